import styled from 'styled-components';
import { Icon } from '../data/Icon';
import { Button } from './Button';

/** As wide as a finger, and no wider: for a list whose words need the room. */
const Square = styled(Button)`
  flex: none;
  min-height: 44px;
  min-width: 44px;
  padding: 0;
`;

interface IconButtonProps {
  /** One of `icons.ts`. */
  readonly icon: string;
  /** What it does, and to what: there are no words on it. */
  readonly label: string;
  readonly tone?: 'primary' | 'ghost';
  readonly busy?: boolean;
  readonly onClick: () => void;
}

export const IconButton = ({
  icon,
  label,
  tone = 'ghost',
  busy = false,
  onClick,
}: IconButtonProps) => (
  <Square tone={tone} busy={busy} aria-label={label} title={label} onClick={onClick}>
    <Icon path={icon} />
  </Square>
);
