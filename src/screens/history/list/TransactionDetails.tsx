import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { HistoryEntry } from '../../../../store/history/history';
import { useText } from '../../../text/useText';
import { color, radius, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { MomentText } from '../../../ui/data/MomentText';
import { Money } from '../../../ui/data/Money';
import { TextOr } from '../../../ui/data/TextOr';
import { transactionDetailsText } from './transactionDetails.text';
import { transactionsText } from '../transactions.text';
import { KindName, SignedAmount } from '../transactionValues';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin-bottom: ${space.m};
  padding: ${space.l};
  border-radius: ${radius.control};
  background: ${color.tint};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.m} ${space.l};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  /* The result of a press stands behind the buttons. */
  & > [role='status'] {
    order: 1;
  }
`;

interface TransactionDetailsProps {
  readonly entry: HistoryEntry;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

/** All data of one transaction, with buttons to copy its number and to print its receipt. */
export const TransactionDetails = ({ entry, onReceipt }: TransactionDetailsProps) => {
  const t = useText(transactionDetailsText);
  const { kind } = useText(transactionsText);
  const { row, moment } = entry;
  return (
    <Layout>
      <Facts>
        <Fact name={t.date}>
          <MomentText moment={moment} />
        </Fact>
        <Fact name={kind}>
          <KindName entry={entry} />
        </Fact>
        <Fact name={t.amount}>
          <SignedAmount entry={entry} />
        </Fact>
        <Fact name={t.balance}>
          <Money amount={row.balance} />
        </Fact>
        <Fact name={t.details}>
          <TextOr text={row.description2} />
        </Fact>
        <Fact name={t.reference}>
          <TextOr text={row.transactionid} />
        </Fact>
      </Facts>
      <Actions>
        {row.transactionid !== '' && <CopyNumber number={row.transactionid} />}
        <Button tone="ghost" onClick={() => onReceipt(entry)}>
          {t.printReceipt}
        </Button>
      </Actions>
    </Layout>
  );
};

/** Copies the number. When the browser refuses, it says that the number can be selected. */
const CopyNumber = ({ number }: { readonly number: string }) => {
  const t = useText(transactionDetailsText);
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setResult(t.copied);
    } catch {
      setResult(t.notCopied);
    }
  };
  return (
    <>
      <Button tone="ghost" onClick={() => void copy()}>
        {t.copy}
      </Button>
      <span role="status">{result}</span>
    </>
  );
};
