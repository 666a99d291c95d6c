import type { Corruption, Trouble } from './faults';
import { fault, type Preset } from './preset';

const status = (code: number, error: string, executed = false): Trouble => ({
  kind: 'status',
  status: code,
  error,
  errorcode: '',
  executed,
});

const corrupted = (name: string, says: string, how: Corruption): Preset =>
  fault(name, says, { kind: 'corrupt', how });

/**
 * Lost answers and cut connections. Unless a call is named, each fault strikes the next call, and `offline` strikes
 * every call.
 */
export const network: readonly Preset[] = [
  fault(
    'moneyLeftNoAnswer',
    'The renewal is booked, and the connection is cut before the answer.',
    { kind: 'cutAfter' },
    { call: 'renew' },
  ),
  fault('answerLost', 'The next call is carried out, and its answer never arrives.', {
    kind: 'cutAfter',
  }),
  fault('cutBefore', 'The connection is cut before anything is carried out.', {
    kind: 'cutBefore',
  }),
  fault('offline', 'No call gets through until the reset.', { kind: 'cutBefore' }, { times: null }),
  fault(
    'slow',
    'The answer takes 30 seconds (or as many milliseconds as you say).',
    ({ milliseconds = 30_000 }) => ({ kind: 'slow', milliseconds, executed: false }),
  ),
  fault(
    'slowAfter',
    'The call is carried out at once, its answer takes 30 seconds.',
    ({ milliseconds = 30_000 }) => ({ kind: 'slow', milliseconds, executed: true }),
  ),
  fault(
    'slowBody',
    'The answer begins at once and arrives in drops over 30 seconds.',
    ({ milliseconds = 30_000 }) => ({ kind: 'slowBody', milliseconds }),
  ),
];

export const sessions: readonly Preset[] = [
  fault('sessionEnds', 'The session is over at the next call: 401 from then on.', {
    kind: 'endSession',
  }),
  fault(
    'sessionEndsInMidPayment',
    'The session is over when a payment is confirmed.',
    { kind: 'endSession' },
    { call: 'instalmentPay' },
  ),
  fault(
    'unauthorised',
    'The next call answers 401, though the session lives.',
    status(401, 'Please log in.'),
  ),
  fault(
    'everythingUnauthorised',
    'Every call answers 401 until the reset.',
    status(401, 'Please log in.'),
    { times: null },
  ),
];

export const broken: readonly Preset[] = [
  fault(
    'serverError',
    'The next call answers 500, nothing was carried out.',
    status(500, 'Something broke on our side.'),
  ),
  fault(
    'serverErrorAfter',
    'The next call is carried out and still answers 500.',
    status(500, 'Something broke on our side.', true),
  ),
  fault('noContent', 'The next call answers 204 and nothing else.', status(204, '')),
  fault(
    'conflict',
    'The cart answers 409: it changed meanwhile.',
    status(409, 'Your cart has changed. Please look at it again.'),
    { call: 'addToCart' },
  ),
  corrupted('html', 'A page of HTML comes instead of JSON.', 'html'),
  corrupted('malformed', 'The JSON cannot be read.', 'malformed'),
  corrupted('truncated', 'The JSON ends in the middle.', 'truncated'),
  corrupted('emptyBody', 'The answer has no body.', 'empty'),
  corrupted('wrongTypes', 'Every value is of another type.', 'wrongTypes'),
  corrupted('emptyList', 'An empty list comes instead of the answer.', 'emptyList'),
  corrupted('emptyObject', 'An empty object comes instead of the answer.', 'emptyObject'),
  corrupted('null', 'The answer is null.', 'null'),
  corrupted('nulls', 'Every value of the answer is null.', 'nulls'),
  corrupted('missing', 'Every value of the answer is missing.', 'missing'),
  corrupted('numbersAsText', 'Every number comes as text.', 'numbersAsText'),
  corrupted('listAsObject', 'A list comes as its first object alone.', 'listAsObject'),
  corrupted('plainText', 'A bare text comes instead of the answer.', 'text'),
  corrupted('longTexts', 'Every text is five thousand letters long.', 'long'),
];
