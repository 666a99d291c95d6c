/** @jest-environment node */
import { addToCart, loadCart, removeFromCart } from '../../../../store/cart/cart';
import { channelPageArrived } from '../../../../store/catalogue/catalogue';
import type { CartLine } from '../../../../store/wire/entities/packs/cart';
import {
  selectCartLine,
  selectActiveEntitlements,
} from '../../../../store/catalogue/activeEntitlements';
import { loadActivePacks } from '../../../../store/packs/packs';
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

describe('what a box has', () => {
  it('is nothing before anything is known', () => {
    expect(selectActiveEntitlements(stateAfter(), BOX).channels.size).toBe(0);
  });

  it('is its running packs and the channels in them', () => {
    const { products, channels } = selectActiveEntitlements(
      stateAfter(listed, having(family)),
      BOX,
    );
    expect(products.get('FAM')).toEqual({ why: 'owned' });
    expect(channels.get('sport')).toEqual({ why: 'inOwned', pack: 'Family' });
    expect(channels.has('film')).toBe(false);
  });

  it('is not what another box has, what has run out, or what was cancelled', () => {
    const of = (fields: object) =>
      selectActiveEntitlements(stateAfter(listed, having({ ...family, ...fields })), BOX).channels
        .size;
    expect(of({})).toBe(2);
    expect(of({ stbno: 'STB2' })).toBe(0);
    expect(of({ daysleft: -1 })).toBe(0);
    expect(of({ productstatus: 'CANCEL' })).toBe(0);
  });

  it('counts broadband, which has no box', () => {
    const broadband = aPack({ ...running, productid: 'BB', stbno: '' });
    expect(selectActiveEntitlements(stateAfter(having(broadband)), BOX).products.has('BB')).toBe(
      true,
    );
  });

  it('is a channel that was bought alone', () => {
    const state = stateAfter(listed, having(aPack({ ...running, productid: 'FILM' })));
    expect(selectActiveEntitlements(state, BOX).channels.get('film')).toEqual({ why: 'owned' });
  });
});

describe('what a box is about to have', () => {
  it('is what stands in the cart, and what that brings', () => {
    const { products, channels } = selectActiveEntitlements(
      stateAfter(listed, inCart(khel, alone)),
      BOX,
    );
    expect(products.get('KHEL')).toMatchObject({ why: 'inCart', line: { cartitemid: '1' } });
    expect(channels.get('sport')).toEqual({ why: 'inCartPack', pack: 'Khel Plus' });
    expect(channels.get('film')).toMatchObject({ why: 'inCart', line: { cartitemid: '2' } });
  });

  it('is also what is on its way into the cart, and no more what is on its way out', () => {
    const product = {
      ...{ productid: 'NEWS', productname: 'News', producttype: 'CHANNEL' },
      ...{ channelcount: 1, price: null },
    };
    const state = stateAfter(
      listed,
      inCart(alone),
      removeFromCart.requested({ lines: [alone] }),
      addToCart.requested({ wishes: [product], stbno: BOX, chargeperiod: 'MONTHLY' }),
    );
    const { channels } = selectActiveEntitlements(state, BOX);
    expect(channels.has('film')).toBe(false);
    expect(channels.get('news')).toMatchObject({ why: 'inCart', line: { pending: 'adding' } });
  });

  it('is told as owned where a pack of the box brings it already, unless it can be taken out of the cart', () => {
    const own = line({ cartitemid: '3', productid: 'SPORT', productname: 'Sport' });
    const { channels } = selectActiveEntitlements(
      stateAfter(listed, having(family), inCart(khel)),
      BOX,
    );
    expect(channels.get('sport')).toEqual({ why: 'inOwned', pack: 'Family' });
    const both = selectActiveEntitlements(
      stateAfter(listed, having(family), inCart(khel, own)),
      BOX,
    );
    expect(both.channels.get('sport')).toMatchObject({ why: 'inCart' });
  });

  it('is not what waits in the cart for another box', () => {
    const state = stateAfter(listed, inCart({ ...khel, stbno: 'STB2' }));
    expect(selectActiveEntitlements(state, BOX).products.size).toBe(0);
  });
});

it('knows the operator’s own line by its id', () => {
  const state = stateAfter(inCart(khel));
  expect(selectCartLine(state, '1')).toBe(state.cart.CartDetails[0]);
  expect(selectCartLine(state, '9')).toBeNull();
});
