import type { Page } from '@playwright/test';
import type { StandIn } from '../story';

export const SHOP = '/offerplans';
export const FAMILY = 'First three months of family television';

/** A visitor who is not a subscriber; the stand-in knows no such number. */
export const ROHAN = {
  firstname: 'Rohan',
  surname: 'Deshmukh',
  mobileno: '9123456780',
  email: 'rohan@example.com',
  address: '12 Jasmine Road, second floor\nNashik',
  pincode: '422001',
} as const;

/** The plans and the order form, by their visible labels. */
export const shopOf = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const fields = {
    firstname: field('First name'),
    surname: field('Surname (optional)'),
    mobileno: field('Mobile number'),
    email: field('Email (optional)'),
    address: field('Address'),
    pincode: field('Pincode'),
  };
  const goOn = page.getByRole('button', { name: 'Continue' });
  const order = page.getByRole('button', { name: /^Order for/ });
  return {
    heading: page.getByRole('heading', { level: 1 }),
    plans: page.getByRole('list', { name: 'Plans', exact: true }).locator(':scope > li'),
    choose: (plan: string) => page.getByRole('button', { name: `Choose: ${plan}` }),
    fields,
    goOn,
    order,
    sendAgain: page.getByRole('button', { name: 'Send again' }),
    number: page.locator('main').getByText(/^OR\w+$/),
    alert: page.locator('main').getByRole('alert'),
    fill: async (applicant: Partial<Record<keyof typeof ROHAN, string>> = ROHAN) => {
      for (const [name, value] of Object.entries(applicant))
        await fields[name as keyof typeof fields].fill(value); // its names are those of the fields
    },
  };
};

/** Goes through the shop as far as the summary before the order. */
export const upToOrder = async (page: Page): Promise<ReturnType<typeof shopOf>> => {
  const shop = shopOf(page);
  await page.goto(SHOP);
  await shop.choose(FAMILY).click();
  await shop.fill();
  await shop.goOn.click();
  await shop.order.waitFor();
  return shop;
};

export const offersIn = ({ books }: StandIn) =>
  books.orders().filter(({ purpose }) => purpose === 'OFFER');
