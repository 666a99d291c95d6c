import { createSelector } from '@reduxjs/toolkit';
import type { Pack } from '../wire/entities/packs/packs';
import { isCancelled, type PackStatus, packStatusOf } from '../wire/entities/packs/packStatus';

/** A pack of which the operator gives no days runs as long as it is active. */
export const isPackRunning = (pack: Pack): boolean =>
  packStatusOf(pack) === 'ACTIVE' && (pack.daysleft ?? 0) >= 0;

/** After so many days an ended pack is history, and no longer what the household waits for. */
const DAYS_SHOWN_AFTER_END = 30;

/** Not cancelled; one that ended lately counts, as it may be why the screen is dark. */
export const isCurrent = ({ productstatus, daysleft }: Pack): boolean =>
  productstatus.toUpperCase() !== 'CANCEL' && (daysleft ?? 0) >= -DAYS_SHOWN_AFTER_END;

export const isBroadband = ({ producttype }: Pack): boolean =>
  producttype.toUpperCase() === 'BROADBAND';

/** Which pack on which box. */
export type PackKey = string;
export type ByPack<Value> = Readonly<Record<PackKey, Value>>;
export const packKey = (pack: {
  readonly productid: string;
  readonly stbno?: string | undefined;
}): PackKey => `${pack.productid} ${pack.stbno ?? ''}`;

interface WithPacks {
  /** Each of the two may be loaded before the other: after a payment they are loaded side by side. */
  readonly packs?: { readonly active: readonly Pack[] | null };
  readonly packChanges?: { readonly answered: ByPack<Partial<Pack>> };
}

/** Every pack there is or was, with what was just changed; null until the operator has answered. */
export const selectAllPacks = createSelector(
  ({ packs }: WithPacks) => packs?.active ?? null,
  ({ packChanges }: WithPacks) => packChanges?.answered,
  (packs, answered) =>
    packs &&
    packs.map((pack) => (isCancelled(pack) ? pack : { ...pack, ...answered?.[packKey(pack)] })),
);

/** The packs of one box, or those that play on none: broadband, and what the operator puts nowhere. */
export interface PackGroup {
  readonly place: 'box' | 'broadband' | 'nowhere';
  readonly stbno: string;
  readonly packs: readonly Pack[];
}

const GROUP_ORDER = ['box', 'broadband', 'nowhere'] as const;

const groupOf = (pack: Pack): PackGroup['place'] => {
  if (isBroadband(pack)) return 'broadband';
  return pack.stbno === '' ? 'nowhere' : 'box';
};

/** What needs the household first: running or run out, then failed and unknown, then what is cancelled. */
const STATUS_RANK: Record<PackStatus | 'OTHER', number> = {
  ACTIVE: 0,
  EXPIRED: 0,
  FAILED: 1,
  OTHER: 1,
  CANCEL: 2,
};

const compareByUrgency = (one: Pack, other: Pack): number =>
  STATUS_RANK[packStatusOf(one)] - STATUS_RANK[packStatusOf(other)] ||
  (one.daysleft ?? Infinity) - (other.daysleft ?? Infinity) ||
  0;

/** Box by box in the household's own order; a box that is not in the list follows those that are. */
export const packGroups = (
  packs: readonly Pack[],
  boxes: readonly { readonly stbno: string }[],
): readonly PackGroup[] => {
  const rankOf = (stbno: string) => {
    const at = boxes.findIndex((box) => box.stbno === stbno);
    return at < 0 ? boxes.length : at;
  };
  const groups = new Map<string, PackGroup & { readonly packs: Pack[] }>();
  packs.forEach((pack) => {
    const place = groupOf(pack);
    const stbno = place === 'box' ? pack.stbno : '';
    const group = groups.get(`${place} ${stbno}`) ?? { place, stbno, packs: [] };
    group.packs.push(pack);
    groups.set(`${place} ${stbno}`, group);
  });
  return [...groups.values()]
    .sort(
      (one, other) =>
        GROUP_ORDER.indexOf(one.place) - GROUP_ORDER.indexOf(other.place) ||
        rankOf(one.stbno) - rankOf(other.stbno),
    )
    .map((group) => ({ ...group, packs: [...group.packs].sort(compareByUrgency) }));
};

/** How an address names a pack. A box is named by its last four digits, as on the page. */
export interface PackRef {
  readonly productid: string;
  readonly ending: string;
  /** The day it was activated: tells a cancelled pack from the same one bought again; '' for the latest. */
  readonly since: string;
}

const DAY = 10;
const ENDING = 4;

export const packRefOf = (pack: Pack): PackRef => ({
  productid: pack.productid,
  ending: pack.stbno.slice(-ENDING),
  since: isCancelled(pack) ? pack.activatedon.slice(0, DAY) : '',
});

/** Of several with the same name the one that is not cancelled, and of those the latest. */
export const findPack = (packs: readonly Pack[], { productid, ending, since }: PackRef) => {
  const matches = packs
    .filter((pack) => pack.productid === productid && pack.stbno.endsWith(ending))
    .sort(
      (one, other) =>
        STATUS_RANK[packStatusOf(one)] - STATUS_RANK[packStatusOf(other)] ||
        other.activatedon.localeCompare(one.activatedon),
    );
  const isFromSameDay = (pack: Pack) => pack.activatedon.slice(0, DAY) === since;
  return (since !== '' && matches.find(isFromSameDay)) || matches[0] || null;
};
