import { delay, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import {
  accountMismatched,
  loggedOut,
  loggedOutElsewhere,
  sessionDiscarded,
  sessionExpired,
} from '../../store/identity/session';

/** The prefix of the portal's keys. `hitsPassword` is removed with its value in the store. */
const OWN = 'selfcare';

/**
 * What stays in the browser after a logout: the choices of the device, the numbers it keeps for payments without a
 * login, and what keeps a payment from being sent twice. Everything else goes, whether or not this page has loaded the domain that wrote it.
 */
const STAYS = ['Preferences', 'Payments', 'MoneyIntents', 'PaidNumbers', 'ReloadedFor'].map(
  (name) => OWN + name,
);

/** The last known Home. It is shown in its session only, and removed however that session ends (specification §4). */
const LAST_HOME = `${OWN}Home`;

/** Milliseconds between two checks for what is too old. */
const PAUSE = 60_000;

/** Deletes from the browser's storage what has outlived its session or its time. */
export function* clearStorageSaga(): SagaGenerator<void> {
  // Only the tab that logs out clears the shared storage. By the time another tab notices, the next subscriber may
  // have logged in.
  yield* takeEvery(loggedOut, () => deleteFrom(() => localStorage, isOfSession));
  yield* takeEvery([loggedOut, loggedOutElsewhere, accountMismatched], () =>
    deleteFrom(() => sessionStorage, isOfSession),
  );
  yield* takeEvery([sessionExpired, sessionDiscarded, accountMismatched], () =>
    deleteFrom(
      () => localStorage,
      (key) => key === LAST_HOME,
    ),
  );
  while (true) {
    deleteFrom(() => sessionStorage, isExpired);
    yield* delay(PAUSE);
  }
}

const deleteFrom = (
  storage: () => Storage,
  isToGo: (key: string, value: string) => boolean,
): void => {
  try {
    const kept = storage();
    for (const [key, value] of Object.entries<string>(kept))
      if (key.startsWith(OWN) && isToGo(key, value)) kept.removeItem(key);
  } catch {
    // The storage is refused, so nothing is kept in it.
  }
};

/** A sent survey is kept: it holds no answers, and it prevents a second sending. */
const isOfSession = (key: string, value: string): boolean =>
  !STAYS.includes(key) && !value.includes('"sent":true');

/** `tabStorage` writes the expiry time at the end of each value. */
const isExpired = (_: string, value: string): boolean => {
  const [, until] = /"until":(\d+)}$/.exec(value) ?? [];
  return until !== undefined && Number(until) <= Date.now();
};
