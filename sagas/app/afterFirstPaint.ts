import type { Store } from '@reduxjs/toolkit';
import type { ActionTap } from '../../store/diagnostics/actionTap';
import { keepForOffline } from './portalWorker';

/** Settings from the deployment's configuration. */
interface Settings {
  readonly devTools?: boolean | undefined;
  /** The address for fault reports, and the share of pages (0 to 1) that send them. */
  readonly reports?: { readonly address: string; readonly share: number } | undefined;
}

const isDevelopment = process.env['NODE_ENV'] === 'development';

/**
 * Starts what no subscriber waits for: the worker for offline starts, the recorder for support files, and fault
 * reports.
 */
export const startAfterFirstPaint = (
  actionTap: ActionTap,
  store: Pick<Store, 'subscribe'>,
  { devTools = isDevelopment, reports }: Settings,
): void => {
  if (!isDevelopment) void keepForOffline();
  void record(actionTap, store, devTools);
  if (reports && Math.random() < reports.share) void loadFaultReports(reports.address);
};

const loadFaultReports = (address: string): Promise<void> =>
  import(/* webpackChunkName: "configured" */ '../api/faultReports').then(
    ({ reportFaults }) => reportFaults(address),
    () => undefined,
  );

/**
 * Loads the recorder for support files once the page is idle, because the first screen needs the network and the
 * processor. Until then `actionTap` queues the events. With DevTools the recorder is loaded at once.
 */
const record = async (
  actionTap: ActionTap,
  store: Pick<Store, 'subscribe'>,
  isOpenToDevTools: boolean,
): Promise<void> => {
  if (!isOpenToDevTools) await atRest(store);
  return import(/* webpackChunkName: "recorder" */ '../diagnostics/recorder').then(
    ({ startRecorder }) => startRecorder(actionTap, isOpenToDevTools),
    () => actionTap.listen(null),
  );
};

/** Milliseconds without an event after which the page counts as idle. */
const REST = 1_000;

const atRest = (store: Pick<Store, 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    const rest = () => {
      unsubscribe();
      resolve();
    };
    let waiting = setTimeout(rest, REST);
    const unsubscribe = store.subscribe(() => {
      clearTimeout(waiting);
      waiting = setTimeout(rest, REST);
    });
  });
