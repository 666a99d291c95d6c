import type { ReactNode } from 'react';
import styled from 'styled-components';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import { useAppDispatch } from '../../../app/hooks';
import { useFailure } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { LoadRestAlert } from '../../../app/lists/LoadRestAlert';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { EmptyState, NoMatch } from '../../../ui/feedback/States';
import { addPacksText } from '../catalogue.text';
import type { BrowseState, ListName } from './browseState';

/** The number of results, the actions and a note. On a phone the note has a separate line. */
const ResultHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  & > :first-child {
    display: grid;
    flex: 1 1 0;
    align-content: center;
    min-width: 0;
    /* Two lines high, because the second line disappears when all pages are loaded and nothing below may move. */
    min-height: 3rem;
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    flex: 1 0 100%;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  @media (min-width: 700px) {
    & > :first-child,
    & > :last-child {
      flex: 0 1 auto;
    }
    & > :first-child {
      min-height: 0;
    }
    & > :last-child {
      margin-inline-start: auto;
    }
  }
`;

/** The properties that both lists of offers have. */
export interface OffersProps {
  readonly browse: BrowseState;
  readonly onShowAll: () => void;
}

const CALLS = { packs: 'availablePacks', channels: 'channels' } as const;

interface ResultListProps {
  readonly list: ListName;
  readonly count: number;
  readonly total: number;
  readonly isComplete: boolean;
  readonly onShowAll: () => void;
  /** What can be done with the results. */
  readonly action?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** Shows and announces the number of results, and shows the rows or the reason why there are none. */
export const ResultList = ({
  list,
  count,
  total,
  isComplete,
  onShowAll,
  action,
  children,
}: ResultListProps) => {
  const t = useText(addPacksText);
  const dispatch = useAppDispatch();
  const hasFailed = useFailure(loadCatalogue) !== null;
  const extent = count === total ? t.found[list](count) : t.some[list](count, total);
  // Takes the focus from "Show all", which disappears when it is pressed.
  const countLine = useFocusRescue<HTMLParagraphElement>(count === 0);
  const rest = isComplete ? '' : ` ${hasFailed ? t.missing : t.soFar}`;
  return (
    <>
      <ResultHead>
        <p role="status" ref={countLine} tabIndex={-1}>
          {extent + rest}
        </p>
        {count > 0 && action}
        <p>{t.note[list]}</p>
      </ResultHead>
      {!isComplete && (
        <LoadRestAlert
          live
          flow={loadCatalogue}
          sentence={t.restFailed}
          loadRest={t.loadRest}
          onLoadRest={() => dispatch(loadCatalogue.requested({}))}
        />
      )}
      <UnreadableRows call={CALLS[list]} />
      {count > 0 && children}
      {total === 0 && isComplete && <EmptyState title={t.none} description={t.noneDescription} />}
      {total > 0 && count === 0 && isComplete && (
        <NoMatch
          title={t.noMatch}
          description={t.noMatchDescription}
          showAll={t.showAll}
          onShowAll={onShowAll}
        />
      )}
    </>
  );
};
