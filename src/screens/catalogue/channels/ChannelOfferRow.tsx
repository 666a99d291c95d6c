import { memo, type ReactNode } from 'react';
import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import { HdMark } from '../../../app/lists/HdMark';
import { ChannelPicture } from '../../../app/pictures/ChannelPicture';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { FactLine } from '../../../ui/data/FactLine';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { AddButton } from '../rows/AddButton';
import { channelCartProduct } from '../rows/cartProducts';
import { useDescriptionPath } from '../rows/offerFacts';
import { ChannelPrice, OfferRow, OfferText } from './OfferRow';

export interface OfferedChannel {
  readonly channel: Channel;
  readonly entitlement: Entitlement | undefined;
}

export const ChannelOfferRow = memo(({ channel, entitlement }: OfferedChannel) => {
  const translateWord = useCatalogueWord();
  const words = [channel.genre, channel.language].filter(Boolean).map(translateWord);
  const facts = channel.lcn === null ? words : [channel.lcn, ...words];
  return (
    <OfferRow>
      <ChannelPicture channel={channel} />
      <ChannelText channel={channel} entitlement={entitlement} sub={<FactLine facts={facts} />} />
      <ChannelPrice channel={channel} />
      <ChannelAddButton channel={channel} entitlement={entitlement} />
    </OfferRow>
  );
});
ChannelOfferRow.displayName = 'ChannelOfferRow';

interface ChannelTextProps extends OfferedChannel {
  readonly sub?: ReactNode;
}

/** The name, which opens the details, and why it need not be bought. */
export const ChannelText = ({ channel, entitlement, sub }: ChannelTextProps) => (
  <OfferText
    to={useDescriptionPath('channel', channel.channelid)}
    name={channel.channelname || EMPTY_TEXT}
    badge={<HdMark channel={channel} />}
    sub={sub}
    entitlement={entitlement}
  />
);

export const ChannelAddButton = ({ channel, entitlement }: OfferedChannel) =>
  channel.pay &&
  entitlement?.reason !== 'inOwned' && (
    <AddButton product={channelCartProduct(channel)} entitlement={entitlement} />
  );
