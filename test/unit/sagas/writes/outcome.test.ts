import * as v from 'valibot';
import { endpoints } from '../../../../sagas/api/endpoints';
import { FailureError } from '../../../../sagas/api/failures';
import { send } from '../../../../sagas/api/send';
import { answers, type CallName } from '../../../../store/wire/answers';
import { wordsOf } from '../../../../store/wire/refusal';
import { isOutcomeUnknown, isSettledBy, outcomeOfParts } from '../../../../store/writes/outcome';

type Outcome = 'success' | 'refused' | 'unknown';

const writes = Object.values(endpoints).filter(({ changes }) => changes);
const nameOf = ({ name }: { readonly name: CallName }) => name;

/** Every field that any write needs in its answer. No schema rejects the fields of the others. */
const ANSWER = {
  ...{ productid: 'P1', productstatus: 'ACTIVE', orderid: 'O1', amount: '10.00', status: 'PAID' },
  ...{ itemtotal: '8.00', gst: '2.00', total: '10.00', documentid: 'D1', ticketid: 'T1' },
  ...{ txnid: 'X1', action: '/pay', fields: {}, upiintent: 'upi://pay?pa=a%40b' },
  ...{ txnRefNo: 'R1', paymentid: 'P1', subscriberid: 'S1', initiatesignature: 's' },
  ...{ transactionId: 'X1', responseData: { OTP: { status: 'SUCCESS' } }, success: {} },
  ...{ customerid: '42', username: 'asha', message: 'Done.' },
};

/** What a body says about the write, judged by its words alone. */
type Says = 'namedCode' | 'failure' | 'nothing';
const bodies: readonly (readonly [body: string, says: Says])[] = [
  // A code that the contract names.
  ['{"error":"No.","errorcode":"OWNED"}', 'namedCode'],
  ['{"error":"Conflict","message":"No.","errorCode":"LP_ACCOUNT_LOCKED"}', 'namedCode'],
  [JSON.stringify({ ...ANSWER, errorcode: '1087' }), 'namedCode'],
  ['Try Renew Within 15 days of expiry', 'namedCode'],
  ['"Failed to get CreateConditionalVoucherCharges Result CLOSE"', 'namedCode'],
  // Another code, or a failure without a code.
  ['{"error":"Still working on it.","errorcode":"IN_PROGRESS"}', 'failure'],
  ['{"status":"failure","errorcode":"9999","message":"Not possible today"}', 'failure'],
  ['{"status":"failure"}', 'failure'],
  ['{"success":false,"message":"No."}', 'failure'],
  ['{"error":"No."}', 'failure'],
  // A gateway's word, also where the contract has the same word as a code.
  ['{"error":"UNKNOWN"}', 'failure'],
  ['{"error":"BAD_REQUEST"}', 'failure'],
  ['{"error":"OWNED"}', 'failure'],
  ['{"error":{"deep":1},"message":"No."}', 'failure'],
  // Neither a code nor a failure.
  [JSON.stringify(ANSWER), 'nothing'],
  [JSON.stringify({ ...ANSWER, error: null, errorcode: '00', errorCode: 0 }), 'nothing'],
  ['{"message":"No."}', 'nothing'],
  ['Your request is being processed', 'nothing'],
  ['FAILED, 1087, Try Renew Within 15 days of expiry', 'nothing'],
  ['Upstream request failed (502)', 'nothing'],
  ['"Renewed."', 'nothing'],
  ['', 'nothing'],
  ['<!doctype html><title>Bad gateway</title>', 'nothing'],
  ['{"weather":"sunny"}', 'nothing'],
  ['{}', 'nothing'],
  ['[]', 'nothing'],
  ['[null,null]', 'nothing'],
  ['[{"weather":"sunny"}]', 'nothing'],
  ['null', 'nothing'],
  ['42', 'nothing'],
  ['{"error":"No.","errorcode":"OWNED"', 'nothing'],
];

const STATUSES = Array.from({ length: 400 }, (_, at) => at + 200);
/** One status of each kind, and every status that was ever mistaken for another. */
const KINDS_OF_STATUS = [
  200, 201, 202, 204, 302, 400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 502,
];

const isReadable = (name: CallName, body: string): boolean => {
  try {
    const json: unknown = JSON.parse(body);
    return typeof json !== 'string' && v.safeParse(answers[name], json).success;
  } catch {
    return false;
  }
};

/** These calls report on each pack or on a payment: an error beside those facts belongs to the pack or payment. */
const REPORTS: readonly CallName[] = ['renew', 'renewReadingText', 'confirmPayment'];

/** The definition, written once more: this test must not ask the product what it means. */
const expected = (name: CallName, status: number, body: string, says: Says): Outcome => {
  const isSuccess = (status === 200 || status === 201) && isReadable(name, body);
  if (isSuccess && REPORTS.includes(name)) return 'success';
  if (says === 'namedCode') return 'refused';
  return isSuccess && says === 'nothing' ? 'success' : 'unknown';
};

let reply: () => Promise<Response>;
const replies = (fetch: () => Promise<Response>): void => void (reply = fetch);
beforeAll(() => jest.spyOn(globalThis, 'fetch').mockImplementation(() => reply()));
afterAll(() => jest.restoreAllMocks());

const BODILESS = new Set([204, 205, 304]);
const response = (status: number, body: string): Response =>
  new Response(BODILESS.has(status) ? null : body, { status });

const REQUEST = { relay: 'https://relay.example.com/topics', token: 'T', amount: '10.00' };
const outcomeOf = async (name: CallName): Promise<string> => {
  try {
    await send(endpoints[name], REQUEST, { baseUrl: 'https://operator.example.com' });
    return 'success';
  } catch (error) {
    if (!(error instanceof FailureError)) return String(error);
    const { failure } = error;
    // The kind that the screens show must agree with the definition that the flows ask.
    const isKind = (failure.kind === 'unknown') === isOutcomeUnknown(failure);
    return isKind ? failure.kind : `${failure.kind} in one place, and not in the other`;
  }
};

/** Every case whose outcome differs from the definition. */
const mistakes = async (
  name: CallName,
  statuses: readonly number[],
  sent: readonly (readonly [string, Says])[],
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const status of statuses)
    for (const [text, says] of sent) {
      const body = BODILESS.has(status) ? '' : text;
      replies(async () => response(status, body));
      const outcome = await outcomeOf(name);
      const wanted = expected(name, status, body, body === text ? says : 'nothing');
      if (outcome !== wanted) wrong.push(`${status} ${body}: ${outcome}, not ${wanted}`);
    }
  return wrong;
};

/** Bodies that a 200 of an operator, a gateway or a public network may carry, and that mean success for no write. */
const ODD_BODIES: readonly (readonly [name: string, body: string])[] = [
  ['an empty object', '{}'],
  ['an empty list', '[]'],
  ['null', 'null'],
  ['an error', '{"error":"x"}'],
  ['a status of failure', '{"status":"failure"}'],
  ['no success', '{"success":false}'],
  ['a page', '<!doctype html><html><body><h1>Welcome to free Wi-Fi</h1></body></html>'],
  ['nothing', ''],
  ['JSON that ends too early', JSON.stringify(ANSWER).slice(0, -12)],
  ['a text', '"Your request is being processed"'],
  ['100 kB of text', 'All is well. '.repeat(8_000)],
  ['a list of nulls', '[null,null,null]'],
  [
    'a failure with a code that no contract names',
    '{"status":"failure","errorcode":"9999","message":"Not possible today"}',
  ],
];

/** The relay for push messages is not the operator's, and answers a success with an empty object. */
const WRITES_OF_OPERATOR = writes.map(nameOf).filter((name) => name !== 'subscribeToTopic');

describe.each(WRITES_OF_OPERATOR)('A 200 that answers %s with something odd', (name) => {
  it.each(ODD_BODIES)('%s is never taken for done', async (_, body) => {
    for (const status of [200, 201]) {
      replies(async () => response(status, body));
      expect([status, await outcomeOf(name)]).toEqual([status, 'unknown']);
    }
  });
});

it('The table has 28 writes, and each of them is tested below', () => {
  expect(writes.map(nameOf)).toEqual(
    expect.arrayContaining(['uploadDocument', 'createTicket', 'removeFromCart', 'ottQuickPay']),
  );
  expect(writes).toHaveLength(28);
});

describe.each(writes.map(nameOf))('The outcome of %s', (name) => {
  it('After every body with each kind of status the outcome is what the definition says', async () => {
    expect(await mistakes(name, KINDS_OF_STATUS, bodies)).toEqual([]);
  });

  it('A readable answer is a success', async () => {
    for (const status of [200, 201]) {
      replies(async () => response(status, JSON.stringify(ANSWER)));
      expect(await outcomeOf(name)).toBe('success');
    }
  });

  it('A connection that is cut before or within the answer leaves it unknown', async () => {
    replies(() => Promise.reject(new TypeError('network failed')));
    expect(await outcomeOf(name)).toBe('unknown');
    for (const status of KINDS_OF_STATUS.filter((one) => !BODILESS.has(one))) {
      replies(async () => new Response(cutOff(), { status }));
      expect(await outcomeOf(name)).toBe('unknown');
    }
  });
});

/** Each kind of body: no body, a known code, another one, a sentence, a page, empty JSON, a list. */
const KINDS_OF_BODY = bodies.filter(([body]) =>
  [
    ...['', '{"error":"No.","errorcode":"OWNED"}', 'Your request is being processed', '{}', '[]'],
    ...['{"error":"Still working on it.","errorcode":"IN_PROGRESS"}'],
    ...['<!doctype html><title>Bad gateway</title>'],
  ].includes(body),
);

/** 80,000 answers take half a minute: the short run sends those of two writes. */
const IN_EVERY_STATUS: readonly CallName[] =
  process.env['WALKS'] === 'long' ? writes.map(nameOf) : ['checkout', 'renewReadingText'];

it.each(IN_EVERY_STATUS)(
  'After every status with each kind of body the outcome of %s is what the definition says',
  async (name) => {
    expect(KINDS_OF_BODY).toHaveLength(7);
    expect(await mistakes(name, STATUSES, KINDS_OF_BODY)).toEqual([]);
  },
);

const cutOff = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"error":"No.'));
      controller.error(new TypeError('terminated'));
    },
  });

it('No regular expression reads an operator’s words, so that none can take long over them', () => {
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  for (const part of ['x', '1', '1,', '<', ' 1087 ']) {
    const text = part.repeat(1_000);
    wordsOf(text);
    wordsOf({ message: text, error: text, errorcode: text, errorCode: text, status: text });
  }
  expect(exec).not.toHaveBeenCalled();
  exec.mockRestore();
});

it('The operator’s sentence stays with an outcome that is unknown, and a page does not', async () => {
  const sentenceAfter = async (status: number, body: string) => {
    replies(async () => response(status, body));
    const sending = { baseUrl: 'https://operator.example.com' };
    return await send(endpoints.checkout, REQUEST, sending).catch(
      (error: FailureError) => error.failure,
    );
  };
  const busy = { kind: 'unknown', status: 400, message: 'Still being processed.' };
  expect(await sentenceAfter(400, '{"error":"Still being processed."}')).toMatchObject(busy);
  expect(await sentenceAfter(400, 'Still being processed.')).toMatchObject(busy);
  expect(await sentenceAfter(200, '<html>Log in to the Wi-Fi</html>')).toMatchObject({
    ...{ kind: 'unknown', status: 200, message: '' },
  });
});

it.each([
  ['unknown without any part', [], 'unknown'],
  ['done when all are done', ['done', 'done'], 'done'],
  ['done when a part is done and another refused', ['refused', 'done'], 'done'],
  ['refused when all are refused', ['refused', 'refused'], 'refused'],
  ['unknown when one is, whatever the others are', ['done', 'unknown', 'refused'], 'unknown'],
] as const)('An answer of several parts is %s', (_, parts, whole) => {
  expect(outcomeOfParts(parts)).toBe(whole);
});

describe('A failure', () => {
  const call = 'checkout';
  const no = { kind: 'refused', call, status: 404, message: 'No.' } as const;
  const expired = { kind: 'refused', call, status: 401, message: '' } as const;
  const offline = { kind: 'unreachable', call } as const;
  const lost = { kind: 'unknown', call } as const;

  it('A write that never left is certain not to have been carried out', () => {
    expect(isOutcomeUnknown(offline)).toBe(false);
    expect(isOutcomeUnknown({ kind: 'payloadMissing', error: 'payload not found' })).toBe(false);
  });

  it('A pack result that says no is certain', () => {
    expect(isOutcomeUnknown({ kind: 'refused', call, status: 200, message: '' })).toBe(false);
  });

  it('What the portal itself refused was not sent, which says nothing about an earlier sending', () => {
    const blocked = { kind: 'blocked', code: 'PAYMENT_OPEN' } as const;
    expect(isOutcomeUnknown(blocked)).toBe(false);
    expect([isSettledBy(blocked, true), isSettledBy(blocked, false)]).toEqual([true, false]);
  });

  it('A first sending is settled by every failure that is certain', () => {
    expect([no, expired, offline, lost].map((one) => isSettledBy(one, true))).toEqual([
      ...[true, true, true, false],
    ]);
  });

  it('Another sending is settled by a refusal alone, and not by 401', () => {
    expect([no, expired, offline, lost].map((one) => isSettledBy(one, false))).toEqual([
      ...[true, false, false, false],
    ]);
  });
});
