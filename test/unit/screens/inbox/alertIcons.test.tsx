import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { AlertRow } from '../../../../src/screens/inbox/AlertRow';
import {
  bellIcon,
  moneyIcon,
  noticeIcon,
  packsIcon,
  toolIcon,
} from '../../../../src/ui/data/icons';
import { MY_PACKS } from '../../../../store/core/paths';
import type { SubscriberAlert } from '../../../../store/wire/entities/service/alerts';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const alert: SubscriberAlert = {
  ...{ idalert: '1', message: 'Words', weight: '1', alerttype: 'BUSINESS', entityid: '' },
  ...{ entitytype: '', image: '', url: '', created: '2026-11-24T09:30:00' },
};
const iconOf = (fields: Partial<SubscriberAlert>) => {
  render(
    <Provider store={configureStore({ reducer: loadedReducer() })}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <AlertRow alert={{ ...alert, ...fields }} isNew={false} />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  return screen.getByRole('listitem').querySelector('path')?.getAttribute('d');
};

describe('The icon of an alert', () => {
  it.each([
    ['SERVICE', '', toolIcon],
    ['PAYMENT', '', moneyIcon],
    ['PACK', '', packsIcon],
    ['BUSINESS', '', noticeIcon],
    ['BUSINESS', MY_PACKS, packsIcon],
    ['SERVICE', MY_PACKS, toolIcon],
    ['FESTIVAL', MY_PACKS, packsIcon],
    ['FESTIVAL', '', bellIcon],
    ['constructor', '', bellIcon],
    ['', '', bellIcon],
  ])('Type “%s” with the place “%s”', (alerttype, url, icon) => {
    expect(iconOf({ alerttype, url })).toBe(icon);
  });
});
