import type { Failure } from '../../../store/core/failure';
import { operatorWordsOf } from '../../../store/core/messages';
import { causeSentence } from '../../../store/writes/causeSentence';
import { useOperatorQuote } from '../../app/hooks/useFlow';
import { storeMessagesText } from '../../text/storeMessages.text';
import { translateMessage } from '../../text/translateMessage';
import { useText } from '../../text/useText';

/** Returns a function that says why a write's outcome is unknown: the operator's own words where it gave some. */
export const useCauseText = (): ((failure: Failure) => string) => {
  const translations = useText(storeMessagesText);
  const quote = useOperatorQuote();
  return (failure) =>
    quote(operatorWordsOf(failure)) || translateMessage(causeSentence(failure), translations);
};
