import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { TOP_UP } from '../../../store/core/paths';
import type { Paise } from '../../../store/core/values/money';
import { shortfallFound } from '../../../store/payments/shortfall';
import { useAppDispatch } from '../../app/hooks';
import { useDomains } from '../../app/PortalServices';
import { useText } from '../../text/useText';
import { arcs } from '../../theme/arcs';
import { color, media, radius, size, space, weight } from '../../theme/tokens';
import { Icon } from '../../ui/data/Icon';
import { addIcon } from '../../ui/data/icons';
import { Money } from '../../ui/data/Money';
import { opensInThisTab } from '../../ui/layout/InlineLink';
import { homeText } from './home.text';

const Head = styled.div`
  display: none;
  ${media.wide} {
    display: grid;
    justify-items: start;
    gap: ${space.xs};
    padding: 20px;
    background-color: ${color.deep};
    ${arcs('100% 0', 34)}
    color: ${color.onDeep};
  }
  p:first-child {
    color: ${color.deepSoft};
    font-size: ${size.small};
  }
  p + p {
    font-size: ${size.huge};
    font-weight: ${weight.strong};
    line-height: 1.2;
  }
  ${media.print} {
    background: none;
    color: ${color.ink};
  }
`;

/** The light button on the deep surface. */
const AddLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: 44px;
  margin-top: ${space.s};
  padding: ${space.s} ${space.l};
  border-radius: ${radius.control};
  background: ${color.onDeep};
  color: ${color.deep};
  font-weight: ${weight.strong};
  text-decoration: none;
  &:focus-visible {
    outline-color: ${color.onDeep};
  }
`;

interface WalletHeadProps {
  readonly balance: Paise | null;
  /** What the balance lacks for the amount due; null if it lacks nothing, or if one of the two is unknown. */
  readonly missing: Paise | null;
}

/**
 * The balance, and the link to the top-up. The top-up starts with the missing amount, and leads on to the renewal after
 * the payment.
 */
export const WalletHead = ({ balance, missing }: WalletHeadProps) => {
  const t = useText(homeText);
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const tellShortfall = (event: MouseEvent) => {
    // Another tab has its own store.
    if (missing === null || !opensInThisTab(event)) return;
    const shortfall = { purpose: 'RENEWAL', missing, since: Date.now(), renewal: null } as const;
    domains.add('topUp').then(
      () => dispatch(shortfallFound(shortfall)),
      () => undefined, // The top-up screen loads the domain again and offers to try again.
    );
  };
  return (
    <Head>
      <p>{t.balance}</p>
      <p>
        <Money amount={balance} />
      </p>
      <AddLink to={TOP_UP} onClick={tellShortfall}>
        <Icon path={addIcon} size={18} />
        {t.addMoney}
      </AddLink>
    </Head>
  );
};
