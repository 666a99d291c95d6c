import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Paise } from '../../../store/core/values/money';
import { useText } from '../../text/useText';
import { arcs } from '../../theme/arcs';
import { color, media, radius, size, space, weight } from '../../theme/tokens';
import { Icon } from '../../ui/data/Icon';
import { addIcon } from '../../ui/data/icons';
import { Money } from '../../ui/data/Money';
import { AddMoneyLink } from './AddMoneyLink';
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
    p:first-child {
      color: ${color.deepSoft};
      font-size: ${size.small};
    }
  }
  ${media.print} {
    background: none;
    color: ${color.ink};
  }
`;

const Amount = styled.p`
  font-size: ${size.huge};
  font-weight: ${weight.strong};
  line-height: 1.2;
`;

/** The light button on the deep surface. */
const Add = styled(Link)`
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
  /** What the balance lacks for the amount due; null when nothing is known to be missing. */
  readonly missing: Paise | null;
}

export const WalletHead = ({ balance, missing }: WalletHeadProps) => {
  const t = useText(homeText);
  return (
    <Head>
      <p>{t.balance}</p>
      <Amount>
        <Money amount={balance} />
      </Amount>
      <AddMoneyLink as={Add} missing={missing}>
        <Icon path={addIcon} size={18} />
        {t.addMoney}
      </AddMoneyLink>
    </Head>
  );
};
