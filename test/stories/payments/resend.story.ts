import type { Page } from '@playwright/test';
import { FROM_PORTAL } from '../../operator/testClient';
import { callsOf } from '../support/calls';
import { loginForm } from '../support/loginForm';
import { type DroppingProxy, startDroppingProxy } from '../support/peers/droppingProxy';
import { expect, story as base } from '../support/story';

/** The portal as it is reached over a network that drops connections. */
const story = base.extend<{ readonly line: DroppingProxy }>({
  line: async ({ operator }, use) => {
    const proxy = await startDroppingProxy(operator.address);
    await use(proxy);
    await proxy.close();
  },
});

const RENEW = '/subscriber/v1/product';
const TICKET = '/subscriber/v1/ticket';
const ASHA = '100004417';

const open = async (page: Page, { address }: DroppingProxy) => {
  await page.goto(address);
  await loginForm(page).send('asha', 'Namaste-2026');
  await page.waitForURL('**/nxtselfcareportal');
  await expect(page.getByText('3 days left').first()).toBeVisible();
};

interface Written {
  readonly status: number;
  readonly body: string;
}

/** Sends a write directly, with the headers that the portal uses, without a screen. */
const write = (
  page: Page,
  path: string,
  fields: Record<string, string>,
  key?: string,
): Promise<Written> =>
  page.evaluate(
    async ({ path, fields, headers }) => {
      const response = await fetch(path, {
        method: 'POST',
        credentials: 'include',
        headers,
        body: new URLSearchParams(fields),
      });
      return { status: response.status, body: await response.text() };
    },
    {
      path,
      fields,
      headers: { ...FROM_PORTAL, ...(key !== undefined && { 'idempotency-key': key }) },
    },
  );

story(
  'A renewal whose connection drops after booking is sent twice by the browser and charged once',
  async ({ page, operator, line }) => {
    await open(page, line);
    const before = operator.books.balance(ASHA);
    const listed = await page.evaluate(async () =>
      (await fetch('/subscriber/v1/product/active.php?productstatus=ALL')).json(),
    );
    const { totalprice } = listed.find((one: { productid: string }) => one.productid === 'P1003');

    line.cutNext(RENEW);
    const renewal = { productid: 'P1003', chargeperiod: 'MONTHLY', amount: totalprice };
    const answer = await write(page, RENEW, renewal, 'intent-of-one-renewal');

    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject([
      { productid: 'P1003', productstatus: 'ACTIVE', error: null },
    ]);
    // Chromium itself sent it again with the same key; all but the first are answered from memory.
    expect(line.passed(RENEW)).toBeGreaterThan(1);
    const [first, ...again] = callsOf(operator, 'renew');
    expect(first).toMatchObject({ replayed: 0, idempotencykey: 'intent-of-one-renewal' });
    expect(again).toHaveLength(line.passed(RENEW) - 1);
    for (const one of again)
      expect(one).toMatchObject({ replayed: 1, idempotencykey: 'intent-of-one-renewal' });
    const charges = operator.books.ledger(ASHA).filter(({ kind }) => kind === 'CHARGE');
    expect(charges).toHaveLength(1);
    expect(operator.books.balance(ASHA)).toBe(before - (charges[0]?.amount ?? 0));
  },
);

const PROBLEM = {
  categoryid: 'BILLING',
  contactmethod: 'CALL',
  subject: 'A charge I do not know',
  description: 'There is a charge of yesterday that I did not order.',
};

const ticketsOf = (page: Page): Promise<number> =>
  page.evaluate(
    async () => (await (await fetch('/subscriber/v1/ticket.php?page=1')).json()).length,
  );

story(
  'Without an idempotency key the same connection loss charges twice',
  async ({ page, operator, line }) => {
    await open(page, line);
    const before = await ticketsOf(page);
    line.cutNext(TICKET);
    expect(await write(page, TICKET, PROBLEM)).toMatchObject({ status: 200 });
    const arrivals = callsOf(operator, 'createTicket').length;
    expect(arrivals).toBeGreaterThan(1);
    expect(await ticketsOf(page)).toBe(before + arrivals);
  },
);

story(
  'With a key, a ticket whose connection drops is created once',
  async ({ page, operator, line }) => {
    await open(page, line);
    const before = await ticketsOf(page);
    line.cutNext(TICKET);
    expect(await write(page, TICKET, PROBLEM, 'intent-of-one-ticket')).toMatchObject({
      status: 200,
    });
    expect(line.passed(TICKET)).toBeGreaterThan(1);
    expect(await ticketsOf(page)).toBe(before + 1);
    const replayed = callsOf(operator, 'createTicket').map((one) => one.replayed);
    expect(replayed.filter((flag) => flag === 0)).toHaveLength(1);
  },
);

story(
  'A payment without a key is refused before any money moves',
  async ({ page, operator, line }) => {
    await open(page, line);
    const answer = await write(page, RENEW, {
      productid: 'P1003',
      chargeperiod: 'MONTHLY',
      amount: '1.00',
    });
    expect(answer.status).toBe(400);
    expect(operator.books.ledger(ASHA)).toEqual([]);
  },
);
