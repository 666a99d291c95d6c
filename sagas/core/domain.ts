import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { DomainName } from '../../store/documented/documentedState';

export type DomainSaga = () => SagaGenerator<void>;

/** One subject of the product: what it knows and what it does, loaded together. */
export interface Domain {
  readonly name: DomainName;
  readonly reducer: Reducer;
  readonly saga: DomainSaga;
}
