import * as v from 'valibot';
import { endpoints } from '../../../sagas/api/endpoints';
import type { Answers } from '../answers';
import { findCustomer } from '../books/customers';
import type { Services } from '../payments/services';
import { maintenanceSetting } from '../settings';
import { type Fault, type FaultRequest, faultRequest } from './faults';
import { type Idempotency, idempotencySetting } from './idempotency';
import type { ScenarioChoice } from './preset';
import { PRESETS } from './presets';
import { Refusal } from './refusal';

export interface Scenarios {
  /** Every scenario there is, with its sentence. */
  readonly all: readonly { readonly name: string; readonly says: string }[];
  /** The faults that are not used up yet. */
  active(): readonly Fault[];
  pick(name: string, choice?: ScenarioChoice): void;
  /** Adds any trouble for any call, as often as given. */
  add(fault: FaultRequest): void;
  maintenance(to: v.InferInput<typeof maintenanceSetting>): void;
  /** How the operator treats `Idempotency-Key` from now on. */
  idempotency(to: Idempotency): void;
  /** Sets the shape of the operator's answers. */
  answers(to: Answers): void;
  /**
   * Clears all faults, the maintenance and the hostile texts. The books, the subscribers and the kind of operator stay.
   */
  clear(): void;
}

/**
 * The body of `POST /stand-in/scenario`: a named scenario, any fault, the maintenance page, or the kind of
 * operator.
 */
export const scenarioRequest = v.union([
  v.object({
    scenario: v.string(),
    call: v.optional(v.string()),
    customer: v.optional(v.string()),
    times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
    milliseconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  }),
  v.object({ fault: faultRequest }),
  v.object({ maintenance: maintenanceSetting }),
  v.object({ idempotency: idempotencySetting }),
]);

/** The hosted card page and the activation of a pack are no calls of the portal, but faults can target them. */
const TARGETS: ReadonlySet<string> = new Set([...Object.keys(endpoints), 'card', 'activate', '*']);

export const createScenarios = (services: Services): Scenarios => {
  const { faults, settings, database } = services;

  const add = (fault: FaultRequest, scenario = '') => {
    const { call = '*', customer = '' } = fault;
    if (!TARGETS.has(call)) throw new Refusal(400, `There is no call ${call.slice(0, 40)}.`);
    const customerid = customer === '' ? '' : findCustomer(database, customer)?.customerid;
    if (customerid === undefined) throw new Refusal(400, 'There is no such subscriber.');
    faults.add({ ...fault, customer: customerid }, scenario);
  };

  return {
    all: PRESETS.map(({ name, says }) => ({ name, says })),
    active: () => faults.all(),
    add: (fault) => add(fault),
    pick: (name, choice = {}) => {
      const preset = PRESETS.find((candidate) => candidate.name === name);
      if (!preset) throw new Refusal(400, `There is no scenario ${name.slice(0, 40)}.`);
      preset.faults(choice).forEach((fault) => add(fault, name));
      if (preset.maintenance) settings.setMaintenance(preset.maintenance);
      if (preset.hostile) settings.setHostile(true);
      if (preset.idempotency) settings.setIdempotency(preset.idempotency);
    },
    maintenance: (to) => settings.setMaintenance(to),
    idempotency: (to) => settings.setIdempotency(to),
    answers: (to) => settings.setAnswers(to),
    clear: () => {
      faults.clear();
      settings.clear();
    },
  };
};
