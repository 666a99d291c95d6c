import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, radius } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { bellIcon, cartIcon } from '../data/icons';
import { frameText } from './Frame.text';

/** The look of an icon in the bar that leads somewhere and counts what waits there. */
const Ring = styled(Link)`
  position: relative;
  color: ${color.ink};
`;

/** Dark on the accent in both themes: the accent is a bright yellow in each. */
const Badge = styled.span`
  position: absolute;
  top: 4px;
  inset-inline-start: calc(50% + 5px);
  min-width: 18px;
  padding: 0 4px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: #15161d;
  font-size: 11px;
  font-weight: 700;
  line-height: 15px;
  text-align: center;
  &::before {
    content: attr(data-count);
  }
`;

/** Above the greatest number that has room, a plus says that there are more. */
export const countText = (count: number, greatest = 99): string =>
  count > greatest ? `${greatest}+` : String(count);

/** Two digits would cover the icon or its neighbour. */
const MAX_AT_ICON = 9;

/** A number at an icon, beside its middle. It is no text of the page: the link's name says all of it. */
const Count = ({ count }: { readonly count: number }) => (
  <Badge aria-hidden data-count={countText(count, MAX_AT_ICON)} />
);

interface BellProps {
  readonly to: string;
  readonly unread: number;
}

export const Bell = ({ to, unread }: BellProps) => {
  const t = useText(frameText);
  return (
    <Ring to={to} aria-label={unread > 0 ? t.unread(unread) : t.alerts}>
      <Icon path={bellIcon} />
      {unread > 0 && <Count count={unread} />}
    </Ring>
  );
};

interface CartLinkProps {
  readonly to: string;
  readonly count: number;
}

/** What waits in the cart is one tap away on every screen; an empty cart takes no room. */
export const CartLink = ({ to, count }: CartLinkProps) => {
  const t = useText(frameText);
  if (count === 0) return null;
  return (
    <Ring to={to} aria-label={t.inCart(count)}>
      <Icon path={cartIcon} />
      <Count count={count} />
    </Ring>
  );
};
