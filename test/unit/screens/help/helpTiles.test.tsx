import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { FaqScreen } from '../../../../src/screens/help/faq/FaqScreen';
import { faqText } from '../../../../src/screens/help/help.text';
import { textsIn } from '../../../../src/text/catalogue';
import { loadEquipment } from '../../../../store/account/equipment';
import { CONTACT, HELP, PAYMENT_STATUS, PICTURE_GUIDE } from '../../../../store/core/paths';
import { faqPath } from '../../../../store/core/viewPaths';
import { shippedFaqs } from '../../../../store/help/content/faqs';
import { loadFaqs } from '../../../../store/help/faqs';
import { loadedReducer } from '../../../support/stateAfter';
import { untilIdle } from '../../../support/waiting';

const { topic, all } = textsIn('en', faqText);
const CHIPS = [all, ...Object.values(topic)];
const TILES = [
  ['Picture not working?', PICTURE_GUIDE],
  ['No internet?', faqPath('no-internet')],
  ['Payment stuck?', PAYMENT_STATUS],
  ['Contact us', CONTACT],
] as const;

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
};

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

/** Help with all the answers that come with the portal. */
const openHelp = () => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadEquipment.succeeded([]));
  store.dispatch(loadFaqs.succeeded({ faqs: shippedFaqs, source: 'shipped', isStale: false }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[HELP]}>
        <FaqScreen />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
};
const press = (role: 'button' | 'link', name: string) =>
  userEvent.click(screen.getByRole(role, { name }));
const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const chosenChips = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const openedQuestions = () =>
  [...document.querySelectorAll('details[open]')].map(({ id }) => faqPath(id));

const cases = TILES.flatMap(([tile, to]) =>
  CHIPS.flatMap((chip) => ['', 'refund'].map((searched) => ({ tile, to, chip, searched }))),
);

describe('The tiles of Help', () => {
  it.each(cases)(
    'The tile "$tile" leads to its answer after the chip "$chip" and a search for "$searched"',
    async ({ tile, to, chip, searched }) => {
      openHelp();
      await press('button', chip);
      if (searched !== '') {
        await userEvent.type(screen.getByRole('searchbox'), searched);
        await userEvent.clear(screen.getByRole('searchbox'));
      }
      await press('link', tile);
      expect(address()).toBe(to);
      expect(openedQuestions()).toEqual(to.startsWith(faqPath('')) ? [to] : []);
    },
  );

  it('A tile opens its answer again after a chip has hidden it', async () => {
    openHelp();
    await press('link', 'No internet?');
    await press('button', 'Payments');
    expect(openedQuestions()).toEqual([]);
    await press('link', 'No internet?');
    expect(openedQuestions()).toEqual([faqPath('no-internet')]);
  });

  it('A tile keeps the chosen topic of its answer', async () => {
    openHelp();
    await press('button', 'Broadband');
    await press('link', 'No internet?');
    expect(chosenChips()).toEqual(['Broadband']);
  });

  it('A topic that is chosen while the answer of a tile still opens stays chosen', async () => {
    openHelp();
    await press('link', 'No internet?');
    await press('button', 'Payments');
    // The browser reports that the answer is open only now, and the portal puts it into the address again.
    await act(untilIdle);
    await userEvent.click(screen.getByText('Where is my refund?'));
    await waitFor(() => expect(address()).toBe(faqPath('refund-time')));
    expect(chosenChips()).toEqual(['Payments']);
  });
});
