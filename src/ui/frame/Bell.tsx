import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, radius } from '../../theme/tokens';
import { frameText } from './Frame.text';
import { Icon } from '../data/Icon';
import { bellIcon } from '../data/icons';

const Ring = styled(Link)`
  position: relative;
  color: ${color.ink};
`;

/** A number at an icon, beside its middle. Dark on the accent in both themes: the accent is a bright yellow in each. */
export const Count = styled.span`
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
`;

/** Above the greatest number that has room, a plus says that there are more. */
export const countText = (count: number, greatest = 99): string =>
  count > greatest ? `${greatest}+` : String(count);

/** Of a number at an icon: two digits would cover the icon or its neighbour. */
export const MOST_AT_ICON = 9;

interface BellProps {
  readonly to: string;
  readonly unread: number;
}

export const Bell = ({ to, unread }: BellProps) => {
  const t = useText(frameText);
  return (
    <Ring to={to} aria-label={unread > 0 ? t.unread(unread) : t.alerts}>
      <Icon path={bellIcon} />
      {unread > 0 && <Count aria-hidden>{countText(unread, MOST_AT_ICON)}</Count>}
    </Ring>
  );
};
