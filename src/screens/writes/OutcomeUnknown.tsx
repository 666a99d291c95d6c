import type { ReactNode } from 'react';
import type { Failure } from '../../../store/core/failure';
import { operatorWordsOf } from '../../../store/core/messages';
import type { CallName } from '../../../store/wire/answers';
import { causeSentence } from '../../../store/writes/causeSentence';
import {
  earlierWriteAcknowledged,
  selectHasEarlierWrite,
} from '../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useOperatorQuote } from '../../app/hooks/useFlow';
import { translateMessage, useText } from '../../text/useText';
import { storeMessagesText } from '../../text/words.text';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';

/** Returns a function that says why a write's outcome is unknown: the operator's own words where it gave some. */
export const useCauseText = (): ((failure: Failure) => string) => {
  const translations = useText(storeMessagesText);
  const quote = useOperatorQuote();
  return (failure) =>
    quote(operatorWordsOf(failure)) || translateMessage(causeSentence(failure), translations);
};

interface OutcomeUnknownProps {
  /** What is not known yet, and how to find out. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Says why it is not known; nothing is said of it without one. */
  readonly failure?: Failure | null;
  /** What the operator said with its answer, where `children` says why it is not known. */
  readonly operatorWords?: string;
  /** It came as an answer to what the subscriber just did, so it is read out at once. */
  readonly live?: boolean;
}

/** A write left and no answer says what happened to it: neither done nor failed. */
export const OutcomeUnknown = ({
  children,
  action,
  failure = null,
  operatorWords = '',
  live = true,
}: OutcomeUnknownProps) => (
  <Alert tone="warn" live={live} action={action}>
    {failure && <OutcomeCause failure={failure} />}
    <OperatorQuote words={operatorWords} />
    {children}
  </Alert>
);

/** Why it is not known what happened to a write. */
export const OutcomeCause = ({ failure }: { readonly failure: Failure }) => (
  <p>{useCauseText()(failure)}</p>
);

/** The operator's own sentence, which says neither that a write was done nor that it was refused. */
export const OperatorQuote = ({ words }: { readonly words: string }) => {
  const quote = useOperatorQuote();
  return words === '' ? null : <p>{quote(words)}</p>;
};

interface EarlierWriteProps {
  readonly call: CallName;
  readonly children: ReactNode;
  /** Names the button that says that the subscriber has looked; without it only an answer settles it. */
  readonly acknowledgeLabel?: string;
}

/** The same of a write of an earlier page, visit or tab, until the subscriber has seen what happened to it. */
export const EarlierWrite = ({ call, children, acknowledgeLabel: seen }: EarlierWriteProps) => {
  const dispatch = useAppDispatch();
  if (!useAppSelector((state) => selectHasEarlierWrite(state, call))) return null;
  const button = seen !== undefined && (
    <Button tone="ghost" onClick={() => dispatch(earlierWriteAcknowledged(call))}>
      {seen}
    </Button>
  );
  return (
    <OutcomeUnknown live={false} action={button}>
      {children}
    </OutcomeUnknown>
  );
};
