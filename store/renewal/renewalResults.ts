import type { Pack, PackResult } from '../wire/entities/packs/packs';
import { momentInIndia } from '../core/values/dates';
import { sumOf, type Paise } from '../core/values/money';
import { isPurchaseFailure, packFailureReason, type PackFailureReason } from '../packs/packResult';
import type { RenewalLine } from './renewalTerms';

/**
 * The operator's answer: a result for each pack, or one sentence, with the packs as loaded after it (null:
 * they could not be loaded).
 */
export type RenewalAnswer =
  | { readonly kind: 'results'; readonly results: readonly PackResult[] }
  | {
      readonly kind: 'sentence';
      readonly sentence: string;
      readonly packs: readonly Pack[] | null;
    };

/** A pack of a renewal and the operator's answer for it; null without one. */
export interface AnsweredLine {
  readonly line: RenewalLine;
  readonly answer: PackResult | string | null;
}

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
      readonly reason: PackFailureReason;
      /** The operator's own words. */
      readonly sentence: string;
      readonly code: string;
      /** When it can be renewed, as far as that is known. */
      readonly renewablefrom: string;
    }
  /** The operator gave no answer for it, or one that does not say how it ended. */
  | { readonly state: 'unclear'; readonly line: RenewalLine; readonly sentence: string };

/** The documented code of a pack that could not be renewed. */
const FAILED_CODE = '1087';
const FAILURE_SENTENCE = new RegExp(`\\bFAILED\\b|\\b${FAILED_CODE}\\b`, 'i');
/** The same number may be a price: "Rs. 1087 was charged". */
const AMOUNT =
  /(?:₹|\b(?:rs|inr)\b\.?)\s*[\d,.]+|\b[\d,]+(?:\.\d+|\s*(?:₹|\/-|(?:rs|inr|rupees?)\b))/gi;
/** Whether the sentence is the documented failure; any other sentence says neither yes nor no. */
export const isFailureSentence = (sentence: string): boolean =>
  FAILURE_SENTENCE.test(sentence.replace(AMOUNT, ''));

export const isSamePack =
  ({ productid, stbno }: Pick<Pack, 'productid' | 'stbno'>) =>
  (pack: Pick<Pack, 'productid' | 'stbno'>): boolean =>
    pack.productid === productid && pack.stbno === stbno;

/** Each pack of a renewal with its part of the answer. A renewal never holds a product twice. */
export const answeredLinesOf = (
  lines: readonly RenewalLine[],
  answer: RenewalAnswer,
): readonly AnsweredLine[] =>
  lines.map((line) => ({
    line,
    answer:
      answer.kind === 'sentence'
        ? answer.sentence
        : (answer.results.find(({ productid }) => productid === line.productid) ?? null),
  }));

/** Whether a pack ends later than it did before. */
const endsLater = (
  { expirydate }: Pick<RenewalLine, 'expirydate'>,
  now: Pack | undefined,
): boolean => {
  const before = momentInIndia(expirydate).day;
  const after = momentInIndia(now?.expirydate ?? '').day;
  return before !== '' && after > before;
};

const failed = (line: RenewalLine, sentence: string, code: string, now?: Pack): LineResult => ({
  state: 'failed',
  line,
  reason: packFailureReason(sentence),
  sentence,
  code,
  renewablefrom: now?.renewablefrom ?? '',
});

/**
 * A sentence is shown as the operator wrote it. Whether the pack was renewed is not guessed from it: the
 * pack's new end date decides, and otherwise only the documented failure is read from the sentence.
 */
const resultFromSentence = (
  line: RenewalLine,
  sentence: string,
  now: Pack | undefined,
): LineResult => {
  if (now !== undefined && endsLater(line, now))
    return { state: 'renewed', line, paid: line.amount, expirydate: now.expirydate };
  return isFailureSentence(sentence)
    ? failed(line, sentence, FAILED_CODE, now)
    : { state: 'unclear', line, sentence };
};

/** The result of each pack; `packs` are the packs as loaded last. */
export const lineResultsOf = (
  answered: readonly AnsweredLine[],
  packs: readonly Pack[],
): readonly LineResult[] =>
  answered.map(({ line, answer }) => {
    const now = packs.find(isSamePack(line));
    if (answer === null || typeof answer === 'string')
      return resultFromSentence(line, answer ?? '', now);
    const { errorcode, error, amount, expirydate } = answer;
    return isPurchaseFailure(answer)
      ? failed(line, error, errorcode, now)
      : {
          state: 'renewed',
          line,
          paid: amount ?? line.amount,
          expirydate: expirydate || (now && endsLater(line, now) ? now.expirydate : ''),
        };
  });

export const totalPaid = (results: readonly LineResult[]): Paise =>
  sumOf(results.flatMap((result) => (result.state === 'renewed' ? [result.paid] : [])));

/** Outside its fifteen days a pack would be refused again; everything else may go better next time. */
export const linesToRetry = (results: readonly LineResult[]): readonly RenewalLine[] =>
  results.flatMap((result) =>
    result.state === 'failed' && result.reason !== 'tooEarly' ? [result.line] : [],
  );
