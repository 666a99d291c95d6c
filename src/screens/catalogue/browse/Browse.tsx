import { useCallback, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import {
  selectChannelEntries,
  selectPackEntries,
} from '../../../../store/catalogue/catalogueSearch';
import { SAVE } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { media, space, target } from '../../../theme/tokens';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { NavTab, NavTabs } from '../../../ui/layout/NavTabs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { CartBar } from '../../cart/CartBar';
import { addPacksText } from './addPacks.text';
import { BoxChoice } from '../rows/BoxChoice';
import { BuyingContext } from '../rows/buying';
import { addressOf, inList, MOST_COMPARED, type Choice, type ListName } from './choice';
import { Compared } from '../rows/Compared';
import { Filters } from './Filters';
import { Channels, Packs } from '../rows/Offers';
import { useBuyingFor } from '../rows/useBuyingFor';
import { useChoice } from './useChoice';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;

/** Text is read in lines: the list does not grow with the screen, and the filters stand beside it. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) min(18rem, 36%);
    gap: ${space.l} ${space.xxl};
    align-items: start;
    & > search {
      grid-area: 1 / 2;
      position: sticky;
      top: ${space.xxl};
    }
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

/** With one of these keys the browser opens the link elsewhere. */
const staysHere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

const LISTS: readonly ListName[] = ['packs', 'channels'];

/** Everything that can be bought, in two lists. */
export const Browse = () => {
  const t = useText(addPacksText);
  const { choice, counting, round, onChoice, onFollowed, onShowAll, flush } = useChoice();
  const { boxes, buying } = useBuyingFor(choice);
  return (
    <BuyingContext value={buying}>
      <ScreenTitle title={t.title} sub={<Way to={SAVE}>{t.save}</Way>} />
      <BoxChoice boxes={boxes} choice={choice} onChoice={onChoice} />
      <NavTabs aria-label={t.lists}>
        {LISTS.map((list) => (
          <NavTab
            key={list}
            to={`?${addressOf(inList(choice, list)).toString()}`}
            aria-current={list === choice.list ? 'page' : undefined}
            onClick={(event) => {
              if (staysHere(event)) onFollowed(inList(choice, list));
            }}
          >
            {t[list]}
          </NavTab>
        ))}
      </NavTabs>
      {/* Whoever leaves a field may leave the screen: the address then has to be written. */}
      <Place onBlur={flush}>
        <Filters key={round} choice={choice} onChoice={onChoice} />
        <Main>
          <Offers choice={counting} onChoice={onChoice} onShowAll={onShowAll} />
        </Main>
      </Place>
      <CartBar />
    </BuyingContext>
  );
};

interface OffersProps {
  readonly choice: Choice;
  readonly onChoice: (changed: Partial<Choice>) => void;
  readonly onShowAll: () => void;
}

const Offers = ({ choice, onChoice, onShowAll }: OffersProps) => {
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectPackEntries);
  const channels = useAppSelector(selectChannelEntries);
  const { isFull, onCompare } = useComparing(choice, onChoice);
  const onRetry = () => dispatch(loadCatalogue.requested({}));
  const skeleton = <SkeletonRows count={6} />;
  if (choice.list === 'channels')
    return (
      <Loaded flow={loadCatalogue} value={channels} onRetry={onRetry} skeleton={skeleton}>
        {(entries) => <Channels entries={entries} choice={choice} onShowAll={onShowAll} />}
      </Loaded>
    );
  return (
    <Loaded flow={loadCatalogue} value={packs} onRetry={onRetry} skeleton={skeleton}>
      {(entries) => (
        <>
          <Compared choice={choice} isFull={isFull} onChoice={onChoice} />
          <Packs entries={entries} choice={choice} onShowAll={onShowAll} onCompare={onCompare} />
        </>
      )}
    </Loaded>
  );
};

/** Three packs stand beside each other, and no more. */
const useComparing = ({ compared }: Choice, onChoice: OffersProps['onChoice']) => {
  const [isFull, setFull] = useState(false);
  const onCompare = useCallback(
    (productid: string) => {
      const others = compared.filter((one) => one !== productid);
      const isOne = others.length < compared.length;
      setFull(!isOne && compared.length >= MOST_COMPARED);
      if (isOne) onChoice({ compared: others });
      else if (compared.length < MOST_COMPARED) onChoice({ compared: [...compared, productid] });
    },
    [compared, onChoice],
  );
  return { isFull, onCompare };
};
