import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { loadEquipment, selectLoadedBoxes } from '../../../../store/account/equipment';
import { loadMaintenance } from '../../../../store/app/maintenance';
import { NEW_TICKET, SUPPORT } from '../../../../store/core/paths';
import { loadTicketChoices } from '../../../../store/help/tickets';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { requestAllPacks } from '../../../../store/packs/packs';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { Card } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Stack } from '../../../ui/layout/Stack';
import { Steps } from '../../../ui/layout/Steps';
import { guideText } from '../help.text';
import { Checks } from './Checks';
import {
  type GuideEvent,
  guideReducer,
  type GuideState,
  initialGuideState,
  stepIndex,
} from './guideSteps';
import { BoxQuestion, ErrorCodeQuestion, SymptomQuestion } from './Questions';
import { Refresh } from './Refresh';
import { StepTitle } from './stepParts';

/** Leads from a missing picture to its cause, or to a ticket with the answers filled in. */
export const PictureGuide = () => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Loaded while the subscriber answers the first questions.
    dispatch(loadEquipment.requested());
    dispatch(requestAllPacks());
    dispatch(loadMaintenance.requested());
    dispatch(loadAlerts.requested({ page: 1 }));
    dispatch(loadTicketChoices.requested());
  }, [dispatch]);
  return (
    <>
      <ScreenTitle title={t.title} view="guide" back={{ to: SUPPORT, label: t.support }} />
      <Loaded
        flow={loadEquipment}
        value={useAppSelector(selectLoadedBoxes)}
        onRetry={() => dispatch(loadEquipment.requested())}
        skeleton={<SkeletonCard />}
      >
        {(boxes) => (boxes.length === 0 ? <NoBox /> : <GuideSteps boxes={boxes} />)}
      </Loaded>
    </>
  );
};

const NoBox = () => {
  const t = useText(guideText);
  return (
    <EmptyState
      title={t.noBox}
      description={t.noBoxDescription}
      action={<ButtonLink to={NEW_TICKET}>{t.write}</ButtonLink>}
    />
  );
};

const GuideSteps = ({ boxes }: { readonly boxes: readonly Box[] }) => {
  const t = useText(guideText);
  const [state, dispatchGuide] = useReducer(guideReducer, boxes, initialGuideState);
  const [start] = useState(state);
  const canGoBack = state.step !== 'box' && !(state.step === 'symptom' && boxes.length === 1);
  return (
    <Stack $maxWidth="40rem">
      <Steps names={t.steps} at={stepIndex(state)} />
      <Card>
        <CurrentStep
          state={state}
          dispatchGuide={dispatchGuide}
          boxes={boxes}
          isReached={state !== start}
        />
        {canGoBack && (
          <Button tone="ghost" onClick={() => dispatchGuide({ type: 'back' })}>
            {t.back}
          </Button>
        )}
      </Card>
    </Stack>
  );
};

interface CurrentStepProps {
  readonly state: GuideState;
  readonly dispatchGuide: Dispatch<GuideEvent>;
  readonly boxes: readonly Box[];
  readonly isReached: boolean;
}

const CurrentStep = ({ state, dispatchGuide, boxes, isReached }: CurrentStepProps) => {
  const stepProps = { dispatchGuide, isReached };
  switch (state.step) {
    case 'box':
      return <BoxQuestion {...stepProps} boxes={boxes} />;
    case 'symptom':
      return <SymptomQuestion {...stepProps} />;
    case 'code':
      return <ErrorCodeQuestion {...stepProps} />;
    case 'checks':
      return <Checks {...stepProps} stbno={state.problem.stbno} />;
    case 'refresh':
      return <Refresh {...stepProps} problem={state.problem} boxes={boxes} />;
    case 'solved':
      return <Solved isReached={isReached} />;
  }
};

const Solved = ({ isReached }: { readonly isReached: boolean }) => {
  const t = useText(guideText);
  return (
    <>
      <StepTitle isReached={isReached}>{t.solved}</StepTitle>
      <p>{t.solvedDescription}</p>
      <ButtonLink wide to={SUPPORT}>
        {t.done}
      </ButtonLink>
    </>
  );
};
