import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { TRANSACTIONS } from '../../../../store/core/paths';
import { sumOf } from '../../../../store/core/values/money';
import {
  filterHistory,
  type MonthlySpending,
  monthlySpending,
  NO_HISTORY_FILTER,
} from '../../../../store/history/history';
import {
  loadTransactions,
  selectHistoryEntries,
  selectIsHistorySince,
} from '../../../../store/history/transactions';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure } from '../../../app/hooks/useFlow';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { useRetry, useRetryOnReconnect } from '../../../app/hooks/useRetry';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { Section } from '../../../ui/layout/Section';
import { SoftText } from '../../../ui/layout/Text';
import { SpendingChart } from '../../history/SpendingChart';
import { lazyTilesText } from '../home.text';
import { SectionTile } from '../services/tileLayout';
import { SpendingLayout, SpendingSkeleton } from './SpendingSkeleton';

const MONTHS = 6;

/** The first day of the month five months ago, for example "2026-06-01". The current month is the sixth. */
const firstDay = (today: string): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - MONTHS, 1)).toISOString().slice(0, 10);
};

/** The charges of each of the last six months and their sum. Nothing is shown if nothing was charged. */
export const Spending = () => {
  const t = useText(lazyTilesText);
  const dispatch = useAppDispatch();
  const since = firstDay(useOperatorToday());
  const failure = useFailure(loadTransactions);
  const months = useMonths(since);
  const load = () => dispatch(loadTransactions.requested({ fromTheTop: true, since }));
  const { retry, focusTarget } = useRetry(failure, load);
  useRetryOnReconnect(loadTransactions, load);
  useEffect(() => {
    dispatch(loadTransactions.requested({ fromTheTop: true, since }));
  }, [dispatch, since]);
  const total = months && sumOf(months.map(({ moneyOut }) => moneyOut));
  if (total === 0) return null;
  if (total === null && !failure) return <SpendingSkeleton />;
  const history = (
    <p>
      <Link to={TRANSACTIONS}>{t.history}</Link>
    </p>
  );
  return (
    <SectionTile as="div">
      <Section isCaption title={t.spending}>
        {months && total !== null ? (
          <SpendingLayout>
            <SpendingChart months={months} isTitled={false} />
            <div>
              <SoftText>{t.spent(moneyText(total))}</SoftText>
              {history}
            </div>
          </SpendingLayout>
        ) : (
          <>
            <TryAgain sentence={t.noChart} onRetry={retry} />
            {history}
          </>
        )}
        {focusTarget}
      </Section>
    </SectionTile>
  );
};

const useMonths = (since: string): readonly MonthlySpending[] | null => {
  const entries = useAppSelector(selectHistoryEntries);
  const isWhole = useAppSelector((state) => selectIsHistorySince(state, since));
  return useMemo(
    () =>
      entries && isWhole
        ? monthlySpending(filterHistory(entries, { ...NO_HISTORY_FILTER, from: since }), MONTHS)
        : null,
    [entries, isWhole, since],
  );
};
