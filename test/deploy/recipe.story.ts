import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOME, TOP_UP } from '../../store/core/paths';
import { createOperator } from '../operator/operator';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { loginForm } from '../stories/support/loginForm';
import { atBank, decide, titleOn } from '../stories/support/payments';
import { type Deployments, startDeployments } from '../stories/support/peers/deployments';
import { DIST, expect, story as base } from '../stories/support/story';
import { type DeployedPortal, startNginx } from './nginx';

const CONFIGURATION = { server: 'production', operator: { name: 'Kaveri' } };

interface Deployed {
  readonly deployments: Deployments;
  readonly nginx: DeployedPortal;
}

const story = base.extend<Deployed>({
  deployments: async ({}, use) => {
    const deployments = await startDeployments();
    await use(deployments);
    await deployments.clear();
  },
  nginx: async ({ deployments }, use) => {
    const operator = await createOperator({ database: ':memory:', dist: DIST });
    const nginx = await startNginx({
      build: deployments.folder,
      operator: await operator.app.listen({ port: 0, host: '127.0.0.1' }),
      configuration: CONFIGURATION,
    });
    await use(nginx);
    await nginx.close();
    await operator.close();
  },
  baseURL: async ({ nginx }, use) => use(nginx.address),
});

story(
  'The page has the configuration of the deployment and comes compressed',
  async ({ request }) => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await request.get('/nxtselfcareportal', {
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.headers()).toMatchObject({
        'content-encoding': encoding,
        vary: 'Accept-Encoding, Accept-Language, Cookie',
      });
      expect(await answer.text()).toContain('"name": "Kaveri"');
    }
  },
);

story(
  'The page comes in the language of the cookie, and otherwise in the first one that the browser asks for',
  async ({ request }) => {
    const languageFor = async (headers: Readonly<Record<string, string>>) =>
      /<html lang="(\w+)"/.exec(await (await request.get('/', { headers })).text())?.[1];
    expect(await languageFor({ 'accept-language': 'ta-IN,ta;q=0.9,en;q=0.8' })).toBe('ta');
    expect(await languageFor({ 'accept-language': 'fr-FR,fr;q=0.9' })).toBe('en');
    expect(await languageFor({ 'accept-language': 'ta-IN', cookie: 'language=bn' })).toBe('bn');
    expect(await languageFor({ 'accept-language': 'ta-IN', cookie: 'language=en' })).toBe('en');
    expect(await languageFor({ 'accept-language': 'hi-IN', cookie: 'language=../x' })).toBe('hi');
  },
);

story(
  'A file at the root of the site is that file or a 404, and never the page',
  async ({ request }) => {
    const worker = await request.get('/portal-sw.js');
    expect(worker.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    for (const missing of ['/nothing.txt', '/nothing.js', '/.env', '/.well-known/nothing']) {
      const answer = await request.get(missing);
      expect(answer.status(), missing).toBe(404);
      expect(await answer.text(), missing).not.toContain('Kaveri');
    }
  },
);

story('The notices of the packages in the portal are served as text', async ({ request }) => {
  const notices = await request.get('/dist/licences.txt');
  expect(notices.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await notices.text()).toContain('\nreact-dom ');
});

story('The health address answers without the operator', async ({ request }) => {
  expect(await (await request.get('/health')).text()).toBe('ok\n');
});

story('Neither a password nor a user name is written into a log', async ({ page, nginx }) => {
  await page.goto('/');
  await loginForm(page).send('asha', DEMO_PASSWORD);
  await expect(page.getByText('3 days left').first()).toBeVisible();
  expect(nginx.logs()).toContain('/subscriber/v1/login');
  expect(nginx.logs()).not.toContain(DEMO_PASSWORD);
  expect(nginx.logs()).not.toContain('asha');
});

story(
  'In a trial a payment by card goes to the card page of the stand-in and back to its result',
  async ({ page }) => {
    await page.goto('/');
    await loginForm(page).send('asha', DEMO_PASSWORD);
    await page.waitForURL(`**${HOME}`);
    await page.goto(TOP_UP);
    await page.getByRole('button', { name: '₹500' }).click();
    await page.getByRole('button', { name: /^Pay\b/ }).click();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
  },
);

story(
  'A provider that posts the payer back to the status of the payment is answered 303 to the same address',
  async ({ request }) => {
    for (const address of [
      '/paymentstatuscheck?txnid=TX-0042',
      '/PaymentStatusCheck?TXNID=TX-0042',
      '/paymentstatuscheck/success?status=ok;txnid=TX-0042',
      '/paymentstatuscheck/',
    ]) {
      const answer = await request.post(address, { form: { txnid: 'TX-1' }, maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], address).toEqual([303, address]);
      expect(await (await request.get(address)).text(), address).toContain('"name": "Kaveri"');
    }
    const refused = [
      '/',
      '/nxtselfcareportal',
      '/paymentstatuscheck/%0d%0aset-cookie:x',
      '/x/paymentstatuscheck',
    ];
    for (const address of refused)
      expect((await request.post(address, { maxRedirects: 0 })).status(), address).toBe(403);
  },
);

/**
 * Closes the connection after the answer, because nginx keeps serving the former release on a connection that is older
 * than a reload.
 */
const OWN_CONNECTION = { headers: { connection: 'close' } };

story('The release before is taken back whole', async ({ request, deployments, nginx }) => {
  const scriptNow = async (): Promise<string> => {
    const html = await (await request.get('/', OWN_CONNECTION)).text();
    return /src="(\/dist\/main\.[^"]+)"/.exec(html)?.[1] ?? '';
  };
  const statusOf = async (file: string) => (await request.get(file, OWN_CONNECTION)).status();
  const first = await scriptNow();
  await deployments.deployNext();
  await expect.poll(scriptNow).not.toBe(first);
  expect(await statusOf(first)).toBe(404);
  await nginx.takeBack();
  await expect.poll(scriptNow).toBe(first);
  expect(await statusOf(first)).toBe(200);
});

story(
  'A call whose connection breaks at the operator is not sent again',
  async ({ playwright }) => {
    let calls = 0;
    const operator = createServer((request) => {
      calls += 1;
      request.socket.destroy();
    });
    await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
    const { port } = operator.address() as AddressInfo; // it listens on TCP
    const nginx = await startNginx({
      build: DIST,
      operator: `http://127.0.0.1:${port}`,
      configuration: CONFIGURATION,
    });
    const request = await playwright.request.newContext({ ignoreHTTPSErrors: true });
    for (const method of ['GET', 'POST']) {
      calls = 0;
      const address = `${nginx.address}/subscriber/v1/renew?secret=4711`;
      const answer = await request.fetch(address, { method });
      expect(answer.status()).toBe(502);
      expect(calls).toBe(1);
    }
    expect(nginx.logs()).not.toContain('4711');
    await request.dispose();
    await nginx.close();
    operator.close();
  },
);
