import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HistoryEntry } from '../../../../store/history/history';
import { loadTransactionParts } from '../loadTransactionParts';

type PrintParts = Awaited<ReturnType<typeof loadTransactionParts>>;

/**
 * Prints the statement. After a press on a receipt button, the receipt replaces the statement until printing ends. The
 * code is loaded right after the screen, because the browser's own "Print" does not wait for it.
 */
export const usePrinting = () => {
  const [printParts, setPrintParts] = useState<PrintParts | null>(null);
  const [receipt, setReceipt] = useState<HistoryEntry | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loaded = useRef<PrintParts | null>(null);

  const loadParts = useCallback(async () => {
    loaded.current ??= await loadTransactionParts();
    setPrintParts(loaded.current);
  }, []);
  useEffect(() => {
    // A failed load is repeated by `print`.
    loadParts().catch(() => undefined);
  }, [loadParts]);

  useEffect(() => {
    const printed = () => setReceipt(null);
    window.addEventListener('afterprint', printed);
    return () => window.removeEventListener('afterprint', printed);
  }, []);

  /** Prints the receipt of the entry, or the statement for null. */
  const print = useCallback(
    async (entry: HistoryEntry | null) => {
      try {
        await loadParts();
        flushSync(() => {
          setFailed(false);
          setReceipt(entry);
        });
        window.print();
      } catch {
        setFailed(true);
      }
    },
    [loadParts],
  );
  return {
    printParts,
    receipt,
    hasFailed,
    print: useCallback((entry: HistoryEntry | null) => void print(entry), [print]),
  };
};
