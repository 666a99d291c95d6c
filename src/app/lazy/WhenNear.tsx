import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

/** An edge of it is not yet a reason; an empty place in sight is. */
const THIRD = 0.33;

/** Pixels at the foot of a phone that its bars cover. */
const behindBars = (): number =>
  [...document.querySelectorAll('[data-bottom-bar], [data-docked]')]
    .filter((bar) => getComputedStyle(bar).position !== 'static')
    .reduce((sum, bar) => sum + bar.clientHeight, 0);

interface WhenNearProps {
  /** A placeholder of the same size, shown until then. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Rendered once a third of it is in view, or with the first key: what is never scrolled to is neither downloaded nor asked for. */
export const WhenNear = ({ skeleton, children }: WhenNearProps) => {
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = slot;
    if (isNear || current === null) return undefined;
    const show = () => setNear(true);
    let observer: IntersectionObserver | undefined;
    // A phone that is turned may have no bars any more.
    const observe = () => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) show();
        },
        { threshold: THIRD, rootMargin: `0px 0px -${behindBars()}px` },
      );
      observer.observe(current);
    };
    observe();
    window.addEventListener('resize', observe);
    // Who goes from link to link by the keyboard does not scroll there first.
    document.addEventListener('keydown', show, { once: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', observe);
      document.removeEventListener('keydown', show);
    };
  }, [isNear]);
  return <Slot ref={slot}>{isNear ? children : skeleton}</Slot>;
};
