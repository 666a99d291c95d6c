import { eventChannel } from 'redux-saga';
import { journalPlace } from '../../store/payments/journal';

/** Another tab has written in the journal, or the browser brought this page back as it was left. */
export const journalChanges = () =>
  eventChannel<true>((emit) => {
    const onStorage = ({ key }: StorageEvent) => {
      // A null key says that the whole storage was cleared.
      if (key === journalPlace.key || key === null) emit(true);
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
