import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { ChoosePacks } from '../../../../src/screens/renewal/choose/ChoosePacks';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const family = aPack({
  ...{ productid: 'FAM', productname: 'Family HD', renewable: true, daysleft: 3 },
  expirydate: '2026-11-27T23:59:59+05:30',
});
const khel = aPack({ ...family, productid: 'KHEL', productname: 'Khel Plus' });

/** What the list of the packs says. */
const saidOf = (...packs: readonly Pack[]): string => {
  render(
    <Provider store={configureStore({ reducer: loadedReducer() })}>
      <MemoryRouter>
        <PortalServicesProvider value={quietServices}>
          <ChoosePacks packs={packs} />
        </PortalServicesProvider>
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByRole('region', { name: 'Ready to renew' }).textContent;
};

describe('When the packs of a renewal end', () => {
  it('One day for all of them is said once, in the heading', () => {
    const said = saidOf(family, khel);
    expect(said).toContain('All end on 27 Nov 2026');
    expect(said.match(/27 Nov 2026/g)).toHaveLength(1);
  });

  it('Packs that have ended are not said to end', () => {
    const ended = { daysleft: -2, expirydate: '2026-11-22T23:59:59+05:30' };
    expect(saidOf({ ...family, ...ended }, { ...khel, ...ended })).toContain(
      'All ended on 22 Nov 2026',
    );
  });

  it('Different days are shown with their packs', () => {
    const said = saidOf(family, { ...khel, daysleft: 5, expirydate: '2026-11-29' });
    expect(said).toContain('3\u00a0days left · 27 Nov 2026');
    expect(said).toContain('5\u00a0days left · 29 Nov 2026');
    expect(said).not.toContain('All end');
  });

  it('The day of a single pack is shown with it', () => {
    const said = saidOf(family);
    expect(said).toContain('3\u00a0days left · 27 Nov 2026');
    expect(said).not.toContain('All end');
  });
});
