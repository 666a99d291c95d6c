import { CANCEL } from 'redux-saga';
import type { Endpoint } from '../../../../sagas/api/endpoint';
import { endpoints } from '../../../../sagas/api/endpoints';
import { FailureError } from '../../../../sagas/api/failures';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { send } from '../../../../sagas/api/send';
import {
  body,
  type HttpOperator,
  json,
  openHttpOperator,
  type Responding,
} from '../../../support/httpOperator';
import { until } from '../../../support/waiting';

let operator: HttpOperator;
beforeAll(async () => {
  operator = await openHttpOperator();
});
afterAll(() => operator.close());
afterEach(() => jest.restoreAllMocks());

const { cpe, acceptTerms, login, renew, renewReadingText } = endpoints;
const order = { productid: 'FAM01', chargeperiod: 'MONTHLY', amount: '10.00' };

const sent = (endpoint: Endpoint, request: unknown = undefined) =>
  send(endpoint, request, { baseUrl: operator.baseUrl });

const failureOf = (endpoint: Endpoint, request: unknown = undefined): Promise<unknown> =>
  sent(endpoint, request).then(
    (answer) => ({ answer }),
    (error: unknown) => (error instanceof FailureError ? error.failure : error),
  );

/** The row, but with a time limit that a test can wait for. */
const hurried = (endpoint: Endpoint): Endpoint => ({ ...endpoint, timeLimit: 400 });

describe('The list of requests that a page can read', () => {
  const listed = () => performance.getEntriesByType('resource').map(({ name }) => name);
  const isListed = (path: string) => listed().some((name) => name.includes(path));

  // A full list takes no more, and other tests of this process have written to it.
  beforeEach(() => performance.clearResourceTimings());

  it.each([
    ['login', login, { username: 'asha', password: 'secret-1' }],
    ['verifyOtp', endpoints.verifyOtp, { validationtoken: 't', otp: '482139' }],
    ['validate', endpoints.validate, { identity: '9000004412', purpose: 'REGISTER' }],
    ['instantCustomer', endpoints.instantCustomer, { customeridentity: '9000004412' }],
    ['ottQuickPay', endpoints.ottQuickPay, { mobileno: '9000004412' }],
    ['offerSubscriber', endpoints.offerSubscriber, { mobileno: '9000004412', pincode: '422001' }],
  ])('It loses the address of %s, whatever the answer', async (_, endpoint, request) => {
    operator.respondsBy(json({}, 500));
    await failureOf(cpe);
    await until(() => isListed(cpe.path));
    await failureOf(endpoint, request);
    await until(() => listed().length === 0);
  });
});

describe('The answer to a request', () => {
  it.each([200, 201])('Status %i is a success', async (status) => {
    operator.respondsBy(json({ ...subscriberSample, customerid: 42 }, status));
    expect(await sent(login, { username: 'asha' })).toMatchObject({ customerid: '42' });
  });

  it.each([202, 203, 206, 304, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503])(
    'Status %i is a refusal, and the request is sent once',
    async (status) => {
      operator.respondsBy(json(status === 304 ? undefined : {}, status));
      expect(await failureOf(cpe)).toEqual({ kind: 'refused', call: 'cpe', status, message: '' });
      expect(operator.arrived).toHaveLength(1);
    },
  );

  it.each([204, 205])(
    'Status %i, which has no body, is a refusal of a read and leaves a write unknown',
    async (status) => {
      operator.respondsBy((response) => response.writeHead(status).end());
      expect(await failureOf(acceptTerms)).toEqual({
        kind: 'unknown',
        call: 'acceptTerms',
        status,
        message: '',
      });
      expect(await failureOf(cpe)).toMatchObject({ kind: 'refused', status });
    },
  );

  it('A refusal keeps the operator’s own sentence and code', async () => {
    operator.respondsBy(
      json({ error: 'Try Renew Within 15 days of expiry', errorcode: 1087 }, 409),
    );
    expect(await failureOf(renew, order)).toEqual({
      kind: 'refused',
      call: 'renew',
      status: 409,
      message: 'Try Renew Within 15 days of expiry',
      code: '1087',
    });
  });

  it('A refusal in HTML has no sentence', async () => {
    operator.respondsBy(body('<h1>Bad gateway</h1>', 502, 'text/html'));
    expect(await failureOf(cpe)).toMatchObject({ kind: 'refused', status: 502, message: '' });
  });

  it.each([
    ['HTML instead of JSON', '<!doctype html><title>Login</title>'],
    ['malformed JSON', '[{"stbno":"1"'],
    ['nothing at all', ''],
    ['JSON of another shape', '[{"stbno":{}}]'],
    ['a number', '42'],
    ['a sentence', '"hello"'],
  ])('A body that is %s is unreadable and causes no crash', async (_, text) => {
    for (const type of ['application/json', 'text/html']) {
      operator.respondsBy(body(text, 200, type));
      expect(await failureOf(cpe)).toEqual({ kind: 'unreadable', call: 'cpe' });
    }
  });

  it('Where the table asks for text, JSON is read first, and a sentence leaves the write unknown', async () => {
    operator.respondsBy(body('[{"productid":"A","productstatus":"ACTIVE"}]', 200, 'text/plain'));
    expect(await sent(renewReadingText, order)).toMatchObject([{ productid: 'A' }]);
    expect(operator.last().headers.accept).toBe('text/plain');
    operator.respondsBy(body(' Renewed. ', 200, 'text/plain'));
    expect(await failureOf(renewReadingText, order)).toMatchObject({
      ...{ kind: 'unknown', status: 200, message: 'Renewed.' },
    });
    operator.respondsBy(body('', 200, 'text/plain'));
    expect(await failureOf(renewReadingText, order)).toMatchObject({
      ...{ kind: 'unknown', status: 200, message: '' },
    });
  });
});

describe('A connection that fails', () => {
  const ways: [string, Responding][] = [
    ['before any answer', (response) => response.destroy()],
    [
      'in the middle of the answer',
      (response) => {
        const half = response.writeHead(200, { 'content-length': 1000 });
        half.write('[{"stbno"', () => response.destroy());
      },
    ],
  ];
  it.each(ways)(
    'A connection lost %s leaves a read unreachable and a write unknown, each sent once',
    async (_, way) => {
      operator.respondsBy(way);
      expect(await failureOf(cpe)).toEqual({ kind: 'unreachable', call: 'cpe' });
      expect(operator.arrived).toHaveLength(1);
      operator.respondsBy(way);
      expect(await failureOf(renew, order)).toEqual({ kind: 'unknown', call: 'renew' });
      expect(operator.arrived).toHaveLength(1);
    },
  );

  it('A connection lost after the status is no success', async () => {
    operator.respondsBy((response) => {
      const whole = response.writeHead(200, { 'transfer-encoding': 'chunked' });
      whole.write('{"message":"ok"}', () => response.destroy());
    });
    expect(await failureOf(acceptTerms)).toEqual({ kind: 'unknown', call: 'acceptTerms' });
  });
});

describe('An answer that takes too long', () => {
  const ways: [string, Responding][] = [
    ['before the answer begins', () => undefined],
    ['before the answer ends', (response) => void response.writeHead(200).write('[')],
  ];
  it.each(ways)(
    'A timeout %s leaves a read too slow and a write unknown, each sent once',
    async (_, way) => {
      operator.respondsBy(way);
      expect(await failureOf(hurried(cpe))).toEqual({ kind: 'tooSlow', call: 'cpe' });
      expect(operator.arrived).toHaveLength(1);
      operator.respondsBy(way);
      expect(await failureOf(hurried(renew), order)).toEqual({ kind: 'unknown', call: 'renew' });
      expect(operator.arrived).toHaveLength(1);
    },
  );
});

/** What the middleware does with a promise whose saga is cancelled. */
const giveUp = (answer: Promise<unknown>): void =>
  (answer as unknown as Readonly<Record<string, () => void>>)[CANCEL]?.(); // `send` puts it there

describe('A cancelled request', () => {
  it('Cancelling the saga aborts the request', async () => {
    let isClosed = false;
    operator.respondsBy((response) => void response.on('close', () => (isClosed = true)));
    const answer = sent(cpe);
    answer.catch(() => undefined);
    await until(() => operator.arrived.length === 1);
    giveUp(answer);
    await expect(answer).rejects.toBeInstanceOf(FailureError);
    await until(() => isClosed);
  });
});

describe('The encoding of a payload', () => {
  const arriving = async (endpoint: Endpoint, request?: unknown) => {
    operator.respondsBy(json({}));
    await failureOf(endpoint, request);
    expect(operator.arrived).toHaveLength(1);
    return operator.last();
  };
  const tricky = { productid: 'A&B=ü', reason: 'no longer, thanks +1' };

  it('A query is encoded in the address', async () => {
    const {
      method,
      path,
      body: nothing,
    } = await arriving(endpoints.promos, { portal: 'SELF CARE', type: 'A&B' });
    expect([method, path, nothing]).toEqual([
      'GET',
      '/subscriber/v1/promo?portal=SELF+CARE&type=A%26B',
      '',
    ]);
  });

  it('A write in query style is encoded in the address', async () => {
    const {
      method,
      path,
      body: nothing,
    } = await arriving(endpoints.broadbandDetails, { customerid: '42' });
    expect([method, path, nothing]).toEqual([
      'POST',
      '/subscriber/v1/subscriber/broadbanddetails?customerid=42',
      '',
    ]);
  });

  it('A form is URL-encoded in the body', async () => {
    const { method, headers, body: form } = await arriving(endpoints.removePack, tricky);
    expect(method).toBe('POST');
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(form))).toEqual(tricky);
  });

  it('A JSON payload is sent as JSON', async () => {
    const {
      method,
      headers,
      body: text,
    } = await arriving(endpoints.updateSubscriber, { firstname: 'आशा' });
    expect([method, headers['content-type'], text]).toEqual([
      'PUT',
      'application/json',
      '{"firstname":"आशा"}',
    ]);
  });

  it('A payload with a file is sent as multipart', async () => {
    const file = new File(['scan'], 'aadhaar.png', { type: 'image/png' });
    const { headers, body: parts } = await arriving(endpoints.uploadDocument, {
      documenttype: 'AADHAAR',
      file,
    });
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(parts).toContain('name="documenttype"\r\n\r\nAADHAAR');
    expect(parts).toMatch(
      /name="file"; filename="aadhaar.png"\r\nContent-Type: image\/png\r\n\r\nscan/,
    );
  });

  it('The ticket id fills the path and is sent nowhere else', async () => {
    const { path } = await arriving(endpoints.ticketPage, { ticketid: 'T/1 2', page: 1 });
    expect(path).toBe('/subscriber/v1/ticket.php/T%2F1%202?page=1');
  });

  it('A call without a documented payload sends none', async () => {
    const { path, body: nothing, headers } = await arriving(acceptTerms);
    expect([path, nothing]).toEqual(['/subscriber/v1/subscriber/termsandcondition', '']);
    expect(headers['content-type']).toBeUndefined();
  });

  it('The relay is called at its configured address without the operator’s cookies', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    operator.respondsBy(json({ message: 'Subscribed.' }));
    const relay = `${operator.baseUrl}/push/topics`;
    await send(
      endpoints.subscribeToTopic,
      { relay, token: 'T', region: 'R' },
      { baseUrl: 'http://127.0.0.1:1' },
    );
    expect(operator.last()).toMatchObject({
      path: '/push/topics',
      body: '{"token":"T","region":"R"}',
    });
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({ credentials: 'omit' });
  });
});

describe('A request that moves money from a page that came over HTTP/2', () => {
  const comesOver = (nextHopProtocol: string) =>
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ nextHopProtocol } as PerformanceNavigationTiming]); // the one field that is read
  const form = Object.entries(order);
  /** A stream has no length, so it comes in chunks. */
  const came = () =>
    operator.arrived.map(({ headers, body: sentBody }) => ({
      type: headers['content-type'],
      length: headers['content-length'],
      form: [...new URLSearchParams(sentBody)],
    }));
  const type = 'application/x-www-form-urlencoded;charset=UTF-8';
  const length = String(new URLSearchParams(order).toString().length);

  it.each(['h2', 'h3'])('The body is a stream over %s, which cannot be sent again', async (one) => {
    comesOver(one);
    operator.respondsBy(json([]));
    await failureOf(renew, order);
    expect(came()).toEqual([{ type, form, length: undefined }]);
  });

  it('The body has a length over HTTP/1.1, where no stream travels', async () => {
    comesOver('http/1.1');
    operator.respondsBy(json([]));
    await failureOf(renew, order);
    expect(came()).toEqual([{ type, form, length }]);
  });

  it('A request that moves no money has a length', async () => {
    comesOver('h2');
    operator.respondsBy(json({}));
    await failureOf(endpoints.removePack, order);
    expect(came()).toEqual([{ type, form, length }]);
  });

  it('The request is sent with a length when the server asks for one with 411', async () => {
    comesOver('h2');
    operator.respondsBy((response, { headers }) =>
      json([], headers['content-length'] === undefined ? 411 : 200)(response, operator.last()),
    );
    await failureOf(renew, order);
    expect(came()).toEqual([
      { type, form, length: undefined },
      { type, form, length },
    ]);
  });

  it('A second 411 ends the request', async () => {
    comesOver('h2');
    operator.respondsBy(json({}, 411));
    expect(await failureOf(renew, order)).toMatchObject({ call: 'renew', status: 411 });
    expect(operator.arrived).toHaveLength(2);
  });
});

describe('Every request', () => {
  it('A request sends the session cookie and no authorization, and is never cached', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    operator.respondsBy(json([]));
    await sent(cpe);
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({ credentials: 'include', cache: 'no-store' });
    const { headers } = operator.last();
    expect(headers.accept).toBe('application/json');
    expect(headers.authorization).toBeUndefined();
    expect(headers['idempotency-key']).toBeUndefined();
  });

  it('A request that moves money sends the idempotency key of its intent, the same each time', async () => {
    operator.respondsBy(json([]));
    const sending = { baseUrl: operator.baseUrl, idempotencyKey: 'intent-1' };
    for (const _ of [1, 2]) await send(renew, order, sending).catch(() => undefined);
    expect(operator.arrived.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'intent-1',
      'intent-1',
    ]);
  });
});
