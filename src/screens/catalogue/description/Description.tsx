import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import {
  loadCatalogue,
  selectIsCatalogueWhole,
  selectIsPacksWhole,
} from '../../../../store/catalogue/catalogue';
import {
  selectChannelsById,
  selectChannelsByProduct,
  selectPacksById,
} from '../../../../store/catalogue/catalogueIndex';
import { ADD_PACKS } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Stack } from '../../../ui/layout/Card';
import { SkeletonCard, SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { EMPTY_TEXT } from '../../../ui/data/TextOr';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { BuyingContext } from '../rows/buying';
import { choiceOf, lastList } from '../browse/choice';
import { useBuyingFor } from '../rows/useBuyingFor';
import { CartBar } from '../../cart/CartBar';
import { ChannelDescription } from './ChannelDescription';
import { descriptionText } from './description.text';
import { PackDescription } from './PackDescription';

/** Text is read in lines: nothing here grows with the screen. */
const Lines = styled(Stack)`
  max-width: 46rem;
`;

/** One pack or one channel, with everything that is known of it. */
export const Description = () => {
  const t = useText(descriptionText);
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const choice = useMemo(() => choiceOf(params), [params]);
  const { boxes, buying } = useBuyingFor(choice);
  const subject = useSubject(params);
  // One description leads to the next at the same address: it begins at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [subject.id]);
  const back = { to: `${ADD_PACKS}${lastList.address && `?${lastList.address}`}`, label: t.back };
  const { value } = subject;
  const name = value?.pack?.productname ?? value?.channel?.channelname;
  return (
    <BuyingContext value={buying}>
      <ScreenTitle
        title={name === undefined ? t.title : name || EMPTY_TEXT}
        back={back}
        view={subject.id}
      />
      <Lines>
        <Loaded
          flow={loadCatalogue}
          value={value}
          onRetry={() => dispatch(loadCatalogue.requested({}))}
          skeleton={<Shape />}
        >
          {({ pack, channel }) =>
            pack ? (
              <PackDescription key={subject.id} of={pack} boxes={boxes} />
            ) : channel ? (
              <ChannelDescription key={subject.id} of={channel} boxes={boxes} />
            ) : (
              <EmptyState
                title={t.unknown}
                why={t.unknownWhy}
                action={<ButtonLink to={back.to}>{t.all}</ButtonLink>}
              />
            )
          }
        </Loaded>
      </Lines>
      <CartBar />
    </BuyingContext>
  );
};

/** What the address speaks of; null as long as it may still be in what has not come yet. */
const useSubject = (params: URLSearchParams) => {
  const productid = params.get('pack') ?? '';
  const channelid = params.get('channel') ?? '';
  const pack = useAppSelector(selectPacksById).get(productid);
  const alone = useAppSelector(selectChannelsByProduct).get(productid);
  const listed = useAppSelector(selectChannelsById).get(channelid);
  const isWhole = useAppSelector(selectIsCatalogueWhole);
  const arePacksWhole = useAppSelector(selectIsPacksWhole);
  const channel = listed ?? alone;
  const isNothing = productid === '' && channelid === '';
  const isKnown = pack ?? channel ?? (isNothing || (arePacksWhole && isWhole));
  return {
    id: `${productid}/${channelid}`,
    value: isKnown ? { pack, channel } : null,
  };
};

const Shape = () => (
  <>
    <SkeletonCard />
    <SkeletonRows count={6} end={false} />
  </>
);
