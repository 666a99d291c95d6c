import { faqsDomain } from '../../../../sagas/help/faqs';
import {
  loadFaqs,
  selectAreFaqsStale,
  selectFaqs,
  selectFaqSource,
} from '../../../../store/help/faqs';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { appStarted } from '../../../../store/app/app';
import { body, json, type Responding } from '../../../support/httpOperator';
import { openPortal } from '../../../support/portal';
import { cutOff, openDatabase } from '../../../support/realtime';

const monsoon = { question: 'What about rain?', answer: 'Keep the dish dry.' };

const helped = async () => {
  const portal = await openPortal({ domains: [faqsDomain] });
  const database = await openDatabase();
  const load = async (how?: Responding) => {
    if (how) {
      database.respondsBy(how);
      portal.say(appStarted({ realtime: database.baseUrl }));
    }
    const before = portal.eventsOf(loadFaqs.succeeded).length;
    portal.say(loadFaqs.requested());
    await portal.until(() => portal.eventsOf(loadFaqs.succeeded).length > before);
  };
  const questions = () => selectFaqs(portal.state())?.map(({ question }) => question.en) ?? [];
  return { ...portal, database, load, questions };
};

describe('answers to common questions', () => {
  it('come with the portal where no database is configured, and nobody is asked', async () => {
    const { load, state, questions, database } = await helped();
    await load();
    expect(questions()).toContain('Where is my refund?');
    expect(selectFaqSource(state())).toBe('shipped');
    expect(selectAreFaqsStale(state())).toBe(false);
    expect(database.arrived).toEqual([]);
  });

  it('are the database’s where it has some, asked for without anybody’s cookies', async () => {
    const { load, state, questions, database } = await helped();
    await load(json({ monsoon }));
    expect(questions()).toEqual(['What about rain?']);
    expect(selectFaqSource(state())).toBe('database');
    expect(database.last()).toMatchObject({ method: 'GET', path: '/faqs.json' });
    expect(database.last().headers.cookie).toBeUndefined();
  });

  it('are the portal’s where the database has none', async () => {
    const { load, state, questions } = await helped();
    await load(json(null));
    expect(questions()).toContain('Where is my refund?');
    expect(selectAreFaqsStale(state())).toBe(false);
  });

  it.each([
    ['is gone', cutOff],
    ['refuses', json({ error: 'Permission denied' }, 401)],
    ['breaks', json({}, 500)],
    ['says no JSON', body('<html>')],
  ])('are the portal’s, and said to be, where the database %s', async (_, how) => {
    const portal = await helped();
    await portal.logIn();
    await portal.load(how);
    expect(portal.questions()).toContain('Where is my refund?');
    expect(selectAreFaqsStale(portal.state())).toBe(true);
    expect(selectStatus(portal.state(), loadFaqs)).toBe('succeeded');
    expect(selectFailure(portal.state(), loadFaqs)).toBeNull();
    // The database's no says nothing about the session.
    expect(selectIsLoggedIn(portal.state())).toBe(true);
  });

  it('stay the database’s when a later reading fails', async () => {
    const { load, state, questions } = await helped();
    await load(json({ monsoon }));
    await load(cutOff);
    expect(questions()).toEqual(['What about rain?']);
    expect(selectFaqSource(state())).toBe('database');
    expect(selectAreFaqsStale(state())).toBe(true);
  });
});
