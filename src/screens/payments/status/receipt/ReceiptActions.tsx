import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { saveFile } from '../../../../app/saveFile';
import { useLanguage, useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { paymentResultText } from '../paymentResult.text';
import { PrintedReceipt } from './PrintedReceipt';
import { receiptFile, receiptFileName } from './receiptFile';
import type { ReceiptSource } from './receiptSource';
import { useReceipt } from './useReceipt';

const TYPE = 'text/html';

/** Prints the receipt on one page, and shares it as a file where the browser can; otherwise saves it. */
export const ReceiptActions = ({ source }: { readonly source: ReceiptSource }) => {
  const t = useText(paymentResultText);
  const language = useLanguage();
  const receipt = useReceipt(source);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const printed = () => setPrinting(false);
    window.addEventListener('afterprint', printed);
    return () => window.removeEventListener('afterprint', printed);
  }, []);
  const print = () => {
    flushSync(() => setPrinting(true));
    window.print();
  };
  const name = receiptFileName(source.reference);
  const share = async () => {
    const text = receiptFile(receipt, language);
    const files = [new File([text], name, { type: TYPE })];
    try {
      await navigator.share({ files, title: receipt.title });
    } catch (error) {
      // Closed by the subscriber, which is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      saveFile(name, text, TYPE);
    }
  };
  return (
    <>
      <Button tone="ghost" onClick={print}>
        {t.printReceipt}
      </Button>
      {canShareFiles() ? (
        <Button tone="ghost" onClick={() => void share()}>
          {t.shareReceipt}
        </Button>
      ) : (
        <Button tone="ghost" onClick={() => saveFile(name, receiptFile(receipt, language), TYPE)}>
          {t.saveReceipt}
        </Button>
      )}
      {isPrinting && <PrintedReceipt receipt={receipt} />}
    </>
  );
};

/** Some browsers share words alone, some nothing. */
const canShareFiles = (): boolean => {
  const probe = new File([''], 'receipt.html', { type: TYPE });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
};
