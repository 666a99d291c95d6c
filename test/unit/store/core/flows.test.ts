import { callSettled, callStarted, selectIsLoading } from '../../../../store/app/loader';
import type { Failure } from '../../../../store/core/failure';
import { defineFlow, isFlowEvent, isFlowFailed } from '../../../../store/core/flow';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { failureSentence, messages } from '../../../../store/core/messages';
import { sessionExpired } from '../../../../store/identity/session';
import { stateAfter } from '../../../support/stateAfter';

const read = defineFlow<{ page: number }, string[]>('tests/read');
const write = defineFlow<string>('tests/write');
const refusal: Failure = { kind: 'refused', call: 'cart', status: 400, message: 'Not today' };

describe('A flow', () => {
  it('A flow has four events with names that say what happened', () => {
    expect(
      [read.requested, read.succeeded, read.failed, read.cancelled].map(({ type }) => type),
    ).toEqual([
      'tests/readRequested',
      'tests/readSucceeded',
      'tests/readFailed',
      'tests/readCancelled',
    ]);
  });

  it('Each flow is idle, running, succeeded or failed independently', () => {
    expect(selectStatus(stateAfter(), read)).toBe('idle');
    expect(selectStatus(stateAfter(read.requested({ page: 1 })), read)).toBe('running');
    expect(selectStatus(stateAfter(read.succeeded([])), read)).toBe('succeeded');
    expect(selectStatus(stateAfter(read.failed(refusal)), read)).toBe('failed');
    expect(selectStatus(stateAfter(read.requested({ page: 1 }), read.cancelled()), read)).toBe(
      'idle',
    );
    expect(selectStatus(stateAfter(read.failed(refusal)), write)).toBe('idle');
  });

  it('A failure is kept until the flow is requested again', () => {
    expect(selectFailure(stateAfter(read.failed(refusal)), read)).toEqual(refusal);
    const again = stateAfter(read.failed(refusal), read.requested({ page: 1 }));
    expect(selectFailure(again, read)).toBeNull();
  });

  it('The status is deleted when the session ends', () => {
    expect(stateAfter(read.failed(refusal), sessionExpired()).flows).toEqual({});
  });

  it('A flow’s events are told apart from every other event', () => {
    expect(isFlowEvent(read.requested({ page: 1 }))).toBe(true);
    expect(isFlowFailed(read.failed(refusal))).toBe(true);
    expect(isFlowFailed(read.succeeded([]))).toBe(false);
    for (const other of [sessionExpired(), { type: 'x', meta: null }, { type: 'x', meta: {} }])
      expect(isFlowEvent(other)).toBe(false);
  });
});

describe('The loader', () => {
  const waited = { call: 'login', quiet: false };
  const quiet = { call: 'cart', quiet: true };

  it('The loader shows while any call that the subscriber waits for is in flight', () => {
    expect(selectIsLoading(stateAfter())).toBe(false);
    expect(selectIsLoading(stateAfter(callStarted(waited)))).toBe(true);
    expect(
      selectIsLoading(
        stateAfter(
          callStarted(waited),
          callStarted(waited),
          callSettled({ ...waited, status: 200 }),
        ),
      ),
    ).toBe(true);
    expect(
      selectIsLoading(stateAfter(callStarted(waited), callSettled({ ...waited, status: 200 }))),
    ).toBe(false);
  });

  it('The loader stays hidden for calls whose screen shows a skeleton', () => {
    expect(selectIsLoading(stateAfter(callStarted(quiet)))).toBe(false);
    expect(
      selectIsLoading(stateAfter(callStarted(waited), callSettled({ ...quiet, status: 200 }))),
    ).toBe(true);
  });

  it('The count continues over the end of a session so that late calls balance', () => {
    const ended = [callStarted(waited), sessionExpired()];
    expect(selectIsLoading(stateAfter(...ended))).toBe(true);
    expect(stateAfter(...ended, callSettled({ ...waited, status: 200 })).loader).toBe(0);
  });
});

describe('The sentence about a failure', () => {
  const call = 'cart';

  it('The operator’s own sentence is used where it gave one', () => {
    expect(failureSentence(refusal)).toBe('Not today');
    expect(failureSentence({ ...refusal, message: '' })).toBe(messages.refused);
  });

  it('A defect is never described as a network failure', () => {
    expect(failureSentence({ kind: 'defect' })).toBe(messages.defect);
    expect(messages.defect).not.toMatch(/connection|offline|network/i);
  });

  it('A write with a lost answer is not described as failed', () => {
    expect(failureSentence({ kind: 'unknown', call })).toMatch(
      /don’t know yet whether this was done/,
    );
  });

  it('Each kind of failure has its own sentence', () => {
    const failures: Failure[] = [
      { kind: 'payloadMissing', error: 'payload not found' },
      { ...refusal, message: '' },
      { kind: 'unreadable', call },
      { kind: 'unreachable', call },
      { kind: 'tooSlow', call },
      { kind: 'unknown', call },
      { kind: 'defect' },
    ];
    const sentences = failures.map(failureSentence);
    expect(new Set(sentences).size).toBe(failures.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.]$/);
  });
});
