import { useEffect } from 'react';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import {
  selectOptimiserInput,
  selectRunningBoxes,
} from '../../../../store/catalogue/optimiser/optimiser';
import { ADD_PACKS } from '../../../../store/core/paths';
import { loadActivePacks, requestAllPacks } from '../../../../store/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { noSignal } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Stack } from '../../../ui/layout/Stack';
import { saveText } from '../catalogue.text';
import { SaveForm } from './SaveForm';

const requestCatalogue = () => loadCatalogue.requested({});

/** The selection of channels, the search for a lower price, and the changes that the search suggests. */
export const SaveView = () => {
  const t = useText(saveText);
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(requestAllPacks());
    dispatch(requestCatalogue());
    dispatch(loadEquipment.requested());
  }, [dispatch]);
  return (
    <Stack>
      <ScreenTitle
        title={t.title}
        documentTitle={t.documentTitle}
        sub={t.sub}
        back={{ to: ADD_PACKS, label: t.back }}
        view="save"
      />
      <Loaded
        isPage
        flow={loadActivePacks}
        value={useAppSelector(selectRunningBoxes)}
        onRetry={() => dispatch(requestAllPacks())}
        skeleton={<SkeletonCard />}
      >
        {(boxes) => (boxes.length === 0 ? <NoPacks /> : <SaveFormWhenLoaded boxes={boxes} />)}
      </Loaded>
    </Stack>
  );
};

const NoPacks = () => {
  const t = useText(saveText);
  return (
    <EmptyState
      picture={<Illustration drawing={noSignal} />}
      title={t.noPacks}
      description={t.noPacksDescription}
      action={<ButtonLink to={ADD_PACKS}>{t.addPacks}</ButtonLink>}
    />
  );
};

/** Waits for the whole catalogue, because the missing part could contain cheaper packs. */
const SaveFormWhenLoaded = ({ boxes }: { readonly boxes: readonly string[] }) => {
  const dispatch = useAppDispatch();
  return (
    <Loaded
      isPage
      flow={loadCatalogue}
      value={useAppSelector(selectOptimiserInput)}
      onRetry={() => dispatch(requestCatalogue())}
      skeleton={<SkeletonCard />}
    >
      {(input) => <SaveForm input={input} boxes={boxes} />}
    </Loaded>
  );
};
