import { useMemo } from 'react';
import styled from 'styled-components';
import { monthlySpending, type FilteredHistory } from '../../../store/history/history';
import { ChunkBoundary } from '../../app/lazy/ChunkBoundary';
import { late } from '../../app/late';
import { useText } from '../../text/useText';
import { color, size, space } from '../../theme/tokens';
import { Money } from '../../ui/data/Money';
import { Section } from '../../ui/layout/Section';
import { Card } from '../../ui/layout/Card';
import { Blank, BlankBlock, Coming } from '../../ui/feedback/Skeleton';
import { PeriodText } from './print/PeriodText';
import { transactionsText } from './transactions.text';

const SpendingChart = late(
  async () =>
    (await import(/* webpackChunkName: "transactions-chart" */ './SpendingChart')).SpendingChart,
);

/** A year: more bars than that say nothing on a phone. */
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

/** A line as high as the amount that will stand there. */
const Figure = styled.p`
  font-size: ${size.title};
  line-height: 1.2;
`;

/** As high as the chart, so that nothing moves when it comes. */
const ChartPlace = styled.div`
  min-height: calc(72px + 1.5rem + 1.5 * ${size.small} + 8px);
`;

interface SummaryProps {
  readonly of: FilteredHistory;
  /** How many there are, and whether that is all. */
  readonly extent: string;
}

/** What all that is shown comes to. */
export const Summary = ({ of: shown, extent }: SummaryProps) => {
  const t = useText(transactionsText);
  const spending = useMemo(() => monthlySpending(shown, BARS), [shown]);
  return (
    <Card>
      <Section title={t.totals}>
        <Note>
          <PeriodText of={shown} />
        </Note>
        <Sums>
          <div>
            <dt>{t.moneyIn}</dt>
            <dd>
              <Money of={shown.totals.moneyIn} size="title" />
            </dd>
          </div>
          <div>
            <dt>{t.moneyOut}</dt>
            <dd>
              <Money of={shown.totals.moneyOut} size="title" />
            </dd>
          </div>
        </Sums>
        <Note>{extent}</Note>
      </Section>
      {spending.length > 0 && (
        <ChartPlace>
          <ChunkBoundary fallback={<Note>{t.chartFailed}</Note>} onChunkFailed={ignoreChunkFailure}>
            <SpendingChart months={spending} />
          </ChunkBoundary>
        </ChartPlace>
      )}
    </Card>
  );
};

/** A chart that did not come is no reason to say more than stands in its place. */
const ignoreChunkFailure = () => undefined;

/** The sheet in its usual size, made of its own parts. */
export const SummarySkeleton = () => {
  const t = useText(transactionsText);
  return (
    <Card>
      <Coming>
        <Section title={t.totals}>
          <Note>
            <Blank $width="14rem" />
          </Note>
          <Sums as="div">
            {[t.moneyIn, t.moneyOut].map((name) => (
              <div key={name}>
                <Note>{name}</Note>
                <Figure>
                  <Blank $width="6rem" />
                </Figure>
              </div>
            ))}
          </Sums>
          <Note>
            <Blank $width="9rem" />
          </Note>
        </Section>
      </Coming>
      <ChartPlace>
        <BlankBlock $height="124px" />
      </ChartPlace>
    </Card>
  );
};
