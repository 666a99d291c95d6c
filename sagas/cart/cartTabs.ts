import { eventChannel } from 'redux-saga';
import { randomId } from '../../store/core/values/randomId';
import { broadcast, onBroadcast } from '../core/broadcast';

const NAME = 'selfcareCart';
/** A tab hears its own message too. */
const TAB = randomId();

/** Says that the cart has changed, and not what is in it. */
export const tellOtherTabs = (): void => broadcast(NAME, TAB);

/** Another tab of this browser has changed the cart, or the browser brought this page back as it was left. */
export const cartChanges = () =>
  eventChannel<true>((emit) =>
    onBroadcast(NAME, (tab) => {
      if (tab !== TAB) emit(true);
    }),
  );
