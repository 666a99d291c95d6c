import type { CallName } from './answers';
import type { RequestOf } from './requests/requests';
import { ALL_PACKS } from './values';

/**
 * The reads that the first view of Home waits for, with their requests. The page sends them before its scripts are
 * loaded (`public/earlyReads.js`).
 */
export const HOME_READS = {
  activePacks: ALL_PACKS,
  subscriber: undefined,
  cpe: undefined,
  alerts: { page: 1 },
} as const satisfies { readonly [Name in CallName]?: RequestOf<Name> };
