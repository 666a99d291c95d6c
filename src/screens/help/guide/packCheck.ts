import { compareDates } from '../../../../store/core/values/dates';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isPackFailure } from '../../../../store/wire/entities/packs/packStatus';

/** Whether the packs of a box are active. */
export type PackCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'over'; readonly packs: readonly Pack[]; readonly expirydate: string }
  | { readonly kind: 'partly'; readonly packs: readonly Pack[] }
  /** The operator could not give or renew them, and nothing else explains the missing picture. */
  | { readonly kind: 'failed'; readonly packs: readonly Pack[] }
  | { readonly kind: 'running' };

/** A TV pack without a box number may belong to any box. */
const playsOn =
  (stbno: string) =>
  (pack: Pack): boolean =>
    pack.stbno === stbno || (pack.stbno === '' && pack.producttype.toUpperCase() !== 'BROADBAND');

const isOver = ({ daysleft, productstatus }: Pack): boolean =>
  productstatus === 'EXPIRED' || (daysleft ?? 0) < 0;

export const checkPacks = (packs: readonly Pack[], stbno: string): PackCheck => {
  const own = packs.filter(playsOn(stbno));
  const failed = own.filter(isPackFailure);
  const given = own.filter((pack) => !isPackFailure(pack));
  const over = given.filter(isOver);
  if (own.length === 0) return { kind: 'none' };
  if (failed.length > 0 && over.length === 0) return { kind: 'failed', packs: failed };
  if (over.length === 0) return { kind: 'running' };
  if (over.length < given.length) return { kind: 'partly', packs: over };
  // The pack that ended last took the picture away.
  const expirydate =
    over
      .map((pack) => pack.expirydate)
      .sort(compareDates)
      .at(-1) ?? '';
  return { kind: 'over', packs: over, expirydate };
};
