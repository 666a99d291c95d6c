import type { Page } from 'playwright-core';
import type { Operator } from '../operator/operator';
import type { AwaitedRequest, CuttingProxy } from './cuttingProxy';

export interface MatrixStandIn extends Operator {
  readonly address: string;
  /** Moves the operator's clock forward, in milliseconds. */
  readonly passes: (milliseconds: number) => void;
  /** Lets the next such request be carried out and cuts its connection before the answer. */
  readonly cutNext: CuttingProxy['cutNext'];
  /** Whether a second request with the same `Idempotency-Key` has come since the last reset. */
  readonly hasKeyComeTwice: () => boolean;
}

/** A single press, or a double press. */
export type Press = (what: ReturnType<Page['locator']>) => Promise<void>;

export interface MethodStep {
  readonly name: string;
  /** What the subscriber does before the trouble. */
  readonly reach: (page: Page, operator: MatrixStandIn) => Promise<void>;
  /** What starts the step. */
  readonly act: (page: Page, press: Press, operator: MatrixStandIn) => Promise<void>;
  /** The request that then leaves the browser, and that the trouble affects. */
  readonly waitsOn: AwaitedRequest;
  /** `left` when the subscriber wants to give the payment up; otherwise they want to finish it. */
  readonly wants?: 'left';
}

/** What the subscriber does on a page of the portal. */
export type NextMove =
  /** The page shows the end. */
  | { readonly end: 'paid' | 'left' | 'notKnown' | 'lost' }
  /** Something was pressed, opened or waited for, so the page is read again. */
  | 'goesOn';

/** What the subscriber wants, and the operator whose text messages they read. */
export interface Goal {
  readonly wants: 'paid' | 'left';
  readonly operator: MatrixStandIn;
}

/** A payment method from the subscriber's point of view. */
export interface MatrixMethod {
  readonly name: string;
  /** The user name; null for a visitor without a login. */
  readonly who: string | null;
  /** The customer in whose books the payment is. */
  readonly customerid: string;
  /** Paise. */
  readonly price: number;
  readonly steps: readonly MethodStep[];
  /** The screen on which the payment is begun and continued. */
  readonly screen: string;
  /** Runs once at the beginning, when the subscriber is logged in. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What to do on that screen, or on a page of the provider that only this method knows. */
  readonly nextMove: (page: Page, way: Goal) => Promise<NextMove>;
  /** The balance of the account, if it is not the one in the books of the customer. */
  readonly holds?: (operator: MatrixStandIn) => number;
  /** The balance that the account ought to have after the charges in paise. */
  readonly balanceAfter: (seeded: number, charged: number) => number;
  /** Whether the operator has delivered what was paid for. */
  readonly isDelivered: (operator: MatrixStandIn) => boolean;
}
