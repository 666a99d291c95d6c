import { put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { Pack } from '../store/entities/packs';
import { rupeesOf } from '../store/money';
import {
  doubtFound,
  doubtSettled,
  loadRenewable,
  loadTermPrices,
  renewalReducer,
  renewPacks,
  selectVerdict,
  type Renewal,
} from '../store/renewal';
import type { RenewalAnswer } from '../store/renewalResults';
import type { RequestOf } from '../store/requests/requests';
import { loggedInElsewhere, logIn, selectUser } from '../store/session';
import { loadSubscriber } from '../store/subscriber';
import { callApi } from './api/callApi';
import { endpoints } from './api/endpoints';
import { toFailure } from './api/failures';
import type { Domain } from './domain';
import { forgetIntents, hasOpenIntent, payOnce } from './moneyIntent';
import { latest, leading } from './runFlow';

export const renewal: Domain = {
  name: 'renewal',
  reducer: renewalReducer,
  *saga() {
    yield* latest(loadRenewable, (query) => callApi(endpoints.renewablePacks, query));
    yield* latest(loadTermPrices, () => callApi(endpoints.longDurationPrices, undefined));
    yield* leading(renewPacks, renew);
    yield* takeEvery([renewPacks.succeeded, renewPacks.failed], lookAgain);
    yield* takeEvery([loadRenewable.succeeded, loadSubscriber.succeeded], closeWhatIsSeen);
    yield* takeEvery(doubtSettled, forget);
    yield* findDoubt();
  },
};

const EVERYTHING = { productstatus: 'ALL' } as const;

const requestOf = ({ lines, period, total, stbno }: Renewal): RequestOf<'renew'> => ({
  productid: lines.map(({ productid }) => productid).join(','),
  chargeperiod: period,
  amount: rupeesOf(total),
  ...(stbno !== '' && { stbno }),
});

/**
 * The operator answers one pack in a sentence of its own, and several with a result for each. Which
 * of the two is asked for hangs on the request alone: sent again it is the same call with the same key.
 */
function* renew(wanted: Renewal): SagaGenerator<RenewalAnswer> {
  const request = requestOf(wanted);
  if (wanted.lines.length > 1)
    return { kind: 'results', results: yield* payOnce(endpoints.renew, request) };
  const sentence = yield* payOnce(endpoints.renewReadingText, request);
  return { kind: 'sentence', sentence, packs: yield* readPacks() };
}

/** What a sentence means the pack itself says; that it cannot be read now makes the renewal no failure. */
function* readPacks(): SagaGenerator<Pack[] | null> {
  try {
    return yield* callApi(endpoints.renewablePacks, EVERYTHING);
  } catch (error) {
    toFailure(error);
    return null;
  }
}

/** Whatever the operator did or refused: ends, prices and the balance may be others now. */
function* lookAgain(
  event: ReturnType<typeof renewPacks.succeeded> | ReturnType<typeof renewPacks.failed>,
): SagaGenerator<void> {
  if (renewPacks.failed.match(event) && event.payload.kind === 'unreachable') return;
  yield* put(loadRenewable.requested(EVERYTHING));
  yield* put(loadTermPrices.requested());
  yield* put(loadSubscriber.requested());
  if (renewPacks.succeeded.match(event)) yield* lookForDoubt();
}

/** A pack that ends later has been renewed: that is an answer, though it came another way. */
function* closeWhatIsSeen(): SagaGenerator<void> {
  if ((yield* select(selectVerdict)) === 'renewed') yield* forget();
}

function* forget(): SagaGenerator<void> {
  yield* forgetIntents('renew');
  yield* forgetIntents('renewReadingText');
}

function* findDoubt(): SagaGenerator<void> {
  while ((yield* select(selectUser)) === null) yield* take([logIn.succeeded, loggedInElsewhere]);
  yield* lookForDoubt();
}

function* lookForDoubt(): SagaGenerator<void> {
  const isOpen = (yield* hasOpenIntent('renew')) || (yield* hasOpenIntent('renewReadingText'));
  if (isOpen) yield* put(doubtFound());
}
