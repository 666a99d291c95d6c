import { type ReactNode, useMemo } from 'react';
import type { GridColumns } from '../../../app/lists/GridTable';
import { ChannelPicture, PictureBeside } from '../../../app/pictures/ChannelPicture';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { addPacksText, offerText } from '../catalogue.text';
import { ChannelAddButton, ChannelText, type OfferedChannel } from './ChannelOfferRow';
import { ChannelPrice } from './OfferRow';

const TEMPLATE =
  'minmax(0, 2.2fr) 4rem minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(44px, 4rem)';

/** The channels as a table, where a screen has room for one. */
export const useChannelTable = (
  shownAt: (at: number) => OfferedChannel | undefined,
): GridColumns<number> => {
  const t = useText(addPacksText);
  const { channel, number, price, cart } = useText(offerText).columns;
  const translateWord = useCatalogueWord();
  return useMemo(() => {
    const column = (
      key: string,
      head: string,
      show: (shown: OfferedChannel) => ReactNode,
      numeric = false,
    ) => ({
      key,
      head,
      numeric,
      cell: (at: number) => {
        const shown = shownAt(at);
        return shown && show(shown);
      },
    });
    return {
      template: TEMPLATE,
      columns: [
        column('channel', channel, (shown) => (
          <PictureBeside>
            <ChannelPicture channel={shown.channel} />
            <ChannelText {...shown} />
          </PictureBeside>
        )),
        column(
          'number',
          number,
          (shown) => <TextOrDashes text={shown.channel.lcn?.toString()} />,
          true,
        ),
        column('genre', t.genre, (shown) => (
          <TextOrDashes text={translateWord(shown.channel.genre)} />
        )),
        column('language', t.language, (shown) => (
          <TextOrDashes text={translateWord(shown.channel.language)} />
        )),
        column('price', price, (shown) => <ChannelPrice channel={shown.channel} />, true),
        column('add', cart, (shown) => <ChannelAddButton {...shown} />),
      ],
    };
  }, [shownAt, channel, number, price, cart, t, translateWord]);
};
