import type { Page } from '@playwright/test';
import type { Trouble } from '../../operator/transport/faults';

type Troubles = readonly (readonly [name: string, trouble: Trouble])[];

const mangled = (how: Extract<Trouble, { kind: 'mangle' }>['how']): Trouble => ({
  kind: 'mangle',
  how,
});
const status = (code: number): Trouble => ({
  kind: 'status',
  status: code,
  executed: false,
  error: '',
});

/** What a broken backend, proxy or network may do to an answer. */
export const groups: readonly (readonly [group: string, troubles: Troubles])[] = [
  [
    'what is no JSON',
    [
      ['malformed JSON', mangled('malformed')],
      ['HTML instead of JSON', mangled('html')],
      ['half an answer', mangled('truncated')],
      ['an empty body', mangled('empty')],
    ],
  ],
  [
    'JSON of another shape',
    [
      ['values of other types', mangled('wrongTypes')],
      ['a bare text', mangled('text')],
      ['null', mangled('null')],
      ['an empty list', mangled('emptyList')],
      ['an empty object', mangled('emptyObject')],
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

const UNREADABLE = 'The operator sent an answer we could not read. Try again in a while.';
const REFUSED = 'The operator could not do this. Try again in a while.';
const UNREACHABLE = 'You seem to be offline. Check your connection and try again.';

/** The sentence a subscriber reads of a trouble. */
export const sentenceFor = (trouble: Trouble): string => {
  if (trouble.kind === 'status') return REFUSED;
  return trouble.kind === 'mangle' ? UNREADABLE : UNREACHABLE;
};

/**
 * The next call to this address is carried out (or never arrives), and the page hears nothing of it.
 * Not by a cut at the operator: there Chromium would send it again by itself.
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
