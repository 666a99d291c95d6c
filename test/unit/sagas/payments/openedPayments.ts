import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import {
  selectAttempts,
  startPayment,
  type StartPaymentRequest,
  submitOtp,
} from '../../../../store/payments/payments';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import { aBill } from '../../../support/builders';
import { openPortal, type PortalOptions, type TestPortal } from '../../../support/portal';

export const bill = aBill();
export const byCard: StartPaymentRequest = { bill, method: 'CARD' };
export const byInstalment: StartPaymentRequest = { bill, method: 'INSTALMENT' };

export const paymentPage = {
  txnid: 'TX1',
  amount: '500.00',
  action: '/card',
  fields: { txnid: 'TX1', amount: '500.00', hash: 'h' },
} satisfies WireAnswerOf<'payAsLcoCustomer'>;
export const eligible = {
  txnRefNo: 'LP1',
  paymentid: 'TX1',
  subscriberid: '700412',
  initiatesignature: 'signed-at-the-start',
  dueDate: '2026-12-03',
  amount: '500.00',
  mobileno: '90•••••412',
  expiresin: 300,
  resendafter: 30,
  attemptsRemaining: 3,
} satisfies WireAnswerOf<'instalmentEligibility'>;
export const instalmentPaid = {
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

/** The forms with which the portal would have posted the customer to a provider, and their addresses. */
export const submittedForms: HTMLFormElement[] = [];
export const submittedAddresses: string[] = [];
beforeEach(() => {
  submittedAddresses.length = 0;
  submittedForms.length = 0;
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submittedAddresses.push(this.getAttribute('action') ?? '');
    submittedForms.push(this);
  });
});

interface Opening extends PortalOptions {
  readonly as?: string;
  readonly customertype?: string;
}

/** A page with the subscriber `as` logged in, or with no session when `as` is ''. */
export const openPortalAs = async ({
  as = '700412',
  customertype = 'PREPAID',
  ...options
}: Opening = {}): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [subscriberDomain, paymentsDomain], ...options });
  portal.operator.answers(endpoints.subscriber, {
    ...subscriberSample,
    customerid: as || subscriberSample.customerid,
    customertype,
  });
  // A reloaded page checks the attempts that it finds.
  portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
  portal.operator.answers(endpoints.confirmPayment, outcome('pending'));
  if (as !== '') await portal.logIn({ customerid: as });
  return portal;
};

export const pressPayment = (portal: TestPortal, wanted: StartPaymentRequest) =>
  portal.press(startPayment, wanted);
/** A page that has begun a payment: at the card provider's page, or at the field for the code. */
export const portalWithPayment = async (
  wanted: StartPaymentRequest,
  opening?: Opening,
): Promise<TestPortal> => {
  const portal = await openPortalAs(opening);
  if (wanted.method === 'CARD') portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  else portal.operator.answers(endpoints.instalmentEligibility, eligible);
  await pressPayment(portal, wanted);
  return portal;
};
export const submitCode = (portal: TestPortal, code: string) =>
  portal.press(submitOtp, { id: idIn(portal), code });

const last = (portal: TestPortal) => selectAttempts(portal.state()).at(-1);
export const lastStep = (portal: TestPortal) => last(portal)?.step;
export const idIn = (portal: TestPortal): string => last(portal)?.id ?? '';
