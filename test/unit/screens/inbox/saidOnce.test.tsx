import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { HomeAnnouncement } from '../../../../src/app/announcements/Announcements';
import { AlertList } from '../../../../src/screens/home/AlertList';
import { MessageRow } from '../../../../src/screens/inbox/Messages';
import { HOME, INBOX } from '../../../../store/core/paths';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { announcementsArrived } from '../../../../store/inbox/serviceAnnouncements';
import { anAlert, anAnnouncement } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const show = (element: ReactElement, ...events: readonly UnknownAction[]) => {
  const store = configureStore({ reducer: loadedReducer() });
  events.forEach((event) => store.dispatch(event));
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[HOME]}>{element}</MemoryRouter>
    </Provider>,
  ).container;
};
const timesSaid = (words: string) =>
  (document.body.textContent.match(new RegExp(words, 'g')) ?? []).length;

describe('What repeats its title is said in one place', () => {
  it.each([
    ['the same text', { en: 'No picture' }, 1],
    ['the same text with space around it', { en: ' No picture\n' }, 1],
    ['a text that says more', { en: 'No picture in the north' }, 2],
    ['no text', {}, 1],
  ])('A service notice with %s', (_, text, times) => {
    show(
      <HomeAnnouncement />,
      announcementsArrived([anAnnouncement({ title: { en: 'No picture' }, text })]),
    );
    expect(timesSaid('No picture')).toBe(times);
  });

  it.each([
    ['the same text', 'Bill is ready', 1],
    ['a text that says more', 'Bill is ready: ₹100', 2],
  ])('A message with %s', (_, body, times) => {
    const message = { id: 'm', title: 'Bill is ready', body, path: INBOX, at: 0, isRead: true };
    show(<MessageRow message={message} onRead={() => undefined} onDelete={() => undefined} />);
    expect(timesSaid('Bill is ready')).toBe(times);
  });
});

it('The alerts of the home screen are listed newest first', () => {
  const data = ['2026-11-20', '2026-11-22', '2026-11-21'].map((day) =>
    anAlert({ idalert: day, message: day, weight: '1', created: `${day}T10:00:00+05:30` }),
  );
  show(<AlertList />, loadAlerts.succeeded({ count: 3, data }));
  const titles = screen
    .getAllByRole('listitem')
    .map((item) => /2026-11-\d\d/.exec(item.textContent)?.[0]);
  expect(titles).toEqual(['2026-11-22', '2026-11-21', '2026-11-20'].slice(0, titles.length));
  expect(titles.length).toBeGreaterThan(1);
});

it('An alert that says what a service announcement above it says is not listed', () => {
  const messages = ['Planned work tonight: channels 601 to 640 may stop.', 'Your bill is ready.'];
  const data = messages.map((message) => anAlert({ idalert: message, message }));
  show(
    <AlertList />,
    announcementsArrived([
      anAnnouncement({ title: { en: 'Planned work tonight', hi: 'रखरखाव आज रात' }, text: {} }),
    ]),
    loadAlerts.succeeded({ count: 2, data }),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Your bill is ready.'),
  ]);
});
