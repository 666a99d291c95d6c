import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { ChoosePacks } from '../../../../src/screens/renewal/choose/ChoosePacks';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { rowsLeftOut } from '../../../../store/wire/unreadableRows';
import { aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const family = aPack({
  ...{ productid: 'FAM', productname: 'Family HD', renewable: true, daysleft: 3 },
  expirydate: '2026-11-27T23:59:59+05:30',
});
const khel = aPack({ ...family, productid: 'KHEL', productname: 'Khel Plus' });

/** What the list of the packs says. */
const saidOf = (...packs: readonly Pack[]): string => said(packs, 0);

const said = (packs: readonly Pack[], unreadable: number): string => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(rowsLeftOut({ call: 'renewablePacks', page: 1, count: unreadable }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PortalServicesProvider value={quietServices}>
          <ChoosePacks packs={packs} />
        </PortalServicesProvider>
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByRole('region', { name: /^(Ready to renew|All end)/ }).textContent;
};

describe('When the packs of a renewal end', () => {
  it('One day for all of them is said once, in the heading', () => {
    const text = saidOf(family, khel);
    expect(text).toContain('All end on 27 Nov 2026');
    expect(text.match(/27 Nov 2026/g)).toHaveLength(1);
  });

  it('Nothing is said of all of them where one could not be read, and nothing is added up unasked', () => {
    expect(said([family, khel], 1)).not.toContain('All end');
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(2);
  });

  it('Packs that have ended are not said to end', () => {
    const ended = { daysleft: -2, expirydate: '2026-11-22T23:59:59+05:30' };
    expect(saidOf({ ...family, ...ended }, { ...khel, ...ended })).toContain(
      'All ended on 22 Nov 2026',
    );
  });

  it('Different days are shown with their packs', () => {
    const text = saidOf(family, { ...khel, daysleft: 5, expirydate: '2026-11-29' });
    expect(text).toContain('3\u00a0days left · 27 Nov 2026');
    expect(text).toContain('5\u00a0days left · 29 Nov 2026');
    expect(text).not.toContain('All end');
  });

  it('The day of a single pack is shown with it', () => {
    const text = saidOf(family);
    expect(text).toContain('3\u00a0days left · 27 Nov 2026');
    expect(text).not.toContain('All end');
  });
});
