import { useText } from '../../text/useText';
import { DateText, DaysLeft, SentenceWithDate } from '../../ui/data/DateText';
import { DaysLeftBar } from '../../ui/data/DaysLeftBar';
import { List, ListRow, RowMark } from '../../ui/data/List';
import { Money } from '../../ui/data/Money';
import { Table } from '../../ui/data/Table';
import { Mark } from '../../ui/feedback/Pill';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { dateText } from '../../ui/ui.text';
import { amounts, Example, type Examples } from './Example';

const Sentence = () => (
  <SentenceWithDate sentence={useText(dateText).activeUntil} date="2026-11-24" />
);

const dates: Examples = {
  'Dates and days left': () => (
    <Stack>
      <DateText date="2026-11-24" />
      <DateText date="2026-09-03 18:05:00" withTime />
      <p>
        <DateText date="" />
      </p>
      <Sentence />
      {[12, 1, 0, -2].map((days) => (
        <p key={days}>
          <DaysLeft days={days} />
        </p>
      ))}
    </Stack>
  ),
};

const shown = (daysLeft: number) => (
  <Card>
    <DaysLeftBar daysLeft={daysLeft} />
  </Card>
);

const daysLeftBar: Examples = {
  'Plenty of days': () => shown(30),
  'Ten days': () => shown(10),
  'Ends soon': () => shown(3),
  Ended: () => shown(0),
};

const list: Examples = {
  'List of packs': () => (
    <Example>
      {(t) => (
        <List label={t.packs}>
          <ListRow
            title={t.family}
            sub={t.familySub}
            end={<Money amount={amounts.bill} />}
            endSub={<DaysLeft days={3} />}
          />
          <ListRow title={t.swap} sub={t.swapSub} />
        </List>
      )}
    </Example>
  ),
  'List of channels': () => (
    <Example>
      {(t) => (
        <List label={t.channels}>
          <ListRow
            lead={<RowMark>612</RowMark>}
            title={
              <>
                {t.channel}
                <Mark>HD</Mark>
              </>
            }
            sub={t.channelSub}
            end={<Money amount={amounts.channel} />}
            endSub={t.month}
          />
          <ListRow
            lead={<RowMark>1614</RowMark>}
            title={t.channel}
            sub={t.channelSub}
            end={<Money amount={null} />}
            endSub={t.month}
          />
        </List>
      )}
    </Example>
  ),
};

const money: Examples = {
  'Amounts in four sizes': () => (
    <Stack>
      <Money amount={amounts.charge} />
      <Money amount={amounts.channel} size="title" />
      <Money amount={amounts.bill} size="big" />
      <Money amount={amounts.lakh} size="huge" />
      <Money amount={null} />
    </Stack>
  ),
};

const rows = [
  { created: '2026-11-20', what: 'charge', amount: amounts.charge },
  { created: '2026-11-03', what: 'recharge', amount: amounts.bill },
] as const;

const table: Examples = {
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

export const dataExamples: Readonly<Record<string, Examples>> = {
  Money: money,
  DateText: dates,
  DaysLeftBar: daysLeftBar,
  List: list,
  Table: table,
};
