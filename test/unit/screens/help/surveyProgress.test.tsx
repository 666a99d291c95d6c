import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { SurveyScreen } from '../../../../src/screens/help/survey/SurveyScreen';
import { loadSurvey, pageTurned } from '../../../../store/help/survey';
import { aSurvey } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

it.each([
  [1, 'Page 1 of 2', [1, 2]],
  [2, 'Page 2 of 2', [2, 2]],
  [3, 'Review your answers', [2, 2]],
])('The bar of the survey at step %i is as full as its heading says: %s', (page, title, filled) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadSurvey.succeeded({ survey: aSurvey(), answerid: 'A', saved: null }));
  store.dispatch(pageTurned(page));
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <SurveyScreen />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual(filled);
});
