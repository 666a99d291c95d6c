import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { CartLines } from '../../../../src/screens/cart/CartLines';
import { OrderBreakdown } from '../../../../src/screens/cart/CheckoutSummary';
import type { addPacksText } from '../../../../src/screens/catalogue/catalogue.text';
import { ChannelPrice } from '../../../../src/screens/catalogue/channels/ChannelOfferRow';
import { PackComparisonTable } from '../../../../src/screens/catalogue/compare/PackComparisonTable';
import { PacksWithChannel } from '../../../../src/screens/catalogue/description/PacksWithChannel';
import { PackDescription } from '../../../../src/screens/catalogue/description/ProductDescription';
import { CardPrice } from '../../../../src/screens/catalogue/rows/PackCard';
import { PackLines } from '../../../../src/screens/home/services/PackLines';
import { PackRow } from '../../../../src/screens/packs/manage/PackRow';
import { PackDetails } from '../../../../src/screens/packs/onePack/PackDetails';
import type { TextsOf } from '../../../../src/text/catalogue';
import { addToCart, loadCart, selectCartLines } from '../../../../store/cart/cart';
import { cartBreakdownOf } from '../../../../store/cart/cartBreakdown';
import { findPacks, NO_CATALOGUE_FILTER } from '../../../../store/catalogue/catalogueSearch';
import { paiseOf } from '../../../../store/core/values/money';
import { englishTexts } from '../../../contract/texts/englishTexts';
import { aCart, aChannel, anAvailablePack, aPack } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

/** The channels of covers, which are asked for late, do not come. */
const domains = { has: () => true, add: () => new Promise<void>(() => undefined) };

const show = (element: ReactElement) => {
  const store = configureStore({ reducer: loadedReducer() });
  return render(
    <Provider store={store}>
      <PortalServicesProvider value={{ ...quietServices, domains }}>
        <MemoryRouter>{element}</MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  ).container;
};

/** The figures of a price: one operator gives the total, another only price and tax, and a third no tax. */
const rupees = (price: string | null, tax: string | null, totalprice: string | null) => ({
  price: price === null ? null : paiseOf(price),
  tax: tax === null ? null : paiseOf(tax),
  totalprice: totalprice === null ? null : paiseOf(totalprice),
});
const whole = rupees('100.00', '18.00', '118.00');
const inParts = rupees('100.00', '18.00', null);
const untaxed = rupees('100.00', null, null);

type Figures = ReturnType<typeof rupees>;
const ROWS: readonly [string, (figures: Figures) => ReactElement][] = [
  ['A pack for sale', (f) => <CardPrice pack={anAvailablePack(f)} />],
  ['A channel', (f) => <ChannelPrice channel={aChannel({ ...f, pay: true, productid: 'CH1' })} />],
  ['A pack of the household', (f) => <PackRow pack={aPack({ ...f, chargeperiod: 'MONTHLY' })} />],
  ['A pack at home', (f) => <PackLines packs={[aPack(f)]} days={null} />],
  ['The details of a pack', (f) => <PackDetails pack={aPack(f)} />],
  [
    'The description of a pack',
    (f) => <PackDescription pack={anAvailablePack({ ...f, producttype: 'BROADBAND' })} />,
  ],
];

describe.each(ROWS)('%s', (_, rowOf) => {
  it('It shows the one price with tax when the operator says it, in whichever way', () => {
    for (const figures of [whole, inParts]) {
      const { textContent } = show(rowOf(figures));
      expect(textContent).toContain('₹118.00');
      expect(textContent).not.toMatch(/(?<!Price )before tax/);
    }
  });

  it('It says that a price is before tax when the operator does not say the tax', () => {
    const { textContent } = show(rowOf(untaxed));
    expect(textContent).toContain('₹100.00');
    expect(textContent).toContain('before tax');
    expect(textContent).not.toContain('118');
  });
});

it.each([
  ['MONTHLY', '/month incl. GST'],
  ['HALFYEARLY', 'for 6\u00a0months incl. GST'],
  ['HALFYEARLY', 'for 6\u00a0months incl. GST'],
  ['28 DAYS', '28 DAYS incl. GST'],
  ['', 'incl. GST'],
])('The price of a pack with the term "%s" says "%s"', (chargeperiod, said) => {
  const row = show(<CardPrice pack={anAvailablePack({ ...whole, chargeperiod })} />);
  expect(row.textContent).toBe(`₹118.00${said}`);
});

it('The note above the list calls a month only the price of a channel', () => {
  const { note } = englishTexts()['addPacksText'] as TextsOf<typeof addPacksText>; // typed where it is written
  expect(note.channels).toContain('Prices /month');
  expect(note.packs).not.toContain('month');
  const channel = show(
    <ChannelPrice channel={aChannel({ ...whole, pay: true, productid: 'CH1' })} />,
  );
  expect(channel.textContent).toBe('₹118.00incl. GST');
});

it('A line of the cart shows its price with tax, and the bill says once what is before tax', () => {
  const cart = aCart();
  const state = stateAfter(loadCart.succeeded(cart));
  const rows = show(<CartLines lines={selectCartLines(state)} />).textContent;
  expect(rows).toContain('₹22.42');
  // The tax note appears once, above all lines that it applies to.
  expect(rows?.match(/incl. GST/g)).toHaveLength(1);
  expect(rows).not.toContain('before tax');
  const bill = show(<OrderBreakdown breakdown={cartBreakdownOf(cart)} />).textContent;
  expect(bill.match(/before tax/g)).toHaveLength(1);
});

it('A line that the operator has not confirmed shows no amount', () => {
  const product = { productid: 'P', productname: 'New', producttype: 'BOUQUET', channelcount: 1 };
  const added = addToCart.requested({
    products: [{ ...product, price: whole.totalprice }],
    stbno: 'STB1',
    chargeperiod: 'YEARLY',
  });
  const state = stateAfter(loadCart.succeeded({ ...aCart(), cartdetails: [] }), added);
  const { textContent } = show(<CartLines lines={selectCartLines(state)} />);
  expect(textContent).not.toContain('₹');
  expect(textContent).toContain('Adding');
});

describe('The comparison of packs', () => {
  const packs = (...figures: Figures[]) =>
    figures.map((one, at) =>
      anAvailablePack({ ...one, productid: `P${at}`, productname: `P${at}` }),
    );
  const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

  it('It compares one price with tax', () => {
    show(<PackComparisonTable packs={packs(whole, inParts)} />);
    expect(heads()[0]).toBe('Price incl. GST');
    expect(heads()).not.toContain('Price before tax');
    expect(heads()).not.toContain('GST');
  });

  it('It has the price before tax besides when that is all that is known of one', () => {
    show(<PackComparisonTable packs={packs(whole, untaxed)} />);
    expect(heads().slice(0, 2)).toEqual(['Price incl. GST', 'Price before tax']);
  });
});

it.each([
  ['with tax', whole, rupees('50.00', '9.00', '59.00'), 'costs ₹59.00/month less.'],
  ['before tax', untaxed, rupees('50.00', '9.00', '59.00'), 'costs ₹50.00/month less before tax.'],
])('A cheaper pack is compared with the channel %s', (_, channel, pack, words) => {
  const { textContent } = show(
    <PacksWithChannel
      channel={aChannel({ ...channel, pay: true })}
      packs={[anAvailablePack({ ...pack, productname: 'Khel', chargeperiod: 'MONTHLY' })]}
    />,
  );
  expect(textContent).toContain(words);
});

it('Packs are filtered by the price that is shown', () => {
  const item = anAvailablePack(whole);
  const found = (from: number, below: number) =>
    findPacks([{ item, name: '', searchText: '' }], {
      ...NO_CATALOGUE_FILTER,
      band: { from, below },
    });
  expect(found(110, 120)).toHaveLength(1);
  expect(found(90, 110)).toHaveLength(0);
});
