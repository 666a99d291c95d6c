import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { barTop, color, layer, media, ofPageHeight, size, space, target } from '../../theme/tokens';
import { Icon } from '../data/Icon';
import { bellIcon, cartIcon, leaveIcon, personIcon, walletIcon } from '../data/icons';
import { TextOrDashes } from '../data/TextOrDashes';
import { Pill } from '../feedback/Pill';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Bell, CartLink, countText } from './BarLinks';
import { currentOf, type NavPaths, useCurrentNavItem } from './currentNavItem';
import { settingsIcon } from './entryIcons';
import { frameText } from './Frame.text';
import { RailButton, RailLink, RailNav } from './NavItems';
import { OperatorMark } from './OperatorMark';
import { SETTINGS_ID, SettingsButton } from './SettingsButton';
import { settingsButtonText } from './SettingsButton.text';

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
