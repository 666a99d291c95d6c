import { createContext } from 'react';
import type { RenewalDraft } from '../../../../store/payments/shortfall';
import type { Quote } from '../../../../store/renewal/renewalTerms';

export interface SelectedRenewal {
  /** What is ticked, for the term that is chosen. */
  readonly quote: Quote;
  /** Every pack that is ticked has a price for at least one term. */
  readonly isPricedForATerm: boolean;
  /** The one box that all of it is about, where one has to be named; otherwise ''. */
  readonly stbno: string;
  /** The choice itself, to be taken up again after a top-up. */
  readonly draft: RenewalDraft;
}

/** The selected renewal for the lazily loaded payment, which takes no props. */
export const SelectedRenewalContext = createContext<SelectedRenewal | null>(null);
