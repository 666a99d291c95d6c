import { memo, useCallback, useMemo } from 'react';
import {
  selectAreChannelsComplete,
  selectArePacksComplete,
} from '../../../../store/catalogue/catalogue';
import {
  findChannels,
  findPacks,
  selectChannelEntries,
  type SearchEntry,
} from '../../../../store/catalogue/catalogueSearch';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { useAppSelector } from '../../../app/hooks';
import { addPacksText } from '../browse/addPacks.text';
import { usePurchaseTarget } from './purchaseTarget';
import { ChannelOfferRow } from './ChannelOfferRow';
import { useChannelTable } from './useChannelTable';
import { comparisonPath, withList, type BrowseState } from '../browse/browseState';
import { ResultList } from '../browse/ResultList';
import { PackCard } from './PackCard';
import { isLongList, ListCards, ListRows } from '../browse/ListRows';

interface OffersProps {
  readonly browse: BrowseState;
  readonly onShowAll: () => void;
}

const useEntitlements = () => {
  const { stbno } = usePurchaseTarget();
  return useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
};

interface ChannelOffersProps extends OffersProps {
  readonly entries: readonly SearchEntry<Channel>[];
}

export const ChannelOffers = memo(({ entries, browse, onShowAll }: ChannelOffersProps) => {
  const t = useText(addPacksText);
  const { channels: entitlements } = useEntitlements();
  const shown = useMemo(() => findChannels(entries, browse), [entries, browse]);
  const keys = useMemo(() => shown.map(({ item }) => item.channelid), [shown]);
  const offered = useCallback(
    (at: number) => {
      const { item } = shown[at] ?? {};
      return item && { channel: item, entitlement: entitlements.get(item.channelid) };
    },
    [shown, entitlements],
  );
  const row = (at: number) => {
    const found = offered(at);
    return found && <ChannelOfferRow {...found} />;
  };
  const table = useChannelTable(offered);
  return (
    <ResultList
      list="channels"
      count={shown.length}
      total={entries.length}
      isComplete={useAppSelector(selectAreChannelsComplete)}
      onShowAll={onShowAll}
    >
      <ListRows
        isLong={isLongList(entries)}
        label={t.channels}
        keys={keys}
        row={row}
        table={table}
        height={70}
      />
    </ResultList>
  );
});
ChannelOffers.displayName = 'Channels';

interface PackOffersProps extends OffersProps {
  readonly entries: readonly SearchEntry<AvailablePack>[];
  readonly onCompare: (productid: string) => void;
}

export const PackOffers = memo(({ entries, browse, onShowAll, onCompare }: PackOffersProps) => {
  const t = useText(addPacksText);
  const { products: entitlements } = useEntitlements();
  const { compared } = browse;
  const comparison = compared.length > 1 ? comparisonPath(browse) : null;
  const shown = useMemo(() => findPacks(entries, browse), [entries, browse]);
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
            comparisonPath={isCompared ? comparison : null}
            comparedCount={isCompared ? compared.length : 0}
          />
        )
      );
    },
    [shown, entitlements, compared, onCompare, comparison],
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
        <ChannelOffers entries={channels} browse={others} onShowAll={onShowAll} />
      </>
    );
  return (
    <ResultList
      list="packs"
      count={shown.length}
      total={entries.length}
      isComplete={isComplete}
      onShowAll={onShowAll}
    >
      <ListCards isLong={isLongList(entries)} label={t.packs} keys={keys} row={row} height={190} />
    </ResultList>
  );
});
PackOffers.displayName = 'Packs';
