import type { ReactNode } from 'react';
import styled from 'styled-components';
import { barTop, color, media, ofPageHeight, radius, shadow, space } from '../../theme/tokens';
import { OperatorMark } from '../../ui/frame/operator';
import { SettingsButton } from '../../ui/frame/SettingsButton';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { Settings } from './Settings';

export const EntryPage = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100vh;
  ${ofPageHeight('min-height', 100, barTop)}
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding-block: ${space.s};
    padding-inline: ${space.l} ${space.s};
  }
`;

const Column = styled.main`
  display: grid;
  align-content: start;
  gap: ${space.xl};
  width: 100%;
  max-width: 440px;
  margin: 0 auto;
  padding: ${space.l} ${space.l} ${space.xxl};
  @media (min-width: 600px) {
    align-self: center;
    margin-bottom: 8vh;
    padding: ${space.xxl};
    border: 1px solid ${color.line};
    border-radius: ${radius.sheet};
    background: ${color.surface};
    box-shadow: ${shadow};
  }
  ${media.print} {
    border: 0;
    box-shadow: none;
  }
`;

interface EntryFrameProps {
  /** Left out when the content contains the title. */
  readonly title?: string;
  /**
   * True for the login, which has a side panel (`screens/identity/login/LoginSide.tsx`): beside this frame on a wide
   * screen, above this frame on a phone.
   */
  readonly isLogin?: boolean;
  readonly lead?: string;
  /** The name of the view, if several views share the address. */
  readonly view?: string;
  readonly children: ReactNode;
}

/** The operator's mark and the settings, at the top of an `EntryPage`. */
export const EntryTop = () => (
  <>
    <header>
      <OperatorMark />
      <SettingsButton />
    </header>
    <Settings />
  </>
);

/** The frame of the screens that need no session: the operator's mark, the settings, one column. */
export const EntryFrame = ({ title, lead, view, isLogin = false, children }: EntryFrameProps) => (
  <EntryPage data-login={isLogin || undefined}>
    <EntryTop />
    <Column>
      {title !== undefined && <ScreenTitle title={title} sub={lead} view={view} />}
      {children}
    </Column>
  </EntryPage>
);
