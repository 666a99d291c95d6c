import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { PAYMENT_STATUS, TOP_UP } from '../../../store/core/paths';
import type { HistoryFilter } from '../../../store/history/history';
import { loadTransactions, selectHistoryEntries } from '../../../store/history/transactions';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Loaded } from '../../app/hooks/Loaded';
import { useOperatorToday } from '../../app/hooks/useOperatorNow';
import { tryAgain } from '../../app/lazy/TryAgain';
import { UnreadableRows } from '../../app/UnreadableRows';
import { useText } from '../../text/useText';
import { useIsWide } from '../../theme/mediaQueries';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { EmptyState } from '../../ui/feedback/States';
import { emptyTray } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { InlineLink } from '../../ui/layout/InlineLink';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { Row, Stack } from '../../ui/layout/Stack';
import { UnfinishedPayments } from '../payments/unfinished/unfinishedPart';
import { transactionsText } from './history.text';
import { HistoryFilters } from './HistoryFilters';
import { countFilters, type FilterChoice, NO_FILTERS, periodDays } from './historyPeriod';
import { SummarySkeleton } from './Summary';
import { TransactionHistory } from './TransactionHistory';

/**
 * All added money and all charges, month by month, with a link to the top-up. A wide screen also links to the check of
 * a payment.
 */
export const TransactionsScreen = () => {
  const t = useText(transactionsText);
  const dispatch = useAppDispatch();
  const entries = useAppSelector(selectHistoryEntries);
  const filters = useFilterChoice();
  useEffect(() => {
    dispatch(loadTransactions.requested({ fromTheTop: true }));
    // Leaving the screen stops the loading. The loaded pages stay in the store.
    return () => void dispatch(loadTransactions.cancelled());
  }, [dispatch]);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const isEmpty = entries?.length === 0;
  return (
    <>
      <Row $gap="s l" $apart>
        <ScreenTitle title={t.title} />
        <Row $gap="s l">
          <ButtonLink tone="ghost" to={TOP_UP}>
            {t.topUp}
          </ButtonLink>
          {isWide && <InlineLink to={PAYMENT_STATUS}>{t.checkPayment}</InlineLink>}
        </Row>
      </Row>
      <UnfinishedPayments withBalance failed={tryAgain} />
      <UnreadableRows call="transactions" />
      <Stack>
        {!isEmpty && (
          <HistoryFilters
            formKey={filters.formKey}
            choice={filters.choice}
            onChoice={filters.onChoice}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
        <Loaded
          isPage
          flow={loadTransactions}
          value={entries}
          onRetry={() => dispatch(loadTransactions.requested({ fromTheTop: false }))}
          skeleton={
            <>
              <SummarySkeleton />
              <SkeletonRows count={6} />
            </>
          }
        >
          {(loaded) =>
            loaded.length === 0 ? (
              <EmptyState
                picture={<Illustration drawing={emptyTray} />}
                title={t.none}
                description={t.noneDescription}
              />
            ) : (
              <TransactionHistory
                entries={loaded}
                filter={filters.filter}
                hasTotals={isWide || isOpen || countFilters(filters.choice) > 0}
                onShowAll={filters.onShowAll}
              />
            )
          }
        </Loaded>
      </Stack>
    </>
  );
};

/** The chosen filters, and a deferred copy for the list, so that typing never waits for the list. */
const useFilterChoice = () => {
  const [choice, setChoice] = useState<FilterChoice>(NO_FILTERS);
  const [formKey, setFormKey] = useState(0);
  const onChoice = useCallback(
    (changed: Partial<FilterChoice>) => setChoice((last) => ({ ...last, ...changed })),
    [],
  );
  const onShowAll = useCallback(() => {
    setChoice(NO_FILTERS);
    setFormKey((last) => last + 1);
  }, []);
  const today = useOperatorToday();
  const filter: HistoryFilter = useMemo(
    () => ({ direction: choice.direction, query: choice.query, ...periodDays(choice, today) }),
    [choice, today],
  );
  return { choice, formKey, onChoice, onShowAll, filter: useDeferredValue(filter) };
};
