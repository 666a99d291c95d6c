import { useEffect, useReducer, useState, type Dispatch } from 'react';
import styled from 'styled-components';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadMaintenance } from '../../../../store/app/maintenance';
import { loadActivePacks } from '../../../../store/packs/packs';
import { loadTicketChoices } from '../../../../store/help/tickets';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Card, Stack } from '../../../ui/layout/Card';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { Steps } from '../../../ui/feedback/Steps';
import { useAppDispatch } from '../../../app/hooks';
import { NEW_TICKET, SUPPORT } from '../tickets/addresses';
import { useBoxes } from '../tickets/useBoxes';
import { Checks } from './Checks';
import {
  initialGuideState,
  guideReducer,
  stepIndex,
  type GuideEvent,
  type GuideState,
} from './guideSteps';
import { guideText } from './guide.text';
import { Refresh } from './Refresh';
import { ErrorCodeQuestion, BoxQuestion, SymptomQuestion } from './Questions';
import { Solved } from './Working';

/** From a dark screen to a picture, or to a ticket that is already filled in. */
export const PictureGuide = () => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Everything that may be the reason, asked while the subscriber answers.
    dispatch(loadEquipment.requested());
    dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
    dispatch(loadMaintenance.requested());
    dispatch(loadAlerts.requested({ page: 1 }));
    dispatch(loadTicketChoices.requested());
  }, [dispatch]);
  return (
    <>
      <ScreenTitle title={t.title} view="guide" back={{ to: SUPPORT, label: t.support }} />
      <Loaded
        flow={loadEquipment}
        value={useBoxes()}
        onRetry={() => dispatch(loadEquipment.requested())}
        skeleton={<SkeletonCard />}
      >
        {(boxes) => (boxes.length === 0 ? <NoBox /> : <GuideSteps boxes={boxes} />)}
      </Loaded>
    </>
  );
};

/** One question a step: a wide screen makes it no wider. */
const Narrow = styled(Stack)`
  max-width: 40rem;
`;

const NoBox = () => {
  const t = useText(guideText);
  return (
    <EmptyState
      title={t.noBox}
      why={t.noBoxWhy}
      action={<ButtonLink to={NEW_TICKET}>{t.write}</ButtonLink>}
    />
  );
};

const GuideSteps = ({ boxes }: { readonly boxes: readonly Box[] }) => {
  const t = useText(guideText);
  const [state, move] = useReducer(guideReducer, boxes, initialGuideState);
  const [start] = useState(state);
  const hasWayBack = state.step !== 'box' && !(state.step === 'symptom' && boxes.length === 1);
  return (
    <Narrow>
      <Steps names={t.steps} at={stepIndex(state)} />
      <Card>
        <CurrentStep state={state} move={move} boxes={boxes} isReached={state !== start} />
        {hasWayBack && (
          <Button tone="ghost" onClick={() => move({ type: 'back' })}>
            {t.back}
          </Button>
        )}
      </Card>
    </Narrow>
  );
};

interface CurrentStepProps {
  readonly state: GuideState;
  readonly move: Dispatch<GuideEvent>;
  readonly boxes: readonly Box[];
  readonly isReached: boolean;
}

const CurrentStep = ({ state, move, boxes, isReached }: CurrentStepProps) => {
  const here = { move, isReached };
  switch (state.step) {
    case 'box':
      return <BoxQuestion {...here} boxes={boxes} />;
    case 'symptom':
      return <SymptomQuestion {...here} />;
    case 'code':
      return <ErrorCodeQuestion {...here} />;
    case 'checks':
      return <Checks {...here} stbno={state.trouble.stbno} />;
    case 'refresh':
      return <Refresh {...here} trouble={state.trouble} boxes={boxes} />;
    case 'working':
      return <Solved isReached={isReached} />;
  }
};
