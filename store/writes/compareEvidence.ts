import { momentInIndia } from '../core/values/dates';
import { NO_MONEY, type Paise, sumOf } from '../core/values/money';
import type { Pack } from '../wire/entities/packs/packs';
import {
  type Direction,
  directionOf,
  type Transaction,
} from '../wire/entities/payments/transactions';
import {
  type Booking,
  currentRow,
  type EvidenceSource,
  fingerprints,
  type FreshEvidence,
  isProvable,
  type RecordedEvidence,
  ruleOf,
  stateOf,
} from './evidence';
import type { PendingWrite } from './pendingWrites';

/**
 * What happened to a write without an answer, according to the operator's data:
 *
 *                      all of the packs and the money match
 *   sent ─► findingOut ─────────────────────────────────────────► booked
 *              │                                                    ▲ ▲
 *              │ once the booking window is over:                   │ │ ▲
 *              ├── a part of the packs and the money matches ───────┘ │ │ booked late
 *              ├── every source was recorded, is read and unchanged ──┼─┴─ notBooked
 *              └── anything else ──────────────────────────► unknown ─┘ read again later,
 *                                                                       with the same rules
 *
 * A change that does not match (a top-up, another charge, a pack renewed elsewhere) proves neither outcome. `booked`
 * settles the write, and each of its lines says whether it was booked. `notBooked` means that no part of the write was
 * found so far. Such a write blocks no other request, and the portal looks for it again for a day.
 */
export type OutcomeStep = 'findingOut' | 'booked' | 'notBooked' | 'unknown';

export interface FoundOutcome extends Booking {
  readonly step: OutcomeStep;
}

/**
 * How long the operator may still book a write, in milliseconds. `findOutcomes.ts` counts from the start of its search
 * for the outcome of the last request, `charges.ts` from that request itself. The window is longer than the time limit
 * of every call in `evidence.ts`.
 */
export const BOOKING_WINDOW = 3 * 60 * 1000;

type ComparedWrite = Pick<PendingWrite, 'call' | 'key' | 'evidence' | 'isOvertaken'>;

/** The evidence recorded before the write was sent, together with the operator's current data. */
interface Comparison {
  readonly rule: ReturnType<typeof ruleOf>;
  readonly fingerprint: ReturnType<typeof fingerprints>;
  /** Missing when no evidence was recorded, or when the stored evidence cannot be read. */
  readonly recorded: RecordedEvidence | undefined;
  readonly fresh: FreshEvidence;
  /**
   * Another write was sent later, so a new transaction may belong to that write. Only a transaction of exactly the
   * agreed amount counts; if no amount was agreed, no transaction counts.
   */
  readonly isOvertaken: boolean;
  /** The operator sets the price. */
  readonly isPriceUnknown: boolean;
  /** The recorded packs, with their current state. */
  readonly lines: readonly Line[];
  /** The transactions since the write; null when the data does not show which they are. */
  readonly added: readonly Transaction[] | null;
}

/** null for a call that `evidence.ts` does not have. */
const comparisonOf = (
  { call, key, evidence: recorded, isOvertaken = false }: ComparedWrite,
  fresh: FreshEvidence,
): Comparison | null => {
  if (!isProvable(call)) return null;
  const rule = ruleOf(call);
  const fingerprint = fingerprints(key);
  const isPriceUnknown = recorded?.amount === fingerprint.amount(NO_MONEY);
  const data = { rule, fingerprint, recorded, fresh, isOvertaken, isPriceUnknown };
  return { ...data, lines: linesOf(data), added: addedRows(data) };
};

/**
 * What happened to the write according to the operator's data. The portal uses this one comparison for a write whose
 * outcome is unknown, for a write whose answer it checks, and for a write that was requested again. null for a call
 * that `evidence.ts` does not have.
 */
export const compareEvidence = (
  write: ComparedWrite,
  fresh: FreshEvidence,
  /** The booking window was over before the operator's data was read. */
  isBookingWindowOver = false,
): FoundOutcome | null => {
  const comparison = comparisonOf(write, fresh);
  if (comparison === null) return null;
  const charge = onlyChargeOf(comparison);
  const money = charge ? { row: charge, matches: true, taken: charge.amount } : moneyOf(comparison);
  const lines = charge ? countPacksWithoutEnd(comparison.lines) : comparison.lines;
  return {
    step: stepOf({ ...comparison, lines }, money, isBookingWindowOver),
    lines: lines.flatMap(({ currentPack, isBooked }) =>
      currentPack ? [foundLine(currentPack, isBooked)] : [],
    ),
    transactionid: money.row?.transactionid ?? '',
    amount: money.taken,
  };
};

/**
 * Counts the packs with `hasNoEnd` as booked if all remaining packs of the write are booked. Such a pack had no end
 * before the write, so its end cannot show a renewal. This is done only for a write whose one charge was found
 * (`onlyChargeOf`), which proves that the whole write was booked.
 */
const countPacksWithoutEnd = (lines: readonly Line[]): readonly Line[] =>
  lines.every(({ isBooked, hasNoEnd }) => isBooked || hasNoEnd)
    ? lines.map((line) => ({ ...line, isBooked: true }))
    : lines;

const foundLine = ({ productid, productname, expirydate }: Pack, isBooked: boolean) => ({
  productid,
  productname,
  expirydate,
  isBooked,
});

const stepOf = (
  comparison: Comparison,
  money: Money,
  isBookingWindowOver: boolean,
): OutcomeStep => {
  const { lines } = comparison;
  const booked = lines.filter(({ isBooked }) => isBooked).length;
  if (money.matches && booked > 0 && booked === lines.length) return 'booked';
  if (!isBookingWindowOver) return 'findingOut';
  if (money.matches && booked > 0) return 'booked';
  return isUnchanged(comparison) ? 'notBooked' : 'unknown';
};

interface Line {
  readonly currentPack: Pack | undefined;
  readonly isBooked: boolean;
  readonly isUnchanged: boolean;
  /** The pack runs, and the operator gave no end for this pack before the write. */
  readonly hasNoEnd: boolean;
}

type Data = Omit<Comparison, 'lines' | 'added'>;

const linesOf = ({ rule, fingerprint, recorded, fresh }: Data): readonly Line[] =>
  (recorded?.packs ?? []).map(({ pack, state, ends }) => {
    const currentPack = currentRow(
      (fresh.packs ?? []).filter((listedPack) => fingerprint.pack(listedPack) === pack),
    );
    const isLonger = dayOf(currentPack?.expirydate ?? '') > dayOf(ends);
    const isBooked =
      rule.packs === 'stop'
        ? state !== 'stopped' && stateOf(currentPack) === 'stopped'
        : stateOf(currentPack) === 'running' &&
          (state === 'absent' || state === 'stopped' || isLonger);
    // The term of a pack may run out without the write, so a pack whose term has run out counts as unchanged.
    const hasRunOut = state === 'running' && stateOf(currentPack) === 'other';
    const isUnchanged =
      (stateOf(currentPack) === state || hasRunOut) && (currentPack?.expirydate ?? '') === ends;
    const hasNoEnd = stateOf(currentPack) === 'running' && ends === '';
    return { currentPack, isBooked, isUnchanged, hasNoEnd };
  });

const dayOf = (written: string): string => momentInIndia(written).day;

interface Money {
  /** The transaction of the write. */
  readonly row: Transaction | undefined;
  /** Whether the money moved as this write would move it: in full, or in part when only some packs were booked. */
  readonly matches: boolean;
  /** What was taken or refunded; null when the data does not show it. */
  readonly taken: Paise | null;
}

/**
 * The charge that proves that the whole write was booked; undefined when no charge proves it. It must be the only
 * charge since the write, be paid from the balance and have the agreed amount. The new transactions must explain the
 * whole change of the balance, and no other write may have been sent later. When the operator sets the price, any
 * amount counts, but only for a write with one pack: with several packs, the charge does not show which of them were
 * booked.
 */
const onlyChargeOf = (comparison: Comparison): Transaction | undefined => {
  const { rule, fingerprint, recorded, lines, added } = comparison;
  if (comparison.isOvertaken || rule.money !== 'out') return undefined;
  const [charge, another] = (added ?? []).filter((row) => directionOf(row) === 'out');
  if (!added || charge === undefined || another !== undefined) return undefined;
  if (isPaidAnotherWay(charge, added)) return undefined;
  const isAgreed = comparison.isPriceUnknown
    ? lines.length === 1
    : fingerprint.amount(charge.amount) === recorded?.amount;
  return isAgreed && isBalanceExplained(comparison, added) ? charge : undefined;
};

/**
 * Whether this row may belong to a payment by card. Such a payment has one row in each direction and leaves the balance
 * as it was. A row counts as paid from the balance only if, among the new rows of its amount, more have its direction
 * than the opposite direction.
 */
const isPaidAnotherWay = (row: Transaction, added: readonly Transaction[]): boolean => {
  const direction = directionOf(row);
  const reverse = direction === 'out' ? 'in' : 'out';
  const count = (wanted: Direction) =>
    added.filter((each) => directionOf(each) === wanted && each.amount === row.amount).length;
  return count(reverse) >= count(direction);
};

const moneyOf = (comparison: Comparison): Money => {
  const { rule, fingerprint, recorded, lines, isOvertaken } = comparison;
  const added = comparison.added ?? [];
  const isBalanceUnchanged = isBalanceExplained(comparison, []);
  // When the operator sets the price of a charge, there is no agreed amount to compare, so changed packs prove the
  // booking. There are two exceptions. A later write may have changed the packs. If the balance is unchanged, another
  // method may have paid for the packs; they were free only if there is certainly no new transaction. A refund without
  // an agreed amount is compared below, because its money must match.
  if (rule.money === 'out' && comparison.isPriceUnknown) {
    const isFree = comparison.added?.length === 0;
    const matches = !isOvertaken && (!isBalanceUnchanged || isFree);
    return { row: undefined, matches, taken: null };
  }
  const matchingRows = added.filter((row) => directionOf(row) === rule.money);
  const row = matchingRows.find(({ amount }) => fingerprint.amount(amount) === recorded?.amount);
  const taken = row?.amount ?? null;
  const cannotMatch =
    // The balance is unchanged, so packs that have changed were paid for by another method.
    isBalanceUnchanged || (row ? isPaidAnotherWay(row, added) : isOvertaken);
  if (cannotMatch) return { row, taken, matches: false };
  if (row) {
    // After a later write, the row counts only if the new transactions explain the whole change of the balance.
    return { row, taken, matches: !isOvertaken || isBalanceExplained(comparison, added) };
  }
  // When only some packs were booked, or another amount was taken, the new transactions must explain the whole change
  // of the balance.
  const matches =
    lines.some(({ isBooked }) => isBooked) &&
    matchingRows.length === added.length &&
    isBalanceExplained(comparison, matchingRows);
  return { row, matches, taken: matches ? sumOf(matchingRows.map(({ amount }) => amount)) : null };
};

/** Whether the balance before the write and now is known, and these transactions explain the whole difference. */
const isBalanceExplained = (
  { fingerprint, recorded, fresh: { balance } }: Comparison,
  rows: readonly Transaction[],
): boolean => {
  if (balance === null) return false;
  const taken = rows.map((row) => (directionOf(row) === 'in' ? 0 - row.amount : row.amount));
  // The sum of whole numbers is whole.
  const before = taken.reduce((sum, amount) => sum + amount, Number(balance)) as Paise;
  return fingerprint.balance(before) === recorded?.balance;
};

const addedRows = ({
  fingerprint,
  recorded,
  fresh: { transactions },
}: Data): Comparison['added'] => {
  if (transactions === null || recorded?.newest === undefined) return null;
  if (recorded.newest === '') return transactions;
  const at = transactions.findIndex((row) => fingerprint.transaction(row) === recorded.newest);
  return at < 0 ? null : transactions.slice(0, at);
};

/** Whether every source that this write could have changed was recorded, is read now and is unchanged. */
const isUnchanged = (comparison: Comparison): boolean => {
  const { reads } = comparison.rule;
  const unchanged = unchangedIn(comparison);
  return reads.length > 0 && reads.every((source) => unchanged[source]);
};

/**
 * Whether every source that was recorded for the write is read now and is unchanged. False if no source was recorded.
 * True for a write that changes no source that can be read.
 */
export const isUnchangedSince = (write: ComparedWrite, fresh: FreshEvidence): boolean => {
  const comparison = comparisonOf(write, fresh);
  if (comparison === null || comparison.rule.reads.length === 0) return true;
  const unchanged = unchangedIn(comparison);
  const recorded = recordedSources(comparison.recorded);
  return recorded.length > 0 && recorded.every((source) => unchanged[source]);
};

const recordedSources = (recorded: RecordedEvidence | undefined): readonly EvidenceSource[] => [
  ...(recorded?.newest !== undefined ? (['transactions'] as const) : []),
  ...(['balance', 'cart'] as const).filter((source) => recorded?.[source] !== undefined),
  ...(recorded?.packs !== undefined && recorded.packs.length > 0 ? (['packs'] as const) : []),
];

/**
 * Whether each source was recorded, is read now and is unchanged. The cart counts as unchanged as long as it has every
 * recorded line.
 */
const unchangedIn = ({
  fingerprint,
  recorded,
  fresh,
  lines,
  added,
}: Comparison): Readonly<Record<EvidenceSource, boolean>> => {
  const cart = fresh.cart?.cartdetails.map(fingerprint.cartLine);
  return {
    transactions: added?.length === 0,
    balance: fresh.balance !== null && fingerprint.balance(fresh.balance) === recorded?.balance,
    cart: cart !== undefined && recorded?.cart?.every((line) => cart.includes(line)) === true,
    packs: fresh.packs !== null && lines.length > 0 && lines.every((line) => line.isUnchanged),
  };
};
