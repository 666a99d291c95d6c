import type { Page } from 'playwright-core';
import type { Operator } from '../operator/operator';
import type { AwaitedRequest, CuttingProxy } from './cuttingProxy';

export interface MatrixStandIn extends Operator {
  readonly address: string;
  /** Moves the operator's clock forward by milliseconds. */
  readonly passes: (milliseconds: number) => void;
  /** Carries the next such request out and cuts its connection before the answer. */
  readonly cutNext: CuttingProxy['cutNext'];
  /** Since the last reset a second request has come with the same `Idempotency-Key`. */
  readonly hasKeyComeTwice: () => boolean;
}

/** One press, or the same twice. */
export type Press = (what: ReturnType<Page['locator']>) => Promise<void>;

export interface MethodStep {
  readonly name: string;
  /** What the subscriber has done before, without any trouble. */
  readonly reach: (page: Page, operator: MatrixStandIn) => Promise<void>;
  /** What sets the step off. */
  readonly act: (page: Page, press: Press, operator: MatrixStandIn) => Promise<void>;
  /** What then leaves the browser, and what the trouble strikes. */
  readonly waitsOn: AwaitedRequest;
  /** What the subscriber is after: to have it paid (unless said otherwise), or to be rid of it. */
  readonly wants?: 'left';
}

/** What the subscriber makes of a page of the portal. */
export type NextMove =
  /** The page tells of the end. */
  | { readonly end: 'paid' | 'left' | 'notKnown' | 'lost' }
  /** Something was pressed, opened or waited for: look again. */
  | 'goesOn';

/** What the subscriber is after, and the operator whose text messages they read. */
export interface Goal {
  readonly wants: 'paid' | 'left';
  readonly operator: MatrixStandIn;
}

/** A way to pay, from the subscriber's point of view. */
export interface MatrixMethod {
  readonly name: string;
  /** The user name; null for a visitor without a login. */
  readonly who: string | null;
  /** Whose books tell of it. */
  readonly customerid: string;
  /** Paise. */
  readonly price: number;
  readonly steps: readonly MethodStep[];
  /** The screen on which it is begun, and gone on with. */
  readonly screen: string;
  /** Once, before anything, when the subscriber is logged in. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What to do on that screen, or on a page of the provider's that the method alone knows. */
  readonly nextMove: (page: Page, way: Goal) => Promise<NextMove>;
  /** What the account holds, where there is one; the books by the customer's number otherwise. */
  readonly holds?: (operator: MatrixStandIn) => number;
  /** The balance as it ought to be after so many paise were charged. */
  readonly balanceAfter: (seeded: number, charged: number) => number;
  /** The operator has given what was paid for. */
  readonly isDelivered: (operator: MatrixStandIn) => boolean;
}
