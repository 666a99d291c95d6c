import { messages } from '../../../store/core/messages';
import { LANGUAGES, type Language } from '../../../store/core/languages';
import { GLOSSARY, type Glossary } from '../../../src/translations/glossary';
import { translateMessage } from '../../../src/text/translateMessage';
import { translationsOf } from './translations';
import { englishTexts } from './englishTexts';
import { leavesOf, marksIn, renderedText } from './leaves';

const english = englishTexts();
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** Their English texts are elsewhere: in the store, or in what the operator sends. */
const ENGLISH_ELSEWHERE = new Set([
  ...['storeMessagesText', 'channelWordsText', 'shippedFaqsText', 'shippedSurveyText'],
]);
/** Only developers read them: in English, and in Hindi to see the kit in another script. */
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
/** Everything but 0 to 9. */
const OWN_DIGIT = /(?![0-9])\p{Nd}/u;

/** Texts that stay as they are in every language: abbreviations, units, the operator's words, and marks. */
const LATIN_ALONE =
  /^[^\p{L}]*(?:(?:KYC|OTP|UPI|GST|PDF|PIN|CSV|HD|SD|Mbps|GB|Asha|a|b|T|ID)\b[^\p{L}]*)*$/u;

/** A box by its name and last digits, or a number with its unit: nothing in it is ours to translate. */
const isMadeOfGiven = (words: string): boolean =>
  /^\S+ · •••• \S/.test(words) || /^(?:\S.* (?:Mbps|GB))+$/.test(words);

/**
 * Words that say that what is sent again is carried out once. No documented call knows `Idempotency-Key`, so they
 * stand in the entries `honoured` alone (`src/app/useByIdempotency.ts`).
 */
const PROMISE =
  /\b(?:once|twice|safely|safe to|doubled|however often|as often as)\b|दो बार|दोहरा|दो नहीं बनेंगे|एक (?:ही )?बार(?: ही)?|कितनी भी बार|बेझिझक/giu;

/** The same words where they promise nothing. */
const HARMLESS: readonly { readonly text: RegExp; readonly why: string }[] = [
  { text: /\bat once\b|एक बार में/gi, why: 'Immediately, or at the same time.' },
  { text: /\bonce (?:it is|you|the)\b/gi, why: 'As soon as.' },
  { text: /\bonce more\b|एक बार और/gi, why: 'Again.' },
  { text: /answer this survey once|सर्वे का जवाब एक बार/gi, why: 'What a subscriber may do.' },
];

const promisesIn = (words: string): readonly string[] =>
  HARMLESS.reduce((left, { text }) => left.replaceAll(text, ''), words).match(PROMISE) ?? [];

const isReserved = (place: string): boolean => place.endsWith('.honoured');

/** `home.days: function` of every text. */
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

  it.each(names)('No text of %s promises what only an operator can keep', (name) => {
    const leaves = ['en', 'hi'].flatMap((language) =>
      leavesOf(language === 'en' ? english[name] : translationsOf('hi')[name]),
    );
    const places = leaves.map(([place]) => place);
    for (const [place, text] of leaves)
      if (!isReserved(place))
        expect({ place, promises: promisesIn(renderedText(text)) }).toEqual({
          place,
          promises: [],
        });
      // What is promised of one operator is said in another way of all others.
      else expect(places).toContain(place.replace(/honoured$/, 'unknown'));
  });

  it.each([
    ['It cannot be paid twice.', ['twice']],
    ['However often it is sent, it is carried out only once.', ['However often', 'once']],
    ['You may safely press again.', ['safely']],
    ['It is the same order and cannot be doubled.', ['doubled']],
    ['भुगतान दो बार नहीं हो सकता।', ['दो बार']],
    ['वह एक ही बार होता है।', ['एक ही बार']],
    ['It stops at once.', []],
    ['एक बार में एक बॉक्स रिन्यू होता है।', []],
  ])('“%s” promises %j', (sentence, promises) => {
    expect(promisesIn(sentence)).toEqual(promises);
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
    const broken = comparable.flatMap((name) => {
      const own = new Map(leavesOf(texts[name], name));
      return leavesOf(english[name], name).flatMap(([place, text]) => {
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

  it('Every sentence of the store and the sagas is translated', () => {
    const translations = texts['storeMessagesText'] as Parameters<typeof translateMessage>[1]; // typed where it is written
    for (const message of Object.values(messages)) {
      expect(promisesIn(message)).toEqual([]);
      expect(translateMessage(message, {})).toBe(message);
      expect(translateMessage(message, translations)).toMatch(ownScript(language));
    }
    expect(translateMessage('Too early', translations)).toBe('Too early');
  });
});
