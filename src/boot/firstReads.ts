import { loadEquipment } from '../../store/account/equipment';
import { loadSubscriber } from '../../store/account/subscriber';
import { selectStatus } from '../../store/core/flows';
import { loadAlerts } from '../../store/inbox/alerts';
import { requestAllPacks } from '../../store/packs/packs';
import type { PortalStore } from '../../store/root/createPortalStore';
import { HOME_READS } from '../../store/wire/homeReads';
import type { PortalServices } from '../app/PortalServices';

/** The first rendering waits at most this many milliseconds until the arrived answers are in the store. */
const PATIENCE = 300;

/**
 * `public/earlyReads.js` sends the reads of Home before the scripts run. If the operator has answered all of them by now,
 * this function puts the answers into the store, so that Home is rendered once and not twice. Otherwise Home requests
 * the reads itself, and shows its last known state.
 */
export const takeFirstReads = async (
  store: PortalStore['store'],
  { requestedEarly }: PortalServices,
): Promise<void> => {
  if (!(await areReadsAnswered())) return;
  const requests = [
    loadSubscriber.requested(),
    loadAlerts.requested(HOME_READS.alerts),
    requestAllPacks(),
    loadEquipment.requested(),
  ];
  for (const request of requests) {
    requestedEarly.add(request.meta.flow);
    store.dispatch(request);
  }
  const isRunning = () =>
    requests.some(({ meta }) => selectStatus(store.getState(), meta) === 'running');
  await new Promise<void>((resolve) => {
    const end = () => {
      unsubscribe();
      clearTimeout(limit);
      resolve();
    };
    const unsubscribe = store.subscribe(() => !isRunning() && end());
    const limit = setTimeout(end, PATIENCE);
  });
};

/** True if all reads of Home's first view were sent early and have been answered without an error. */
const areReadsAnswered = (): Promise<boolean> => {
  const reads = [...(document.documentElement.earlyReads?.values() ?? [])];
  if (reads.length < Object.keys(HOME_READS).length) return Promise.resolve(false);
  const answers = Promise.all(reads.map(({ answer }) => answer)).then(
    (responses) => responses.every(({ ok }) => ok),
    () => false,
  );
  const inTime = new Promise<false>((resolve) => setTimeout(() => resolve(false)));
  return Promise.race([answers, inTime]);
};
