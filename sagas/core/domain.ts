import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { DomainName } from '../../store/documented/documentedState';

export type DomainSaga = () => SagaGenerator<void>;

/** One subject of the portal, for example the cart. Its reducer and its saga are loaded together. */
export interface Domain {
  readonly name: DomainName;
  readonly reducer: Reducer;
  readonly saga: DomainSaga;
}
