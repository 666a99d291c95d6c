import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import type { Paise } from '../../../../store/core/values/money';
import { shownPriceOf } from '../../../../store/core/values/price';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import { useText } from '../../../text/useText';
import { color, size, space, weight } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { TitleLink } from '../../../ui/layout/NameLink';
import { offerText } from '../catalogue.text';
import { EntitlementText } from '../rows/EntitlementText';

/** A number, words, a price and a button; the words give way first. */
export const OfferRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding: ${space.m} 0;
`;

const TextColumn = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const SubText = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: ${weight.normal};
`;

const EntitlementNote = styled(SubText)`
  color: ${color.success};
`;

const PriceColumn = styled.div`
  margin-inline-start: auto;
  text-align: end;
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: ${weight.strong};
  }
`;

interface OfferTextProps {
  readonly to: string;
  readonly name: string;
  readonly badge?: ReactNode;
  readonly sub?: ReactNode;
  readonly entitlement: Entitlement | undefined;
}

export const OfferText = ({ to, name, badge, sub, entitlement }: OfferTextProps) => (
  <TextColumn>
    <TitleLink to={to}>{name}</TitleLink> {badge}
    {sub !== undefined && <SubText>{sub}</SubText>}
    {entitlement && (
      <EntitlementNote>
        <EntitlementText entitlement={entitlement} />
      </EntitlementNote>
    )}
  </TextColumn>
);

interface PriceProps {
  readonly amount: Paise | null;
  readonly sub: string;
}

const Price = ({ amount, sub }: PriceProps) => (
  <PriceColumn>
    <strong>
      <Money amount={amount} />
    </strong>
    <SubText>{sub}</SubText>
  </PriceColumn>
);

export const ChannelPrice = ({ channel }: { readonly channel: Channel }) => {
  const t = useText(offerText);
  if (!channel.pay) return <NoPriceNote>{t.free}</NoPriceNote>;
  if (channel.productid === '') return <NoPriceNote>{t.onlyInPacks}</NoPriceNote>;
  const { amount, isWithTax } = shownPriceOf(channel);
  const taxNote = isWithTax ? t.withTax : t.beforeTax;
  return <Price amount={amount} sub={amount === null ? t.noPrice : taxNote} />;
};

const NoPriceNote = styled(PriceColumn)`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
