import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AccountSection } from '../../../../src/app/frame/AccountSection';
import { HelpLinks } from '../../../../src/screens/help/faq/FaqScreen';
import { appStarted } from '../../../../store/app/app';
import { SURVEY } from '../../../../store/core/paths';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';

const surveyLinks = (realtime: string) => {
  const preloadedState = stateAfter(appStarted({ realtime }));
  render(
    <Provider store={configureStore({ reducer: loadedReducer(), preloadedState })}>
      <MemoryRouter>
        <AccountSection />
        <HelpLinks />
      </MemoryRouter>
    </Provider>,
  );
  return screen
    .queryAllByRole('link', { name: 'Tell us what you think' })
    .map((link) => link.getAttribute('href'));
};

describe('The link to the survey', () => {
  it('Home and Help lead to the survey where a database can hold one', () => {
    expect(surveyLinks('https://data.example.com')).toEqual([SURVEY, SURVEY]);
  });

  it('Home and Help do not offer a survey where no database is configured', () => {
    expect(surveyLinks('')).toEqual([]);
  });
});
