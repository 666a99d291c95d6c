import {
  eligibility,
  instalmentCancelled,
  instalmentOtpResent,
  instalmentPayment,
} from '../../../store/wire/entities/payments/instalment';
import {
  instantCustomer,
  instantPayment,
  ottPayment,
} from '../../../store/wire/entities/payments/instantPayment';
import { cardPayment, paymentOutcome } from '../../../store/wire/entities/payments/payments';
import {
  transaction,
  unpricedTransaction,
} from '../../../store/wire/entities/payments/transactions';
import { generalWords, marked, shownAs } from './marks';

const { responseData, OTP } = {
  responseData: instalmentPayment.entries.responseData,
  OTP: instalmentPayment.entries.responseData.entries.OTP,
};

const historyRow = {
  documented: ['created', 'description1', 'description2', 'transactiontype', 'amount'],
  needed: [],
  ours: {
    transactionid: 'a row has no number to ask about',
    balance: 'what the balance was after it',
  },
} as const;

const UPI = ['txnid', 'amount', 'upiintent'] as const;
const upi = {
  currency: 'nothing: it is rupees',
  expiresin: 'how long the request can be paid',
  status: 'nothing: the status is asked for',
} as const;

const code = {
  expiresin: 'how long the code works',
  resendafter: 'when another code can be asked for; a refusal says it then',
  attemptsRemaining: 'how many tries are left',
  resendsRemaining: 'how many more codes can be asked for',
} as const;

export const paymentMarks = {
  cardPayment: marked(cardPayment, {
    documented: [],
    needed: ['txnid', 'amount', 'action', 'fields'],
    ours: { currency: 'nothing: it is rupees' },
  }),
  paymentOutcome: marked(paymentOutcome, {
    documented: ['success', 'txnid', 'amount', 'status', 'mode', 'email', 'firstname'],
    needed: [],
    ours: {
      currency: 'nothing: it is rupees',
      phone: 'nothing',
      mihpayid: 'the reference of the card provider',
      unmappedstatus: 'nothing',
      addedon: 'when it was paid',
      productinfo: 'what was paid for, where this device does not know it',
      error: 'why a payment failed',
      error_Message: 'why a payment failed, in words',
      bank_ref_num: 'the reference of the bank',
      bankcode: 'nothing',
      purpose: 'what was paid for, where this device does not know it',
      orderid: 'the number of the order',
      results: 'what became of each pack, until the packs are read again',
    },
  }),
  paymentSuccess: marked(paymentOutcome.entries.success, {
    documented: ['status', 'msg'],
    needed: [],
    ours: {},
  }),
  eligibility: marked(eligibility, {
    documented: ['txnRefNo', 'paymentid', 'subscriberid', 'initiatesignature', 'dueDate'],
    needed: [],
    ours: {
      amount: 'nothing: what was agreed to is known; another amount is refused',
      currency: 'nothing: it is rupees',
      mobileno: 'to which number the code was sent',
      ...code,
    },
  }),
  instalmentOtpResent: marked(instalmentOtpResent, {
    documented: [],
    needed: ['message'],
    ours: {
      success: generalWords.success,
      result: generalWords.result,
      status: generalWords.status,
      otpType: 'where the code was sent',
      ...code,
    },
  }),
  instalmentPayment: marked(instalmentPayment, {
    documented: [
      ...(['transactionId', 'merchantOrderId', 'amount', 'currency', 'signature'] as const),
      ...(['responseData', 'token', 'userDetails', 'respsignature'] as const),
    ],
    needed: [],
    ours: {
      dueDate: 'nothing: it came with the code',
      attemptsRemaining: 'how many tries are left',
    },
  }),
  instalmentAnswers: marked(responseData, { documented: ['OTP'], needed: [], ours: {} }),
  instalmentOtp: marked(OTP, {
    documented: ['reason', 'pgResponseCode', 'status'],
    needed: [],
    ours: {},
  }),
  instalmentCancelled: marked(instalmentCancelled, {
    documented: [],
    needed: ['message'],
    ours: {
      success: generalWords.success,
      result: generalWords.result,
      status: generalWords.status,
      txnRefNo: 'nothing',
    },
  }),
  instantCustomer: marked(instantCustomer, {
    documented: [
      ...(['subscribername', 'email', 'mobileno', 'susbcriberstatus', 'accountno'] as const),
      ...(['region', 'currentbalance', 'frcode', 'customertype', 'customeridentity'] as const),
    ],
    needed: [],
    ours: {},
  }),
  instantPayment: marked(instantPayment, { documented: [], needed: UPI, ours: upi }),
  ottPayment: marked(ottPayment, {
    documented: [],
    needed: UPI,
    ours: {
      ...upi,
      subscribername: 'for whom is paid',
      mobileno: 'for which number is paid',
      service: 'the service is named as it was asked for',
      productid: 'nothing',
      productname: shownAs.leftOut,
      chargeperiod: 'for how long the service is',
    },
  }),
  transaction: marked(transaction, historyRow),
  unpricedTransaction: marked(unpricedTransaction, historyRow),
};
