import { momentInIndia } from '../core/values/dates';
import { NO_MONEY, type Paise, sumOf } from '../core/values/money';
import type { Pack } from '../wire/entities/packs/packs';
import { directionOf, type Transaction } from '../wire/entities/payments/transactions';
import {
  currentRow,
  type EvidenceSource,
  fingerprints,
  type FreshEvidence,
  isProvable,
  type ProvableCall,
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

/** A pack of the write, as the operator has it now. */
interface FoundLine {
  readonly productid: string;
  readonly productname: string;
  /** '' when the operator does not say. */
  readonly expirydate: string;
  readonly isBooked: boolean;
}

export interface FoundOutcome {
  readonly step: OutcomeStep;
  readonly lines: readonly FoundLine[];
  /** The operator's transaction of the write; '' while none fits. */
  readonly transactionid: string;
  /** The amount taken or refunded for the write, which may differ from the agreed one; null while it is not known. */
  readonly amount: Paise | null;
}

/**
 * Milliseconds for which the operator may still book a write. They count from the moment when a page begins to find out
 * the outcome of the write's last request. The window is longer than the time limit of every call in `evidence.ts`.
 */
export const BOOKING_WINDOW = 3 * 60 * 1000;

type ComparedWrite = Pick<PendingWrite, 'call' | 'key' | 'evidence' | 'isOvertaken'>;

/** The evidence recorded before the write was sent, together with the operator's current data. */
interface Evidence {
  readonly call: ProvableCall;
  /** The salt of what was recorded. */
  readonly key: string;
  /** Missing when no evidence was recorded, or when the stored evidence cannot be read. */
  readonly recorded: RecordedEvidence | undefined;
  readonly fresh: FreshEvidence;
  /** Another write was sent after this one, so only a transaction of exactly the agreed amount counts. */
  readonly isOvertaken: boolean;
}

/** null for a call that `evidence.ts` does not have. */
const comparisonOf = (
  { call, key, evidence: recorded, isOvertaken = false }: ComparedWrite,
  fresh: FreshEvidence,
): Evidence | null => (isProvable(call) ? { call, key, recorded, fresh, isOvertaken } : null);

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
  const evidence = comparisonOf(write, fresh);
  if (evidence === null) return null;
  const shown = linesOf(evidence);
  const isPartial = shown.some(({ isBooked }) => isBooked);
  const charge = onlyChargeOf(evidence, shown);
  const money = charge
    ? { row: charge, matches: true, taken: charge.amount }
    : moneyOf(evidence, isPartial);
  const lines = charge ? countPacksWithoutEnd(shown) : shown;
  return {
    step: stepOf(evidence, lines, money, isBookingWindowOver),
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

const foundLine = ({ productid, productname, expirydate }: Pack, isBooked: boolean): FoundLine => ({
  productid,
  productname,
  expirydate,
  isBooked,
});

const stepOf = (
  evidence: Evidence,
  lines: readonly Line[],
  money: Money,
  isBookingWindowOver: boolean,
): OutcomeStep => {
  const booked = lines.filter(({ isBooked }) => isBooked).length;
  if (money.matches && booked > 0 && booked === lines.length) return 'booked';
  if (!isBookingWindowOver) return 'findingOut';
  if (money.matches && booked > 0) return 'booked';
  return isUnchanged(evidence, lines) ? 'notBooked' : 'unknown';
};

interface Line {
  readonly currentPack: Pack | undefined;
  readonly isBooked: boolean;
  readonly isUnchanged: boolean;
  /** The pack runs, and the operator gave no end for this pack before the write. */
  readonly hasNoEnd: boolean;
}

/** The recorded packs, with their current state. */
const linesOf = ({ call, key, recorded, fresh }: Evidence): readonly Line[] => {
  const fingerprint = fingerprints(key);
  return (recorded?.packs ?? []).map(({ pack, state, ends }) => {
    const currentPack = currentRow(
      (fresh.packs ?? []).filter((listedPack) => fingerprint.pack(listedPack) === pack),
    );
    const isLonger = dayOf(currentPack?.expirydate ?? '') > dayOf(ends);
    const isBooked =
      ruleOf(call).packs === 'stop'
        ? state !== 'stopped' && stateOf(currentPack) === 'stopped'
        : stateOf(currentPack) === 'running' &&
          (state === 'absent' || state === 'stopped' || isLonger);
    // If a pack has only run out after the evidence was recorded, the write did not change it.
    const hasRunOut = state === 'running' && stateOf(currentPack) === 'other';
    const isUnchanged =
      (stateOf(currentPack) === state || hasRunOut) && (currentPack?.expirydate ?? '') === ends;
    const hasNoEnd = stateOf(currentPack) === 'running' && ends === '';
    return { currentPack, isBooked, isUnchanged, hasNoEnd };
  });
};

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
 * The only charge since the write, if it is the agreed amount and the new transactions explain the whole change of the
 * balance. When the operator sets the price, any amount counts for a write with one pack; with several packs the
 * charge does not show which packs were booked. undefined when another write was sent since.
 */
const onlyChargeOf = (evidence: Evidence, lines: readonly Line[]): Transaction | undefined => {
  const { call, key, recorded, fresh, isOvertaken } = evidence;
  if (isOvertaken || ruleOf(call).money !== 'out' || fresh.balance === null) return undefined;
  const added = addedRows(evidence) ?? [];
  const [charge, another] = added.filter((row) => directionOf(row) === 'out');
  if (charge === undefined || another !== undefined) return undefined;
  // A payment by card comes in and goes out again, and leaves the balance as it was.
  const isOtherMethod = added.some(
    (row) => directionOf(row) === 'in' && row.amount === charge.amount,
  );
  if (isOtherMethod) return undefined;
  const fingerprint = fingerprints(key);
  const before = (Number(fresh.balance) + netOf(added)) as Paise; // whole numbers stay whole
  const isAgreed = isPriceUnknown(evidence)
    ? lines.length === 1
    : fingerprint.amount(charge.amount) === recorded?.amount;
  return isAgreed && fingerprint.balance(before) === recorded?.balance ? charge : undefined;
};

const isPriceUnknown = ({ key, recorded }: Evidence): boolean =>
  recorded?.amount === fingerprints(key).amount(NO_MONEY);

const moneyOf = (evidence: Evidence, isPartial: boolean): Money => {
  const { call, key, recorded, fresh } = evidence;
  const fingerprint = fingerprints(key);
  const added = addedRows(evidence);
  const direction = ruleOf(call).money;
  // When the operator sets the price of a charge, the packs prove the booking and the money proves nothing. A refund
  // without an agreed amount is compared below, because its money must still match.
  if (direction === 'out' && isPriceUnknown(evidence))
    return { row: undefined, matches: true, taken: null };
  const matchingRows = (added ?? []).filter((row) => directionOf(row) === direction);
  const row = matchingRows.find(({ amount }) => fingerprint.amount(amount) === recorded?.amount);
  const taken = row?.amount ?? null;
  if (fresh.balance === null || recorded?.balance === undefined)
    return { row, taken, matches: row !== undefined };
  const before = (moved: number) =>
    fingerprint.balance((Number(fresh.balance) + moved) as Paise) === recorded.balance; // whole numbers stay whole
  // The balance is unchanged, so packs that have changed were paid for by another method.
  if (before(0)) return { row, taken, matches: false };
  if (row) return { row, taken, matches: true };
  if (evidence.isOvertaken) return { row, taken, matches: false };
  // When only some packs were booked, or another amount was taken, the new transactions must explain the whole change
  // of the balance.
  const matches =
    isPartial &&
    matchingRows.length > 0 &&
    matchingRows.length === added?.length &&
    before(netOf(added ?? []));
  return { row, matches, taken: matches ? sumOf(matchingRows.map(({ amount }) => amount)) : null };
};

/** What these transactions took in total. */
const netOf = (rows: readonly Transaction[]): number =>
  rows.reduce((sum, row) => sum + signedAmount(row), 0);

const signedAmount = (row: Transaction): number =>
  directionOf(row) === 'in' ? 0 - row.amount : row.amount;

/** The transactions since the write; null when the data does not show which they are. */
const addedRows = ({ key, recorded, fresh }: Evidence): readonly Transaction[] | null => {
  if (fresh.transactions === null || recorded?.newest === undefined) return null;
  if (recorded.newest === '') return fresh.transactions;
  const fingerprint = fingerprints(key);
  const at = fresh.transactions.findIndex(
    (row) => fingerprint.transaction(row) === recorded.newest,
  );
  return at < 0 ? null : fresh.transactions.slice(0, at);
};

/** Whether every source that this write could have changed was recorded, is read now and is unchanged. */
const isUnchanged = (evidence: Evidence, lines: readonly Line[]): boolean => {
  const { reads } = ruleOf(evidence.call);
  const unchanged = unchangedIn(evidence, lines);
  return reads.length > 0 && reads.every((source) => unchanged[source]);
};

/**
 * Whether at least one source that the write could have changed was recorded, and every recorded source is read now and
 * unchanged. Also true for a write that changes no source that can be read.
 */
export const isUnchangedSince = (write: ComparedWrite, fresh: FreshEvidence): boolean => {
  const evidence = comparisonOf(write, fresh);
  if (evidence === null || ruleOf(evidence.call).reads.length === 0) return true;
  const unchanged = unchangedIn(evidence, linesOf(evidence));
  const recorded = recordedSources(evidence.recorded);
  return recorded.length > 0 && recorded.every((source) => unchanged[source]);
};

const recordedSources = (recorded: RecordedEvidence | undefined): readonly EvidenceSource[] => [
  ...(recorded?.newest !== undefined ? (['transactions'] as const) : []),
  ...(['balance', 'cart'] as const).filter((source) => recorded?.[source] !== undefined),
  ...(recorded?.packs !== undefined && recorded.packs.length > 0 ? (['packs'] as const) : []),
];

/** Whether each source is unchanged; null for a source that was not recorded or cannot be read now. */
const unchangedIn = (
  evidence: Evidence,
  lines: readonly Line[],
): Readonly<Record<EvidenceSource, boolean | null>> => {
  const { key, recorded, fresh } = evidence;
  const fingerprint = fingerprints(key);
  const cart = fresh.cart?.cartdetails.map(fingerprint.cartLine);
  return {
    transactions:
      recorded?.newest !== undefined && fresh.transactions !== null
        ? addedRows(evidence)?.length === 0
        : null,
    balance:
      recorded?.balance !== undefined && fresh.balance !== null
        ? fingerprint.balance(fresh.balance) === recorded.balance
        : null,
    cart:
      recorded?.cart && cart ? recorded.cart.every((cartLine) => cart.includes(cartLine)) : null,
    packs:
      fresh.packs !== null && lines.length > 0 ? lines.every((line) => line.isUnchanged) : null,
  };
};
