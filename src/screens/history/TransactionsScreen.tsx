import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { HistoryFilter } from '../../../store/history/history';
import { dayInIndia } from '../../../store/core/dates';
import { loadTransactions, selectEntries } from '../../../store/history/transactions';
import { TOP_UP } from '../../../store/core/paths';
import { Loaded } from '../../app/hooks/Loaded';
import { useText } from '../../text/useText';
import { media, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { EmptyState } from '../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Filters } from './Filters';
import { Aside, History } from './History';
import { daysOf, NO_CHOICE, type Choice } from './period';
import { SummaryShape } from './Summary';
import { transactionsText } from './transactions.text';

/** One column on a phone; on a wide screen the totals stand beside the filters and the list. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) min(20rem, 36%);
    grid-template-rows: auto 1fr;
    gap: ${space.l} ${space.xxl};
    align-items: start;
    & > * {
      grid-column: 1;
    }
    & > ${Aside} {
      grid-area: 1 / 2 / 3;
    }
  }
`;

/** Every recharge and every charge, month by month. */
export const TransactionsScreen = () => {
  const t = useText(transactionsText);
  const dispatch = useAppDispatch();
  const entries = useAppSelector(selectEntries);
  const choosing = useChoice();
  useEffect(() => {
    dispatch(loadTransactions.requested({ fromTheTop: true }));
    // Whoever leaves waits for no more pages; what has come is there at the next visit.
    return () => void dispatch(loadTransactions.cancelled());
  }, [dispatch]);
  const isEmpty = entries?.length === 0;
  return (
    <>
      <ScreenTitle title={t.title} />
      <Place>
        {!isEmpty && (
          <Filters key={choosing.round} choice={choosing.choice} onChoice={choosing.onChoice} />
        )}
        <Loaded
          flow={loadTransactions}
          value={entries}
          onRetry={() => dispatch(loadTransactions.requested({ fromTheTop: false }))}
          skeleton={<Shape />}
        >
          {(known) =>
            known.length === 0 ? (
              <Nothing />
            ) : (
              <History entries={known} filter={choosing.filter} onShowAll={choosing.onShowAll} />
            )
          }
        </Loaded>
      </Place>
    </>
  );
};

/** What is chosen, and what of it counts already: typing never waits for the list. */
const useChoice = () => {
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  // The fields keep what is typed by themselves: another round is a new set of them.
  const [round, setRound] = useState(0);
  const onChoice = useCallback(
    (changed: Partial<Choice>) => setChoice((now) => ({ ...now, ...changed })),
    [],
  );
  const onShowAll = useCallback(() => {
    setChoice(NO_CHOICE);
    setRound((last) => last + 1);
  }, []);
  const wanted: HistoryFilter = useMemo(
    () => ({
      direction: choice.direction,
      query: choice.query,
      ...daysOf(choice, dayInIndia(Date.now())),
    }),
    [choice],
  );
  return { choice, round, onChoice, onShowAll, filter: useDeferredValue(wanted) };
};

const Nothing = () => {
  const t = useText(transactionsText);
  return (
    <EmptyState
      title={t.none}
      why={t.noneWhy}
      action={<ButtonLink to={TOP_UP}>{t.topUp}</ButtonLink>}
    />
  );
};

const Shape = () => (
  <>
    <Aside>
      <SummaryShape />
    </Aside>
    <SkeletonRows count={6} />
  </>
);
