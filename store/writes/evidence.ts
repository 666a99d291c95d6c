import * as v from 'valibot';
import { compareDates, momentInIndia } from '../core/values/dates';
import { hashOf } from '../core/values/identifiers';
import type { Paise } from '../core/values/money';
import type { CallName } from '../wire/answers';
import type { Cart } from '../wire/entities/packs/cart';
import type { Pack } from '../wire/entities/packs/packs';
import { isCancelled, packStatusOf } from '../wire/entities/packs/packStatus';
import type { Transaction } from '../wire/entities/payments/transactions';

/** What can be read of the operator that a write may have changed. */
export type EvidenceSource = 'transactions' | 'balance' | 'cart' | 'packs';

interface EvidenceRule {
  /** Read before the write leaves and while its outcome is unknown; all unchanged means that nothing was booked. */
  readonly reads: readonly EvidenceSource[];
  /** Which way the money goes when the write is booked. */
  readonly money: 'out' | 'in';
  /** What a booking does to the packs it is about. */
  readonly packs: 'runLonger' | 'stop';
}

/**
 * The writes without a reference of their own, and what shows whether one was booked. Of an order for a new
 * connection no documented call shows anything, so its outcome stays unknown until the answer comes.
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

/** A pack on a box; `stbno` is '' for a pack that plays on none, or when the request names no box. */
const affectedPack = v.object({ productid: v.string(), stbno: v.string() });
export type AffectedPack = Readonly<v.InferOutput<typeof affectedPack>>;

/** What a write is about: what a booking of it would move. */
export const expectedChange = v.object({
  amount: v.custom<Paise>(Number.isSafeInteger),
  packs: v.pipe(v.array(affectedPack), v.readonly()),
});
export type ExpectedChange = Readonly<v.InferOutput<typeof expectedChange>>;

/** What the operator has now; null for what could not be read as a whole. */
export interface FreshEvidence {
  /** The newest ones, newest first. */
  readonly transactions: readonly Transaction[] | null;
  readonly balance: Paise | null;
  readonly cart: Cart | null;
  readonly packs: readonly Pack[] | null;
}

const packState = v.picklist(['running', 'stopped', 'other', 'absent']);

/**
 * What the operator had before the write left. What has to be compared for equality alone is a fingerprint,
 * salted with the key of the write; times are in clear. A source that could not be read is missing.
 */
export const recordedEvidence = v.object({
  amount: v.string(),
  /** The newest transaction; '' when there was none. */
  newest: v.optional(v.string()),
  balance: v.optional(v.string()),
  /** The lines of the cart. */
  cart: v.optional(v.array(v.string())),
  /** The affected packs, and until when they ran; '' of one that was not there. */
  packs: v.optional(v.array(v.object({ pack: v.string(), state: packState, ends: v.string() }))),
});
export type RecordedEvidence = v.InferOutput<typeof recordedEvidence>;
type PackState = v.InferOutput<typeof packState>;

/** Fingerprints of one write: those of another have another salt and cannot be compared with them. */
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

/** Of several rows of a pack the one that is not cancelled, and of those the one that runs longest. */
export const currentRow = (rows: readonly Pack[]): Pack | undefined =>
  [...rows].sort(
    (one, other) =>
      Number(isCancelled(one)) - Number(isCancelled(other)) ||
      compareDates(other.expirydate, one.expirydate),
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

/** Whether the operator has the pack as cancelled already. */
export const isStopped = (packs: readonly Pack[], pack: AffectedPack): boolean =>
  stateOf(packNow(packs, pack)) === 'stopped';

/** Whether the rows come newest first: only then the first one is the newest. */
export const areNewestFirst = (rows: readonly Transaction[]): boolean => {
  const moments = rows.map(({ created }) => momentInIndia(created));
  return moments.every(
    ({ moment, day }, at) => day !== '' && (at === 0 || moment <= (moments[at - 1]?.moment ?? '')),
  );
};

/** What is written down of the world before the write with this key leaves. */
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
          const now = packNow(fresh.packs ?? [], affected);
          // Named as the operator names it, so that it is found again without the request.
          const pack = fingerprint.pack(now ?? affected);
          return { pack, state: stateOf(now), ends: now?.expirydate ?? '' };
        }),
      }),
  };
};
