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
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { InlineLink, opensInThisTab } from '../../../ui/layout/InlineLink';
import { NavTab, NavTabs } from '../../../ui/layout/NavTabs';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/layout/Text';
import { CartBar } from '../../cart/CartBar';
import { savingOfferText } from '../../packs/packs.text';
import { addPacksText } from '../catalogue.text';
import { ChannelOffers, PackOffers } from '../rows/PackOffers';
import { BoxSelect } from '../rows/PurchaseSelects';
import { PurchaseTargetContext, useLoadPurchaseTarget } from '../rows/purchaseTarget';
import { browseQuery, type ListName, withList } from './browseState';
import { CatalogueFilters } from './CatalogueFilters';
import { type ComparingMode, ComparisonActions, useComparison } from './ComparingMode';
import { PackCardsSkeleton } from './ListCards';
import type { OffersProps } from './ResultList';
import { useBrowseState } from './useBrowseState';

/** Loads the code of the channel list early: when the tabs get the pointer or focus, or the filters get the focus. */
const preloadChannels = () => ChannelOffers.preload();

const LISTS: readonly ListName[] = ['packs', 'channels'];

/** Everything that can be bought, in two lists. */
export const Browse = () => {
  const t = useText(addPacksText);
  const { title: save } = useText(savingOfferText);
  const { browse, deferredBrowse, resetKey, onChange, onListFollowed, onShowAll, flush } =
    useBrowseState();
  const purchaseTarget = useLoadPurchaseTarget(browse);
  const comparison = useComparison(browse, onChange);
  const hints = [t.compareTwo, t.compareMore];
  const hint = comparison.isFull ? t.compareMost : (hints[browse.compared.length] ?? '');
  return (
    <PurchaseTargetContext value={purchaseTarget}>
      <Row $gap="none l" $apart>
        <ScreenTitle title={t.title} />
        <Text as={InlineLink} $size="small" to={SAVE}>
          {save}
        </Text>
      </Row>
      <BoxSelect onChange={(box) => onChange({ box })} />
      <NavTabs aria-label={t.lists} onPointerEnter={preloadChannels} onFocus={preloadChannels}>
        {LISTS.map((list) => (
          <NavTab
            key={list}
            to={`?${browseQuery(withList(browse, list)).toString()}`}
            aria-current={list === browse.list ? 'page' : undefined}
            onClick={(event) => {
              if (opensInThisTab(event)) onListFollowed(withList(browse, list));
            }}
          >
            {t[list]}
          </NavTab>
        ))}
      </NavTabs>
      {/* The next click may leave the screen, so the URL is written when a field loses the focus. */}
      <Stack $gap="m" onFocus={preloadChannels} onBlur={flush}>
        <CatalogueFilters key={resetKey} browse={browse} onChange={onChange} />
        <OfferList browse={deferredBrowse} comparison={comparison} onShowAll={onShowAll} />
      </Stack>
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

interface OfferListProps extends OffersProps {
  readonly comparison: ComparingMode;
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
