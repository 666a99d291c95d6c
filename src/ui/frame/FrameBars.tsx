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

/** Dark text, because the accent behind the text is a bright yellow in both themes. */
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

/** A number above `greatest` is shown as `greatest` with a plus, for example "99+". */
const countText = (count: number, greatest = 99): string =>
  count > greatest ? `${greatest}+` : String(count);

/** A text longer than "9+" would cover the icon. */
const MAX_AT_ICON = 9;

/** A number on an icon. Screen readers skip it, because the name of the link contains the number. */
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
    <Link to={to} aria-label={unread > 0 ? t.unread(unread) : t.alerts}>
      <Icon path={bellIcon} />
      {unread > 0 && <Count count={unread} />}
    </Link>
  );
};

interface CartLinkProps {
  readonly to: string;
  readonly count: number;
}

/** Leads to the cart from every screen. Not shown for an empty cart. */
const CartLink = ({ to, count }: CartLinkProps) => {
  const t = useText(frameText);
  if (count === 0) return null;
  return (
    <Link to={to} aria-label={t.inCart(count)}>
      <Icon path={cartIcon} />
      <Count count={count} />
    </Link>
  );
};

interface BarProps {
  readonly paths: NavPaths;
  /** The balance as text. */
  readonly amount: string;
  readonly unread: number;
  /** The number of entries in the cart. */
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
  /* The icons stay together when they need a line of their own. */
  & > :last-child {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
  }
  a {
    position: relative;
    display: grid;
    place-items: center;
    min-width: ${target};
    min-height: ${target};
    color: ${color.ink};
    text-decoration: none;
  }
  /* Room for a usual balance before it is loaded, so that the bar does not change. */
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

/** The top bar of a phone: the operator, the balance, the cart, the messages and the settings. */
export const TopBar = ({ paths, amount, unread, cart }: BarProps) => {
  const t = useText(frameText);
  return (
    <Top>
      <OperatorMark />
      <Link to={paths.balance} aria-label={`${t.balance} ${amount}`}>
        <Pill>{amount}</Pill>
      </Link>
      <div>
        <CartLink to={paths.cart} count={cart} />
        <Bell to={paths.alerts} unread={unread} />
        <SettingsButton />
      </div>
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

/**
 * The rail of a wide screen: the main menu, and at its foot the cart, the balance, the messages, the profile, the
 * settings and the logout.
 */
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
  /** The count as words, for screen readers. */
  readonly words: string;
}

const RailCount = ({ count, words }: RailCountProps) => (
  <Pill $tone="warn">
    <span aria-hidden>{countText(count)}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </Pill>
);
