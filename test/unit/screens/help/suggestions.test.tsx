import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Suggestions } from '../../../../src/screens/help/newTicket/Suggestions';
import { faqPath } from '../../../../store/core/viewPaths';
import { shippedFaqs } from '../../../../store/help/content/faqs';
import { type FaqContent, loadFaqs } from '../../../../store/help/faqs';
import { loadedReducer } from '../../../support/stateAfter';

const ofTheDatabase = {
  ...shippedFaqs[0]!,
  id: 'operators-own',
  question: { en: 'What does error code E16 mean with us?' },
  keywords: [],
};

const show = (text: string) => {
  const store = configureStore({ reducer: loadedReducer() });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Suggestions text={text} />
      </MemoryRouter>
    </Provider>,
  );
  return (content: FaqContent): void => {
    act(() => void store.dispatch(loadFaqs.succeeded(content)));
  };
};
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('A suggestion leads to an answer of the operator’s database when that replaces the answers of the portal', () => {
  const loaded = show('error code E16');
  loaded({ faqs: [ofTheDatabase], source: 'database', isStale: false });
  expect(links()).toEqual([faqPath('operators-own')]);
});

it('A suggestion leads to an answer of the portal when these are loaded, and to none before', () => {
  const loaded = show('error code E16');
  expect(links()).toEqual([]);
  loaded({ faqs: shippedFaqs, source: 'shipped', isStale: false });
  expect(links()[0]).toBe(faqPath('error-code'));
});
