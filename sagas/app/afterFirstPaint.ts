import type { Store } from '@reduxjs/toolkit';
import type { ActionTap } from '../../store/diagnostics/actionTap';
import { keepForOffline } from './portalWorker';

/** Of the deployment's configuration. */
interface Settings {
  readonly devTools?: boolean | undefined;
  /** Where this share of all pages, between 0 and 1, sends its faults. */
  readonly reports?: { readonly address: string; readonly share: number } | undefined;
}

const isDevelopment = process.env['NODE_ENV'] === 'development';

/** What no subscriber waits for: a start without a network, the record for support, reports of faults. */
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
 * What led to an error can be shown to support only if it was recorded. The events wait for the recorder, which
 * comes once the page rests, so that the first screen has the network and the processor to itself.
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

/** Milliseconds without an event: the first screen has what it asked for, or waits for the subscriber. */
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
