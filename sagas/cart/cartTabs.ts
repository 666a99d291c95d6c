import { eventChannel } from 'redux-saga';
import { randomId } from '../../store/core/values/randomId';

const NAME = 'selfcareCart';
/** A tab hears its own word too. */
const TAB = randomId();
/** An old browser without it shows the cart of the last time this tab asked. */
const isPossible = typeof BroadcastChannel !== 'undefined';

/** Says that the cart is another one now, and not what is in it. */
export const tellOtherTabs = (): void => {
  if (!isPossible) return;
  const others = new BroadcastChannel(NAME);
  others.postMessage(TAB);
  others.close();
};

/** Another tab of this browser has changed the cart, or the browser brought this page back as it was left. */
export const cartChanges = () =>
  eventChannel<true>((emit) => {
    const others = isPossible ? new BroadcastChannel(NAME) : null;
    const onMessage = ({ data }: MessageEvent) => {
      if (data !== TAB) emit(true);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit(true);
    };
    others?.addEventListener('message', onMessage);
    window.addEventListener('pageshow', onShow);
    return () => {
      others?.close();
      window.removeEventListener('pageshow', onShow);
    };
  });
