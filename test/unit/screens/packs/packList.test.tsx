import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PackList } from '../../../../src/screens/packs/manage/PackList';
import { loadActivePacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { aPack } from '../../../support/builders';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer } from '../../../support/stateAfter';

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
      <MemoryRouter initialEntries={[path]}>
        <PackList />
      </MemoryRouter>
    </Provider>,
  );
};

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('The packs of a box', () => {
  it('A wide screen shows them as a table whose rows are named by the pack', () => {
    show([family, over], true);
    const table = screen.getByRole('table', { name: 'Packs: Box ending 4417' });
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
  });

  it('The packs come before the buttons, and the channels of the box are one link away', () => {
    show([family], false);
    expect(
      isBefore(
        screen.getByRole('link', { name: 'Family HD' }),
        screen.getByRole('link', { name: 'Renew' }),
      ),
    ).toBe(true);
    expect(
      screen
        .getByRole('link', { name: 'Which channels do I have? Box ending 4417' })
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
