import { createAction } from '@reduxjs/toolkit';
import type { DomainName } from './documentedState';

/** A domain's reducer and sagas have arrived and work from now on. */
export const domainAdded = createAction<DomainName>('domains/added');
