import { call, delay, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectBaseUrl, selectPush, type PushSettings } from '../../../store/app/app';
import type { Subscriber } from '../../../store/wire/entities/account/subscriber';
import { selectStatus } from '../../../store/core/flows';
import {
  checkPush,
  turnOffPush,
  turnOnPush,
  type PushState,
} from '../../../store/inbox/notifications';
import { selectCustomerId } from '../../../store/identity/session';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { endpoints } from '../../api/endpoints';
import { FailureError } from '../../api/failures';
import { send } from '../../api/send';
import { latest, leading } from '../../core/runFlow';
import {
  askPermission,
  giveUpSubscription,
  isPushSupported,
  messagingWorker,
  pushPermission,
} from './device';
import { dropToken, saveToken, savedToken, type SavedToken } from './pushToken';

/** Specification §4 and §9: a token older than this is refreshed (milliseconds). */
const REFRESH_AFTER = 7 * 24 * 60 * 60 * 1000;
/** How long the provider may take (milliseconds). */
const PROVIDER_LIMIT = 30_000;
/** How long to wait for the subscriber's details, which say where they live. */
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

/** How push stands, and what is due: a token that has grown old, a topic that did not work last time. */
function* check(): SagaGenerator<PushState> {
  const settings = yield* select(selectPush);
  if (!settings) return { status: 'notOffered', isTopicSubscribed: false };
  if (!isPushSupported()) return { status: 'unsupported', isTopicSubscribed: false };
  if (pushPermission() !== 'granted') {
    // Taken back in the browser's own settings: the token leads nowhere any more.
    yield* call(dropToken);
    return pushPermission() === 'denied' ? refused : off;
  }
  const kept = savedToken(yield* customerid());
  if (!kept) return off;
  const isOld = Date.now() - kept.when >= REFRESH_AFTER;
  if (!isOld) return on(yield* withTopic(settings, kept));
  try {
    return on(yield* withTopic(settings, yield* withFreshToken(settings, kept)));
  } catch {
    // The old one goes on working for a while; the next start tries again.
    return on(kept);
  }
}

function* turnOn(): SagaGenerator<PushState> {
  const settings = yield* select(selectPush);
  if (!settings) return { status: 'notOffered', isTopicSubscribed: false };
  const permission = yield* call(askPermission);
  if (permission !== 'granted') return permission === 'denied' ? refused : off;
  const kept = { customerid: yield* customerid(), token: '', when: 0, region: '' };
  return on(yield* withTopic(settings, yield* withFreshToken(settings, kept)));
}

function* turnOff(): SagaGenerator<PushState> {
  yield* call(endPush);
  return off;
}

/** The device hears nothing more. Failing is no matter: without its token nothing is addressed to it. */
export function* endPush(): SagaGenerator<void> {
  yield* call(dropToken);
  try {
    yield* call(giveUpSubscription);
  } catch {
    // A browser without push has nothing to give up.
  }
}

/** A token is news to the relay only when it is another one than before. */
function* withFreshToken(settings: PushSettings, kept: SavedToken): SagaGenerator<SavedToken> {
  const { token, late } = yield* race({
    token: call(askProvider, settings),
    late: delay(PROVIDER_LIMIT),
  });
  if (late || !token) throw new FailureError({ kind: 'unreachable', call: 'pushToken' });
  const region = token === kept.token ? kept.region : '';
  const fresh = { customerid: kept.customerid, token, when: Date.now(), region };
  yield* call(saveToken, fresh);
  return fresh;
}

/** Whatever goes wrong at the provider, or on the way to it, is its weather and no defect of ours. */
function* askProvider(settings: PushSettings): SagaGenerator<string> {
  try {
    const { requestToken } = yield* call(loadProvider);
    return yield* call(requestToken, settings, yield* call(messagingWorker));
  } catch (error) {
    console.warn('Push could not be turned on:', error);
    throw new FailureError({ kind: 'unreachable', call: 'pushToken' });
  }
}

/**
 * Subscribes the device to its region's messages. A failure is no reason not to have push: it is
 * remembered, shown, and tried again at the next start.
 */
function* withTopic(settings: PushSettings, kept: SavedToken): SagaGenerator<SavedToken> {
  const region = yield* regionOfSubscriber();
  if (region === '' || region === kept.region) return kept;
  const told = yield* tellRelay({ relay: settings.relay, token: kept.token, region });
  const after = { ...kept, region: told ? region : '' };
  yield* call(saveToken, after);
  return after;
}

/**
 * Not by `callApi`: the relay is not the operator's session, and a 401 of its own must not log
 * anybody out.
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

/** '' while the subscriber's details are not known: they come with the frame of every screen. */
function* regionOfSubscriber(): SagaGenerator<string> {
  const known = yield* select(selectUserInfo);
  if (known) return regionOf(known);
  if ((yield* select((state) => selectStatus(state, loadSubscriber))) === 'failed') return '';
  const { loaded } = yield* race({
    loaded: take(loadSubscriber.succeeded),
    failed: take(loadSubscriber.failed),
    late: delay(DETAILS_LIMIT),
  });
  return loaded ? regionOf(loaded.payload as Subscriber) : ''; // the payload of this very event
}

/**
 * Whose notices the subscriber wants: planned work and outages are the local operator's, whose
 * lines they hang on, and the platform's for its own customers. The record names no town.
 */
const regionOf = ({ lcoid, dpoentityid }: Subscriber): string => lcoid || dpoentityid;

function* customerid(): SagaGenerator<string> {
  return yield* select(selectCustomerId);
}
