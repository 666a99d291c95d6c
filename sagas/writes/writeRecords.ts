import { type PendingWrite, pendingWritesSlot } from '../../store/writes/pendingWrites';
import { durableList } from '../core/durableList';

/** Where writes are recorded before they are sent. */
export interface WriteRecords {
  readonly read: () => Promise<readonly PendingWrite[]>;
  /**
   * With `beforeSending`, resolves once the change is stored; only then may the write be sent. Otherwise a change that
   * no storage accepts is kept in this page's memory.
   *
   * @throws FailureError NOT_STORED with `beforeSending`, if the change cannot be stored.
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
 * The records of this page only, for requests with a password or a token. Not even a fingerprint of a password may be
 * stored. A reload loses the records. The reload also loses the verification token, so the requests with that token
 * cannot be repeated in any case. A request for an OTP gets a new key each time.
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
