import * as v from 'valibot';
import { compareDates, momentInIndia } from '../core/values/dates';
import { hashOf } from '../core/values/identifiers';
import type { Paise } from '../core/values/money';
import type { CallName } from '../wire/answers';
import type { Cart } from '../wire/entities/packs/cart';
import type { Pack } from '../wire/entities/packs/packs';
import { isCancelled, packStatusOf } from '../wire/entities/packs/packStatus';
import type { Transaction } from '../wire/entities/payments/transactions';

/** The operator's data that a write may have changed. */
export type EvidenceSource = 'transactions' | 'balance' | 'cart' | 'packs';

interface EvidenceRule {
  /**
   * The sources that are read before the write is sent and while its outcome is unknown. If the rule has sources, and
   * all of them were recorded, are read now and are unchanged, nothing has been booked so far.
   */
  readonly reads: readonly EvidenceSource[];
  /** The direction of the money when the write is booked. */
  readonly money: 'out' | 'in';
  /** What a booking does to the packs of the write. */
  readonly packs: 'runLonger' | 'stop';
}

/**
 * The writes whose outcome cannot be requested by a reference, and the data that shows whether they were booked. No
 * documented call shows an order for a new connection, so the portal cannot find out the outcome of `placeOrder`.
 */
const EVIDENCE = {
  checkout: {
    reads: ['transactions', 'balance', 'cart', 'packs'],
    money: 'out',
    packs: 'runLonger',
  },
  renew: { reads: ['transactions', 'balance', 'packs'], money: 'out', packs: 'runLonger' },
  renewReadingText: {
    reads: ['transactions', 'balance', 'packs'],
    money: 'out',
    packs: 'runLonger',
  },
  cancelForRefund: { reads: ['transactions', 'balance', 'packs'], money: 'in', packs: 'stop' },
  placeOrder: { reads: [], money: 'out', packs: 'runLonger' },
} as const satisfies Partial<Record<CallName, EvidenceRule>>;

export type ProvableCall = keyof typeof EVIDENCE;

export const isProvable = (call: string): call is ProvableCall => call in EVIDENCE;

export const ruleOf = (call: ProvableCall): EvidenceRule => EVIDENCE[call];

/** A pack on a box; `stbno` is '' for a pack on no box, or when the request names no box. */
const affectedPack = v.object({ productid: v.string(), stbno: v.string() });
export type AffectedPack = Readonly<v.InferOutput<typeof affectedPack>>;

const paise = v.custom<Paise>(Number.isSafeInteger);

/** What a booking of the write would change. */
export const expectedChange = v.object({
  amount: paise,
  packs: v.pipe(v.array(affectedPack), v.readonly()),
});
export type ExpectedChange = Readonly<v.InferOutput<typeof expectedChange>>;

/** What the operator's data shows of a write. */
export const booking = v.object({
  /** The packs of the write, as the operator has them now. `expirydate` is '' when the operator does not say. */
  lines: v.pipe(
    v.array(
      v.object({
        ...{ productid: v.string(), productname: v.string(), expirydate: v.string() },
        isBooked: v.boolean(),
      }),
    ),
    v.readonly(),
  ),
  /** The operator's transaction of the write; '' while none fits. */
  transactionid: v.string(),
  /** The amount taken or refunded for the write, which may differ from the agreed one; null while it is not known. */
  amount: v.nullable(paise),
});
export type Booking = Readonly<v.InferOutput<typeof booking>>;

/** The operator's current data; null for what could not be read completely. */
export interface FreshEvidence {
  /** The newest transactions, newest first. */
  readonly transactions: readonly Transaction[] | null;
  readonly balance: Paise | null;
  readonly cart: Cart | null;
  readonly packs: readonly Pack[] | null;
}

const packState = v.picklist(['running', 'stopped', 'other', 'absent']);

/**
 * The operator's data before the write was sent. Values that are only compared for equality are fingerprints, salted
 * with the key of the write. `state` and `ends` are stored in clear. A source that could not be read is missing.
 */
export const recordedEvidence = v.object({
  amount: v.string(),
  /** The newest transaction; '' when there was none. */
  newest: v.optional(v.string()),
  balance: v.optional(v.string()),
  /** The lines of the cart. */
  cart: v.optional(v.array(v.string())),
  /** The affected packs. `ends` is '' for a pack that did not exist (`state` is `absent`) or has no end. */
  packs: v.optional(v.array(v.object({ pack: v.string(), state: packState, ends: v.string() }))),
});
export type RecordedEvidence = v.InferOutput<typeof recordedEvidence>;
type PackState = v.InferOutput<typeof packState>;

/** Makes the fingerprints for the write with this key. The key is the salt, so fingerprints of two writes differ. */
export const fingerprints = (key: string) => {
  const hashParts = (...parts: readonly string[]): string => hashOf([key, ...parts].join('\n'));
  return {
    amount: (amount: Paise): string => hashParts('amount', String(amount)),
    balance: (balance: Paise): string => hashParts('balance', String(balance)),
    transaction: (row: Transaction): string =>
      hashParts(
        ...['transaction', row.transactionid, row.created, row.transactiontype],
        ...[String(row.amount), String(row.balance), row.description1, row.description2],
      ),
    cartLine: ({ productid, stbno, chargeperiod }: Cart['cartdetails'][number]): string =>
      hashParts('line', productid, stbno, chargeperiod),
    pack: ({ productid, stbno }: AffectedPack): string => hashParts('pack', productid, stbno),
  };
};

/**
 * Of the rows of one pack, the row that counts: the last to end of those that are not cancelled. If all rows are
 * cancelled, the last to end of all.
 */
export const currentRow = (rows: readonly Pack[]): Pack | undefined =>
  [...rows].sort(
    (first, second) =>
      Number(isCancelled(first)) - Number(isCancelled(second)) ||
      compareDates(second.expirydate, first.expirydate),
  )[0];

const packNow = (packs: readonly Pack[], { productid, stbno }: AffectedPack): Pack | undefined =>
  currentRow(
    packs.filter((pack) => pack.productid === productid && (stbno === '' || pack.stbno === stbno)),
  );

export const stateOf = (pack: Pack | undefined): PackState => {
  if (pack === undefined) return 'absent';
  if (isCancelled(pack)) return 'stopped';
  return packStatusOf(pack) === 'ACTIVE' ? 'running' : 'other';
};

/** Whether the operator already lists the pack as cancelled. */
export const isStopped = (packs: readonly Pack[], pack: AffectedPack): boolean =>
  stateOf(packNow(packs, pack)) === 'stopped';

/** Whether the rows are sorted newest first. If not, the first row may not be the newest. */
export const areNewestFirst = (rows: readonly Transaction[]): boolean => {
  const moments = rows.map(({ created }) => momentInIndia(created));
  return moments.every(
    ({ moment, day }, at) => day !== '' && (at === 0 || moment <= (moments[at - 1]?.moment ?? '')),
  );
};

/** The evidence that is recorded before the write with this key is sent. */
export const evidenceOf = (
  call: ProvableCall,
  key: string,
  { amount, packs }: ExpectedChange,
  fresh: FreshEvidence,
): RecordedEvidence => {
  const fingerprint = fingerprints(key);
  const reads = (source: EvidenceSource) => ruleOf(call).reads.includes(source);
  const [newest] = fresh.transactions ?? [];
  return {
    amount: fingerprint.amount(amount),
    ...(reads('transactions') &&
      fresh.transactions !== null && { newest: newest ? fingerprint.transaction(newest) : '' }),
    ...(reads('balance') &&
      fresh.balance !== null && { balance: fingerprint.balance(fresh.balance) }),
    ...(reads('cart') && fresh.cart && { cart: fresh.cart.cartdetails.map(fingerprint.cartLine) }),
    ...(reads('packs') &&
      fresh.packs && {
        packs: packs.map((affected) => {
          const current = packNow(fresh.packs ?? [], affected);
          // The request may lack the box number, but the operator's row has it. So the row is used if there is one.
          const pack = fingerprint.pack(current ?? affected);
          return { pack, state: stateOf(current), ends: current?.expirydate ?? '' };
        }),
      }),
  };
};
