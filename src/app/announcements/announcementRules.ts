import styled from 'styled-components';
import type { ServiceAnnouncement } from '../../../store/wire/entities/service/serviceAnnouncements';
import {
  color,
  layer,
  media,
  radius,
  shadow,
  size,
  space,
  target,
  weight,
} from '../../theme/tokens';

const edges: Readonly<Record<ServiceAnnouncement['severity'], string>> = {
  outage: color.danger,
  work: color.accent,
  info: color.brand,
};

/**
 * Lies over the end of the screen, so that nothing that is being read is pushed away: above the
 * places of a phone, in the corner of a wide screen.
 */
export const Band = styled.section<{ readonly $severity: ServiceAnnouncement['severity'] }>`
  position: fixed;
  z-index: ${layer.bar};
  right: ${space.s};
  /* The places grow with the text. */
  bottom: calc(58px + 1.25rem + env(safe-area-inset-bottom, 0px));
  left: ${space.s};
  display: grid;
  max-height: 50vh;
  overflow-y: auto;
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.line};
  border-left: 4px solid ${({ $severity }) => edges[$severity]};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow};
  ${media.wide} {
    right: ${space.xxl};
    bottom: ${space.xl};
    left: auto;
    width: 26rem;
  }
  ${media.print} {
    display: none;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  min-height: ${target};
  & > p {
    flex: 1 1 10rem;
    min-width: 0;
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }
  button {
    min-height: ${target};
    padding: 0 ${space.xs};
    border: 0;
    background: none;
    color: ${color.brand};
    font-size: ${size.small};
    text-decoration: underline;
    cursor: pointer;
  }
`;

export const Buttons = styled.div`
  display: flex;
  gap: ${space.s};
`;

export const Detail = styled.div`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s} 0 ${space.m};
  font-size: ${size.small};
  & + & {
    border-top: 1px solid ${color.line};
  }
  h2 {
    overflow-wrap: anywhere;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    color: ${color.inkSoft};
  }
  dl > div {
    display: flex;
    gap: ${space.xs};
  }
`;

/** What the band covers can be scrolled out from under it. */
export const AnnouncementSpace = styled.div`
  height: 88px;
  ${media.print} {
    display: none;
  }
`;
