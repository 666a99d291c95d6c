import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../data/Icon';
import { Button } from './Button';

/** No larger than a touch target, because the words beside it need the rest of the line. */
const Square = styled(Button)`
  flex: none;
  min-height: 44px;
  min-width: 44px;
  padding: 0;
`;

interface IconButtonProps {
  /** One of `icons.ts`. */
  readonly icon: string;
  /** The accessible name: what the button does, and to what. */
  readonly label: string;
  readonly tone?: 'primary' | 'ghost';
  readonly busy?: boolean;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
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
