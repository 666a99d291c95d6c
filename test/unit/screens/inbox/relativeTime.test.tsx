import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { alertsText } from '../../../../src/screens/inbox/inbox.text';
import { RelativeTime } from '../../../../src/screens/inbox/RelativeTime';
import { textsIn } from '../../../../src/text/catalogue';
import { LanguageContext } from '../../../../src/text/useText';
import { clockOffsetFound } from '../../../../store/app/app';
import { LANGUAGES } from '../../../../store/core/languages';
import type { RootState } from '../../../../store/root/rootReducer';
import { registerTranslations } from '../../../contract/texts/translations';
import { stateAfter } from '../../../support/stateAfter';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const before = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

for (const language of LANGUAGES) if (language !== 'en') registerTranslations(language);

describe('How long ago an alert came', () => {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
  afterEach(() => jest.restoreAllMocks());

  const shownIn = (language: (typeof LANGUAGES)[number], moment: string) =>
    shownAt(moment, language, stateAfter());
  const shownAt = (moment: string, language: (typeof LANGUAGES)[number], state: RootState) =>
    render(
      <Provider store={configureStore({ reducer: () => state })}>
        <LanguageContext value={language}>
          <RelativeTime moment={moment} />
        </LanguageContext>
      </Provider>,
    ).container.textContent;

  it.each([
    ['30 seconds', before(MINUTE / 2), 'Just now'],
    ['a minute', before(MINUTE), '1\u00a0minute ago'],
    ['59 minutes', before(59 * MINUTE), '59\u00a0minutes ago'],
    ['an hour', before(HOUR), '1\u00a0hour ago'],
    ['23 hours', before(23 * HOUR), '23\u00a0hours ago'],
    ['a day', before(DAY), '1\u00a0day ago'],
    ['6 days', before(6 * DAY), '6\u00a0days ago'],
    ['a week', before(7 * DAY), '17 Nov 2026'],
    ['a moment ago without a zone', '2026-11-24 15:29:40', 'Just now'],
    ['an hour without a zone', '2026-11-24 14:30:00', '1\u00a0hour ago'],
    ['an hour in milliseconds since 1970', String(NOW - HOUR), '1\u00a0hour ago'],
    ['a second ahead of a wrong clock', before(-1000), '24 Nov 2026, 15:30'],
    ['an hour ahead', before(-HOUR), '24 Nov 2026, 16:30'],
    ['a year ahead', '2027-11-24T10:00:00Z', '24 Nov 2027, 15:30'],
    ['the zero date', '0000-00-00 00:00:00', '---'],
    ['the year 1', '0001-01-01T00:00:00Z', '---'],
    ['an offset of fifteen hours', '2026-11-24T10:00:00+15:00', '---'],
    ['no date', 'recently', '---'],
  ])('%s is shown in words', (_age, moment, shown) => {
    expect(shownIn('en', moment)).toBe(shown);
  });

  it.each([
    ['two days ahead', -2 * DAY],
    ['three hours behind', 3 * HOUR],
  ])('On a device whose clock is %s it is counted from the clock of the operator', (_, offset) => {
    const state = stateAfter(clockOffsetFound(offset));
    expect(shownAt(before(HOUR - offset), 'en', state)).toBe('1\u00a0hour ago');
  });

  // A browser may know no words for a language: Chromium has none for Odia, Assamese and Punjabi.
  it.each(LANGUAGES)('Hours and days are in the words of %s', (language) => {
    const t = textsIn(language, alertsText);
    expect(shownIn(language, before(5 * MINUTE))).toBe(t.minutesAgo(5));
    expect(shownIn(language, before(4 * HOUR))).toBe(t.hoursAgo(4));
    expect(shownIn(language, before(3 * DAY))).toBe(t.daysAgo(3));
    if (language !== 'en') expect(shownIn(language, before(4 * HOUR))).not.toMatch(/[a-z]/i);
  });
});
