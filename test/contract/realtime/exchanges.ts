/*
 * What the provider of the hosted realtime database (specification §1) sends, taken from its public documentation, and
 * what the portal shows after it. `client.dom.test.ts` plays it to the portal,
 * `test/stories/inbox/eventStream.story.ts` checks that a browser reads the same events from the same bytes, and
 * `test/unit/operator/realtime.test.ts` checks that the stand-in sends events of the same shapes.
 */

/** The streams that the client opens, one after the other. */
interface Exchange {
  readonly title: string;
  readonly source: string;
  /** Each stream in the pieces in which it arrives. A stream that ends without giving a reason was cut off. */
  readonly streams: readonly (readonly string[])[];
  /** The titles that are shown in the end. */
  readonly shown: readonly string[];
  /** What the client does in the end: it listens on, opens the stream again after a second, or after a minute. */
  readonly then: 'listens' | 'after a second' | 'after a minute';
}

const REFERENCE =
  'Firebase Database REST API, "Streaming from the REST API" (https://firebase.google.com/docs/reference/rest/database)';
const LISTS =
  'Best Practices: Arrays in Firebase (https://firebase.blog/posts/2014/04/best-practices-arrays-in-firebase)';
const SAVING =
  'Saving Data, "Updating Data": several paths (https://firebase.google.com/docs/database/rest/save-data)';
const STANDARD =
  'HTML Living Standard, "Server-sent events" (https://html.spec.whatwg.org/multipage/server-sent-events.html)';

const notice = (title: string) => ({ title, created: '2026-11-21T10:00:00+05:30' });
const event = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const put = (path: string, data: unknown): string => event('put', { path, data });
const patch = (path: string, data: unknown): string => event('patch', { path, data });

/** The first event of a stream contains all the data. */
const both = put('/', { a: notice('A'), b: notice('B') });

export const exchanges: readonly Exchange[] = [
  {
    title: 'the first put',
    source: REFERENCE,
    streams: [[both]],
    shown: ['A', 'B'],
    then: 'listens',
  },
  {
    title: 'the first put of a place without anything',
    source: REFERENCE,
    streams: [[put('/', null)]],
    shown: [],
    then: 'listens',
  },
  {
    title: 'a put of one child',
    source: REFERENCE,
    streams: [[both, put('/c', notice('C'))]],
    shown: ['A', 'B', 'C'],
    then: 'listens',
  },
  {
    title: 'a put deep in a child',
    source: REFERENCE,
    streams: [[both, put('/b/title', 'B2')]],
    shown: ['A', 'B2'],
    then: 'listens',
  },
  {
    title: 'a put of null, which deletes',
    source: REFERENCE,
    streams: [[both, put('/a', null)]],
    shown: ['B'],
    then: 'listens',
  },
  {
    title: 'a put of null at the root, which deletes everything',
    source: REFERENCE,
    streams: [[both, put('/', null)]],
    shown: [],
    then: 'listens',
  },
  {
    title: 'a patch of several children, which leaves the others',
    source: REFERENCE,
    streams: [[both, patch('/', { a: null, c: notice('C'), d: notice('D') })]],
    shown: ['B', 'C', 'D'],
    then: 'listens',
  },
  {
    title: 'a patch below a path',
    source: REFERENCE,
    streams: [[both, patch('/a', { title: 'A2', text: 'More' })]],
    shown: ['A2', 'B'],
    then: 'listens',
  },
  {
    title: 'a patch whose keys are paths',
    source: SAVING,
    streams: [[both, patch('/', { 'a/title': 'A2', 'b/title': 'B2' })]],
    shown: ['A2', 'B2'],
    then: 'listens',
  },
  {
    title: 'a list with numbers as keys, which comes as an array with holes',
    source: LISTS,
    streams: [
      [put('/', [null, notice('A'), notice('B')]), put('/1', null), put('/3', notice('C'))],
    ],
    shown: ['B', 'C'],
    then: 'listens',
  },
  {
    title: 'keep-alive, without data',
    source: REFERENCE,
    streams: [[both, event('keep-alive', null), put('/a', null)]],
    shown: ['B'],
    then: 'listens',
  },
  {
    title: 'cancel: the rules no longer allow the reading',
    source: REFERENCE,
    streams: [[both, event('cancel', 'Permission denied.')]],
    shown: ['A', 'B'],
    then: 'after a minute',
  },
  {
    title: 'cancel: more data than a stream may have, as a text without quotation marks',
    source: REFERENCE,
    streams: [
      [
        both,
        'event: cancel\ndata: The specified payload is too large, please request a location with less data.\n\n',
      ],
    ],
    shown: ['A', 'B'],
    then: 'after a minute',
  },
  {
    title: 'auth_revoked: the credential has expired',
    source: REFERENCE,
    streams: [[both, event('auth_revoked', 'credential is no longer valid')]],
    shown: ['A', 'B'],
    then: 'after a minute',
  },
  {
    title: 'a new stream after a cut, while which a notice was deleted and one was added',
    source: REFERENCE,
    streams: [[both], [put('/', { b: notice('B'), c: notice('C') })]],
    shown: ['B', 'C'],
    then: 'listens',
  },
  {
    title: 'a new stream after a cut, while which everything was deleted',
    source: REFERENCE,
    streams: [[both, put('/c', notice('C'))], [put('/', null)]],
    shown: [],
    then: 'listens',
  },
  {
    title: 'events that are cut in the middle of a line, and two in one piece',
    source: STANDARD,
    streams: [
      [both.slice(0, 3), both.slice(3, 40), both.slice(40) + put('/a', null).slice(0, 20)],
      [both + put('/a/title', 'A2')],
    ],
    shown: ['A2', 'B'],
    then: 'listens',
  },
  {
    title: 'lines that end with a carriage return and a line feed',
    source: STANDARD,
    streams: [[both.replaceAll('\n', '\r\n'), put('/a', null).replaceAll('\n', '\r\n')]],
    shown: ['B'],
    then: 'listens',
  },
  {
    title: 'data in several lines',
    source: STANDARD,
    streams: [
      [
        'event: put\n',
        ...JSON.stringify({ path: '/', data: { a: notice('A') } }, null, 2)
          .split('\n')
          .map((line) => `data: ${line}\n`),
        '\n',
      ],
    ],
    shown: ['A'],
    then: 'listens',
  },
  {
    title: 'comments, and fields without a space or without a meaning',
    source: STANDARD,
    streams: [[`: hello\n\n:\n${both.replaceAll(': ', ':')}id:7\nnote\n${put('/a', null)}`]],
    shown: ['B'],
    then: 'listens',
  },
  {
    title: 'an event without data, which is none',
    source: STANDARD,
    streams: [[both, 'event: put\n\n', put('/a', null)]],
    shown: ['B'],
    then: 'listens',
  },
  {
    title: 'an event that no page knows, and one without a name',
    source: STANDARD,
    streams: [[both, event('rules', { path: '/a', data: null }), 'data: {"path":"/a"}\n\n']],
    shown: ['A', 'B'],
    then: 'listens',
  },
  {
    title: 'a change that cannot be read',
    source: `${REFERENCE}: what is missed there is in the first event of a new stream`,
    streams: [[both, 'event: put\ndata: {"path":"/a","data":\n\n']],
    shown: ['A', 'B'],
    then: 'after a second',
  },
  {
    title: 'a change without a path, and the next stream',
    source: `${REFERENCE}: what is missed there is in the first event of a new stream`,
    streams: [[both, event('patch', { data: { a: null } })], [put('/', { b: notice('B') })]],
    shown: ['B'],
    then: 'listens',
  },
];
