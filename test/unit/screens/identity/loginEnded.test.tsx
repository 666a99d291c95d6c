import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { LoginScreen } from '../../../../src/screens/identity/login/LoginScreen';
import { logIn, sessionExpired } from '../../../../store/identity/session';
import { aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['has no cookies', false, /^Your browser blocks cookies for this page/],
  ['says that it has cookies', true, /^You did not stay logged in\. Log in again\./],
])(
  'After a login that ended at once in a browser that %s, the page says what it knows',
  (_, hasCookies, sentence) => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(hasCookies);
    const store = configureStore({ reducer: loadedReducer() });
    store.dispatch(logIn.succeeded(aSubscriber()));
    store.dispatch(sessionExpired());
    render(
      <Provider store={store}>
        <PortalServicesProvider value={quietServices}>
          <MemoryRouter>
            <LoginScreen />
          </MemoryRouter>
        </PortalServicesProvider>
      </Provider>,
    );
    expect(screen.getByRole('alert').textContent).toMatch(sentence);
  },
);
