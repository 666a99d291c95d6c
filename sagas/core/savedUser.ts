import { readSlot } from '../../store/core/storage';
import type { SessionUser } from '../../store/identity/session';
import { storageSlots } from '../../store/root/persist';

/** Who is logged in as the browser's storage has it, which the tabs share; null without a session. */
export const savedUser = (): SessionUser | null => readSlot(storageSlots.session)?.user ?? null;
