/** @jest-environment node */
import { createOperator, type Operator } from './operator';
import { visit, type Visitor } from './visitor';

let operator: Operator;
let asha: Visitor;

beforeAll(async () => {
  operator = await createOperator({ database: ':memory:' });
});
beforeEach(async () => {
  operator.reset();
  asha = visit(operator);
  await asha.login('asha');
});
afterAll(() => operator.close());

const consolePage = async () => (await operator.app.inject('/stand-in/')).body;
const press = (deed: string, fields: Record<string, string> = {}) =>
  operator.app.inject({
    method: 'POST',
    url: `/stand-in/do/${deed}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

it('shows the demo logins and the text messages', async () => {
  const { body } = await asha.call('validate', { identity: 'asha', purpose: 'RESETPASSWORD' });
  const { validationtoken } = body as { validationtoken: string }; // as the schema's own test asserts
  await asha.call('generateOtp', { validationtoken });
  const page = await consolePage();
  expect(page).toContain('Namaste-2026');
  expect(page).toContain(operator.books.otps().at(-1)?.code);
});

it('lets no text of a subscriber become markup', async () => {
  await asha.call('instantPay', {
    customeridentity: 'asha',
    amount: '300.00',
    currency: 'INR',
  });
  await asha.call('instalmentEligibility', {
    amount: '300.00',
    currency: 'INR',
    purpose: 'TOPUP',
    mobileno: '9000004412',
  });
  const hostile = { headers: { 'idempotency-key': '<script>alert(1)</script>' } };
  await asha.call('cart', undefined, hostile);
  const page = await consolePage();
  expect(page).not.toContain('<script>alert');
  expect(page).not.toMatch(/ (?:style|onclick)=/);
});

it('is served under a policy that runs nothing of anybody’s', async () => {
  const { headers } = await operator.app.inject('/stand-in/');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; /);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('no-store');
});

it('picks a scenario, lets everything go well again, ends sessions and resets', async () => {
  const picked = await press('scenario', {
    name: 'serverError',
    call: 'cpe',
    customer: 'asha',
    times: 'always',
    milliseconds: '',
  });
  expect([picked.statusCode, picked.headers.location]).toEqual([303, '/stand-in/']);
  expect((await asha.call('cpe', undefined)).status).toBe(500);
  await press('clear');
  expect((await asha.call('cpe', undefined)).status).toBe(200);
  await press('logout', { customer: '100004417' });
  expect((await asha.call('cpe', undefined)).status).toBe(401);
  await press('reset');
  expect(operator.books.calls()).toEqual([]);
  expect((await press('nonsense')).statusCode).toBe(404);
});
