import { eventChannel } from 'redux-saga';

/** Another tab has changed one of these keys, or the browser brought this page back as it was left. */
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
