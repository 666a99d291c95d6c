import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import type { Paise } from '../../../store/core/values/money';
import { useText } from '../../text/useText';
import {
  barTop,
  bottomNavHeight,
  color,
  layer,
  media,
  ofPageHeight,
  radius,
  space,
  target,
} from '../../theme/tokens';
import { moneyText } from '../data/moneyText';
import { skipLinkText } from '../ui.text';
import { Rail, TopBar } from './FrameBars';
import { BottomNav, type NavPaths } from './NavItems';

/** The id of the one <main> of the page. */
export const CONTENT_ID = 'content';

const Skip = styled.a`
  position: fixed;
  top: ${space.s};
  inset-inline-start: ${space.s};
  z-index: ${layer.loader};
  display: grid;
  align-items: center;
  min-height: ${target};
  padding: 0 ${space.l};
  border-radius: ${radius.control};
  background: ${color.brand};
  color: ${color.onBrand};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  ${media.print} {
    display: none;
  }
`;

/** The first link of the page, for the keyboard: skips the main menu. */
const SkipLink = () => {
  const t = useText(skipLinkText);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(CONTENT_ID)?.focus();
  };
  return (
    <Skip href={`#${CONTENT_ID}`} onClick={skip}>
      {t.skip}
    </Skip>
  );
};

/** The width of the navigation rail on a wide screen. The percentage is relative to the width of the page. */
export const railWidth = 'min(13rem, 24%)';

const Page = styled.div`
  /* The height of the menu at the foot of a phone, for the bars that dock above it. */
  --bottom-nav: ${bottomNavHeight};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  ${ofPageHeight('min-height', 100, barTop)}
  ${media.wide} {
    grid-template-columns: ${railWidth} minmax(0, 1fr);
    grid-template-rows: 1fr;
  }
  ${media.belowWide} {
    /* A phone hides the menu on a screen with a link back and a button that pays, unless the menu has the focus. */
    &:has([data-back]):has([data-pays]):not(:has([data-bottom-bar] :focus-visible)) {
      --bottom-nav: 0px;
      [data-bottom-bar] {
        display: none;
      }
    }
  }
  ${media.print} {
    display: block;
  }
`;

const Content = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.l};
  width: 100%;
  max-width: 1120px;
  margin: 0 auto;
  padding: 20px ${space.l} ${space.xl};
  ${media.wide} {
    gap: 20px;
    padding: ${space.xxl};
  }
  ${media.print} {
    padding: 0;
  }
`;

interface FrameProps {
  readonly paths: NavPaths;
  readonly balance: Paise | null;
  readonly unread: number;
  /** The number of entries in the cart. */
  readonly cart: number;
  /** The subscriber's name. */
  readonly name: string;
  /** Called by the log-out button of the rail. On a phone `AccountSection` has the log-out button. */
  readonly onLogOut: () => void;
  /** The menu that the settings buttons open. */
  readonly settings?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen behind the login: two bars on a phone, the rail on a wide screen. */
export const Frame = ({
  paths,
  balance,
  unread,
  cart,
  name,
  onLogOut,
  settings,
  children,
}: FrameProps) => {
  const amount = moneyText(balance);
  return (
    <Page>
      <SkipLink />
      <TopBar paths={paths} amount={amount} unread={unread} cart={cart} />
      <Rail
        paths={paths}
        amount={amount}
        unread={unread}
        cart={cart}
        name={name}
        onLogOut={onLogOut}
      />
      {settings}
      <Content id={CONTENT_ID} tabIndex={-1}>
        {children}
      </Content>
      <BottomNav paths={paths} />
    </Page>
  );
};
