import { paymentStatusSample } from '../../../sagas/api/samples/paymentStatus';
import type { Paise } from '../../../store/core/values/money';
import { rupeesOf } from '../../../store/core/values/money';
import { journalSlot } from '../../../store/payments/journal';
import { isForNumber, PURPOSES } from '../../../store/payments/methods';
import { STATUS_CALLS } from './otherStatus';
import { once, type TroubleContext } from './troubleContext';

/** The reference of a payment that, according to this browser's journal, failed yesterday. */
const REFERENCE = 'TXOFYESTERDAY';
const DAY = 86_400_000;
/** Milliseconds for the page to say why it stops, or to go to the provider. */
const SAID_WITHIN = 3_000;

/** An earlier payment of the same amount by the same payer for something else. */
const yesterdays = ({ customerid, price, who }: TroubleContext['method']) => {
  const begun = Date.now() - DAY;
  const isVisitor = who === null;
  return {
    id: 'yesterday',
    key: 'yesterday',
    customerid: isVisitor ? '' : customerid,
    begun,
    method: isVisitor ? 'UPI' : 'CARD',
    step: 'failed',
    txnid: REFERENCE,
    reason: { code: 'E1602', sentence: '' },
    bill: {
      purpose: PURPOSES.find((purpose) => isForNumber({ purpose }) === isVisitor),
      amount: price,
      orderid: '',
      productids: [],
      chargeperiod: '',
      stbno: '',
      account: isVisitor ? '••••1111 00' : '',
    },
  };
};

/**
 * The operator gives a new payment the reference of yesterday's payment, and answers that it is paid, which may be
 * true of yesterday's payment only.
 */
export const giveReusedReference = async (setup: TroubleContext): Promise<void> => {
  const { context, page, step, operator, method } = setup;
  await page.evaluate(
    ([slot, attempt]) => {
      const kept = JSON.parse(localStorage.getItem(slot) ?? '{}') as { attempts?: object[] }; // written by the portal
      const attempts = [...(kept.attempts ?? []), attempt];
      localStorage.setItem(slot, JSON.stringify({ attempts, written: Date.now() }));
    },
    [journalSlot.key, yesterdays(method)] as const,
  );
  await context.route(STATUS_CALLS, async (route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
    if (!asked.includes(REFERENCE)) return route.fallback();
    const amount = rupeesOf(method.price as Paise); // prices of the matrix are whole paise
    await route.fulfill({
      json: { ...paymentStatusSample, status: 'success', txnid: REFERENCE, amount },
    });
  });
  const { path } = step.waitsOn;
  const onAsked = (url: URL) => url.pathname === path;
  await context.route(onAsked, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const body = await response.text();
    const given = /"(?:txnid|paymentid)":"([^"]+)"/.exec(body)?.[1];
    if (given === undefined) return route.fulfill({ response });
    // The page never learns of the payment that the operator began.
    await operator.app.inject({
      method: 'POST',
      url: '/stand-in/do/decline',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `txnid=${given}`,
    });
    await context.unroute(onAsked);
    await route.fulfill({ response, body: body.replaceAll(given, REFERENCE) });
  });
  await step.act(page, once, operator);
  await page
    .getByRole('alert')
    .first()
    .waitFor({ timeout: SAID_WITHIN })
    .catch(() => undefined);
};
