/** What a page may read and write in the hosted database, as `public/deploy/database.rules.json` says it. */
export interface Access {
  readonly title: string;
  readonly path: string;
  /** The value that is written; without it the path is read. */
  readonly value?: unknown;
  readonly isAllowed: boolean;
}

/** The answers of another subscriber, which the database already holds. */
export const EARLIER = `surveyanswers/winter/${'a'.repeat(32)}`;
const place = `surveyanswers/winter/${'0'.repeat(32)}`;
/** The database's own clock. */
const sentat = { '.sv': 'timestamp' };
export const someAnswers = {
  answers: { overall: '5', better: ['picture', 'price'], words: 'x'.repeat(1_000) },
  ...{ language: 'en', sentat },
};

const reads = (title: string, path: string, isAllowed: boolean): Access => ({
  title: `reading ${title}`,
  ...{ path, isAllowed },
});
const writes = (title: string, path: string, value: unknown, isAllowed = false): Access => ({
  title: `writing ${title}`,
  ...{ path, value, isAllowed },
});
const answering = (title: string, answers: unknown, isAllowed = false): Access =>
  writes(title, place, { ...someAnswers, answers }, isAllowed);

export const accesses: readonly Access[] = [
  reads('the notices', 'notices', true),
  reads('one notice', 'notices/night/title', true),
  reads('the FAQs', 'faqs', true),
  reads('the survey', 'survey', true),
  reads('everything', '', false),
  reads('all answers', 'surveyanswers', false),
  reads('the answers to a survey', 'surveyanswers/winter', false),
  reads('the answers of a subscriber', EARLIER, false),
  reads('one answer', `${EARLIER}/answers`, false),
  reads('when known answers were sent', `${EARLIER}/sentat`, true),
  reads('what the portal does not know', 'operator', false),

  writes('answers', place, someAnswers, true),
  writes('answers of which none was given', place, { language: 'en', sentat }, true),
  answering('one answer', { overall: '5' }, true),
  writes('answers that are there', EARLIER, someAnswers),
  writes('nothing over answers that are there', EARLIER, null),
  writes('one answer into those that are there', `${EARLIER}/answers/overall`, '1'),
  writes('one answer alone', `${place}/answers/overall`, '1'),
  writes('under an address that can be guessed', 'surveyanswers/winter/1', someAnswers),
  writes('for a survey with a strange name', `surveyanswers/a b/${'0'.repeat(32)}`, someAnswers),
  writes('all answers to a survey', 'surveyanswers/winter', { ['0'.repeat(32)]: someAnswers }),
  answering('a number', { overall: 5 }),
  answering('a text that is too long', { words: 'x'.repeat(1_001) }),
  answering('a choice that is too long', { better: ['x'.repeat(201)] }),
  answering('choices that are no texts', { better: [{ a: 'b' }] }),
  answering('choices under names', { better: { first: 'picture' } }),
  answering('answers under a strange name', { 'a b': 'c' }),
  writes('a field that the portal does not send', place, { ...someAnswers, name: 'Asha' }),
  writes('a language that is none', place, { ...someAnswers, language: 'English' }),
  writes('no language', place, { answers: { overall: '5' }, sentat }),
  writes('a time of the page’s own', place, { ...someAnswers, sentat: 1 }),
  writes('no time', place, { answers: { overall: '5' }, language: 'en' }),
  writes('a notice', 'notices/mine', { title: 'Win a prize' }),
  writes('all notices away', 'notices', null),
  writes('a question', 'survey/questions/mine', { text: 'Your password?' }),
  writes('everything away', '', null),
];
