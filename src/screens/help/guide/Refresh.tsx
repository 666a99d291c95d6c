import { useNavigate } from 'react-router-dom';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { TicketCategory } from '../../../../store/wire/entities/service/tickets';
import { selectRetracked } from '../../../../store/account/retrack';
import { ticketPrepared } from '../../../../store/help/ticketDraft';
import { selectTicketChoices } from '../../../../store/help/tickets';
import { HOME } from '../../../app/guard';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Card';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { NEW_TICKET } from '../tickets/addresses';
import { guideText } from './guide.text';
import type { Symptom, PictureProblem } from './guideSteps';
import { StepTitle } from './stepParts';
import type { GuideStepProps } from './Questions';
import { RefreshBox } from './RefreshBox';

interface RefreshProps extends GuideStepProps {
  readonly trouble: PictureProblem;
  readonly boxes: readonly Box[];
}

/** What to try by hand, the refresh, and the question whether it helped. */
export const Refresh = ({ trouble, boxes, move, isReached }: RefreshProps) => {
  const t = useText(guideText);
  const box = boxes.find(({ stbno }) => stbno === trouble.stbno);
  const write = usePreparedTicket(trouble, box);
  return (
    <>
      <StepTitle isReached={isReached}>{t.refreshTitle}</StepTitle>
      <p>{t.tips[trouble.symptom]}</p>
      {trouble.symptom === 'missing' && (
        <ButtonLink tone="ghost" to={`${HOME}/mypacks`}>
          {t.seePacks}
        </ButtonLink>
      )}
      <p>{t.refreshWhy}</p>
      {box && <RefreshBox box={box} />}
      <Section title={t.helped}>
        <Stack>
          <Button tone="ghost" wide onClick={() => move({ type: 'pictureCame' })}>
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

/** A subject the operator knows by this name, or else the first that is about a box. */
const categoryOf = (symptom: Symptom, categories: readonly TicketCategory[]): string => {
  const named = symptom === 'missing' ? 'CHANNEL' : 'PICTURE';
  const found =
    categories.find(({ categoryid }) => categoryid === named) ??
    categories.find(({ needsbox }) => needsbox);
  return found?.categoryid ?? '';
};

/** Fills in what the subscriber has answered, in the words they read it in. */
const usePreparedTicket = ({ symptom, code, stbno }: PictureProblem, box: Box | undefined) => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const categories = useAppSelector(selectTicketChoices)?.categories ?? [];
  const wasRefreshed = useAppSelector((state) => selectRetracked(state, stbno)) !== null;
  return () => {
    const screen = [t.symptom[symptom], code].filter(Boolean).join(': ');
    const name = t.boxName(box?.boxname ?? '', stbno.slice(-4));
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
