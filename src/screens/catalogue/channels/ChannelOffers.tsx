import { memo, useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { isOwned } from '../../../../store/catalogue/activeEntitlements';
import { selectAreChannelsComplete } from '../../../../store/catalogue/catalogue';
import { findChannels, type SearchEntry } from '../../../../store/catalogue/catalogueSearch';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import { useAppSelector } from '../../../app/hooks';
import { LongRows } from '../../../app/lists/LongRows';
import { useText } from '../../../text/useText';
import { color } from '../../../theme/tokens';
import { hidesOwned } from '../browse/browseState';
import { isLongList } from '../browse/ListCards';
import { ResultList } from '../browse/ResultList';
import { addPacksText } from '../catalogue.text';
import { type OffersProps, useEntitlements } from '../rows/useEntitlements';
import { ChannelOfferRow } from './ChannelOfferRow';
import { useChannelTable } from './useChannelTable';

const Rows = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

export interface ChannelOffersProps extends OffersProps {
  readonly entries: readonly SearchEntry<Channel>[];
}

/** The channels for sale: a list on a phone, a table where there is room for one. */
export const ChannelOffers = memo(({ entries, browse, onShowAll }: ChannelOffersProps) => {
  const t = useText(addPacksText);
  const { channels: entitlements } = useEntitlements();
  const shown = useMemo(() => {
    const found = findChannels(entries, browse);
    if (!hidesOwned(browse)) return found;
    // A free channel is not for sale.
    return found.filter(({ item }) => item.pay && !isOwned(entitlements.get(item.channelid)));
  }, [entries, browse, entitlements]);
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
      {isLongList(entries) ? (
        <LongRows label={t.channels} keys={keys} row={row} table={table} height={70} />
      ) : (
        // Without its bullets Safari would no longer call it a list.
        <Rows role="list" aria-label={t.channels}>
          {keys.map((key, at) => (
            <li key={key}>{row(at)}</li>
          ))}
        </Rows>
      )}
    </ResultList>
  );
});
ChannelOffers.displayName = 'ChannelOffers';
