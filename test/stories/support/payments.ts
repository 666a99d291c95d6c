import type { Page } from '@playwright/test';
import type { StandIn } from './story';

/** What the stories of payments have in common. The customer numbers are the seeds'. */
export const ASHA_ID = '100004417';
export const LAKSHMI_ID = '100007700';
export const titleOn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits for the card provider's page. */
export const atBank = (page: Page): Promise<void> => page.waitForURL('**/stand-in/card/pay');

/** Presses one of the provider's buttons: "Approve", "Decline" and so on. */
export const decide = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The charges of a customer in the books; a newcomer's customer number is ''. */
export const chargesOf = ({ books }: StandIn, customerid: string) =>
  books.ledger(customerid).filter(({ kind }) => kind === 'CHARGE');
