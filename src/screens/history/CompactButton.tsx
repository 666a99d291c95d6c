import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media, target } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/data/Icon';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden';

/** A phone has room for the icon alone, and any wider screen for the words. */
const Press = styled(Button)`
  min-height: ${target};
  &[aria-expanded='true'] {
    border-color: currentColor;
  }
  @media (max-width: 599.98px) {
    width: ${target};
    padding: 0;
    span > span {
      ${visuallyHidden}
    }
  }
  /* Beside the chart there is room for one of the two. */
  ${media.wide} {
    svg {
      display: none;
    }
  }
`;

interface CompactButtonProps extends Omit<ComponentPropsWithRef<typeof Button>, 'tone'> {
  /** A path, drawn as those of `ui/data/icons.ts`. */
  readonly icon: string;
  readonly children: string;
}

export const CompactButton = ({ icon, children, ...button }: CompactButtonProps) => (
  <Press {...button} tone="ghost">
    <Icon path={icon} size={20} />
    <span>{children}</span>
  </Press>
);
