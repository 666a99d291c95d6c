import * as v from 'valibot';
import { endpoints } from '../../../../sagas/api/endpoints';
import { FailureError } from '../../../../sagas/api/failures';
import { send } from '../../../../sagas/api/send';
import { answers, type CallName } from '../../../../store/wire/answers';
import { isOutcomeUnknown, isSettledBy } from '../../../../store/writes/outcome';

type Outcome = 'success' | 'refused' | 'unknown';

const writes = Object.values(endpoints).filter(({ changes }) => changes);
const nameOf = ({ name }: { readonly name: CallName }) => name;

/** Every field that any write needs in its answer: no shape minds those of the others. */
const ANSWER = {
  ...{ productid: 'P1', productstatus: 'ACTIVE', orderid: 'O1', amount: '10.00', status: 'PAID' },
  ...{ itemtotal: '8.00', gst: '2.00', total: '10.00', documentid: 'D1', ticketid: 'T1' },
  ...{ txnid: 'X1', action: '/pay', fields: {}, upiintent: 'upi://pay?pa=a%40b' },
  ...{ txnRefNo: 'R1', paymentid: 'P1', subscriberid: 'S1', initiatesignature: 's' },
  ...{ transactionId: 'X1', responseData: { OTP: { status: 'SUCCESS' } }, success: {} },
  ...{ customerid: '42', username: 'asha', message: '' },
};

/** What a refusal says, as far as the contract knows it. */
type Says = 'knownCode' | 'sentence' | 'nothing';
const bodies: readonly (readonly [body: string, says: Says])[] = [
  ['{"error":"No.","errorcode":"OWNED"}', 'knownCode'],
  ['{"error":"Conflict","message":"No.","errorCode":"LP_ACCOUNT_LOCKED"}', 'knownCode'],
  ['{"message":"No."}', 'sentence'],
  ['{"error":"Still working on it.","errorcode":"IN_PROGRESS"}', 'sentence'],
  [JSON.stringify(ANSWER), 'nothing'],
  ['', 'nothing'],
  ['<!doctype html><title>Bad gateway</title>', 'nothing'],
  ['{"weather":"sunny"}', 'nothing'],
  ['{}', 'nothing'],
  ['null', 'nothing'],
  ['42', 'nothing'],
  ['{"error":"No.","errorcode":"OWNED"', 'nothing'],
];

const STATUSES = Array.from({ length: 400 }, (_, at) => at + 200);
/** One of each kind, and all that were ever mistaken for another. */
const TELLING = [200, 201, 202, 204, 302, 400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 502];

const isReadable = (name: CallName, body: string): boolean => {
  if (endpoints[name].reads === 'text') return body.trim() !== '';
  try {
    return v.safeParse(answers[name], JSON.parse(body)).success;
  } catch {
    return false;
  }
};

/** The definition in words, once more: this test may not ask the product what it means. */
const expected = (name: CallName, status: number, body: string, says: Says): Outcome => {
  if (status === 200 || status === 201) return isReadable(name, body) ? 'success' : 'unknown';
  if (status === 401) return 'refused';
  if (status < 400 || status > 499 || status === 408 || status === 425) return 'unknown';
  if (status === 409 || status === 422 || status === 429)
    return says === 'knownCode' ? 'refused' : 'unknown';
  return says === 'nothing' ? 'unknown' : 'refused';
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
    // The kind that the screens show, and the definition that the flows ask, may not part.
    if (isOutcomeUnknown(failure)) return failure.kind === 'unknown' ? 'unknown' : failure.kind;
    return failure.kind;
  }
};

/** Every case whose outcome is another than the definition says. */
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
      const wanted = expected(name, status, body, body === '' ? 'nothing' : says);
      if (outcome !== wanted) wrong.push(`${status} ${body}: ${outcome}, not ${wanted}`);
    }
  return wrong;
};

it('The table has 28 writes, and each of them is tested below', () => {
  expect(writes.map(nameOf)).toEqual(
    expect.arrayContaining(['uploadDocument', 'createTicket', 'removeFromCart', 'ottQuickPay']),
  );
  expect(writes).toHaveLength(28);
});

describe.each(writes.map(nameOf))('The outcome of %s', (name) => {
  it('After every status the outcome is what the definition says', async () => {
    expect(await mistakes(name, STATUSES, bodies.slice(0, 1))).toEqual([]);
  });

  it('After every kind of body the outcome is what the definition says', async () => {
    expect(await mistakes(name, TELLING, bodies)).toEqual([]);
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
    for (const status of TELLING.filter((one) => !BODILESS.has(one))) {
      replies(async () => new Response(cutOff(), { status }));
      expect(await outcomeOf(name)).toBe('unknown');
    }
  });
});

it.each(['checkout', 'renew', 'createTicket', 'uploadDocument'] as const)(
  'After every status with every kind of body the outcome of %s is what the definition says',
  async (name) => {
    expect(await mistakes(name, STATUSES, bodies)).toEqual([]);
  },
);

const cutOff = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"error":"No.'));
      controller.error(new TypeError('terminated'));
    },
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

  it('The operator’s 409 with a code of the portal alone proves nothing', () => {
    const foreign = {
      kind: 'refused',
      call,
      status: 409,
      message: 'No.',
      code: 'JUST_PAID',
    } as const;
    expect(isOutcomeUnknown(foreign)).toBe(true);
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
