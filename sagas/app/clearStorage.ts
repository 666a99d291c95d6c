import { delay, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import {
  accountMismatched,
  loggedOut,
  loggedOutElsewhere,
  sessionDiscarded,
  sessionExpired,
} from '../../store/identity/session';

/**
 * The prefix of the storage keys. `hitsPassword` lacks it: `store/root/persist.ts` removes this key when the portal
 * forgets the password.
 */
const OWN = 'selfcare';

/**
 * What a logout keeps: the device's preferences, the saved numbers for payments without a login, the records that
 * prevent a second payment, and the build of the last automatic reload. The record of a sent survey also stays
 * (`isOfSession`). Every other value is deleted, even if this page has not loaded the domain that wrote the value.
 */
const STAYS = ['Preferences', 'Payments', 'MoneyIntents', 'PaidNumbers', 'ReloadedFor'].map(
  (name) => OWN + name,
);

/**
 * The key of the home screen's last data. The portal shows the data only to the subscriber who loaded them and deletes
 * them at every end of the session (specification §4).
 */
const LAST_HOME = `${OWN}Home`;

/** Milliseconds between two checks for expired values. */
const PAUSE = 60_000;

/** Deletes the values of ended sessions and the expired values from the browser's storage. */
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
    // The browser refuses the storage, so nothing is stored in it.
  }
};

/** The record of a sent survey stays: it contains no answers and prevents a second submission. */
const isOfSession = (key: string, value: string): boolean =>
  !STAYS.includes(key) && !value.includes('"sent":true');

/** `tabStorage` writes the expiry time at the end of each value. */
const isExpired = (_: string, value: string): boolean => {
  const [, until] = /"until":(\d+)}$/.exec(value) ?? [];
  return until !== undefined && Number(until) <= Date.now();
};
