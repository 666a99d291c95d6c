import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listShown } from '../../../../store/catalogue/catalogue';
import { NO_CATALOGUE_FILTER } from '../../../../store/catalogue/catalogueSearch';
import { useAppDispatch } from '../../../app/hooks';
import { browseQuery, type BrowseState, browseStateFromQuery } from './browseState';

/** Milliseconds without a change before the address is written. A navigation for each key would make typing slow. */
const WRITE_DELAY = 300;

/**
 * The state of the list, and a deferred copy for the results, so that typing never waits for the list. The URL is
 * written shortly after a change. A navigation that changes the URL (Back, a link) sets the state.
 */
export const useBrowseState = () => {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const [browse, setBrowse] = useState(() => browseStateFromQuery(params));
  // The search field is uncontrolled: a new key resets it.
  const [resetKey, setResetKey] = useState(0);
  const address = params.toString();
  const lastWritten = useRef(address);

  useEffect(() => {
    dispatch(listShown(address));
  }, [dispatch, address]);

  const flush = useCallback(() => {
    const next = browseQuery(browse).toString();
    if (next === lastWritten.current) return;
    lastWritten.current = next;
    setParams(next, { replace: true, preventScrollReset: true });
  }, [browse, setParams]);

  useEffect(() => {
    if (address === lastWritten.current) return;
    lastWritten.current = address;
    setBrowse(browseStateFromQuery(new URLSearchParams(address)));
    setResetKey((last) => last + 1);
  }, [address]);

  useEffect(() => {
    const timer = setTimeout(flush, WRITE_DELAY);
    return () => clearTimeout(timer);
  }, [flush]);

  const onChange = useCallback(
    (changed: Partial<BrowseState>) => setBrowse((last) => ({ ...last, ...changed })),
    [],
  );
  // The state is set before the router changes the URL, so that letters typed until then belong to the new list.
  const onListFollowed = useCallback((next: BrowseState) => {
    lastWritten.current = browseQuery(next).toString();
    setBrowse(next);
  }, []);
  const onShowAll = useCallback(() => {
    setBrowse((last) => ({ ...last, ...NO_CATALOGUE_FILTER, owned: 'show' }));
    setResetKey((last) => last + 1);
  }, []);
  const deferredBrowse = useDeferredValue(browse);
  return { browse, deferredBrowse, resetKey, onChange, onListFollowed, onShowAll, flush };
};
