import type { Page } from '@playwright/test';
import type { Trouble } from '../../operator/transport/faults';

type Troubles = readonly (readonly [name: string, trouble: Trouble])[];

const corrupted = (how: Extract<Trouble, { kind: 'corrupt' }>['how']): Trouble => ({
  kind: 'corrupt',
  how,
});
/** An answer with an error. An error code of the contract is a certain refusal; '' means no code. */
export const refusal = (status: number, errorcode: string, error: string) =>
  ({ kind: 'status', status, executed: false, errorcode, error }) as const satisfies Trouble;

const status = (code: number): Trouble => refusal(code, '', '');

/** What a broken backend, proxy or network may do to an answer. */
export const groups: readonly (readonly [group: string, troubles: Troubles])[] = [
  [
    'what is no JSON',
    [
      ['malformed JSON', corrupted('malformed')],
      ['HTML instead of JSON', corrupted('html')],
      ['half an answer', corrupted('truncated')],
      ['an empty body', corrupted('empty')],
    ],
  ],
  [
    'JSON of another shape',
    [
      ['values of other types', corrupted('wrongTypes')],
      ['a bare text', corrupted('text')],
      ['null', corrupted('null')],
      ['an empty list', corrupted('emptyList')],
      ['an empty object', corrupted('emptyObject')],
    ],
  ],
  [
    'a no or a cut connection',
    [
      ['status 500', status(500)],
      ['status 204', status(204)],
      ['a connection cut before the call', { kind: 'cutBefore' }],
      ['a connection cut after the call', { kind: 'cutAfter' }],
    ],
  ],
];

const UNREADABLE = 'Your operator sent an answer we couldn’t read. Try again later.';
const FAULTY = 'Your operator’s system has a fault at the moment. Try again later.';
const REFUSED = 'Your operator couldn’t do this. Try again later.';
const UNREACHABLE = 'We couldn’t reach your operator. Check your connection and try again.';

/** The sentence a subscriber reads of a trouble. */
export const sentenceFor = (trouble: Trouble): string => {
  if (trouble.kind === 'status') return trouble.status >= 500 ? FAULTY : REFUSED;
  return trouble.kind === 'corrupt' ? UNREADABLE : UNREACHABLE;
};

/**
 * Carries out the next call to this address, or keeps it from arriving, and loses its answer. It is not cut at the
 * operator, because Chromium would then send it again by itself.
 */
export const loseAnswer = (page: Page, address: string, isCarriedOut = true): Promise<void> =>
  page
    .route(
      address,
      async (route) => {
        if (isCarriedOut) await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    )
    .then(() => undefined);
