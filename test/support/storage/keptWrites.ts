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

/** The writes that this browser remembers as neither answered nor found out. */
export const keptPendingWrites = () => keptWrites().filter(isPending);

/** The payments from the balance that this browser remembers as booked. */
export const keptBookedWrites = () => keptWrites().filter((write) => !isPending(write));
