import type { PackResult } from '../wire/entities/packs/packs';
import { isPackFailure } from '../wire/entities/packs/packStatus';
import { isNamedRefusal } from '../wire/refusal';
import type { Outcome } from '../writes/outcome';

interface NamedPack {
  readonly productid: string;
  /** '' when the operator gave no name. */
  readonly productname: string;
}

/** What a pack is called: its name, or its code when the operator has sent no name. */
export const packNameOf = ({ productname, productid }: NamedPack): string =>
  productname || productid;

export type PackFailureReason = 'tooEarly' | 'chargeRefused' | 'other';

/** Why a pack failed, as far as the operator's documented messages tell (specification §8). */
export const packFailureReason = (sentence: string): PackFailureReason => {
  if (/within 15 days/i.test(sentence)) return 'tooEarly';
  return /CreateConditionalVoucherCharges/i.test(sentence) ? 'chargeRefused' : 'other';
};

/** Whether a purchase or a renewal failed. CANCEL, which means success for a removal, is a failure here. */
export const isPurchaseFailure = (result: PackResult): boolean =>
  isPackFailure(result) || result.productstatus === 'CANCEL';

/** What a result says about its pack: provided, refused by a documented code or sentence, or neither. */
export const purchaseOutcome = (result: PackResult): Outcome => {
  if (!isPurchaseFailure(result)) return 'done';
  return isNamedRefusal(result.errorcode, result.error) ? 'refused' : 'unknown';
};

/** The packs that were provided, with the last day that the operator gives: '' if it gives none. */
export const providedUntil = (
  results: readonly PackResult[],
): readonly { readonly name: string; readonly day: string }[] =>
  results
    .filter((result) => !isPurchaseFailure(result))
    .map((result) => ({ name: packNameOf(result), day: result.expirydate }));

/** The names of the packs that were paid for but not provided. */
export const failedPackNames = (results: readonly PackResult[]): readonly string[] =>
  results.filter(isPurchaseFailure).map(packNameOf);
