import { type PendingWrite, pendingWritesSlot } from '../../store/writes/pendingWrites';
import { durableList } from '../core/durableList';

/** Where writes are recorded before they are sent. */
export interface WriteRecords {
  readonly read: () => Promise<readonly PendingWrite[]>;
  /**
   * Resolves once the change is stored. Only then may anything be sent.
   *
   * @throws FailureError NOT_STORED when something is about to be sent and the change cannot be stored.
   */
  readonly change: (
    to: (all: readonly PendingWrite[]) => readonly PendingWrite[],
    when?: 'beforeSending',
  ) => Promise<void>;
}

/** The records of this browser, shared by all tabs and kept after a reload. */
export const durableRecords: WriteRecords = durableList(
  pendingWritesSlot,
  'intents',
  ({ intents, written = 0 }) => ({ lines: intents, written }),
);

/**
 * The records of this page only, for requests with a secret. Not even a fingerprint of a password may be stored. A
 * request with a token cannot be sent again after a reload anyway, because the token is never stored.
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
