import { memo, type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { isOwned } from '../../../../store/catalogue/activeEntitlements';
import { selectAreChannelsComplete } from '../../../../store/catalogue/catalogue';
import { findChannels, type SearchEntry } from '../../../../store/catalogue/catalogueSearch';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import { useAppSelector } from '../../../app/hooks';
import { LongRows } from '../../../app/lists/LongRows';
import { ChannelPicture, PictureBeside } from '../../../app/pictures/ChannelPicture';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { color } from '../../../theme/tokens';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { listedItems } from '../browse/browseState';
import { isLongList } from '../browse/ListCards';
import { type OffersProps, ResultList } from '../browse/ResultList';
import { addPacksText, offerText } from '../catalogue.text';
import { useEntitlements } from '../rows/purchaseTarget';
import {
  ChannelAddButton,
  ChannelOfferRow,
  ChannelPrice,
  ChannelText,
  type OfferedChannel,
} from './ChannelOfferRow';

/** The widths of the table's columns. */
const TEMPLATE =
  'minmax(0, 2.2fr) 4rem minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(44px, 4rem)';

const Rows = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

export interface ChannelOffersProps extends OffersProps {
  readonly entries: readonly SearchEntry<Channel>[];
}

/** The channels of the catalogue. A long catalogue is a table on a wide screen. Otherwise the channels are a list. */
export const ChannelOffers = memo(({ entries, browse, onShowAll }: ChannelOffersProps) => {
  const t = useText(addPacksText);
  const { columns } = useText(offerText);
  const translateWord = useCatalogueWord();
  const { channels: entitlements } = useEntitlements();
  const shown = useMemo(() => {
    const matches = findChannels(entries, browse);
    // A free channel is not for sale.
    return listedItems(
      matches,
      browse,
      ({ pay, channelid }) => !pay || isOwned(entitlements.get(channelid)),
    );
  }, [entries, browse, entitlements]);
  const keys = useMemo(() => shown.map(({ channelid }) => channelid), [shown]);
  const show = (render: (offer: OfferedChannel) => ReactNode) => (at: number) => {
    const channel = shown[at];
    return channel && render({ channel, entitlement: entitlements.get(channel.channelid) });
  };
  const row = show((offer) => <ChannelOfferRow {...offer} />);
  const table = {
    template: TEMPLATE,
    columns: [
      {
        key: 'channel',
        head: columns.channel,
        cell: show((offer) => (
          <PictureBeside>
            <ChannelPicture channel={offer.channel} />
            <ChannelText {...offer} />
          </PictureBeside>
        )),
      },
      {
        key: 'number',
        head: columns.number,
        numeric: true,
        cell: show(({ channel }) => <TextOrDashes text={channel.lcn?.toString()} />),
      },
      {
        key: 'genre',
        head: t.genre,
        cell: show(({ channel }) => <TextOrDashes text={translateWord(channel.genre)} />),
      },
      {
        key: 'language',
        head: t.language,
        cell: show(({ channel }) => <TextOrDashes text={translateWord(channel.language)} />),
      },
      {
        key: 'price',
        head: columns.price,
        numeric: true,
        cell: show(({ channel }) => <ChannelPrice channel={channel} />),
      },
      { key: 'add', head: columns.cart, cell: show((offer) => <ChannelAddButton {...offer} />) },
    ],
  };
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
        // The role is set because Safari does not treat a list without bullets as a list.
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
