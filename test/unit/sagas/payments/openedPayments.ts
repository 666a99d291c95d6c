import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { payments } from '../../../../sagas/payments/payments';
import { subscriber } from '../../../../sagas/account/subscriber';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import { selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/money';
import { beginPayment, giveCode, selectAttempts, type Wanted } from '../../../../store/payments/payments';
import type { Bill } from '../../../../store/payments/attempt';
import { openPortal, type Portal, type PortalOptions } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

export const bill: Bill = {
  purpose: 'TOPUP',
  amount: 50_000 as Paise,
  orderid: '',
  productids: [],
  chargeperiod: '',
  stbno: '',
  account: '',
};
export const byCard: Wanted = { bill, method: 'CARD' };
export const byInstalment: Wanted = { bill, method: 'INSTALMENT' };

export const page = {
  txnid: 'TX1',
  amount: '500.00',
  action: '/card',
  fields: { txnid: 'TX1', amount: '500.00', hash: 'h' },
} satisfies WireAnswerOf<'payAsLcoCustomer'>;
export const eligible = {
  txnRefNo: 'LP1',
  paymentid: 'TX1',
  subscriberid: '42',
  initiatesignature: 'signed-at-the-start',
  dueDate: '2026-12-03',
  amount: '500.00',
  mobileno: '90•••••412',
  expiresin: 300,
  resendafter: 30,
  attemptsRemaining: 3,
} satisfies WireAnswerOf<'instalmentEligibility'>;
export const taken = {
  transactionId: 'LT1',
  amount: '500.00',
  signature: 'signed-by-the-provider',
  responseData: { OTP: { status: 'SUCCESS' } },
  respsignature: 'signed-at-the-end',
} satisfies WireAnswerOf<'instalmentPay'>;
export const outcome = (status: string, fields: Partial<WireAnswerOf<'paymentStatus'>> = {}) => ({
  ...paymentStatusSample,
  txnid: 'TX1',
  amount: '500.00',
  status,
  ...fields,
});

/** Where the portal would have posted the customer to. */
export const handedOver: string[] = [];
beforeEach(() => {
  handedOver.length = 0;
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    handedOver.push(this.getAttribute('action') ?? '');
  });
});

interface Opening extends PortalOptions {
  readonly as?: string;
}

/** A page in which a subscriber has logged in, or nobody when `as` is ''. */
export const opened = async ({ as = '42', ...options }: Opening = {}): Promise<Portal> => {
  const portal = await openPortal({ domains: [subscriber, payments], ...options });
  portal.operator.answers(endpoints.subscriber, { ...subscriberSample, customertype: 'PREPAID' });
  // A page opened anew asks about what it finds.
  portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
  portal.operator.answers(endpoints.confirmPayment, outcome('pending'));
  if (as !== '') await portal.logIn({ customerid: as });
  return portal;
};

type Flow = Parameters<typeof selectStatus>[1];

export const after = async (portal: Portal, say: () => void, flow: Flow): Promise<void> => {
  say();
  await portal.until((state) => selectStatus(state, flow) !== 'running');
  await untilIdle();
};
export const begin = (portal: Portal, wanted: Wanted): Promise<void> =>
  after(portal, () => portal.say(beginPayment.requested(wanted)), beginPayment);
export const type = (portal: Portal, code: string): Promise<void> =>
  after(portal, () => portal.say(giveCode.requested({ id: idIn(portal), code })), giveCode);

const last = (portal: Portal) => selectAttempts(portal.state()).at(-1);
export const stepIn = (portal: Portal) => last(portal)?.step;
export const idIn = (portal: Portal): string => last(portal)?.id ?? '';
