import { Details } from './list/Details';
import { Receipt } from './print/Receipt';
import { Statement } from './print/Statement';

/** What a row opens and what can be printed, loaded together. */
export const more = { Details, Receipt, Statement };
