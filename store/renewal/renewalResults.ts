import type { Pack, PackResult } from '../wire/entities/packs/packs';
import { momentInIndia } from '../core/dates';
import { sumOf, type Paise } from '../core/money';
import type { RenewalLine } from './renewalTerms';

/**
 * What the operator said: a result for each pack, or a sentence of its own, with the packs as they are
 * after it (null: they could not be read).
 */
export type RenewalAnswer =
  | { readonly kind: 'results'; readonly results: readonly PackResult[] }
  | {
      readonly kind: 'sentence';
      readonly sentence: string;
      readonly packs: readonly Pack[] | null;
    };

/** A pack of a renewal and what the operator said of it; null when it said nothing. */
export interface ToldLine {
  readonly line: RenewalLine;
  readonly said: PackResult | string | null;
}

/** Why a pack was not renewed, as far as the operator's documented messages tell (specification §8). */
export type Reason = 'tooEarly' | 'chargeRefused' | 'other';

export type LineResult =
  | {
      readonly state: 'renewed';
      readonly line: RenewalLine;
      readonly paid: Paise;
      /** The new end, or '' when the operator did not say. */
      readonly expirydate: string;
    }
  | {
      readonly state: 'failed';
      readonly line: RenewalLine;
      readonly reason: Reason;
      /** The operator's own words. */
      readonly said: string;
      readonly code: string;
      /** When it can be renewed, as far as that is known. */
      readonly renewablefrom: string;
    }
  /** The operator said nothing of it, or nothing that tells how it ended. */
  | { readonly state: 'unclear'; readonly line: RenewalLine; readonly said: string };

/** The documented code of a pack that could not be renewed. */
const FAILED_CODE = '1087';
const SAYS_FAILED = new RegExp(`\\bFAILED\\b|\\b${FAILED_CODE}\\b`, 'i');
const NOT_RENEWED = ['FAILED', 'CANCEL'];

export const isPack =
  ({ productid, stbno }: Pick<Pack, 'productid' | 'stbno'>) =>
  (pack: Pick<Pack, 'productid' | 'stbno'>): boolean =>
    pack.productid === productid && pack.stbno === stbno;

/** Each pack of a renewal with its part of the answer. A renewal never holds a product twice. */
export const toldOf = (lines: readonly RenewalLine[], answer: RenewalAnswer): readonly ToldLine[] =>
  lines.map((line) => ({
    line,
    said:
      answer.kind === 'sentence'
        ? answer.sentence
        : (answer.results.find(({ productid }) => productid === line.productid) ?? null),
  }));

/** Why a pack was not renewed, by the operator's own words. */
export const reasonOf = (said: string): Reason => {
  if (/within 15 days/i.test(said)) return 'tooEarly';
  return /CreateConditionalVoucherCharges/i.test(said) ? 'chargeRefused' : 'other';
};

/** Whether a pack ends later than it did before. */
export const hasMoved = (
  { expirydate }: Pick<RenewalLine, 'expirydate'>,
  now: Pack | undefined,
): boolean => {
  const before = momentInIndia(expirydate).day;
  const after = momentInIndia(now?.expirydate ?? '').day;
  return before !== '' && after > before;
};

const failed = (line: RenewalLine, said: string, code: string, now?: Pack): LineResult => ({
  state: 'failed',
  line,
  reason: reasonOf(said),
  said,
  code,
  renewablefrom: now?.renewablefrom ?? '',
});

/**
 * A sentence is shown as it came. Whether it means yes is not guessed from its words: the pack itself
 * says so by its new end, and only the documented failure is taken at its word.
 */
const byItsWords = (line: RenewalLine, said: string, now: Pack | undefined): LineResult => {
  if (SAYS_FAILED.test(said)) return failed(line, said, FAILED_CODE, now);
  return now !== undefined && hasMoved(line, now)
    ? { state: 'renewed', line, paid: line.amount, expirydate: now.expirydate }
    : { state: 'unclear', line, said };
};

/** Whether the operator says of a pack that nothing came of it. */
export const hasFailed = ({ productstatus, errorcode, error }: PackResult): boolean =>
  errorcode !== '' || error !== '' || NOT_RENEWED.includes(productstatus.toUpperCase());

/** What became of each pack; `packs` are as the operator has them now. */
export const resultsOf = (
  told: readonly ToldLine[],
  packs: readonly Pack[],
): readonly LineResult[] =>
  told.map(({ line, said }) => {
    const now = packs.find(isPack(line));
    if (said === null) return { state: 'unclear', line, said: '' };
    if (typeof said === 'string') return byItsWords(line, said, now);
    const { errorcode, error, amount, expirydate } = said;
    return hasFailed(said)
      ? failed(line, error, errorcode, now)
      : {
          state: 'renewed',
          line,
          paid: amount ?? line.amount,
          expirydate: expirydate || (now && hasMoved(line, now) ? now.expirydate : ''),
        };
  });

export const paidFor = (results: readonly LineResult[]): Paise =>
  sumOf(results.flatMap((result) => (result.state === 'renewed' ? [result.paid] : [])));

/** Outside its fifteen days a pack would be refused again; everything else may go better next time. */
export const worthAnotherTry = (results: readonly LineResult[]): readonly RenewalLine[] =>
  results.flatMap((result) =>
    result.state === 'failed' && result.reason !== 'tooEarly' ? [result.line] : [],
  );

/** What packs and balance say of a renewal that got no answer. */
export type Verdict = 'renewed' | 'notRenewed' | 'unclear';

export const verdictOf = (
  lines: readonly RenewalLine[],
  packs: readonly Pack[],
  balance: { readonly before: Paise | null; readonly now: Paise | null },
): Verdict => {
  if (lines.some((line) => hasMoved(line, packs.find(isPack(line))))) return 'renewed';
  const isSame = balance.before !== null && balance.before === balance.now;
  const areThere = lines.every((line) => packs.some(isPack(line)));
  return isSame && areThere ? 'notRenewed' : 'unclear';
};
