import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ATTEMPT_PARAMETER } from '../../../../../store/core/viewPaths';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import { selectAttempts } from '../../../../../store/payments/payments';
import { useAppSelector } from '../../../../app/hooks';

interface Shown {
  readonly request: PaymentAttempt | null;
  /** Back to the form; the request itself stays as it is. */
  readonly close: () => void;
  /** With a press: what was closed may be shown again. */
  readonly reopen: () => void;
}

/**
 * The request to pay that the payer sees: one that waits, and from then on what becomes of
 * it. A reloaded page finds it in the journal.
 */
export const useShownRequest = (isMine: (attempt: PaymentAttempt) => boolean): Shown => {
  const [query, setQuery] = useSearchParams();
  const attempts = useAppSelector(selectAttempts);
  const [closed, setClosed] = useState('');
  const [shown, setShown] = useState(query.get(ATTEMPT_PARAMETER) ?? '');
  const isWaiting = (one: PaymentAttempt) => one.step === 'awaitingApp' && isMine(one);
  const waiting = attempts.filter((one) => isWaiting(one) && one.id !== closed).at(-1);
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
