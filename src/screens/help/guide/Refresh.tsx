import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  retrackBox,
  selectIsRetracking,
  selectRetrackAfter,
  selectRetracked,
  selectRetrackProgress,
} from '../../../../store/account/retrack';
import type { Failure } from '../../../../store/core/failure';
import { MY_PACKS, NEW_TICKET } from '../../../../store/core/paths';
import { instantOf } from '../../../../store/core/values/dates';
import { ticketPrepared } from '../../../../store/help/ticketDraft';
import { loadTicketChoices, selectTicketChoices } from '../../../../store/help/tickets';
import type { RootState } from '../../../../store/root/rootReducer';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useFailure } from '../../../app/hooks/useFlow';
import { useOperatorNow } from '../../../app/hooks/useOperatorNow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { TextButton } from '../../../ui/buttons/TextButton';
import { calendarDay } from '../../../ui/data/DateText';
import { Alert } from '../../../ui/feedback/Alert';
import { looseCable } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { WriteFailure } from '../../writes/OutcomeUnknown';
import { TalkToOperator } from '../contact/TalkToOperator';
import { boxRefreshText, guideText } from '../help.text';
import type { PictureProblem, Symptom } from './guideSteps';

interface RefreshBoxProps {
  readonly box: Box;
  /**
   * Whether the subscriber has already pressed "Refresh box". If so, the refresh starts at once, or when the refresh of
   * another box has ended.
   */
  readonly isPressed?: boolean;
}

/** Refreshes the box. The operator says how long a refresh takes and when the box may be refreshed again. */
const RefreshBox = ({ box, isPressed = false }: RefreshBoxProps) => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const progress = useAppSelector((state) => selectRetrackProgress(state, box.stbno));
  const isBusy = useAppSelector(selectIsRetracking);
  const retracked = useAppSelector((state) => selectRetracked(state, box.stbno));
  const after = useAppSelector((state) => selectRetrackAfter(state, box));
  const minutes = useMinutesUntil(after);
  const isBlocked = minutes > 0;
  // The outcome of an earlier visit is not shown.
  const [earlier] = useState(progress);
  const answer = progress === earlier ? null : progress;
  // The button is blocked only if the operator gives a waiting time, so a successful request counts as sent too.
  const isSent = isBlocked || answer?.step === 'sent';
  const outcome = useRef<HTMLDivElement>(null);
  // The focused button may be disabled now, so the focus moves to the result.
  useEffect(() => {
    if (isSent && answer !== null) outcome.current?.focus();
  }, [isSent, answer]);
  const press = () => {
    if (isBlocked) return;
    const { stbno, smcno } = box;
    dispatch(retrackBox.requested({ stbno, ...(smcno !== '' && { smcno }) }));
  };
  // If a refresh of this box is already running, the press sends no second request.
  const isWaiting = useRef(isPressed && progress?.step !== 'asking');
  const pressWhenFree = useEffectEvent(() => {
    // The store is read, because another waiting box may have started its refresh after this rendering.
    if (!isWaiting.current || selectIsRetracking(store.getState())) return;
    isWaiting.current = false;
    press();
  });
  useEffect(() => pressWhenFree(), [isBusy]);
  return (
    <>
      {isSent && (
        <div ref={outcome} tabIndex={-1}>
          <Alert tone="ok">
            <p>
              {retracked === null
                ? t.sentBefore
                : retracked.waitminutes > 0
                  ? t.sent(retracked.waitminutes)
                  : t.sentSome}
            </p>
            {isBlocked && <p>{t.later(calendarDay(after)?.time ?? '', minutes)}</p>}
          </Alert>
        </div>
      )}
      {answer !== null && (
        // While the button is blocked, the alert above says that the box was refreshed, so no failure is shown.
        <RefreshFailure failure={!isBlocked && answer.step === 'failed' ? answer.failure : null} />
      )}
      <Button wide busy={isBusy} disabled={isBlocked} onClick={press}>
        {t.refresh}
      </Button>
    </>
  );
};

/**
 * A failure place of the flow (`useFailure`). Rendered only once this box is being refreshed, because the failure of
 * another box is shown elsewhere.
 */
const RefreshFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const t = useText(guideText);
  useFailure(retrackBox);
  return <WriteFailure failure={failure}>{t.refreshUnknown}</WriteFailure>;
};

const MINUTE = 60_000;
/** Milliseconds between two updates. */
const UPDATE_INTERVAL = 5_000;

const minutesUntil = (moment: string, now: number): number => {
  const left = (instantOf(moment) ?? 0) - now;
  return Math.max(0, Math.ceil(left / MINUTE));
};

/** Whole minutes until a time given by the operator; 0 if the time is past or cannot be read. */
const useMinutesUntil = (moment: string): number => {
  const [, update] = useState(0);
  const minutes = minutesUntil(moment, useOperatorNow());
  const isWaiting = minutes > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const clock = setInterval(() => update((count) => count + 1), UPDATE_INTERVAL);
    return () => clearInterval(clock);
  }, [isWaiting]);
  return minutes;
};

interface RefreshProps {
  readonly problem: PictureProblem;
  readonly boxes: readonly Box[];
  readonly onPicture: () => void;
}

/** The symptoms whose tip is about the cable. */
const CABLE_TIPS: ReadonlySet<Symptom> = new Set<Symptom>(['noSignal', 'frozen']);

/** A tip, the refresh of the box and the question whether the picture works. */
export const Refresh = ({ problem, boxes, onPicture }: RefreshProps) => {
  const t = useText(guideText);
  const { symptom, code, stbno } = problem;
  const box = boxes.find((listed) => listed.stbno === stbno);
  const boxWords = useBoxWords();
  const categoryid = useCategory(symptom === 'missing' ? 'CHANNEL' : 'PICTURE');
  const refreshFact = useRefreshFact(box);
  const openTicket = useBoxTicket();
  const screen = [t.symptom[symptom], code].filter(Boolean).join(': ');
  const lines = [
    t.boxLine(boxWords.fullName(stbno)),
    t.screenLine(screen),
    ...(refreshFact === null ? [] : [t.refreshLine[refreshFact]]),
  ];
  const writeTicket = () => {
    const answer = symptom === 'other' ? t.pictureFails : t.symptom[symptom];
    const subject = code === '' ? answer : t.subjectWithCode(code);
    openTicket(stbno, { categoryid, subject, lines });
  };
  return (
    <>
      {CABLE_TIPS.has(symptom) && <Illustration drawing={looseCable} width={160} />}
      <p>{t.tips[symptom]}</p>
      {symptom === 'missing' && (
        <ButtonLink tone="ghost" to={MY_PACKS}>
          {t.myPacks}
        </ButtonLink>
      )}
      <p>{t.refreshDescription}</p>
      {box && <RefreshBox box={box} />}
      <Section title={t.helped}>
        <Stack>
          <Button tone="ghost" wide onClick={onPicture}>
            {t.yes}
          </Button>
          <Button tone="ghost" wide onClick={writeTicket}>
            {t.no}
          </Button>
          <TalkToOperator lines={lines} />
        </Stack>
      </Section>
    </>
  );
};

/** The keys of `guideText.refreshLine`. */
type RefreshFact = 'sent' | 'recent' | 'unknown' | 'failed';

/**
 * This id if it is the id of a category, or else that of the first category that needs a box; '' if there is neither.
 */
const useCategory = (wantedId: 'CHANNEL' | 'PICTURE' | 'BOX'): string => {
  const categories = useAppSelector(selectTicketChoices)?.categories ?? [];
  const category =
    categories.find(({ categoryid }) => categoryid === wantedId) ??
    categories.find(({ needsbox }) => needsbox);
  return category?.categoryid ?? '';
};

/** What the portal knows of the last refresh of a box; null if it knows of none. */
const useRefreshFact = (box: Box | undefined): RefreshFact | null => {
  const stbno = box?.stbno ?? '';
  const wasSent = useAppSelector((state) => selectRetracked(state, stbno)) !== null;
  const progress = useAppSelector((state) => selectRetrackProgress(state, stbno));
  const after = useAppSelector((state) => (box ? selectRetrackAfter(state, box) : ''));
  const isBlocked = useMinutesUntil(after) > 0;
  if (wasSent) return 'sent';
  // The box may have been refreshed before this page was loaded.
  if (isBlocked) return 'recent';
  if (progress?.step !== 'failed') return null;
  return isOutcomeUnknown(progress.failure) ? 'unknown' : 'failed';
};

interface RefreshTicket {
  readonly categoryid: string;
  /** '' when the portal suggests no subject, so the subscriber writes it. */
  readonly subject: string;
  /** Each line is an answer of the subscriber or a fact that the portal knows. */
  readonly lines: readonly string[];
}

/** Returns a function that opens a new ticket about the box, with its fields filled in. */
const useBoxTicket = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (stbno: string, { categoryid, subject, lines }: RefreshTicket) => {
    const description = lines.join('\n');
    dispatch(ticketPrepared({ categoryid, stbno, subject, description }));
    void navigate(NEW_TICKET);
  };
};

/** The refresh of a box whose button was pressed, and a link to a ticket. */
export const RefreshedBox = ({ box }: { readonly box: Box }) => {
  const t = useText(boxRefreshText);
  const dispatch = useAppDispatch();
  const guide = useText(guideText);
  const boxWords = useBoxWords();
  const categoryid = useCategory('BOX');
  const refreshFact = useRefreshFact(box);
  const openTicket = useBoxTicket();
  // The ticket needs a category of the operator, so the operator's categories are loaded here.
  useEffect(() => void dispatch(loadTicketChoices.requested()), [dispatch]);
  const wasRefreshed = refreshFact === 'sent' || refreshFact === 'recent';
  const writeTicket = () =>
    openTicket(box.stbno, {
      categoryid,
      subject: wasRefreshed ? guide.refreshFailsSubject : '',
      lines: [
        guide.boxLine(boxWords.fullName(box.stbno)),
        ...(refreshFact === null ? [] : [guide.refreshLine[refreshFact]]),
      ],
    });
  return (
    <Stack>
      <RefreshBox box={box} isPressed />
      <TextButton type="button" onClick={writeTicket}>
        {t.write}
      </TextButton>
    </Stack>
  );
};
