import type { CallName } from './answers';
import type { RequestOf } from './requests/requests';
import { ALL_PACKS } from './values';

/**
 * The reads that the first view of Home waits for, and what each asks for. The page sends them before its scripts are
 * there (`public/earlyReads.js`).
 */
export const HOME_READS = {
  activePacks: ALL_PACKS,
  subscriber: undefined,
  cpe: undefined,
  alerts: { page: 1 },
} as const satisfies { readonly [Name in CallName]?: RequestOf<Name> };
