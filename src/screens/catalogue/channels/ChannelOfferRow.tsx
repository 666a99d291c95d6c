import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import { shownPriceOf } from '../../../../store/core/values/price';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import { HdMark } from '../../../app/lists/HdMark';
import { ChannelPicture } from '../../../app/pictures/ChannelPicture';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { space, weight } from '../../../theme/tokens';
import { FactLine } from '../../../ui/data/FactLine';
import { Money } from '../../../ui/data/Money';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { TitleLink } from '../../../ui/layout/NameLink';
import { Row } from '../../../ui/layout/Stack';
import { SoftText, Text } from '../../../ui/layout/Text';
import { offerText } from '../catalogue.text';
import { AddButton, channelCartProduct } from '../rows/AddButton';
import { EntitlementText, useDescriptionPath } from '../rows/offerFacts';

/** A picture, a name, a price and a button. If the row is too narrow, the name shrinks first. */
const OfferRow = styled(Row)`
  padding: ${space.m} 0;
  & > :nth-child(2) {
    flex: 1 1 8rem;
    min-width: 0;
  }
  & > :nth-child(3) {
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** A row heading of a table is bold by default. The normal weight leaves only the name bold. */
const NameAndNotes = styled.div`
  font-weight: ${weight.normal};
  overflow-wrap: anywhere;
`;

export interface OfferedChannel {
  readonly channel: Channel;
  readonly entitlement: Entitlement | undefined;
}

export const ChannelOfferRow = memo(({ channel, entitlement }: OfferedChannel) => {
  const translateWord = useCatalogueWord();
  const words = [channel.genre, channel.language].filter(Boolean).map(translateWord);
  const facts = channel.lcn === null ? words : [channel.lcn, ...words];
  return (
    <OfferRow $gap="s m">
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

/** The name, which links to the details, the HD mark, and why the channel need not be bought. */
export const ChannelText = ({ channel, entitlement, sub }: ChannelTextProps) => (
  <NameAndNotes>
    <TitleLink to={useDescriptionPath('channel', channel.channelid)}>
      {channel.channelname || EMPTY_TEXT}
    </TitleLink>{' '}
    <HdMark channel={channel} />
    {sub !== undefined && <SoftText as="div">{sub}</SoftText>}
    {entitlement && (
      <Text as="div" $tone="success" $size="small">
        <EntitlementText entitlement={entitlement} />
      </Text>
    )}
  </NameAndNotes>
);

export const ChannelPrice = ({ channel }: { readonly channel: Channel }) => {
  const t = useText(offerText);
  if (!channel.pay) return <SoftText as="div">{t.free}</SoftText>;
  if (channel.productid === '') return <SoftText as="div">{t.onlyInPacks}</SoftText>;
  const { amount, isWithTax } = shownPriceOf(channel);
  const taxNote = isWithTax ? t.withTax : t.beforeTax;
  return (
    <div>
      <Money amount={amount} />
      <SoftText as="div">{amount === null ? t.noPrice : taxNote}</SoftText>
    </div>
  );
};

export const ChannelAddButton = ({ channel, entitlement }: OfferedChannel) =>
  channel.pay &&
  entitlement?.reason !== 'inOwned' && (
    <AddButton product={channelCartProduct(channel)} entitlement={entitlement} />
  );
