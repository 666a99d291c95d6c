import { useEffect } from 'react';
import styled from 'styled-components';
import { selectBoxes } from '../../../store/account/equipment';
import { loadCatalogue } from '../../../store/catalogue/catalogue';
import {
  findCheapest,
  selectOptimiserInput,
  selectSaving,
} from '../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../store/catalogue/optimiser/saving';
import { savingOf } from '../../../store/core/values/money';
import { SAVE } from '../../../store/core/paths';
import { useFailure } from '../../app/hooks/useFlow';
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
import { lateTilesText } from './lateTiles.text';

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

/** The same channels of the first box for less, with the amount: searched outside the page's own thread. */
export const CheaperMix = () => {
  const t = useText(lateTilesText);
  const saving = useSaving();
  const catalogueFailure = useFailure(loadCatalogue);
  const searchFailure = useFailure(findCheapest);
  const hasFailed = catalogueFailure !== null || searchFailure !== null;
  return (
    <Section title={t.mix}>
      {saving ? (
        <Offer saving={saving} />
      ) : hasFailed ? (
        <SoftText>{t.mixFailed}</SoftText>
      ) : (
        <>
          <SoftText>{t.mixLead}</SoftText>
          <SkeletonLines count={3} />
        </>
      )}
    </Section>
  );
};

/** Loads the catalogue and searches once; a result of this session for the same packs is taken as it is. */
const useSaving = (): Saving | null => {
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectOptimiserInput) !== null;
  const saving = useAppSelector(selectSaving);
  const hasSaving = saving !== null;
  useEffect(() => {
    dispatch(loadCatalogue.requested({}));
  }, [dispatch]);
  useEffect(() => {
    if (isReady && !hasSaving) dispatch(findCheapest.requested());
  }, [dispatch, isReady, hasSaving]);
  return saving;
};

const Offer = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(lateTilesText);
  const box = useAppSelector(selectBoxes).find(({ stbno }) => stbno === saving.stbno);
  const isWithTax = useAppSelector(selectOptimiserInput)?.isWithTax;
  const less = savingOf(saving.newPrice, saving.currentPrice);
  if (less === null)
    return (
      <>
        <SoftText>{t.mixNone}</SoftText>
        <ButtonLink tone="ghost" wide to={SAVE}>
          {t.mixChoose}
        </ButtonLink>
      </>
    );
  return (
    <>
      <Found>{t.mixFound(moneyText(less))}</Found>
      <SoftText>
        {(isWithTax ? t.mixBox : t.mixBoxBeforeTax)(
          box?.boxname || t.boxNamed(saving.stbno.slice(-4)),
        )}
      </SoftText>
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
