import { draftedWords } from '../../adopt/answering';
import { dialects } from '../../operator/dialects/dialects';
import { createOperator, type Operator } from '../../operator/operator';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { loginForm, waitForTakeover } from '../support/loginForm';
import { DEPLOYED, DIST, expect, story } from '../support/story';

/**
 * An operator whose server uses none of the portal's field names, behind the configuration drafted from its recording.
 */
const openForeign = async (name: keyof typeof dialects): Promise<[Operator, string]> => {
  const dialect = dialects[name];
  const configuration = { ...DEPLOYED, ...(await draftedWords(dialect)) };
  const operator = await createOperator({
    database: ':memory:',
    dist: DIST,
    dialect,
    configuration,
  });
  const address = await operator.app.listen({ port: 0, host: 'localhost' });
  return [operator, address.replace('127.0.0.1', 'localhost')];
};

const MEERA = '100008031';
const chargesOf = ({ books }: Operator): number =>
  books.ledger(MEERA).filter(({ kind }) => kind === 'CHARGE').length;

for (const name of ['snake', 'camel', 'german', 'envelope'] as const)
  story(
    `Behind its drafted words an operator that speaks ${name} is logged in to, renewed with and asked for tickets`,
    async ({ page }) => {
      const [operator, address] = await openForeign(name);
      try {
        await page.goto(address);
        await waitForTakeover(page);
        await loginForm(page).send('meera', 'not this one');
        await expect(loginForm(page).failure).toBeVisible();
        await loginForm(page).send('meera', DEMO_PASSWORD);
        await expect(page.getByRole('heading', { level: 1, name: /, Meera$/ })).toBeVisible();
        await expect(
          page.getByRole('region', { name: 'Your services' }).getByText(/₹\d/).first(),
        ).toBeVisible();

        await page.goto(`${address}/nxtselfcareportal/mypacks/renew`);
        const bill = page.getByRole('complementary', { name: 'Your renewal' });
        await expect(bill.getByText(/₹\d/).first()).toBeVisible();
        const before = chargesOf(operator);
        await page.getByRole('button', { name: /^Pay ₹\S+ from your balance$/ }).click();
        await expect.poll(() => chargesOf(operator)).toBe(before + 1);

        await page.goto(`${address}/checkout`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goto(`${address}/nxtselfcareportal/help/customersupport`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/could not be (read|loaded)/)).toHaveCount(0);
      } finally {
        await operator.close();
      }
    },
  );
