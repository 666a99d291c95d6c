import { delay, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import {
  accountMismatched,
  loggedOut,
  loggedOutElsewhere,
  sessionDiscarded,
  sessionExpired,
} from '../../store/identity/session';

/** The keys of the portal's own; `hitsPassword` goes with the store's value. */
const OWN = 'selfcare';

/**
 * What stays in the browser after a logout: the choices of the device, the numbers it keeps for payments without a
 * login, and what keeps a payment from being sent twice. Everything else goes, whether or not this page has loaded the domain that wrote it.
 */
const STAYS = ['Preferences', 'Payments', 'MoneyIntents', 'PaidNumbers', 'ReloadedFor'].map(
  (name) => OWN + name,
);

/** The last known Home, which is shown in its session alone, and goes in whatever way that ends (specification §4). */
const LAST_HOME = `${OWN}Home`;

/** Milliseconds between two checks for what is too old. */
const PAUSE = 60_000;

/** Deletes from the browser's storage what has outlived its session or its time. */
export function* clearStorageSaga(): SagaGenerator<void> {
  // Another tab that logs out clears what the tabs share; the next subscriber may have logged in since.
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

/** A survey that was sent holds no answers any more: it stays, so that it is sent once. */
const isOfSession = (key: string, value: string): boolean =>
  !STAYS.includes(key) && !value.includes('"sent":true');

/** What `tabStorage` wrote has its end in it. */
const isExpired = (_: string, value: string): boolean => {
  const [, until] = /"until":(\d+)}$/.exec(value) ?? [];
  return until !== undefined && Number(until) <= Date.now();
};
