import { endpoints } from '../../../sagas/api/endpoints';
import { cartSample } from '../../../sagas/api/samples/cart';
import { openPortal } from '../../support/portal';
import { until } from '../../support/waiting';
import { cartDomain } from './cartSaga';
import { addToCart, loadCart } from './cartStore';

const pack = { productid: 'FAM01', chargeperiod: 'MONTHLY' } as const;

describe('The cart', () => {
  it('A cart that cannot be read leaves the lines that were shown', async () => {
    const portal = await openPortal({ domains: [cartDomain] });
    portal.operator.answers(endpoints.cart, cartSample);
    expect(await portal.press(loadCart)).toBe('succeeded');
    portal.operator.refuses(endpoints.cart, 500);
    expect(await portal.press(loadCart)).toBe('failed');
    expect(portal.state().cart.CartDetails).toHaveLength(cartSample.cartdetails.length);
  });

  it('A second press while a pack is added sends nothing', async () => {
    const portal = await openPortal({ domains: [cartDomain] });
    const answer = portal.operator.holdsBack(endpoints.addToCart);
    portal.dispatch(addToCart.requested(pack));
    portal.dispatch(addToCart.requested(pack));
    await until(() => portal.operator.receivedOf('addToCart').length === 1);
    answer(cartSample);
    await portal.until(() => portal.eventsOf(addToCart.succeeded).length > 0);
    expect(portal.operator.receivedOf('addToCart')).toHaveLength(1);
  });
});
