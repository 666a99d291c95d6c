import type { Entry } from '../../../../store/history/history';
import { dayInIndia } from '../../../../store/core/dates';
import { useText } from '../../../text/useText';
import { DateText } from '../../../ui/data/DateText';
import { MomentText } from '../../../ui/data/MomentText';
import { Money } from '../../../ui/data/Money';
import { Paper } from '../../../ui/layout/Paper';
import { TextOr } from '../../../ui/data/TextOr';
import { detailsText } from '../list/details.text';
import { paperText } from './paper.text';
import { Customer, PaperFact, PaperFacts, PaperHead } from './PaperHead';
import { KindName } from '../values';

/** One transaction on one page. */
export const Receipt = ({ of: entry }: { readonly of: Entry }) => {
  const t = useText(paperText);
  const names = useText(detailsText);
  const { row, moment } = entry;
  return (
    <Paper>
      <PaperHead title={t.receipt} />
      <PaperFacts>
        <Customer />
        <PaperFact name={t.reference}>
          <TextOr text={row.transactionid} />
        </PaperFact>
        <PaperFact name={names.date}>
          <MomentText of={moment} />
        </PaperFact>
        <PaperFact name={t.what}>
          <TextOr text={row.description1} />
        </PaperFact>
        <PaperFact name={t.details}>
          <TextOr text={row.description2} />
        </PaperFact>
        <PaperFact name={t.kind}>
          <KindName of={entry} />
        </PaperFact>
        <PaperFact name={names.amount}>
          <Money of={row.amount} size="title" />
        </PaperFact>
        <PaperFact name={t.balance}>
          <Money of={row.balance} />
        </PaperFact>
        <PaperFact name={t.printed}>
          <DateText of={dayInIndia(Date.now())} />
        </PaperFact>
      </PaperFacts>
    </Paper>
  );
};
