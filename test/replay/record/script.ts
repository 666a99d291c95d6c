import type { Page } from 'playwright-core';
import type { Operator } from '../../operator/operator';

/** The steps of a flow in the browser, and how the operator is prepared for it. */
export interface Script {
  /** The name of the flow: a sentence. */
  readonly name: string;
  readonly drive: (page: Page, operator: Operator) => Promise<void>;
}
