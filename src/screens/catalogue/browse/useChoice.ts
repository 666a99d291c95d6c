import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_FILTER } from '../../../../store/catalogue/catalogueSearch';
import { addressOf, choiceOf, lastList, type Choice } from './choice';

/** Milliseconds of rest before the address is written: a router that hears each key makes typing slow. */
const REST = 300;

/**
 * What is chosen, and what of it counts already: typing never waits for the list. The address
 * follows a moment later, and leads when somebody else has changed it (the way back, a link).
 */
export const useChoice = () => {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState(() => choiceOf(params));
  // The fields keep what is typed by themselves: another round is a new set of them.
  const [round, setRound] = useState(0);
  const address = params.toString();
  const own = useRef(address);

  useEffect(() => {
    lastList.address = address;
  }, [address]);

  const flush = useCallback(() => {
    const next = addressOf(choice).toString();
    if (next === own.current) return;
    own.current = next;
    setParams(next, { replace: true, preventScrollReset: true });
  }, [choice, setParams]);

  useEffect(() => {
    if (address === own.current) return;
    own.current = address;
    setChoice(choiceOf(new URLSearchParams(address)));
    setRound((last) => last + 1);
  }, [address]);

  useEffect(() => {
    const rest = setTimeout(flush, REST);
    return () => clearTimeout(rest);
  }, [flush]);

  const onChoice = useCallback(
    (changed: Partial<Choice>) => setChoice((now) => ({ ...now, ...changed })),
    [],
  );
  // At once, and not when the router comes to it: what is typed meanwhile belongs to what is followed.
  const onFollowed = useCallback((next: Choice) => {
    own.current = addressOf(next).toString();
    setChoice(next);
  }, []);
  const onShowAll = useCallback(() => {
    setChoice((now) => ({ ...now, ...NO_FILTER }));
    setRound((last) => last + 1);
  }, []);
  const counting = useDeferredValue(choice);
  return useMemo(
    () => ({ choice, counting, round, onChoice, onFollowed, onShowAll, flush }),
    [choice, counting, round, onChoice, onFollowed, onShowAll, flush],
  );
};
