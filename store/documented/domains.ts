import { createAction } from '@reduxjs/toolkit';
import type { DomainName } from './documentedState';

/** The reducer and the sagas of a domain have been loaded and work from now on. */
export const domainAdded = createAction<DomainName>('domains/added');
