import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import {
  selectChannelEntries,
  selectPackEntries,
} from '../../../../store/catalogue/catalogueSearch';
import { SAVE } from '../../../../store/core/paths';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { size, space } from '../../../theme/tokens';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { NavTab, NavTabs } from '../../../ui/layout/NavTabs';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { CartBar } from '../../cart/CartBar';
import { savingOfferText } from '../../packs/packs.text';
import { addPacksText } from '../catalogue.text';
import { ChannelOffers } from '../channels/channelsPart';
import { BoxSelect } from '../rows/BoxSelect';
import { ComparisonActions } from '../rows/ComparisonActions';
import { PackCardsSkeleton } from '../rows/PackCardsSkeleton';
import { PackOffers } from '../rows/PackOffers';
import { PurchaseTargetContext, useLoadPurchaseTarget } from '../rows/purchaseTarget';
import { browseQuery, type BrowseState, type ListName, withList } from './browseState';
import { CatalogueFilters } from './CatalogueFilters';
import { useBrowseState } from './useBrowseState';
import { type ComparingMode, useComparison } from './useComparison';

const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.l};
`;

const SaveLink = styled(InlineLink)`
  font-size: ${size.small};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

/** With one of these keys the browser opens the link elsewhere. */
const opensHere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Called when the tabs or the search are pointed at or focused: the channels may be shown next. */
const preloadChannels = () => ChannelOffers.preload();

const LISTS: readonly ListName[] = ['packs', 'channels'];

/** Everything that can be bought, in two lists. */
export const Browse = () => {
  const t = useText(addPacksText);
  const { title: save } = useText(savingOfferText);
  const { browse, deferredBrowse, resetKey, onChange, onListFollowed, onShowAll, flush } =
    useBrowseState();
  const { boxes, target: buying } = useLoadPurchaseTarget(browse);
  const comparison = useComparison(browse, onChange);
  const hints = [t.compareTwo, t.compareMore];
  const hint = comparison.isFull ? t.compareMost : (hints[browse.compared.length] ?? '');
  return (
    <PurchaseTargetContext value={buying}>
      <TitleLine>
        <ScreenTitle title={t.title} />
        <SaveLink to={SAVE}>{save}</SaveLink>
      </TitleLine>
      <BoxSelect boxes={boxes} browse={browse} onChange={onChange} />
      <NavTabs aria-label={t.lists} onPointerEnter={preloadChannels} onFocus={preloadChannels}>
        {LISTS.map((list) => (
          <NavTab
            key={list}
            to={`?${browseQuery(withList(browse, list)).toString()}`}
            aria-current={list === browse.list ? 'page' : undefined}
            onClick={(event) => {
              if (opensHere(event)) onListFollowed(withList(browse, list));
            }}
          >
            {t[list]}
          </NavTab>
        ))}
      </NavTabs>
      {/* Leaving a field may mean leaving the screen, so the address is written first. */}
      <Parts onFocus={preloadChannels} onBlur={flush}>
        <CatalogueFilters key={resetKey} browse={browse} onChange={onChange} />
        <OfferList browse={deferredBrowse} comparison={comparison} onShowAll={onShowAll} />
      </Parts>
      <CartBar
        chosen={
          comparison.isOn
            ? {
                name: t.compare,
                hint,
                actions: <ComparisonActions browse={browse} onLeave={comparison.onToggle} />,
              }
            : null
        }
      />
    </PurchaseTargetContext>
  );
};

interface OfferListProps {
  readonly browse: BrowseState;
  readonly comparison: ComparingMode;
  readonly onShowAll: () => void;
}

const OfferList = ({ browse, comparison, onShowAll }: OfferListProps) => {
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectPackEntries);
  const channels = useAppSelector(selectChannelEntries);
  const onRetry = () => dispatch(loadCatalogue.requested({}));
  const skeleton = <SkeletonRows lead count={6} />;
  if (browse.list === 'channels')
    return (
      <Loaded isPage flow={loadCatalogue} value={channels} onRetry={onRetry} skeleton={skeleton}>
        {(entries) => (
          <ChannelOffers
            entries={entries}
            browse={browse}
            onShowAll={onShowAll}
            skeleton={skeleton}
            failed={tryAgain}
          />
        )}
      </Loaded>
    );
  return (
    <Loaded
      isPage
      flow={loadCatalogue}
      value={packs}
      onRetry={onRetry}
      skeleton={<PackCardsSkeleton />}
    >
      {(entries) => (
        <PackOffers
          entries={entries}
          browse={browse}
          onShowAll={onShowAll}
          comparison={comparison}
        />
      )}
    </Loaded>
  );
};
