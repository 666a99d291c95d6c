import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectRenewalDays } from '../../../../store/app/app';
import type { ChargePeriod } from '../../../../store/packs/chargePeriods';
import { findPack, packGroups, packKey, packRefFromQuery } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { RenewalDraft } from '../../../../store/payments/shortfall';
import { selectShortfall } from '../../../../store/payments/topUp';
import { selectRenewalPacks, selectTermPrices } from '../../../../store/renewal/renewal';
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

export interface RenewalSelection {
  /** Whether every row of the list of packs could be read. If not, the screen shows no common end date. */
  readonly isWhole: boolean;
  /** The packs that can be renewed; only packs of the chosen box if a box has to be chosen. */
  readonly ready: readonly Pack[];
  readonly box: string | null;
  readonly isTicked: (pack: Pack) => boolean;
  readonly onTick: (pack: Pack, ticked: boolean) => void;
  readonly onBox: (stbno: string) => void;
  readonly onPeriod: (period: ChargePeriod) => void;
  readonly terms: readonly TermOffer[];
  /** The ticked packs and their prices for the chosen term. */
  readonly quote: Quote;
  /** What a pack costs for the chosen term. */
  readonly amountOf: (pack: Pack) => Quote['total'];
  /** The subscriber's choice, restored after a top-up. */
  readonly draft: RenewalDraft;
}

/** The packs of the service in the address (`renewServicePath`); none if the address contains no service. */
const packsOfService = (query: URLSearchParams, all: readonly Pack[]): readonly Pack[] => {
  const service = query.get('service');
  if (!service) return [];
  return packGroups(all, [])
    .filter(({ place, stbno }) => (place === 'box' ? stbno.endsWith(service) : place === service))
    .flatMap(({ packs }) => packs);
};

/** The renewal of the pack or the service in the URL; null if none of its packs can be renewed. */
const draftFromQuery = (query: URLSearchParams, all: readonly Pack[]): RenewalDraft | null => {
  const ref = packRefFromQuery(query);
  const pack = ref && findPack(all, ref);
  const namedPacks = pack ? [pack] : packsOfService(query, all);
  const [first] = namedPacks;
  if (!first) return null;
  const ticks = Object.fromEntries(
    all.map((listed) => [
      packKey(listed),
      listed === pack || (namedPacks.includes(listed) && !isMarkedForRemoval(listed)),
    ]),
  );
  return { ticks, period: null, box: first.stbno };
};

/**
 * The subscriber's choice. It starts with the packs of the URL, or with the choice from before a top-up. Otherwise it
 * starts with every pack that is not marked for removal, or with no pack if a row could not be read.
 */
export const useRenewalSelection = ({ ready: all, boxes }: RenewalOptions): RenewalSelection => {
  const isWhole = useAppSelector((state) => selectUnreadableRows(state, 'renewablePacks')) === 0;
  const termPrices = useAppSelector(selectTermPrices) ?? [];
  const listed = useAppSelector(selectRenewalPacks) ?? all;
  const prices = pricesByPack(termPrices, listed, isWhole);
  const shortfall = useAppSelector(selectShortfall);
  const lengths = useAppSelector(selectRenewalDays);
  const [query] = useSearchParams();
  const earlier = draftFromQuery(query, all) ?? shortfall?.renewal;
  const [ticks, setTicks] = useState(earlier?.ticks ?? {});
  const [chosenBox, onBox] = useState(earlier?.box ?? null);
  const [chosenPeriod, onPeriod] = useState(earlier?.period ?? null);

  const box = boxes.find((stbno) => stbno === chosenBox) ?? boxes[0] ?? null;
  const ready = box === null ? all : all.filter(({ stbno }) => stbno === box);
  const isTicked = (pack: Pack) => ticks[packKey(pack)] ?? (isWhole && !isMarkedForRemoval(pack));
  const ticked = ready.filter(isTicked);
  const terms = termsOf(ticked, prices, useOperatorToday(), lengths);
  const period = chosenPeriod ?? defaultPeriod(terms, commonPeriod(ticked));
  return {
    isWhole,
    ready,
    box,
    isTicked,
    onTick: (pack, isOn) =>
      setTicks((earlierTicks) => ({ ...earlierTicks, [packKey(pack)]: isOn })),
    onBox,
    onPeriod,
    terms,
    quote: quoteOf(ticked, prices, period),
    amountOf: (pack) => quoteOf([pack], prices, period).total,
    draft: { ticks, period: chosenPeriod, box: chosenBox },
  };
};

/** The usual term if it has a price, otherwise the shortest term with a price. */
const defaultPeriod = (terms: readonly TermOffer[], usual: ChargePeriod): ChargePeriod => {
  const priced = terms.filter(({ total }) => total !== null).map(({ period }) => period);
  return priced.includes(usual) ? usual : (priced[0] ?? usual);
};
