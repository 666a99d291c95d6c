import type { Faq } from '../../../../store/help/content/faqs/faq';

/** As many as do not push the form away. */
const MAX_SUGGESTIONS = 3;
/** Shorter words ("is", "का") say nothing. */
const MIN_WORD_LENGTH = 3;

/** A word of so many answers ("what", "how") tells none of them apart. */
const MAX_SHARE = 0.15;

/** Hindi vowel signs are marks and belong to their word. */
const wordsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word.length >= MIN_WORD_LENGTH),
  ),
];

/** Found while it is being typed, so the beginning of a word is enough. */
const matches = (word: string, other: string): boolean =>
  other.startsWith(word) || (word.startsWith(other) && other.length > MIN_WORD_LENGTH);

/** Whoever reads Hindi may type English, and the other way round. */
const wordsAbout = ({ question, keywords }: Faq): readonly string[] =>
  wordsOf(`${question.en} ${question.hi} ${keywords.join(' ')}`);

/** The answers that may save writing the ticket, best first; none before something was said. */
export const suggestFaqs = (text: string, faqs: readonly Faq[]): readonly Faq[] => {
  const known = faqs.map((faq) => ({ faq, words: wordsAbout(faq) }));
  const most = Math.max(2, faqs.length * MAX_SHARE);
  const scores = new Map<Faq, number>();
  for (const typed of wordsOf(text)) {
    const met = known.filter(({ words }) => words.some((word) => matches(typed, word)));
    if (met.length > most) continue;
    // The rarer a word, the more it says.
    for (const { faq } of met) scores.set(faq, (scores.get(faq) ?? 0) + 1 / met.length);
  }
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SUGGESTIONS)
    .map(([faq]) => faq);
};
