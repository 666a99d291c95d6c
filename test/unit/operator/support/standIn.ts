import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { endpoints } from '../../../../sagas/api/endpoints';
import type { CallName } from '../../../../store/wire/answers';
import type { RequestOf } from '../../../../store/wire/requests/requests';
import { createOperator, type Operator, type OperatorOptions } from '../../../operator/operator';
import {
  type Answer,
  FROM_PORTAL,
  newIdempotencyKey,
  openTestClient,
  requestFor,
  type TestClient,
} from '../../../operator/testClient';

/** The customer number of the demo login asha. */
export const ASHA = '100004417';
export const topUpRequest = { amount: '300.00', currency: 'INR', purpose: 'TOPUP' } as const;
export const renewalRequest = {
  productid: 'P1003',
  chargeperiod: 'MONTHLY',
  amount: '57.82',
} as const;
export const instantPaymentRequest = {
  customeridentity: ASHA,
  amount: '300.00',
  currency: 'INR',
} as const;

/** The stand-in operator of a test file, reset to its seed data before each test. */
export let operator: Operator;
/** The browser of a test, with a session when the test file asked for one. */
export let client: TestClient;
let passed = 0;

/** Moves the clock of the stand-in forward, until the end of the test. */
export const advanceClock = (milliseconds: number): void => {
  passed += milliseconds;
};

/** Opens the stand-in for the tests of a file; `as` is logged in before each of them. */
export const openStandIn = (as?: string, options: Partial<OperatorOptions> = {}): void => {
  beforeAll(async () => {
    const now = () => Date.now() + passed;
    operator = await createOperator({ database: ':memory:', now, ...options });
  });
  beforeEach(async () => {
    passed = 0;
    operator.reset();
    client = openTestClient(operator);
    if (as !== undefined) await client.login(as);
  });
  afterAll(() => operator.close());
};

/** Another browser, with a session of its own. */
export const loggedIn = async (username: string): Promise<TestClient> => {
  const other = openTestClient(operator);
  await other.login(username);
  return other;
};

/** A text that an answer has under a name, for the next call. */
export const textOf = ({ body }: Answer, name: string): string => {
  const read = v.safeParse(v.looseObject({ [name]: v.string() }), body);
  if (!read.success) throw new Error(`no ${name} in ${JSON.stringify(body)}`);
  return String(read.output[name]);
};
/** The token of a purpose for a person whose code has not been sent yet. */
export const identified = async (purpose: 'REGISTER' | 'RESETPASSWORD', identity: string) =>
  textOf(await client.call('validate', { identity, purpose }), 'validationtoken');
/** The same with the code sent. */
export const codeSent = async (purpose: 'REGISTER' | 'RESETPASSWORD', identity: string) => {
  const validationtoken = await identified(purpose, identity);
  await client.call('generateOtp', { validationtoken });
  return validationtoken;
};

const held = v.object({
  txnRefNo: v.string(),
  paymentid: v.string(),
  subscriberid: v.string(),
  initiatesignature: v.string(),
});
/** What identifies the instalment provider's hold for an eligible customer. */
export type Hold = v.InferOutput<typeof held>;
export const holdOf = ({ body }: Answer): Hold => v.parse(held, body);

export const newestCode = (): string => operator.books.otps().at(-1)?.code ?? '';
export const charges = () => operator.books.ledger(ASHA).filter(({ kind }) => kind === 'CHARGE');
export const readPaymentStatus = async (txnid: string): Promise<string> =>
  textOf(await client.call('paymentStatus', { txnid }), 'status');

/** Posts a form as a browser would. */
export const postForm = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  operator.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** The status of a renewal whose request carries no idempotency key. */
export const renewWithoutKey = async (): Promise<number> => {
  const { headers, ...request } = requestFor(endpoints.renew, renewalRequest);
  const { statusCode } = await operator.app.inject({
    ...request,
    headers: {
      'content-type': headers['content-type'] ?? '',
      cookie: `selfcaresession=${client.cookie()}`,
      ...FROM_PORTAL,
    },
  });
  return statusCode;
};

export type Received =
  { readonly status: number; readonly body: string; readonly took: number } | 'cut';

/** A call over a real connection, as a browser would make it; `took` in milliseconds. */
export const overTheWire = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  key = newIdempotencyKey(),
): Promise<Received> => {
  const asked = requestFor(endpoints[name], { ...request }, { key });
  const { port } = operator.app.server.address() as AddressInfo; // it listens on TCP
  const headers = { ...asked.headers, cookie: `selfcaresession=${client.cookie()}` };
  const began = performance.now();
  return new Promise((resolve) => {
    const sent = ask(
      { port, host: '127.0.0.1', method: asked.method, path: asked.url, headers },
      (answer) => {
        let body = '';
        answer.on('data', (piece) => (body += String(piece)));
        answer.on('error', () => resolve('cut'));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body, took: performance.now() - began }),
        );
      },
    );
    sent.on('error', () => resolve('cut'));
    sent.end(asked.payload);
  });
};
