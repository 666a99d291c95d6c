import { memo, useMemo } from 'react';
import { isOwned } from '../../../../store/catalogue/activeEntitlements';
import { selectArePacksComplete } from '../../../../store/catalogue/catalogue';
import {
  findChannels,
  findPacks,
  type SearchEntry,
  selectChannelEntries,
} from '../../../../store/catalogue/catalogueSearch';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useAppSelector } from '../../../app/hooks';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { comparisonPath, listedItems, withList } from '../browse/browseState';
import { CompareToggle, type ComparingMode } from '../browse/ComparingMode';
import { isLongList, ListCards } from '../browse/ListCards';
import { type OffersProps, ResultList } from '../browse/ResultList';
import { addPacksText } from '../catalogue.text';
import type { ChannelOffersProps } from '../channels/ChannelOffers';
import { PackCard } from './PackCard';
import { useEntitlements } from './purchaseTarget';

/** Loaded when the channels may be shown next (`preloadChannels`), or when a search finds no pack. */
export const ChannelOffers = lazyPart<ChannelOffersProps>({
  id: 'catalogue-channels',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-channels" */ '../channels/ChannelOffers'))
      .ChannelOffers,
});

interface PackOffersProps extends OffersProps {
  readonly entries: readonly SearchEntry<AvailablePack>[];
  readonly comparison: ComparingMode;
}

export const PackOffers = memo(({ entries, browse, onShowAll, comparison }: PackOffersProps) => {
  const t = useText(addPacksText);
  const { products: entitlements } = useEntitlements();
  const { compared } = browse;
  const onCompare = comparison.isOn ? comparison.onCompare : null;
  const path = compared.length > 1 ? comparisonPath(browse) : null;
  const shown = useMemo(() => {
    const matches = findPacks(entries, browse);
    return listedItems(matches, browse, ({ productid }) => isOwned(entitlements.get(productid)));
  }, [entries, browse, entitlements]);
  const keys = useMemo(() => shown.map(({ productid }) => productid), [shown]);
  const row = (at: number) => {
    const pack = shown[at];
    if (!pack) return undefined;
    const isCompared = compared.includes(pack.productid);
    return (
      <PackCard
        pack={pack}
        entitlement={entitlements.get(pack.productid)}
        isCompared={isCompared}
        onCompare={onCompare}
        comparisonPath={isCompared ? path : null}
        comparedCount={isCompared ? compared.length : 0}
      />
    );
  };
  const isComplete = useAppSelector(selectArePacksComplete);
  const channels = useAppSelector(selectChannelEntries);
  const channelBrowse = useMemo(() => withList(browse, 'channels'), [browse]);
  const hasChannels =
    isComplete &&
    shown.length === 0 &&
    browse.query !== '' &&
    channels !== null &&
    findChannels(channels, channelBrowse).length > 0;
  if (hasChannels)
    return (
      <>
        <p>{t.channelsInstead}</p>
        <ChannelOffers
          entries={channels}
          browse={channelBrowse}
          onShowAll={onShowAll}
          skeleton={<SkeletonRows lead />}
          failed={tryAgain}
        />
      </>
    );
  return (
    <ResultList
      list="packs"
      count={shown.length}
      total={entries.length}
      isComplete={isComplete}
      onShowAll={onShowAll}
      action={<CompareToggle {...comparison} />}
    >
      <ListCards isLong={isLongList(entries)} label={t.packs} keys={keys} row={row} height={190} />
    </ResultList>
  );
});
PackOffers.displayName = 'PackOffers';
