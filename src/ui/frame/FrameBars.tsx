import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import {
  barTop,
  color,
  layer,
  media,
  ofPageHeight,
  radius,
  size,
  space,
  target,
} from '../../theme/tokens';
import { Icon, settingsIcon } from '../data/Icon';
import { bellIcon, cartIcon, leaveIcon, personIcon, walletIcon } from '../data/icons';
import { TextOrDashes } from '../data/TextOrDashes';
import { Pill } from '../feedback/Pill';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { frameText, settingsButtonText } from '../ui.text';
import {
  currentOf,
  type NavPaths,
  RailButton,
  RailLink,
  RailNav,
  useCurrentNavItem,
} from './NavItems';
import { OperatorMark } from './operator';
import { SETTINGS_ID, SettingsButton } from './SettingsButton';

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
const countText = (count: number, greatest = 99): string =>
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

const Bell = ({ to, unread }: BellProps) => {
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
const CartLink = ({ to, count }: CartLinkProps) => {
  const t = useText(frameText);
  if (count === 0) return null;
  return (
    <Ring to={to} aria-label={t.inCart(count)}>
      <Icon path={cartIcon} />
      <Count count={count} />
    </Ring>
  );
};

interface BarProps {
  readonly paths: NavPaths;
  /** The balance as it is written. */
  readonly amount: string;
  readonly unread: number;
  /** How much waits in the cart. */
  readonly cart: number;
}

const Top = styled.header`
  position: sticky;
  top: ${barTop};
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 56px;
  padding-inline: ${space.l} ${space.xs};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  & > :first-child {
    flex: 1 0 auto;
  }
  a {
    display: grid;
    place-items: center;
    min-width: ${target};
    min-height: ${target};
    text-decoration: none;
  }
  /* Nothing moves when the balance comes. */
  & > :nth-child(2) {
    justify-items: stretch;
    min-width: 6rem;
    margin-inline-start: auto;
    text-align: center;
  }
  ${media.wide} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** Where one line has no room for all of it, these stay together. */
const Icons = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
`;

/** On a phone: whose portal, how much is left, what waits in the cart, what is new. */
export const TopBar = ({ paths, amount, unread, cart }: BarProps) => {
  const t = useText(frameText);
  return (
    <Top>
      <OperatorMark />
      <Link to={paths.balance} aria-label={`${t.balance} ${amount}`}>
        <Pill>{amount}</Pill>
      </Link>
      <Icons>
        <CartLink to={paths.cart} count={cart} />
        <Bell to={paths.alerts} unread={unread} />
        <SettingsButton />
      </Icons>
    </Top>
  );
};

const Side = styled.header`
  position: sticky;
  top: ${barTop};
  display: none;
  flex-direction: column;
  gap: ${space.xl};
  ${ofPageHeight('height', 100, barTop)}
  overflow-y: auto;
  padding: 20px ${space.m};
  border-inline-end: 1px solid ${color.line};
  background: ${color.surface};
  & > :first-child {
    padding: 0 ${space.m};
  }
  & > :last-child {
    display: grid;
    gap: ${space.xs};
    margin-top: auto;
  }
  ${media.wide} {
    display: flex;
  }
  ${media.print} {
    display: none;
  }
`;

const WalletLink = styled(RailLink)`
  border: 1px solid ${color.line};
  background: ${color.page};
  small {
    display: block;
    font-size: ${size.small};
  }
  b {
    color: ${color.ink};
  }
`;

interface RailProps extends BarProps {
  /** The subscriber's name. */
  readonly name: string;
  readonly onLogOut: () => void;
}

/** On a wide screen: the main menu, and at the foot the cart, the balance, the subscriber and the way out. */
export const Rail = ({ paths, amount, unread, cart, name, onLogOut }: RailProps) => {
  const t = useText(frameText);
  const { settings } = useText(settingsButtonText);
  const current = useCurrentNavItem(paths);
  return (
    <Side data-rail>
      <OperatorMark />
      <RailNav paths={paths} />
      <div>
        {cart > 0 && (
          <RailLink to={paths.cart}>
            <Icon path={cartIcon} />
            {t.cart}
            <RailCount count={cart} words={t.inCart(cart)} />
          </RailLink>
        )}
        <WalletLink to={paths.balance} aria-label={`${t.balance} ${amount}. ${t.addMoney}`}>
          <Icon path={walletIcon} />
          <span>
            <small>{t.balance}</small>
            <b>{amount}</b>
          </span>
        </WalletLink>
        <RailLink to={paths.alerts} aria-current={currentOf(current, 'alerts')}>
          <Icon path={bellIcon} />
          {t.alerts}
          {unread > 0 && <RailCount count={unread} words={t.unread(unread)} />}
        </RailLink>
        <RailLink to={paths.profile} aria-current={currentOf(current, 'profile')}>
          <Icon path={personIcon} />
          <TextOrDashes text={name} />
        </RailLink>
        <RailButton type="button" popoverTarget={SETTINGS_ID}>
          <Icon path={settingsIcon} />
          {settings}
        </RailButton>
        <RailButton type="button" onClick={onLogOut}>
          <Icon path={leaveIcon} />
          {t.logOut}
        </RailButton>
      </div>
    </Side>
  );
};

interface RailCountProps {
  readonly count: number;
  /** The same for those who hear it. */
  readonly words: string;
}

const RailCount = ({ count, words }: RailCountProps) => (
  <Pill $tone="warn">
    <span aria-hidden>{countText(count)}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </Pill>
);
