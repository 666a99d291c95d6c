import { isCompared } from '../compare/compareEvents';
import type { RecordedEvent, RecordedPage } from '../recording/recording';
import type { RecordedClock } from './recordedClock';

/**
 * Waits until today's sagas have dispatched as many events as the recording has before that moment, because data from a
 * database on the device arrives in its own time. After one unsuccessful wait it does not wait again.
 */
export const createEventWaiter = (
  { events }: RecordedPage,
  dispatched: readonly RecordedEvent[],
  time: RecordedClock,
): ((moment: number) => Promise<void>) => {
  const recorded = (events ?? []).filter(isCompared);
  let isLeftBehind = false;
  return async (moment) => {
    const wanted = recorded.filter(({ at }) => at < moment).length;
    const has = () => dispatched.filter(isCompared).length >= wanted;
    if (isLeftBehind || has()) return;
    await time.patiently(has);
    isLeftBehind = !has();
  };
};
