import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, target } from '../../theme/tokens';

type AlertTone = 'info' | 'ok' | 'warn' | 'bad';

const tones: Readonly<Record<AlertTone, readonly [background: string, text: string]>> = {
  info: [color.tint, color.ink],
  ok: [color.successTint, color.success],
  warn: [color.warnTint, color.warn],
  bad: [color.dangerTint, color.danger],
};

const Strip = styled.div<{ readonly $tone: AlertTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 12px 14px;
  border-radius: 12px;
  font-size: ${size.small};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  & > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
  /* A full touch target that does not make the strip taller. */
  & > a,
  & > button {
    padding-block: calc((${target} - 1lh) / 2);
    margin-block: calc((1lh - ${target}) / 2);
    color: inherit;
  }
  /* Looks like a link, so that the sentence stands out. */
  & > button {
    padding-inline: 0;
    border: 0;
    background: none;
    font-weight: inherit;
    text-decoration: underline;
  }
  a {
    color: inherit;
  }
`;

interface AlertProps {
  readonly tone?: AlertTone;
  readonly children: ReactNode;
  /** The one action. */
  readonly action?: ReactNode;
  /** True if screen readers must read the alert at once, because it answers what the subscriber just did. */
  readonly live?: boolean;
}

/** A sentence on a coloured strip. The sentence must also say what the colour shows. */
export const Alert = ({ tone = 'info', children, action, live = false }: AlertProps) => (
  <Strip $tone={tone} role={live ? 'alert' : undefined}>
    <div>{children}</div>
    {action}
  </Strip>
);
