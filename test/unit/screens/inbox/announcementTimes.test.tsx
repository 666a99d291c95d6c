import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { HomeAnnouncement } from '../../../../src/app/announcements/Announcements';
import { clockOffsetFound } from '../../../../store/app/app';
import { announcementsArrived } from '../../../../store/inbox/serviceAnnouncements';
import type { ServiceAnnouncement } from '../../../../store/wire/entities/service/serviceAnnouncements';
import { anAnnouncement } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const NOW = Date.parse('2026-12-01T18:00:00+05:30');
beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'], now: NOW }));
afterEach(() => jest.useRealTimers());

const night: Partial<ServiceAnnouncement> = {
  ...{ severity: 'work', title: { en: 'Planned work' }, text: {} },
  ...{ starts: '2026-12-02T01:00:00+05:30', ends: '2026-12-02T02:00:00+05:30' },
};
const lineOf = (fields: Partial<ServiceAnnouncement>, clockOffset = 0) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(clockOffsetFound(clockOffset));
  store.dispatch(announcementsArrived([anAnnouncement({ ...night, ...fields })]));
  render(
    <Provider store={store}>
      <HomeAnnouncement />
    </Provider>,
  );
  return screen.getByRole('region', { name: 'Service notices' }).querySelector('p')?.textContent;
};

it.each<readonly [string, Partial<ServiceAnnouncement>, string]>([
  ['the next night: times without the day', {}, 'Planned work (01:00–02:00)'],
  [
    'in UTC: the times of India',
    { starts: '2026-12-01T19:30:00Z', ends: '2026-12-01T20:30:00Z' },
    'Planned work (01:00–02:00)',
  ],
  [
    'running: the times',
    { starts: '2026-12-01T17:00:00+05:30', ends: '2026-12-01T19:00:00+05:30' },
    'Planned work (17:00–19:00)',
  ],
  [
    'a later night: the day too',
    { starts: '2026-12-03T01:00:00+05:30', ends: '2026-12-03T02:00:00+05:30' },
    'Planned work (3 Dec, 01:00–02:00)',
  ],
  [
    'a later night in UTC: the day of India',
    { starts: '2026-12-02T19:30:00Z', ends: '2026-12-02T20:30:00Z' },
    'Planned work (3 Dec, 01:00–02:00)',
  ],
  [
    'over midnight: its times, with the day on which a later night begins',
    { starts: '2026-12-02T23:00:00+05:30', ends: '2026-12-03T02:00:00+05:30' },
    'Planned work (2 Dec, 23:00–02:00)',
  ],
  [
    'over the next midnight: the times without the day',
    { starts: '2026-12-01T23:00:00+05:30' },
    'Planned work (23:00–02:00)',
  ],
  [
    'for a whole day',
    { starts: '2026-12-01T02:00:00+05:30', ends: '2026-12-02T02:00:00+05:30' },
    'Planned work',
  ],
  [
    'with an end before its beginning',
    { starts: '2026-12-02T03:00:00+05:30', ends: '2026-12-02T02:00:00+05:30' },
    'Planned work',
  ],
  ['without an end', { ends: '' }, 'Planned work'],
  ['without a beginning', { starts: '' }, 'Planned work'],
  ['days without times', { starts: '2026-12-02', ends: '2026-12-02' }, 'Planned work'],
  ['unreadable times', { starts: 'soon', ends: 'later' }, 'Planned work'],
])('The line of planned work, %s', (_, fields, line) => {
  expect(lineOf(fields)).toBe(line);
});

it('Whether the work begins within a day is decided by the operator’s clock, not by that of the device', () => {
  const later = { starts: '2026-12-04T01:00:00+05:30', ends: '2026-12-04T02:00:00+05:30' };
  expect(lineOf(later, 2 * 86_400_000)).toBe('Planned work (01:00–02:00)');
});

it('An outage is shown without times, because its end is not known', () => {
  const outage = { severity: 'outage', starts: '2026-11-30T01:00:00+05:30' } as const;
  expect(lineOf(outage)).toBe('Outage: Planned work');
});
