import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HistoryEntry } from '../../../../store/history/history';

/** The details of a row and the printed pages, in one chunk that is loaded after the screen. */
export const loadTransactionParts = async () => {
  const [{ TransactionDetails }, { Receipt, Statement }] = await Promise.all([
    import(/* webpackChunkName: "transactions-more" */ '../list/TransactionDetails'),
    import(/* webpackChunkName: "transactions-more" */ './PrintedPages'),
  ]);
  return { TransactionDetails, Receipt, Statement };
};

type PrintParts = Awaited<ReturnType<typeof loadTransactionParts>>;

/**
 * Prints the statement. After a press on a receipt button, the receipt replaces the statement until printing ends. The
 * code is loaded right after the screen, because the browser's own "Print" does not wait for it.
 */
export const usePrinting = () => {
  const [printParts, setPrintParts] = useState<PrintParts | null>(null);
  const [receipt, setReceipt] = useState<HistoryEntry | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    // A failed load is repeated by `print`.
    loadTransactionParts().then(setPrintParts, () => undefined);
  }, []);

  useEffect(() => {
    const printed = () => setReceipt(null);
    window.addEventListener('afterprint', printed);
    return () => window.removeEventListener('afterprint', printed);
  }, []);

  /** Prints the receipt of the entry, or the statement for null. */
  const print = useCallback(async (entry: HistoryEntry | null) => {
    try {
      const parts = await loadTransactionParts();
      flushSync(() => {
        setPrintParts(parts);
        setFailed(false);
        setReceipt(entry);
      });
      window.print();
    } catch {
      setFailed(true);
    }
  }, []);
  return {
    printParts,
    receipt,
    hasFailed,
    print: useCallback((entry: HistoryEntry | null) => void print(entry), [print]),
  };
};
