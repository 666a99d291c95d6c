import { memo } from 'react';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { ChannelPicture } from '../../../app/pictures/ChannelPicture';
import { Mark as Badge } from '../../../ui/feedback/Pill';
import { EMPTY_TEXT } from '../../../ui/data/TextOr';
import { AddButton } from './AddButton';
import { offerText } from './offer.text';
import { ChannelPrice, OfferRow, OfferText, useDescriptionPath } from './OfferRow';
import { useCatalogueWord } from '../browse/useCatalogueWord';
import { channelCartProduct } from './cartProducts';

interface ChannelOfferRowProps {
  readonly channel: Channel;
  readonly entitlement: Entitlement | undefined;
}

export const ChannelOfferRow = memo(({ channel, entitlement }: ChannelOfferRowProps) => {
  const t = useText(offerText);
  const translateWord = useCatalogueWord();
  const words = [channel.genre, channel.language].filter(Boolean).map(translateWord);
  const facts = channel.lcn === null ? words : [channel.lcn, ...words];
  const isSold = channel.pay && entitlement?.reason !== 'inOwned';
  return (
    <OfferRow>
      <ChannelPicture channel={channel} />
      <OfferText
        to={useDescriptionPath('channel', channel.channelid)}
        name={channel.channelname || EMPTY_TEXT}
        badge={channel.hd && <Badge>{t.hd}</Badge>}
        sub={facts.join(' · ') || EMPTY_TEXT}
        entitlement={entitlement}
      />
      <ChannelPrice channel={channel} />
      {isSold && <AddButton product={channelCartProduct(channel)} entitlement={entitlement} />}
    </OfferRow>
  );
});
ChannelOfferRow.displayName = 'ChannelRow';
