import type { ComponentPropsWithRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { color, layer, media, ofPageHeight, size, space } from '../../theme/tokens';

/** Reserves space, so that the bar covers neither the end of the page nor the element that has the keyboard focus. */
const RoomForBar = createGlobalStyle`
  ${media.belowWide} {
    html:has([data-docked]) { scroll-padding-bottom: calc(144px + 2rem); }
    main:has([data-docked]) { padding-bottom: calc(72px + 2rem); }
    main:has([data-docked] [role='alert']) { padding-bottom: calc(72px + 14rem); }
  }
`;

const Bar = styled.div`
  display: grid;
  gap: ${space.s};
  ${media.belowWide} {
    position: fixed;
    inset: auto 0 var(--bottom-nav, 0px);
    z-index: ${layer.bar};
    ${ofPageHeight('max-height', 60)}
    overflow-y: auto;
    padding: 10px ${space.l};
    /* Above the menu no safe area is added, because the menu adds it. */
    padding-bottom: max(10px, 10px + env(safe-area-inset-bottom) - var(--bottom-nav, 0px));
    border-top: 1px solid ${color.line};
    background: ${color.surface};
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * The amount of a screen and its main action. On a phone the bar docks above the menu, or at the foot of a screen
 * without a menu. On a wide screen the bar scrolls with the page; `FootBar` keeps it at the foot.
 */
export const DockedBar = (props: ComponentPropsWithRef<'div'>) => (
  <>
    <RoomForBar />
    <Bar {...props} data-docked="" />
  </>
);

/** The amount at the left and the action at the right; one under the other when the text is large. */
export const DockedLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  /* The action is as wide as its words, or takes the whole line when it wraps. */
  & > p {
    flex: 999 1 8rem;
    min-width: 0;
  }
  & > :last-child {
    flex: 1 0 auto;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
    line-height: 1.3;
  }
`;
