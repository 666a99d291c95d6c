import { endpoints } from '../../sagas/api/endpoints';
import { idempotencySetting, type Idempotency } from '../operator/transport/idempotency';
import type { AwaitedRequest } from './cuttingProxy';
import type { MatrixMethod, MethodStep } from './method';
import { METHODS } from './methods/all';
import { TROUBLES, type MatrixTrouble } from './troubles';

export const OPERATORS = idempotencySetting.options;

export interface Cell {
  readonly method: MatrixMethod;
  readonly step: MethodStep;
  readonly trouble: MatrixTrouble;
  /** How the operator treats `Idempotency-Key`. */
  readonly operator: Idempotency;
}

/** The cells that differ in the operator alone, one who ignores the key before one who is strict. */
export const groupsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] => {
  const groups = new Map<string, readonly Cell[]>();
  for (const cell of cells) groups.set(placeOf(cell), [...(groups.get(placeOf(cell)) ?? []), cell]);
  return [...groups.values()];
};

const placeOf = ({ method, step, trouble }: Cell): string =>
  `${method.name} · ${step.name} · ${trouble}`;

export const nameOf = (cell: Cell): string => `${placeOf(cell)} · ${cell.operator}`;

const rowOf = ({ method, path }: AwaitedRequest) =>
  Object.values(endpoints).find((row) => row.method === method && `/${row.path}` === path);

/** The struck call carries an `Idempotency-Key`. */
const hasKey = ({ waitsOn }: MethodStep): boolean => rowOf(waitsOn)?.money === true;
const isCall = ({ waitsOn }: MethodStep): boolean => rowOf(waitsOn) !== undefined;

/** Calls whose answer repeats the number of the payment that was asked about. */
const REPEATS_TXNID: ReadonlySet<string> = new Set([
  `/${endpoints.paymentStatus.path}`,
  `/${endpoints.confirmPayment.path}`,
]);

/** Where a trouble can happen; everywhere otherwise. */
const HAPPENS_AT: Partial<
  Record<MatrixTrouble, (method: MatrixMethod, step: MethodStep) => boolean>
> = {
  'executed and 202': (_, step) => isCall(step),
  'executed and 204': (_, step) => isCall(step),
  '409 in progress': (_, step) => hasKey(step),
  'another txnid': (_, { waitsOn }) => REPEATS_TXNID.has(waitsOn.path),
  'signed in elsewhere': ({ who }, step) => who !== null && isCall(step),
};

/** An operator who ignores the key is the hardest: a call without one is played against that one alone. */
const operatorsOf = (step: MethodStep): readonly Idempotency[] =>
  hasKey(step) ? OPERATORS : ['ignores'];

/** Every cell there is, in the order of the table. */
export const allCells = (): readonly Cell[] =>
  METHODS.flatMap((method) =>
    method.steps.flatMap((step) =>
      TROUBLES.filter((trouble) => HAPPENS_AT[trouble]?.(method, step) ?? true).flatMap((trouble) =>
        operatorsOf(step).map((operator) => ({ method, step, trouble, operator })),
      ),
    ),
  );
