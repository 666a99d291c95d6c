import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AccountSection } from '../../../../src/app/frame/AccountSection';
import { CONTACT, HOME, PROFILE } from '../../../../store/core/paths';
import { loadedReducer } from '../../../support/stateAfter';

it.each([
  ['Home', HOME, [PROFILE, CONTACT]],
  ['My profile', PROFILE, [CONTACT]],
])(
  'The ways of the account on %s do not lead to that very screen, and the documented version stands below',
  (_, path, ways) => {
    render(
      <Provider store={configureStore({ reducer: loadedReducer() })}>
        <MemoryRouter initialEntries={[path]}>
          <AccountSection />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByText('v1.0.26')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
  },
);
