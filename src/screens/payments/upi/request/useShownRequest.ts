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
  /** Called at the press that pays, so that a request that was closed is shown again. */
  readonly reopen: () => void;
}

/**
 * The request to pay that is shown while it waits, and its result after that. After a reload the request comes from the
 * journal of payments.
 */
export const useShownRequest = (isMine: (attempt: PaymentAttempt) => boolean): Shown => {
  const [query, setQuery] = useSearchParams();
  const attempts = useAppSelector(selectAttempts);
  const [closed, setClosed] = useState('');
  const [shown, setShown] = useState(query.get(ATTEMPT_PARAMETER) ?? '');
  const isWaiting = (attempt: PaymentAttempt) =>
    attempt.step === 'awaitingApp' && isMine(attempt) && attempt.id !== closed;
  const waiting = attempts.filter(isWaiting).at(-1);
  if (waiting && waiting.id !== shown) setShown(waiting.id);
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
