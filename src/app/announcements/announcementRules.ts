import styled from 'styled-components';
import type { ServiceAnnouncement } from '../../../store/wire/entities/service/serviceAnnouncements';
import { color, media, size, space, target, weight } from '../../theme/tokens';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden';

const tones: Readonly<Record<ServiceAnnouncement['severity'], readonly [string, string]>> = {
  outage: [color.dangerTint, color.danger],
  work: [color.warnTint, color.warn],
  info: [color.tint, color.ink],
};

/** A slim strip in the page: it covers nothing. */
export const Band = styled.section<{ readonly $severity: ServiceAnnouncement['severity'] }>`
  display: grid;
  align-content: center;
  padding-block: 0;
  padding-inline: 14px ${space.xs};
  border: 1px solid transparent;
  border-radius: 12px;
  background: ${({ $severity }) => tones[$severity][0]};
  color: ${({ $severity }) => tones[$severity][1]};
  ${media.print} {
    display: none;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${target};
  svg {
    flex: none;
  }
  & > p {
    flex: 1;
    min-width: 0;
    font-size: ${size.small};
    font-weight: ${weight.strong};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  /* At most two lines are shown; screen readers read the whole title, and the details show it. */
  & > p[data-closed] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  button {
    display: grid;
    place-items: center;
    min-width: ${target};
    min-height: ${target};
    padding: 0 ${space.xs};
    border: 0;
    background: none;
    cursor: pointer;
    &[aria-expanded='true'] svg {
      transform: rotate(180deg);
    }
  }
`;

/** A phone has no room for it before the words that matter: its icon and colour say it. */
export const Kind = styled.span`
  @media (max-width: 599.98px) {
    ${visuallyHidden}
  }
`;

export const Buttons = styled.div`
  display: flex;
`;

export const Detail = styled.div`
  display: grid;
  gap: ${space.xs};
  padding-block: 0 ${space.m};
  padding-inline: 0 ${space.m};
  font-size: ${size.small};
  & + & {
    padding-top: ${space.s};
    border-top: 1px solid;
  }
  h2 {
    overflow-wrap: anywhere;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
  }
  dl > div {
    display: flex;
    gap: ${space.xs};
  }
`;
