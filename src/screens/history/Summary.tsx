import { type ReactNode, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { type FilteredHistory, monthlySpending } from '../../../store/history/history';
import { lazyPart } from '../../app/lazy/lazyPart';
import { useText } from '../../text/useText';
import { useIsWide } from '../../theme/mediaQueries';
import { color, media, size, space, target } from '../../theme/tokens';
import { Money } from '../../ui/data/Money';
import { Blank, BlankBlock, LoadingRegion } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { SoftText } from '../../ui/layout/Text';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden';
import { transactionsText } from './history.text';
import { CompactButton, ExportActions } from './list/ExportActions';
import { PeriodText } from './transactionValues';

const SpendingChart = lazyPart({
  id: 'transactions-chart',
  load: async () =>
    (await import(/* webpackChunkName: "transactions-chart" */ './SpendingChart')).SpendingChart,
});

/** The chart shows at most a year. */
const BARS = 12;

const CHART_ICON = 'M5 20v-7M12 20V4M19 20V9';

/**
 * On a phone the totals are a few lines above the rows; on a wide screen they are a card with the chart at its right.
 */
const Totals = styled(Card)`
  ${media.belowWide} {
    gap: ${space.s};
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    h2 {
      ${visuallyHidden}
    }
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 35rem);
    gap: ${space.xxl};
    align-items: start;
  }
`;

const Figures = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  ${media.wide} {
    gap: ${space.s};
  }
`;

const SumsAndActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  & > [role='alert'] {
    flex-basis: 100%;
  }
  ${media.wide} {
    gap: ${space.l};
  }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 0 ${space.s};
  & > div {
    display: contents;
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  ${media.belowWide} {
    dd {
      text-align: end;
    }
    dd > span {
      font-size: ${size.body};
    }
  }
  ${media.wide} {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: ${space.s} ${space.xl};
    & > div {
      display: block;
    }
  }
`;

/** As high as the chart, so that nothing moves when it is loaded. */
const ChartPlace = styled.div`
  min-height: calc(124px + 1.5rem + 4px);
`;

interface SummaryProps {
  readonly history: FilteredHistory;
  /** A text: the number of transactions, and whether all are loaded. */
  readonly extent: string;
  readonly onPrint: (receipt: null) => void;
  readonly hasPrintFailed: boolean;
}

/** The totals of the shown history, its exports and its chart. On a phone a button opens the chart. */
export const Summary = ({ history, extent, ...printing }: SummaryProps) => {
  const t = useText(transactionsText);
  const id = useId();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const spending = useMemo(() => monthlySpending(history, BARS), [history]);
  const hasChart = spending.length > 0;
  return (
    <Totals>
      <Figures aria-labelledby={id}>
        <h2 id={id}>{t.totals}</h2>
        <SoftText>
          {history.totals.count > 0 && (
            <>
              <PeriodText history={history} /> ·{' '}
            </>
          )}
          {extent}
        </SoftText>
        {history.totals.unpriced > 0 && <SoftText>{t.unpriced}</SoftText>}
        <SumsAndActions>
          <Sums>
            <Sum name={t.moneyIn}>
              <Money amount={history.totals.moneyIn} size="title" />
            </Sum>
            <Sum name={t.moneyOut}>
              <Money amount={history.totals.moneyOut} size="title" />
            </Sum>
          </Sums>
          {history.totals.count > 0 && (
            <ExportActions history={history} {...printing}>
              {hasChart && !isWide && (
                <CompactButton
                  icon={CHART_ICON}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  {t.spending}
                </CompactButton>
              )}
            </ExportActions>
          )}
        </SumsAndActions>
      </Figures>
      {hasChart && (isWide || isOpen) && (
        <ChartPlace>
          <SpendingChart months={spending} failed={() => <SoftText>{t.chartFailed}</SoftText>} />
        </ChartPlace>
      )}
    </Totals>
  );
};

interface SumProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Sum = ({ name, children }: SumProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A skeleton as large as the summary of a wide screen. A phone shows none. */
export const SummarySkeleton = () => {
  const t = useText(transactionsText);
  const blank = <Money amount={null} size="title" />;
  if (!useIsWide()) return null;
  return (
    <Totals>
      <LoadingRegion>
        <Figures as="div">
          <h2>{t.totals}</h2>
          <SoftText>
            <Blank $width="16rem" />
          </SoftText>
          <Stack>
            <Sums>
              <Sum name={t.moneyIn}>{blank}</Sum>
              <Sum name={t.moneyOut}>{blank}</Sum>
            </Sums>
            <BlankBlock $height={target} />
          </Stack>
        </Figures>
      </LoadingRegion>
      <ChartPlace>
        <BlankBlock $height="148px" />
      </ChartPlace>
    </Totals>
  );
};
