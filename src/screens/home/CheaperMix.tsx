import { useEffect } from 'react';
import styled from 'styled-components';
import { loadCatalogue } from '../../../store/catalogue/catalogue';
import { namesOfFixed } from '../../../store/catalogue/optimiser/boxPacks';
import {
  findCheapest,
  isDefaultSelection,
  selectOptimiserInput,
  selectSaving,
} from '../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../store/catalogue/optimiser/saving';
import { savingOf } from '../../../store/core/values/money';
import { SAVE } from '../../../store/core/paths';
import { useFailure } from '../../app/hooks/useFlow';
import { useRetry } from '../../app/hooks/useRetry';
import { useRetryOnReconnect } from '../../app/hooks/useRetryOnReconnect';
import { TryAgain } from '../../app/lazy/TryAgain';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Icon } from '../../ui/data/Icon';
import { swapIcon } from '../../ui/data/icons';
import { Money } from '../../ui/data/Money';
import { moneyText } from '../../ui/data/moneyText';
import { Section } from '../../ui/layout/Section';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { SoftText } from '../../ui/layout/SoftText';
import { saveText } from '../catalogue/optimiser/save.text';
import { headlineOf } from '../catalogue/optimiser/result/headline';
import { headlineText } from '../catalogue/optimiser/result/headline.text';
import { savingOfferText } from '../packs/saving/savingOffer.text';
import { useSavingScope } from '../packs/saving/useSavingScope';
import { lazyTilesText } from './lazyTiles.text';

const Found = styled.p`
  color: ${color.success};
  font-size: ${size.title};
  font-weight: ${weight.strong};
  line-height: 1.3;
`;

const Prices = styled.dl`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s} 0;
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.m};
  }
  div:last-child {
    font-weight: ${weight.strong};
  }
`;

/** The same channels of one box for less, with the amount: searched outside the page's own thread. */
export const CheaperMix = () => {
  const t = useText(lazyTilesText);
  const offer = useText(savingOfferText);
  const isWhole = useIsWhole();
  const saving = useSaving(isWhole);
  const dispatch = useAppDispatch();
  const catalogueFailure = useFailure(loadCatalogue);
  const searchFailure = useFailure(findCheapest);
  const failure = catalogueFailure ?? searchFailure;
  const loadAgain = () => dispatch(loadCatalogue.requested({}));
  const { retry, focusTarget } = useRetry(failure, () =>
    catalogueFailure ? loadAgain() : dispatch(findCheapest.requested()),
  );
  useRetryOnReconnect(loadCatalogue, loadAgain);
  return (
    <Section title={offer.title}>
      {saving ? (
        <Offer saving={saving} />
      ) : isWhole === false ? (
        <OwnSelection />
      ) : failure ? (
        <TryAgain sentence={t.mixFailed} onRetry={retry} />
      ) : (
        <>
          <SoftText>{offer.lead}</SoftText>
          <SkeletonLines count={3} />
        </>
      )}
      {focusTarget}
    </Section>
  );
};

/** Whether the search is about all channels of the box and no others, as this tile is; null while that is not known. */
const useIsWhole = (): boolean | null => {
  const input = useAppSelector(selectOptimiserInput);
  return input && isDefaultSelection(input.selection);
};

/** Loads the catalogue and searches once; a result of this session for the same packs is taken as it is. */
const useSaving = (isWhole: boolean | null): Saving | null => {
  const dispatch = useAppDispatch();
  const saving = useAppSelector(selectSaving);
  const hasSaving = saving !== null;
  useEffect(() => {
    dispatch(loadCatalogue.requested({}));
  }, [dispatch]);
  useEffect(() => {
    if (isWhole && !hasSaving) dispatch(findCheapest.requested());
  }, [dispatch, isWhole, hasSaving]);
  return isWhole ? saving : null;
};

/** The subscriber has dropped or added channels on the search's own screen, where the selection still stands. */
const OwnSelection = () => {
  const t = useText(lazyTilesText);
  return (
    <>
      <SoftText>{useText(savingOfferText).lead}</SoftText>
      <ButtonLink tone="ghost" wide to={SAVE}>
        {t.mixChoose}
      </ButtonLink>
    </>
  );
};

const Offer = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(lazyTilesText);
  const offer = useText(savingOfferText);
  const headlines = useText(headlineText);
  const { onlyFixed } = useText(saveText);
  const input = useAppSelector(selectOptimiserInput);
  const scope = useSavingScope()(saving);
  const less = savingOf(saving.newPrice, saving.currentPrice);
  const isFixed = input?.boxPacks.changeable.length === 0;
  const losesChannels = saving.lostChannels.length > 0;
  if (isFixed || losesChannels || less === null)
    return (
      <>
        {isFixed ? (
          <p>{onlyFixed(namesOfFixed(input.boxPacks))}</p>
        ) : (
          <>
            <p>{losesChannels ? headlines.nothingCheaper : headlineOf(saving, headlines)}</p>
            <SoftText>{scope}</SoftText>
          </>
        )}
        <ButtonLink tone="ghost" wide to={SAVE}>
          {t.mixChoose}
        </ButtonLink>
      </>
    );
  return (
    <>
      <Found>{offer.found(moneyText(less))}</Found>
      <SoftText>{scope}</SoftText>
      <Prices>
        <div>
          <dt>{t.mixNow}</dt>
          <dd>
            <Money amount={saving.currentPrice} />
          </dd>
        </div>
        <div>
          <dt>{t.mixNew}</dt>
          <dd>
            <Money amount={saving.newPrice} />
          </dd>
        </div>
      </Prices>
      <ButtonLink tone="ghost" wide to={SAVE}>
        <Icon path={swapIcon} size={20} />
        {t.mixReview}
      </ButtonLink>
    </>
  );
};
