import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadCatalogue, selectPacks } from '../../../../store/catalogue/catalogue';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { CartBar } from '../../cart/CartBar';
import { browseQuery, browseStateFromQuery } from '../browse/browseState';
import { addPacksText, packComparisonText } from '../catalogue.text';
import { PurchaseTargetContext, useLoadPurchaseTarget } from '../rows/purchaseTarget';
import { ChannelDifferences } from './ChannelDifferences';
import { PackComparisonTable } from './PackComparisonTable';

/** Two or three packs side by side. The link back restores the list with its filters. */
export const Comparison = () => {
  const t = useText(packComparisonText);
  const { compareTwo } = useText(addPacksText);
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const browse = useMemo(() => browseStateFromQuery(params), [params]);
  const back = { to: `?${browseQuery(browse).toString()}`, label: t.back };
  const packs = useAppSelector(selectPacks);
  const target = useLoadPurchaseTarget(browse);
  // The comparison has the same path as the list, so opening it does not scroll. This effect scrolls to the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <PurchaseTargetContext value={target}>
      <ScreenTitle title={t.title} back={back} view="compare" />
      <Loaded
        isPage
        flow={loadCatalogue}
        value={packs}
        onRetry={() => dispatch(loadCatalogue.requested({}))}
        skeleton={<SkeletonRows count={6} />}
      >
        {(loaded) => {
          const chosen = browse.compared
            .map((id) => loaded.find(({ productid }) => productid === id))
            .filter((pack) => pack !== undefined);
          return chosen.length < 2 ? (
            <EmptyState
              title={t.tooFew}
              description={compareTwo}
              action={<ButtonLink to={back.to}>{t.choose}</ButtonLink>}
            />
          ) : (
            <>
              <PackComparisonTable packs={chosen} />
              <ChannelDifferences packs={chosen} />
            </>
          );
        }}
      </Loaded>
      <CartBar />
    </PurchaseTargetContext>
  );
};
