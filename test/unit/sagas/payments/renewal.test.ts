import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { payments } from '../../../../sagas/payments/payments';
import { renewal } from '../../../../sagas/renewal/renewal';
import { subscriber } from '../../../../sagas/account/subscriber';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/money';
import {
  beginPayment,
  checkPayment,
  leavePayment,
  selectAttempts,
  type Wanted,
} from '../../../../store/payments/payments';
import {
  billOf,
  doubtSettled,
  renewPacks,
  selectHasEarlierDoubt,
  selectOtherRefusal,
  selectRefusal,
  selectRenewalDoubt,
  selectResults,
  type Renewal,
} from '../../../../store/renewal/renewal';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

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
const byCard = (renewal: Renewal): Wanted => ({ bill: billOf(renewal), method: 'CARD' });
const renewed = (productid: string) => ({
  ...{ productid, productstatus: 'ACTIVE', errorcode: null, error: null },
  expirydate: '2026-12-24',
});
const page = (txnid: string, amount = '200.00') => ({
  ...{ txnid, amount, action: '/card', fields: { hash: 'h' } },
});
const outcome = (status: string, txnid = 'TX1') => ({
  ...paymentStatusSample,
  ...{ txnid, amount: '200.00', status, purpose: 'RENEWAL' },
});
const { renew, payAsLcoCustomer, paymentStatus, renewablePacks, instalmentEligibility } = endpoints;

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});

const opened = async (): Promise<Portal> => {
  const portal = await openPortal({ domains: [subscriber, payments, renewal] });
  const { operator } = portal;
  operator.answers(endpoints.subscriber, { ...subscriberSample, customertype: 'PREPAID' });
  operator.answers(renewablePacks, []);
  operator.answers(endpoints.longDurationPrices, []);
  operator.answers(paymentStatus, outcome('pending'));
  operator.answers(payAsLcoCustomer, page('TX1'));
  operator.answers(renew, [renewed('A'), renewed('B')]);
  await portal.logIn({ customerid: '42' });
  return portal;
};
const pressCard = async (portal: Portal, wanted = byCard(both)): Promise<void> => {
  portal.say(beginPayment.requested(wanted));
  await portal.until((state) => selectStatus(state, beginPayment) !== 'running');
  await untilIdle();
};
const pressBalance = async (portal: Portal, wanted = both): Promise<void> => {
  portal.say(renewPacks.requested(wanted));
  await portal.until((state) => selectStatus(state, renewPacks) !== 'running');
  await untilIdle();
};
const received = (portal: Portal, call: Parameters<Portal['operator']['receivedOf']>[0]) =>
  portal.operator.receivedOf(call).length;
const step = (portal: Portal) => selectAttempts(portal.state()).at(-1)?.step;
const cardFailure = (portal: Portal) => selectFailure(portal.state(), beginPayment);

describe('a renewal by card', () => {
  it('names its packs, its term and what was agreed', async () => {
    const portal = await opened();
    await pressCard(portal, byCard({ ...both, period: 'YEARLY', stbno: 'B1' }));
    const [sent] = portal.operator.receivedOf('payAsLcoCustomer');
    expect(Object.fromEntries(new URLSearchParams(sent!.body))).toEqual({
      ...{ purpose: 'RENEWAL', productid: 'A,B', chargeperiod: 'YEARLY', stbno: 'B1' },
      ...{ amount: '200.00', currency: 'INR' },
    });
    expect(step(portal)).toBe('atProvider');
  });

  it('has packs, prices and balance read again once the operator says that it is paid', async () => {
    const portal = await opened();
    await pressCard(portal);
    const reads = () =>
      (['renewablePacks', 'longDurationPrices', 'subscriber'] as const).map((call) =>
        received(portal, call),
      );
    const before = reads();
    portal.operator.answers(paymentStatus, outcome('success'));
    for (const _ of [1, 2]) {
      portal.say(checkPayment.requested({ txnid: 'TX1' }));
      await untilIdle();
    }
    expect(step(portal)).toBe('paid');
    expect(reads()).toEqual(before.map((count) => count + 1));
  });

  it.each([
    ['of another amount', 'AMOUNT_CHANGED'],
    ['too early for all of its packs', '1087'],
  ])('that is %s pays nothing, and has packs and prices read again', async (_, errorcode) => {
    const portal = await opened();
    portal.operator.refuses(payAsLcoCustomer, 409, { error: 'No.', errorcode });
    await pressCard(portal);
    expect(step(portal)).toBe('failed');
    expect(selectOtherRefusal(portal.state())).toMatchObject({
      failure: { code: errorcode, message: 'No.' },
    });
    expect([received(portal, 'renewablePacks'), received(portal, 'longDurationPrices')]).toEqual([
      ...[1, 1],
    ]);
  });

  it('leaves alone what is known of packs when a top-up is refused or paid', async () => {
    const portal = await opened();
    portal.operator.refuses(payAsLcoCustomer, 409, { error: 'No.', errorcode: 'AMOUNT_LIMIT' });
    const bill = { ...billOf(both), purpose: 'TOPUP', productids: [], chargeperiod: '' } as const;
    await pressCard(portal, { bill, method: 'CARD' });
    expect(received(portal, 'renewablePacks')).toBe(0);
    expect(selectOtherRefusal(portal.state())).toBeNull();
  });

  it('of packs of which one may be paid by card already is not begun', async () => {
    const portal = await opened();
    await pressCard(portal);
    await pressCard(portal, byCard(renewalOf('B', 'C')));
    expect(cardFailure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(received(portal, 'payAsLcoCustomer')).toBe(1);
  });

  it('of other packs is begun beside it', async () => {
    const portal = await opened();
    await pressCard(portal);
    portal.operator.answers(payAsLcoCustomer, page('TX2', '100.00'));
    await pressCard(portal, byCard(renewalOf('C')));
    expect(cardFailure(portal)).toBeNull();
    expect(selectAttempts(portal.state()).map((one) => one.step)).toEqual([
      ...['atProvider', 'atProvider'],
    ]);
  });

  it('lets go first of every instalment that waits for the code of one of its packs', async () => {
    const portal = await opened();
    for (const [at, productid] of ['A', 'B'].entries()) {
      portal.operator.answers(instalmentEligibility, {
        ...{ txnRefNo: `LP${at}`, paymentid: `TXL${at}`, subscriberid: '42' },
        ...{ initiatesignature: 's', dueDate: '2026-12-03', amount: '100.00' },
        ...{ mobileno: '', expiresin: 300, resendafter: 30, attemptsRemaining: 3 },
      });
      await pressCard(portal, { bill: billOf(renewalOf(productid)), method: 'INSTALMENT' });
    }
    portal.operator.answers(endpoints.instalmentCancel, { status: 'CANCELLED' });
    await pressCard(portal);
    expect(received(portal, 'instalmentCancel')).toBe(2);
    expect(selectAttempts(portal.state()).map((one) => one.step)).toEqual([
      ...['left', 'left', 'atProvider'],
    ]);
  });
});

describe('a renewal from the balance', () => {
  it('is not sent while a card may have paid for one of its packs, and says so', async () => {
    const portal = await opened();
    await pressCard(portal);
    await pressBalance(portal, renewalOf('B', 'C'));
    expect(received(portal, 'renew')).toBe(0);
    expect(selectRefusal(portal.state())).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(selectRenewalDoubt(portal.state())).toBeNull();
  });

  it('is not sent either when the card’s page was left, for it may be paid there all the same', async () => {
    const portal = await opened();
    await pressCard(portal);
    portal.say(leavePayment.requested({ id: selectAttempts(portal.state())[0]!.id }));
    await portal.until(() => step(portal) === 'left');
    await pressBalance(portal);
    expect(received(portal, 'renew')).toBe(0);
    expect(selectRefusal(portal.state())).toMatchObject({ code: 'PAYMENT_OPEN' });
  });

  it('is sent when the operator says at the press that the card has failed', async () => {
    const portal = await opened();
    await pressCard(portal);
    portal.operator.answers(paymentStatus, outcome('failure'));
    await pressBalance(portal);
    expect(step(portal)).toBe('failed');
    expect(received(portal, 'renew')).toBe(1);
    expect(selectResults(portal.state())?.map(({ state }) => state)).toEqual([
      ...['renewed', 'renewed'],
    ]);
  });

  it('is not sent when the operator says at the press that the card has paid', async () => {
    const portal = await opened();
    await pressCard(portal);
    portal.operator.answers(paymentStatus, outcome('success'));
    await pressBalance(portal);
    expect(step(portal)).toBe('paid');
    expect(received(portal, 'renew')).toBe(0);
    expect(selectRefusal(portal.state())).toMatchObject({ code: 'JUST_PAID' });
  });

  it('of other packs is sent', async () => {
    const portal = await opened();
    await pressCard(portal);
    await pressBalance(portal, renewalOf('C', 'D'));
    expect(received(portal, 'renew')).toBe(1);
  });

  it('without an answer keeps the same from a card until the subscriber has looked', async () => {
    const portal = await opened();
    portal.operator.refuses(renew, 502);
    await pressBalance(portal);
    expect(selectRenewalDoubt(portal.state())).not.toBeNull();
    await pressCard(portal);
    expect(cardFailure(portal)).toMatchObject({ code: 'BALANCE_OPEN' });
    expect(received(portal, 'payAsLcoCustomer')).toBe(0);
    expect(selectAttempts(portal.state())).toEqual([]);
    portal.say(doubtSettled());
    await pressCard(portal);
    expect(step(portal)).toBe('atProvider');
  });

  it('without an answer in another tab shows itself here when a card is refused because of it', async () => {
    const portal = await opened();
    const since = Date.now();
    const intent = { customerid: '42', call: 'renew', key: 'k', fingerprint: 'f', since };
    localStorage.setItem('selfcareMoneyIntents', JSON.stringify({ intents: [intent] }));
    await pressCard(portal);
    expect(cardFailure(portal)).toMatchObject({ code: 'BALANCE_OPEN' });
    expect(selectHasEarlierDoubt(portal.state())).toBe(true);
  });
});
