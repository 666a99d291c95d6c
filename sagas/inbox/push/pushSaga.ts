import { call, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import * as v from 'valibot';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { type PushSettings, selectBaseUrl, selectPush } from '../../../store/app/app';
import { selectStatus } from '../../../store/core/flows';
import { guardedStorage, readSlot, type StorageSlot } from '../../../store/core/storage';
import { selectCustomerId } from '../../../store/identity/session';
import {
  checkPush,
  type PushState,
  turnOffPush,
  turnOnPush,
} from '../../../store/inbox/notifications';
import type { Subscriber } from '../../../store/wire/entities/account/subscriber';
import { endpoints } from '../../api/endpoints';
import { FailureError } from '../../api/failures';
import { send } from '../../api/send';
import { latest, leading } from '../../core/runFlow';
import {
  askPermission,
  giveUpSubscription,
  isPushSupported,
  pushPermission,
  runningWorker,
} from './device';

/**
 * The push token and the subscriber to whom it belongs. Together with the operator's credentials, the token allows
 * messages to this device. Therefore it is in the browser's storage and never in the store, which support engineers
 * can read. The token is removed at a logout, when push is turned off and when the permission is revoked.
 */
const schema = v.object({
  customerid: v.pipe(v.string(), v.nonEmpty()),
  token: v.pipe(v.string(), v.nonEmpty()),
  /** When the provider issued or renewed the token, in milliseconds since 1970. */
  when: v.number(),
  /** The region to whose messages the token is subscribed; '' while subscribing has not succeeded. */
  region: v.string(),
});
type SavedToken = v.InferOutput<typeof schema>;

const tokenSlot = { key: 'selfcarePush', schema } satisfies StorageSlot;
const storage = guardedStorage(tokenSlot);

/** The stored token; null when there is no token or the token belongs to another subscriber. */
const savedToken = (customerid: string): SavedToken | null => {
  const saved = readSlot(tokenSlot);
  return saved?.customerid === customerid ? saved : null;
};
const saveToken = (saved: SavedToken): Promise<void> => storage.setItem(tokenSlot.key, saved);
const removeToken = (): Promise<void> => storage.removeItem();

/** Specification §4 and §9: a token older than this is refreshed (milliseconds). */
const REFRESH_AFTER = 7 * 24 * 60 * 60 * 1000;
/** The provider's time limit in milliseconds. */
const PROVIDER_LIMIT = 30_000;
/** How long to wait for the subscriber's record, which has the region (milliseconds). */
const DETAILS_LIMIT = 10_000;

const off: PushState = { status: 'off', isTopicSubscribed: false };
const refused: PushState = { status: 'refused', isTopicSubscribed: false };
const on = ({ region }: SavedToken): PushState => ({
  status: 'on',
  isTopicSubscribed: region !== '',
});

const loadProvider = () => import(/* webpackChunkName: "push" */ './provider');

export function* pushSaga(): SagaGenerator<void> {
  yield* latest(checkPush, check);
  yield* leading(turnOnPush, turnOn);
  yield* leading(turnOffPush, turnOff);
}

/** The push status. Refreshes an old token and repeats a failed topic subscription. */
function* check(): SagaGenerator<PushState> {
  const settings = yield* select(selectPush);
  if (!settings) return { status: 'notOffered', isTopicSubscribed: false };
  if (!isPushSupported()) return { status: 'unsupported', isTopicSubscribed: false };
  if (pushPermission() !== 'granted') {
    // The permission was revoked in the browser's settings, so the token is useless.
    yield* call(removeToken);
    return pushPermission() === 'denied' ? refused : off;
  }
  const saved = savedToken(yield* select(selectCustomerId));
  if (!saved) return off;
  const isOld = Date.now() - saved.when >= REFRESH_AFTER;
  if (!isOld) return on(yield* withTopic(settings, saved));
  try {
    return on(yield* withTopic(settings, yield* withFreshToken(settings, saved)));
  } catch {
    // The old token still works for a while; the next start tries again.
    return on(saved);
  }
}

function* turnOn(): SagaGenerator<PushState> {
  const settings = yield* select(selectPush);
  if (!settings) return { status: 'notOffered', isTopicSubscribed: false };
  const permission = yield* call(askPermission);
  if (permission !== 'granted') return permission === 'denied' ? refused : off;
  const saved = { customerid: yield* select(selectCustomerId), token: '', when: 0, region: '' };
  return on(yield* withTopic(settings, yield* withFreshToken(settings, saved)));
}

/** Cancels a check first, because a late answer would store the token again. */
function* turnOff(): SagaGenerator<PushState> {
  yield* put(checkPush.cancelled());
  yield* call(endPush);
  return off;
}

/** Ends push on this device: deletes the stored token and the browser's push subscription. */
export function* endPush(): SagaGenerator<void> {
  yield* call(removeToken);
  try {
    yield* call(giveUpSubscription);
  } catch {
    // A browser without push has no subscription.
  }
}

/** Requests a token. A new token has to be subscribed to the region again. */
function* withFreshToken(settings: PushSettings, saved: SavedToken): SagaGenerator<SavedToken> {
  const { token, late } = yield* race({
    token: call(askProvider, settings),
    late: delay(PROVIDER_LIMIT),
  });
  if (late || !token) throw new FailureError({ kind: 'unreachable', call: 'pushToken' });
  const region = token === saved.token ? saved.region : '';
  const fresh = { customerid: saved.customerid, token, when: Date.now(), region };
  yield* call(saveToken, fresh);
  return fresh;
}

/** Any error of the provider is reported as unreachable, not as a defect. */
function* askProvider(settings: PushSettings): SagaGenerator<string> {
  try {
    const { requestToken } = yield* call(loadProvider);
    return yield* call(requestToken, settings, yield* call(runningWorker));
  } catch (error) {
    console.warn('Could not get a push token:', error);
    throw new FailureError({ kind: 'unreachable', call: 'pushToken' });
  }
}

/**
 * Subscribes the device to its region's messages. If that fails, push stays on, the saved region is '', and the next
 * start tries again.
 */
function* withTopic(settings: PushSettings, saved: SavedToken): SagaGenerator<SavedToken> {
  const region = yield* regionOfSubscriber();
  if (region === '' || region === saved.region) return saved;
  const isSubscribed = yield* tellRelay({ relay: settings.relay, token: saved.token, region });
  const after = { ...saved, region: isSubscribed ? region : '' };
  yield* call(saveToken, after);
  return after;
}

/**
 * Calls `send` and not `callApi`, because the relay has no session: a 401 from the relay must not end the session of
 * the portal.
 */
function* tellRelay(subscription: { relay: string; token: string; region: string }) {
  const baseUrl = yield* select(selectBaseUrl);
  try {
    yield* call(send<'subscribeToTopic'>, endpoints.subscribeToTopic, subscription, { baseUrl });
    return true;
  } catch {
    return false;
  }
}

/** The region; '' if the subscriber's record does not load in time. */
function* regionOfSubscriber(): SagaGenerator<string> {
  const userInfo = yield* select(selectUserInfo);
  if (userInfo) return regionOf(userInfo);
  if ((yield* select(selectStatus, loadSubscriber)) === 'failed') return '';
  const { loaded } = yield* race({
    loaded: take(loadSubscriber.succeeded),
    failed: take(loadSubscriber.failed),
    late: delay(DETAILS_LIMIT),
  });
  return loaded ? regionOf(loaded.payload) : '';
}

/** The region of the messages: the local operator's id, or the platform's id for the platform's direct customers. */
const regionOf = ({ lcoid, dpoentityid }: Subscriber): string => lcoid || dpoentityid;
