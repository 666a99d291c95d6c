import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { HomeAnnouncement } from '../../../../src/app/announcements/Announcements';
import { announcementsArrived } from '../../../../store/inbox/serviceAnnouncements';
import type { ServiceAnnouncement } from '../../../../store/wire/entities/service/serviceAnnouncements';
import { anAnnouncement } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'], now: Date.parse('2026-12-01') }));
afterEach(() => jest.useRealTimers());

const work: Partial<ServiceAnnouncement> = {
  ...{ severity: 'work', title: { en: 'Planned work tonight' }, text: {} },
  ...{ starts: '2026-12-02T01:00:00+05:30', ends: '2026-12-02T02:00:00+05:30' },
};
const show = (fields: Partial<ServiceAnnouncement>) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(announcementsArrived([anAnnouncement({ ...work, ...fields })]));
  render(
    <Provider store={store}>
      <HomeAnnouncement />
    </Provider>,
  );
  return screen.getByRole('region', { name: 'Service notices' });
};
const line = (band: HTMLElement) => band.querySelector('p')?.textContent;

it.each<readonly [string, Partial<ServiceAnnouncement>, string]>([
  ['on one day', {}, 'Planned work tonight · 2 Dec, 01:00–02:00'],
  ['over midnight', { starts: '2026-12-01T23:00:00+05:30' }, 'Planned work tonight'],
  ['without an end', { ends: '' }, 'Planned work tonight'],
  ['without a beginning', { starts: '' }, 'Planned work tonight'],
  ['with days alone', { starts: '2026-12-02', ends: '2026-12-02' }, 'Planned work tonight'],
  ['with unreadable times', { starts: 'soon', ends: 'later' }, 'Planned work tonight'],
])(
  'The line of planned work %s says the times only where they are a span of one day',
  (_, fields, said) => {
    expect(line(show(fields))).toBe(said);
  },
);

it('An outage names no end that nobody can promise', () => {
  const outage = { severity: 'outage', starts: '2026-11-30T01:00:00+05:30' } as const;
  expect(line(show(outage))).toBe('Outage: Planned work tonight');
});

it.each<readonly [string, Partial<ServiceAnnouncement>, readonly string[]]>([
  ['not again when the line says them', {}, []],
  ['when the line does not', { starts: '2026-12-01T23:00:00+05:30' }, ['From:', 'Until:']],
])('The details say the times %s', async (_, fields, terms) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const band = show(fields);
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect([...band.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(terms);
});
