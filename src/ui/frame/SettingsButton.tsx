import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color } from '../../theme/tokens';
import { bareIconStyles } from '../buttons/Button';
import { Icon, settingsIcon } from '../data/Icon';
import { settingsButtonText } from '../ui.text';

/** The id of the settings menu. The page has only one. */
export const SETTINGS_ID = 'settings';

const RoundButton = styled.button`
  ${bareIconStyles}
  border-radius: 50%;
  color: ${color.ink};
`;

/** Opens the settings without a script: the browser itself shows and closes a popover. */
export const SettingsButton = () => {
  const { settings } = useText(settingsButtonText);
  return (
    <RoundButton type="button" popoverTarget={SETTINGS_ID} aria-label={settings} title={settings}>
      <Icon path={settingsIcon} />
    </RoundButton>
  );
};
