/** @jest-environment node */
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
const outcomeOf = async (name: CallName): Promise<Outcome | string> => {
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

it('is asked of every write of the table', () => {
  expect(writes.map(nameOf)).toEqual(
    expect.arrayContaining(['uploadDocument', 'createTicket', 'removeFromCart', 'ottQuickPay']),
  );
  expect(writes).toHaveLength(28);
});

describe.each(writes.map(nameOf))('the outcome of %s', (name) => {
  it('is what the definition says after every status', async () => {
    expect(await mistakes(name, STATUSES, bodies.slice(0, 1))).toEqual([]);
  });

  it('is what the definition says after every kind of body', async () => {
    expect(await mistakes(name, TELLING, bodies)).toEqual([]);
  });

  it('is a success after a readable answer', async () => {
    for (const status of [200, 201]) {
      replies(async () => response(status, JSON.stringify(ANSWER)));
      expect(await outcomeOf(name)).toBe('success');
    }
  });

  it('is unknown after a connection that was cut, before the answer or in the middle of it', async () => {
    replies(() => Promise.reject(new TypeError('network failed')));
    expect(await outcomeOf(name)).toBe('unknown');
    for (const status of TELLING.filter((one) => !BODILESS.has(one))) {
      replies(async () => new Response(cutOff(), { status }));
      expect(await outcomeOf(name)).toBe('unknown');
    }
  });
});

it('is what the definition says after every status with a body of each kind', async () => {
  expect(await mistakes('checkout', STATUSES, bodies.slice(2, 7))).toEqual([]);
});

const cutOff = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"error":"No.'));
      controller.error(new TypeError('terminated'));
    },
  });

describe('a failure', () => {
  const call = 'checkout';
  const no = { kind: 'refused', call, status: 404, message: 'No.' } as const;
  const expired = { kind: 'refused', call, status: 401, message: '' } as const;
  const offline = { kind: 'unreachable', call } as const;
  const lost = { kind: 'unknown', call } as const;

  it('of something that never left is certain', () => {
    expect(isOutcomeUnknown(offline)).toBe(false);
    expect(isOutcomeUnknown({ kind: 'payloadMissing', error: 'payload not found' })).toBe(false);
  });

  it('that the answer itself says of a pack is certain', () => {
    expect(isOutcomeUnknown({ kind: 'refused', call, status: 200, message: '' })).toBe(false);
  });

  it.each(['PAYMENT_OPEN', 'BALANCE_OPEN', 'JUST_PAID', 'NOT_PAYABLE', 'PAY_HOST_UNKNOWN'])(
    'that the portal itself says before it sends (%s) is certain',
    (code) => {
      const here = { kind: 'refused', call: 'payments/begin', status: 409, message: '' } as const;
      expect(isOutcomeUnknown({ ...here, code })).toBe(false);
    },
  );

  it('of a first sending settles it unless its outcome is unknown', () => {
    expect([no, expired, offline, lost].map((one) => isSettledBy(one, true))).toEqual([
      ...[true, true, true, false],
    ]);
  });

  it('of another sending settles it only by the operator’s word on it', () => {
    expect([no, expired, offline, lost].map((one) => isSettledBy(one, false))).toEqual([
      ...[true, false, false, false],
    ]);
  });
});
