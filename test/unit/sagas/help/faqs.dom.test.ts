import { faqsDomain } from '../../../../sagas/help/faqs';
import { appStarted } from '../../../../store/app/app';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  loadFaqs,
  selectAreFaqsStale,
  selectFaqs,
  selectFaqSource,
} from '../../../../store/help/faqs';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { body, json, type Responding } from '../../../support/httpOperator';
import { inEnglish } from '../../../support/inEnglish';
import { openPortal } from '../../../support/portal';
import { cutOff, openRealtimeDatabase } from '../../../support/realtime';

const monsoon = { question: 'What about rain?', answer: 'Keep the dish dry.' };

const helped = async () => {
  const portal = await openPortal({ domains: [faqsDomain] });
  const database = await openRealtimeDatabase();
  const load = async (how?: Responding) => {
    if (how) {
      database.respondsBy(how);
      portal.dispatch(appStarted({ realtime: database.baseUrl }));
    }
    const before = portal.eventsOf(loadFaqs.succeeded).length;
    portal.dispatch(loadFaqs.requested());
    await portal.until(() => portal.eventsOf(loadFaqs.succeeded).length > before);
  };
  const questions = () =>
    selectFaqs(portal.state())?.map(({ question }) => inEnglish(question)) ?? [];
  return { ...portal, database, load, questions };
};

describe('The answers to common questions', () => {
  it('Without a configured database the built-in answers are shown and nothing is requested', async () => {
    const { load, state, questions, database } = await helped();
    await load();
    expect(questions()).toContain('Where is my refund?');
    expect(selectFaqSource(state())).toBe('shipped');
    expect(selectAreFaqsStale(state())).toBe(false);
    expect(database.arrived).toEqual([]);
  });

  it('The database’s answers are requested without cookies', async () => {
    const { load, state, questions, database } = await helped();
    await load(json({ monsoon }));
    expect(questions()).toEqual(['What about rain?']);
    expect(selectFaqSource(state())).toBe('database');
    expect(database.last()).toMatchObject({ method: 'GET', path: '/faqs.json' });
    expect(database.last().headers.cookie).toBeUndefined();
  });

  it('The built-in answers are shown where the database has none', async () => {
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
  ])('The built-in answers are shown with a note where the database %s', async (_, how) => {
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

  it('The database’s answers stay when a later reading fails', async () => {
    const { load, state, questions } = await helped();
    await load(json({ monsoon }));
    await load(cutOff);
    expect(questions()).toEqual(['What about rain?']);
    expect(selectFaqSource(state())).toBe('database');
    expect(selectAreFaqsStale(state())).toBe(true);
  });
});
