import { DEMO_PASSWORD, SUBSCRIBERS } from '../../operator/seeds/subscribers';
import { everythingKept, keptIn } from '../support/checks/storedData';
import { loginForm } from '../support/loginForm';
import { expect, story } from '../support/story';

const asha = SUBSCRIBERS.find(({ username }) => username === 'asha');
if (!asha) throw new Error('The seeds have no Asha');

/** What a stranger who picks up the device must not find on it. */
const PERSONAL = [
  DEMO_PASSWORD,
  asha.surname,
  asha.mobileno,
  asha.email,
  asha.aadhaar,
  asha.address,
  ...asha.boxes.flatMap(({ stbno, smcno }) => [stbno, smcno]),
  '214.50',
  '21450',
];

story(
  'Browser storage keeps only the personal data that the portal needs to start',
  async ({ page, logInByForm }) => {
    await logInByForm('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    const kept = await keptIn(page);
    expect(JSON.parse(kept['selfcareUser'] ?? '')).toEqual({
      user: { customerid: '100004417', firstname: 'Asha', companyagreement: 'YES' },
    });
    // What Home shows without a network: when the packs end, the balance, and whose they are.
    expect(JSON.parse(kept['selfcareHome'] ?? '')).toEqual({
      customerid: '100004417',
      at: expect.any(Number) as unknown,
      balance: 21_450,
      packs: expect.arrayContaining([
        {
          productname: 'Family HD',
          expirydate: expect.any(String) as unknown,
          daysleft: 3,
          disconnectdate: '',
        },
      ]) as unknown[],
    });
    await page.evaluate(() => localStorage.removeItem('selfcareHome'));
    const everything = await everythingKept(page);
    for (const one of PERSONAL) expect(everything, one).not.toContain(one);
    const caches = await page.evaluate(async () => (await window.caches.keys()).length);
    expect(caches).toBe(0);
  },
);

story(
  'No address and no console message contains personal data during a visit',
  async ({ page, logInByForm, context }) => {
    const addresses: string[] = [];
    const outputs: string[] = [];
    context.on('request', (request) => addresses.push(request.url()));
    context.on('console', (message) => outputs.push(message.text()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await logInByForm('asha');
    for (const place of ['Packs', 'Add', 'Money', 'Help', 'Home']) {
      await page.getByRole('link', { name: place, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/nxtselfcareportal/logout');
    await expect(loginForm(page).heading).toBeVisible();

    const login = addresses.filter((one) => one.includes('/subscriber/v1/login?'));
    expect(login).toHaveLength(1);
    const others = addresses.filter((one) => !login.includes(one)).join('\n');
    for (const one of [...PERSONAL, asha.customerid]) {
      expect(others, one).not.toContain(one);
      expect(outputs.join('\n'), one).not.toContain(one);
    }
  },
);

story(
  'The operator’s logs contain no password and no query',
  async ({ page, operator, logInByForm }) => {
    await logInByForm('asha');
    await expect(page.getByText('3 days left').first()).toBeVisible();
    const books = JSON.stringify(operator.books.calls());
    expect(books).not.toContain(DEMO_PASSWORD);
    expect(books).not.toContain('?');
  },
);
