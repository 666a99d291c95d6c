import type { ReactNode } from 'react';
import styled from 'styled-components';
import { changeLanguage } from '../../../store/app/preferences';
import { LANGUAGES } from '../../../store/core/languages';
import { LANGUAGE_NAMES } from '../../text/languageNames';
import { useLanguage } from '../../text/useText';
import {
  barTop,
  color,
  media,
  ofPageHeight,
  radius,
  shadow,
  size,
  space,
  target,
} from '../../theme/tokens';
import { Alert } from '../../ui/feedback/Alert';
import { OperatorMark } from '../../ui/frame/operator';
import { SettingsButton } from '../../ui/frame/SettingsButton';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { useAppDispatch } from '../hooks';
import { useFailureMessage } from '../hooks/useFlow';
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

/** The names of other languages, in their own script, beside the button that shows all of them. */
const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  align-items: center;
  min-width: 0;
  button:not(:last-child) {
    min-height: ${target};
    padding-inline: ${space.xs};
    font-size: ${size.small};
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;

/** Says that a language could not be loaded. The settings say it too, but only while they are open. */
const LanguageFailure = () => {
  const message = useFailureMessage(changeLanguage);
  return (
    message !== null && (
      <Alert live tone="warn">
        {message}
      </Alert>
    )
  );
};

/** The operator's mark and the settings, at the top of an `EntryPage`; on the login also other languages. */
export const EntryTop = ({ isLogin = false }: Pick<EntryFrameProps, 'isLogin'>) => {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const others = LANGUAGES.filter((other) => other !== language).slice(0, 3);
  return (
    <>
      <header>
        <OperatorMark />
        <Languages>
          {isLogin &&
            others.map((other, place) => (
              // A press changes the names. The key is the position, so that the pressed button keeps the focus.
              <button
                key={place}
                type="button"
                lang={other}
                onClick={() => dispatch(changeLanguage.requested(other))}
              >
                {LANGUAGE_NAMES[other]}
              </button>
            ))}
          <SettingsButton />
        </Languages>
      </header>
      {isLogin && <LanguageFailure />}
      <Settings />
    </>
  );
};

/** The frame of the screens that need no session: the operator's mark, the settings, one column. */
export const EntryFrame = ({ title, lead, view, isLogin = false, children }: EntryFrameProps) => (
  <EntryPage data-login={isLogin || undefined}>
    <EntryTop isLogin={isLogin} />
    <Column>
      {title !== undefined && <ScreenTitle title={title} sub={lead} view={view} />}
      {children}
    </Column>
  </EntryPage>
);
