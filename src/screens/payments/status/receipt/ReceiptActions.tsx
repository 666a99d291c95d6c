import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { saveFile } from '../../../../app/saveFile';
import { useLanguage, useText } from '../../../../text/useText';
import { color, size, space, weight } from '../../../../theme/tokens';
import { Button } from '../../../../ui/buttons/Button';
import { OperatorMark } from '../../../../ui/frame/operator';
import { Paper } from '../../../../ui/layout/Paper';
import { paymentResultText } from '../../payments.text';
import { type PaymentReceipt, receiptFile, receiptFileName, useReceipt } from './receiptFacts';
import type { ReceiptSource } from './receiptSource';

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.l};
  padding-bottom: ${space.l};
  border-bottom: 3px solid ${color.brand};
  small {
    display: block;
    margin-block: ${space.xs} 0;
    margin-inline: 40px 0;
    font-size: ${size.small};
  }
  & > :last-child {
    text-align: end;
  }
  /* The stamp "Paid". */
  & > :last-child strong {
    display: inline-block;
    margin-bottom: ${space.xs};
    padding: 2px ${space.m};
    border: 1.5px solid ${color.success};
    border-radius: 6px;
    color: ${color.success};
  }
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.l} ${space.xl};
  h2,
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: ${weight.normal};
  }
  p,
  dd {
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding-block: ${space.s};
    padding-inline: 0 ${space.s};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    border-bottom: 1.5px solid ${color.ink};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: inherit;
    font-weight: ${weight.normal};
  }
  [data-amount] {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  tfoot td,
  tfoot th {
    border: 0;
    text-align: end;
    font-weight: ${weight.normal};
  }
  tfoot tr:last-child > * {
    border-top: 1.5px solid ${color.ink};
    font-size: ${size.title};
    font-weight: ${weight.strong};
  }
`;

const Foot = styled.p`
  padding-top: ${space.m};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
`;

const Party = ({ title, lines }: PaymentReceipt['payer']) => (
  <div>
    <h2>{title}</h2>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

/** The receipt on one printed page. Only the operator's mark, one line and the stamp have colour; nothing is filled. */
const PrintedReceipt = ({ receipt }: { readonly receipt: PaymentReceipt }) => {
  const { columns, sac } = receipt;
  const hasSac = sac !== '';
  const sums = [...receipt.sums, receipt.total];
  return (
    <Paper>
      <Head>
        <div>
          <OperatorMark />
          {receipt.legalName !== '' && <small>{receipt.legalName}</small>}
        </div>
        <div>
          <strong>✓ {receipt.paid}</strong>
          <p>{receipt.when}</p>
        </div>
      </Head>
      <h1>{receipt.title}</h1>
      <Two>
        {receipt.payer.lines.length > 0 && <Party {...receipt.payer} />}
        <Party {...receipt.seller} />
      </Two>
      <Lines>
        <thead>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.period}</th>
            {hasSac && <th scope="col">{columns.sac}</th>}
            <th scope="col" data-amount>
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map(({ name, detail, period, amount }) => (
            <tr key={`${name} ${detail}`}>
              <th scope="row">
                {name}
                {detail !== '' && <small>{detail}</small>}
              </th>
              <td>{period}</td>
              {hasSac && <td>{sac}</td>}
              <td data-amount>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, value]) => (
            <tr key={name}>
              <th scope="row" colSpan={hasSac ? 3 : 2}>
                {name}
              </th>
              <td data-amount>{value}</td>
            </tr>
          ))}
        </tfoot>
      </Lines>
      <Two as="dl">
        {receipt.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Two>
      <Foot>{receipt.foot}</Foot>
    </Paper>
  );
};

const TYPE = 'text/html';

/** Buttons that print the receipt, and share it as a file. A browser that cannot share files saves it. */
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
      // The subscriber has closed the dialog, which is not a failure.
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

/** Some browsers share only text, some nothing. */
const canShareFiles = (): boolean => {
  const probe = new File([''], 'receipt.html', { type: TYPE });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
};
