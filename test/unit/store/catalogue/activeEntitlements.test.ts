import { addToCart, loadCart, removeFromCart } from '../../../../store/cart/cart';
import {
  selectActiveEntitlements,
  selectCartLine,
} from '../../../../store/catalogue/activeEntitlements';
import { channelPageArrived } from '../../../../store/catalogue/catalogue';
import { loadActivePacks } from '../../../../store/packs/packs';
import type { CartLine } from '../../../../store/wire/entities/packs/cart';
import { aCart, aChannel, aPack } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const news = aChannel({ channelid: 'news', productid: 'NEWS', bouquets: ['FAM'] });
const sport = aChannel({ channelid: 'sport', productid: 'SPORT', bouquets: ['FAM', 'KHEL'] });
const film = aChannel({ channelid: 'film', productid: 'FILM', bouquets: ['KHEL'] });
const listed = channelPageArrived({ page: 1, items: [news, sport, film], isLast: true, at: 1 });

const BOX = 'STB1';
const running = { productstatus: 'ACTIVE', daysleft: 3, stbno: BOX };
const family = aPack({ ...running, productid: 'FAM', productname: 'Family' });
const line = (fields: Partial<CartLine>): CartLine => ({
  ...aCart().cartdetails[0]!,
  stbno: BOX,
  ...fields,
});
const khel = line({ cartitemid: '1', productid: 'KHEL', productname: 'Khel Plus' });
const alone = line({ cartitemid: '2', productid: 'FILM', productname: 'Film' });
const having = (...packs: ReturnType<typeof aPack>[]) => loadActivePacks.succeeded(packs);
const inCart = (...cartdetails: CartLine[]) => loadCart.succeeded(aCart({ cartdetails }));

describe('The active entitlements of a box', () => {
  it('There are none before the packs are loaded', () => {
    expect(selectActiveEntitlements(stateAfter(), BOX).channels.size).toBe(0);
  });

  it('They are the running packs and the channels in them', () => {
    const { products, channels } = selectActiveEntitlements(
      stateAfter(listed, having(family)),
      BOX,
    );
    expect(products.get('FAM')).toEqual({ reason: 'owned' });
    expect(channels.get('sport')).toEqual({ reason: 'inOwned', pack: 'Family' });
    expect(channels.has('film')).toBe(false);
  });

  it('Expired and cancelled packs and those of another box do not count', () => {
    const countWith = (fields: object) =>
      selectActiveEntitlements(stateAfter(listed, having({ ...family, ...fields })), BOX).channels
        .size;
    expect(countWith({})).toBe(2);
    expect(countWith({ stbno: 'STB2' })).toBe(0);
    expect(countWith({ daysleft: -1 })).toBe(0);
    expect(countWith({ productstatus: 'CANCEL' })).toBe(0);
  });

  it('Broadband counts although it has no box', () => {
    const broadband = aPack({ ...running, productid: 'BB', stbno: '' });
    expect(selectActiveEntitlements(stateAfter(having(broadband)), BOX).products.has('BB')).toBe(
      true,
    );
  });

  it('A channel bought alone counts', () => {
    const state = stateAfter(listed, having(aPack({ ...running, productid: 'FILM' })));
    expect(selectActiveEntitlements(state, BOX).channels.get('film')).toEqual({ reason: 'owned' });
  });
});

describe('The entitlements in the cart', () => {
  it('They are the packs in the cart and the channels in them', () => {
    const { products, channels } = selectActiveEntitlements(
      stateAfter(listed, inCart(khel, alone)),
      BOX,
    );
    expect(products.get('KHEL')).toMatchObject({ reason: 'inCart', line: { cartitemid: '1' } });
    expect(channels.get('sport')).toEqual({ reason: 'inCartPack', pack: 'Khel Plus' });
    expect(channels.get('film')).toMatchObject({ reason: 'inCart', line: { cartitemid: '2' } });
  });

  it('A pack being added counts, and one being removed does not', () => {
    const product = {
      ...{ productid: 'NEWS', productname: 'News', producttype: 'CHANNEL' },
      ...{ channelcount: 1, price: null },
    };
    const state = stateAfter(
      listed,
      inCart(alone),
      removeFromCart.requested({ lines: [alone] }),
      addToCart.requested({ products: [product], stbno: BOX, chargeperiod: 'MONTHLY' }),
    );
    const { channels } = selectActiveEntitlements(state, BOX);
    expect(channels.has('film')).toBe(false);
    expect(channels.get('news')).toMatchObject({ reason: 'inCart', line: { pending: 'adding' } });
  });

  it('A pack already included is shown as owned unless it can be removed from the cart', () => {
    const own = line({ cartitemid: '3', productid: 'SPORT', productname: 'Sport' });
    const { channels } = selectActiveEntitlements(
      stateAfter(listed, having(family), inCart(khel)),
      BOX,
    );
    expect(channels.get('sport')).toEqual({ reason: 'inOwned', pack: 'Family' });
    const both = selectActiveEntitlements(
      stateAfter(listed, having(family), inCart(khel, own)),
      BOX,
    );
    expect(both.channels.get('sport')).toMatchObject({ reason: 'inCart' });
  });

  it('The cart of another box does not count', () => {
    const state = stateAfter(listed, inCart({ ...khel, stbno: 'STB2' }));
    expect(selectActiveEntitlements(state, BOX).products.size).toBe(0);
  });
});

it('The operator’s own line is found by its id', () => {
  const state = stateAfter(inCart(khel));
  expect(selectCartLine(state, '1')).toBe(state.cart.CartDetails[0]);
  expect(selectCartLine(state, '9')).toBeNull();
});
