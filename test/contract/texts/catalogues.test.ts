import { readFileSync } from 'node:fs';
import { pageText } from '../../../src/app/app.text';
import { faqText } from '../../../src/screens/help/help.text';
import { topUpText } from '../../../src/screens/payments/payments.text';
import { renewText } from '../../../src/screens/renewal/renewal.text';
import { translateMessage } from '../../../src/text/useText';
import { GLOSSARY, type Glossary } from '../../../src/translations/glossary';
import { type Language, LANGUAGES } from '../../../store/core/languages';
import { messages } from '../../../store/core/messages';
import { HELP, RENEW, TOP_UP } from '../../../store/core/paths';
import { shippedFaqs } from '../../../store/help/content/faqs';
import { shippedSurvey } from '../../../store/help/content/survey';
import { inEnglish } from '../../support/inEnglish';
import { englishTexts } from './englishTexts';
import { leavesOf, marksIn, renderedText } from './leaves';
import { NOT_SENT, promisesIn } from './promises';
import { translationsOf } from './translations';

const english = englishTexts();
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** Catalogues whose English texts are elsewhere: in the store, or in what the operator sends. */
const ENGLISH_ELSEWHERE = new Set([
  ...['storeMessagesText', 'channelWordsText', 'shippedFaqsText', 'shippedSurveyText'],
]);
/**
 * The English of `ENGLISH_ELSEWHERE`, in the shape of the translations. Search words are left out: they need not be the
 * glossary's.
 */
const elsewhere: Readonly<Record<string, unknown>> = {
  storeMessagesText: messages,
  shippedFaqsText: Object.fromEntries(
    shippedFaqs.map(({ id, question, answer }) => [
      id,
      { question: inEnglish(question), answer: inEnglish(answer) },
    ]),
  ),
  shippedSurveyText: {
    title: inEnglish(shippedSurvey.title),
    questions: Object.fromEntries(
      shippedSurvey.questions.map((question) => [
        question.id,
        {
          ...{ text: inEnglish(question.text), hint: inEnglish(question.hint) },
          options: Object.fromEntries(
            'options' in question
              ? question.options.map(({ value, label }) => [value, inEnglish(label)])
              : [],
          ),
        },
      ]),
    ),
  },
};
/** Only developers read these: they are in English, and in Hindi to show the kit in another script. */
const GALLERY = new Set(['galleryText', 'samplesText']);

const SCRIPTS: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  hi: 'Devanagari',
  bn: 'Bengali',
  te: 'Telugu',
  mr: 'Devanagari',
  ta: 'Tamil',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  pa: 'Gurmukhi',
  or: 'Oriya',
  as: 'Bengali',
};
const ownScript = (language: Exclude<Language, 'en'>) =>
  new RegExp(`\\p{Script=${SCRIPTS[language]}}`, 'u');
const otherScript = (language: Exclude<Language, 'en'>) => {
  const others = new Set(Object.values(SCRIPTS));
  others.delete(SCRIPTS[language]);
  return new RegExp(`[${[...others].map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
};
/** A digit other than 0 to 9. */
const OWN_DIGIT = /(?![0-9])\p{Nd}/u;

/** Texts that stay as they are in every language: abbreviations, units, the operator's words, and marks. */
const LATIN_ALONE =
  /^[^\p{L}]*(?:(?:KYC|OTP|UPI|GST|PDF|PIN|CSV|HD|SD|Mbps|GB|Asha|a|b|T|ID)\b[^\p{L}]*)*$/u;

/**
 * Abbreviations that are written in one way only: "UPI" in a button and its name in another script below it would look
 * like two things.
 */
const ABBREVIATION = /\b(?:UPI|GST|GSTIN|SAC|HD|GB|QR)\b/g;

/** The operator's own words: a category of its tickets. */
const DOCUMENTED = new Set(['shippedFaqsText.paid-not-credited.answer']);

/**
 * Texts about a payment for a number without a login: shops and wallets call it a quick recharge, and it does not
 * concern the subscriber's own balance.
 */
const QUICK_RECHARGE = new Set(['loginText.instant', 'instantPaymentText.title']);

/** A box by its name and last digits, or a number with its unit: nothing in it is ours to translate. */
const isMadeOfGiven = (words: string): boolean =>
  /^\S+ · ••••\s\S/.test(words) || /^(?:\S.* (?:Mbps|GB|GST))+$/.test(words);

const isReserved = (place: string): boolean => place.endsWith('.honoured');

/** Each text with its kind, such as `home.days: function`. */
const kinds = (texts: unknown) =>
  leavesOf(texts).map(([place, text]) => `${place}: ${typeof text}`);

const names = Object.keys(english);

describe('The English catalogues', () => {
  it('All texts are in catalogues', () => {
    expect(names.length).toBeGreaterThan(80);
  });

  it.each(names.filter((name) => !ENGLISH_ELSEWHERE.has(name)))(
    'The texts of %s are sentences',
    (name) => {
      for (const [place, text] of leavesOf(english[name])) {
        const words = renderedText(text);
        expect({ place, words }).not.toEqual({ place, words: '' });
        expect(words).not.toMatch(/\bundefined\b|\[object/);
      }
    },
  );
});

describe('One word for one thing', () => {
  it('Money is added to the balance: no English text calls it a top-up or a recharge, but for the quick recharge', () => {
    const words = Object.entries({ ...english, ...elsewhere })
      .filter(([name]) => !GALLERY.has(name))
      .flatMap(([name, texts]) => leavesOf(texts, name))
      .map(([place, text]) => ({ place, words: renderedText(text) }))
      .filter(({ words: said }) => /top.?up|recharg/i.test(said))
      .filter(({ place }) => !DOCUMENTED.has(place) && !QUICK_RECHARGE.has(place));
    expect(words).toEqual([]);
  });

  it('The shortcuts of the installed portal are called as their screens, and it is described as its page', () => {
    const { description, shortcuts } = JSON.parse(
      readFileSync('public/static/manifest.webmanifest', 'utf8'),
    ) as {
      readonly description: string;
      readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
    }; // the file of this repository
    expect(description).toBe(pageText.english?.description);
    expect(shortcuts.map(({ name, url }) => [url, name])).toEqual([
      [RENEW, renewText.english?.title],
      [TOP_UP, topUpText.english?.title],
      [HELP, faqText.english?.title],
    ]);
  });
});

describe('What is sent again', () => {
  const textsIn = (language: Language) => (language === 'en' ? english : translationsOf(language));

  it.each(LANGUAGES)('No text in %s promises what only an operator can keep', (language) => {
    const leaves = leavesOf(textsIn(language));
    const places = new Set(leaves.map(([place]) => place));
    const promised = leaves
      .filter(([place]) => !isReserved(place) && !NOT_SENT.has(place))
      .map(([place, text]) => ({ place, promises: promisesIn(language, renderedText(text)) }))
      .filter(({ promises }) => promises.length > 0);
    expect(promised).toEqual([]);
    // What is promised for one operator is worded differently for all others.
    for (const place of [...places].filter(isReserved))
      expect(places).toContain(place.replace(/honoured$/, 'unknown'));
  });

  it.each(LANGUAGES)('What an operator keeps is a promise in %s', (language) => {
    const reserved = leavesOf(textsIn(language)).filter(([place]) => isReserved(place));
    expect(reserved.length).toBeGreaterThan(1);
    for (const [place, text] of reserved)
      expect({ place, promises: promisesIn(language, renderedText(text)) }).not.toEqual({
        place,
        promises: [],
      });
  });

  it.each<[Language, string, readonly string[]]>([
    ['en', 'It cannot be paid twice.', ['twice']],
    ['en', 'However often it is sent, it is carried out only once.', ['However often', 'once']],
    ['en', 'You may safely press again.', ['safely']],
    ['en', 'It is the same order and cannot be doubled.', ['doubled']],
    ['hi', 'भुगतान दो बार नहीं हो सकता।', ['दो बार']],
    ['hi', 'वह एक ही बार होता है।', ['एक ही बार']],
    ['mr', 'पैसे दोनदा कापले जाणार नाहीत.', ['दोनदा']],
    ['bn', 'টাকা দুবার কাটা হবে না।', ['দুবার']],
    ['ta', 'பணம் இரண்டு முறை எடுக்கப்படாது.', ['இரண்டு முறை']],
    ['en', 'It stops at once.', []],
    ['hi', 'एक बार में एक बॉक्स रिन्यू होता है।', []],
  ])('In %s “%s” promises %j', (language, sentence, promises) => {
    expect(promisesIn(language, sentence)).toEqual(promises);
  });
});

describe.each(TRANSLATED)('The translation into %s', (language) => {
  const texts = translationsOf(language);
  const expected = names.filter((name) => language === 'hi' || !GALLERY.has(name));
  const comparable = expected.filter((name) => !ENGLISH_ELSEWHERE.has(name));

  it('Every catalogue is translated, and nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual([...expected].sort());
  });

  it.each(comparable)('%s has the texts of the English one', (name) => {
    expect(kinds(texts[name]).sort()).toEqual(kinds(english[name]).sort());
  });

  it('Every text is in the script of the language, with digits from 0 to 9', () => {
    const wrong = expected
      .flatMap((name) => leavesOf(texts[name], name))
      .map(([place, text]) => ({ place, words: renderedText(text) }))
      .filter(
        ({ words }) =>
          words === '' ||
          /\bundefined\b|\[object/.test(words) ||
          OWN_DIGIT.test(words) ||
          otherScript(language).test(words) ||
          !(ownScript(language).test(words) || LATIN_ALONE.test(words) || isMadeOfGiven(words)),
      );
    expect(wrong).toEqual([]);
  });

  it('Every text says what it is told, as the English one does', () => {
    const wrong = comparable.flatMap((name) => {
      const own = new Map(leavesOf(texts[name], name));
      return leavesOf(english[name], name).flatMap(([place, text]) => {
        const [wanted, said] = [marksIn(text), marksIn(own.get(place))];
        return wanted.every((mark) => said.includes(mark)) ? [] : [{ place, wanted, said }];
      });
    });
    expect(wrong.filter(({ place }) => place !== 'packComparisonText.all')).toEqual([]);
  });

  it('The glossary is kept', () => {
    const { glossary } = jest.requireActual<{ readonly glossary: Glossary }>(
      `../../../src/translations/${language}/glossary`,
    );
    const broken = [...comparable, ...Object.keys(elsewhere)].flatMap((name) => {
      const own = new Map(leavesOf(texts[name], name));
      return leavesOf(elsewhere[name] ?? english[name], name).flatMap(([place, text]) => {
        const [words, translated] = [renderedText(text), renderedText(own.get(place))];
        return Object.entries(GLOSSARY).flatMap(([term, pattern]) =>
          pattern.test(words) &&
          !glossary[term as keyof Glossary].some((form) =>
            // an entry of GLOSSARY
            translated.toLowerCase().includes(form.toLowerCase()),
          )
            ? [{ place, term, words, translated }]
            : [],
        );
      });
    });
    expect(broken).toEqual([]);
  });

  it('An abbreviation is in Latin letters on every screen', () => {
    const broken = comparable.flatMap((name) => {
      const own = new Map(leavesOf(texts[name], name));
      return leavesOf(english[name], name).flatMap(([place, text]) => {
        const translated = renderedText(own.get(place));
        return [...new Set(renderedText(text).match(ABBREVIATION))]
          .filter((word) => !translated.includes(word))
          .map((word) => ({ place, word, translated }));
      });
    });
    expect(broken).toEqual([]);
  });

  it('Every sentence of the store and the sagas is translated', () => {
    const translations = texts['storeMessagesText'] as Parameters<typeof translateMessage>[1]; // typed where it is written
    for (const message of Object.values(messages)) {
      expect(promisesIn('en', message)).toEqual([]);
      expect(translateMessage(message, {})).toBe(message);
      expect(translateMessage(message, translations)).toMatch(ownScript(language));
    }
    expect(translateMessage('Too early', translations)).toBe('Too early');
  });
});

it('No screen says by itself that the connection was lost: the failure says why there is no answer', () => {
  const saying = Object.entries(english).flatMap(([name, texts]) =>
    leavesOf(texts, name).filter(([, text]) => /lost the connection/.test(renderedText(text))),
  );
  expect(saying.map(([place]) => place)).toEqual([]);
});
