import type { Faq } from '../../../../store/wire/entities/service/faqs';

const MAX_SUGGESTIONS = 3;
/** Shorter words ("is", "का") are ignored. */
const MIN_WORD_LENGTH = 3;

/** A word that more than this share of the answers contain ("what", "how") is ignored. */
const MAX_SHARE = 0.15;

/** \p{M} keeps Hindi vowel signs in their word. */
const wordsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word.length >= MIN_WORD_LENGTH),
  ),
];

/** The beginning of a word is enough, because the text is still being typed. */
const matches = (word: string, other: string): boolean =>
  other.startsWith(word) || (word.startsWith(other) && other.length > MIN_WORD_LENGTH);

/** The words of every language, because a subscriber may read one and type the other. */
const wordsAbout = ({ question, keywords }: Faq): readonly string[] =>
  wordsOf([...Object.values(question), ...keywords].join(' '));

/** The answers that match the text, best first; none for an empty text. */
export const suggestFaqs = (text: string, faqs: readonly Faq[]): readonly Faq[] => {
  const known = faqs.map((faq) => ({ faq, words: wordsAbout(faq) }));
  const most = Math.max(2, faqs.length * MAX_SHARE);
  const scores = new Map<Faq, number>();
  for (const typed of wordsOf(text)) {
    const matching = known.filter(({ words }) => words.some((word) => matches(typed, word)));
    if (matching.length > most) continue;
    // A rare word counts more.
    for (const { faq } of matching) scores.set(faq, (scores.get(faq) ?? 0) + 1 / matching.length);
  }
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SUGGESTIONS)
    .map(([faq]) => faq);
};
