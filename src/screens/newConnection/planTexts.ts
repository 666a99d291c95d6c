import { useText } from '../../text/useText';
import { inWords } from '../../text/words';
import { plansText } from './plans/plans.text';

const textLookup = (words: Readonly<Record<string, string>>) => (name: string) =>
  inWords(words, name);

export const useTermText = () => textLookup(useText(plansText).terms);
export const useKindText = () => textLookup(useText(plansText).kinds);
