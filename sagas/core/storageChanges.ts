import { eventChannel } from 'redux-saga';
import { readSlot } from '../../store/core/storage';
import type { SessionUser } from '../../store/identity/session';
import { storageSlots } from '../../store/root/persist';

/** The user of the session that all tabs share, from the browser's storage; null without a session. */
export const savedUser = (): SessionUser | null => readSlot(storageSlots.session)?.user ?? null;

/** Emits when another tab has changed one of these keys, and when this page returns from the back/forward cache. */
export const storageChanges = (...keys: readonly string[]) =>
  eventChannel<true>((emit) => {
    const onStorage = ({ key }: StorageEvent) => {
      // A null key says that the whole storage was cleared.
      if (key === null || keys.includes(key)) emit(true);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit(true);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  });
