import type { Operator } from '../operator/operator';
import type { Person } from './person';

/** What a subscriber came for, and in how many taps it has to be done. */
export interface Journey {
  readonly name: string;
  /** The most taps that it may take from the first screen on. A login is not counted. */
  readonly budget: number;
  /** The seeded subscriber whose session the browser has kept; null for a person without one. */
  readonly as: string | null;
  /** The fields of ours that it needs, where documented fields alone do not allow it (`--answers documented`). */
  readonly lacks?: string;
  /** How it is walked where documented fields alone come: a price may be missing, and is confirmed. */
  readonly documented?: Pick<Journey, 'budget' | 'walk'>;
  /** What was so before: what the person did another day. It is not counted. */
  readonly before?: (person: Person, operator: Operator) => Promise<void>;
  /** Ends when the person sees what the journey was for. */
  readonly walk: (person: Person, operator: Operator) => Promise<void>;
}
