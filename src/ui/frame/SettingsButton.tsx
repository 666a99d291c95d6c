import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, target } from '../../theme/tokens';
import { Icon, settingsIcon } from '../data/Icon';
import { settingsButtonText } from '../ui.text';

/** The id of the menu, which is in the page once. */
export const SETTINGS_ID = 'settings';

const RoundButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${target};
  height: ${target};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${color.ink};
  cursor: pointer;
`;

/** Opens the settings without a script: they are a popover, which the browser shows and closes. */
export const SettingsButton = () => {
  const { settings } = useText(settingsButtonText);
  return (
    <RoundButton type="button" popoverTarget={SETTINGS_ID} aria-label={settings} title={settings}>
      <Icon path={settingsIcon} />
    </RoundButton>
  );
};
