import { useEffect } from 'react';
import { loadCatalogue } from '../../../store/catalogue/catalogue';
import {
  findCheapest,
  isDefaultSelection,
  selectOptimiserInput,
  selectSaving,
} from '../../../store/catalogue/optimiser/optimiser';
import { SAVE } from '../../../store/core/paths';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useRetryOnReconnect } from '../../app/hooks/useRetry';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { FactList } from '../../ui/data/FactList';
import { Icon } from '../../ui/data/Icon';
import { swapIcon } from '../../ui/data/icons';
import { Money } from '../../ui/data/Money';
import { Section } from '../../ui/layout/Section';
import { SoftText } from '../../ui/layout/Text';
import { savingOfferText } from '../packs/packs.text';
import { useFoundSaving } from '../packs/saving/KnownSaving';
import { lazyTilesText } from './home.text';
import { Headline, SectionTile } from './services/tileLayout';

/**
 * Packs with the same channels for one box at a lower price. Nothing is shown until a web worker has found such packs.
 */
export const CheaperMix = () => {
  const t = useText(lazyTilesText);
  const offer = useText(savingOfferText);
  useSearch();
  const found = useFoundSaving();
  if (found === null) return null;
  const { title, about, saving } = found;
  return (
    <SectionTile as="div">
      <Section title={offer.title}>
        <Headline $tone="success">{title}</Headline>
        <SoftText>{about}</SoftText>
        <FactList
          look="rows"
          facts={[[t.mixNow, <Money key="now" amount={saving.currentPrice} />]]}
          total={[t.mixNew, <Money key="new" amount={saving.newPrice} />]}
        />
        <ButtonLink tone="ghost" wide to={SAVE}>
          <Icon path={swapIcon} size={20} />
          {t.mixReview}
        </ButtonLink>
      </Section>
    </SectionTile>
  );
};

/**
 * Loads the catalogue. Starts the search if the selection keeps all channels of the box, adds none, and has no result
 * yet.
 */
const useSearch = (): void => {
  const dispatch = useAppDispatch();
  const input = useAppSelector(selectOptimiserInput);
  const isForAllChannels = input && isDefaultSelection(input.selection);
  const hasResult = useAppSelector(selectSaving) !== null;
  useEffect(() => {
    dispatch(loadCatalogue.requested({}));
  }, [dispatch]);
  useRetryOnReconnect(loadCatalogue, () => dispatch(loadCatalogue.requested({})));
  useEffect(() => {
    if (isForAllChannels && !hasResult) dispatch(findCheapest.requested());
  }, [dispatch, isForAllChannels, hasResult]);
};
