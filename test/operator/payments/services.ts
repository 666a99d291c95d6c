import type { Books } from '../books/books';
import type { Database } from '../books/database';
import type { Identities } from '../books/identities';
import type { Otps } from '../books/otps';
import type { Sessions } from '../books/session';
import type { Clock } from '../clock';
import type { Realtime } from '../realtime/realtime';
import type { StandInSettings } from '../settings';
import type { Faults } from '../transport/faults';
import type { KeysInProgress } from '../transport/idempotency';
import type { Postponed } from './postponed';

/** What the operator's calls work with. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly books: Books;
  readonly faults: Faults;
  readonly realtime: Realtime;
  readonly sessions: Sessions;
  readonly identities: Identities;
  readonly otps: Otps;
  readonly settings: StandInSettings;
  readonly keysInProgress: KeysInProgress;
  readonly postponed: Postponed;
  /** The origin of the card provider's page; '' for the operator's own. */
  readonly cardProvider: string;
}
