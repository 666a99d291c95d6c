import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { useRenewalSelection } from '../../../../src/screens/renewal/choose/useRenewalSelection';
import { RENEW } from '../../../../store/core/paths';
import { paiseOf } from '../../../../store/core/values/money';
import { packPath, renewServicePath } from '../../../../store/core/viewPaths';
import { packRefOf } from '../../../../store/packs/packList';
import { shortfallFound } from '../../../../store/payments/shortfall';
import { loadRenewable, loadTermPrices } from '../../../../store/renewal/renewal';
import { renewalOptionsOf } from '../../../../store/renewal/renewalOptions';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { longDurationPrices } from '../../../../store/wire/entities/packs/renewal';
import { rowsLeftOut } from '../../../../store/wire/unreadableRows';
import { aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const ready = { productstatus: 'ACTIVE', daysleft: 3, renewable: true };
const family = aPack({ ...ready, productid: 'FAM', stbno: 'STB000004417' });
const khel = aPack({ ...ready, productid: 'KHEL', stbno: 'STB000004417' });
const leaving = aPack({ ...ready, productid: 'OLD', disconnectdate: '2026-11-26' });
const granny = aPack({ ...family, stbno: 'STB000008032' });

/** The product ids, with their boxes, that are ticked when the renewal is opened at this address. */
const tickedAt = (
  path: string,
  packs = [family, khel, leaving],
  { hasShortfall = false, unreadable = 0 } = {},
) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(rowsLeftOut({ call: 'renewablePacks', page: 1, count: unreadable }));
  if (hasShortfall)
    store.dispatch(
      shortfallFound({
        ...{ purpose: 'RENEWAL', missing: paiseOf('1.00') ?? (0 as never), since: 0 },
        renewal: { ticks: { 'FAM STB000004417': false }, period: null, box: null },
      }),
    );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Provider>
  );
  const { current } = renderHook(() => useRenewalSelection(renewalOptionsOf(packs)), {
    wrapper,
  }).result;
  return current.ready
    .filter(current.isTicked)
    .map(({ productid, stbno }) => `${productid} ${stbno.slice(-4)}`);
};
const only = (pack: typeof family) => packPath(packRefOf(pack), RENEW);

describe('What is ticked when the renewal is opened', () => {
  it.each([
    ['all that stays, where no pack is named', RENEW, ['FAM 4417', 'KHEL 4417']],
    ['the pack alone that the address names', only(khel), ['KHEL 4417']],
    ['also one that was to end, where it is named', only(leaving), ['OLD ']],
    [
      'all that stays, where the address names none of them',
      `${RENEW}?pack=NOTHERE`,
      ['FAM 4417', 'KHEL 4417'],
    ],
  ])('%s', (_, path, ticked) => {
    expect(tickedAt(path)).toEqual(ticked);
  });

  const line = aPack({ ...ready, productid: 'FIB', producttype: 'BROADBAND' });
  it.each([
    ['a box', renewServicePath({ place: 'box', stbno: family.stbno }), ['FAM 4417', 'KHEL 4417']],
    ['another box', renewServicePath({ place: 'box', stbno: granny.stbno }), ['FAM 8032']],
    ['the broadband line', renewServicePath({ place: 'broadband', stbno: '' }), ['FIB ']],
  ])('The renewal of %s has its packs ticked, and no others', (_, path, ticked) => {
    expect(tickedAt(path, [family, khel, leaving, line, granny]).sort()).toEqual(
      [...ticked].sort(),
    );
  });

  it('A pack of a service that is to end is not ticked with the others', () => {
    const packs = [family, { ...khel, disconnectdate: '2026-11-26' }];
    expect(tickedAt(renewServicePath({ place: 'box', stbno: family.stbno }), packs)).toEqual([
      'FAM 4417',
    ]);
  });

  it('Nothing is ticked unasked where a pack in use could not be read, but a pack that the address names', () => {
    expect(tickedAt(RENEW, undefined, { unreadable: 1 })).toEqual([]);
    expect(tickedAt(only(khel), undefined, { unreadable: 1 })).toEqual(['KHEL 4417']);
  });

  it('Of a pack on two boxes the one on the named box is chosen', () => {
    expect(tickedAt(only(granny), [family, granny])).toEqual(['FAM 8032']);
  });

  it('The choice from before a top-up is taken up, but a named pack counts for more', () => {
    expect(tickedAt(RENEW, undefined, { hasShortfall: true })).toEqual(['KHEL 4417']);
    expect(tickedAt(only(family), undefined, { hasShortfall: true })).toEqual(['FAM 4417']);
  });
});

describe('The prices of the packs that can be renewed', () => {
  const unpriced = { ...ready, chargeperiod: 'MONTHLY', productname: 'Family HD' };
  const shown = aPack({ ...unpriced, productid: 'FAM' });
  const other = aPack({ ...unpriced, productid: 'GOLD', productname: 'Gold', renewable: false });
  const price = { chargeperiod: 'MONTHLY', monthlyprice: '50.00', yearlyprice: '500.00' };

  /** What the one pack that can be renewed costs for a month. */
  const monthly = (
    row: Readonly<Record<string, string>>,
    listed: readonly Pack[],
    unreadable = 0,
  ) => {
    const store = configureStore({ reducer: loadedReducer() });
    store.dispatch(rowsLeftOut({ call: 'renewablePacks', page: 1, count: unreadable }));
    store.dispatch(loadRenewable.succeeded([...listed]));
    store.dispatch(loadTermPrices.succeeded(v.parse(longDurationPrices, [row])));
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>
        <MemoryRouter initialEntries={[RENEW]}>{children}</MemoryRouter>
      </Provider>
    );
    const options = renewalOptionsOf([...listed]);
    expect(options.ready).toEqual([shown]);
    const { amountOf } = renderHook(() => useRenewalSelection(options), { wrapper }).result.current;
    return amountOf(shown);
  };

  it('A row about a pack that cannot be renewed today is no price of another pack', () => {
    expect(monthly({ ...price, basepacktariff: 'Gold' }, [shown, other])).toBeNull();
    expect(monthly({ ...price, basepacktariff: 'GOLD' }, [shown, other])).toBeNull();
  });

  it('A row that may be about either pack is the price of neither', () => {
    expect(monthly(price, [shown, other])).toBeNull();
  });

  it('A row that may be about a pack that could not be read is no price', () => {
    expect(monthly(price, [shown], 1)).toBeNull();
  });

  it('A row is the price of the only pack', () => {
    expect(monthly(price, [shown])).toBe(5_000);
  });

  it('A row is the price of the only pack that was not cancelled', () => {
    const cancelled = aPack({ ...other, productstatus: 'CANCEL' });
    const sameName = aPack({ ...cancelled, productname: shown.productname });
    expect(monthly(price, [cancelled, shown])).toBe(5_000);
    expect(monthly({ ...price, basepacktariff: 'Family HD' }, [sameName, shown])).toBe(5_000);
  });
});
