import * as v from 'valibot';
import type { WireAnswerOf } from '../../store/wire/answers';
import { type Answers, readAnswers } from './answers';
import type { Database } from './books/database';
import { type Idempotency, idempotencySetting } from './transport/idempotency';

type Maintenance = WireAnswerOf<'maintenance'>;

export const maintenanceSetting = v.object({
  maintenance: v.picklist(['ON', 'OFF']),
  header: v.optional(v.string(), ''),
  image: v.optional(v.string(), ''),
  content: v.optional(v.string(), ''),
  style: v.optional(v.string(), ''),
});

/** Settings that stay until they are changed back. */
export interface StandInSettings {
  maintenance(): Maintenance;
  setMaintenance(to: v.InferInput<typeof maintenanceSetting>): void;
  /** Whether texts and links look like those of a compromised operator, which tests the portal's sanitising. */
  hostile(): boolean;
  setHostile(on: boolean): void;
  /** How the operator treats `Idempotency-Key`. */
  idempotency(): Idempotency;
  setIdempotency(to: Idempotency): void;
  /**
   * The shape of the operator's answers. It is the shape given at the start, until a test sets another one. A reset
   * restores the shape given at the start.
   */
  answers(): Answers;
  setAnswers(to: Answers): void;
  /** Deletes all settings except `idempotency` and `answers`. */
  clear(): void;
}

/**
 * @param started how the operator handles `Idempotency-Key` until the console or a test changes it. When it is left
 *   out, an earlier choice in this database applies.
 */
export const createSettings = (
  database: Database,
  started?: Idempotency,
  answers: Answers = 'full',
): StandInSettings => {
  const read = (key: string) =>
    database.get<{ value: string }>('select value from settings where key = ?', key)?.value;
  const write = (key: string, value: string) =>
    database.run('insert or replace into settings values (?, ?)', key, value);
  if (started !== undefined) database.run("delete from settings where key = 'idempotency'");
  database.run("delete from settings where key = 'answers'");
  return {
    maintenance: () => {
      const stored = read('maintenance');
      return stored
        ? v.parse(maintenanceSetting, JSON.parse(stored))
        : { maintenance: 'OFF', header: '', image: '', content: '', style: '' };
    },
    setMaintenance: (to) => write('maintenance', JSON.stringify(v.parse(maintenanceSetting, to))),
    hostile: () => read('hostile') === 'ON',
    setHostile: (on) => write('hostile', on ? 'ON' : 'OFF'),
    idempotency: () => {
      const stored = read('idempotency');
      return stored === undefined ? (started ?? 'honours') : v.parse(idempotencySetting, stored);
    },
    answers: () => readAnswers(read('answers') ?? '') ?? answers,
    setAnswers: (to) => write('answers', to),
    setIdempotency: (to) => write('idempotency', to),
    clear: () => database.run("delete from settings where key not in ('idempotency', 'answers')"),
  };
};
