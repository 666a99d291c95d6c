import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { Mark } from '../../../../store/catalogue/activeEntitlements';
import type { Paise } from '../../../../store/core/money';
import { descriptionPath } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { color, size, space, weight } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { useBuying } from './buying';
import { offerText } from './offer.text';

/** A number, words, a price and a button; the words give way first. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  padding: ${space.m} 0;
`;

const Words = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** As tall as a fingertip without pushing the line apart. */
const Name = styled(Link)`
  display: inline-block;
  padding: 10px 0;
  margin: -10px 0;
  color: ${color.ink};
  font-weight: ${weight.strong};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Sub = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Said = styled(Sub)`
  color: ${color.success};
`;

const End = styled.div`
  margin-left: auto;
  text-align: right;
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: ${weight.strong};
  }
`;

/** Where everything that is known of it stands. */
export const useDescription = (what: 'pack' | 'channel', id: string): string => {
  const { address } = useBuying();
  return descriptionPath(what, id, address);
};

interface OfferWordsProps {
  readonly to: string;
  readonly name: string;
  readonly badge?: ReactNode;
  readonly sub: ReactNode;
  readonly mark: Mark | undefined;
}

export const OfferWords = ({ to, name, badge, sub, mark }: OfferWordsProps) => (
  <Words>
    <Name to={to}>{name}</Name>
    {badge}
    <Sub>{sub}</Sub>
    {mark && (
      <Said>
        <MarkText of={mark} />
      </Said>
    )}
  </Words>
);

/** Why it need not be bought any more. */
export const MarkText = ({ of: mark }: { readonly of: Mark }) => {
  const t = useText(offerText);
  switch (mark.why) {
    case 'owned':
      return t.owned;
    case 'inOwned':
      return t.inOwned(mark.pack);
    case 'inCart':
      return t.inCart;
    case 'inCartPack':
      return t.inCartPack(mark.pack);
  }
};

interface PriceProps {
  readonly of: Paise | null;
  readonly sub: string;
}

const Price = ({ of: amount, sub }: PriceProps) => (
  <End>
    <strong>
      <Money of={amount} />
    </strong>
    <Sub>{sub}</Sub>
  </End>
);

/** With tax where the operator says so, and never less than is said. */
export const PackPrice = ({ of: pack }: { readonly of: AvailablePack }) => {
  const t = useText(offerText);
  const period = isIn(t.per, pack.chargeperiod) ? pack.chargeperiod : 'MONTHLY';
  if (pack.totalprice !== null)
    return <Price of={pack.totalprice} sub={`${t.per[period]}, ${t.withTax}`} />;
  return (
    <Price
      of={pack.price}
      sub={pack.price === null ? t.noPrice : `${t.per[period]}, ${t.beforeTax}`}
    />
  );
};

export const ChannelPrice = ({ of: channel }: { readonly of: Channel }) => {
  const t = useText(offerText);
  if (!channel.pay) return <Free>{t.free}</Free>;
  if (channel.productid === '') return <Free>{t.onlyInPacks}</Free>;
  return <Price of={channel.price} sub={channel.price === null ? t.noPrice : t.beforeTax} />;
};

const Free = styled(End)`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
