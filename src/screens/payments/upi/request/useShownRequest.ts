import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ATTEMPT_PARAMETER } from '../../../../../store/core/viewPaths';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import { isSameBill } from '../../../../../store/payments/bill';
import { selectAttempts, selectIsJournalRead } from '../../../../../store/payments/payments';
import { useAppSelector } from '../../../../app/hooks';

interface Shown {
  /** Whether the journal has been read. Until then a form takes no input, because a request may replace the form. */
  readonly isJournalRead: boolean;
  readonly request: PaymentAttempt | null;
  /** Whether the address names the request. */
  readonly isNamed: boolean;
  /** Names the request in the address, so that a reload shows this request, even if it has ended. */
  readonly nameInAddress: () => void;
  /** Goes back to the form. The request is not changed. */
  readonly close: () => void;
  /** Shows a closed request again. Called when the payer asks for a request. */
  readonly reopen: () => void;
}

/** Whether the second request repeats the first one, which has failed or was left by the payer. */
const isMadeAgain = (first: PaymentAttempt, second: PaymentAttempt): boolean =>
  (first.step === 'failed' || first.step === 'left') && isSameBill(first.bill, second.bill);

/**
 * The request to pay that the screen shows: the one that the address names, otherwise the latest one that waits for the
 * payer's app. It stays shown with its outcome. If the payer repeats a named request that failed or was left, the new
 * one is shown. After a reload the journal restores a named or waiting request.
 */
export const useShownRequest = (isMine: (attempt: PaymentAttempt) => boolean): Shown => {
  const [query, setQuery] = useSearchParams();
  const attempts = useAppSelector(selectAttempts);
  const isJournalRead = useAppSelector(selectIsJournalRead);
  const [closed, setClosed] = useState('');
  const [shown, setShown] = useState('');
  const waiting = attempts.findLast(
    (attempt) => attempt.step === 'awaitingApp' && isMine(attempt) && attempt.id !== closed,
  );
  if (waiting && waiting.id !== shown) setShown(waiting.id);
  const requestOf = (id: string) =>
    attempts.find((attempt) => attempt.id === id && attempt.method === 'UPI') ?? null;
  const named = query.get(ATTEMPT_PARAMETER) ?? '';
  const namedRequest = requestOf(named);
  const shownRequest = requestOf(shown);
  const isNamedShown = namedRequest && !(shownRequest && isMadeAgain(namedRequest, shownRequest));
  const request = isNamedShown ? namedRequest : shownRequest;
  const changeAddress = (change: (changed: URLSearchParams) => void) => {
    const changed = new URLSearchParams(query);
    change(changed);
    setQuery(changed, { replace: true });
  };
  return {
    isJournalRead,
    request,
    isNamed: request !== null && request.id === named,
    nameInAddress: () => {
      if (request) changeAddress((changed) => changed.set(ATTEMPT_PARAMETER, request.id));
    },
    close: () => {
      setClosed(request?.id ?? '');
      setShown('');
      if (named !== '') changeAddress((changed) => changed.delete(ATTEMPT_PARAMETER));
    },
    reopen: () => setClosed(''),
  };
};
