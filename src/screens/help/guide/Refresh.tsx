import { useNavigate } from 'react-router-dom';
import { selectRetracked } from '../../../../store/account/retrack';
import { MY_PACKS, NEW_TICKET } from '../../../../store/core/paths';
import { ticketPrepared } from '../../../../store/help/ticketDraft';
import { selectTicketChoices } from '../../../../store/help/tickets';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { TicketCategory } from '../../../../store/wire/entities/service/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { looseCable } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { Stack } from '../../../ui/layout/Card';
import { Section } from '../../../ui/layout/Section';
import { guideText } from './guide.text';
import type { PictureProblem, Symptom } from './guideSteps';
import type { GuideStepProps } from './Questions';
import { RefreshBox } from './RefreshBox';
import { StepTitle } from './stepParts';

interface RefreshProps extends GuideStepProps {
  readonly problem: PictureProblem;
  readonly boxes: readonly Box[];
}

/** Their tip begins with the cable. */
const CABLE_TIPS: ReadonlySet<Symptom> = new Set<Symptom>(['noSignal', 'frozen']);

/** A tip, the refresh of the box and the question whether the picture works. */
export const Refresh = ({ problem, boxes, dispatchGuide, isReached }: RefreshProps) => {
  const t = useText(guideText);
  const box = boxes.find(({ stbno }) => stbno === problem.stbno);
  const write = useGuideTicket(problem);
  return (
    <>
      <StepTitle isReached={isReached}>{t.refreshTitle}</StepTitle>
      {CABLE_TIPS.has(problem.symptom) && <Illustration drawing={looseCable} width={160} />}
      <p>{t.tips[problem.symptom]}</p>
      {problem.symptom === 'missing' && (
        <ButtonLink tone="ghost" to={MY_PACKS}>
          {t.seePacks}
        </ButtonLink>
      )}
      <p>{t.refreshDescription}</p>
      {box && <RefreshBox box={box} />}
      <Section title={t.helped}>
        <Stack>
          <Button tone="ghost" wide onClick={() => dispatchGuide({ type: 'pictureReturned' })}>
            {t.yes}
          </Button>
          <Button tone="ghost" wide onClick={write}>
            {t.no}
          </Button>
        </Stack>
      </Section>
    </>
  );
};

/** The documented category for the symptom, else the first that needs a box. */
const categoryOf = (symptom: Symptom, categories: readonly TicketCategory[]): string => {
  const named = symptom === 'missing' ? 'CHANNEL' : 'PICTURE';
  const found =
    categories.find(({ categoryid }) => categoryid === named) ??
    categories.find(({ needsbox }) => needsbox);
  return found?.categoryid ?? '';
};

/** Returns a function that fills a ticket with the answers and opens it. */
export const useGuideTicket = ({ symptom, code, stbno }: PictureProblem) => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const categories = useAppSelector(selectTicketChoices)?.categories ?? [];
  const boxWords = useBoxWords();
  const wasRefreshed = useAppSelector((state) => selectRetracked(state, stbno)) !== null;
  return () => {
    const screen = [t.symptom[symptom], code].filter(Boolean).join(': ');
    const name = boxWords.fullName(stbno);
    dispatch(
      ticketPrepared({
        categoryid: categoryOf(symptom, categories),
        stbno,
        subject: code === '' ? t.subject[symptom] : t.subjectWithCode(code),
        description: t.describe(name, screen, wasRefreshed),
      }),
    );
    void navigate(NEW_TICKET);
  };
};
