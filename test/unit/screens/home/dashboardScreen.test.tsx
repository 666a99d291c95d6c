import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { DashboardScreen } from '../../../../src/screens/home/DashboardScreen';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { loadPromos } from '../../../../store/home/promos';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { loadActivePacks } from '../../../../store/packs/packs';
import { aPack, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const mockDrawn = jest.fn();
jest.mock('../../../../src/screens/home/services/ServiceTiles', () => ({
  ServiceTiles: () => {
    mockDrawn();
    return null;
  },
}));

it('An answer that the services do not show does not draw them again', () => {
  const store = configureStore({ reducer: loadedReducer() });
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <DashboardScreen />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  expect(mockDrawn).toHaveBeenCalledTimes(1);
  for (const answer of [
    loadActivePacks.succeeded([aPack()]),
    loadSubscriber.succeeded(aSubscriber()),
    loadAlerts.succeeded({ count: 0, data: [] }),
    loadPromos.succeeded([]),
  ])
    act(() => void store.dispatch(answer));
  expect(mockDrawn).toHaveBeenCalledTimes(1);
});
