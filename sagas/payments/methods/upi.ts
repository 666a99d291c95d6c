import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type {
  InstantPayment,
  OttPayment,
} from '../../../store/wire/entities/payments/instantPayment';
import { PAYLOAD_NOT_FOUND } from '../../../store/core/failure';
import { rupeesOf } from '../../../store/core/money';
import { serviceNamed, type Payee } from '../../../store/payments/payments';
import { isPricedLater, type PaymentAttempt } from '../../../store/payments/attempt';
import { parseUpiIntent } from '../../../store/payments/upiIntent';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { FailureError } from '../../api/failures';
import { cachedPayee } from '../engine/payeeCache';
import { record } from '../engine/journal';
import { keyFor } from '../engine/order';
import { localRefusal } from '../engine/errors';

/**
 * The operator makes a request to pay, which the payer's own app takes up: nothing moves before the
 * payer agrees there. Asked again with the same key it is the same request. One whose text asks for
 * another amount than was agreed to is shown to nobody.
 */
export function* askPayersApp(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const payee = cachedPayee(attempt.id);
  if (!payee) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  const request = yield* requestToPay(attempt, payee);
  const { txnid, amount, upiintent, expiresin } = request;
  const asks = parseUpiIntent(upiintent);
  if (!asks || amount <= 0) throw localRefusal('NOT_PAYABLE');
  const { bill } = attempt;
  const isAgreed = amount === bill.amount || (isPricedLater(bill) && bill.amount === 0);
  if (!isAgreed || asks.amount !== amount) throw localRefusal('AMOUNT_CHANGED');
  const expires = (yield* call(Date.now)) + expiresin * 1000;
  return yield* record(attempt, { kind: 'upiRequested', txnid, upiintent, expires, amount });
}

function* requestToPay(
  attempt: PaymentAttempt,
  { number, mobileno, email }: Payee,
): SagaGenerator<InstantPayment | OttPayment> {
  const { bill } = attempt;
  const key = keyFor(attempt, 'ask');
  if (bill.purpose === 'OTT') {
    const [productid] = bill.productids;
    const service = { mobileno: number, ...(productid !== undefined && { productid }) };
    const asked = yield* callApi(endpoints.ottQuickPay, service, key);
    const { subscribername, productname, chargeperiod } = asked;
    const named = { subscribername, productname, chargeperiod };
    yield* put(serviceNamed({ id: attempt.id, service: named }));
    return asked;
  }
  const order = {
    customeridentity: number,
    amount: rupeesOf(bill.amount),
    currency: 'INR' as const,
    ...(mobileno !== '' && { mobileno }),
    ...(email !== '' && { email }),
  };
  return yield* callApi(endpoints.instantPay, order, key);
}
