import { storageSlots } from '../../store/root/persist';
import { readKept } from '../../store/core/storage';
import type { SessionUser } from '../../store/identity/session';

/** Who is logged in as the browser's storage has it, which the tabs share; null without a session. */
export const savedUser = (): SessionUser | null =>
  (readKept(storageSlots.session) as { readonly user: SessionUser } | null)?.user ?? null; // readKept checked the shape
