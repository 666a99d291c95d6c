import { memo } from 'react';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { Mark } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { RowNumber } from '../../../ui/data/List';
import { Mark as Badge } from '../../../ui/feedback/Pill';
import { EMPTY_TEXT } from '../../../ui/data/TextOr';
import { AddButton } from './AddButton';
import { offerText } from './offer.text';
import { ChannelPrice, Line, OfferWords, useDescription } from './OfferLine';
import { useWord } from '../browse/useWord';
import { wishOfChannel } from '../browse/wishes';

interface ChannelRowProps {
  readonly of: Channel;
  readonly mark: Mark | undefined;
}

export const ChannelRow = memo(({ of: channel, mark }: ChannelRowProps) => {
  const t = useText(offerText);
  const word = useWord();
  const facts = [channel.genre, channel.language].filter(Boolean).map(word);
  const isSold = channel.pay && mark?.why !== 'inOwned';
  return (
    <Line>
      <RowNumber>{channel.lcn ?? EMPTY_TEXT}</RowNumber>
      <OfferWords
        to={useDescription('channel', channel.channelid)}
        name={channel.channelname || EMPTY_TEXT}
        badge={channel.hd && <Badge>{t.hd}</Badge>}
        sub={facts.join(' · ') || EMPTY_TEXT}
        mark={mark}
      />
      <ChannelPrice of={channel} />
      {isSold && <AddButton wish={wishOfChannel(channel)} mark={mark} />}
    </Line>
  );
});
ChannelRow.displayName = 'ChannelRow';
