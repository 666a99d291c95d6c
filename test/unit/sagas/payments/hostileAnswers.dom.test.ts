import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { cartDomain } from '../../../../sagas/cart/cart';
import { checkoutDomain } from '../../../../sagas/cart/checkout';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { payFromBalance, selectOrder } from '../../../../store/cart/checkout';
import { selectFailure } from '../../../../store/core/flows';
import { billOfCart } from '../../../../store/payments/bill';
import { journalSlot } from '../../../../store/payments/journal';
import {
  checkPayment,
  selectAttempts,
  selectChecked,
  startPayment,
} from '../../../../store/payments/payments';
import { aCart } from '../../../support/builders';
import type { TestPortal } from '../../../support/portal';
import {
  byCard,
  byInstalment,
  eligible,
  instalmentPaid,
  lastStep,
  openPortalAs,
  outcome,
  paymentPage,
  portalWithPayment,
  pressPayment,
  submitCode,
  submittedAddresses,
} from './openedPayments';

const failureOf = (portal: TestPortal) => selectFailure(portal.state(), startPayment);

/** JSON has neither NaN nor Infinity: they travel as null. */
const NO_AMOUNTS = [0, '0.00', '-500.00', 1e21, '5e2', '500.12345678901', null, 'NaN', '', {}];

describe('The card provider’s page', () => {
  it.each([
    ['beside its fields', { amount: '500.01' }],
    ['in its fields', { fields: { ...paymentPage.fields, amount: '5000.00' } }],
    ['in its fields, unreadably', { fields: { ...paymentPage.fields, amount: '5e2' } }],
    ['in another currency', { fields: { ...paymentPage.fields, currency: 'USD' } }],
    ['for another payment', { fields: { ...paymentPage.fields, txnid: 'TX2' } }],
  ])('A page that would charge something other than agreed is not opened: %s', async (_, odd) => {
    const portal = await openPortalAs();
    portal.operator.answers(endpoints.payAsLcoCustomer, { ...paymentPage, ...odd });
    await pressPayment(portal, byCard);
    expect(failureOf(portal)).toMatchObject({ code: 'AMOUNT_CHANGED' });
    expect([lastStep(portal), submittedAddresses]).toEqual(['failed', []]);
  });

  it.each(NO_AMOUNTS)('A page is not opened for %p rupees', async (amount) => {
    const portal = await openPortalAs();
    portal.operator.replies(endpoints.payAsLcoCustomer, () =>
      Response.json({ ...paymentPage, amount }),
    );
    await pressPayment(portal, byCard);
    expect(failureOf(portal)).toMatchObject({ kind: 'unknown' });
    expect([lastStep(portal), submittedAddresses]).toEqual(['asking', []]);
  });

  it('A page in another currency is not opened', async () => {
    const portal = await openPortalAs();
    portal.operator.replies(endpoints.payAsLcoCustomer, () =>
      Response.json({ ...paymentPage, currency: 'USD' }),
    );
    await pressPayment(portal, byCard);
    expect([failureOf(portal)?.kind, submittedAddresses]).toEqual(['unknown', []]);
  });

  it('A page is opened only at the configured origins', async () => {
    const app = { payHosts: ['https://pay.example.com'] };
    for (const action of [
      'https://pay.example.com.evil.example/',
      'https://pay.example.com@evil.example/',
      'http://pay.example.com/',
      'https://pay.example.com:8443/',
      'https://evil.example/?https://pay.example.com',
      'https://',
      '/\t/evil.example/pay',
      '/\n/evil.example/pay',
    ]) {
      const portal = await openPortalAs({ app });
      portal.operator.answers(endpoints.payAsLcoCustomer, { ...paymentPage, action });
      await pressPayment(portal, byCard);
      expect([action, failureOf(portal)]).toMatchObject([action, { code: 'PAY_HOST_UNKNOWN' }]);
      expect([lastStep(portal), submittedAddresses]).toEqual(['failed', []]);
    }
    const portal = await openPortalAs({ app });
    const action = 'https://pay.example.com/hosted?merchant=1';
    portal.operator.answers(endpoints.payAsLcoCustomer, { ...paymentPage, action });
    await pressPayment(portal, byCard);
    expect([lastStep(portal), submittedAddresses]).toEqual(['atProvider', [action]]);
  });

  it('A page may use any field names', async () => {
    const portal = await openPortalAs();
    const odd = { submit: '1', append: '2', remove: '3', action: '4', method: '5' };
    portal.operator.answers(endpoints.payAsLcoCustomer, {
      ...paymentPage,
      fields: { ...paymentPage.fields, ...odd },
    });
    await pressPayment(portal, byCard);
    expect([lastStep(portal), submittedAddresses]).toEqual(['atProvider', ['/card']]);
    expect(document.forms).toHaveLength(0);
  });
});

describe('The instalment provider', () => {
  const asked = async (answer: object): Promise<TestPortal> => {
    const portal = await openPortalAs();
    portal.operator.replies(endpoints.instalmentEligibility, () => Response.json(answer));
    await pressPayment(portal, byInstalment);
    return portal;
  };

  it.each(NO_AMOUNTS.filter((amount) => amount !== null))(
    'An eligibility answer of %p rupees leaves it unknown',
    async (amount) => {
      const portal = await asked({ ...eligible, amount });
      expect([failureOf(portal)?.kind, lastStep(portal)]).toEqual(['unknown', 'asking']);
    },
  );

  it('Any other amount or currency than agreed is refused', async () => {
    const other = await asked({ ...eligible, amount: '500.01' });
    expect(failureOf(other)).toMatchObject({ code: 'AMOUNT_CHANGED' });
    expect(lastStep(other)).toBe('failed');
    const foreign = await asked({ ...eligible, currency: 'USD' });
    expect(failureOf(foreign)).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['an answer of another amount', { ...instalmentPaid, amount: '5.00' }],
    ['an answer of no amount', { ...instalmentPaid, amount: '-500.00' }],
    ['an answer in another currency', { ...instalmentPaid, currency: 'USD' }],
  ])('The payment status is read after %s, which is never trusted', async (_, answer) => {
    const portal = await asked(eligible);
    portal.operator.replies(endpoints.instalmentPay, () => Response.json(answer));
    portal.operator.refuses(endpoints.confirmPayment, 400, { errorCode: 'LP_SIGNATURE_MISMATCH' });
    await submitCode(portal, '123456');
    expect(lastStep(portal)).toBe('unknown');
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await portal.press(checkPayment, { txnid: 'TX1' });
    expect(lastStep(portal)).toBe('paid');
  });

  it.each([400, 403, 404, 409, 429, 500])(
    'A refused confirmation (%d) after an accepted code leaves the payment unknown',
    async (status) => {
      const portal = await asked(eligible);
      portal.operator.answers(endpoints.instalmentPay, instalmentPaid);
      portal.operator.refuses(endpoints.confirmPayment, status);
      await submitCode(portal, '123456');
      expect(lastStep(portal)).toBe('unknown');
    },
  );
});

describe('The payment status', () => {
  const check = async (portal: TestPortal, answer: object) => {
    portal.operator.replies(endpoints.paymentStatus, () => Response.json(answer));
    await portal.press(checkPayment, { txnid: 'TX1' });
    return selectChecked(portal.state(), 'TX1');
  };

  it('A status whose amount cannot be paid is unreadable', async () => {
    const portal = await portalWithPayment(byCard);
    for (const odd of [...NO_AMOUNTS.map((amount) => ({ amount })), { currency: 'USD' }]) {
      const checked = await check(portal, { ...outcome('success'), ...odd });
      expect([odd, checked]).toMatchObject([odd, { confirmed: false, status: 'pending' }]);
      expect(lastStep(portal)).toBe('atProvider');
    }
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'SUCCESS!', 'paid', '1'])(
    'A status of %p is unreadable',
    async (status) => {
      const portal = await openPortalAs();
      expect(await check(portal, outcome(status))).toMatchObject({ status: 'pending' });
    },
  );

  it('A status for a payment that was never requested is ignored, whatever its id', async () => {
    const portal = await openPortalAs();
    for (const txnid of ['constructor', '__proto__', 'toString'])
      expect(selectChecked(portal.state(), txnid)).toBeNull();
  });
});

describe('An order from the balance', () => {
  const pay = { bill: billOfCart(aCart()) };

  it.each([...NO_AMOUNTS, undefined])(
    'The order is unknown and not paid when its answer says %p rupees',
    async (amount) => {
      const portal = await openPortalAs({
        domains: [subscriberDomain, cartDomain, paymentsDomain, checkoutDomain],
      });
      portal.operator.answers(endpoints.cart, cartSample);
      portal.operator.replies(endpoints.checkout, () =>
        Response.json({ orderid: 'O1', status: 'PAID', amount }),
      );
      await portal.press(payFromBalance, pay);
      expect(selectFailure(portal.state(), payFromBalance)?.kind).toBe('unknown');
      expect(selectOrder(portal.state())).toBeNull();
    },
  );
});

it('Hostile values never enter the journal', async () => {
  const portal = await openPortalAs();
  portal.operator.answers(endpoints.payAsLcoCustomer, {
    ...paymentPage,
    fields: { hash: 'planted' },
  });
  await pressPayment(portal, byCard);
  expect(selectAttempts(portal.state())).toHaveLength(1);
  expect(localStorage.getItem(journalSlot.key)).not.toMatch(/planted|hash|fields/);
});
