import { endpoints } from '../../sagas/api/endpoints';
import { type Idempotency, idempotencySetting } from '../operator/transport/idempotency';
import type { MatrixMethod, MethodStep } from './method';
import { METHODS } from './methods/all';
import { type MatrixTrouble, TROUBLES } from './troubles';
import { CHARGING_STEPS, FOREIGN_ANSWERS, happensAtWrite } from './troubles/foreignAnswers';
import { LATE_BOOKINGS } from './troubles/lateBooking';
import { endpointOf } from './troubles/troubleContext';

export const OPERATORS = idempotencySetting.options;

export interface Cell {
  readonly method: MatrixMethod;
  readonly step: MethodStep;
  readonly trouble: MatrixTrouble;
  /** How the operator treats `Idempotency-Key`. */
  readonly operator: Idempotency;
}

/**
 * Groups the cells that differ only in the operator. In each group, an operator that ignores the key comes before a
 * strict one.
 */
export const groupsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] => {
  const groups = new Map<string, readonly Cell[]>();
  for (const cell of cells) groups.set(placeOf(cell), [...(groups.get(placeOf(cell)) ?? []), cell]);
  return [...groups.values()];
};

const placeOf = ({ method, step, trouble }: Cell): string =>
  `${method.name} · ${step.name} · ${trouble}`;

export const nameOf = (cell: Cell): string => `${placeOf(cell)} · ${cell.operator}`;

/** Whether the affected call carries an `Idempotency-Key`. */
const hasKey = ({ waitsOn }: MethodStep): boolean => endpointOf(waitsOn)?.money === true;
const isCall = ({ waitsOn }: MethodStep): boolean => endpointOf(waitsOn) !== undefined;

/** Calls whose answer repeats the reference of the requested payment. */
const REPEATS_TXNID: ReadonlySet<string> = new Set([
  `/${endpoints.paymentStatus.path}`,
  `/${endpoints.confirmPayment.path}`,
]);

type HappensAt = (method: MatrixMethod, step: MethodStep) => boolean;

/** Whether the operator takes the amount from the balance in one call, whose outcome the page finds out. */
const takesFromBalance: HappensAt = ({ name }, step) =>
  name.startsWith('balance') && step.name === 'paid';
const MONEY_MOVES_AT: ReadonlySet<string> = new Set([
  ...CHARGING_STEPS,
  'approved',
  'paid in the app',
]);
const byCardAt =
  (stepName: string): HappensAt =>
  ({ name }, step) =>
    name.startsWith('card') && step.name === stepName;
/** At the payer's last step at the provider: by card, by instalments, by UPI. */
const atProviderAt =
  (...stepNames: readonly string[]): HappensAt =>
  (_, { name }) =>
    stepNames.includes(name);

/**
 * Where a trouble is played: where it can happen and differs from the same trouble elsewhere. Troubles that are not
 * listed are played everywhere.
 */
const HAPPENS_AT: Partial<Record<MatrixTrouble, HappensAt>> = {
  ...Object.fromEntries(
    FOREIGN_ANSWERS.map((trouble): [MatrixTrouble, HappensAt] => [
      trouble,
      (_, step) => hasKey(step) && happensAtWrite(trouble, step.name),
    ]),
  ),
  ...Object.fromEntries(LATE_BOOKINGS.map((trouble) => [trouble, takesFromBalance])),
  'PAID without lines': (method, step) =>
    method.name === 'balance, cart' && takesFromBalance(method, step),
  'no results': takesFromBalance,
  'more taken than agreed': takesFromBalance,
  'captured, then start again': byCardAt('gone on with'),
  'authorised, then start again': byCardAt('gone on with'),
  // This happens where a payment begins at a provider, at the call that brings the reference.
  'reused reference': (_, { name }) => name === 'asked to begin' || name === 'asked for a code',
  'failure with autoRefund': atProviderAt('approved', 'code given', 'waited for'),
  'paid, then failure': atProviderAt('approved', 'code given', 'paid in the app'),
  'failure, then paid': atProviderAt('approved', 'waited for'),
  'account changed after the evidence': (_, { name }) =>
    name === 'looked at' || name === 'balance asked',
  // The whole cell is played with an operator that sends only documented fields, once for each method at the step where
  // its money moves. A renewal by card needs a price for each pack, which no documented answer gives.
  'documented answers only': ({ name: method }, { name }) =>
    method !== 'card, renewal' && MONEY_MOVES_AT.has(name),
  ...Object.fromEntries(
    TROUBLES.filter((trouble) => trouble.startsWith('documented answers,')).map((trouble) => [
      trouble,
      takesFromBalance,
    ]),
  ),
  'executed and 202': (_, step) => isCall(step),
  'executed and 204': (_, step) => isCall(step),
  '409 in progress': (_, step) => hasKey(step),
  'another txnid': (_, { waitsOn }) => REPEATS_TXNID.has(waitsOn.path),
  'signed in elsewhere': ({ who }, step) => who !== null && isCall(step),
};

/**
 * An operator that ignores the key is the hardest case. Two kinds of cells are played against it only: those whose call
 * has no key, and those with a trouble of `ONE_OPERATOR` at a step that moves no money by itself.
 */
const operatorsOf = (step: MethodStep, trouble: MatrixTrouble): readonly Idempotency[] =>
  hasKey(step) && !(ONE_OPERATOR.has(trouble) && !CHARGING_STEPS.has(step.name))
    ? OPERATORS
    : ['ignores'];
const ONE_OPERATOR: ReadonlySet<MatrixTrouble> = new Set<MatrixTrouble>([
  ...FOREIGN_ANSWERS,
  'reused reference',
  'captured, then start again',
  'authorised, then start again',
]);

/** All cells, in the order of the table. */
export const allCells = (): readonly Cell[] =>
  METHODS.flatMap((method) =>
    method.steps.flatMap((step) =>
      TROUBLES.filter((trouble) => HAPPENS_AT[trouble]?.(method, step) ?? true).flatMap((trouble) =>
        operatorsOf(step, trouble).map((operator) => ({ method, step, trouble, operator })),
      ),
    ),
  );
