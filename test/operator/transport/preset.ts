import type * as v from 'valibot';
import type { maintenanceSetting } from '../settings';
import type { FaultRequest, Trouble } from './faults';
import type { Idempotency } from './idempotency';

/** The options of a scenario besides its name. */
export interface ScenarioChoice {
  /** A call's name in the endpoint table. A scenario without one uses its usual call, or strikes every call. */
  readonly call?: string;
  /** A customer number or user name; all subscribers when left out. */
  readonly customer?: string;
  /** How many of the next matching calls it strikes; null for all of them until the reset. */
  readonly times?: number | null;
  readonly milliseconds?: number;
}

export interface Preset {
  readonly name: string;
  /** One sentence for the list of scenarios. */
  readonly says: string;
  readonly faults: (choice: ScenarioChoice) => readonly FaultRequest[];
  readonly maintenance?: v.InferInput<typeof maintenanceSetting>;
  readonly hostile?: boolean;
  readonly idempotency?: Idempotency;
}

interface Usual {
  readonly call?: string;
  /** null: for all matching calls until the reset. Without this field: once. */
  readonly times?: number | null;
}

/** A preset of one fault, which strikes once by default. */
export const fault = (
  name: string,
  says: string,
  trouble: Trouble | ((choice: ScenarioChoice) => Trouble),
  usual: Usual = {},
): Preset => ({
  name,
  says,
  faults: (choice) => [
    {
      call: choice.call ?? usual.call ?? '*',
      customer: choice.customer ?? '',
      times:
        choice.times === undefined ? (usual.times === undefined ? 1 : usual.times) : choice.times,
      trouble: typeof trouble === 'function' ? trouble(choice) : trouble,
    },
  ],
});
