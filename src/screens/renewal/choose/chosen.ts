import { createContext } from 'react';
import type { Quote } from '../../../../store/renewal/renewalTerms';

export interface Chosen {
  /** What is ticked, for the term that is chosen. */
  readonly quote: Quote;
  /** The one box that all of it is about, where one has to be named; otherwise ''. */
  readonly stbno: string;
}

/** What is about to be renewed, for the part that pays: it comes later, and without properties. */
export const ChosenContext = createContext<Chosen | null>(null);
