import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { selectIsLoading } from '../../../../store/app/loader';
import { selectFailure } from '../../../../store/core/flows';
import { journalSlot } from '../../../../store/payments/journal';
import {
  checkPayment,
  selectAttempts,
  selectChecked,
  selectOtpChallenge,
  startPayment,
  submitOtp,
} from '../../../../store/payments/payments';
import { aBill } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';
import {
  byCard,
  byInstalment,
  eligible,
  idIn,
  instalmentPaid,
  lastStep,
  openPortalAs,
  outcome,
  paymentPage,
  portalWithPayment,
  pressPayment,
  submitCode,
  submittedForms,
} from './openedPayments';

const received = (portal: TestPortal) =>
  portal.operator.received.map(({ call }) => call).filter((call) => call !== 'maintenance');

describe('A payment by card', () => {
  it('The attempt is recorded, requested with its key and handed over to the provider’s page', async () => {
    const portal = await openPortalAs();
    let written = '';
    portal.operator.replies(endpoints.payAsLcoCustomer, () => {
      written = localStorage.getItem(journalSlot.key) ?? '';
      return Response.json(paymentPage);
    });
    await pressPayment(portal, byCard);
    expect(JSON.parse(written)).toMatchObject({
      attempts: [{ step: 'asking', customerid: '700412' }],
    });
    expect(lastStep(portal)).toBe('atProvider');
    expect(submittedForms.map(({ action, method }) => [new URL(action).pathname, method])).toEqual([
      ['/card', 'post'],
    ]);
  });

  it('A customer of the platform pays through the platform’s call', async () => {
    const portal = await openPortalAs({ customertype: 'DP' });
    portal.operator.answers(endpoints.payAsDpCustomer, paymentPage);
    await pressPayment(portal, byCard);
    expect(received(portal)).toContain('payAsDpCustomer');
  });

  it('No second payment starts while the first may charge', async () => {
    const portal = await portalWithPayment(byCard);
    await pressPayment(portal, byCard);
    await pressPayment(portal, byInstalment);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(portal.operator.receivedOf('payAsLcoCustomer')).toHaveLength(1);
    expect(selectAttempts(portal.state())).toHaveLength(1);
  });

  it('After a lost answer a reloaded page continues the same attempt', async () => {
    const portal = await openPortalAs();
    portal.operator.isUnreachable(endpoints.payAsLcoCustomer);
    await pressPayment(portal, byCard);
    expect(lastStep(portal)).toBe('asking');
    const reopened = await portalWithPayment(byCard);
    const keys = [portal, reopened].map(({ operator }) => operator.keysOf('payAsLcoCustomer')[0]);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('A payment in instalments', () => {
  it('The code is requested, accepted and confirmed, and no signature is stored', async () => {
    const portal = await portalWithPayment(byInstalment);
    expect(lastStep(portal)).toBe('awaitingCode');
    expect(selectIsLoading(portal.state())).toBe(false);
    expect(selectOtpChallenge(portal.state(), idIn(portal))).toMatchObject({
      mobileno: '90•••••412',
      dueDate: '2026-12-03',
      attemptsRemaining: 3,
    });
    portal.operator.answers(endpoints.instalmentPay, instalmentPaid);
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    await submitCode(portal, '123456');
    expect(lastStep(portal)).toBe('paid');
    const [paid] = portal.operator.receivedOf('instalmentPay');
    expect(Object.fromEntries(new URLSearchParams(paid?.body))).toMatchObject({
      initiatesignature: 'signed-at-the-start',
      otp: '123456',
      amount: '500.00',
    });
    const kept = JSON.stringify([portal.state(), { ...localStorage }]);
    expect(kept).not.toMatch(/signed-|123456/);
  });

  it('The documented answer, which has no amount, is enough', async () => {
    const portal = await openPortalAs();
    const { txnRefNo, paymentid, subscriberid, initiatesignature, dueDate } = eligible;
    portal.operator.answers(endpoints.instalmentEligibility, {
      ...{ txnRefNo, paymentid, subscriberid, initiatesignature, dueDate },
    });
    portal.operator.answers(endpoints.instalmentPay, instalmentPaid);
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    await pressPayment(portal, byInstalment);
    expect(lastStep(portal)).toBe('awaitingCode');
    await submitCode(portal, '123456');
    expect(lastStep(portal)).toBe('paid');
  });

  it.each([
    ['success', 'paid'],
    ['failure', 'failed'],
    ['pending', 'unknown'],
  ])('The status is read when the answer to the code is lost: %s', async (status, expected) => {
    const portal = await portalWithPayment(byInstalment);
    portal.operator.isUnreachable(endpoints.instalmentPay);
    portal.operator.answers(endpoints.paymentStatus, outcome(status));
    await submitCode(portal, '123456');
    expect(lastStep(portal)).toBe(expected);
    expect(portal.operator.receivedOf('instalmentPay')).toHaveLength(1);
  });

  it('A card press while the code is being sent does not pay twice', async () => {
    const portal = await portalWithPayment(byInstalment);
    const answer = portal.operator.holdsBack(endpoints.instalmentPay);
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    portal.dispatch(submitOtp.requested({ id: idIn(portal), code: '123456' }));
    await untilIdle();
    portal.dispatch(startPayment.requested(byCard));
    await untilIdle();
    answer(instalmentPaid);
    await portal.until((state) => selectAttempts(state).at(-1)?.step === 'paid');
    await untilIdle();
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(selectAttempts(portal.state())).toHaveLength(1);
  });

  it('A card press does not pay twice when the cancellation finds the payment made', async () => {
    const portal = await portalWithPayment(byInstalment);
    portal.operator.refuses(endpoints.instalmentCancel, 409, {
      errorCode: 'LP_SUCCESS_TXN_EXISTS',
    });
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await pressPayment(portal, byCard);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'JUST_PAID' });
    expect(selectAttempts(portal.state())).toMatchObject([{ step: 'paid' }]);
  });

  it('A provider that does not lend fails the payment with its reason', async () => {
    const portal = await openPortalAs();
    portal.operator.refuses(endpoints.instalmentEligibility, 400, {
      errorCode: 'LP_BILL_OVER_DUES',
    });
    await pressPayment(portal, byInstalment);
    expect(selectAttempts(portal.state())).toMatchObject([
      { step: 'failed', reason: { code: 'LP_BILL_OVER_DUES' } },
    ]);
  });

  it('A reload resumes with the same hold and signature and makes one payment', async () => {
    await portalWithPayment(byInstalment);
    const reopened = await openPortalAs();
    reopened.operator.answers(endpoints.instalmentEligibility, eligible);
    reopened.operator.answers(endpoints.instalmentPay, instalmentPaid);
    reopened.operator.answers(endpoints.confirmPayment, outcome('success'));
    await pressPayment(reopened, byInstalment);
    await submitCode(reopened, '123456');
    expect(lastStep(reopened)).toBe('paid');
    expect(selectAttempts(reopened.state())).toHaveLength(1);
  });
});

describe('Checking a payment’s status', () => {
  const ask = (portal: TestPortal) => portal.press(checkPayment, { txnid: 'TX1' });
  const checked = (portal: TestPortal) => selectChecked(portal.state(), 'TX1');

  it('A failed check resolves with the marked sample and settles nothing', async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.refuses(endpoints.paymentStatus, 500);
    await ask(portal);
    expect(checked(portal)).toMatchObject({ confirmed: false, status: 'pending' });
    expect(lastStep(portal)).toBe('atProvider');
  });

  it('An answer about another payment or in another currency is ignored', async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { txnid: 'TX2' }));
    await ask(portal);
    expect(lastStep(portal)).toBe('atProvider');
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { currency: 'USD' }));
    await ask(portal);
    expect(lastStep(portal)).toBe('atProvider');
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await ask(portal);
    expect(lastStep(portal)).toBe('paid');
  });

  it('A success for another amount leaves the result unknown until the operator corrects it', async () => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { amount: '1.00' }));
    await ask(portal);
    expect(lastStep(portal)).toBe('unknown');
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await ask(portal);
    expect(lastStep(portal)).toBe('paid');
  });

  it('Unfinished payments are checked at the next start', async () => {
    await portalWithPayment(byCard);
    const reopened = await openPortal({ domains: [subscriberDomain] });
    reopened.operator.answers(endpoints.subscriber, subscriberSample);
    reopened.operator.answers(endpoints.paymentStatus, outcome('success'));
    await reopened.logIn({ customerid: '700412' });
    reopened.add(paymentsDomain);
    await reopened.until((state) => selectAttempts(state).at(-1)?.step === 'paid');
    expect(received(reopened)).not.toContain('payAsLcoCustomer');
  });

  it('A slow answer about one unfinished payment delays no other at the next start', async () => {
    await portalWithPayment(byCard);
    const second = await openPortalAs();
    second.operator.answers(endpoints.payAsLcoCustomer, {
      ...{ ...paymentPage, txnid: 'TX2' },
      fields: { ...paymentPage.fields, txnid: 'TX2' },
    });
    await pressPayment(second, { method: 'CARD', bill: aBill({ stbno: 'STB2' }) });
    expect(lastStep(second)).toBe('atProvider');
    const reopened = await openPortal({ domains: [subscriberDomain] });
    reopened.operator.answers(endpoints.subscriber, subscriberSample);
    reopened.operator.replies(endpoints.paymentStatus, ({ url, signal }) =>
      url.includes('TX1')
        ? new Promise((_, reject) => signal.addEventListener('abort', reject))
        : Response.json(outcome('success', { txnid: 'TX2' })),
    );
    await reopened.logIn({ customerid: '700412' });
    reopened.add(paymentsDomain);
    await reopened.until((state) => selectAttempts(state).at(-1)?.step === 'paid');
    expect(selectAttempts(reopened.state()).map(({ step }) => step)).toEqual([
      'atProvider',
      'paid',
    ]);
  });

  it('Unfinished payments are checked when a subscriber logs in', async () => {
    await portalWithPayment(byCard);
    localStorage.removeItem('selfcareUser');
    const stranger = await openPortal({ domains: [subscriberDomain, paymentsDomain] });
    stranger.operator.answers(endpoints.subscriber, subscriberSample);
    stranger.operator.answers(endpoints.paymentStatus, outcome('pending'));
    await untilIdle();
    expect(selectAttempts(stranger.state())).toEqual([]);
    await stranger.logIn({ customerid: '700412' });
    await stranger.until((state) => selectAttempts(state).length === 1);
  });

  it('Attempts of another subscriber are not shown', async () => {
    await portalWithPayment(byCard);
    const other = await openPortal({ domains: [subscriberDomain] });
    other.operator.answers(endpoints.subscriber, { ...subscriberSample, customerid: '43' });
    await other.logIn({ customerid: '43' });
    other.add(paymentsDomain);
    await untilIdle();
    expect(selectAttempts(other.state())).toEqual([]);
    expect(localStorage.getItem(journalSlot.key)).toContain('TX1');
  });
});
