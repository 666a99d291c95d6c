import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ATTEMPT_PARAMETER } from '../../../../../store/core/viewPaths';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import { selectAttempts } from '../../../../../store/payments/payments';
import { useAppSelector } from '../../../../app/hooks';

interface Shown {
  readonly request: PaymentAttempt | null;
  /** Goes back to the form. The request is not changed. */
  readonly close: () => void;
  /** Shows a closed request again. Called when the payer presses the pay button. */
  readonly reopen: () => void;
}

/**
 * The request to pay, shown while it waits and then with its outcome. A reload restores it from the journal. Of several
 * that wait, the one that the address names is shown, otherwise the latest.
 */
export const useShownRequest = (isMine: (attempt: PaymentAttempt) => boolean): Shown => {
  const [query, setQuery] = useSearchParams();
  const attempts = useAppSelector(selectAttempts);
  const [closed, setClosed] = useState('');
  const named = query.get(ATTEMPT_PARAMETER) ?? '';
  const [shown, setShown] = useState(named);
  const isWaiting = (attempt: PaymentAttempt) =>
    attempt.step === 'awaitingApp' && isMine(attempt) && attempt.id !== closed;
  const waiting = attempts.filter(isWaiting);
  const next = waiting.find(({ id }) => id === named) ?? waiting.at(-1);
  if (next && next.id !== shown) setShown(next.id);
  const request = attempts.find(({ id, method }) => id === shown && method === 'UPI') ?? null;
  return {
    request,
    close: () => {
      setClosed(shown);
      setShown('');
      if (query.has(ATTEMPT_PARAMETER)) setQuery({}, { replace: true });
    },
    reopen: () => setClosed(''),
  };
};
