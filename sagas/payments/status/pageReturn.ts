import { eventChannel } from 'redux-saga';
import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { pageFocused } from '../../../store/payments/payments';

const EVENTS = ['visibilitychange', 'pageshow', 'online'] as const;

/** The page is looked at after something else was, or the network is there again. */
const returns = () =>
  eventChannel<true>((emit) => {
    const tell = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    for (const name of EVENTS) window.addEventListener(name, tell);
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, tell);
    };
  });

/** Somebody who paid in another app comes back: that proves nothing, and is the moment to ask. */
export function* followReturns(): SagaGenerator<void> {
  const channel = yield* call(returns);
  try {
    while (yield* take(channel)) yield* put(pageFocused());
  } finally {
    channel.close();
  }
}
