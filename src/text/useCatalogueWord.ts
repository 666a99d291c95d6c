import { useCallback } from 'react';
import { useText } from './useText';
import { inWords } from './words';
import { channelWordsText } from './words.text';

/** Returns a function that translates the operator's word for a genre or a language. */
export const useCatalogueWord = (): ((word: string) => string) => {
  const words = useText(channelWordsText);
  return useCallback((word) => inWords(words, word), [words]);
};
