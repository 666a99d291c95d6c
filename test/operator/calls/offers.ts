import { findCustomer, maskedName } from '../books/customers';
import { amountChanged, createOrder } from '../books/orders';
import { rupeesText } from '../books/pricing';
import { stampOf } from '../clock';
import type { Handlers } from '../route';
import { offers } from '../seeds/offers';
import { pageOfItems } from '../transport/paging';
import { Refusal } from '../transport/refusal';

/** The stand-in cannot serve postcodes that begin with 9. */
const isServiceable = (pincode: string) => !pincode.startsWith('9');

/** The first digit of a postcode gives the region. */
const REGIONS = ['', 'North', 'North', 'West', 'West', 'South', 'South', 'East', 'East', ''];
const regionOf = (pincode: string): string => REGIONS[Number(pincode[0])] ?? '';

const NOT_SERVED = 'We cannot serve this place yet.';

export const offerCalls: Handlers<'offerPlans' | 'offerSubscriber' | 'placeOrder'> = {
  offerPlans: ({ request }) =>
    request.pincode !== undefined && !isServiceable(request.pincode)
      ? []
      : pageOfItems(offers(), request).map(({ plan }) => plan),

  offerSubscriber: ({ database, request: { mobileno, pincode = '' } }) => {
    const customer = findCustomer(database, mobileno);
    return {
      mobileno,
      existing: customer !== undefined,
      subscribername: maskedName(`${customer?.firstname ?? ''} ${customer?.surname ?? ''}`),
      customeridentity: '',
      pincode,
      region: regionOf(pincode),
      serviceable: isServiceable(pincode),
      lconame: isServiceable(pincode) ? `Neem Lane Cable, ${pincode.slice(-2)}` : '',
    };
  },

  placeOrder: (call) => {
    const { request } = call;
    const offer = offers().find(({ plan }) => plan.planid === request.planid);
    if (!offer) throw new Refusal(404, 'This plan is no longer offered.', 'NO_SUCH_PRODUCT');
    if (!isServiceable(request.pincode)) throw new Refusal(409, NOT_SERVED, 'NOT_SERVED');
    if (offer.total !== request.amount) throw amountChanged();
    const order = createOrder(call, {
      purpose: 'OFFER',
      amount: offer.total,
      description: `New connection: ${String(offer.plan.planname)}`,
      customerid: call.customerid,
      customername: `${request.firstname} ${request.surname ?? ''}`.trim(),
      mobileno: request.mobileno,
      email: request.email ?? '',
    });
    return {
      orderid: order.id,
      amount: rupeesText(order.amount),
      currency: 'INR',
      status: 'AWAITINGPAYMENT',
      expireson: stampOf(order.expires),
      results: [],
      message: 'Your order is reserved. Pay to have it installed.',
    };
  },
};
