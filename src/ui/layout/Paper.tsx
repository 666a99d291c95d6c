import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styled from 'styled-components';
import { color, media, size, space } from '../../theme/tokens';

/* That everything else stays off the paper is said in the global style: `data-paper`. */
const PrintedPage = styled.article`
  display: none;
  ${media.print} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.l};
    color: ${color.ink};
    font-size: ${size.small};
  }
  /* A sheet that runs over pages must not be a grid: its rows could not be parted. */
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
  /** It may run over several pages. */
  readonly long?: boolean;
}

/** What is printed in place of the screen for as long as it is mounted. On the screen it is not seen. */
export const Paper = ({ children, long = false }: PaperProps) =>
  createPortal(
    <PrintedPage data-paper data-long={long || undefined}>
      {children}
    </PrintedPage>,
    document.body,
  );

/**
 * Whether the page is being printed, by whatever means. Known before the browser lays the page
 * out, so what is only for paper need not be in the page before.
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
