import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { faqPath } from '../../../../store/core/viewPaths';
import { loadFaqs, selectFaqs } from '../../../../store/help/faqs';
import type { Faq } from '../../../../store/wire/entities/service/faqs';
import { useAppSelector } from '../../../app/hooks';
import { useLoadOnMount } from '../../../app/hooks/useFlow';
import { OperatorText } from '../../../text/OperatorText';
import { useText } from '../../../text/useText';
import { color, radius, size, space, target } from '../../../theme/tokens';
import { newTicketText } from '../help.text';
import { allWordsIn } from '../localizedWords';
import { useFaqsInLanguage } from '../useFaqsInLanguage';

const MAX_SUGGESTIONS = 3;
/** Shorter words ("is", "का") are ignored. */
const MIN_WORD_LENGTH = 3;

/**
 * A word such as "what" or "how" is ignored if it matches more than this share of the answers. A word that matches only
 * one or two answers always counts.
 */
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

/**
 * Whether one of the two words begins with the other. The typed `word` may be short, because it may not be complete
 * yet. `other` needs at least four letters to be found inside a longer `word`.
 */
const matches = (word: string, other: string): boolean =>
  other.startsWith(word) || (word.startsWith(other) && other.length > MIN_WORD_LENGTH);

/** The words in every language, because a subscriber may read one language and type another. */
const wordsAbout = ({ question, keywords }: Faq): readonly string[] =>
  wordsOf([allWordsIn(question), ...keywords].join(' '));

/** The answers that match the text, best first; none for an empty text. */
export const suggestFaqs = (text: string, faqs: readonly Faq[]): readonly Faq[] => {
  const entries = faqs.map((faq) => ({ faq, words: wordsAbout(faq) }));
  const maxMatches = Math.max(2, faqs.length * MAX_SHARE);
  const scores = new Map<Faq, number>();
  for (const typed of wordsOf(text)) {
    const matching = entries.filter(({ words }) => words.some((word) => matches(typed, word)));
    if (matching.length > maxMatches) continue;
    // A rare word counts more.
    for (const { faq } of matching) scores.set(faq, (scores.get(faq) ?? 0) + 1 / matching.length);
  }
  return [...scores]
    .sort(([, score], [, otherScore]) => otherScore - score)
    .slice(0, MAX_SUGGESTIONS)
    .map(([faq]) => faq);
};

const NONE: readonly Faq[] = [];

const SuggestionBox = styled.div`
  &:not(:empty) {
    padding: ${space.m} ${space.l};
    border-radius: ${radius.control};
    background: ${color.tint};
    font-size: ${size.small};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

/** The answers of the help page that match the typed subject. The form works without them. */
export const Suggestions = ({ text }: { readonly text: string }) => {
  const t = useText(newTicketText);
  const faqs = useFaqsInLanguage(useAppSelector(selectFaqs) ?? NONE);
  useLoadOnMount(loadFaqs);
  const suggestions = suggestFaqs(useDeferredValue(text), faqs);
  return (
    // Always rendered, so that screen readers announce its content.
    <SuggestionBox role="status">
      {suggestions.length > 0 && (
        <>
          <p>{t.mayHelp}</p>
          <ul>
            {suggestions.map(({ id, question }) => (
              <li key={id}>
                <Link to={faqPath(id)}>
                  <OperatorText text={question} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </SuggestionBox>
  );
};
