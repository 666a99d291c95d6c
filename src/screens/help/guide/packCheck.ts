import type { Pack } from '../../../../store/wire/entities/packs/packs';

/** Whether what the box is to show has been paid for. */
export type PackCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'over'; readonly packs: readonly Pack[]; readonly expirydate: string }
  | { readonly kind: 'partly'; readonly packs: readonly Pack[] }
  | { readonly kind: 'running' };

/** An operator may not say which box a pack plays on: then it may be any. */
const playsOn =
  (stbno: string) =>
  (pack: Pack): boolean =>
    pack.stbno === stbno || (pack.stbno === '' && pack.producttype.toUpperCase() !== 'BROADBAND');

const isOver = ({ daysleft, productstatus }: Pack): boolean =>
  productstatus === 'EXPIRED' || (daysleft ?? 0) < 0;

export const checkPacks = (packs: readonly Pack[], stbno: string): PackCheck => {
  const own = packs.filter(playsOn(stbno));
  const over = own.filter(isOver);
  if (own.length === 0) return { kind: 'none' };
  if (over.length === 0) return { kind: 'running' };
  if (over.length < own.length) return { kind: 'partly', packs: over };
  // The last one to end is the one that took the picture with it.
  const expirydate =
    over
      .map((pack) => pack.expirydate)
      .sort()
      .at(-1) ?? '';
  return { kind: 'over', packs: over, expirydate };
};
