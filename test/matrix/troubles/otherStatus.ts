import type { Page } from 'playwright-core';
import { paymentStatusPath } from '../../../store/core/viewPaths';
import { appears, comingBack } from '../page';
import { once, type TroubleContext } from './troubleContext';

/** The calls for the status check and the confirmation. The screen of the same name is not a call. */
export const STATUS_CALLS = /\/subscriber\/payment(statuscheck|confirm)(\?|$)/;

/** Replaces these fields in every status that the operator gives, until the returned function is called. */
const sayInstead = async (
  { context }: TroubleContext,
  fields: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> => {
  await context.route(STATUS_CALLS, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 }).catch(() => null);
    // The page was closed meanwhile.
    if (!response) return;
    const status = (await response.json()) as object; // every status is an object
    await route.fulfill({ response, json: { ...status, ...fields } }).catch(() => undefined);
  });
  return () => context.unroute(STATUS_CALLS);
};

/** Milliseconds in which a payment that replaces the first is requested. */
const BEGUN_WITHIN = 4_000;

/** The payment that waits at the bank. */
const waitingAtBank = ({ operator, method }: TroubleContext): string =>
  operator.books
    .payments(method.customerid)
    .filter(({ status }) => status === 'CREATED')
    .at(-1)?.txnid ?? '';

const takeAtOperator = ({ operator }: TroubleContext, txnid: string) =>
  operator.app.inject({
    method: 'POST',
    url: '/stand-in/do/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `txnid=${txnid}`,
  });

/** The bank took the amount, but the operator says so only later, and meanwhile the payer presses "start again". */
export const startAgainWhileTaken = async (
  setup: TroubleContext,
  unmappedstatus: 'captured' | 'authorised',
): Promise<void> => {
  const { page, step, operator } = setup;
  // The status is replaced before the amount is taken, because the page may be requesting it at this moment.
  const sayItself = await sayInstead(setup, { status: 'pending', unmappedstatus, error: '' });
  await takeAtOperator(setup, waitingAtBank(setup));
  const begun = page
    .waitForRequest((request) => new URL(request.url()).pathname === step.waitsOn.path, {
      timeout: BEGUN_WITHIN,
    })
    .catch(() => undefined);
  await step.act(page, once, operator);
  await begun;
  await sayItself();
};

/** The operator says that the payment failed, although the bank took the amount and returns it. */
export const failWithAutoRefund = async (setup: TroubleContext): Promise<void> => {
  const { context, page, step, operator, takeAtBank } = setup;
  await sayInstead(setup, { status: 'failure', unmappedstatus: 'autoRefund' });
  takeAtBank();
  switch (step.name) {
    case 'approved':
      await page.getByRole('button', { name: 'Decline', exact: true }).click();
      break;
    case 'code given':
      // The provider refuses the OTP of the instalment.
      await context.route(`**${step.waitsOn.path}`, (route) =>
        route.fulfill({ status: 403, json: { errorCode: 'LP_TXN_EXPIRED', message: 'Too late.' } }),
      );
      await step.act(page, once, operator);
      break;
    default:
      await step.act(page, once, operator);
      // The page of a UPI request shows a failure itself.
      return comingBack(page).first().waitFor();
  }
  await page.waitForURL('**/paymentstatuscheck**');
};

/** Milliseconds for the page to show its first result. */
const SAID_WITHIN = 15_000;

/** The journal records the payment as paid, but the operator then says that it failed. */
export const failAfterPaid = async (setup: TroubleContext): Promise<void> => {
  const { page, step, operator } = setup;
  await step.act(page, once, operator);
  const paid = page.getByRole('heading', { level: 1, name: 'Paid', exact: true });
  if (!(await appears(paid, SAID_WITHIN))) throw new Error('the page never said that it was paid');
  await sayInstead(setup, {
    status: 'failure',
    unmappedstatus: 'failed',
    error: 'E1903',
    error_Message: 'The bank declined the payment.',
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
};

/** The operator first says that the payment failed and, after its provider's reconciliation, that it was paid. */
export const payAfterFailure = async (setup: TroubleContext): Promise<void> => {
  const { page, operator } = setup;
  const txnid = waitingAtBank(setup);
  const sayItself = await sayInstead(setup, {
    status: 'failure',
    unmappedstatus: 'dropped',
    error: 'E1602',
  });
  await page.goto(`${operator.address}${paymentStatusPath(txnid)}`);
  const failed = page.getByRole('heading', { level: 1, name: 'Payment failed' });
  if (!(await appears(failed, SAID_WITHIN))) throw new Error('the page never said that it failed');
  // What the page says is compared with the books whenever its text changes, so its text must be complete before the
  // books change.
  await untilUnchanged(page);
  await takeAtOperator(setup, txnid);
  await sayItself();
};

/** Waits until the page has the same text as a second before. */
const untilUnchanged = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const { dataset, innerText } = document.body;
      const isSame = dataset['before'] === innerText;
      dataset['before'] = innerText;
      return isSame;
    },
    undefined,
    { polling: 1_000 },
  );
