import { eventChannel } from 'redux-saga';
import { call, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { connectionChanged } from '../../store/app/connection';

/** Tells the store whether the device has a network. */
export function* connectionSaga(): SagaGenerator<void> {
  if (!navigator.onLine) yield* put(connectionChanged({ online: false }));
  yield* takeEvery(changes(), function* (online) {
    const now = yield* call(Date.now);
    yield* put(connectionChanged(online ? { online } : { online, since: now }));
  });
}

const changes = () =>
  eventChannel<boolean>((emit) => {
    const tell = () => emit(navigator.onLine);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  });
