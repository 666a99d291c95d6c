import { memo, useCallback, useMemo } from 'react';
import { selectIsChannelsWhole, selectIsPacksWhole } from '../../../../store/catalogue/catalogue';
import { foundChannels, foundPacks, type Entry } from '../../../../store/catalogue/catalogueSearch';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { useAppSelector } from '../../../app/hooks';
import { addPacksText } from '../browse/addPacks.text';
import { useBuying } from './buying';
import { ChannelRow } from './ChannelRow';
import { comparisonOf, type Choice } from '../browse/choice';
import { Found } from '../browse/Found';
import { PackRow } from './PackRow';
import { isLongList, Rows } from '../browse/Rows';

interface OffersProps {
  readonly choice: Choice;
  readonly onShowAll: () => void;
}

const useHoldings = () => {
  const { stbno } = useBuying();
  return useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
};

interface ChannelsProps extends OffersProps {
  readonly entries: readonly Entry<Channel>[];
}

export const Channels = memo(({ entries, choice, onShowAll }: ChannelsProps) => {
  const t = useText(addPacksText);
  const { channels: marks } = useHoldings();
  const shown = useMemo(() => foundChannels(entries, choice), [entries, choice]);
  const keys = useMemo(() => shown.map(({ item }) => item.channelid), [shown]);
  const row = useCallback(
    (at: number) => {
      const { item } = shown[at] ?? {};
      return item && <ChannelRow of={item} mark={marks.get(item.channelid)} />;
    },
    [shown, marks],
  );
  return (
    <Found
      list="channels"
      count={shown.length}
      all={entries.length}
      isWhole={useAppSelector(selectIsChannelsWhole)}
      onShowAll={onShowAll}
    >
      <Rows isLong={isLongList(entries)} label={t.channels} keys={keys} row={row} height={70} />
    </Found>
  );
});
Channels.displayName = 'Channels';

interface PacksProps extends OffersProps {
  readonly entries: readonly Entry<AvailablePack>[];
  readonly onCompare: (productid: string) => void;
}

export const Packs = memo(({ entries, choice, onShowAll, onCompare }: PacksProps) => {
  const t = useText(addPacksText);
  const { products: marks } = useHoldings();
  const { compared } = choice;
  const comparison = compared.length > 1 ? comparisonOf(choice) : null;
  const shown = useMemo(() => foundPacks(entries, choice), [entries, choice]);
  const keys = useMemo(() => shown.map(({ item }) => item.productid), [shown]);
  const row = useCallback(
    (at: number) => {
      const { item } = shown[at] ?? {};
      const isCompared = item !== undefined && compared.includes(item.productid);
      return (
        item && (
          <PackRow
            of={item}
            mark={marks.get(item.productid)}
            isCompared={isCompared}
            onCompare={onCompare}
            comparison={isCompared ? comparison : null}
            comparedCount={isCompared ? compared.length : 0}
          />
        )
      );
    },
    [shown, marks, compared, onCompare, comparison],
  );
  return (
    <Found
      list="packs"
      count={shown.length}
      all={entries.length}
      isWhole={useAppSelector(selectIsPacksWhole)}
      onShowAll={onShowAll}
    >
      <Rows isLong={isLongList(entries)} label={t.packs} keys={keys} row={row} height={130} />
    </Found>
  );
});
Packs.displayName = 'Packs';
