import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { PackList } from '../../../../src/screens/packs/manage/PackList';
import { paiseOf } from '../../../../store/core/values/money';
import { loadActivePacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { aPack } from '../../../support/builders';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const family = aPack({
  ...{ productid: 'FAM', productname: 'Family HD', producttype: 'BASE', stbno: 'STB000004417' },
  ...{ productstatus: 'ACTIVE', daysleft: 3, expirydate: '2026-11-26', channelcount: 212 },
});
const over = aPack({
  ...family,
  productid: 'KHEL',
  productname: 'Khel Plus',
  daysleft: -2,
  productstatus: 'EXPIRED',
});

const show = (packs: readonly Pack[], isWide: boolean, path = '/nxtselfcareportal/mypacks') => {
  setWide(isWide);
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadActivePacks.succeeded([...packs]));
  return render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter initialEntries={[path]}>
          <PackList />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
};

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('The packs of a box', () => {
  it.each([
    ['with a running TV pack is offered the same channels for less', family, true],
    ['with broadband alone is not', { ...family, producttype: 'BROADBAND', stbno: '' }, false],
    ['whose packs have ended is not', over, false],
  ])('A household %s', (_, pack, isOffered) => {
    show([pack], false);
    const offer = screen.queryByRole('link', { name: 'Same channels for less' });
    expect(offer?.getAttribute('href')).toBe(
      isOffered ? '/nxtselfcareportal/addpacks?view=save' : undefined,
    );
  });

  it('A wide screen shows them as a table whose rows are named by the pack', () => {
    show([family, over], true);
    const table = screen.getByRole('table', { name: 'Packs: Box ending\u00a04417' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pack', 'Contents', 'Ends', 'Price']);
    expect(within(table).getByRole('rowheader', { name: 'Family HD' })).toBeTruthy();
    expect(within(table).getAllByRole('cell', { name: '212 channels' })).toHaveLength(2);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('A phone shows them as a list', () => {
    show([family, over], false);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const segmentsOf = (name: string) =>
      screen.getByRole('link', { name }).closest('li')?.querySelectorAll('svg:not([viewBox]) rect');
    expect(segmentsOf('Family HD')).toHaveLength(14);
    expect(segmentsOf('Khel Plus')).toHaveLength(0);
  });

  it('The packs come before the offer of the same channels for less, and the channels of the box are one link away', () => {
    show([family], false);
    expect(
      isBefore(
        screen.getByRole('link', { name: 'Family HD' }),
        screen.getByRole('link', { name: 'Same channels for less' }),
      ),
    ).toBe(true);
    expect(
      screen
        .getByRole('link', { name: 'Your channels: Box ending\u00a04417' })
        .getAttribute('href'),
    ).toBe('/nxtselfcareportal/mypacks?channels=4417');
  });

  it.each([
    ['Packs of one status have no filter', [family], '', []],
    ['Packs of two statuses are filtered by these', [family, over], '', ['All', 'Active', 'Ended']],
    ['The filter of the address stays', [family], '?show=FAILED', ['All', 'Active', 'Failed']],
  ])('%s', (_, packs, query, chips) => {
    show(packs, false, `/nxtselfcareportal/mypacks${query}`);
    const group = screen.queryByRole('group', { name: 'Show' });
    expect(
      group === null
        ? []
        : within(group)
            .getAllByRole('button')
            .map(({ textContent }) => textContent),
    ).toEqual(chips);
  });
});

const due = { renewable: true, totalprice: paiseOf('57.82'), tax: paiseOf('8.82') };
const dueFamily = aPack({ ...family, ...due, chargeperiod: 'MONTHLY' });
const dueKhel = aPack({ ...dueFamily, productid: 'KHEL', productname: 'Khel Plus' });
const dueFibre = aPack({
  ...dueFamily,
  ...{ productid: 'FIB', productname: 'Fibre', producttype: 'BROADBAND', stbno: '' },
});
const bar = (): string | null | undefined =>
  screen.getByRole('link', { name: /^Renew/ }).parentElement?.textContent;

describe('The renewal under the packs', () => {
  it.each([
    [
      'says what all cost, when they end, and the tax in it',
      [dueFamily, dueKhel, dueFibre],
      '₹173.46All end on 26 Nov 2026, incl. ₹26.46 GSTRenew 3 packs',
    ],
    ['of one pack is about that', [dueFamily], '₹57.82Ends on 26 Nov 2026, incl. ₹8.82 GSTRenew'],
    [
      'names no day where they have several, and no pack that the subscriber removed',
      [
        dueFamily,
        { ...dueKhel, expirydate: '2026-11-29' },
        { ...dueFibre, disconnectdate: '2026-11-26' },
      ],
      '₹115.642 packs, incl. ₹17.64 GSTRenew 2 packs',
    ],
    [
      'names no day where the operator does not say it',
      [
        { ...dueFamily, expirydate: '' },
        { ...dueKhel, expirydate: '' },
      ],
      '₹115.642 packs, incl. ₹17.64 GSTRenew 2 packs',
    ],
    [
      'names the term where it is no month, and no tax that the operator does not say',
      [{ ...dueFamily, chargeperiod: 'QUARTERLY', tax: null }],
      '₹57.82Ends on 26 Nov 2026, for 3 monthsRenew',
    ],
    [
      'says that each has its own term where they differ',
      [dueFamily, { ...dueKhel, chargeperiod: 'YEARLY' }],
      '₹115.64All end on 26 Nov 2026, each for its own term, incl. ₹17.64 GSTRenew 2 packs',
    ],
    [
      'does not promise all at once where two boxes have the same pack',
      [dueFamily, { ...dueFamily, stbno: 'STB000008032' }],
      '₹115.64All end on 26 Nov 2026, incl. ₹17.64 GSTRenew',
    ],
  ])('It %s', (_, packs, words) => {
    show(packs, false);
    expect(bar()?.replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('It is not offered where the filter leaves no pack', () => {
    show([dueFamily], false, '/nxtselfcareportal/mypacks?show=FAILED');
    expect(screen.queryByRole('link', { name: /^Renew/ })).toBeNull();
  });

  it('Where nothing can be renewed there is no amount, and a link that says from when', () => {
    show([family], false);
    expect(screen.queryByText(/₹/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Renew' }).getAttribute('href')).toBe(
      '/nxtselfcareportal/mypacks/renew',
    );
  });

  it('On a wide screen each pack that can be renewed has its own button, which names it in the address', () => {
    show([dueFamily, over], true);
    expect(
      screen.getAllByRole('link', { name: /^Renew: / }).map((link) => link.getAttribute('href')),
    ).toEqual(['/nxtselfcareportal/mypacks/renew?pack=FAM&box=4417']);
  });
});
