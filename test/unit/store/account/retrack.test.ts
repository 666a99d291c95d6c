import * as v from 'valibot';
import {
  retrackBox,
  selectIsRetracking,
  selectRetrackAfter,
  selectRetracked,
  selectRetrackProgress,
} from '../../../../store/account/retrack';
import { box, retracked } from '../../../../store/wire/entities/account/equipment';
import { stateAfter } from '../../../support/stateAfter';

const EARLY = '2026-11-24T18:05:00+05:30';
/** Later than it looks: it is in UTC, and `EARLY` is in Indian time. */
const LATE = '2026-11-24T12:36:00Z';
const aBox = (retrackafter = '') => v.parse(box, { stbno: 'B1', retrackafter });
const sent = (retrackafter: string) =>
  retrackBox.succeeded(v.parse(retracked, { stbno: 'B1', waitminutes: 5, retrackafter }));

it('A box may be refreshed when the operator names no time or an unreadable one', () => {
  expect(selectRetrackAfter(stateAfter(), aBox())).toBe('');
  expect(selectRetrackAfter(stateAfter(), aBox('soon'))).toBe('');
});

it('A refreshed box waits until the later of the two times of the operator', () => {
  expect(selectRetrackAfter(stateAfter(), aBox(EARLY))).toBe(EARLY);
  expect(selectRetrackAfter(stateAfter(sent(LATE)), aBox(EARLY))).toBe(LATE);
  expect(selectRetrackAfter(stateAfter(sent(EARLY)), aBox(LATE))).toBe(LATE);
  expect(selectRetrackAfter(stateAfter(sent(EARLY)), { ...aBox(), stbno: 'B2' })).toBe('');
});

it('The times of one box do not apply to another', () => {
  expect(selectRetracked(stateAfter(sent(EARLY)), 'B1')).toMatchObject({ waitminutes: 5 });
  expect(selectRetracked(stateAfter(sent(EARLY)), 'B2')).toBeNull();
});

describe('The progress of a refresh', () => {
  const askedFirst = retrackBox.requested({ stbno: 'B1' });
  const askedSecond = retrackBox.requested({ stbno: 'B2' });
  const failure = { kind: 'unknown', call: 'retrack' } as const;
  const failed = retrackBox.failed(failure);

  it('A press at a second box while the first is asked for is no request for the second', () => {
    const state = stateAfter(askedFirst, askedSecond);
    expect(selectRetrackProgress(state, 'B2')).toBeNull();
    expect(selectIsRetracking(state)).toBe(true);
  });

  it('A success and a failure belong to the box that was asked for', () => {
    const state = stateAfter(askedFirst, askedSecond, sent(EARLY), askedSecond, failed);
    expect(selectRetrackProgress(state, 'B1')).toEqual({ step: 'sent' });
    expect(selectRetrackProgress(state, 'B2')).toEqual({ step: 'failed', failure });
    expect(selectIsRetracking(state)).toBe(false);
  });

  it('A failure without a box that is asked for changes nothing', () => {
    const before = stateAfter(askedFirst, sent(EARLY));
    expect(stateAfter(askedFirst, sent(EARLY), failed).retrack).toEqual(before.retrack);
  });
});
