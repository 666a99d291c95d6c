import { useEffect } from 'react';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import { loadEquipment } from '../../../../store/account/equipment';
import {
  selectQuestion,
  selectRunningBoxes,
} from '../../../../store/catalogue/optimiser/optimiser';
import { loadActivePacks } from '../../../../store/packs/packs';
import { ADD_PACKS } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Stack } from '../../../ui/layout/Card';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { save } from './looks';
import { saveText } from './save.text';
import { SaveForm } from './SaveForm';

const askPacks = () => loadActivePacks.requested({ productstatus: 'ALL' });
const askCatalogue = () => loadCatalogue.requested({});

/** The same channels for less: what shall stay, the search, and what it would change. */
export const SaveView = () => {
  const t = useText(saveText);
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(askPacks());
    dispatch(askCatalogue());
    dispatch(loadEquipment.requested());
  }, [dispatch]);
  return (
    <Stack>
      <ScreenTitle
        title={t.title}
        documentTitle={t.documentTitle}
        sub={t.sub}
        back={{ to: ADD_PACKS, label: t.back }}
        view={save}
      />
      <Loaded
        flow={loadActivePacks}
        value={useAppSelector(selectRunningBoxes)}
        onRetry={() => dispatch(askPacks())}
        skeleton={<SkeletonCard />}
      >
        {(boxes) => (boxes.length === 0 ? <NoPacks /> : <Asking boxes={boxes} />)}
      </Loaded>
    </Stack>
  );
};

const NoPacks = () => {
  const t = useText(saveText);
  return (
    <EmptyState
      title={t.noPacks}
      why={t.noPacksWhy}
      action={<ButtonLink to={ADD_PACKS}>{t.addPacks}</ButtonLink>}
    />
  );
};

/** All of the catalogue has to be there: half of it would hide cheaper mixes. */
const Asking = ({ boxes }: { readonly boxes: readonly string[] }) => {
  const dispatch = useAppDispatch();
  return (
    <Loaded
      flow={loadCatalogue}
      value={useAppSelector(selectQuestion)}
      onRetry={() => dispatch(askCatalogue())}
      skeleton={<SkeletonCard />}
    >
      {(question) => <SaveForm of={question} boxes={boxes} />}
    </Loaded>
  );
};
