import { render } from '@testing-library/react';
import { alertsText } from '../../../../src/screens/inbox/alerts.text';
import { RelativeTime } from '../../../../src/screens/inbox/RelativeTime';
import { textsIn } from '../../../../src/text/loadedTexts';
import { LanguageContext } from '../../../../src/text/useText';
import { LANGUAGES } from '../../../../store/core/languages';
import { registerTranslations } from '../../../contract/texts/translations';

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
    render(
      <LanguageContext value={language}>
        <RelativeTime moment={moment} />
      </LanguageContext>,
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
    ['a future moment of a wrong clock', before(-HOUR), 'Just now'],
  ])('%s is shown in words', (_age, moment, shown) => {
    expect(shownIn('en', moment)).toBe(shown);
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
