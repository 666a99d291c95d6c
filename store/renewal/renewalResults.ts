import { momentInIndia } from '../core/values/dates';
import type { Paise } from '../core/values/money';
import { isPurchaseFailure, type PackFailureReason, packFailureReason } from '../packs/packResult';
import type { Pack, PackResult } from '../wire/entities/packs/packs';
import { type RenewalLine, totalOfLines } from './renewalTerms';

/** A pack of a renewal and the operator's answer for this pack; null when the operator gave none. */
export interface AnsweredLine {
  readonly line: RenewalLine;
  readonly answer: PackResult | null;
}

export type LineResult =
  | {
      readonly state: 'renewed';
      readonly line: RenewalLine;
      /** Null when neither the price nor the amount taken is known. */
      readonly paid: Paise | null;
      /** The new end, or '' when the operator did not say. */
      readonly expirydate: string;
    }
  | {
      readonly state: 'failed';
      readonly line: RenewalLine;
      readonly reason: PackFailureReason;
      /** The operator's own words. */
      readonly sentence: string;
      readonly code: string;
      /** The first day on which the pack can be renewed; '' when unknown. */
      readonly renewablefrom: string;
    }
  /** The operator gave no answer for the pack, and the loaded packs do not show a later end. */
  | { readonly state: 'unclear'; readonly line: RenewalLine };

export const isSamePack =
  ({ productid, stbno }: Pick<Pack, 'productid' | 'stbno'>) =>
  (pack: Pick<Pack, 'productid' | 'stbno'>): boolean =>
    pack.productid === productid && pack.stbno === stbno;

/**
 * Each pack with its part of the answer. The product identifies the pack, because a renewal never has a product twice.
 */
export const answeredLinesOf = (
  lines: readonly RenewalLine[],
  results: readonly PackResult[],
): readonly AnsweredLine[] =>
  lines.map((line) => ({
    line,
    answer: results.find(({ productid }) => productid === line.productid) ?? null,
  }));

/** Whether a pack ends later than it did before. */
const endsLater = (
  { expirydate }: Pick<RenewalLine, 'expirydate'>,
  currentPack: Pack | undefined,
): boolean => {
  const before = momentInIndia(expirydate).day;
  const after = momentInIndia(currentPack?.expirydate ?? '').day;
  return before !== '' && after > before;
};

const failed = (
  line: RenewalLine,
  sentence: string,
  code: string,
  currentPack?: Pack,
): LineResult => ({
  state: 'failed',
  line,
  reason: packFailureReason(sentence),
  sentence,
  code,
  renewablefrom: currentPack?.renewablefrom ?? '',
});

/** The result of each pack. `packs` are the latest loaded packs. */
export const lineResultsOf = (
  answered: readonly AnsweredLine[],
  packs: readonly Pack[],
): readonly LineResult[] =>
  answered.map(({ line, answer }) => {
    const currentPack = packs.find(isSamePack(line));
    if (answer === null)
      return currentPack !== undefined && endsLater(line, currentPack)
        ? { state: 'renewed', line, paid: line.amount, expirydate: currentPack.expirydate }
        : { state: 'unclear', line };
    const { errorcode, error, amount, expirydate } = answer;
    return isPurchaseFailure(answer)
      ? failed(line, error, errorcode, currentPack)
      : {
          state: 'renewed',
          line,
          paid: amount ?? line.amount,
          expirydate:
            expirydate ||
            (currentPack && endsLater(line, currentPack) ? currentPack.expirydate : ''),
        };
  });

/** Null when the amount of a renewed pack is unknown. */
export const totalPaid = (results: readonly LineResult[]): Paise | null =>
  totalOfLines(
    results.flatMap((result) => (result.state === 'renewed' ? [{ amount: result.paid }] : [])),
  );

/**
 * The failed packs that are worth another try. If it is too early for a pack, the operator would refuse the pack again.
 */
export const linesToRetry = (results: readonly LineResult[]): readonly RenewalLine[] =>
  results.flatMap((result) =>
    result.state === 'failed' && result.reason !== 'tooEarly' ? [result.line] : [],
  );
