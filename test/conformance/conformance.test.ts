import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { CallName } from '../../store/wire/answers';
import { createOperator, type Operator } from '../operator/operator';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import type { Idempotency } from '../operator/transport/idempotency';
import { junitOf } from './junit';
import { type Options, readCommand, WrongUse } from './options';
import { type CallReport, countOf, reportText } from './report';
import { walk } from './walk';

const account = { name: 'meera', password: DEMO_PASSWORD };

const optionsFor = (server: string, more: Partial<Options> = {}): Options => ({
  server,
  operatorWords: {},
  reader: account,
  writer: null,
  spending: null,
  txnid: '',
  junit: '',
  ...more,
});

interface Served {
  readonly operator: Operator;
  readonly server: string;
}

let served: Served | undefined;
afterEach(async () => {
  await served?.operator.close();
  served = undefined;
});

const serve = async (
  prepare: (operator: Operator) => void = () => undefined,
  mode?: Idempotency,
) => {
  const operator = await createOperator({
    database: ':memory:',
    ...(mode && { idempotency: mode }),
  });
  prepare(operator);
  const server = await operator.app.listen({ port: 0, host: '127.0.0.1' });
  return (served = { operator, server });
};

const rowOf = (rows: readonly CallReport[], call: CallName): CallReport | undefined =>
  rows.find((row) => row.call === call);
const failed = (rows: readonly CallReport[]): string[] =>
  rows.flatMap(({ call, wrong }) => wrong.map((sentence) => `${call}: ${sentence}`));

describe('The walk through the stand-in', () => {
  it.each<Idempotency>(['honours', 'ignores', 'strict'])(
    'The walk finds nothing wrong in an operator of the kind “%s”, and names its kind',
    async (mode) => {
      const { server } = await serve(undefined, mode);
      const spending = { account, limit: 200_000 };
      const rows = await walk(optionsFor(server, { writer: account, spending }));
      expect(failed(rows)).toEqual([]);
      for (const call of ['createTicket', 'payAsLcoCustomer'] as const)
        expect(rowOf(rows, call)?.notes.join(' ')).toContain(`Idempotency-Key: ${mode}`);
      expect(countOf(rows, 'passed')).toBeGreaterThanOrEqual(46);
    },
    60_000,
  );

  it('An operator that sends documented and needed fields alone is right, and the fields of ours that it lacks are named', async () => {
    const operator = await createOperator({ database: ':memory:', answers: 'documented' });
    const server = await operator.app.listen({ port: 0, host: '127.0.0.1' });
    served = { operator, server };
    const rows = await walk(optionsFor(server, { writer: account }));
    expect(failed(rows)).toEqual([]);
    expect(rowOf(rows, 'activePacks')?.lacks).toEqual(
      expect.arrayContaining(['renewable', 'price']),
    );
    expect(rowOf(rows, 'subscriber')?.lacks).toEqual([]);
    expect(reportText(rows)).toMatch(/ {6}Lacks of ours: .*renewable/);
  }, 60_000);

  it('Without --writes the walk changes nothing', async () => {
    const { operator, server } = await serve();
    const before = JSON.stringify([operator.books.ledger(), operator.books.orders()]);
    const rows = await walk(optionsFor(server));
    expect(failed(rows)).toEqual([]);
    expect(rowOf(rows, 'createTicket')).toMatchObject({ result: 'not tried' });
    expect(JSON.stringify([operator.books.ledger(), operator.books.orders()])).toBe(before);
    const posted = operator.books.calls().filter(({ call }) => call === 'createTicket');
    expect(posted).toEqual([]);
  });

  it('The walk approves no payment that it begins', async () => {
    const { operator, server } = await serve();
    await walk(optionsFor(server, { writer: account }));
    expect(operator.books.payments().length).toBeGreaterThan(0);
    expect(operator.books.payments().filter(({ status }) => status === 'SUCCESS')).toEqual([]);
    const tickets = operator.books
      .tickets()
      .filter(({ subject }) => String(subject).startsWith('Conformance'));
    expect(tickets.map(({ status }) => status)).toEqual(['CLOSED']);
  });
});

/** This operator says RUNNING for ACTIVE, and EVERY for ALL. */
const speakOtherwise = ({ app }: Operator): void => {
  const statuses = { RUNNING: 'ACTIVE', EVERY: 'ALL' };
  app.addHook('preValidation', async (request, reply) => {
    const query = request.query as { productstatus?: string }; // of a call that asks for packs
    const { productstatus = '' } = query;
    if (['ACTIVE', 'ALL'].includes(productstatus))
      return reply.code(400).send({ error: 'There is no such status.' });
    if (productstatus in statuses)
      query.productstatus = statuses[productstatus as keyof typeof statuses]; // just found in it
    return undefined;
  });
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? payload.replaceAll('"ACTIVE"', '"RUNNING"') : payload,
  );
};

describe('An operator with values of its own', () => {
  const operatorValues = { productstatus: { ALL: 'EVERY', ACTIVE: 'RUNNING' } };

  it('The operator passes with the configuration that names its values, and fails without it', async () => {
    const { server } = await serve(speakOtherwise);
    const named = await walk(optionsFor(server, { operatorWords: { operatorValues } }));
    expect(rowOf(named, 'activePacks')).toMatchObject({ result: 'passed' });
    expect(rowOf(named, 'renewablePacks')).toMatchObject({ result: 'passed' });
    const unnamed = await walk(optionsFor(server));
    expect(rowOf(unnamed, 'activePacks')).toMatchObject({ result: 'failed' });
  });
});

describe('The limit of --spend', () => {
  it.each([
    ['Nothing is paid above the limit of --spend', 100, 0],
    ['One renewal is paid within the limit of --spend', 200_000, 1],
  ])('%s', async (_words, limit, charges) => {
    const { operator, server } = await serve();
    const before = chargesIn(operator).length;
    await walk(optionsFor(server, { writer: account, spending: { account, limit } }));
    expect(chargesIn(operator)).toHaveLength(before + charges);
  });
});

const chargesIn = ({ books }: Operator) =>
  books.ledger('100008031').filter(({ kind }) => kind === 'CHARGE');

/** A deviation of an operator, the call at which the report names it, and the words of the report. */
const DEVIATIONS: readonly (readonly [string, (operator: Operator) => void, CallName, RegExp])[] = [
  ['answers HTML', ({ scenario }) => scenario.pick('html', { call: 'cart' }), 'cart', /no JSON/],
  [
    'answers values of other types',
    ({ scenario }) => scenario.pick('wrongTypes', { call: 'cart' }),
    'cart',
    /: .*found/,
  ],
  [
    'answers an error to a read',
    ({ scenario }) => scenario.pick('serverError', { call: 'alerts' }),
    'alerts',
    /Answered 500/,
  ],
  [
    'answers 204',
    ({ scenario }) => scenario.pick('noContent', { call: 'cpe' }),
    'cpe',
    /Answered 204/,
  ],
  [
    'cuts a connection',
    ({ scenario }) => scenario.add({ call: 'documents', times: 1, trouble: { kind: 'cutBefore' } }),
    'documents',
    /no answer/,
  ],
  [
    'sends no no-store',
    ({ app }) =>
      void app.addHook('onSend', async (_request, reply) => {
        void reply.header('cache-control', 'private');
      }),
    'subscriber',
    /no-store/,
  ],
  [
    'answers a GET that changes something to another page',
    ({ app }) =>
      void app.server.prependListener('request', ({ headers }) => {
        headers['x-requested-with'] = 'XMLHttpRequest';
      }),
    'removeFromCart',
    /without X-Requested-With it is answered 200/,
  ],
  [
    'believes a page of the same site',
    ({ app }) =>
      void app.server.prependListener('request', ({ headers }) => {
        if (headers['sec-fetch-site'] === 'same-site') delete headers['sec-fetch-site'];
      }),
    'logout',
    /same-site it is answered 200/,
  ],
  [
    'has a session cookie that scripts can read',
    ({ app }) =>
      void app.addHook('onSend', async (_request, reply) => {
        const cookie = reply.getHeader('set-cookie');
        if (typeof cookie === 'string')
          void reply
            .removeHeader('set-cookie')
            .header('set-cookie', cookie.replace(/; HttpOnly/, ''));
      }),
    'login',
    /no HttpOnly/,
  ],
  [
    'answers without a session',
    ({ app }) =>
      void app.addHook('onSend', async (_request, reply, payload) => {
        if (reply.statusCode === 401) void reply.code(400);
        return payload;
      }),
    'cpe',
    /Without a session it answers 400/,
  ],
];

describe('The walk names what is wrong', () => {
  it.each(DEVIATIONS)(
    'An operator that %s fails at that call',
    async (_words, prepare, call, sentence) => {
      const { server } = await serve(prepare);
      const rows = await walk(optionsFor(server));
      const row = rowOf(rows, call);
      expect(row?.result).toBe('failed');
      expect(row?.wrong.join('\n')).toMatch(sentence);
    },
  );
});

/** This operator sends none of these codes; its statuses and sentences stay as they are. */
const withoutCode =
  (code: string) =>
  ({ app }: Operator): void =>
    void app.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || !payload.includes(code)) return payload;
      void reply.removeHeader('content-length');
      return payload.replaceAll(code, '');
    });

describe('A key that comes with another request', () => {
  it.each<Idempotency>(['honours', 'strict'])(
    'An operator of the kind “%s” that refuses it without the documented code fails at that call',
    async (mode) => {
      const { server } = await serve(withoutCode('IDEMPOTENCY_KEY_REUSED'), mode);
      const rows = await walk(optionsFor(server, { writer: account }));
      expect(failed(rows)).toEqual(
        (['createTicket', 'payAsLcoCustomer'] as const).map(
          (call) =>
            `${call}: A key that came with another request is refused without the code IDEMPOTENCY_KEY_REUSED.`,
        ),
      );
    },
    60_000,
  );
});

describe('A payment that the operator does not know', () => {
  /** The stand-in answers 404 with the code; this operator answers about it in another way. */
  const answering =
    (status: number, body: (txnid: string) => object) =>
    ({ app }: Operator): void =>
      void app.addHook('onSend', async (request, reply, payload) => {
        const { txnid = '' } = request.query as { readonly txnid?: string }; // of a call that asks for it
        const isUnknown = typeof payload === 'string' && payload.includes('NO_SUCH_PAYMENT');
        if (request.routeOptions.config.call !== 'paymentStatus' || !isUnknown) return payload;
        void reply.removeHeader('content-length').code(status);
        return JSON.stringify(body(txnid));
      });
  const outcome =
    (status: string, more: object = {}) =>
    (txnid: string) => ({
      ...{ txnid, amount: '0.00', currency: 'INR', status, success: { status: 'true', msg: '' } },
      ...more,
    });

  it.each<[string, number, (txnid: string) => object]>([
    ['404 with the code', 404, () => ({ error: 'No.', errorcode: 'NO_SUCH_PAYMENT' })],
    ['200 and “Not Found”', 200, outcome('Not Found')],
    ['200 and “not_found”', 200, outcome('not_found')],
  ])('An operator that answers %s passes', async (_words, status, body) => {
    const { server } = await serve(answering(status, body));
    const row = rowOf(await walk(optionsFor(server)), 'paymentStatus');
    expect(row).toMatchObject({ result: 'not tried', wrong: [] });
    expect(row?.notes.join(' ')).toContain('An unknown txnid is answered as the portal needs it');
  });

  it.each<[string, number, (txnid: string) => object, RegExp]>([
    [
      '404 without a code',
      404,
      () => ({ error: 'No.' }),
      /is refused \(404\) and not with 404 NO_SUCH_PAYMENT/,
    ],
    [
      '400 with the code',
      400,
      () => ({ error: 'No.', errorcode: 'NO_SUCH_PAYMENT' }),
      /is refused \(400 NO_SUCH_PAYMENT\) and not with 404/,
    ],
    ['a failed payment', 200, outcome('failure'), /is answered as a payment that is known/],
    [
      '“Not Found” with an amount',
      200,
      outcome('Not Found', { amount: '10.00' }),
      /is answered “Not Found” with an amount/,
    ],
    [
      '“Not Found” about another payment',
      200,
      outcome('Not Found', { txnid: 'TX1' }),
      /is answered with another txnid/,
    ],
    [
      '“Not Found” without an amount',
      200,
      outcome('Not Found', { amount: '' }),
      /To an unknown txnid: amount: /,
    ],
    ['a server error', 500, () => ({ error: 'No.' }), /To an unknown txnid: Answered 500/],
  ])('An operator that answers %s fails at that call', async (_words, status, body, sentence) => {
    const { server } = await serve(answering(status, body));
    const row = rowOf(await walk(optionsFor(server)), 'paymentStatus');
    expect(row?.result).toBe('failed');
    expect(row?.wrong.join('\n')).toMatch(sentence);
  });
});

describe('The report', () => {
  it('The report has no password, no cookie and nothing of the account', async () => {
    const { operator, server } = await serve(({ app }) => {
      app.addHook('onSend', async ({ routeOptions }, reply, payload) => {
        const { call } = routeOptions.config;
        if (call === 'subscriber') return JSON.stringify({ customerid: ['Kulkarni'] });
        if (call !== 'alerts' && call !== 'retrack') return payload;
        // A long list is already compressed when this hook runs.
        void reply.removeHeader('content-encoding').removeHeader('content-length').code(400);
        return JSON.stringify({ error: 'Kulkarni has 9000008031', errorcode: 'KULKARNI' });
      });
    });
    const rows = await walk(optionsFor(server, { writer: account }));
    const text = reportText(rows) + junitOf(rows);
    expect(text).toContain('customerid: expected');
    expect(text).toContain('Refused (400 and a code of its own)');
    const codes = operator.books.otps().map(({ code }) => code);
    const secrets = [
      DEMO_PASSWORD,
      'selfcaresession',
      'meera',
      'Kulkarni',
      'KULKARNI',
      '9000008031',
      '100008031',
    ];
    for (const secret of [...secrets, ...codes]) expect(text).not.toContain(secret);
  });

  it('The report for build servers is XML whose sentences are escaped', () => {
    const row: CallReport = {
      call: 'cart',
      address: 'GET <a> & "b"',
      result: 'failed',
      status: 200,
      ms: 1_500,
      wrong: ['a < b & "c"'],
      lacks: [],
      notes: [],
    };
    const xml = junitOf([row, { ...row, result: 'not tried', wrong: [] }]);
    const read = new JSDOM(xml, { contentType: 'text/xml' }).window.document;
    expect(read.querySelector('testsuite')?.getAttribute('failures')).toBe('1');
    expect(read.querySelector('testsuite')?.getAttribute('skipped')).toBe('1');
    expect(read.querySelector('testcase')?.getAttribute('classname')).toBe('GET <a> & "b"');
    expect(read.querySelector('testcase')?.getAttribute('time')).toBe('1.500');
    expect(read.querySelector('failure')?.getAttribute('message')).toBe('a < b & "c"');
    expect(read.querySelectorAll('skipped')).toHaveLength(1);
  });
});

describe('The command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  const file = path.join(folder, 'password');
  const empty = path.join(folder, 'empty');
  writeFileSync(file, 'secret word\n');
  writeFileSync(empty, '\n');
  const ok = ['https://portal.example.com', '--user', 'a', '--password-file', file];

  it('The command reads its accounts from files', () => {
    expect(readFileSync(file, 'utf8')).toBe('secret word\n');
    expect(
      readCommand([...ok, '--writes', '--account', 'a', '--spend', 'a', '--limit', '50']),
    ).toEqual(
      optionsFor('https://portal.example.com', {
        reader: { name: 'a', password: 'secret word' },
        writer: { name: 'a', password: 'secret word' },
        spending: { account: { name: 'a', password: 'secret word' }, limit: 5_000 },
      }),
    );
  });

  it('The command reads the values of the operator from the configuration of the portal', () => {
    const operatorValues = { paymentmode: { BALANCE: 'WALLET' } };
    const configuration = path.join(folder, 'configuration.json');
    const block = { server: 'production', operator: { name: 'Selfcare' }, operatorValues };
    writeFileSync(configuration, JSON.stringify(block));
    expect(readCommand([...ok, '--configuration', configuration])).toMatchObject({
      operatorWords: { operatorValues },
    });
    expect(() => readCommand([...ok, '--configuration', file])).toThrow(/is no JSON object/);
  });

  it.each([
    ['no server', ok.slice(1)],
    ['no account', ok.slice(0, 1)],
    ['a password over http', ['http://portal.example.com', ...ok.slice(1)]],
    ['a path', ['https://portal.example.com/api', ...ok.slice(1)]],
    ['an account without a file', [...ok, '--user', 'b']],
    ['an empty file', [...ok.slice(0, 4), empty]],
    ['a missing file', [...ok.slice(0, 4), path.join(folder, 'none')]],
    ['writes without an account', [...ok, '--writes']],
    ['writes with an account that no file is given for', [...ok, '--writes', '--account', 'b']],
    ['spending without a limit', [...ok, '--writes', '--account', 'a', '--spend', 'a']],
    ['spending without writes', [...ok, '--spend', 'a', '--limit', '5']],
    ['a flag that there is not', [...ok, '--everything']],
  ])('The command refuses %s', (_words, args) => {
    expect(() => readCommand(args)).toThrow(WrongUse);
  });
});
