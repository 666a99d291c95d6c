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
  /** What the pages have claimed so far. */
  readonly claims: readonly PageClaim[];
  /** Records what the page should have done but did not. */
  readonly miss: (what: string) => void;
  /** From now on the payer's bank has the amount, although no book of the operator shows it. */
  readonly takeAtBank: () => void;
  /** Kills the browser's process and starts another with the data that the first had written. */
  readonly kill: () => Promise<void>;
  /** Runs the script before any other in each page that is loaded from now on. */
  readonly runInEveryPage: (script: string) => Promise<void>;
  /** Opens the payment's screen in another tab and makes one move there. */
  readonly openOther: () => Promise<void>;
  /** Logs another subscriber in with the same browser, which then holds their session cookie. */
  readonly signInAsOther: () => Promise<void>;
}

export const once: Press = (what) => what.first().click();
export const twice: Press = (what) => what.first().dblclick();

/** The row of the endpoint table for a request; none for a page of the provider. */
export const endpointOf = ({ method, path }: AwaitedRequest) =>
  Object.values(endpoints).find((row) => row.method === method && `/${row.path}` === path);

/** Starts the step and resolves when its call was answered. */
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
