import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { AppRoutes } from '../../../../src/root/AppRoutes';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from './quietServices';

const services = {
  ...quietServices,
  domains: { has: () => true, add: () => Promise.resolve() },
};

const openWithoutSession = (address: string): readonly string[] => {
  const dispatched: string[] = [];
  const note: Middleware = () => (next) => (action) => {
    if (typeof action === 'object' && action !== null && 'type' in action)
      dispatched.push(String(action.type));
    return next(action);
  };
  const store = configureStore({
    reducer: loadedReducer(),
    middleware: (defaults) => defaults().concat(note),
  });
  render(
    <Provider store={store}>
      <PortalServicesProvider value={services}>
        <MemoryRouter initialEntries={[address]}>
          <AppRoutes />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  return dispatched;
};

const STATUS = 'Which payment?';
const CONFIRM = 'Quick recharge';
const NOT_FOUND = 'Page not found';

describe('An address that is open without a session', () => {
  it.each([
    ['/paymentstatuscheck', STATUS],
    ['/paymentstatuscheck/', STATUS],
    ['/PaymentStatusCheck', STATUS],
    ['/paymentstatuscheck/success', STATUS],
    ['/paymentstatuscheck/foo', STATUS],
    ['/paymentstatuscheck/foo/bar', STATUS],
    ['/instantpaymentconfirmdetails/', CONFIRM],
    ['/instantpaymentconfirmdetails', CONFIRM],
    ['/x/instantpayment', NOT_FOUND],
    ['/xinstantpayment', NOT_FOUND],
    ['/nxtselfcareportal/instantpayment', NOT_FOUND],
    ['/my/paymentstatuscheck/42', NOT_FOUND],
    ['/paymentstatuschecks', NOT_FOUND],
  ])('%s shows "%s" and loads nothing of a subscriber', async (address, heading) => {
    const dispatched = openWithoutSession(address);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(dispatched).not.toContain(loadSubscriber.requested.type);
    expect(dispatched).not.toContain(loadAlerts.requested.type);
  });

  it('What follows the status path is suggested in the form', async () => {
    openWithoutSession('/paymentstatuscheck/TX-0042');
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('TX-0042');
  });
});
