import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { completeReducer } from '../../store/diagnostics/supportBundle/domainReducers';
import type { RootState } from '../../store/root/rootReducer';
import { withRedactionGuard } from './redactionGuard';

declare module 'redux-saga-test-plan' {
  /** The state after a run is that of `loadedReducer`. The package's own types say `any`. */
  interface SagaRun {
    readonly storeState: RootState;
    readonly returnValue: unknown;
    readonly allEffects: readonly unknown[];
    readonly effects: { readonly call?: readonly unknown[] };
  }
  interface ExpectApi {
    run(timeout?: number): Promise<SagaRun>;
    silentRun(timeout?: number): Promise<SagaRun>;
  }
}

/** The reducer of the whole product with its domains loaded, for `expectSaga` and for `stateAfter`. */
export const loadedReducer = (): Reducer<RootState> => withRedactionGuard(completeReducer());

/** The state after these events alone. */
export const stateAfter = (...events: readonly UnknownAction[]): RootState =>
  [{ type: 'portal/opened' }, ...events].reduce<RootState | undefined>(
    loadedReducer(),
    undefined,
  ) as RootState; // the first event creates the state
