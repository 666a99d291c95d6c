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
import { barTop, space, target } from '../../../theme/tokens';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { NavTab, NavTabs } from '../../../ui/layout/NavTabs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { CartBar } from '../../cart/CartBar';
import { addPacksText } from './addPacks.text';
import { BoxSelect } from '../rows/BoxSelect';
import { PurchaseTargetContext, useLoadPurchaseTarget } from '../rows/purchaseTarget';
import {
  browseQuery,
  withList,
  MAX_COMPARED_PACKS,
  type BrowseState,
  type ListName,
} from './browseState';
import { ComparisonBar } from '../rows/ComparisonBar';
import { CatalogueFilters } from './CatalogueFilters';
import { ChannelOffers, PackOffers } from '../rows/Offers';
import { useBrowseState } from './useBrowseState';

const SaveLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;

/** The list keeps a readable width; the filters come before it, on the screen as in the order of focus. */
const ListAndFilters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  /* Narrower, the table has no room beside them. */
  @media (min-width: 1200px) {
    grid-template-columns: min(18rem, 36%) minmax(0, 1fr);
    gap: ${space.l} ${space.xxl};
    align-items: start;
    & > search {
      position: sticky;
      top: calc(${barTop} + ${space.xxl});
    }
  }
`;

const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

/** With one of these keys the browser opens the link elsewhere. */
const opensHere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

const LISTS: readonly ListName[] = ['packs', 'channels'];

/** Everything that can be bought, in two lists. */
export const Browse = () => {
  const t = useText(addPacksText);
  const {
    choice: browse,
    counting,
    round,
    onChoice: onChange,
    onFollowed,
    onShowAll,
    flush,
  } = useBrowseState();
  const { boxes, target: buying } = useLoadPurchaseTarget(browse);
  return (
    <PurchaseTargetContext value={buying}>
      <ScreenTitle title={t.title} sub={<SaveLink to={SAVE}>{t.save}</SaveLink>} />
      <BoxSelect boxes={boxes} browse={browse} onChange={onChange} />
      <NavTabs aria-label={t.lists}>
        {LISTS.map((list) => (
          <NavTab
            key={list}
            to={`?${browseQuery(withList(browse, list)).toString()}`}
            aria-current={list === browse.list ? 'page' : undefined}
            onClick={(event) => {
              if (opensHere(event)) onFollowed(withList(browse, list));
            }}
          >
            {t[list]}
          </NavTab>
        ))}
      </NavTabs>
      {/* Leaving a field may mean leaving the screen, so the address is written first. */}
      <ListAndFilters onBlur={flush}>
        <CatalogueFilters key={round} browse={browse} onChange={onChange} />
        <ListColumn>
          <OfferList browse={counting} onChange={onChange} onShowAll={onShowAll} />
        </ListColumn>
      </ListAndFilters>
      <CartBar />
    </PurchaseTargetContext>
  );
};

interface OfferListProps {
  readonly browse: BrowseState;
  readonly onChange: (changed: Partial<BrowseState>) => void;
  readonly onShowAll: () => void;
}

const OfferList = ({ browse, onChange, onShowAll }: OfferListProps) => {
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectPackEntries);
  const channels = useAppSelector(selectChannelEntries);
  const { isFull, onCompare } = useComparison(browse, onChange);
  const onRetry = () => dispatch(loadCatalogue.requested({}));
  const skeleton = <SkeletonRows count={6} />;
  if (browse.list === 'channels')
    return (
      <Loaded isPage flow={loadCatalogue} value={channels} onRetry={onRetry} skeleton={skeleton}>
        {(entries) => <ChannelOffers entries={entries} browse={browse} onShowAll={onShowAll} />}
      </Loaded>
    );
  return (
    <Loaded isPage flow={loadCatalogue} value={packs} onRetry={onRetry} skeleton={skeleton}>
      {(entries) => (
        <>
          <ComparisonBar browse={browse} isFull={isFull} onChange={onChange} />
          <PackOffers
            entries={entries}
            browse={browse}
            onShowAll={onShowAll}
            onCompare={onCompare}
          />
        </>
      )}
    </Loaded>
  );
};

/** At most three packs are compared. */
const useComparison = ({ compared }: BrowseState, onChange: OfferListProps['onChange']) => {
  const [isFull, setFull] = useState(false);
  const onCompare = useCallback(
    (productid: string) => {
      const others = compared.filter((one) => one !== productid);
      const isOne = others.length < compared.length;
      setFull(!isOne && compared.length >= MAX_COMPARED_PACKS);
      if (isOne) onChange({ compared: others });
      else if (compared.length < MAX_COMPARED_PACKS)
        onChange({ compared: [...compared, productid] });
    },
    [compared, onChange],
  );
  return { isFull, onCompare };
};
