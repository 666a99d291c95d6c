import { useMemo } from 'react';
import styled from 'styled-components';
import { monthlySpending, type FilteredHistory } from '../../../store/history/history';
import { lazyPart } from '../../app/lazy/lazyPart';
import { useText } from '../../text/useText';
import { color, media, size, space } from '../../theme/tokens';
import { Money } from '../../ui/data/Money';
import { Section } from '../../ui/layout/Section';
import { Card } from '../../ui/layout/Card';
import { Blank, BlankBlock, LoadingRegion } from '../../ui/feedback/Skeleton';
import { PeriodText } from './print/PeriodText';
import { transactionsText } from './transactions.text';

const SpendingChart = lazyPart({
  id: 'transactions-chart',
  load: async () =>
    (await import(/* webpackChunkName: "transactions-chart" */ './SpendingChart')).SpendingChart,
});

/** The chart shows at most a year. */
const BARS = 12;

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.xl};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

/** As high as the amount it stands for. */
const BlankAmount = styled.p`
  font-size: ${size.title};
  line-height: 1.2;
`;

/** As high as the chart, so that nothing moves when it is loaded. */
const ChartPlace = styled.div`
  min-height: calc(124px + 1.5rem + 4px);
`;

/** The totals, and beside them the chart where there is room. */
const Totals = styled(Card)`
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 35rem);
    gap: ${space.xxl};
    align-items: start;
  }
`;

interface SummaryProps {
  readonly history: FilteredHistory;
  /** The number of transactions and whether all are loaded, as text. */
  readonly extent: string;
}

/** The totals of the shown history and its chart. */
export const Summary = ({ history, extent }: SummaryProps) => {
  const t = useText(transactionsText);
  const spending = useMemo(() => monthlySpending(history, BARS), [history]);
  return (
    <Totals>
      <Section title={t.totals}>
        <Note>
          <PeriodText history={history} />
        </Note>
        <Sums>
          <div>
            <dt>{t.moneyIn}</dt>
            <dd>
              <Money amount={history.totals.moneyIn} size="title" />
            </dd>
          </div>
          <div>
            <dt>{t.moneyOut}</dt>
            <dd>
              <Money amount={history.totals.moneyOut} size="title" />
            </dd>
          </div>
        </Sums>
        <Note>{extent}</Note>
      </Section>
      {spending.length > 0 && (
        <ChartPlace>
          <SpendingChart months={spending} failed={() => <Note>{t.chartFailed}</Note>} />
        </ChartPlace>
      )}
    </Totals>
  );
};

/** The skeleton, as large as the summary. */
export const SummarySkeleton = () => {
  const t = useText(transactionsText);
  return (
    <Totals>
      <LoadingRegion>
        <Section title={t.totals}>
          <Note>
            <Blank $width="14rem" />
          </Note>
          <Sums as="div">
            {[t.moneyIn, t.moneyOut].map((name) => (
              <div key={name}>
                <Note>{name}</Note>
                <BlankAmount>
                  <Blank $width="6rem" />
                </BlankAmount>
              </div>
            ))}
          </Sums>
          <Note>
            <Blank $width="9rem" />
          </Note>
        </Section>
      </LoadingRegion>
      <ChartPlace>
        <BlankBlock $height="148px" />
      </ChartPlace>
    </Totals>
  );
};
