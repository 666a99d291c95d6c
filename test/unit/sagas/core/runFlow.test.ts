import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { call, type SagaGenerator } from 'typed-redux-saga';
import { FailureError } from '../../../../sagas/api/failures';
import { latest, leading, queued, type Work } from '../../../../sagas/core/runFlow';
import type { Failure } from '../../../../store/core/failure';
import { defineFlow } from '../../../../store/core/flow';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { RootState } from '../../../../store/root/rootReducer';
import { takeDefects } from '../../../support/defects';
import { loadedReducer } from '../../../support/stateAfter';
import { promisesSettle } from '../../../support/waiting';

const flow = defineFlow<string, string>('tests/flow');
const refusal: Failure = { kind: 'refused', call: 'cart', status: 400, message: 'no' };

/** Work that notes when it begins and ends, and that ends when the test says so. */
const noting = () => {
  const notes: string[] = [];
  const ends = new Map<string, () => void>();
  const end = (request: string) => () => ends.get(request)?.();
  function* work(request: string): SagaGenerator<string> {
    notes.push(`${request} began`);
    yield* call(() => new Promise<void>((resolve) => ends.set(request, resolve)));
    if (request === 'refused') throw new FailureError(refusal);
    if (request === 'broken') throw new TypeError('cannot read properties of undefined');
    notes.push(`${request} ended`);
    return request;
  }
  return { notes, work, end };
};

/** Dispatches each event while the saga runs, because an event queued before the start waits for a `take`. */
const after = async (
  watch: typeof latest,
  work: Work<string, string>,
  ...steps: readonly (UnknownAction | (() => void))[]
): Promise<RootState> => {
  const saga = expectSaga(function* () {
    yield* call(watch<string, string>, flow, work);
  }).withReducer(loadedReducer());
  const run = saga.silentRun();
  for (const step of steps) {
    if (typeof step === 'function') step();
    else saga.dispatch(step);
    await promisesSettle();
  }
  return (await run).storeState;
};

describe('A read', () => {
  it('A read is cancelled when the subscriber requests a newer one', async () => {
    const { notes, work, end } = noting();
    const asked = [flow.requested('page 1'), flow.requested('page 2')];
    const state = await after(latest, work, ...asked, end('page 1'), end('page 2'));
    expect(notes).toEqual(['page 1 began', 'page 2 began', 'page 2 ended']);
    expect(selectStatus(state, flow)).toBe('succeeded');
  });

  it('A read is cancelled when the subscriber no longer wants it', async () => {
    const { notes, work, end } = noting();
    const state = await after(
      latest,
      work,
      flow.requested('page 1'),
      flow.cancelled(),
      end('page 1'),
    );
    expect(notes).toEqual(['page 1 began']);
    expect(selectStatus(state, flow)).toBe('idle');
  });

  it('A cancelled read can be requested again', async () => {
    const { notes, work, end } = noting();
    const asked = [flow.requested('page 1'), flow.cancelled(), flow.requested('page 1')];
    const state = await after(latest, work, ...asked, end('page 1'));
    expect(notes).toEqual(['page 1 began', 'page 1 began', 'page 1 ended']);
    expect(selectStatus(state, flow)).toBe('succeeded');
  });
});

const changed = createAction('tests/changed');
const untilChanged: typeof latest = (flow, work) => latest(flow, work, changed.match);

describe('A read of what may change meanwhile', () => {
  it('The change cancels the read and its flow', async () => {
    const { notes, work, end } = noting();
    const asked = [flow.requested('page 1'), changed(), end('page 1')];
    const state = await after(untilChanged, work, ...asked);
    expect(notes).toEqual(['page 1 began']);
    expect(selectStatus(state, flow)).toBe('idle');
  });

  it('The read can be requested again after the change', async () => {
    const { notes, work, end } = noting();
    const asked = [flow.requested('page 1'), changed(), flow.requested('page 1'), end('page 1')];
    const state = await after(untilChanged, work, ...asked);
    expect(notes).toEqual(['page 1 began', 'page 1 began', 'page 1 ended']);
    expect(selectStatus(state, flow)).toBe('succeeded');
  });

  it('A newer request replaces the read, and `cancelled` ends it', async () => {
    const { notes, work, end } = noting();
    const asked = [flow.requested('page 1'), flow.requested('page 2'), end('page 1')];
    const state = await after(untilChanged, work, ...asked, flow.cancelled(), end('page 2'));
    expect(notes).toEqual(['page 1 began', 'page 2 began']);
    expect(selectStatus(state, flow)).toBe('idle');
  });

  it('A change after the answer leaves the flow as it ended', async () => {
    const { work, end } = noting();
    const asked = [flow.requested('page 1'), end('page 1'), changed()];
    expect(selectStatus(await after(untilChanged, work, ...asked), flow)).toBe('succeeded');
  });
});

describe('A write', () => {
  it('A write runs to its end, and a second press meanwhile does nothing', async () => {
    const { notes, work, end } = noting();
    await after(leading, work, flow.requested('first'), flow.requested('second'), end('first'));
    expect(notes).toEqual(['first began', 'first ended']);
  });

  it('No event cancels a write', async () => {
    const { notes, work, end } = noting();
    const state = await after(
      leading,
      work,
      flow.requested('paying'),
      flow.cancelled(),
      end('paying'),
    );
    expect(notes).toEqual(['paying began', 'paying ended']);
    expect(selectStatus(state, flow)).toBe('succeeded');
  });

  it('A finished write can be requested again', async () => {
    const { notes, work, end } = noting();
    await after(
      leading,
      work,
      flow.requested('first'),
      end('first'),
      flow.requested('second'),
      end('second'),
    );
    expect(notes.at(-1)).toBe('second ended');
  });
});

describe.each([
  ['a read', latest],
  ['a read of what may change', untilChanged],
  ['a write', leading],
  ['a write to this device', queued],
])('%s that fails', (_, watch) => {
  it('The flow ends in the failure of its call', async () => {
    const { work, end } = noting();
    const state = await after(watch, work, flow.requested('refused'), end('refused'));
    expect(selectFailure(state, flow)).toEqual(refusal);
  });

  it('An exception ends in a defect and is never shown as a network failure', async () => {
    const { work, end } = noting();
    const state = await after(watch, work, flow.requested('broken'), end('broken'));
    expect(selectFailure(state, flow)).toEqual({ kind: 'defect' });
    expect(takeDefects()).toEqual([expect.any(TypeError)]);
  });

  it('The flow works at the next request', async () => {
    const { work, end } = noting();
    const asked = [flow.requested('broken'), end('broken'), flow.requested('well'), end('well')];
    expect(selectStatus(await after(watch, work, ...asked), flow)).toBe('succeeded');
    expect(takeDefects()).toHaveLength(1);
  });
});
