import type { ReactNode } from 'react';
import type { Failure } from '../../../store/core/failure';
import { operatorWordsOf } from '../../../store/core/messages';
import type { CallName } from '../../../store/wire/answers';
import { causeSentence } from '../../../store/writes/causeSentence';
import {
  earlierWriteAcknowledged,
  selectHasEarlierWrite,
} from '../../../store/writes/earlierWrites';
import { isOutcomeUnknown } from '../../../store/writes/outcome';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFailureText, useOperatorQuote } from '../../app/hooks/useFlow';
import { translateMessage, useText } from '../../text/useText';
import { storeMessagesText } from '../../text/words.text';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';

/** Returns a function that says why a write's outcome is unknown, in the operator's own words if it gave any. */
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
  /** Why the outcome is not known; left out where `children` says it. */
  readonly failure?: Failure | null;
  /** The operator's sentence in its answer. Not needed with `failure`, which contains this sentence. */
  readonly operatorWords?: string;
  /** Whether screen readers announce the alert. True if it answers something that the subscriber just did. */
  readonly live?: boolean;
}

/** Says that a write was sent but that its outcome is unknown. */
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

interface WriteFailureProps {
  readonly failure: Failure | null;
  /** The sentence for an unknown outcome. */
  readonly children: ReactNode;
}

/** Says why a write failed, or that its outcome is unknown. */
export const WriteFailure = ({ failure, children }: WriteFailureProps) => {
  if (failure === null) return null;
  if (isOutcomeUnknown(failure))
    return <OutcomeUnknown failure={failure}>{children}</OutcomeUnknown>;
  return <FailureAlert failure={failure} />;
};

/** Says why a request was not carried out. */
export const FailureAlert = ({ failure }: { readonly failure: Failure }) => (
  <Alert tone="bad" live>
    {useFailureText()(failure)}
  </Alert>
);

/** Why the outcome of a write is unknown. */
export const OutcomeCause = ({ failure }: { readonly failure: Failure }) => (
  <p>{useCauseText()(failure)}</p>
);

/** The operator's own sentence. It proves neither that a write was carried out nor that it was refused. */
export const OperatorQuote = ({ words }: { readonly words: string }) => {
  const quote = useOperatorQuote();
  return words === '' ? null : <p>{quote(words)}</p>;
};

interface EarlierWriteProps {
  readonly call: CallName;
  readonly children: ReactNode;
  /** The words on the button that dismisses the alert. */
  readonly acknowledgeLabel: string;
}

/** Says that a write from an earlier page, visit or tab has an unknown outcome, until the alert is dismissed. */
export const EarlierWrite = ({ call, children, acknowledgeLabel }: EarlierWriteProps) => {
  const dispatch = useAppDispatch();
  if (!useAppSelector((state) => selectHasEarlierWrite(state, call))) return null;
  return (
    <OutcomeUnknown
      live={false}
      action={
        <Button tone="ghost" onClick={() => dispatch(earlierWriteAcknowledged(call))}>
          {acknowledgeLabel}
        </Button>
      }
    >
      {children}
    </OutcomeUnknown>
  );
};
