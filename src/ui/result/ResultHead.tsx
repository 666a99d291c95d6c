import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Paise } from '../../../store/core/values/money';
import { color, media, radius, size, space, weight } from '../../theme/tokens';
import { DaysLeftBar } from '../data/DaysLeftBar';
import { Money } from '../data/Money';
import { ScreenTitle } from '../layout/ScreenTitle';
import { resultLooks, ResultSign, type ResultState } from './resultLook';

const Panel = styled.section<{ readonly $state: ResultState }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.xs};
  overflow: hidden;
  padding: 36px ${space.l} ${space.xl};
  border-radius: ${radius.sheet};
  background: ${({ $state }) => resultLooks[$state].background};
  color: ${color.ink};
  text-align: center;
  & > * {
    position: relative;
  }
  /* The arcs, and after them the sign. */
  & > svg {
    position: absolute;
    top: 0;
    inset-inline-start: 50%;
    width: 560px;
    max-width: none;
    height: 190px;
    margin-inline-start: -280px;
  }
  & > svg + div {
    margin-bottom: ${space.m};
  }
  h1 {
    color: ${({ $state }) => resultLooks[$state].title};
    font-size: ${size.title};
    ${media.wide} {
      font-size: ${size.title};
    }
  }
  p {
    overflow-wrap: anywhere;
  }
  p:first-of-type {
    font-weight: ${weight.strong};
  }
  ${media.print} {
    background: none;
  }
`;

/** The radii of the arcs around `ResultSign`. The outer arcs show only where there is room. */
const RADII = [78, 108, 138, 168, 198, 228, 258] as const;
const CENTRE = { x: 280, y: 88 } as const;
/** How far below the centre the arcs end. */
const DROP = 30;

const arcOf = (radius: number): string => {
  const half = Math.sqrt(radius ** 2 - DROP ** 2).toFixed(1);
  return `M${CENTRE.x} ${CENTRE.y + DROP}m-${half} 0a${radius} ${radius} 0 11${(2 * Number(half)).toFixed(1)} 0`;
};

const dashes = {
  whole: {},
  dotted: { strokeDasharray: '.1 21' },
  broken: { pathLength: 100, strokeDasharray: '22 13 8 14 8 13 22' },
} as const;

const SignalArcs = ({ state }: { readonly state: ResultState }) => (
  <svg
    viewBox="0 0 560 190"
    aria-hidden
    fill="none"
    stroke={resultLooks[state].badge}
    strokeOpacity={0.24}
    strokeWidth="10"
    strokeLinecap="round"
  >
    {RADII.map((radius) => (
      <path key={radius} d={arcOf(radius)} {...dashes[resultLooks[state].arcs]} />
    ))}
  </svg>
);

const fill = keyframes`from { clip-path: inset(0 79% 0 0); } to { clip-path: inset(0); }`;

const FillingBar = styled.div`
  width: min(18.5rem, 100%);
  margin-top: ${space.m};
  animation: ${fill} 200ms ease-out;
`;

interface ResultHeadProps {
  readonly state: ResultState;
  /** What happened. */
  readonly title: string;
  /** Names one of several views that share the address. */
  readonly view?: string;
  readonly amount?: Paise | null;
  /** The days until the first of the paid packs ends; null if unknown. Shown only in the state `paid`. */
  readonly daysLeft?: number | null;
  /** What the result means for the service or the money. The first paragraph is bold. */
  readonly children: ReactNode;
}

/** The head of a result. `ResultSign`, the arcs and the colour show the state. */
export const ResultHead = ({
  state,
  title,
  view,
  amount = null,
  daysLeft = null,
  children,
}: ResultHeadProps) => (
  <Panel $state={state} data-result={state}>
    <SignalArcs state={state} />
    <div>
      <ResultSign state={state} size={104} />
    </div>
    <ScreenTitle title={title} view={view} />
    {amount !== null && (
      <div>
        <Money amount={amount} size="huge" />
      </div>
    )}
    {children}
    {state === 'paid' && daysLeft !== null && (
      <FillingBar>
        <DaysLeftBar daysLeft={daysLeft} />
      </FillingBar>
    )}
  </Panel>
);
