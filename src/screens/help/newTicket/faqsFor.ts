import type { Faq } from '../../../../store/help/content/faqs/faq';

/** As many as do not push the form away. */
const MOST = 3;
/** Shorter words ("is", "का") say nothing. */
const SHORTEST = 3;

/** A word of so many answers ("what", "how") tells none of them apart. */
const SHARED = 0.15;

/** Hindi vowel signs are marks and belong to their word. */
const wordsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word.length >= SHORTEST),
  ),
];

/** Found while it is being typed, so the beginning of a word is enough. */
const meets = (word: string, other: string): boolean =>
  other.startsWith(word) || (word.startsWith(other) && other.length > SHORTEST);

/** Whoever reads Hindi may type English, and the other way round. */
const wordsAbout = ({ question, keywords }: Faq): readonly string[] =>
  wordsOf(`${question.en} ${question.hi} ${keywords.join(' ')}`);

/** The answers that may save writing the ticket, best first; none before something was said. */
export const faqsFor = (text: string, faqs: readonly Faq[]): readonly Faq[] => {
  const known = faqs.map((faq) => ({ faq, words: wordsAbout(faq) }));
  const most = Math.max(2, faqs.length * SHARED);
  const scores = new Map<Faq, number>();
  for (const typed of wordsOf(text)) {
    const met = known.filter(({ words }) => words.some((word) => meets(typed, word)));
    if (met.length > most) continue;
    // The rarer a word, the more it says.
    for (const { faq } of met) scores.set(faq, (scores.get(faq) ?? 0) + 1 / met.length);
  }
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([faq]) => faq);
};
