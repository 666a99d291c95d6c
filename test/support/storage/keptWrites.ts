import * as v from 'valibot';
import {
  isPending,
  type PendingWrite,
  pendingWritesSlot,
} from '../../../store/writes/pendingWrites';

const keptWrites = (): readonly PendingWrite[] => {
  const kept: unknown = JSON.parse(localStorage.getItem(pendingWritesSlot.key) ?? '{"intents":[]}');
  return v.parse(pendingWritesSlot.schema, kept).intents;
};

/** The pending writes in this browser's storage. */
export const keptPendingWrites = () => keptWrites().filter(isPending);

/** The booked writes in this browser's storage. */
export const keptBookedWrites = () => keptWrites().filter((write) => !isPending(write));
