import { useCallback } from 'react';
import { useText } from './useText';
import { inWords } from './words';
import { channelWordsText } from './words.text';

/** A genre or a language in the subscriber's own words. */
export const useCatalogueWord = (): ((word: string) => string) => {
  const words = useText(channelWordsText);
  return useCallback((word) => inWords(words, word), [words]);
};
