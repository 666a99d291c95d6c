import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import type { Paise } from '../../../../store/core/values/money';
import { shownPriceOf } from '../../../../store/core/values/price';
import { descriptionPath } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { color, size, space, weight } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { TitleLink } from '../../../ui/layout/NameLink';
import { usePurchaseTarget } from './purchaseTarget';
import { offerText } from './offer.text';

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

/** The address of the details of a pack or channel. */
export const useDescriptionPath = (what: 'pack' | 'channel', id: string): string => {
  const { query } = usePurchaseTarget();
  return descriptionPath(what, id, query);
};

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

/** Why it need not be bought any more. */
export const EntitlementText = ({ entitlement }: { readonly entitlement: Entitlement }) => {
  const t = useText(offerText);
  switch (entitlement.reason) {
    case 'owned':
      return t.owned;
    case 'inOwned':
      return t.inOwned(entitlement.pack);
    case 'inCart':
      return t.inCart;
    case 'inCartPack':
      return t.inCartPack(entitlement.pack);
  }
};

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

/**
 * With tax when the operator gives it; otherwise the price before tax is labelled so. A term that is not documented
 * is shown in the operator's own word. '' without a price.
 */
export const usePriceNote = (figures: AvailablePack | Channel): string => {
  const t = useText(offerText);
  const { amount, isWithTax } = shownPriceOf(figures);
  // A channel has no term of its own: its price is for a month.
  const term = 'chargeperiod' in figures ? figures.chargeperiod : 'MONTHLY';
  const known = term.toUpperCase();
  const period = isIn(t.per, known) ? t.per[known] : term;
  if (amount === null) return '';
  return [period, isWithTax ? t.withTax : t.beforeTax].filter(Boolean).join(', ');
};

export const PackPrice = ({ pack }: { readonly pack: AvailablePack }) => {
  const { noPrice } = useText(offerText);
  return <Price amount={shownPriceOf(pack).amount} sub={usePriceNote(pack) || noPrice} />;
};

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
