import { Details } from './Details';
import { Receipt } from './Receipt';
import { Statement } from './Statement';

/** What a row opens and what can be printed, loaded together. */
export const more = { Details, Receipt, Statement };
