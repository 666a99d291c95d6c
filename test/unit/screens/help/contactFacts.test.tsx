import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { ContactScreen } from '../../../../src/screens/help/contact/ContactScreen';
import { OperatorContext } from '../../../../src/ui/frame/operator';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { logIn } from '../../../../store/identity/session';
import { loadActivePacks } from '../../../../store/packs/packs';
import type { PaymentAttempt } from '../../../../store/payments/attempt';
import { checkPayment, journalRead } from '../../../../store/payments/payments';
import { type CheckedPayment, uncheckedPayment } from '../../../../store/payments/statusCheck';
import { box } from '../../../../store/wire/entities/account/equipment';
import { aBill, aPack, aSubscriber } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const CUSTOMER = '100004417';
const LCO = { lconame: 'Ravi Cable', lcomobileno: '9000012345', lcotype: 'LCO' };
const person = aSubscriber({ customerid: CUSTOMER, ...LCO });
const base = [logIn.succeeded(person), loadSubscriber.succeeded(person)];

const boxes = (...listed: readonly { stbno: string; primary?: boolean; boxname?: string }[]) =>
  loadEquipment.succeeded(listed.map((fields) => v.parse(box, fields)));
const packs = loadActivePacks.succeeded([
  aPack({ productid: 'K', productname: 'Khel Plus', productstatus: 'ACTIVE', daysleft: 3 }),
  aPack({ productid: 'T', productname: 'Tamil Nagar', productstatus: 'ACTIVE', daysleft: 3 }),
  aPack({ productid: 'O', productname: 'Old pack', productstatus: 'CANCEL' }),
]);
const facts = { id: 'A1', key: 'K1', customerid: CUSTOMER, method: 'CARD', begun: 2 } as const;
const open: PaymentAttempt = {
  ...{ ...facts, bill: aBill(), step: 'atProvider', txnid: 'TXN-2026-OPEN-1A2B3C4D' },
};
const failed: PaymentAttempt = {
  ...{ ...facts, bill: aBill(), step: 'failed', txnid: 'TXN-2026-FAIL-5E6F7A8B' },
  reason: { code: '', sentence: '' },
};
const comingBack: CheckedPayment = {
  ...uncheckedPayment('TXN-2026-FAIL-5E6F7A8B'),
  ...{ confirmed: true, status: 'failed', money: 'comingBack' },
};
const paid: PaymentAttempt = { ...facts, bill: aBill(), step: 'paid', txnid: 'TXN-2026-PAID' };

const services = {
  ...quietServices,
  domains: { has: () => true, add: () => Promise.resolve() },
};
const CHAT = 'https://chat.example.com/4417?text={text}&lang=en';

/** The screen, and then the events: the screen asks for the boxes when it opens. */
const show = (events: readonly UnknownAction[], operator: { messageLink?: string } = {}) => {
  const store = configureStore({ reducer: loadedReducer(), preloadedState: stateAfter(...base) });
  render(
    <Provider store={store}>
      <PortalServicesProvider value={services}>
        <OperatorContext
          value={{
            name: 'Lantern',
            phone: '1800 000 4417',
            email: 'care@example.com',
            ...operator,
          }}
        >
          <MemoryRouter>
            <ContactScreen />
          </MemoryRouter>
        </OperatorContext>
      </PortalServicesProvider>
    </Provider>,
  );
  act(() => events.forEach((event) => store.dispatch(event)));
  return store;
};

/** The shown facts, each as "name: value". */
const shownFacts = () => {
  const ready = within(screen.getByRole('region', { name: 'Have these ready' }));
  const values = ready
    .getAllByRole('definition')
    .filter((shown) => !within(shown).queryByRole('button'));
  return ready
    .getAllByRole('term')
    .map(({ textContent }, at) =>
      `${textContent}: ${values[at]?.textContent ?? ''}`.replaceAll('\u00a0', ' '),
    );
};

/** The links by the beginning of their address, each with the text that it carries. */
const messages = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^(sms|mailto|https)/.test(href))
    .map((href) => {
      const body = /(?:body|text)=([^&]*)/.exec(href)?.[1] ?? '';
      return [href.split(body)[0], decodeURIComponent(body).replaceAll('\r', '').split('\n')];
    });

describe('What "Contact us" has ready', () => {
  it.each<[string, readonly UnknownAction[], readonly string[]]>([
    ['the boxes could not be loaded', [loadEquipment.failed({ kind: 'tooSlow', call: 'cpe' })], []],
    ['there is one box', [boxes({ stbno: 'STB1' })], ['Box number: STB1']],
    ['there is no box', [boxes()], []],
    [
      'there are two boxes: the first one of the household leads',
      [boxes({ stbno: 'STB00002' }, { stbno: 'STB00001', primary: true, boxname: 'Living room' })],
      ['Living room · ending 0001: STB00001', 'Box ending 0002: STB00002'],
    ],
    ['the packs are known', [boxes(), packs], ['Packs: Khel Plus, Tamil Nagar']],
    [
      'the last payment is open',
      [boxes(), journalRead([open])],
      ['Payment not confirmed: •••• 1A2B 3C4D'],
    ],
    [
      'the last payment failed',
      [boxes(), journalRead([failed])],
      ['Failed payment: •••• 5E6F 7A8B'],
    ],
    [
      'the last payment failed and its money comes back',
      [boxes(), journalRead([failed]), checkPayment.succeeded(comingBack)],
      ['Payment not confirmed: •••• 5E6F 7A8B'],
    ],
    ['the last payment is paid', [boxes(), journalRead([{ ...failed, begun: 1 }, paid])], []],
    [
      'the journal is not in the order of time',
      [boxes(), journalRead([open, { ...failed, id: 'A2', begun: 1 }])],
      ['Payment not confirmed: •••• 1A2B 3C4D'],
    ],
    [
      'the payment is another subscriber’s',
      [boxes(), journalRead([{ ...open, customerid: '2' }])],
      [],
    ],
    ['the payment has no reference', [boxes(), journalRead([{ ...failed, txnid: '' }])], []],
  ])('Where %s, the facts say so', (_, events, expected) => {
    show(events);
    expect(shownFacts()).toEqual([`Customer number: ${CUSTOMER}`, ...expected]);
  });

  const known = [boxes({ stbno: 'STB1' }), packs, journalRead([open])];
  const LINES = [
    `Customer number: ${CUSTOMER}`,
    'Box number: STB1',
    'Packs: Khel Plus, Tamil Nagar',
    'Payment not confirmed: TXN-2026-OPEN-1A2B3C4D',
  ];

  it('A text message and an e-mail have the facts', () => {
    show(known);
    expect(messages()).toEqual([
      ['sms:+919000012345?&body=', LINES],
      [`mailto:care@example.com?subject=Customer%20number%20${CUSTOMER}&body=`, LINES],
    ]);
  });

  it('A chat that the operator has configured has the facts', () => {
    show(known, { messageLink: CHAT });
    expect(messages()).toContainEqual(['https://chat.example.com/4417?text=', LINES]);
  });

  it.each([
    ['is not confirmed', open, 'A payment that is not confirmed', 'TXN-2026-OPEN-1A2B3C4D'],
    ['failed', failed, 'A payment that failed', 'TXN-2026-FAIL-5E6F7A8B'],
  ])('A last payment that %s leads to a ticket about it', async (_, payment, subject, txnid) => {
    const store = show([boxes(), journalRead([payment])]);
    await userEvent.click(screen.getByRole('button', { name: 'Get help' }));
    await waitFor(() => expect(store.getState().ticketDraft.draft.subject).toBe(subject));
    expect(store.getState().ticketDraft.draft.description).toContain(`Reference: ${txnid}\n`);
  });

  it('Without such a payment there is no ticket about one', () => {
    show([boxes(), journalRead([paid])]);
    expect(screen.queryByRole('button', { name: 'Get help' })).toBeNull();
  });
});
