import { endpoints } from '../../../../../sagas/api/endpoints';
import { selectFailure } from '../../../../../store/core/flows';
import {
  abandonPayment,
  checkPayment,
  resumePayment,
  selectAttempts,
  startPayment,
} from '../../../../../store/payments/payments';
import type { TestPortal } from '../../../../support/portal';
import { untilIdle } from '../../../../support/waiting';
import {
  byCard,
  idIn,
  lastStep,
  openPortalAs,
  outcome,
  paymentPage,
  portalWithPayment,
  pressPayment,
  submittedAddresses,
} from '../openedPayments';

const honoured = { app: { idempotency: 'honoured' } } as const;
const askedForPage = ({ operator }: TestPortal) => operator.receivedOf('payAsLcoCustomer').length;
const resume = (portal: TestPortal) => portal.press(resumePayment, { id: idIn(portal) });

describe('The hosted page', () => {
  it('A page for another amount than the bill’s is not opened, although its fields agree with it', async () => {
    const portal = await openPortalAs();
    const fields = { ...paymentPage.fields, amount: '400.00' };
    portal.operator.answers(endpoints.payAsLcoCustomer, {
      ...paymentPage,
      ...{ amount: '400.00', fields },
    });
    await pressPayment(portal, byCard);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({ code: 'AMOUNT_CHANGED' });
    expect([lastStep(portal), submittedAddresses]).toEqual(['failed', []]);
  });

  it('A page at the portal’s own origin is opened without being configured', async () => {
    const portal = await openPortalAs();
    const action = `${location.origin}/card`;
    portal.operator.answers(endpoints.payAsLcoCustomer, { ...paymentPage, action });
    await pressPayment(portal, byCard);
    expect([lastStep(portal), submittedAddresses]).toEqual(['atProvider', [action]]);
  });

  it('The time of a second visit is recorded at the second visit only', async () => {
    const portal = await portalWithPayment(byCard, honoured);
    expect(selectAttempts(portal.state())[0]).not.toHaveProperty('resumed');
    await resume(portal);
    expect(selectAttempts(portal.state())[0]).toHaveProperty('resumed', expect.any(Number));
    expect(submittedAddresses).toHaveLength(2);
  });
});

describe('Going on with a card payment', () => {
  it('An attempt that the operator says has failed is not requested again', async () => {
    const portal = await portalWithPayment(byCard, honoured);
    portal.operator.answers(endpoints.paymentStatus, outcome('failure'));
    await resume(portal);
    expect(lastStep(portal)).toBe('failed');
    expect([askedForPage(portal), submittedAddresses.length]).toEqual([1, 1]);
  });

  it('The payer is not sent to a page that comes after another tab has found the payment made', async () => {
    const portal = await portalWithPayment(byCard, honoured);
    // Both tabs send their requests to the operator of the tab that was opened last.
    const other = await openPortalAs(honoured);
    const page = other.operator.holdsBack(endpoints.payAsLcoCustomer);
    portal.dispatch(resumePayment.requested({ id: idIn(portal) }));
    await untilIdle();
    expect(askedForPage(other)).toBe(1);
    other.operator.answers(endpoints.paymentStatus, outcome('success'));
    await other.press(checkPayment, { txnid: 'TX1' });
    page(paymentPage);
    await untilIdle();
    expect(lastStep(portal)).toBe('paid');
    expect(submittedAddresses).toHaveLength(1);
  });
});

it('The operator is asked about an attempt that has reached the page before it is given up', async () => {
  const portal = await portalWithPayment(byCard);
  portal.operator.answers(endpoints.paymentStatus, outcome('success'));
  await portal.press(abandonPayment, { id: idIn(portal) });
  expect(lastStep(portal)).toBe('paid');
});
