import { samples } from '../../../sagas/api/samples/samples';
import type { CallName, WireAnswerOf } from '../../../store/wire/answers';

const upi = {
  txnid: 'TX5001',
  amount: '500.00',
  currency: 'INR',
  upiintent: 'upi://pay?pa=selfcare%40bank&pn=Selfcare&am=500.00&cu=INR&tr=TX5001',
  expiresin: 300,
  status: 'pending',
};

const otp = {
  mobileno: '90•••••412',
  expiresin: 300,
  resendafter: 30,
  attemptsremaining: 3,
  message: 'The code is on its way.',
};

const card = {
  txnid: 'TX5001',
  amount: '153.40',
  currency: 'INR',
  action: 'https://pay.example.com/pay',
  fields: { key: 'merchant', txnid: 'TX5001', amount: '153.40', productinfo: '1 new pack' },
};

const renewed = {
  productid: 'P2003',
  productname: 'Tamil Parivar 3',
  productstatus: 'ACTIVE',
  errorcode: null,
  error: null,
  stbno: '0021440904417',
  amount: '26.62',
  expirydate: '2026-12-28T23:59:59+05:30',
};

const order = {
  orderid: 'OR9001',
  amount: '153.40',
  currency: 'INR',
  expireson: '2026-11-23T03:58:09+05:30',
  status: 'AWAITINGPAYMENT',
  results: [],
  message: '',
};

const paid = {
  success: { status: 'true', msg: 'The payment arrived.' },
  txnid: 'TX5001',
  amount: '153.40',
  currency: 'INR',
  status: 'success',
  mode: 'CC',
  unmappedstatus: 'captured',
  addedon: '2026-11-23 03:28:09',
  productinfo: '1 new pack',
  error: 'E000',
  error_Message: '',
  purpose: 'CART',
  orderid: 'OR9001',
  results: [renewed],
};

const written = {
  login: samples.subscriber,
  logout: { message: 'You are logged out.' },
  acceptTerms: { message: 'Thank you. You have accepted the terms.' },
  updateSubscriber: { message: 'Your details are saved.' },
  register: { customerid: '700412', username: 'asha', message: 'You can log in now.' },
  resetPassword: { message: 'Your new password is set.' },
  validate: {
    validationtoken: 'c1f0a6',
    customerid: '70••12',
    username: '',
    mobileno: '90•••••412',
    customerstatus: 'UNREGISTERED',
    message: 'We can send a code to 90•••••412.',
  },
  generateOtp: otp,
  regenerateOtp: otp,
  verifyOtp: {
    verificationtoken: 'b72e90',
    username: '',
    firstname: 'Asha',
    surname: 'Verma',
    message: 'The code is right.',
  },
  retrack: {
    stbno: '0021440904417',
    waitminutes: 5,
    retrackafter: '2026-11-23T03:24:15+05:30',
    message: 'The rights are on their way to your box. Leave it switched on.',
  },
  closeTicket: { ticketid: 'DK4417', status: 'CLOSED', message: 'Your ticket is closed.' },
  createTicket: { ticketid: 'DK4417', message: 'Your docket number is DK4417.' },
  uploadDocument: { documentid: '9', status: 'PENDING', url: '', message: 'We have it.' },
  removePack: { ...renewed, productstatus: 'CANCEL', amount: null },
  cancelForRefund: { ...renewed, productstatus: 'CANCEL', amount: null, refundamount: '5.78' },
  addToCart: samples.cart,
  removeFromCart: samples.cart,
  checkout: order,
  paymentStatus: paid,
  confirmPayment: paid,
  payAsDpCustomer: card,
  payAsLcoCustomer: card,
  renew: [
    renewed,
    {
      productid: 'P1010',
      productname: 'Tamil Nagar',
      productstatus: 'FAILED',
      errorcode: '1087',
      error: 'Try Renew Within 15 days of expiry',
      stbno: '0021440904417',
    },
  ],
  renewReadingText: 'Your packs are renewed.',
  instalmentEligibility: {
    txnRefNo: 'LP7001',
    paymentid: 'TX5001',
    subscriberid: '700412',
    initiatesignature: '58a0f3',
    dueDate: '2026-12-03',
    amount: '500.00',
    currency: 'INR',
    mobileno: '90•••••412',
    expiresin: 300,
    resendafter: 30,
    attemptsRemaining: 3,
    resendsRemaining: 3,
  },
  instalmentResendOtp: {
    status: true,
    otpType: 'm-otp',
    attemptsRemaining: 3,
    resendsRemaining: 2,
    resendafter: 30,
    expiresin: 300,
    message: 'The code is on its way.',
  },
  instalmentPay: {
    transactionId: 'LT8001',
    merchantOrderId: 'OR9001',
    amount: '500.00',
    currency: 'INR',
    signature: 'd40c11',
    responseData: { OTP: { reason: 'Success', pgResponseCode: '0', status: 'SUCCESS' } },
    token: '',
    userDetails: {},
    respsignature: '77be02',
    dueDate: '2026-12-03',
    attemptsRemaining: null,
  },
  instalmentCancel: {
    txnRefNo: 'LP7001',
    status: 'CANCELLED',
    message: 'The provider has released the amount.',
  },
  instantCustomer: {
    subscribername: 'A••a V•••a',
    email: 'a•••@example.com',
    mobileno: '90•••••412',
    susbcriberstatus: 'A',
    accountno: '70••12',
    region: 'Nashik',
    currentbalance: '214.50',
    frcode: '',
    customertype: 'PREPAID',
    customeridentity: '9000000412',
  },
  instantPay: upi,
  ottQuickPay: {
    ...upi,
    subscribername: 'A••a V•••a',
    mobileno: '90•••••412',
    service: 'Jharokha Play',
    productid: 'OTT1',
    productname: 'Jharokha Play, one screen',
    chargeperiod: 'MONTHLY',
  },
  placeOrder: { ...order, message: 'Your order is reserved. Pay to have it installed.' },
  subscribeToTopic: { message: 'Subscribed.' },
} satisfies { readonly [Name in Exclude<CallName, keyof typeof samples>]: WireAnswerOf<Name> };

/** An answer to each call as an operator would send it, about an invented household. */
export const answerExamples: Readonly<Record<CallName, unknown>> = { ...samples, ...written };
