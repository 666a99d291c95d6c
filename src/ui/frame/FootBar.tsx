import type { ComponentPropsWithRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { color, layer, media, shadow, space } from '../../theme/tokens';
import { DockedBar } from '../layout/DockedBar';
import { railWidth } from './Frame';

const FixedBar = styled(DockedBar)`
  ${media.wide} {
    position: fixed;
    inset: auto 0 0 ${railWidth};
    z-index: ${layer.bar};
    padding: ${space.m} max(${space.xxl}, (100% - ${railWidth} - 1120px) / 2 + ${space.xxl});
    border-top: 1px solid ${color.line};
    background: ${color.surface};
    box-shadow: ${shadow};
  }
`;

const RoomForBar = createGlobalStyle`
  ${media.wide} {
    html:has([data-foot]) { scroll-padding-bottom: calc(48px + 4rem); }
    main:has([data-foot]) { padding-bottom: calc(72px + 3rem); }
  }
`;

/** A docked bar that also stays at the foot of a wide screen, beside the rail. */
export const FootBar = (props: ComponentPropsWithRef<'div'>) => (
  <>
    <RoomForBar />
    <FixedBar {...props} data-foot="" />
  </>
);
