import { call, type SagaGenerator, select, spawn, take, takeEvery } from 'typed-redux-saga';
import { selectRealtime } from '../../store/app/app';
import { selectIsOnline } from '../../store/app/connection';
import { selectLanguage } from '../../store/app/preferences';
import { guardedStorage, readSlot } from '../../store/core/storage';
import { hashOf, randomId } from '../../store/core/values/identifiers';
import { shippedSurvey } from '../../store/help/content/survey';
import {
  answersGiven,
  type LoadedSurvey,
  loadSurvey,
  pageTurned,
  type SavedSurvey,
  selectSurvey,
  sendSurvey,
  surveyReducer,
  surveySlot,
} from '../../store/help/survey';
import { isSessionEnd, selectUser, sessionExpired } from '../../store/identity/session';
import { readSurvey, type Survey } from '../../store/wire/entities/service/survey';
import { FailureError, isAnsweredWith } from '../api/failures';
import { putRealtime, readRealtime } from '../api/realtime';
import type { Domain } from '../core/domain';
import { latest, leading } from '../core/runFlow';

/**
 * A hash of the customer number with four hexadecimal digits: enough to tell the subscribers of one device apart, too
 * short to identify a subscriber.
 */
export const subscriberMark = (customerid: string): string => hashOf(customerid).slice(-4);

const savedSurveyOf = (survey: string, mark: string): SavedSurvey | null => {
  const saved = readSlot(surveySlot);
  return saved?.survey === survey && saved.owner === mark ? saved : null;
};

const saveSurvey = (draft: SavedSurvey): void =>
  void guardedStorage(surveySlot).setItem(surveySlot.key, draft);

/** Removes the answers. A sent survey stays marked as sent, so that it is not sent twice. */
const clearSurveyDraft = (): void => {
  const storage = guardedStorage(surveySlot);
  const saved = readSlot(surveySlot);
  if (saved?.sent) void storage.setItem(surveySlot.key, { ...saved, page: 1, answers: {} });
  else void storage.removeItem();
};

export const surveyDomain: Domain = {
  name: 'survey',
  reducer: surveyReducer,
  *saga() {
    yield* spawn(clearDraftAtSessionEnd);
    yield* takeEvery([answersGiven, pageTurned, sendSurvey.succeeded], saveDraft);
    yield* latest(loadSurvey, load);
    yield* leading(sendSurvey, send);
  },
};

/** The questions, and the answers that this subscriber has saved on this device. */
function* load(): SagaGenerator<LoadedSurvey> {
  const user = yield* select(selectUser);
  const read = yield* call(currentSurvey);
  const isOpen = read !== null && read.open && read.questions.length > 0;
  return {
    survey: isOpen ? read : null,
    // Part of the address of the answers, so that the address cannot be guessed.
    answerid: randomId(),
    saved: isOpen && user ? savedSurveyOf(read.id, subscriberMark(user.customerid)) : null,
  };
}

/**
 * The survey of the database, or the shipped survey if the database has none. Without a database there is no survey,
 * because the answers could not be sent. An unreadable survey is a failure: the shipped one does not replace it,
 * because the saved answers belong to the questions of the unreadable one.
 */
function* currentSurvey(): SagaGenerator<Survey | null> {
  const database = yield* select(selectRealtime);
  if (database === '') return null;
  const tree = yield* call(readRealtime, database, 'survey');
  if (tree === null) return shippedSurvey;
  const read = readSurvey(tree);
  if (!read) throw new FailureError({ kind: 'unreadable', call: 'survey' });
  return read;
}

/**
 * Writes the answers to the address of `answerid`. The database accepts only one write to each address, so answers that
 * are sent again count once.
 */
function* send(): SagaGenerator<void> {
  if (!(yield* select(selectIsOnline)))
    throw new FailureError({ kind: 'unreachable', call: 'survey' });
  const database = yield* select(selectRealtime);
  const language = yield* select(selectLanguage);
  const { id, answerid, answers, surveyQuestions } = yield* select(selectSurvey);
  const answered = surveyQuestions.flatMap(({ id: question }) => {
    const answer = answers[question];
    return answer === undefined || answer.length === 0 ? [] : [[question, answer] as const];
  });
  const place = `surveyanswers/${id}/${answerid}`;
  try {
    yield* call(putRealtime, database, place, {
      answers: Object.fromEntries(answered),
      language,
      // The database's own clock.
      sentat: { '.sv': 'timestamp' },
    });
  } catch (error) {
    if (!isAnsweredWith(error, 401) || !(yield* call(haveArrived, database, place))) throw error;
  }
}

/**
 * Whether the database has these answers from an earlier request whose response was lost. The rules of the database let
 * a client read only `sentat` of the stored answers.
 */
function* haveArrived(database: string, place: string): SagaGenerator<boolean> {
  try {
    return (yield* call(readRealtime, database, `${place}/sentat`)) !== null;
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return false;
  }
}

function* saveDraft(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const { id, answerid, answers, pageNum, isSent } = yield* select(selectSurvey);
  if (!user || id === null) return;
  saveSurvey({
    survey: id,
    owner: subscriberMark(user.customerid),
    answerid,
    page: pageNum,
    // Answers that were sent are removed from this device.
    answers: isSent ? {} : Object.fromEntries(Object.entries(answers).map(copyAnswer)),
    sent: isSent,
  });
}

const copyAnswer = ([id, answer]: readonly [string, string | readonly string[]]) =>
  [id, typeof answer === 'string' ? answer : [...answer]] as const;

/** Removes the answers at the end of a session, unless the session expired. */
function* clearDraftAtSessionEnd(): SagaGenerator<void> {
  const end = yield* take(isSessionEnd);
  if (end.type !== sessionExpired.type) clearSurveyDraft();
}
