import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HistoryEntry } from '../../../../store/history/history';
import { loadTransactionParts } from '../loadTransactionParts';

type Papers = Awaited<ReturnType<typeof loadTransactionParts>>;

/**
 * What is printed here: the receipt that was asked for, from the press until it is on paper, and
 * otherwise the statement. Their code comes after the screen, so that the browser's own "Print"
 * finds it as well.
 */
export const usePrinting = () => {
  const [papers, setPapers] = useState<Papers | null>(null);
  const [receipt, setReceipt] = useState<HistoryEntry | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loaded = useRef<Papers | null>(null);

  const come = useCallback(async () => {
    loaded.current ??= await loadTransactionParts();
    setPapers(loaded.current);
  }, []);
  useEffect(() => {
    // Asked for again when something is to be printed.
    come().catch(() => undefined);
  }, [come]);

  useEffect(() => {
    const printed = () => setReceipt(null);
    window.addEventListener('afterprint', printed);
    return () => window.removeEventListener('afterprint', printed);
  }, []);

  /** Without a receipt it is the statement that is wanted. */
  const print = useCallback(
    async (wanted: HistoryEntry | null) => {
      try {
        await come();
        flushSync(() => {
          setFailed(false);
          setReceipt(wanted);
        });
        window.print();
      } catch {
        setFailed(true);
      }
    },
    [come],
  );
  return {
    papers,
    receipt,
    hasFailed,
    print: useCallback((w: HistoryEntry | null) => void print(w), [print]),
  };
};
