import { useCallback } from 'react';
import { channelWordsText } from './channelWords.text';
import { useText } from './useText';
import { inWords } from './words';

/** A genre or a language in the subscriber's own words. */
export const useCatalogueWord = (): ((word: string) => string) => {
  const words = useText(channelWordsText);
  return useCallback((word) => inWords(words, word), [words]);
};
