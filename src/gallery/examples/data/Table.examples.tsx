import { DateText } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { Table } from '../../../ui/data/Table';
import type { Examples } from './Example';
import { amounts, Example } from './Example';

const rows = [
  { created: '2026-11-20', what: 'charge', amount: amounts.charge },
  { created: '2026-11-03', what: 'recharge', amount: amounts.bill },
] as const;

export const galleryExamples: Examples = {
  'Table of payments': () => (
    <Example>
      {(t) => (
        <Table
          caption={t.history}
          items={rows}
          keyOf={({ created }) => created}
          columns={[
            { key: 'date', head: t.date, cell: ({ created }) => <DateText date={created} /> },
            { key: 'what', head: t.what, cell: ({ what }) => t[what] },
            {
              key: 'amount',
              head: t.amount,
              numeric: true,
              cell: ({ amount }) => <Money amount={amount} />,
            },
          ]}
        />
      )}
    </Example>
  ),
};
