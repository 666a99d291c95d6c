import { memo, useCallback, useMemo } from 'react';
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
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { comparisonPath, hidesOwned, withList } from '../browse/browseState';
import { isLongList, ListCards } from '../browse/ListCards';
import { ResultList } from '../browse/ResultList';
import type { ComparingMode } from '../browse/useComparison';
import { addPacksText } from '../catalogue.text';
import { ChannelOffers } from '../channels/channelsPart';
import { CompareToggle } from './ComparisonActions';
import { PackCard } from './PackCard';
import { type OffersProps, useEntitlements } from './useEntitlements';

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
    const found = findPacks(entries, browse);
    if (!hidesOwned(browse)) return found;
    return found.filter(({ item }) => !isOwned(entitlements.get(item.productid)));
  }, [entries, browse, entitlements]);
  const keys = useMemo(() => shown.map(({ item }) => item.productid), [shown]);
  const row = useCallback(
    (at: number) => {
      const { item } = shown[at] ?? {};
      const isCompared = item !== undefined && compared.includes(item.productid);
      return (
        item && (
          <PackCard
            pack={item}
            entitlement={entitlements.get(item.productid)}
            isCompared={isCompared}
            onCompare={onCompare}
            comparisonPath={isCompared ? path : null}
            comparedCount={isCompared ? compared.length : 0}
          />
        )
      );
    },
    [shown, entitlements, compared, onCompare, path],
  );
  const isComplete = useAppSelector(selectArePacksComplete);
  const channels = useAppSelector(selectChannelEntries);
  const others = useMemo(() => withList(browse, 'channels'), [browse]);
  const hasChannels =
    isComplete &&
    shown.length === 0 &&
    browse.query !== '' &&
    channels !== null &&
    findChannels(channels, others).length > 0;
  if (hasChannels)
    return (
      <>
        <p>{t.channelsInstead}</p>
        <ChannelOffers
          entries={channels}
          browse={others}
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
