import type { BrowserContext, Page } from 'playwright-core';
import { endpoints } from '../../../sagas/api/endpoints';
import type { AwaitedRequest } from '../cuttingProxy';
import type { PageClaim } from '../evaluate';
import type { MatrixMethod, MatrixStandIn, MethodStep, Press } from '../method';

/** Where a trouble happens. */
export interface TroubleContext {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly step: MethodStep;
  readonly method: MatrixMethod;
  readonly operator: MatrixStandIn;
  /** What the pages have said so far. */
  readonly claims: readonly PageClaim[];
  /** Writes down what the page ought to have done and did not. */
  readonly miss: (what: string) => void;
  /** From now on the payer's bank has the amount, which no book of the operator's shows. */
  readonly takeAtBank: () => void;
  /** The browser's process is killed, and another one opened on what it had written. */
  readonly kill: () => Promise<void>;
  /** Before any other script of each page that is loaded from now on. */
  readonly runInEveryPage: (script: string) => Promise<void>;
  /** Opens the portal in another tab at the same step. */
  readonly openOther: () => Promise<void>;
  /** Another subscriber logs in with the same browser: the session's cookie is theirs from now on. */
  readonly signInAsOther: () => Promise<void>;
}

export const once: Press = (what) => what.first().click();
export const twice: Press = (what) => what.first().dblclick();

/** The row of the endpoint table that a request belongs to; none for a page of the provider's. */
export const endpointOf = ({ method, path }: AwaitedRequest) =>
  Object.values(endpoints).find((row) => row.method === method && `/${row.path}` === path);

/** Sets the step off, and comes back when its call was answered. */
export const actAndAwaitAnswer = async ({
  page,
  step,
  operator,
}: TroubleContext): Promise<void> => {
  const { method, path } = step.waitsOn;
  const answered = page.context().waitForEvent('response', {
    predicate: (response) =>
      response.request().method() === method && new URL(response.url()).pathname === path,
  });
  await Promise.all([answered, step.act(page, once, operator)]);
};
