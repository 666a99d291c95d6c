import { FailureError } from '../../../../../sagas/api/failures';
import { type Paise, rupeesOf } from '../../../../../store/core/values/money';
import type { AnswerOf, CallName } from '../../../../../store/wire/answers';
import type { Idempotency } from '../../../../operator/transport/idempotency';
import { aSubscriber } from '../../../../support/builders';

/** What the network does to one call. */
export type DeliveryFate = 'arrives' | 'lostBefore' | 'lostAfter' | 'doubled' | 'late' | 'broken';

interface Payment {
  readonly txnid: string;
  readonly amount: Paise;
  status: 'pending' | 'success' | 'failure' | 'cancelled';
  /** What the provider texted. */
  readonly code: string;
  readonly isHeld: boolean;
}

const PAID_ALREADY = 'LP_SUCCESS_TXN_EXISTS';

const refusal = (call: string, status: number, code: string) =>
  new FailureError({ kind: 'refused', call, status, message: code, code });

/**
 * As little of an operator as payments need: it treats a key as the stand-in does in the same mode, takes money once
 * for a payment, and, unlike the real one, allows two payments for the same thing.
 */
export class SimulatedOperator {
  readonly payments = new Map<string, Payment>();
  /** The `txnid` of every time money was taken. */
  readonly charges: string[] = [];
  private readonly answered = new Map<
    string,
    { readonly asked: string; readonly run: () => unknown }
  >();

  private readonly held = new Set<string>();

  constructor(
    private readonly amount: Paise,
    /** Seconds in which a request to pay can be shown. */
    private readonly requestLasts = 300,
    private readonly idempotency: Idempotency = 'honours',
  ) {}

  answer(call: CallName, request: unknown, key: string | undefined): unknown {
    const run = () => this.carryOut(call, request as Record<string, string>); // requests are texts by name
    if (key === undefined || this.idempotency === 'ignores') return run();
    const asked = JSON.stringify([call, request]);
    const former = this.answered.get(key);
    const isStrict = this.idempotency === 'strict';
    if (isStrict && this.held.has(key)) throw refusal(call, 409, 'IDEMPOTENCY_KEY_IN_PROGRESS');
    if (former) {
      if (former.asked === asked) return former.run();
      throw refusal(call, isStrict ? 422 : 409, 'IDEMPOTENCY_KEY_REUSED');
    }
    try {
      const answer = run();
      this.answered.set(key, { asked, run: () => answer });
      return answer;
    } catch (error) {
      const again = () => {
        throw error;
      };
      if (isStrict) this.answered.set(key, { asked, run: again });
      throw error;
    }
  }

  /** The first request with this key is in progress until the function it returns is called. */
  hold(key: string | undefined): () => void {
    const { held } = this;
    if (key === undefined || held.has(key)) return () => undefined;
    held.add(key);
    return () => void held.delete(key);
  }

  private carryOut(call: CallName, request: Record<string, string>): unknown {
    switch (call) {
      case 'subscriber':
        return aSubscriber({ customertype: 'PREPAID' });
      case 'payAsLcoCustomer':
        return this.cardPage(this.start(false));
      case 'instalmentEligibility':
        return this.eligibility(this.start(true));
      case 'checkout':
        return this.order();
      case 'instantPay':
        return this.requestToPay(this.start(false));
      case 'ottQuickPay':
        return this.ott(request, this.start(false));
      case 'instalmentPay':
        return this.pay(request);
      case 'instalmentCancel':
        return this.cancel(request);
      case 'confirmPayment':
        return this.outcome(request['txnid'] ?? request['paymentid']);
      case 'paymentStatus':
        return this.outcome(request['txnid']);
      default:
        throw new Error(`not simulated: ${call}`);
    }
  }

  private start(isHeld: boolean): Payment {
    const txnid = `TX${this.payments.size + 1}`;
    const payment: Payment = {
      txnid,
      amount: this.amount,
      status: 'pending',
      code: '123456',
      isHeld,
    };
    this.payments.set(txnid, payment);
    return payment;
  }

  /** The same cart gives the same order, and a cart that was paid for is empty. */
  private order() {
    if (this.charges.length > 0) throw refusal('checkout', 409, 'CART_EMPTY');
    return {
      orderid: 'O1',
      amount: this.amount,
      currency: 'INR',
      status: 'AWAITINGPAYMENT',
      expireson: '',
      results: [],
      message: '',
    } satisfies AnswerOf<'checkout'>;
  }

  private thePayment(txnid: string | undefined): Payment {
    const payment = this.payments.get(txnid ?? '');
    if (!payment) throw refusal('paymentStatus', 404, 'UNKNOWN');
    return payment;
  }

  /** The customer pays: on the provider's own page, with the code, or in the UPI app. */
  capture(txnid: string): void {
    const payment = this.payments.get(txnid);
    if (payment?.status !== 'pending') return;
    payment.status = 'success';
    this.charges.push(txnid);
  }

  /** The customer or the bank declines, or the time runs out. */
  end(txnid: string): void {
    const payment = this.payments.get(txnid);
    if (payment?.status === 'pending') payment.status = 'failure';
  }

  private pay({ paymentid, otp }: Record<string, string>) {
    const payment = this.thePayment(paymentid);
    if (payment.status === 'success') throw refusal('instalmentPay', 409, PAID_ALREADY);
    if (payment.status !== 'pending') throw refusal('instalmentPay', 409, 'LP_TXN_EXPIRED');
    if (otp !== payment.code) throw refusal('instalmentPay', 400, 'LP_INCORRECT_OTP');
    this.capture(payment.txnid);
    return {
      transactionId: `LT${payment.txnid}`,
      merchantOrderId: '',
      amount: payment.amount,
      currency: 'INR',
      signature: '',
      responseData: { OTP: { reason: '', pgResponseCode: '', status: 'SUCCESS' } },
      token: '',
      userDetails: {},
      respsignature: '',
      dueDate: '',
      attemptsRemaining: null,
    } satisfies AnswerOf<'instalmentPay'>;
  }

  private cancel({ paymentid, txnRefNo = '' }: Record<string, string>) {
    const payment = this.thePayment(paymentid);
    if (payment.status === 'success') throw refusal('instalmentCancel', 409, PAID_ALREADY);
    payment.status = 'cancelled';
    return { txnRefNo, status: 'CANCELLED', message: '' } satisfies AnswerOf<'instalmentCancel'>;
  }

  private cardPage({ txnid, amount }: Payment) {
    return {
      txnid,
      amount,
      currency: 'INR',
      action: '/page',
      fields: {},
    } satisfies AnswerOf<'payAsLcoCustomer'>;
  }

  private requestToPay({ txnid, amount }: Payment) {
    return {
      txnid,
      amount,
      currency: 'INR',
      upiintent: `upi://pay?pa=a%40b&pn=A&am=${rupeesOf(amount)}&cu=INR&tr=${txnid}`,
      expiresin: this.requestLasts,
      status: 'pending',
    } satisfies AnswerOf<'instantPay'>;
  }

  private ott({ productid = '' }: Record<string, string>, payment: Payment) {
    return {
      ...this.requestToPay(payment),
      ...{ subscribername: '', mobileno: '', service: '', productid, productname: '' },
      chargeperiod: 'MONTHLY',
    } satisfies AnswerOf<'ottQuickPay'>;
  }

  private eligibility({ txnid, amount }: Payment) {
    return {
      txnRefNo: `LP${txnid}`,
      paymentid: txnid,
      subscriberid: '700412',
      initiatesignature: 'signed',
      dueDate: '',
      amount,
      currency: 'INR',
      mobileno: '',
      expiresin: 300,
      resendafter: 30,
      attemptsRemaining: 3,
      resendsRemaining: 3,
    } satisfies AnswerOf<'instalmentEligibility'>;
  }

  private outcome(txnid: string | undefined) {
    const payment = this.thePayment(txnid);
    return {
      success: { status: 'true', msg: '' },
      txnid: payment.txnid,
      amount: payment.amount,
      currency: 'INR',
      status: payment.status,
      mode: '',
      email: '',
      firstname: '',
      phone: '',
      mihpayid: '',
      unmappedstatus: '',
      addedon: '',
      productinfo: '',
      error: '',
      error_Message: '',
      bank_ref_num: '',
      bankcode: '',
      purpose: '',
      orderid: '',
      results: [],
    } satisfies AnswerOf<'paymentStatus'>;
  }
}
