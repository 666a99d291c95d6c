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
import { addPacksText } from './addPacks.text';
import type { ListName } from './browseState';

const ResultHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.m};
  p:first-child {
    font-variant-numeric: tabular-nums;
  }
  p + p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const CALLS = { packs: 'availablePacks', channels: 'channels' } as const;

interface ResultListProps {
  readonly list: ListName;
  readonly count: number;
  readonly total: number;
  readonly isComplete: boolean;
  readonly onShowAll: () => void;
  /** The rows. */
  readonly children: ReactNode;
}

/** The number of results, announced, and the rows; or why there are none. */
export const ResultList = ({
  list,
  count,
  total: all,
  isComplete,
  onShowAll,
  children,
}: ResultListProps) => {
  const t = useText(addPacksText);
  const dispatch = useAppDispatch();
  const hasFailed = useFailure(loadCatalogue) !== null;
  const extent = count === all ? t.found[list](count) : t.some[list](count, all);
  // "Show all" goes when it is pressed.
  const found = useFocusRescue<HTMLParagraphElement>(count);
  const rest = isComplete ? '' : ` ${hasFailed ? t.missing : t.soFar}`;
  return (
    <>
      <ResultHead>
        <p role="status" ref={found} tabIndex={-1}>
          {extent + rest}
        </p>
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
      {count === 0 && isComplete && <NoResults isEmpty={all === 0} onShowAll={onShowAll} />}
    </>
  );
};

interface NoResultsProps {
  readonly isEmpty: boolean;
  readonly onShowAll: () => void;
}

const NoResults = ({ isEmpty, onShowAll }: NoResultsProps) => {
  const t = useText(addPacksText);
  if (isEmpty) return <EmptyState title={t.none} description={t.noneDescription} />;
  return (
    <NoMatch
      title={t.noMatch}
      description={t.noMatchDescription}
      showAll={t.showAll}
      onShowAll={onShowAll}
    />
  );
};
