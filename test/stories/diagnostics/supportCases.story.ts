import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { MY_PACKS, RENEW } from '../../../store/core/paths';
import { readSupportBundle } from '../../../store/diagnostics/supportBundle/readBundle';
import { NO_PORTAL } from '../support/loggedIn';
import { atBank, decide, titleOn } from '../support/payments';
import { chooseMethod } from '../support/peers/payMethods';
import { supportFilePart } from '../support/peers/supportFile';
import { expect, story } from '../support/story';

/*
 * "I paid and my pack is not active": the first call of store/diagnostics/SUPPORT.md, with files as subscribers save
 * them. The guide is followed to the sentence for the subscriber, with nothing but what is in the file.
 */

const result = v.object({
  productname: v.string(),
  errorcode: v.string(),
  error: v.string(),
  refundamount: v.nullable(v.number()),
});
const seen = v.object({
  payments: v.object({
    attempts: v.array(
      v.object({ method: v.string(), step: v.string(), txnid: v.optional(v.string(), '') }),
    ),
    checks: v.record(v.string(), v.object({ confirmed: v.boolean(), results: v.array(result) })),
  }),
  packs: v.optional(
    v.object({
      active: v.array(
        v.object({ productname: v.string(), productstatus: v.string(), expirydate: v.string() }),
      ),
    }),
  ),
});

/** The file that the subscriber saves under Help, as support reads it. */
const savedFile = async (page: Page) => {
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  const { show, inside, save } = supportFilePart(page);
  await show.click();
  await expect(inside.getByText('the numbers of your boxes and payments')).toBeVisible();
  const text = await save();
  const reading = readSupportBundle(text);
  if (!reading.ok) throw new Error(reading.reason);
  const state = v.parse(seen, reading.moments.at(-1)?.state);
  const [attempt] = state.payments.attempts;
  return {
    text,
    types: reading.moments.map(({ event }) => event.type),
    attempt,
    check: state.payments.checks[attempt?.txnid ?? ''],
    packs: state.packs?.active ?? [],
  };
};

const payRenewalByCard = async (page: Page): Promise<void> => {
  await page.goto(RENEW);
  await page.getByRole('checkbox', { name: 'Fibre Plus 300' }).uncheck();
  await chooseMethod(page, 'CARD');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await atBank(page);
  await decide(page, 'Approve');
};

story.beforeEach(({ logInAs }) => logInAs('lakshmi', { at: NO_PORTAL }));

story(
  'A file saved after a payment by card says that it is paid and every pack active, and has the press that began it',
  async ({ page }) => {
    await payRenewalByCard(page);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    const { types, attempt, check } = await savedFile(page);
    expect(attempt).toMatchObject({ step: 'paid', method: 'CARD' });
    expect(check?.confirmed).toBe(true);
    expect(check?.results.map(({ errorcode }) => errorcode)).toEqual(['', '', '']);
    expect(types.filter((type) => type === 'payments/startRequested')).toHaveLength(1);
    expect(types.indexOf('payments/startRequested')).toBeLessThan(types.indexOf('@@INIT', 1));
  },
);

story(
  'A file of a payment whose pack was refused with 1087 says why and how much is in the balance, in the console too',
  async ({ page, operator }) => {
    operator.scenario.pick('renewalVoucherClosedOnOnePack');
    await payRenewalByCard(page);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    const { text, attempt, check } = await savedFile(page);
    expect(attempt?.step).toBe('paid');
    const refusal = 'Failed to get CreateConditionalVoucherCharges Result CLOSE';
    expect(check?.results.filter(({ errorcode }) => errorcode !== '')).toEqual([
      { productname: 'Tamil Nagar', errorcode: '1087', error: refusal, refundamount: 23_482 },
    ]);

    await page.goto('/stand-in/');
    await page.getByLabel('File for support').setInputFiles({
      name: 'file.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const known = page.getByRole('region', { name: 'What the portal knew at the end' });
    await known.getByText('payments', { exact: true }).click();
    await expect(known.getByText('"errorcode": "1087"')).toBeVisible();
    await expect(known.getByText(refusal)).toBeVisible();
  },
);

story(
  'A support file of an unconfirmed payment shows it as unconfirmed, not as failed',
  async ({ page, operator, complaints }) => {
    complaints.allow(/50\d/);
    operator.scenario.pick('serverError', { call: 'paymentStatus', times: null });
    operator.scenario.pick('serverError', { call: 'confirmPayment', times: null });
    await payRenewalByCard(page);
    await expect(titleOn(page, 'Not confirmed yet')).toBeVisible();
    const { types, attempt, check } = await savedFile(page);
    expect(attempt).toMatchObject({ step: 'atProvider', txnid: expect.stringMatching(/^TX/) });
    expect(check).toEqual({ confirmed: false, results: [] });
    expect(types).toContain('payments/startRequested');
  },
);

story(
  'A file saved on a page that was opened after the payment says by the attempt and the packs that it is paid and active',
  async ({ page, context }) => {
    await payRenewalByCard(page);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    const later = await context.newPage();
    await later.goto(MY_PACKS);
    await expect(later.getByText('Tamil Nagar').first()).toBeVisible();
    await later.getByRole('link', { name: 'Balance' }).first().click();
    await expect(later.getByLabel('Amount in rupees')).toBeVisible();
    const { types, attempt, check, packs } = await savedFile(later);
    expect(attempt?.step).toBe('paid');
    expect(check).toBeUndefined();
    expect(packs.find(({ productname }) => productname === 'Tamil Nagar')).toMatchObject({
      productstatus: 'ACTIVE',
      expirydate: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    });
    expect(types).not.toContain('payments/startRequested');
  },
);
