import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectRenewalDays } from '../../../../store/app/app';
import type { ChargePeriod } from '../../../../store/packs/chargePeriods';
import { findPack, packGroups, packKey } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { RenewalDraft } from '../../../../store/payments/shortfall';
import { selectShortfall } from '../../../../store/payments/topUp';
import { selectTermPrices } from '../../../../store/renewal/renewal';
import type { RenewalOptions } from '../../../../store/renewal/renewalOptions';
import {
  commonPeriod,
  pricesByPack,
  type Quote,
  quoteOf,
  type TermOffer,
  termsOf,
} from '../../../../store/renewal/renewalTerms';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { selectUnreadableRows } from '../../../../store/wire/unreadableRows';
import { useAppSelector } from '../../../app/hooks';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { packRefFromQuery } from '../../packs/manage/packRefFromQuery';

const NO_PRICES = [] as const;

export interface RenewalSelection {
  /** Of the box that is chosen, where one has to be. */
  readonly ready: readonly Pack[];
  readonly box: string | null;
  readonly isTicked: (pack: Pack) => boolean;
  readonly onTick: (pack: Pack, ticked: boolean) => void;
  readonly onBox: (stbno: string) => void;
  readonly onPeriod: (period: ChargePeriod) => void;
  readonly terms: readonly TermOffer[];
  /** What is ticked, for the term that is chosen. */
  readonly quote: Quote;
  /** What a pack costs for that term. */
  readonly amountOf: (pack: Pack) => Quote['total'];
  /** The choice itself, to be taken up again after a top-up. */
  readonly draft: RenewalDraft;
}

/** The packs of the service that the address names (`renewServicePath`); none where it names no service. */
const packsOfService = (query: URLSearchParams, all: readonly Pack[]): readonly Pack[] => {
  const service = query.get('service');
  if (!service) return [];
  return packGroups(all, [])
    .filter(({ place, stbno }) => (place === 'box' ? stbno.endsWith(service) : place === service))
    .flatMap(({ packs }) => packs);
};

/** What the address names, alone: one pack, or a service; null where none of it can be renewed. */
const draftFromQuery = (query: URLSearchParams, all: readonly Pack[]): RenewalDraft | null => {
  const ref = packRefFromQuery(query);
  const pack = ref && findPack(all, ref);
  const named = pack ? [pack] : packsOfService(query, all);
  const [first] = named;
  if (!first) return null;
  const ticks = Object.fromEntries(
    all.map((one) => [
      packKey(one),
      one === pack || (named.includes(one) && !isMarkedForRemoval(one)),
    ]),
  );
  return { ticks, period: null, box: first.stbno };
};

/** Whether every pack in use could be read. Otherwise nothing is said of all of them, nor summed up unasked. */
export const useIsRenewalWhole = (): boolean =>
  useAppSelector((state) => selectUnreadableRows(state, 'renewablePacks')) === 0;

/**
 * The subscriber's draft: everything that can be renewed is ticked until they say otherwise, here, before a
 * top-up, or by the button of one pack. Where a pack could not be read, nothing is ticked for them.
 */
export const useRenewalSelection = ({ ready: all, boxes }: RenewalOptions): RenewalSelection => {
  const prices = pricesByPack(useAppSelector(selectTermPrices) ?? NO_PRICES, all);
  const shortfall = useAppSelector(selectShortfall);
  const lengths = useAppSelector(selectRenewalDays);
  const isWhole = useIsRenewalWhole();
  const [query] = useSearchParams();
  const earlier = draftFromQuery(query, all) ?? shortfall?.renewal;
  const [ticks, setTicks] = useState(earlier?.ticks ?? {});
  const [chosenBox, onBox] = useState(earlier?.box ?? null);
  const [chosenPeriod, onPeriod] = useState(earlier?.period ?? null);

  const box = boxes.find((one) => one === chosenBox) ?? boxes[0] ?? null;
  const ready = box === null ? all : all.filter(({ stbno }) => stbno === box);
  const isTicked = (pack: Pack) => ticks[packKey(pack)] ?? (isWhole && !isMarkedForRemoval(pack));
  const ticked = ready.filter(isTicked);
  const terms = termsOf(ticked, prices, useOperatorToday(), lengths);
  const period = chosenPeriod ?? defaultPeriod(terms, commonPeriod(ticked));
  return {
    ready,
    box,
    isTicked,
    onTick: (pack, isOn) => setTicks((now) => ({ ...now, [packKey(pack)]: isOn })),
    onBox,
    onPeriod,
    terms,
    quote: quoteOf(ticked, prices, period),
    amountOf: (pack) => quoteOf([pack], prices, period).total,
    draft: { ticks, period: chosenPeriod, box: chosenBox },
  };
};

/** The usual term, or, where it has no price, the shortest one that has. */
const defaultPeriod = (terms: readonly TermOffer[], usual: ChargePeriod): ChargePeriod => {
  const priced = terms.filter(({ total }) => total !== null).map(({ period }) => period);
  return priced.includes(usual) ? usual : (priced[0] ?? usual);
};
