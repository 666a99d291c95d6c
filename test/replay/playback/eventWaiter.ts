import { isCompared } from '../compare/compareEvents';
import type { RecordedEvent, RecordedPage } from '../recording/recording';
import type { Time } from './recordedClock';

/**
 * Waits until today's sagas have said as much as the recording has before that moment: what stands in a
 * database of the device comes in its own time. Who was waited for in vain once is not waited for again.
 */
export const createCatchUp = (
  { events }: RecordedPage,
  said: readonly RecordedEvent[],
  time: Time,
): ((moment: number) => Promise<void>) => {
  const recorded = (events ?? []).filter(isCompared);
  let isLeftBehind = false;
  return async (moment) => {
    const wanted = recorded.filter(({ at }) => at < moment).length;
    const has = () => said.filter(isCompared).length >= wanted;
    if (isLeftBehind || has()) return;
    await time.patiently(has);
    isLeftBehind = !has();
  };
};
