import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { selectApp } from '../../../store/app/app';
import type { CardPayment } from '../../../store/wire/entities/payments/payments';
import { paiseOf, rupeesOf } from '../../../store/core/money';
import type { PaymentAttempt, Bill } from '../../../store/payments/attempt';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { submitCardForm, isAllowedPayHost } from '../engine/handOver';
import { record } from '../engine/journal';
import { keyFor, orderOf, payer } from '../engine/order';
import { localRefusal } from '../engine/errors';

/**
 * The operator says what the hosted page needs, and the subscriber goes there. Asked again with the
 * same key it says the same, so an attempt can go on where it was, and stays the one payment that it is.
 */
export function* goToCardPage(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const page = yield* cardPageOf(attempt);
  if (!isAgreed(page, attempt.bill)) throw localRefusal('AMOUNT_CHANGED');
  if (!isAllowedPayHost(page.action, (yield* select(selectApp)).payHosts))
    throw localRefusal('PAY_HOST_UNKNOWN');
  const now = yield* record(attempt, { kind: 'providerReached', txnid: page.txnid });
  // Left or settled meanwhile, here or in another tab: then nobody is sent to pay it.
  if (now.step === 'atProvider' && now.txnid === page.txnid) yield* call(submitCardForm, page);
  return now;
}

/** The hosted page takes what its fields say, whatever stands beside them. */
const isAgreed = ({ amount, txnid, fields }: CardPayment, bill: Bill): boolean =>
  amount === bill.amount &&
  paiseOf(fields['amount'] ?? rupeesOf(amount)) === amount &&
  (fields['txnid'] ?? txnid) === txnid &&
  (fields['currency'] ?? 'INR') === 'INR';

/** Two calls for two kinds of customers; somebody without a login belongs to the local operator. */
function* cardPageOf(attempt: PaymentAttempt): SagaGenerator<CardPayment> {
  const isDirect = attempt.customerid !== '' && (yield* payer()).customertype === 'DP';
  const endpoint = isDirect ? endpoints.payAsDpCustomer : endpoints.payAsLcoCustomer;
  return yield* callApi(endpoint, orderOf(attempt.bill), keyFor(attempt, 'ask'));
}
