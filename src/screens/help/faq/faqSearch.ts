import MiniSearch from 'minisearch';
import { normalizeForSearch } from '../../../../store/core/values/normalizeForSearch';
import type { Faq } from '../../../../store/wire/entities/service/faqs';
import { allWordsIn } from '../localizedWords';

/** Words that most questions contain. */
const STOP_WORDS = new Set(
  [
    ...['a', 'an', 'and', 'are', 'can', 'do', 'does', 'for', 'how', 'i', 'if', 'in', 'is', 'it'],
    ...['me', 'my', 'not', 'of', 'on', 'or', 'the', 'to', 'what', 'when', 'where', 'why', 'with'],
    ...['का', 'की', 'के', 'को', 'में', 'से', 'है', 'हैं', 'हो', 'और', 'या', 'पर', 'क्या', 'कैसे'],
    ...['मैं', 'मेरा', 'मेरी', 'मेरे', 'नहीं', 'कब', 'कहाँ', 'क्यों', 'तो', 'ने', 'रहा', 'रही', 'रहे'],
  ].map(normalizeForSearch),
);
/** Shorter words have to be typed without errors. */
const MIN_FUZZY_LENGTH = 4;

const asDocument = ({ id, question, answer, keywords }: Faq) => ({
  id,
  question: allWordsIn(question),
  keywords: keywords.join(' '),
  answer: allWordsIn(answer),
});

/**
 * Finds answers by words in any of their languages, even if a word is incomplete or has a typing error. Answers must
 * match all words; if none does, answers that match some words are found.
 */
export const createFaqSearch = (faqs: readonly Faq[]): ((query: string) => readonly Faq[]) => {
  const index = new MiniSearch<ReturnType<typeof asDocument>>({
    fields: ['question', 'keywords', 'answer'],
    processTerm: (word) => {
      const term = normalizeForSearch(word);
      return STOP_WORDS.has(term) ? null : term;
    },
    searchOptions: {
      boost: { question: 3, keywords: 3 },
      prefix: true,
      fuzzy: (word) => (word.length >= MIN_FUZZY_LENGTH ? 0.2 : false),
    },
  });
  index.addAll(faqs.map(asDocument));
  const byId = new Map(faqs.map((faq) => [faq.id, faq]));
  const search = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, { combineWith }).flatMap(({ id }) => byId.get(String(id)) ?? []);
  return (query) => {
    const matches = search(query, 'AND');
    return matches.length > 0 ? matches : search(query, 'OR');
  };
};
