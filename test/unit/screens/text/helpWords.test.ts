import type { profileFormsText } from '../../../../src/screens/account/account.text';
import type {
  faqText,
  guideText,
  ShippedFaqTexts,
  supportText,
} from '../../../../src/screens/help/help.text';
import type { transactionsText } from '../../../../src/screens/history/history.text';
import type {
  paymentStatusText,
  receiptText,
  unfinishedText,
} from '../../../../src/screens/payments/payments.text';
import type { TextsOf } from '../../../../src/text/catalogue';
import type { Glossary } from '../../../../src/translations/glossary';
import type { frameText } from '../../../../src/ui/ui.text';
import { type Language, LANGUAGES } from '../../../../store/core/languages';
import { shippedFaqs } from '../../../../store/help/content/faqs';
import { englishTexts } from '../../../contract/texts/englishTexts';
import { leavesOf, renderedText } from '../../../contract/texts/leaves';
import { translationsOf } from '../../../contract/texts/translations';
import { inEnglish } from '../../../support/inEnglish';

const textsOf = (language: Language) =>
  language === 'en' ? englishTexts() : translationsOf(language);

/** The answers that come with the portal, as [id, answer]. */
const answersIn = (language: Language): readonly (readonly [string, string])[] =>
  language === 'en'
    ? shippedFaqs.map(({ id, answer }) => [id, inEnglish(answer)] as const)
    : Object.entries(translationsOf(language)['shippedFaqsText'] as ShippedFaqTexts).map(
        ([id, { answer }]) => [id, answer] as const, // typed where it is written
      );

/** What an answer puts into quotation marks: the name of something on a screen, or a category of tickets. */
const quoted = (answer: string): readonly string[] =>
  [...answer.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);

const answerOf = (language: Language, id: string): string =>
  answersIn(language).find(([known]) => known === id)?.[1] ?? '';

/** The forms of "balance" in the glossary of the language. */
const balanceWords = (language: Language): readonly string[] =>
  language === 'en'
    ? ['balance']
    : jest.requireActual<{ readonly glossary: Glossary }>(
        `../../../../src/translations/${language}/glossary`,
      ).glossary.balance;

/** The texts of the screens that answers speak of. */
const textsIn = (language: Language) => {
  const texts = textsOf(language);
  return {
    payment: texts['paymentStatusText'] as TextsOf<typeof paymentStatusText>, // typed where it is written
    unfinished: texts['unfinishedText'] as TextsOf<typeof unfinishedText>,
    frame: texts['frameText'] as TextsOf<typeof frameText>,
    guide: texts['guideText'] as TextsOf<typeof guideText>,
    faq: texts['faqText'] as TextsOf<typeof faqText>,
    support: texts['supportText'] as TextsOf<typeof supportText>,
    forms: texts['profileFormsText'] as TextsOf<typeof profileFormsText>,
  };
};

/**
 * Quoted words from elsewhere: categories of tickets, lights of a router, what a box shows, and a documented sentence
 * of the operator's.
 */
const ELSEWHERE =
  /^(Recharge not credited|Box or remote|Relocation|LOS|Internet|Speed|No signal|Not authorised|Try Renew Within 15 days of expiry)$/;

describe('The answers that come with the portal', () => {
  it.each(LANGUAGES)('The answers name only what a screen shows (%s)', (language) => {
    const shown = new Set(
      leavesOf(textsOf(language)).flatMap(([, text]) => (typeof text === 'string' ? [text] : [])),
    );
    const unknown = answersIn(language).flatMap(([id, answer]) =>
      quoted(answer)
        .filter((words) => !shown.has(words) && !ELSEWHERE.test(words))
        .map((words) => `${id}: ${words}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(LANGUAGES)(
    'The answer about a failed payment advises another one only where no money was taken (%s)',
    (language) => {
      const { titles, failed } = textsOf(language)['paymentStatusText'] as TextsOf<
        typeof paymentStatusText
      >; // typed where it is written
      const answer = new Map(answersIn(language)).get('payment-failed') ?? '';
      expect(quoted(answer)).toEqual([titles.failed, failed]);
      // The screen names the same 7 to 10 days where the money may have been taken.
      expect(answer).toMatch(/\b7\D+10\b/);
    },
  );

  it.each(LANGUAGES)(
    'The answer about an early renewal says what is taken from the balance, and what is in it after another way to pay (%s)',
    (language) => {
      const [tooEarly = ''] = answerOf(language, 'when-to-renew').split('\n\n');
      const isSaidTwice = balanceWords(language).some((word) => tooEarly.split(word).length > 2);
      expect({ tooEarly, isSaidTwice }).toEqual({ tooEarly, isSaidTwice: true });
    },
  );

  it.each(LANGUAGES)(
    'An answer quotes the words of the screen that it sends to (%s)',
    (language) => {
      const at = textsIn(language);
      const quotedIn = (id: string) => quoted(answerOf(language, id));
      // The list on Home and under Money is where an unfinished payment is found.
      expect(quotedIn('paid-not-credited')).toEqual(
        expect.arrayContaining([
          at.payment.titles.notYet,
          at.frame.money,
          at.unfinished.checkStatus,
        ]),
      );
      // Customer support lists the boxes with their whole numbers (`boxes.test.tsx`).
      expect(quotedIn('second-box').slice(-2)).toEqual([at.frame.help, at.faq.support]);
      expect(quotedIn('payment-failed')).toEqual([at.payment.titles.failed, at.payment.failed]);
    },
  );

  it.each(LANGUAGES)(
    'A receipt names the screen that shows a refund as it is called (%s)',
    (language) => {
      const texts = textsOf(language);
      const { notDone } = texts['receiptText'] as TextsOf<typeof receiptText>; // typed where it is written
      const { title } = texts['transactionsText'] as TextsOf<typeof transactionsText>; // typed where it is written
      expect(quoted(notDone)).toEqual([title]);
    },
  );

  it.each(LANGUAGES)(
    'An answer and the picture guide say the same about the same thing (%s)',
    (language) => {
      const { guide } = textsIn(language);
      const numbers = (text: string) => text.match(/\d+/g) ?? [];
      const seconds = numbers(answerOf(language, 'no-picture'));
      expect(seconds).toEqual(['30']);
      expect(numbers(guide.tips.other)).toEqual(seconds);
      expect(numbers(guide.packsOverThen)).toEqual(['15']);
      expect(numbers(answerOf(language, 'add-channels'))).toEqual(['15']);
      expect(numbers(answerOf(language, 'channel-missing'))).toEqual(['15']);
    },
  );

  it('The invitation to the picture guide promises neither a number of questions nor channels', () => {
    const { guideDescription } = textsIn('en').support;
    for (const text of [guideDescription, answerOf('en', 'no-picture').split('\n\n')[1]])
      expect(text).not.toMatch(/\b(one|two|three|\d)\b|reactivate|channels/);
  });

  it('The answer about details names what the profile can change, and says that the address is not there', () => {
    const { mobile, email } = textsIn('en').forms;
    const answer = answerOf('en', 'change-details');
    const [changed = '', other = ''] = answer.split(' there. ');
    for (const field of [mobile, email, 'name'])
      expect(changed.toLowerCase()).toContain(field.toLowerCase());
    expect(changed).not.toContain('address');
    expect(other).toContain('Your address is not in the portal');
    expect(Object.keys(textsIn('en').forms)).not.toContain('address');
  });

  it.each(LANGUAGES)('Every answer is there (%s)', (language) => {
    expect(answersIn(language).map(([id]) => id)).toEqual(shippedFaqs.map(({ id }) => id));
  });

  it.each(LANGUAGES)('Every text names the same days for a returned payment (%s)', (language) => {
    const texts = textsOf(language);
    const said = [
      ...answersIn(language).map(([, answer]) => answer),
      ...['paymentResultText', 'termsText'].flatMap((name) =>
        leavesOf(texts[name]).map(([, text]) => renderedText(text)),
      ),
    ];
    // A bank takes 7 to 10 working days. Any other number with 10 behind it is another promise.
    const days = said.flatMap((text) => text.match(/\b\d+(?=\D{1,12}10\b)/g) ?? []);
    expect(days.length).toBeGreaterThan(3);
    expect(new Set(days)).toEqual(new Set(['7']));
  });
});
