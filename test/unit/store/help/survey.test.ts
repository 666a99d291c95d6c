import {
  answersGiven,
  loadSurvey,
  missingAnswers,
  pageTurned,
  type SavedSurvey,
  selectAnswers,
  selectIsSurveySent,
  selectPageNum,
  selectSurvey,
  selectSurveyPages,
  sendSurvey,
} from '../../../../store/help/survey';
import { aSurvey } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const opened = (kept: SavedSurvey | null = null) =>
  loadSurvey.succeeded({ survey: aSurvey(), answerid: 'new-answers', saved: kept });
const kept: SavedSurvey = {
  survey: 'winter',
  owner: 'abcd',
  answerid: 'old-answers',
  page: 2,
  answers: { overall: '4' },
  sent: false,
};

describe('A survey', () => {
  it('The survey starts on its first page and shows its questions page by page', () => {
    const state = stateAfter(opened());
    expect(selectPageNum(state)).toBe(1);
    expect(selectSurveyPages(state).map((page) => page.map(({ id }) => id))).toEqual([
      ['overall', 'again'],
      ['better', 'words'],
    ]);
  });

  it('The survey resumes where the subscriber left it, under the same id', () => {
    const state = stateAfter(opened(kept));
    expect(selectPageNum(state)).toBe(2);
    expect(selectAnswers(state)).toEqual({ overall: '4' });
    expect(selectSurvey(state).answerid).toBe('old-answers');
    expect(selectPageNum(stateAfter(opened({ ...kept, page: 9 })))).toBe(3);
  });

  it('Turning pages keeps every answer, and a cleared answer is deleted', () => {
    const state = stateAfter(
      opened(),
      answersGiven({ overall: '5', again: 'yes' }),
      pageTurned(2),
      answersGiven({ better: ['yes'] }),
      pageTurned(1),
      answersGiven({ overall: '5', again: '' }),
    );
    expect(selectAnswers(state)).toEqual({ overall: '5', again: '', better: ['yes'] });
  });

  it('A required question without an answer is an error', () => {
    const { questions } = aSurvey();
    const missing = (answers: Parameters<typeof missingAnswers>[1]) =>
      missingAnswers(questions, answers).map(({ id }) => id);
    expect(missing({})).toEqual(['overall']);
    expect(missing({ overall: ' ' })).toEqual(['overall']);
    expect(missing({ overall: '1' })).toEqual([]);
  });

  it('The survey is sent once', () => {
    expect(selectIsSurveySent(stateAfter(opened(), sendSurvey.succeeded()))).toBe(true);
    expect(selectIsSurveySent(stateAfter(opened({ ...kept, sent: true })))).toBe(true);
  });

  it('There is no survey when the database has closed it', () => {
    const closed = loadSurvey.succeeded({ survey: null, answerid: 'x', saved: null });
    const state = stateAfter(opened(), closed);
    expect(selectSurvey(state)).toMatchObject({ id: null, surveyQuestions: [], pageNum: 1 });
  });
});
