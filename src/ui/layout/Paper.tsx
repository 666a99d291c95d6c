import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styled from 'styled-components';
import { color, media, size, space } from '../../theme/tokens';

/* On paper, the global style hides everything outside `data-paper`. */
const PrintedPage = styled.article`
  display: none;
  ${media.print} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.l};
    color: ${color.ink};
    font-size: ${size.small};
  }
  /* A long paper is not a grid, because a row of a grid does not break between two pages. */
  &[data-long] {
    ${media.print} {
      display: block;
    }
  }
  h1 {
    font-size: ${size.title};
  }
`;

interface PaperProps {
  readonly children: ReactNode;
  /** True if the content may be longer than a page. */
  readonly long?: boolean;
}

/** The browser prints the content of a mounted `Paper` in place of the screen. The screen does not show it. */
export const Paper = ({ children, long = false }: PaperProps) =>
  createPortal(
    <PrintedPage data-paper data-long={long || undefined}>
      {children}
    </PrintedPage>,
    document.body,
  );

/**
 * True while the browser prints the page. The value changes before the browser lays out the printed page. So a
 * component can mount its content for paper only while printing.
 */
export const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    const query = matchMedia('print');
    const set = (is: boolean) => flushSync(() => setPrinting(is));
    const begin = () => set(true);
    const end = () => set(false);
    const change = () => set(query.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    query.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      query.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
};
