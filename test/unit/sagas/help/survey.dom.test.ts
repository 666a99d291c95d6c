import { subscriberMark, surveyDomain } from '../../../../sagas/help/survey';
import { appStarted } from '../../../../store/app/app';
import { connectionChanged } from '../../../../store/app/connection';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  answersGiven,
  loadSurvey,
  pageTurned,
  selectAnswers,
  selectIsSurveySent,
  selectPageNum,
  selectSurvey,
  sendSurvey,
} from '../../../../store/help/survey';
import { loggedOut, selectIsLoggedIn, sessionExpired } from '../../../../store/identity/session';
import { aSurvey } from '../../../support/builders';
import { body, json, type Responding } from '../../../support/httpOperator';
import { openPortal } from '../../../support/portal';
import { cutOff, openRealtimeDatabase } from '../../../support/realtime';
import { until, untilIdle } from '../../../support/waiting';

const KEY = 'selfcareSurvey';
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

const asked = async (how: Responding = json(aSurvey()), customerid = '42') => {
  const portal = await openPortal({ domains: [surveyDomain] });
  const database = await openRealtimeDatabase();
  database.respondsBy(how);
  portal.dispatch(appStarted({ realtime: database.baseUrl }));
  await portal.logIn({ customerid });
  const run = (flow: typeof loadSurvey | typeof sendSurvey) => portal.press(flow);
  const answersSent = () => database.arrived.filter(({ method }) => method === 'PUT');
  await run(loadSurvey);
  return { ...portal, database, run, answersSent };
};

describe('The questions of a survey', () => {
  it('The questions are read from the database', async () => {
    const { state, database } = await asked();
    expect(selectSurvey(state())).toMatchObject({ id: 'winter', pageNum: 1 });
    expect(database.last().path).toBe('/survey.json');
  });

  it('The built-in questions are used where the database has none', async () => {
    const { state } = await asked(json(null));
    expect(selectSurvey(state()).id).toBe('service-1');
  });

  it.each([
    ['has closed it', json({ ...aSurvey(), open: false })],
    ['has no question that can be read', json({ id: 'winter', questions: { a: 'b' } })],
  ])('There are no questions where the database %s', async (_, how) => {
    const { state } = await asked(how);
    expect(selectStatus(state(), loadSurvey)).toBe('succeeded');
    expect(selectSurvey(state()).id).toBeNull();
  });

  it('There are no questions where no database would accept the answers', async () => {
    const portal = await openPortal({ domains: [surveyDomain] });
    await portal.logIn();
    expect(await portal.press(loadSurvey)).toBe('succeeded');
    expect(selectSurvey(portal.state()).id).toBeNull();
  });

  it.each([
    ['is gone', cutOff, 'unreachable'],
    ['refuses', json({ error: 'Permission denied' }, 401), 'refused'],
    ['says no JSON', body('<html>'), 'unreadable'],
    ['holds something else', json(['a']), 'unreadable'],
  ])(
    'The screen reports a failure where the database %s, and the session continues',
    async (_, how, kind) => {
      const { state } = await asked(how);
      expect(selectFailure(state(), loadSurvey)).toMatchObject({ kind });
      expect(selectIsLoggedIn(state())).toBe(true);
    },
  );
});

describe('The answers of a subscriber', () => {
  it('The answers are stored on this device and restored without the subscriber’s identity', async () => {
    const first = await asked();
    first.dispatch(answersGiven({ overall: '5', better: ['yes'] }));
    first.dispatch(pageTurned(2));
    expect(kept()).toMatchObject({
      survey: 'winter',
      page: 2,
      sent: false,
      owner: subscriberMark('42'),
    });
    expect(localStorage.getItem(KEY)).not.toContain('"42"');
    const { answerid } = selectSurvey(first.state());
    await first.run(loadSurvey);
    expect(selectPageNum(first.state())).toBe(2);
    expect(selectAnswers(first.state())).toEqual({ overall: '5', better: ['yes'] });
    expect(selectSurvey(first.state()).answerid).toBe(answerid);
  });

  it('The answers are restored after an expired session for the same subscriber alone', async () => {
    const portal = await asked();
    portal.dispatch(answersGiven({ overall: '5' }));
    portal.dispatch(sessionExpired());
    expect(selectAnswers(portal.state())).toEqual({});
    await portal.logIn({ customerid: '43' });
    await portal.run(loadSurvey);
    expect(selectAnswers(portal.state())).toEqual({});
    portal.dispatch(sessionExpired());
    await portal.logIn({ customerid: '42' });
    await portal.run(loadSurvey);
    expect(selectAnswers(portal.state())).toEqual({ overall: '5' });
  });

  it('A logout deletes the answers', async () => {
    const portal = await asked();
    portal.dispatch(answersGiven({ overall: '5' }));
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it.each(['{', '{"survey":7}', '"text"'])(
    'There are no answers where %s was stored',
    async (damaged) => {
      localStorage.setItem(KEY, damaged);
      const { state } = await asked();
      expect(selectAnswers(state())).toEqual({});
    },
  );
});

describe('Sending the answers', () => {
  /** A database that refuses to write, and that says when the answers that it has were sent. */
  const refusingWith =
    (sentat: number | null): Responding =>
    (response, request) =>
      (request.method === 'PUT' ? json({ error: 'Permission denied' }, 401) : json(sentat))(
        response,
        request,
      );

  it('The answers are put under a random id without a name, and the survey is done', async () => {
    const portal = await asked();
    portal.dispatch(answersGiven({ overall: '5', again: '', foreign: 'x' }));
    await portal.run(sendSurvey);
    const [sent] = portal.answersSent();
    expect(sent!.path).toMatch(/^\/surveyanswers\/winter\/[0-9a-f]{32}\.json$/);
    expect(JSON.parse(sent!.body)).toEqual({
      answers: { overall: '5' },
      language: 'en',
      sentat: { '.sv': 'timestamp' },
    });
    expect(selectIsSurveySent(portal.state())).toBe(true);
    expect(kept()).toMatchObject({ sent: true, answers: {} });
    // The survey counts as sent after a logout too.
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    await portal.logIn({ customerid: '42' });
    await portal.run(loadSurvey);
    expect(selectIsSurveySent(portal.state())).toBe(true);
  });

  it('Answers that the database refuses because it has them already count as sent', async () => {
    const portal = await asked();
    portal.dispatch(answersGiven({ overall: '5' }));
    portal.database.respondsBy(cutOff);
    await portal.run(sendSurvey);
    expect(selectFailure(portal.state(), sendSurvey)?.kind).toBe('unknown');
    portal.database.respondsBy(refusingWith(1_793_000_000_000));
    await portal.run(sendSurvey);
    const [again] = portal.answersSent();
    expect(portal.database.last().path).toBe(again!.path.replace('.json', '/sentat.json'));
    expect(selectIsSurveySent(portal.state())).toBe(true);
  });

  it('Answers that the database refuses and does not have do not count as sent', async () => {
    const portal = await asked();
    portal.dispatch(answersGiven({ overall: '5' }));
    portal.database.respondsBy(refusingWith(null));
    await portal.run(sendSurvey);
    expect(selectFailure(portal.state(), sendSurvey)).toMatchObject({ kind: 'refused' });
    expect(selectIsSurveySent(portal.state())).toBe(false);
  });

  it('A lost answer is unknown, and the answers are sent again to the same address', async () => {
    const portal = await asked();
    portal.dispatch(answersGiven({ overall: '5' }));
    portal.database.respondsBy(cutOff);
    await portal.run(sendSurvey);
    expect(selectFailure(portal.state(), sendSurvey)?.kind).toBe('unknown');
    expect(selectIsSurveySent(portal.state())).toBe(false);
    const [lost] = portal.answersSent();
    portal.database.respondsBy(json({}));
    await portal.run(sendSurvey);
    const [again] = portal.answersSent();
    expect(again!.path).toBe(lost!.path);
    expect(selectIsSurveySent(portal.state())).toBe(true);
  });

  it('A refused survey keeps the answers', async () => {
    const portal = await asked();
    portal.dispatch(answersGiven({ overall: '5' }));
    portal.database.respondsBy(json({ error: 'Permission denied' }, 401));
    await portal.run(sendSurvey);
    expect(selectFailure(portal.state(), sendSurvey)).toMatchObject({ kind: 'refused' });
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    expect(selectAnswers(portal.state())).toEqual({ overall: '5' });
    expect(kept()).toMatchObject({ answers: { overall: '5' } });
  });

  it('Nothing is sent without a network', async () => {
    const portal = await asked();
    portal.dispatch(connectionChanged({ online: false }));
    portal.dispatch(sendSurvey.requested());
    await untilIdle();
    expect(selectFailure(portal.state(), sendSurvey)?.kind).toBe('unreachable');
    expect(portal.answersSent()).toEqual([]);
  });

  it('The survey is sent once however often it is pressed', async () => {
    const portal = await asked();
    let answer = (): void => undefined;
    portal.database.respondsBy((response) => (answer = () => void response.end('{}')));
    portal.dispatch(sendSurvey.requested());
    await until(() => portal.answersSent().length > 0);
    portal.dispatch(sendSurvey.requested());
    await untilIdle();
    answer();
    await portal.until((state) => selectStatus(state, sendSurvey) === 'succeeded');
    expect(portal.answersSent()).toHaveLength(1);
  });
});
