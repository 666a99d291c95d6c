import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  loadCatalogue,
  selectIsCatalogueComplete,
  selectListQuery,
} from '../../../../store/catalogue/catalogue';
import {
  selectChannelsById,
  selectChannelsByProduct,
  selectPacksById,
} from '../../../../store/catalogue/catalogueIndex';
import { ADD_PACKS } from '../../../../store/core/paths';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { SkeletonCard, SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { noSignal } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Stack } from '../../../ui/layout/Stack';
import { CartBar } from '../../cart/CartBar';
import { browseStateFromQuery } from '../browse/browseState';
import { descriptionText } from '../catalogue.text';
import { PurchaseTargetContext, useLoadPurchaseTarget } from '../rows/purchaseTarget';
import { ChannelDescription, PackDescription } from './ProductDescription';

/** The greatest width of the text, because longer lines are hard to read. */
const READING_WIDTH = '46rem';

export const Description = () => {
  const t = useText(descriptionText);
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const browse = useMemo(() => browseStateFromQuery(params), [params]);
  const target = useLoadPurchaseTarget(browse);
  const item = useDescribedItem(params);
  // All descriptions have the same path, so a link from one to another does not scroll. This effect scrolls to the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [item.id]);
  const listQuery = useAppSelector(selectListQuery);
  const back = { to: `${ADD_PACKS}${listQuery && `?${listQuery}`}`, label: t.back };
  const { value } = item;
  const name = value?.pack?.productname ?? value?.channel?.channelname;
  return (
    <PurchaseTargetContext value={target}>
      <ScreenTitle
        title={name === undefined ? t.title : name || EMPTY_TEXT}
        back={back}
        view={item.id}
      />
      <Stack $maxWidth={READING_WIDTH}>
        <Loaded
          isPage
          flow={loadCatalogue}
          value={value}
          onRetry={() => dispatch(loadCatalogue.requested({}))}
          skeleton={
            <>
              <SkeletonCard />
              <SkeletonRows count={6} end={false} />
            </>
          }
        >
          {({ pack, channel }) =>
            pack ? (
              <PackDescription key={item.id} pack={pack} />
            ) : channel ? (
              <ChannelDescription key={item.id} channel={channel} />
            ) : (
              <EmptyState
                picture={<Illustration drawing={noSignal} />}
                title={t.unknown}
                description={t.unknownDescription}
                action={<ButtonLink to={back.to}>{t.all}</ButtonLink>}
              />
            )
          }
        </Loaded>
      </Stack>
      <CartBar />
    </PurchaseTargetContext>
  );
};

/** The pack or channel in the address; null while it may still be loading. */
const useDescribedItem = (params: URLSearchParams) => {
  const productid = params.get('pack') ?? '';
  const channelid = params.get('channel') ?? '';
  const pack = useAppSelector(selectPacksById).get(productid);
  const soldAlone = useAppSelector(selectChannelsByProduct).get(productid);
  const listed = useAppSelector(selectChannelsById).get(channelid);
  const isComplete = useAppSelector(selectIsCatalogueComplete);
  const channel = listed ?? soldAlone;
  const isNothing = productid === '' && channelid === '';
  const isSettled = pack ?? channel ?? (isNothing || isComplete);
  return { id: `${productid}/${channelid}`, value: isSettled ? { pack, channel } : null };
};
