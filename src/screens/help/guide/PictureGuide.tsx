import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { loadEquipment, selectLoadedBoxes } from '../../../../store/account/equipment';
import { loadMaintenance } from '../../../../store/app/maintenance';
import { NEW_TICKET, SUPPORT } from '../../../../store/core/paths';
import { loadTicketChoices } from '../../../../store/help/tickets';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { requestAllPacks } from '../../../../store/packs/packs';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { Card } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Stack } from '../../../ui/layout/Stack';
import { Steps } from '../../../ui/layout/Steps';
import { Text } from '../../../ui/layout/Text';
import { guideText } from '../help.text';
import { Checks } from './Checks';
import {
  type GuideEvent,
  guideReducer,
  type GuideState,
  initialGuideState,
  stepIndex,
} from './guideSteps';
import { ChoiceList, ErrorCodeQuestion, SymptomQuestion } from './Questions';
import { Refresh } from './Refresh';

/** Leads from a missing picture to its cause, or to a ticket with the answers filled in. */
export const PictureGuide = () => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  useEffect(() => {
    // The guide begins when the boxes are loaded. The rest is loaded while the subscriber answers the first questions.
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
        {(boxes) =>
          boxes.length === 0 ? (
            <EmptyState
              title={t.noBox}
              description={t.noBoxDescription}
              action={<ButtonLink to={NEW_TICKET}>{t.write}</ButtonLink>}
            />
          ) : (
            <GuideSteps boxes={boxes} />
          )
        }
      </Loaded>
    </>
  );
};

/** The steps of the guide. The focus moves to the title of each further step. */
const GuideSteps = ({ boxes }: { readonly boxes: readonly Box[] }) => {
  const t = useText(guideText);
  const [state, dispatchGuide] = useReducer(guideReducer, boxes, initialGuideState);
  const [start] = useState(state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== start) heading.current?.focus();
  }, [state, start]);
  const titles = {
    box: t.whichBox,
    symptom: t.whatScreen,
    code: t.codeTitle,
    checks: t.checks,
    refresh: t.refresh,
    solved: t.solved,
  };
  const canGoBack = state.step !== 'box' && !(state.step === 'symptom' && boxes.length === 1);
  return (
    <Stack $maxWidth="40rem">
      <Steps names={t.steps} at={stepIndex(state)} />
      <Card>
        <Text as="h2" $size="title" key={state.step} ref={heading} tabIndex={-1}>
          {titles[state.step]}
        </Text>
        <CurrentStep state={state} boxes={boxes} dispatchGuide={dispatchGuide} />
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
  readonly boxes: readonly Box[];
  readonly dispatchGuide: Dispatch<GuideEvent>;
}

const CurrentStep = ({ state, boxes, dispatchGuide }: CurrentStepProps) => {
  const t = useText(guideText);
  const boxWords = useBoxWords();
  switch (state.step) {
    case 'box':
      return (
        <ChoiceList
          choices={boxes.map(({ stbno }) => ({ value: stbno, label: boxWords.fullName(stbno) }))}
          onChoose={(stbno) => dispatchGuide({ type: 'boxChosen', stbno })}
        />
      );
    case 'symptom':
      return (
        <SymptomQuestion
          onChoose={(symptom) => dispatchGuide({ type: 'symptomChosen', symptom })}
        />
      );
    case 'code':
      return <ErrorCodeQuestion onTyped={(code) => dispatchGuide({ type: 'codeTyped', code })} />;
    case 'checks':
      return (
        <Checks stbno={state.problem.stbno} onRead={() => dispatchGuide({ type: 'checksRead' })} />
      );
    case 'refresh':
      return (
        <Refresh
          problem={state.problem}
          boxes={boxes}
          onPicture={() => dispatchGuide({ type: 'pictureReturned' })}
        />
      );
    case 'solved':
      return (
        <>
          <p>{t.solvedDescription}</p>
          <ButtonLink wide to={SUPPORT}>
            {t.done}
          </ButtonLink>
        </>
      );
  }
};
