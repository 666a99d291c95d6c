import { eventChannel } from 'redux-saga';
import { call, put, type SagaGenerator, take } from 'typed-redux-saga';
import { pageFocused } from '../../../store/payments/payments';

const EVENTS = ['visibilitychange', 'pageshow', 'online'] as const;

/** The page becomes visible again, or the network is back. */
const focusChannel = () =>
  eventChannel<true>((emit) => {
    const tell = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    for (const name of EVENTS) window.addEventListener(name, tell);
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, tell);
    };
  });

/** A payer who comes back from another app may have paid there: that proves nothing, but is the moment to ask. */
export function* followPageFocus(): SagaGenerator<void> {
  const channel = yield* call(focusChannel);
  try {
    while (yield* take(channel)) yield* put(pageFocused());
  } finally {
    channel.close();
  }
}
