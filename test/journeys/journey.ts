import type { Operator } from '../operator/operator';
import type { Person } from './person';

/** What a subscriber wants to do, and how many taps it may take. */
export interface Journey {
  readonly name: string;
  /** The most taps from the first screen on. A login is not counted. */
  readonly budget: number;
  /** The seeded subscriber whose session the browser has; null for a person without one. */
  readonly as: string | null;
  /**
   * The field of ours that the journey needs, if it is impossible with the documented fields alone (`--answers
   * documented`).
   */
  readonly lacks?: string;
  /** How it is walked with the documented fields alone: a price may be missing and is then confirmed. */
  readonly documented?: Pick<Journey, 'budget' | 'walk'>;
  /** What the person did on an earlier day. It is not counted. */
  readonly before?: (person: Person, operator: Operator) => Promise<void>;
  /** Ends when the person sees what the journey is for. */
  readonly walk: (person: Person, operator: Operator) => Promise<void>;
}
