import { momentInIndia } from '../../../../../store/core/values/dates';
import type { Paise } from '../../../../../store/core/values/money';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import { isOnBill } from '../../../../../store/payments/bill';
import { visibleEndOf } from '../../../../../store/payments/maskedAccount';
import type { SentCharge } from '../../../../../store/payments/payments';
import type { CheckedPayment } from '../../../../../store/payments/statusCheck';
import type { PackResult } from '../../../../../store/wire/entities/packs/packs';
import { lazyPart } from '../../../../app/lazy/lazyPart';

/** Loaded after the result, which is complete without its receipt. */
export const ReceiptActions = lazyPart<{ readonly source: ReceiptSource }>({
  id: 'payment-receipt',
  load: async () =>
    (await import(/* webpackChunkName: "receipt" */ './ReceiptActions')).ReceiptActions,
});

/** The facts of a receipt, from the operator's answers. A text is '' if it is unknown. */
export interface ReceiptSource {
  /** The operator's reference of the payment, or the number of the order. */
  readonly reference: string;
  readonly amount: Paise;
  /** The GST in the amount; null if no answer of the operator states it for the whole amount. */
  readonly gst: Paise | null;
  /**
   * The time of the payment, such as 2021-09-06 13:27:08. The answer to a payment from the balance has none, so its
   * receipt has the time of the press.
   */
  readonly when: string;
  /** CC, DC, NB, UPI, INSTALMENT or BALANCE. */
  readonly mode: string;
  /** CART, RENEWAL, TOPUP, OFFER, INSTANT or OTT. */
  readonly purpose: string;
  readonly productinfo: string;
  /** Only the last digits of the number that was paid for, because it may belong to another person. */
  readonly account: string;
  readonly bankReference: string;
  /** The day on which the amount lent by the instalment provider is due. */
  readonly dueDate: string;
  readonly results: readonly PackResult[];
  /** True if the logged-in subscriber has paid. A payment found by its reference alone may be another person's. */
  readonly isPaidByUser: boolean;
}

/**
 * Makes the facts of a receipt. `attempt` has facts that the operator's answer lacks; in another browser it is null.
 */
export const receiptSourceOf = (
  payment: CheckedPayment,
  attempt: PaymentAttempt | null,
): ReceiptSource => {
  const { txnid, amount, addedon, mode, purpose, productinfo, bankReference, results } = payment;
  return {
    reference: txnid,
    amount,
    mode,
    purpose,
    productinfo,
    bankReference,
    results,
    when: addedon,
    gst: attempt?.bill.gst ?? null,
    account: visibleEndOf(attempt?.bill.account ?? ''),
    dueDate: attempt?.dueDate ?? '',
    isPaidByUser: attempt !== null && attempt.customerid !== '',
  };
};

interface BalancePayment extends Pick<ReceiptSource, 'reference' | 'amount' | 'gst' | 'results'> {
  readonly purpose: 'CART' | 'RENEWAL';
  /** The newest payment from the balance; undefined if none is known. */
  readonly charge: SentCharge | undefined;
}

/**
 * Makes the facts of a receipt for a payment from the balance. `when` is the time of the charge; '' if the charge did
 * not pay for all `results`.
 */
export const balanceReceiptOf = ({ charge, results, ...facts }: BalancePayment): ReceiptSource => {
  const isSameCharge =
    charge !== undefined && results.every((result) => isOnBill(charge.bill, result));
  return {
    ...facts,
    results,
    mode: 'BALANCE',
    productinfo: '',
    account: '',
    bankReference: '',
    dueDate: '',
    isPaidByUser: true,
    when: isSameCharge ? momentInIndia(new Date(charge.since).toISOString()).moment : '',
  };
};
