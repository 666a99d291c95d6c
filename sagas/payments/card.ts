import { call, type SagaGenerator } from 'typed-redux-saga';
import type { CardPayment } from '../../store/entities/payments';
import type { Attempt } from '../../store/payments/attempt';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { handOver } from './handOver';
import { record } from './journal';
import { keyFor, orderOf, payer } from './order';
import { refusedHere } from './why';

/**
 * The operator says what the hosted page needs, and the subscriber goes there. Asked again with the
 * same key it says the same, so an attempt can go on where it was, and stays the one payment that it is.
 */
export function* goToCardPage(attempt: Attempt): SagaGenerator<Attempt> {
  const page = yield* cardPageOf(attempt);
  if (page.amount !== attempt.bill.amount) throw refusedHere('AMOUNT_CHANGED');
  const now = yield* record(attempt, { kind: 'providerReached', txnid: page.txnid });
  // Left or settled meanwhile, here or in another tab: then nobody is sent to pay it.
  if (now.step === 'atProvider' && now.txnid === page.txnid) yield* call(handOver, page);
  return now;
}

/** Two calls for two kinds of customers; somebody without a login belongs to the local operator. */
function* cardPageOf(attempt: Attempt): SagaGenerator<CardPayment> {
  const isDirect = attempt.customerid !== '' && (yield* payer()).customertype === 'DP';
  const endpoint = isDirect ? endpoints.payAsDpCustomer : endpoints.payAsLcoCustomer;
  return yield* callApi(endpoint, orderOf(attempt.bill), keyFor(attempt, 'ask'));
}
