import type { Books } from './books';
import type { Clock } from './clock';
import type { Database } from './database';
import type { Faults } from './faults';
import type { Identities } from './identities';
import type { Otps } from './otps';
import type { Realtime } from './realtime';
import type { Sessions } from './session';
import type { Settings } from './settings';

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
  readonly settings: Settings;
  /** Origin that the card provider's page stands on; '' for the operator's own. */
  readonly cardProvider: string;
}
