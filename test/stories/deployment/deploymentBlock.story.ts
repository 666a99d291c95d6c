import { withBlock } from '../support/intercept';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { expect, story } from '../support/story';

const LOGO = '/dist/icon.svg';

story(
  'The operator’s name, logo and colour from the configuration are shown without a build',
  async ({ page, logInAs }) => {
    await withBlock(page, () =>
      JSON.stringify({
        server: 'test',
        operator: { name: 'Lantern Cable', logo: LOGO, brand: '#0B5D1E' },
      }),
    );
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Lantern Cable').filter({ visible: true })).toHaveCount(1);
    await waitForTakeover(page);
    await expect(page.getByText('Lantern Cable').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator(`img[src$="${LOGO}"]`).filter({ visible: true })).toHaveCount(1);
    await expect(loginForm(page).submit).toHaveCSS('background-color', 'rgb(11, 93, 30)');
    await expect(page).toHaveTitle('Log in · Lantern Cable');
    await logInAs('asha');
    await expect(page.getByText('Lantern Cable').filter({ visible: true }).first()).toBeVisible();
    await expect(page).toHaveTitle(/Lantern Cable$/);
  },
);

story('A brand colour with too little contrast is not used', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await withBlock(page, () =>
    JSON.stringify({ server: 'test', operator: { name: 'Lantern Cable', brand: '#FFF200' } }),
  );
  await page.goto('/');
  await waitForTakeover(page);
  await expect.poll(() => warnings.join()).toContain('#FFF200');
  await expect(loginForm(page).submit).toHaveCSS('background-color', 'rgb(67, 56, 202)');
});

const BROKEN: readonly (readonly [says: string, block: string, field: string])[] = [
  ['no JSON at all', '{ "server": "production", ', 'configuration'],
  ['no server', '{ "operator": { "name": "Lantern" } }', 'server'],
  ['an unknown server', '{ "server": "staging", "operator": { "name": "Lantern" } }', 'server'],
  ['no name', '{ "server": "test", "operator": {} }', 'operator.name'],
  [
    'a colour by name',
    '{ "server": "test", "operator": { "name": "Lantern", "brand": "green" } }',
    'operator.brand',
  ],
  [
    'a picture host without https',
    '{ "server": "test", "operator": { "name": "L" }, "imageHosts": ["pictures"] }',
    'imageHosts.0',
  ],
  [
    'a field that no answer has',
    '{ "server": "test", "operator": { "name": "L" }, "operatorFields": { "cart": { "prise": "x" } } }',
    'operatorFields.cart.prise',
  ],
  [
    'another word for what the operator does with keys',
    '{ "server": "test", "operator": { "name": "L" }, "idempotency": "honours" }',
    'idempotency',
  ],
  ...['http://pay.example.com', 'https://pay.example.com/', 'https://*.example.com', 'pay'].map(
    (host): (typeof BROKEN)[number] => [
      `${host} for a card provider's origin`,
      JSON.stringify({ server: 'test', operator: { name: 'L' }, payHosts: [host] }),
      'payHosts.0',
    ],
  ),
];

story(
  'An invalid configuration names its field on the page, and no call is sent',
  async ({ page, operator }) => {
    let block = '';
    await withBlock(page, () => block);
    for (const [says, wrong, field] of BROKEN) {
      block = wrong;
      await page.goto('/');
      const sentence = `The portal’s configuration is wrong in the field “${field}”.`;
      await expect(page.getByText(sentence), says).toBeVisible();
    }
    expect(operator.books.calls()).toEqual([]);
  },
);

story('An invalid configuration is reported on every address', async ({ page }) => {
  await withBlock(page, () => '{}');
  await page.goto('/nxtselfcareportal/mypacks');
  await expect(
    page.getByText('The portal’s configuration is wrong in the field “server”.'),
  ).toBeVisible();
});

story(
  'Errors of the page are told to the address of the configuration without their text, and nowhere without it',
  async ({ page, operator, complaints }) => {
    complaints.allow(/^uncaught: /);
    const told: (string | null)[] = [];
    await page.route('**/fault-reports', (route) => {
      told.push(route.request().postData());
      return route.fulfill({ status: 204 });
    });
    let configured = {};
    await withBlock(page, () =>
      JSON.stringify({ server: 'test', operator: { name: 'L' }, ...configured }),
    );
    const fail = async () => {
      await page.goto('/');
      await waitForTakeover(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        setTimeout(() => void Promise.reject(new RangeError('for Asha')));
      });
    };
    await fail();
    configured = { reports: { address: `${operator.address}/fault-reports`, share: 1 } };
    await fail();
    await expect.poll(() => told.length).toBe(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ kind: 'error', what: 'RangeError', on: '/' });
    expect(told[0]).not.toContain('Asha');
  },
);
