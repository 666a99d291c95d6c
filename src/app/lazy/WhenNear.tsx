import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

interface WhenNearProps {
  /** What stands in its place until then, as large as what comes. */
  readonly shape: ReactNode;
  readonly children: ReactNode;
}

/** Rendered once it is in view: what is never scrolled to is neither downloaded nor asked for. */
export const WhenNear = ({ shape, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = place;
    if (isNear || current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return <Place ref={place}>{isNear ? children : shape}</Place>;
};
