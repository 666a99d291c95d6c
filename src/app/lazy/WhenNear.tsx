import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Stack } from '../../ui/layout/Stack';

/** The share of the part that has to be in view. */
const THIRD = 0.33;

/** The height that the bars at the foot of a phone cover, in pixels. */
const coveredHeight = (): number =>
  [...document.querySelectorAll('[data-bottom-bar], [data-docked]')]
    .filter((bar) => getComputedStyle(bar).position !== 'static')
    .reduce((sum, bar) => sum + bar.clientHeight, 0);

interface WhenNearProps {
  /** Shown until the children are rendered. It has the same size as the children. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a part when a third of its slot is in view, or at the first key press. Its code and its data are loaded only
 * then.
 */
export const WhenNear = ({ skeleton, children }: WhenNearProps) => {
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = slot;
    if (isNear || current === null) return undefined;
    const show = () => setNear(true);
    let observer: IntersectionObserver | undefined;
    // A resize measures the bars again, because a phone in landscape may have no bars at the foot.
    const observe = () => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) show();
        },
        { threshold: THIRD, rootMargin: `0px 0px -${coveredHeight()}px` },
      );
      observer.observe(current);
    };
    observe();
    window.addEventListener('resize', observe);
    // Any key shows the part, because the Tab key may move the focus to the part without scrolling.
    document.addEventListener('keydown', show, { once: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', observe);
      document.removeEventListener('keydown', show);
    };
  }, [isNear]);
  return (
    <Stack $gap="none" ref={slot}>
      {isNear ? children : skeleton}
    </Stack>
  );
};
