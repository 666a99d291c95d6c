import styled from 'styled-components';
import {
  languageChosen,
  selectTheme,
  themeChosen,
  type Preferences,
} from '../../../store/app/preferences';
import { useLanguage, useText } from '../../text/useText';
import { color, radius, size, target } from '../../theme/tokens';
import { useAppDispatch, useAppSelector } from '../hooks';
import { settingsText } from './Settings.text';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  font-size: ${size.small};
  button,
  select {
    min-height: ${target};
    max-width: 100%;
    padding: 0 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.ink};
    cursor: pointer;
  }
`;

/** Language and theme, remembered on this device. */
export const Settings = () => {
  const t = useText(settingsText);
  const dispatch = useAppDispatch();
  const other = useLanguage() === 'en' ? 'hi' : 'en';
  const theme = useAppSelector(selectTheme);
  return (
    <Row>
      <button type="button" lang={other} onClick={() => dispatch(languageChosen(other))}>
        {t.other}
      </button>
      <select
        aria-label={t.theme}
        value={theme}
        onChange={({ currentTarget }) =>
          // The options below are the themes there are.
          dispatch(themeChosen(currentTarget.value as Preferences['theme']))
        }
      >
        <option value="system">{t.system}</option>
        <option value="light">{t.light}</option>
        <option value="dark">{t.dark}</option>
      </select>
    </Row>
  );
};
