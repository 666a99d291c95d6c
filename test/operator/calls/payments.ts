import { chargeBalance, requireBalance } from '../books/balance';
import { theCustomer } from '../books/customers';
import { amountChanged, createOrder, months } from '../books/orders';
import { orderToPay } from '../books/paymentOrder';
import { rupeesText, TERM_NAMES, TERMS } from '../books/pricing';
import { sameText, signatureOf } from '../books/secrets';
import { costOf, productOf, subscriptionFor, subscriptionsOf } from '../books/subscriptions';
import { CARD_PAGE, cardFields } from '../payments/card';
import { providerStatusOf } from '../payments/outcome';
import { createPayment, thePayment } from '../payments/payments';
import { renewalLines, renewLines, totalOf } from '../payments/renewal';
import type { Call, Handlers } from '../route';
import { Refusal } from '../transport/refusal';

type CardCall = Call<'payAsLcoCustomer' | 'payAsDpCustomer'>;
type RenewCall = Call<'renew' | 'renewReadingText'>;

const payByCard = (call: CardCall, customertype: 'DP' | 'LCO') => {
  const { database, customerid, idempotencyKey } = call;
  const isDp = customerid !== '' && theCustomer(database, customerid).customertype === 'DP';
  if (isDp !== (customertype === 'DP')) {
    throw new Refusal(403, 'This is not how your account is paid.', 'WRONG_CUSTOMER_TYPE');
  }
  const order = orderToPay(call);
  const payment = createPayment(call, { order, method: 'CARD', idempotencyKey });
  return {
    txnid: payment.txnid,
    amount: rupeesText(payment.amount),
    currency: 'INR',
    action: call.cardProvider + CARD_PAGE,
    fields: cardFields(payment, order),
  };
};

/** Renews from the balance, pack by pack, and charges only the renewed ones. */
const renew = (call: RenewCall) => {
  const { request, customerid, idempotencyKey } = call;
  const lines = renewalLines(
    call,
    customerid,
    request.productid,
    months[request.chargeperiod],
    request.stbno,
  );
  const total = totalOf(lines);
  // Without an amount the operator sets the price.
  if (total !== (request.amount ?? total)) throw amountChanged();
  requireBalance(call, customerid, total);
  const { results, done } = renewLines(call, customerid, lines);
  if (done === 0) return [...results];
  const { firstname, surname, mobileno, email } = theCustomer(call.database, customerid);
  const order = createOrder(call, {
    purpose: 'RENEWAL',
    amount: done,
    description: lines.length === 1 ? 'Renewal of 1 pack' : `Renewal of ${lines.length} packs`,
    customerid,
    customername: `${firstname} ${surname}`.trim(),
    mobileno,
    email,
    lines,
  });
  // Both variants of the call make the same bookings.
  chargeBalance(call, order, { amount: done, results }, idempotencyKey, 'renew');
  return [...results];
};

const renewalSentence = (call: RenewCall): string =>
  renew(call)
    .map(({ productname, productstatus, error, expirydate }) =>
      productstatus === 'FAILED'
        ? String(error)
        : `${String(productname)}: renewed to ${String(expirydate).slice(0, 10)}`,
    )
    .join('\n');

const confirm = (call: Call<'confirmPayment'>) => {
  const { request } = call;
  const payment = thePayment(call, request.method === 'CARD' ? request.txnid : request.paymentid);
  if (request.method === 'INSTALMENT') {
    const carried = signatureOf('pay', request.txnRefNo, request.paymentid, request.transactionId);
    if (!sameText(carried, request.respsignature ?? '') || payment.amount !== request.amount) {
      throw new Refusal(400, 'The provider did not sign this payment.', 'LP_SIGNATURE_MISMATCH');
    }
  }
  return providerStatusOf(call, payment, call.customerid);
};

const longDurationPrices = (call: Call<'longDurationPrices'>) => {
  const requested = call.request?.productid;
  const owned = subscriptionsOf(call, call.customerid)
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ productid }) => productid);
  return [...new Set(requested ?? owned)].map((productid) => {
    const product = productOf(productid);
    const fee = owned.includes(productid)
      ? subscriptionFor(call, call.customerid, productid).fee
      : 0;
    const [monthly, quarterly, halfyearly, yearly] = TERM_NAMES.map((period) =>
      rupeesText(costOf({ productid, fee }, TERMS[period].months).total),
    );
    return {
      // A base pack is named by its tariff, every other product by its period.
      ...(product.kind === 'BASE' ? { basepacktariff: product.name } : { chargeperiod: 'MONTHLY' }),
      productid,
      productname: product.name,
      monthlyprice: monthly ?? null,
      quarterlyprice: quarterly ?? null,
      halfyearlyprice: halfyearly ?? null,
      yearlyprice: yearly ?? null,
    };
  });
};

export const paymentCalls: Handlers<
  | 'paymentStatus'
  | 'payAsDpCustomer'
  | 'payAsLcoCustomer'
  | 'renew'
  | 'renewReadingText'
  | 'confirmPayment'
  | 'longDurationPrices'
> = {
  paymentStatus: (call) =>
    providerStatusOf(call, thePayment(call, call.request.txnid), call.customerid),
  payAsDpCustomer: (call) => payByCard(call, 'DP'),
  payAsLcoCustomer: (call) => payByCard(call, 'LCO'),
  renew,
  renewReadingText: renewalSentence,
  confirmPayment: confirm,
  longDurationPrices,
};
