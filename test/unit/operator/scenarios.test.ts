import { TOO_EARLY, VOUCHER_CLOSED } from '../../operator/payments/renewal';
import { openTestClient } from '../../operator/testClient';
import { PRESETS } from '../../operator/transport/presets';
import {
  ASHA,
  charges,
  client as asha,
  codeSent,
  holdOf,
  instantPaymentRequest,
  loggedIn,
  newestCode,
  openStandIn,
  operator,
  overTheWire,
  readPaymentStatus,
  type Received,
  renewalRequest,
  textOf,
  topUpRequest,
} from './support/standIn';

// Real connections on a busy machine.
jest.setTimeout(30_000);

openStandIn('asha', { clockSpeed: 100 });
beforeAll(() => operator.app.listen({ port: 0, host: '127.0.0.1' }));

/** Resolves when a call has arrived at the operator and is being delayed, however busy the machine is. */
const nextDelay = () =>
  new Promise<void>((resolve) => {
    const { clock } = operator;
    const wait = clock.wait.bind(clock);
    jest.spyOn(clock, 'wait').mockImplementationOnce((milliseconds) => {
      resolve();
      return wait(milliseconds);
    });
  });

const subscriber = () => overTheWire('subscriber', undefined);
const boxes = () => overTheWire('cpe', undefined);
const renew = () => overTheWire('renew', renewalRequest);
const answers = (status: number, body: unknown = expect.anything()) =>
  expect.objectContaining({ status, body });

const requestPayment = (key: string, amount = '300.00') =>
  asha.call('instantPay', { ...instantPaymentRequest, amount }, { key });
const bookedOfTwoCopies = async () => {
  for (let copy = 1; copy <= 2; copy += 1) await requestPayment('two-copies');
  return operator.books.payments(ASHA).length;
};

/** The next call meets the trouble, and the one after it does not. */
const once = async (met: unknown, call: () => Promise<Received> = subscriber) => {
  expect(await call()).toEqual(met);
  expect(await subscriber()).toEqual(answers(200));
};
/** The trouble is in the answer's body, whose status says that all is well. */
const body = (text: unknown) => () => once(answers(200, text));
const renewalFails = (error: string) => async () => {
  const met = await overTheWire('renew', renewalRequest);
  expect(met).toEqual(answers(200, expect.stringContaining(error)));
  expect(charges()).toHaveLength(0);
};

const token = () => codeSent('RESETPASSWORD', 'asha');
const verify = async (validationtoken: string) =>
  (await asha.call('verifyOtp', { validationtoken, otp: newestCode() })).status;

const eligibility = () =>
  asha.call('instalmentEligibility', { ...topUpRequest, mobileno: '9000004412' });
const refusedEligibility = (errorCode: string) => async () =>
  expect((await eligibility()).body).toMatchObject({ errorCode });
const pay = async () => {
  const held = holdOf(await eligibility());
  return asha.call('instalmentPay', {
    ...held,
    amount: '300.00',
    currency: 'INR',
    otp: newestCode(),
  });
};
const refusedPay = (errorCode: string) => async () =>
  expect((await pay()).body).toMatchObject({ errorCode });

const maintenance = async () =>
  (await asha.call('maintenance', undefined)).body as Record<string, string>; // read by its tests only
const upiEnds = (status: string) => async () => {
  const txnid = textOf(await asha.call('instantPay', instantPaymentRequest), 'txnid');
  expect(await readPaymentStatus(txnid)).toBe('pending');
  await operator.clock.wait(45_000);
  expect(await readPaymentStatus(txnid)).toBe(status);
};
/** The card scenarios have their own tests in card.test.ts; here a scenario only has to wait for the hosted page. */
const waitsForCard = async () =>
  expect(operator.scenario.active()).toMatchObject([{ call: 'card', timesLeft: 1 }]);

const effects: Readonly<Record<string, () => Promise<unknown>>> = {
  otpWrongTwice: async () => {
    const validationtoken = await token();
    expect([await verify(validationtoken), await verify(validationtoken)]).toEqual([403, 403]);
    expect(await verify(validationtoken)).toBe(200);
  },
  otpExpired: async () => {
    expect(await verify(await token())).toBe(403);
    expect(operator.scenario.active()).toEqual([]);
  },
  renewalTooEarlyOnOnePack: renewalFails(TOO_EARLY),
  renewalVoucherClosedOnOnePack: renewalFails(VOUCHER_CLOSED),
  packsFailed: async () => {
    const list = async () => (await asha.call('activePacks', { productstatus: 'ALL' })).body;
    expect(await list()).toMatchObject([
      { productstatus: 'FAILED', errorcode: '1087', error: TOO_EARLY },
      { productstatus: 'FAILED', errorcode: '1087', error: VOUCHER_CLOSED },
      { productstatus: 'ACTIVE', errorcode: null },
    ]);
  },
  moneyLeftNoAnswer: async () => {
    await once('cut', renew);
    expect(charges()).toHaveLength(1);
  },
  answerLost: async () => {
    await once('cut', () => overTheWire('acceptTerms', undefined));
    expect(operator.books.calls(ASHA)[0]).toMatchObject({ call: 'acceptTerms', status: 0 });
  },
  cutBefore: async () => {
    await once('cut', renew);
    expect(charges()).toHaveLength(0);
  },
  offline: async () => {
    expect([await subscriber(), await boxes(), await subscriber()]).toEqual(['cut', 'cut', 'cut']);
  },
  slow: async () => expect(await subscriber()).toMatchObject({ status: 200, took: atLeast(290) }),
  slowAfter: async () => {
    const delayed = nextDelay();
    const waiting = renew();
    await delayed;
    expect(charges()).toHaveLength(1);
    expect(await waiting).toMatchObject({ status: 200, took: atLeast(290) });
  },
  slowBody: async () =>
    expect(await subscriber()).toMatchObject({ status: 200, took: atLeast(250) }),
  sessionEnds: async () => {
    expect([await subscriber(), await boxes()]).toEqual([answers(401), answers(401)]);
    await asha.login('asha');
    expect(await subscriber()).toEqual(answers(200));
  },
  sessionEndsInMidPayment: async () => {
    expect((await pay()).status).toBe(401);
    expect(charges()).toHaveLength(0);
  },
  unauthorised: () => once(answers(401)),
  everythingUnauthorised: async () => {
    expect([await subscriber(), await boxes()]).toEqual([answers(401), answers(401)]);
    operator.scenario.clear();
    expect(await subscriber()).toEqual(answers(200));
  },
  serverError: async () => {
    await once(answers(500), renew);
    expect(charges()).toHaveLength(0);
  },
  serverErrorAfter: async () => {
    await once(answers(500), renew);
    expect(charges()).toHaveLength(1);
  },
  noContent: () => once(answers(204, '')),
  conflict: () => once(answers(409), () => overTheWire('addToCart', { productid: 'P2001' })),
  html: body(expect.stringMatching(/^<!doctype html>/)),
  malformed: body(expect.stringMatching(/,,\}$/)),
  truncated: body(expect.stringMatching(/^\{"customerid":"100004417".*[^}]$/)),
  emptyBody: body(''),
  wrongTypes: body(expect.stringContaining('"customerid":{"unexpected":["100004417"]}')),
  emptyList: body('[]'),
  emptyObject: body('{}'),
  null: body('null'),
  nulls: body(expect.stringContaining('"customerid":null')),
  missing: body('{}'),
  numbersAsText: () =>
    once(answers(200, expect.stringContaining('"daysleft":"3"')), () =>
      overTheWire('activePacks', { productstatus: 'ALL' }),
    ),
  listAsObject: () => once(answers(200, expect.stringMatching(/^\{"stbno"/)), boxes),
  plainText: body('"all is well"'),
  longTexts: body(expect.stringMatching(/and so on (and so on )+/)),
  cardPendingThenApproved: waitsForCard,
  cardPendingThenDeclined: waitsForCard,
  upiApprovedLater: upiEnds('success'),
  upiDeclinedLater: upiEnds('failure'),
  instalmentNotEligible: refusedEligibility('LP_USER_INELIGIBLE'),
  instalmentOverLimit: refusedEligibility('LP_EXCEEDS_USER_MAX_TXN_LIMIT'),
  instalmentOverdue: refusedEligibility('LP_BILL_OVER_DUES'),
  instalmentAlreadyPaid: refusedPay('LP_SUCCESS_TXN_EXISTS'),
  instalmentExpired: refusedPay('LP_TXN_EXPIRED'),
  maintenanceOn: async () => expect(await maintenance()).toMatchObject({ maintenance: 'ON' }),
  maintenanceHostile: async () => expect((await maintenance())['content']).toContain('<script>'),
  maintenanceOff: async () => expect(await maintenance()).toMatchObject({ maintenance: 'OFF' }),
  hostileLinks: async () => {
    const { body: promos } = await asha.call('promos', { portal: 'SELFCARE' });
    expect(JSON.stringify(promos)).toContain('javascript:');
  },
  keysHonoured: async () => expect(await bookedOfTwoCopies()).toBe(1),
  keysIgnored: async () => expect(await bookedOfTwoCopies()).toBe(2),
  keysStrict: async () => {
    expect(await bookedOfTwoCopies()).toBe(1);
    expect((await requestPayment('two-copies', '400.00')).status).toBe(422);
  },
};

const atLeast = (least: number) => ({
  asymmetricMatch: (value: unknown) => Number(value) >= least,
});

it('Every scenario has a test', () => {
  expect(Object.keys(effects).sort()).toEqual(PRESETS.map(({ name }) => name).sort());
});

it.each(PRESETS)('The scenario $name does what it says: $says', async ({ name }) => {
  operator.scenario.pick(name);
  await effects[name]?.();
});

it('A scenario applies only to the chosen subscriber, call and number of times', async () => {
  operator.scenario.pick('serverError', { customer: 'dinesh', call: 'cpe', times: 2 });
  const dinesh = await loggedIn('dinesh');
  expect((await asha.call('cpe', undefined)).status).toBe(200);
  expect((await dinesh.call('subscriber', undefined)).status).toBe(200);
  const met = [1, 2, 3].map(() => dinesh.call('cpe', undefined).then(({ status }) => status));
  expect(await Promise.all(met)).toEqual([500, 500, 200]);
});

it('A scenario finds its subscriber before there is a session', async () => {
  operator.scenario.pick('serverError', { customer: 'dinesh', call: 'login' });
  expect((await openTestClient(operator).login('asha')).status).toBe(200);
  expect((await openTestClient(operator).login('dinesh')).status).toBe(500);
});

it('Scenarios are picked, read and cleared over HTTP', async () => {
  const post = (payload: object) =>
    operator.app.inject({ method: 'POST', url: '/stand-in/scenario', payload });
  const slow = await post({ scenario: 'slow', call: 'cpe', milliseconds: 1_000 });
  expect(slow.json()).toMatchObject({ active: [{ call: 'cpe', timesLeft: 1 }] });
  await post({ fault: { call: 'cart', trouble: { kind: 'cutBefore' } } });
  await post({ maintenance: { maintenance: 'ON' } });
  await post({ idempotency: 'strict' });
  const read = await operator.app.inject('/stand-in/scenario');
  expect(read.json()).toMatchObject({
    active: [{ call: 'cpe' }, { call: 'cart', timesLeft: null }],
    maintenance: { maintenance: 'ON' },
    idempotency: 'strict',
  });
  await operator.app.inject({ method: 'DELETE', url: '/stand-in/scenario' });
  const cleared = await operator.app.inject('/stand-in/scenario');
  expect(cleared.json()).toMatchObject({
    active: [],
    maintenance: { maintenance: 'OFF' },
    // The kind of operator is not a fault, so it is not cleared.
    idempotency: 'strict',
  });
  const wrong = [
    { scenario: 'nothing' },
    { scenario: 'slow', call: 'nothing' },
    { scenario: 'slow', customer: 'unknown' },
    { something: 1 },
    { idempotency: 'sometimes' },
  ];
  const refused = await Promise.all(wrong.map(post));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
});

it('A reset clears the scenario and all recorded events', async () => {
  operator.scenario.pick('offline');
  await renew();
  const reset = await operator.app.inject({ method: 'POST', url: '/stand-in/reset' });
  expect(reset.statusCode).toBe(200);
  expect(operator.books.calls()).toEqual([]);
  expect(operator.scenario.active()).toEqual([]);
  expect((await asha.call('subscriber', undefined)).status).toBe(401);
});

it('A call still waiting at a reset is not booked afterwards', async () => {
  operator.scenario.pick('slow', { call: 'cpe', milliseconds: 5_000 });
  const delayed = nextDelay();
  void boxes();
  await delayed;
  operator.reset();
  await operator.clock.wait(10_000);
  expect(operator.books.calls()).toEqual([]);
});
