import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import type { NavigateTo } from '../../../../sagas/app/navigation';
import { writeDown } from '../../../../sagas/payments/engine/journal';
import {
  cachedPayee,
  cachedSignature,
  cachePayee,
  cacheSignature,
} from '../../../../sagas/payments/engine/memoryCaches';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { navigationEnded } from '../../../../store/app/navigation';
import { loggedOut, sessionDiscarded, sessionExpired } from '../../../../store/identity/session';
import { isUnacknowledged } from '../../../../store/payments/attempt';
import {
  otpDialogClosed,
  pageFocused,
  paymentAcknowledged,
  selectAttempts,
  selectOtpDialog,
} from '../../../../store/payments/payments';
import { anAttempt } from '../../../support/builders';
import type { TestPortal } from '../../../support/portal';
import { until, untilIdle } from '../../../support/waiting';
import {
  byInstalment,
  idIn,
  instalmentPaid,
  lastStep,
  openPortalAs,
  outcome,
  portalWithPayment,
  submitCode,
} from './openedPayments';

const CUSTOMER = '700412';
const isVisible = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
afterEach(() => jest.restoreAllMocks());

describe('A payer who comes back to the page', () => {
  const returns = (portal: TestPortal) => portal.eventsOf(pageFocused).length;

  it.each(['visibilitychange', 'pageshow', 'online'])(
    'After "%s" watched payments are checked if the page is visible, and not otherwise',
    async (name) => {
      const portal = await openPortalAs();
      isVisible('hidden');
      window.dispatchEvent(new Event(name));
      expect(returns(portal)).toBe(0);
      isVisible('visible');
      window.dispatchEvent(new Event(name));
      window.dispatchEvent(new Event(name));
      expect(returns(portal)).toBe(2);
    },
  );
});

describe('The numbers and signatures of this page', () => {
  const attempt = anAttempt({ step: 'awaitingCode', txnid: 'TX1', txnRefNo: 'LP1' });
  const signature = { txnRefNo: 'LP1', subscriberid: CUSTOMER, initiatesignature: 's' };

  it.each([
    ['are kept when the session expires', sessionExpired(), true],
    ['are kept when the session is discarded', sessionDiscarded(), true],
    ['are gone after a logout', loggedOut({ isConfirmedByOperator: true }), false],
  ])('They %s', async (_, end, areKept) => {
    const portal = await openPortalAs();
    cachePayee(attempt, { number: '9000004412', mobileno: '', email: '' });
    cacheSignature(attempt.id, signature);
    portal.dispatch(end);
    await untilIdle();
    expect([cachedPayee(attempt.id) !== undefined, cachedSignature(attempt) !== null]).toEqual([
      areKept,
      areKept,
    ]);
  });
});

describe('The dialog for the code after the payment', () => {
  const paidWith = async (navigate: NavigateTo): Promise<TestPortal> => {
    const portal = await portalWithPayment(byInstalment, { navigate });
    portal.operator.answers(endpoints.instalmentPay, instalmentPaid);
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    return portal;
  };

  it('It stays open until the result screen is reached', async () => {
    let arrive: ((ended: 'arrived') => void) | undefined;
    const portal = await paidWith(() => new Promise((resolve) => (arrive = resolve)));
    const id = idIn(portal);
    await submitCode(portal, '123456');
    await until(() => arrive !== undefined);
    expect([lastStep(portal), selectOtpDialog(portal.state())]).toEqual(['paid', id]);
    // An earlier navigation that this one has replaced.
    portal.dispatch(navigationEnded('cancelled'));
    await untilIdle();
    expect(selectOtpDialog(portal.state())).toBe(id);
    arrive?.('arrived');
    await untilIdle();
    expect(selectOtpDialog(portal.state())).toBe('');
  });

  it('It closes when the result screen cannot be reached', async () => {
    const portal = await paidWith(async () => 'aborted');
    await submitCode(portal, '123456');
    await untilIdle();
    expect(selectOtpDialog(portal.state())).toBe('');
  });

  it('No dialog is closed for a result that comes after the payer has closed it', async () => {
    const portal = await paidWith(async () => 'arrived');
    portal.dispatch(otpDialogClosed({ id: idIn(portal) }));
    await submitCode(portal, '123456');
    await untilIdle();
    expect(portal.eventsOf(otpDialogClosed)).toHaveLength(1);
  });
});

/** Card attempts of the subscriber as an earlier page has left them. */
const earlierAttempts = async (step: 'paid' | 'atProvider', txnids: readonly string[]) => {
  for (const txnid of txnids)
    await writeDown(
      anAttempt(
        { step, txnid },
        { id: txnid, key: txnid, customerid: CUSTOMER, begun: Date.now() },
      ),
    );
};

it('Only the payment whose result the payer has seen may be paid once more', async () => {
  await earlierAttempts('paid', ['TX1', 'TX2']);
  const portal = await openPortalAs();
  portal.dispatch(paymentAcknowledged({ txnid: 'TX2' }));
  await untilIdle();
  const left = selectAttempts(portal.state()).filter(isUnacknowledged);
  expect(left).toMatchObject([{ txnid: 'TX1' }]);
});

it('A page that opens asks about at most four earlier payments at the same time', async () => {
  await earlierAttempts('atProvider', ['TX1', 'TX2', 'TX3', 'TX4', 'TX5', 'TX6']);
  const portal = await openPortalAs({ domains: [subscriberDomain], as: CUSTOMER });
  const answers: (() => void)[] = [];
  portal.operator.replies(
    endpoints.paymentStatus,
    ({ url }) =>
      new Promise((resolve) => {
        const txnid = new URL(url).searchParams.get('txnid') ?? '';
        answers.push(() => resolve(Response.json(outcome('pending', { txnid }))));
      }),
  );
  const asked = () => portal.operator.receivedOf('paymentStatus').length;
  portal.add(paymentsDomain);
  await untilIdle();
  expect(asked()).toBe(4);
  answers.forEach((answer) => answer());
  await until(() => asked() === 6);
  answers.forEach((answer) => answer());
});
