import { type PendingWrite, pendingWritesSlot } from '../../store/writes/pendingWrites';
import { durableList } from '../core/durableList';

/** Where the writes without an answer are written down before they leave. */
export interface WriteRecords {
  readonly read: () => Promise<readonly PendingWrite[]>;
  /**
   * Written down when it resolves: only then may anything be sent.
   *
   * @throws FailureError NOT_STORED when something is about to be sent and nothing can be written down.
   */
  readonly change: (
    to: (all: readonly PendingWrite[]) => readonly PendingWrite[],
    when?: 'beforeSending',
  ) => Promise<void>;
}

/** Those of this browser, in every tab and after a reload. */
export const durableRecords: WriteRecords = durableList(
  pendingWritesSlot,
  'intents',
  ({ intents, written = 0 }) => ({ lines: intents, written }),
);

/**
 * Those of this page alone, for a request that holds a secret: of a password not even a fingerprint may
 * are in the storage, and without the token, which is never written down, it cannot be sent again.
 */
export const pageRecords = (): WriteRecords => {
  let all: readonly PendingWrite[] = [];
  return {
    read: async () => all,
    change: async (to) => {
      all = to(all);
    },
  };
};
