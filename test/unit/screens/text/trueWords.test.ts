import * as v from 'valibot';
import { headlineText } from '../../../../src/screens/catalogue/catalogue.text';
import { headlineOf } from '../../../../src/screens/catalogue/optimiser/headline';
import {
  type HistoryPeriod,
  NO_FILTERS,
  periodDays,
} from '../../../../src/screens/history/historyPeriod';
import { textsIn } from '../../../../src/text/catalogue';
import { messages } from '../../../../store/core/messages';
import { type Paise, savingOf } from '../../../../store/core/values/money';
import { shippedFaqs } from '../../../../store/help/content/faqs';
import { newestAlertFirst } from '../../../../store/inbox/alerts';
import { alert as alertShape } from '../../../../store/wire/entities/service/alerts';
import { englishTexts } from '../../../contract/texts/englishTexts';
import { leavesOf, renderedText } from '../../../contract/texts/leaves';
import { inEnglish } from '../../../support/inEnglish';

const paise = (amount: number) => amount as Paise;

describe('The periods of the history', () => {
  it.each<[period: HistoryPeriod, today: string, from: string]>([
    ['month', '2026-11-22', '2026-11-01'],
    ['quarter', '2026-11-22', '2026-08-23'],
    ['quarter', '2026-01-31', '2025-11-01'],
    ['quarter', '2026-05-31', '2026-03-01'],
    ['half', '2026-03-10', '2025-09-11'],
    ['year', '2026-11-22', '2025-11-23'],
    ['year', '2028-02-29', '2027-03-01'],
  ])('The period %s on %s begins on %s', (period, today, from) => {
    expect(periodDays({ ...NO_FILTERS, period }, today)).toEqual({ from, to: today });
  });
});

describe('A saving', () => {
  it.each([
    [paise(900), paise(999), null],
    [paise(900), paise(1_000), 100],
    [paise(1_000), paise(900), null],
    [null, paise(900), null],
    [paise(900), null, null],
  ])('Paying %s and not %s saves %s', (price, regular, saving) => {
    expect(savingOf(price, regular)).toBe(saving);
  });

  it('A mix that costs some paise less is not praised as a saving', () => {
    const mix = { newPrice: paise(960), isCheapest: true, addedPacks: [], removedPacks: [] };
    const headline = (currentPrice: number) =>
      headlineOf({ ...mix, currentPrice: paise(currentPrice) }, textsIn('en', headlineText));
    expect(headline(1_000)).toBe('Another mix costs only ₹0.40/month less');
    expect(headline(1_060)).toBe('You can save ₹1.00/month');
  });

  it('What the household pays is called the least only where that is proved', () => {
    const same = { currentPrice: paise(960), newPrice: paise(960) };
    const headline = (isCheapest: boolean) =>
      headlineOf(
        { ...same, isCheapest, addedPacks: [], removedPacks: [] },
        textsIn('en', headlineText),
      );
    expect(headline(true)).toBe('You already pay the least for these channels');
    expect(headline(false)).toBe('We found nothing cheaper');
  });
});

it('Alerts are listed newest first, the weightier first of one moment, those without a moment last', () => {
  const alert = (idalert: string, created: string, weight: string) =>
    v.parse(alertShape, { idalert, created, weight });
  const sorted = newestAlertFirst([
    alert('none', '', '99'),
    alert('old', '2026-11-20T10:00:00+05:30', '50'),
    alert('light', '2026-11-21T10:00:00+05:30', '2'),
    alert('heavy', '2026-11-21T04:30:00Z', '10'),
  ]);
  expect(sorted.map(({ idalert }) => idalert)).toEqual(['heavy', 'light', 'old', 'none']);
});

describe('What the portal does not know', () => {
  const english = Object.entries(englishTexts()).flatMap(([name, texts]) =>
    leavesOf(texts, name).map(([place, text]) => ({ place, words: renderedText(text) })),
  );
  const wordsAt = (at: string) => english.find(({ place }) => place === at)?.words;

  it('Working days are said of a bank alone, in the answers too', () => {
    const answers = shippedFaqs.map(({ id, answer }) => ({ place: id, words: inEnglish(answer) }));
    const said = [...english, ...answers].filter(({ words }) => /working days?/.test(words));
    expect(said.map(({ place }) => place).sort()).toEqual([
      'paid-not-credited',
      'payment-failed',
      'paymentResultText.comingBack',
      'paymentResultText.maybeTaken',
      'paymentResultText.returned',
      'refund-time',
      'ticket-time', // when to call, and no promise
    ]);
    for (const { place, words } of said)
      if (place !== 'ticket-time') expect(words).toMatch(/bank.*7 (to|and) 10 working days/i);
  });

  it('A new password may end the logins of other devices, for only the operator knows', () => {
    expect(wordsAt('profileText.passwordSet')).toContain(
      'Your other devices may ask you to log in again.',
    );
  });

  it('A payer without a login is not told to log in for the packs of another household', () => {
    expect(wordsAt('instantPaymentConfirmText.noEnd')).toBe(
      'Only the household sees when its packs end, after logging in.',
    );
  });

  it('A server that is down is not called a device that is offline', () => {
    expect(messages.unreachable).toMatch(/^We couldn’t reach your operator\./);
    expect(messages.unreachable).not.toMatch(/offline/i);
  });
});
