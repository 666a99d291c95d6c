import { survey } from '../../../../sagas/help/survey';
import { markOf } from '../../../../sagas/help/surveyDraft';
import { appStarted } from '../../../../store/app/app';
import { connectionChanged } from '../../../../store/app/connection';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { loggedOut, selectIsLoggedIn, sessionExpired } from '../../../../store/identity/session';
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
import { body, json, type Responding } from '../../../support/httpOperator';
import { openPortal } from '../../../support/portal';
import { cutOff, openDatabase } from '../../../support/realtime';
import { aSurvey } from '../../../support/builders';
import { until, untilIdle } from '../../../support/waiting';

const KEY = 'selfcareSurvey';
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

const asked = async (how: Responding = json(aSurvey()), customerid = '42') => {
  const portal = await openPortal({ domains: [survey] });
  const database = await openDatabase();
  database.respondsBy(how);
  portal.say(appStarted({ realtime: database.baseUrl }));
  await portal.logIn({ customerid });
  const run = async (flow: typeof loadSurvey | typeof sendSurvey) => {
    portal.say(flow.requested());
    await portal.until((state) => selectStatus(state, flow) === 'running');
    await portal.until((state) => selectStatus(state, flow) !== 'running');
  };
  const answersSent = () => database.arrived.filter(({ method }) => method === 'PUT');
  await run(loadSurvey);
  return { ...portal, database, run, answersSent };
};

describe('the questions of a survey', () => {
  it('are the database’s', async () => {
    const { state, database } = await asked();
    expect(selectSurvey(state())).toMatchObject({ id: 'winter', pageNum: 1 });
    expect(database.last().path).toBe('/survey.json');
  });

  it('are the portal’s where the database has none', async () => {
    const { state } = await asked(json(null));
    expect(selectSurvey(state()).id).toBe('service-1');
  });

  it.each([
    ['has closed it', json({ ...aSurvey(), open: false })],
    ['has no question that can be read', json({ id: 'winter', questions: { a: 'b' } })],
  ])('are none where the database %s', async (_, how) => {
    const { state } = await asked(how);
    expect(selectStatus(state(), loadSurvey)).toBe('succeeded');
    expect(selectSurvey(state()).id).toBeNull();
  });

  it('are none where no database would take the answers', async () => {
    const portal = await openPortal({ domains: [survey] });
    await portal.logIn();
    portal.say(loadSurvey.requested());
    await portal.until((state) => selectStatus(state, loadSurvey) === 'succeeded');
    expect(selectSurvey(portal.state()).id).toBeNull();
  });

  it.each([
    ['is gone', cutOff, 'unreachable'],
    ['refuses', json({ error: 'Permission denied' }, 401), 'refused'],
    ['says no JSON', body('<html>'), 'unreadable'],
    ['holds something else', json(['a']), 'unreadable'],
  ])('fail in place where the database %s, and the session goes on', async (_, how, kind) => {
    const { state } = await asked(how);
    expect(selectFailure(state(), loadSurvey)).toMatchObject({ kind });
    expect(selectIsLoggedIn(state())).toBe(true);
  });
});

describe('what a subscriber has answered', () => {
  it('is kept on this device and found again, without saying whose it is', async () => {
    const first = await asked();
    first.say(answersGiven({ overall: '5', better: ['yes'] }));
    first.say(pageTurned(2));
    expect(kept()).toMatchObject({ survey: 'winter', page: 2, sent: false, of: markOf('42') });
    expect(localStorage.getItem(KEY)).not.toContain('42"');
    const { answerid } = selectSurvey(first.state());
    await first.run(loadSurvey);
    expect(selectPageNum(first.state())).toBe(2);
    expect(selectAnswers(first.state())).toEqual({ overall: '5', better: ['yes'] });
    expect(selectSurvey(first.state()).answerid).toBe(answerid);
  });

  it('is there again after an expired session, for the same subscriber alone', async () => {
    const portal = await asked();
    portal.say(answersGiven({ overall: '5' }));
    portal.say(sessionExpired());
    expect(selectAnswers(portal.state())).toEqual({});
    await portal.logIn({ customerid: '43' });
    await portal.run(loadSurvey);
    expect(selectAnswers(portal.state())).toEqual({});
    portal.say(sessionExpired());
    await portal.logIn({ customerid: '42' });
    await portal.run(loadSurvey);
    expect(selectAnswers(portal.state())).toEqual({ overall: '5' });
  });

  it('goes with a logout', async () => {
    const portal = await asked();
    portal.say(answersGiven({ overall: '5' }));
    portal.say(loggedOut({ operatorTold: true }));
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it.each(['{', '{"survey":7}', '"text"'])('is nothing where %s was kept', async (damaged) => {
    localStorage.setItem(KEY, damaged);
    const { state } = await asked();
    expect(selectAnswers(state())).toEqual({});
  });
});

describe('sending the answers', () => {
  it('puts them at a place of their own, with no name, and the survey is done', async () => {
    const portal = await asked();
    portal.say(answersGiven({ overall: '5', again: '', foreign: 'x' }));
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
    // Also after a logout: it is sent once.
    portal.say(loggedOut({ operatorTold: true }));
    await portal.logIn({ customerid: '42' });
    await portal.run(loadSurvey);
    expect(selectIsSurveySent(portal.state())).toBe(true);
  });

  it('is unknown when the answer is lost, and a second sending replaces the first', async () => {
    const portal = await asked();
    portal.say(answersGiven({ overall: '5' }));
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

  it('is refused by a database that will not have them, and they stay', async () => {
    const portal = await asked();
    portal.say(answersGiven({ overall: '5' }));
    portal.database.respondsBy(json({ error: 'Permission denied' }, 401));
    await portal.run(sendSurvey);
    expect(selectFailure(portal.state(), sendSurvey)).toMatchObject({ kind: 'refused' });
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    expect(selectAnswers(portal.state())).toEqual({ overall: '5' });
    expect(kept()).toMatchObject({ answers: { overall: '5' } });
  });

  it('does not begin without a network', async () => {
    const portal = await asked();
    portal.say(connectionChanged({ online: false }));
    portal.say(sendSurvey.requested());
    await untilIdle();
    expect(selectFailure(portal.state(), sendSurvey)?.kind).toBe('unreachable');
    expect(portal.answersSent()).toEqual([]);
  });

  it('happens once however often it is pressed', async () => {
    const portal = await asked();
    let answer = (): void => undefined;
    portal.database.respondsBy((response) => (answer = () => void response.end('{}')));
    portal.say(sendSurvey.requested());
    await until(() => portal.answersSent().length > 0);
    portal.say(sendSurvey.requested());
    await untilIdle();
    answer();
    await portal.until((state) => selectStatus(state, sendSurvey) === 'succeeded');
    expect(portal.answersSent()).toHaveLength(1);
  });
});
