import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { defineFlow } from '../core/flow';
import type { LocalizedText } from '../core/localizedText';
import type { StorageSlot, Stored } from '../core/storage';
import { documentedState } from '../documented/documentedState';
import type { Survey, SurveyQuestion } from '../wire/entities/service/survey';

const word = v.pipe(v.string(), v.nonEmpty());
/** The answer to a question; a list if the question is of the kind `several`. Without an answer: no entry, '' or []. */
const answer = v.union([v.string(), v.pipe(v.array(v.string()), v.readonly())]);
export const surveySlot = {
  key: 'selfcareSurvey',
  schema: v.object({
    survey: word,
    /** A hash of the customer number, which tells the subscribers of this device apart. */
    owner: word,
    /** The answers' address in the database. An address accepts only one write, so repeated answers count once. */
    answerid: v.pipe(v.string(), v.regex(/^[\w-]{8,}$/)),
    page: v.pipe(
      v.number(),
      v.check((page) => Number.isInteger(page) && page > 0),
    ),
    answers: v.record(v.string(), answer),
    sent: v.boolean(),
  }),
} satisfies StorageSlot;

/** What this device stores of a survey, so that a reload or an expired session loses nothing. */
export type SavedSurvey = Stored<typeof surveySlot>;
export type SurveyAnswers = Readonly<SavedSurvey['answers']>;
export type SurveyAnswer = SurveyAnswers[string];

export interface LoadedSurvey {
  /** Null when no survey is open. */
  readonly survey: Survey | null;
  readonly answerid: string;
  readonly saved: SavedSurvey | null;
}

/**
 * The pages, the review and the sending:
 *
 *   page 1 ◄──► page 2 ◄──► … ◄──► review ──send──► sent
 *                                    └── unknown: the same answers may be sent again, and count once
 */
export const loadSurvey = defineFlow<void, LoadedSurvey>('survey/load', 'noPayload');
export const sendSurvey = defineFlow('survey/send', 'noPayload');
/** The answers of a page, after every change. */
export const answersGiven = createAction<SurveyAnswers>('survey/answersGiven');
/** The page after the last one is the review. */
export const pageTurned = createAction<number>('survey/pageTurned');

interface SurveyState {
  readonly surveyQuestions: readonly SurveyQuestion[];
  /** Starts at 1. */
  readonly pageNum: number;
  /** Whether the survey has been loaded. If no survey is open, `id` is null. */
  readonly isLoaded: boolean;
  readonly id: string | null;
  readonly title: LocalizedText | null;
  readonly answerid: string;
  readonly answers: SurveyAnswers;
  readonly isSent: boolean;
}

const surveyPages = (
  questions: readonly SurveyQuestion[],
): readonly (readonly SurveyQuestion[])[] =>
  [...new Set(questions.map(({ page }) => page))]
    .sort((a, b) => a - b)
    .map((page) => questions.filter((question) => question.page === page));

const isAnswered = (answer: SurveyAnswer | undefined): boolean =>
  (typeof answer === 'string' ? answer.trim() : (answer ?? [])).length > 0;

/** The required questions without an answer. */
export const missingAnswers = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): readonly SurveyQuestion[] =>
  questions.filter(({ id, required }) => required && !isAnswered(answers[id]));

const stateOfLoaded = (
  state: SurveyState,
  { survey, answerid, saved }: LoadedSurvey,
): SurveyState => {
  if (survey === null)
    return { ...state, ...documentedState.survey, isLoaded: true, id: null, isSent: false };
  const last = surveyPages(survey.questions).length + 1;
  return {
    surveyQuestions: survey.questions,
    pageNum: Math.min(saved?.page ?? 1, last),
    isLoaded: true,
    id: survey.id,
    title: survey.title,
    answerid: saved?.answerid ?? answerid,
    answers: saved?.answers ?? {},
    isSent: saved?.sent ?? false,
  };
};

const initialState: SurveyState = {
  ...documentedState.survey,
  isLoaded: false,
  id: null,
  title: null,
  answerid: '',
  answers: {},
  isSent: false,
};

const questions = ({ surveyQuestions }: SurveyState) => surveyQuestions;

const survey = createSlice({
  name: 'survey',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(loadSurvey.succeeded, (state, { payload }) =>
      stateOfLoaded(state as SurveyState, payload),
    ); // undoes Immer's WritableDraft
    on.addCase(answersGiven, (state, { payload }) => ({
      ...state,
      answers: { ...state.answers, ...payload },
    }));
    on.addCase(pageTurned, (state, { payload }) => {
      state.pageNum = payload;
    });
    on.addCase(sendSurvey.succeeded, (state) => {
      state.isSent = true;
    });
  },
  selectors: {
    selectSurvey: (survey) => survey,
    selectSurveyPages: createSelector(questions, surveyPages),
    selectPageNum: ({ pageNum }) => pageNum,
    selectAnswers: ({ answers }) => answers,
    selectIsSurveySent: ({ isSent }) => isSent,
  },
});

export const { selectSurvey, selectSurveyPages, selectPageNum, selectAnswers, selectIsSurveySent } =
  survey.selectors;
export const surveyReducer = survey.reducer;
