import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { MaintenanceScreen } from '../../../../../src/app/maintenance/MaintenanceScreen';
import { PortalServicesProvider } from '../../../../../src/app/PortalServices';
import { loadMaintenance } from '../../../../../store/app/maintenance';
import type { Maintenance } from '../../../../../store/wire/entities/service/maintenance';
import { loadedReducer } from '../../../../support/stateAfter';
import { quietServices } from '../quietServices';

const answer = (maintenance: Maintenance['maintenance']) =>
  loadMaintenance.succeeded({ maintenance, header: '', image: '', content: '', style: '' });
const asked = loadMaintenance.requested();
const failed = loadMaintenance.failed({ kind: 'unreachable', call: 'maintenance' });

const DONE = 'The work is done. Everything is available again.';
const CLOSED = /Your operator is working on its systems/;
const NOT_CHECKED = 'We couldn’t check whether the work is done.';

describe('The maintenance screen', () => {
  it.each<[when: string, said: readonly (string | RegExp)[], events: readonly UnknownAction[]]>([
    ['before any check', [], []],
    ['during the first check', [], [asked]],
    ['after a failed first check', [NOT_CHECKED], [asked, failed]],
    ['after the answer OFF', [DONE], [asked, answer('OFF')]],
    ['after the answer ON', [CLOSED], [asked, answer('ON')]],
    ['after a failed check of planned work', [CLOSED, NOT_CHECKED], [answer('ON'), asked, failed]],
    ['after a failed check of finished work', [NOT_CHECKED], [answer('OFF'), asked, failed]],
  ])('It shows %s these sentences and no other: %p', (_, said, events) => {
    const store = configureStore({ reducer: loadedReducer() });
    for (const event of events) store.dispatch(event);
    render(
      <Provider store={store}>
        <PortalServicesProvider value={quietServices}>
          <MemoryRouter>
            <MaintenanceScreen />
          </MemoryRouter>
        </PortalServicesProvider>
      </Provider>,
    );
    for (const sentence of [DONE, CLOSED, NOT_CHECKED])
      expect(screen.queryByText(sentence) !== null).toBe(said.includes(sentence));
    const isClosed = said.includes(CLOSED);
    expect(screen.queryByRole('link', { name: 'Continue' }) !== null).toBe(!isClosed);
    expect(screen.queryByRole('button', { name: 'Check again' }) !== null).toBe(
      isClosed || said.includes(NOT_CHECKED),
    );
  });
});
