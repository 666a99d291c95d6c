import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import {
  changeLanguage,
  type Preferences,
  selectTheme,
  themeChosen,
} from '../../../store/app/preferences';
import { LANGUAGES } from '../../../store/core/languages';
import { LANGUAGE_NAMES, REVIEWED_LANGUAGES } from '../../text/languageNames';
import { accentedTexts, isPseudo, togglePseudo } from '../../text/pseudoLanguage';
import { useLanguage, useText } from '../../text/useText';
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
import { SETTINGS_ID } from '../../ui/frame/SettingsButton';
import { SoftText } from '../../ui/layout/Text';
import { settingsText } from '../app.text';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useFailureMessage } from '../hooks/useFlow';

/** The menu opens below the top bar at the right, or over the foot of the rail. */
const Menu = styled.div`
  position: fixed;
  inset: calc(60px + ${barTop}) ${space.s} auto auto;
  width: min(18rem, 100vw - 2 * ${space.s});
  ${ofPageHeight('max-height', 80)}
  margin: 0;
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow};
  & > p {
    margin-top: ${space.xs};
  }
  ${media.wide} {
    body:has([data-rail]) & {
      inset: auto auto ${space.m} ${space.m};
    }
  }
  /* Browsers without popovers show the menu while its button or a control in the menu has the focus. */
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

const Group = styled.div<{ readonly $wraps: boolean }>`
  &:not(:first-child) {
    margin-top: ${space.m};
  }
  p {
    margin-bottom: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  div {
    display: grid;
    ${({ $wraps }) =>
      $wraps
        ? 'grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));'
        : 'grid-auto-columns: 1fr; grid-auto-flow: column;'}
    gap: 1px;
    overflow: hidden;
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
    background: ${color.edge};
  }
  button {
    min-height: ${target};
    padding: ${space.xs};
    border: 0;
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${size.small};
    line-height: 1.2;
    cursor: pointer;
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

const THEMES: readonly Preferences['theme'][] = ['system', 'light', 'dark'];

/** Language and theme, remembered on this device. Opened by the `SettingsButton` of the frame. */
export const Settings = () => {
  const t = useText(settingsText);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const theme = useAppSelector(selectTheme);
  const failure = useFailureMessage(changeLanguage);
  const review = useId();
  return (
    <Menu id={SETTINGS_ID} popover="auto" role="dialog" aria-label={t.title}>
      <OptionGroup name={t.language} wraps>
        {LANGUAGES.map((choice) => (
          <button
            key={choice}
            type="button"
            lang={choice}
            aria-pressed={choice === language}
            aria-describedby={REVIEWED_LANGUAGES.has(choice) ? undefined : review}
            onClick={() => dispatch(changeLanguage.requested(choice))}
          >
            {LANGUAGE_NAMES[choice]}
            {!REVIEWED_LANGUAGES.has(choice) && <small aria-hidden>*</small>}
          </button>
        ))}
      </OptionGroup>
      <SoftText id={review}>* {t.inReview}</SoftText>
      {failure !== null && (
        <Alert live tone="warn">
          {failure}
        </Alert>
      )}
      {process.env['NODE_ENV'] === 'development' && <PseudoChoice />}
      <OptionGroup name={t.theme}>
        {THEMES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === theme}
            data-theme-choice={choice}
            onClick={() => dispatch(themeChosen(choice))}
          >
            {t[choice]}
          </button>
        ))}
      </OptionGroup>
    </Menu>
  );
};

/** Shown in development only, so its texts are in no catalogue. */
const PseudoChoice = () => (
  <OptionGroup name={String(accentedTexts('For developers'))}>
    <button type="button" aria-pressed={isPseudo()} onClick={togglePseudo}>
      {String(accentedTexts('Pseudo-language'))}
    </button>
  </OptionGroup>
);

interface OptionGroupProps {
  readonly name: string;
  /** True if the options may take several lines. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

const OptionGroup = ({ name, wraps = false, children }: OptionGroupProps) => {
  const id = useId();
  return (
    <Group $wraps={wraps}>
      <p id={id}>{name}</p>
      <div role="group" aria-labelledby={id}>
        {children}
      </div>
    </Group>
  );
};
