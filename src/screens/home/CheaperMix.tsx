import { useEffect } from 'react';
import styled from 'styled-components';
import { loadCatalogue } from '../../../store/catalogue/catalogue';
import {
  findCheapest,
  isDefaultSelection,
  selectOptimiserInput,
  selectSaving,
} from '../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../store/catalogue/optimiser/saving';
import { SAVE } from '../../../store/core/paths';
import { type Paise, savingOf } from '../../../store/core/values/money';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useRetryOnReconnect } from '../../app/hooks/useRetry';
import { useText } from '../../text/useText';
import { space, weight } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Icon } from '../../ui/data/Icon';
import { swapIcon } from '../../ui/data/icons';
import { Money } from '../../ui/data/Money';
import { moneyText } from '../../ui/data/moneyText';
import { Section } from '../../ui/layout/Section';
import { SoftText } from '../../ui/layout/SoftText';
import { savingOfferText } from '../packs/packs.text';
import { useSavingScope } from '../packs/saving/useSavingScope';
import { lazyTilesText } from './home.text';
import { Headline, SectionTile } from './services/tileLayout';

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

/**
 * Packs with the same channels for one box at a lower price. A worker searches for them; until it finds some, nothing is
 * shown.
 */
export const CheaperMix = () => {
  const saving = useSaving(useIsWhole());
  const less = saving && savingOf(saving.newPrice, saving.currentPrice);
  if (!saving || less === null || saving.lostChannels.length > 0) return null;
  return <Offer saving={saving} less={less} />;
};

/** Whether the last search was for all channels of the box, as this tile needs it; null while that is not known. */
const useIsWhole = (): boolean | null => {
  const input = useAppSelector(selectOptimiserInput);
  return input && isDefaultSelection(input.selection);
};

/** Loads the catalogue and searches once. A result of this session for the same packs is used again. */
const useSaving = (isWhole: boolean | null): Saving | null => {
  const dispatch = useAppDispatch();
  const saving = useAppSelector(selectSaving);
  const hasSaving = saving !== null;
  useEffect(() => {
    dispatch(loadCatalogue.requested({}));
  }, [dispatch]);
  useRetryOnReconnect(loadCatalogue, () => dispatch(loadCatalogue.requested({})));
  useEffect(() => {
    if (isWhole && !hasSaving) dispatch(findCheapest.requested());
  }, [dispatch, isWhole, hasSaving]);
  return isWhole ? saving : null;
};

interface OfferProps {
  readonly saving: Saving;
  readonly less: Paise;
}

const Offer = ({ saving, less }: OfferProps) => {
  const t = useText(lazyTilesText);
  const offer = useText(savingOfferText);
  const scope = useSavingScope()(saving);
  return (
    <SectionTile as="div">
      <Section title={offer.title}>
        <Headline $tone="success">{offer.found(moneyText(less))}</Headline>
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
      </Section>
    </SectionTile>
  );
};
