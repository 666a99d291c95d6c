import styled from 'styled-components';
import { color, radius, size } from '../../theme/tokens';

export type PillTone = 'plain' | 'ok' | 'warn' | 'bad' | 'brand';

const tones: Readonly<Record<PillTone, readonly [background: string, text: string]>> = {
  plain: ['transparent', color.inkSoft],
  ok: [color.successTint, color.success],
  warn: [color.warnTint, color.warn],
  bad: [color.dangerTint, color.danger],
  brand: [color.tint, color.brand],
};

/** A word or a figure that names a state. */
export const Pill = styled.span<{ readonly $tone?: PillTone }>`
  display: inline-block;
  padding: 1px 10px;
  border: 1px solid ${({ $tone = 'plain' }) => ($tone === 'plain' ? color.line : 'transparent')};
  border-radius: ${radius.pill};
  background: ${({ $tone = 'plain' }) => tones[$tone][0]};
  color: ${({ $tone = 'plain' }) => tones[$tone][1]};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A small mark after a name: HD, or the type of a box. */
export const Mark = styled.span`
  margin-inline-start: 6px;
  padding: 0 5px;
  border: 1px solid ${color.line};
  border-radius: 4px;
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  font-weight: 400;
`;
