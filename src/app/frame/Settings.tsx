import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  languageChosen,
  selectTheme,
  themeChosen,
  type Preferences,
} from '../../../store/app/preferences';
import { LANGUAGES, type Language } from '../../text/catalogue';
import { useLanguage, useText } from '../../text/useText';
import { barTop, color, media, radius, shadow, size, space, target } from '../../theme/tokens';
import { SETTINGS_ID } from '../../ui/frame/SettingsButton';
import { useAppDispatch, useAppSelector } from '../hooks';
import { settingsText } from './Settings.text';

/** Below the top bar at the right; where there is a rail, beside its foot. */
const Menu = styled.div`
  position: fixed;
  inset: calc(60px + ${barTop}) ${space.s} auto auto;
  width: min(18rem, 100vw - 2 * ${space.s});
  max-height: 80dvh;
  margin: 0;
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow};
  ${media.wide} {
    body:has([data-rail]) & {
      inset: auto auto ${space.m} ${space.m};
    }
  }
  /* A browser that does not know popovers shows the menu while its button or something in it has the focus. */
  @supports not selector(:popover-open) {
    display: none;
    z-index: 20;
    button:focus + &,
    header:focus-within ~ &,
    &:focus-within {
      display: block;
    }
  }
`;

const Group = styled.div`
  & + & {
    margin-top: ${space.m};
  }
  p {
    margin-bottom: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  div {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    overflow: hidden;
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
  }
  button {
    min-height: ${target};
    padding: ${space.xs};
    border: 0;
    background: none;
    font-size: ${size.small};
    line-height: 1.2;
    cursor: pointer;
  }
  button + button {
    border-left: 1px solid ${color.edge};
  }
  button[aria-pressed='true'] {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  button:focus-visible {
    outline-offset: -5px;
  }
  button[aria-pressed='true']:focus-visible {
    outline-color: ${color.onBrand};
  }
`;

/** Each language in its own name: who looks for it reads that one. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };
const THEMES: readonly Preferences['theme'][] = ['system', 'light', 'dark'];

/** Language and theme, remembered on this device. Opened by the `SettingsButton` of the frame. */
export const Settings = () => {
  const t = useText(settingsText);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const theme = useAppSelector(selectTheme);
  return (
    <Menu id={SETTINGS_ID} popover="auto" role="dialog" aria-label={t.title}>
      <Choice name={t.language}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => dispatch(languageChosen(one))}
          >
            {NAMES[one]}
          </button>
        ))}
      </Choice>
      <Choice name={t.theme}>
        {THEMES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === theme}
            data-theme-choice={one}
            onClick={() => dispatch(themeChosen(one))}
          >
            {t[one]}
          </button>
        ))}
      </Choice>
    </Menu>
  );
};

interface ChoiceProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Choice = ({ name, children }: ChoiceProps) => {
  const id = useId();
  return (
    <Group>
      <p id={id}>{name}</p>
      <div role="group" aria-labelledby={id}>
        {children}
      </div>
    </Group>
  );
};
