import { momentInIndia } from '../../../../../store/core/values/dates';
import type { Paise } from '../../../../../store/core/values/money';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import { isOnBill } from '../../../../../store/payments/bill';
import { visibleEndOf } from '../../../../../store/payments/maskedAccount';
import type { SentCharge } from '../../../../../store/payments/payments';
import type { CheckedPayment } from '../../../../../store/payments/statusCheck';
import type { PackResult } from '../../../../../store/wire/entities/packs/packs';
import { lazyPart } from '../../../../app/lazy/lazyPart';

/** Loaded after the result itself: a result without its receipt is still true. */
export const ReceiptActions = lazyPart<{ readonly source: ReceiptSource }>({
  id: 'payment-receipt',
  load: async () =>
    (await import(/* webpackChunkName: "receipt" */ './ReceiptActions')).ReceiptActions,
});

/** What a receipt says, as the operator answered it. A text that is not known is ''. */
export interface ReceiptSource {
  /** The operator's reference of the payment, or the number of the order. */
  readonly reference: string;
  readonly amount: Paise;
  /** GST in the amount; null where no answer of the operator says it of the whole. */
  readonly gst: Paise | null;
  /** e.g. 2021-09-06 13:27:08; of a payment from the balance, whose answer has no time, when it was begun. */
  readonly when: string;
  /** CC, DC, NB, UPI, INSTALMENT or BALANCE. */
  readonly mode: string;
  /** CART, RENEWAL, TOPUP, OFFER, INSTANT or OTT. */
  readonly purpose: string;
  readonly productinfo: string;
  /** The end of the number that was paid for, which need not be the payer's. */
  readonly account: string;
  readonly bankReference: string;
  /** When what the instalment provider lent is due. */
  readonly dueDate: string;
  readonly results: readonly PackResult[];
}

/** The attempt says what the operator's answer about the payment does not; it is null in another browser. */
export const receiptSourceOf = (
  payment: CheckedPayment,
  attempt: PaymentAttempt | null,
): ReceiptSource => {
  const { txnid, amount, addedon, mode, purpose, productinfo, bankReference, results } = payment;
  return {
    ...{ reference: txnid, amount, mode, purpose, productinfo, bankReference, results },
    when: addedon,
    gst: attempt?.bill.gst ?? null,
    account: visibleEndOf(attempt?.bill.account ?? ''),
    dueDate: attempt?.dueDate ?? '',
  };
};

interface BalancePayment extends Pick<ReceiptSource, 'reference' | 'amount' | 'gst' | 'results'> {
  readonly purpose: 'CART' | 'RENEWAL';
  /** The newest one from the balance; undefined when none is known. */
  readonly charge: SentCharge | undefined;
}

/** The charge says when it was, if it is the one that paid for all of these packs. */
export const balanceReceiptOf = ({ charge, results, ...known }: BalancePayment): ReceiptSource => {
  const isIt = charge !== undefined && results.every((result) => isOnBill(charge.bill, result));
  return {
    ...{ ...known, results, mode: 'BALANCE' },
    ...{ productinfo: '', account: '', bankReference: '', dueDate: '' },
    when: isIt ? momentInIndia(new Date(charge.since).toISOString()).moment : '',
  };
};
