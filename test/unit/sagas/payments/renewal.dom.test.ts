import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { renewalDomain } from '../../../../sagas/renewal/renewal';
import { selectFailure } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import {
  abandonPayment,
  checkPayment,
  replacePayment,
  selectAttempts,
  startPayment,
  type StartPaymentRequest,
} from '../../../../store/payments/payments';
import {
  type Renewal,
  renewalBill,
  RENEWALS,
  renewPacks,
  selectOtherRefusal,
  selectRenewalRefusal,
  selectRenewalResults,
  selectUnknownRenewal,
} from '../../../../store/renewal/renewal';
import { selectOutcomes, writeOutcomeAcknowledged } from '../../../../store/writes/earlierWrites';
import { aBill } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { keptBookedWrites, keptPendingWrites } from '../../../support/storage/keptWrites';
import { until, untilIdle } from '../../../support/waiting';
import { lastStep as step, outcome as outcomeOf, pressPayment } from './openedPayments';

const paise = (amount: number) => amount as Paise;
const line = (productid: string) => ({
  ...{ productid, productname: productid, stbno: '', amount: paise(10_000) },
  expirydate: '2026-11-24',
});
const renewalOf = (...productids: string[]): Renewal => ({
  ...{ period: 'MONTHLY', stbno: '', lines: productids.map(line), balance: paise(90_000) },
  total: paise(10_000 * productids.length),
});
const both = renewalOf('A', 'B');
const byCard = (renewal: Renewal): StartPaymentRequest => ({
  bill: renewalBill(renewal),
  method: 'CARD',
});
const renewed = (productid: string) => ({
  ...{ productid, productstatus: 'ACTIVE', errorcode: null, error: null },
  expirydate: '2026-12-24',
});
const page = (txnid: string, amount = '200.00') => ({
  ...{ txnid, amount, action: '/card', fields: { hash: 'h' } },
});
const outcome = (status: string, txnid = 'TX1') =>
  outcomeOf(status, { txnid, amount: '200.00', purpose: 'RENEWAL' });
const { renew, payAsLcoCustomer, paymentStatus, renewablePacks, instalmentEligibility } = endpoints;

const opened = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [subscriberDomain, paymentsDomain, renewalDomain] });
  const { operator } = portal;
  operator.answers(endpoints.subscriber, { ...subscriberSample, customertype: 'PREPAID' });
  operator.answers(renewablePacks, []);
  operator.answers(endpoints.longDurationPrices, []);
  operator.answers(paymentStatus, outcome('pending'));
  operator.answers(payAsLcoCustomer, page('TX1'));
  operator.answers(renew, [renewed('A'), renewed('B')]);
  await portal.logIn({ customerid: '700412' });
  return portal;
};
const pressCard = (portal: TestPortal, wanted = byCard(both)) => pressPayment(portal, wanted);
/** A page whose renewal by card waits at the bank. */
const atTheBank = async (): Promise<TestPortal> => {
  const portal = await opened();
  await pressCard(portal);
  return portal;
};
const cartOf = (...productids: string[]): StartPaymentRequest => ({
  bill: { ...aBill(), purpose: 'CART', productids, orderid: 'O1', amount: paise(20_000) },
  method: 'CARD',
});
const pressBalance = (portal: TestPortal, wanted = both) => portal.press(renewPacks, wanted);
const received = (portal: TestPortal, call: Parameters<TestPortal['operator']['receivedOf']>[0]) =>
  portal.operator.receivedOf(call).length;
const cardFailure = (portal: TestPortal) => selectFailure(portal.state(), startPayment);

describe('A renewal by card', () => {
  it('The payment names its packs, its term and the agreed price', async () => {
    const portal = await opened();
    await pressCard(portal, byCard({ ...both, period: 'YEARLY', stbno: 'B1' }));
    const [sent] = portal.operator.receivedOf('payAsLcoCustomer');
    expect(Object.fromEntries(new URLSearchParams(sent!.body))).toEqual({
      ...{ purpose: 'RENEWAL', productid: 'A,B', chargeperiod: 'YEARLY', stbno: 'B1' },
      ...{ amount: '200.00', currency: 'INR' },
    });
    expect(step(portal)).toBe('atProvider');
  });

  it('Packs, prices and balance are read again once the operator says that it is paid', async () => {
    const portal = await atTheBank();
    const reads = () =>
      (['renewablePacks', 'longDurationPrices', 'subscriber'] as const).map((call) =>
        received(portal, call),
      );
    const before = reads();
    portal.operator.answers(paymentStatus, outcome('success'));
    for (const _ of [1, 2]) {
      portal.dispatch(checkPayment.requested({ txnid: 'TX1' }));
      await untilIdle();
    }
    expect(step(portal)).toBe('paid');
    expect(reads()).toEqual(before.map((count) => count + 1));
  });

  it.each([
    ['of another amount', 'AMOUNT_CHANGED'],
    ['too early for all of its packs', '1087'],
  ])(
    'A renewal that is %s pays nothing, and packs and prices are read again',
    async (_, errorcode) => {
      const portal = await opened();
      portal.operator.refuses(payAsLcoCustomer, 409, { error: 'No.', errorcode });
      await pressCard(portal);
      expect(step(portal)).toBe('failed');
      expect(selectOtherRefusal(portal.state())).toMatchObject({
        failure: { code: errorcode, message: 'No.' },
      });
      // The packs are also read before the payment, to compare their ends with those shown.
      expect(received(portal, 'renewablePacks')).toBe(2);
      expect(received(portal, 'longDurationPrices')).toBe(1);
    },
  );

  it('A refused or paid top-up leaves the packs unchanged', async () => {
    const portal = await opened();
    portal.operator.refuses(payAsLcoCustomer, 409, { error: 'No.', errorcode: 'AMOUNT_LIMIT' });
    const bill = {
      ...renewalBill(both),
      purpose: 'TOPUP',
      productids: [],
      chargeperiod: '',
    } as const;
    await pressCard(portal, { bill, method: 'CARD' });
    expect(step(portal)).toBe('failed');
    expect(received(portal, 'renewablePacks')).toBe(0);
    expect(selectOtherRefusal(portal.state())).toBeNull();
  });

  it('A renewal does not start when one of its packs may already be paid by card', async () => {
    const portal = await atTheBank();
    await pressCard(portal, byCard(renewalOf('B', 'C')));
    expect(cardFailure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(received(portal, 'payAsLcoCustomer')).toBe(1);
  });

  it('A renewal of other packs starts alongside it', async () => {
    const portal = await atTheBank();
    portal.operator.answers(payAsLcoCustomer, page('TX2', '100.00'));
    await pressCard(portal, byCard(renewalOf('C')));
    expect(cardFailure(portal)).toBeNull();
    expect(selectAttempts(portal.state()).map((one) => one.step)).toEqual([
      ...['atProvider', 'atProvider'],
    ]);
  });

  it('Every instalment payment waiting for a code of one of its packs is cancelled first', async () => {
    const portal = await opened();
    for (const [at, productid] of ['A', 'B'].entries()) {
      portal.operator.answers(instalmentEligibility, {
        ...{ txnRefNo: `LP${at}`, paymentid: `TXL${at}`, subscriberid: '700412' },
        ...{ initiatesignature: 's', dueDate: '2026-12-03', amount: '100.00' },
        ...{ mobileno: '', expiresin: 300, resendafter: 30, attemptsRemaining: 3 },
      });
      await pressCard(portal, { bill: renewalBill(renewalOf(productid)), method: 'INSTALMENT' });
    }
    portal.operator.answers(endpoints.instalmentCancel, { status: 'CANCELLED' });
    await pressCard(portal);
    expect(received(portal, 'instalmentCancel')).toBe(2);
    expect(selectAttempts(portal.state()).map((one) => one.step)).toEqual([
      ...['left', 'left', 'atProvider'],
    ]);
  });
});

describe('A renewal from the balance', () => {
  it('The renewal is not sent while a card may have paid for one of its packs, and says so', async () => {
    const portal = await atTheBank();
    await pressBalance(portal, renewalOf('B', 'C'));
    expect(received(portal, 'renew')).toBe(0);
    expect(selectRenewalRefusal(portal.state())).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(selectUnknownRenewal(portal.state())).toBeNull();
  });

  it('The renewal is not sent after the card’s page was left, because it may still be paid', async () => {
    const portal = await atTheBank();
    portal.dispatch(abandonPayment.requested({ id: selectAttempts(portal.state())[0]!.id }));
    await portal.until(() => step(portal) === 'left');
    await pressBalance(portal);
    expect(received(portal, 'renew')).toBe(0);
    expect(selectRenewalRefusal(portal.state())).toMatchObject({ code: 'PAYMENT_OPEN' });
  });

  it('The renewal is sent when the status read at the press says that the card failed', async () => {
    const portal = await atTheBank();
    portal.operator.answers(paymentStatus, outcome('failure'));
    await pressBalance(portal);
    expect(selectAttempts(portal.state())).toMatchObject([{ method: 'CARD', step: 'failed' }]);
    expect(keptBookedWrites()).toHaveLength(1);
    expect(received(portal, 'renew')).toBe(1);
    expect(selectRenewalResults(portal.state())?.map(({ state }) => state)).toEqual([
      ...['renewed', 'renewed'],
    ]);
  });

  it('The renewal is not sent when the status read at the press says that the card paid', async () => {
    const portal = await atTheBank();
    portal.operator.answers(paymentStatus, outcome('success'));
    await pressBalance(portal);
    expect(step(portal)).toBe('paid');
    expect(received(portal, 'renew')).toBe(0);
    expect(selectRenewalRefusal(portal.state())).toMatchObject({ code: 'JUST_PAID' });
  });

  it.each([
    ['is paid after all', 'success', 0],
    ['is not paid', 'pending', 1],
  ])('With a card payment that the payer has replaced and that %s', async (_, status, sent) => {
    const portal = await atTheBank();
    portal.operator.isUnreachable(payAsLcoCustomer);
    await portal.press(replacePayment, { id: selectAttempts(portal.state())[0]!.id });
    await portal.press(abandonPayment, { id: selectAttempts(portal.state()).at(-1)!.id });
    portal.operator.answers(paymentStatus, outcome(status));
    await pressBalance(portal);
    expect(received(portal, 'renew')).toBe(sent);
  });

  it('A renewal of other packs is sent', async () => {
    const portal = await atTheBank();
    await pressBalance(portal, renewalOf('C', 'D'));
    expect(received(portal, 'renew')).toBe(1);
  });

  it('A renewal without an answer blocks the card until the subscriber acknowledges it', async () => {
    const portal = await opened();
    portal.operator.refuses(renew, 502);
    await pressBalance(portal);
    expect(selectUnknownRenewal(portal.state())).not.toBeNull();
    await pressCard(portal);
    expect(cardFailure(portal)).toMatchObject({ code: 'BALANCE_OPEN' });
    expect(received(portal, 'payAsLcoCustomer')).toBe(0);
    expect(selectAttempts(portal.state())).toEqual([]);
    await portal.until((state) => selectOutcomes(state, RENEWALS).length > 0);
    portal.dispatch(writeOutcomeAcknowledged(selectOutcomes(portal.state(), RENEWALS)[0]!));
    await until(() => keptPendingWrites().length === 0);
    await pressCard(portal);
    expect(selectAttempts(portal.state())).toMatchObject([{ method: 'CARD', step: 'atProvider' }]);
  });

  it('A cart with a pack of a renewal without an answer is not paid, and a cart of other packs is', async () => {
    const portal = await opened();
    portal.operator.refuses(renew, 502);
    await pressBalance(portal);
    await pressPayment(portal, cartOf('X', 'A'));
    expect(cardFailure(portal)).toMatchObject({ code: 'BALANCE_OPEN' });
    await pressPayment(portal, cartOf('X'));
    expect(cardFailure(portal)).toBeNull();
  });

  it('A renewal that the payment of a cart with one of its packs finds booked is shown as booked', async () => {
    const portal = await opened();
    const packs = (expirydate: string) =>
      ['A', 'B'].map((productid) => ({ productid, expirydate, productstatus: 'ACTIVE' }));
    portal.operator.answers(endpoints.transactions, []);
    portal.operator.answers(endpoints.activePacks, packs('2026-11-24'));
    portal.operator.isUnreachable(renew);
    await pressBalance(portal);
    await portal.until((state) => selectOutcomes(state, RENEWALS).length > 0);
    const row = { created: '2026-11-22 10:00:00', transactiontype: 'Subscription Charges' };
    portal.operator.answers(endpoints.transactions, [
      { ...row, transactionid: 'T1', amount: '200.00' },
    ]);
    portal.operator.answers(endpoints.activePacks, packs('2026-12-24'));
    const balance = String(Number(subscriberSample.balance) - 200);
    portal.operator.answers(endpoints.subscriber, { ...subscriberSample, balance });
    await pressPayment(portal, cartOf('A'));
    await portal.until((state) => selectOutcomes(state, RENEWALS)[0]?.step === 'booked');
    expect(keptBookedWrites()).toHaveLength(1);
  });

  it('A renewal without an answer in another tab is shown when a card payment is refused because of it', async () => {
    const portal = await opened();
    const since = Date.now();
    const intent = { customerid: '700412', call: 'renew', key: 'k', fingerprint: 'f', since };
    localStorage.setItem('selfcareMoneyIntents', JSON.stringify({ intents: [intent] }));
    await pressCard(portal);
    expect(cardFailure(portal)).toMatchObject({ code: 'BALANCE_OPEN' });
    await portal.until((state) => selectOutcomes(state, RENEWALS).length > 0);
  });
});
