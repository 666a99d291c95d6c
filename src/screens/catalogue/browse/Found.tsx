import type { ReactNode } from 'react';
import styled from 'styled-components';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import { selectFailure } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { EmptyState } from '../../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { addPacksText } from './addPacks.text';
import type { ListName } from './choice';

const Head = styled.div`
  display: grid;
  gap: ${space.xs};
  p:first-child {
    font-variant-numeric: tabular-nums;
  }
  p + p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

interface FoundProps {
  readonly list: ListName;
  readonly count: number;
  readonly all: number;
  readonly isWhole: boolean;
  readonly onShowAll: () => void;
  /** The rows. */
  readonly children: ReactNode;
}

/** How much there is, said aloud, and the rows; or why there are none. */
export const Found = ({ list, count, all, isWhole, onShowAll, children }: FoundProps) => {
  const t = useText(addPacksText);
  const hasFailed = useAppSelector((state) => selectFailure(state, loadCatalogue)) !== null;
  const extent = count === all ? t.found[list](count) : t.some[list](count, all);
  const rest = isWhole ? '' : ` ${hasFailed ? t.missing : t.soFar}`;
  return (
    <>
      <Head>
        <p role="status">{extent + rest}</p>
        <p>{t.note}</p>
      </Head>
      {!isWhole && <Rest />}
      {count > 0 && children}
      {count === 0 && isWhole && <Nothing isEmpty={all === 0} onShowAll={onShowAll} />}
    </>
  );
};

interface NothingProps {
  readonly isEmpty: boolean;
  readonly onShowAll: () => void;
}

const Nothing = ({ isEmpty, onShowAll }: NothingProps) => {
  const t = useText(addPacksText);
  if (isEmpty) return <EmptyState title={t.none} why={t.noneWhy} />;
  return (
    <EmptyState
      title={t.noMatch}
      why={t.noMatchWhy}
      action={
        <Button tone="ghost" onClick={onShowAll}>
          {t.showAll}
        </Button>
      }
    />
  );
};

/** The pages stopped before the last one: what came stays, and the rest can be had from there. */
const Rest = () => {
  const t = useText(addPacksText);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const failure = useAppSelector((state) => selectFailure(state, loadCatalogue));
  if (failure === null) return null;
  return (
    <Alert
      tone="warn"
      live
      action={
        <Button tone="ghost" onClick={() => dispatch(loadCatalogue.requested({}))}>
          {t.loadRest}
        </Button>
      }
    >
      {t.restFailed} {translateMessage(sentenceOf(failure), language)}
    </Alert>
  );
};
