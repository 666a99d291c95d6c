import { endpoints } from '../../../../../sagas/api/endpoints';
import { dropSignatures } from '../../../../../sagas/payments/engine/memoryCaches';
import { selectFailure } from '../../../../../store/core/flows';
import {
  paymentWatched,
  resumePayment,
  selectAttempts,
  startPayment,
} from '../../../../../store/payments/payments';
import type { TestPortal } from '../../../../support/portal';
import { untilIdle } from '../../../../support/waiting';
import {
  byCard,
  byInstalment,
  eligible,
  idIn,
  outcome,
  portalWithPayment,
  pressPayment,
  submitCode,
  submittedAddresses,
} from '../openedPayments';

const steps = (portal: TestPortal) => selectAttempts(portal.state()).map(({ step }) => step);
const cardFailure = (portal: TestPortal) => selectFailure(portal.state(), startPayment);

/** What a provider answers to the second sending of an OTP whose first sending has paid. */
const COPY_REFUSALS = [
  ...['LP_DUPLICATE_TRANSACTION_REQUEST', 'LP_INVALID_TXN_REF_NO', 'LP_TXN_EXPIRED'],
] as const;

describe('An OTP that the provider refuses after it was submitted', () => {
  const refused = async (errorCode: string): Promise<TestPortal> => {
    const portal = await portalWithPayment(byInstalment);
    portal.operator.refuses(endpoints.instalmentPay, 409, { errorCode, message: 'No.' });
    return portal;
  };

  it.each(COPY_REFUSALS)('%s: it is paid when the operator says so', async (code) => {
    const portal = await refused(code);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    await submitCode(portal, '123456');
    expect(steps(portal)).toEqual(['paid']);
  });

  it.each(COPY_REFUSALS)('%s: it is unknown while the operator cannot be asked', async (code) => {
    const portal = await refused(code);
    portal.operator.refuses(endpoints.paymentStatus, 503);
    await submitCode(portal, '123456');
    expect(steps(portal)).toEqual(['unknown']);
    await pressPayment(portal, byCard);
    expect(submittedAddresses).toEqual([]);
    expect(cardFailure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
  });

  it('It has failed when the operator knows of no payment', async () => {
    const portal = await refused('LP_TXN_EXPIRED');
    portal.operator.answers(endpoints.paymentStatus, outcome('pending'));
    await submitCode(portal, '123456');
    expect(steps(portal)).toEqual(['failed']);
  });
});

describe('A failure of which the provider says that it has the money', () => {
  it('The same bill is not paid again before the operator has cleared it', async () => {
    const portal = await portalWithPayment(byCard);
    const captured = outcome('failure', { unmappedstatus: 'captured' });
    portal.operator.answers(endpoints.paymentStatus, captured);
    portal.operator.answers(endpoints.confirmPayment, captured);
    portal.dispatch(paymentWatched({ txnid: 'TX1' }));
    await untilIdle();
    await pressPayment(portal, byCard);
    expect(submittedAddresses).toEqual(['/card']);
    expect(cardFailure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
    portal.operator.answers(endpoints.paymentStatus, outcome('failure'));
    portal.dispatch(paymentWatched({ txnid: 'TX1' }));
    await untilIdle();
    expect(steps(portal)).toEqual(['failed']);
  });
});

describe('A hold of which the operator says that another amount was paid', () => {
  const disputed = async (): Promise<TestPortal> => {
    const portal = await portalWithPayment(byInstalment);
    portal.operator.answers(endpoints.paymentStatus, outcome('success', { amount: '510.00' }));
    portal.operator.refuses(endpoints.instalmentCancel, 409, {
      errorCode: 'LP_SUCCESS_TXN_EXISTS',
    });
    return portal;
  };

  it('Another payment method begins nothing, and the hold is cancelled at most once', async () => {
    const portal = await disputed();
    await pressPayment(portal, byCard);
    expect(portal.operator.receivedOf('instalmentCancel')).toHaveLength(1);
    expect(submittedAddresses).toEqual([]);
    expect(cardFailure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
  });

  it('After a reload the provider is asked for no other hold', async () => {
    const portal = await disputed();
    dropSignatures();
    const second = { txnRefNo: 'LP2', paymentid: 'TX2', initiatesignature: 'another' };
    portal.operator.answers(endpoints.instalmentEligibility, { ...eligible, ...second });
    await portal.press(resumePayment, { id: idIn(portal) });
    expect(portal.operator.receivedOf('instalmentEligibility')).toHaveLength(1);
    expect(steps(portal)).toEqual(['unknown']);
  });
});

it('A hold that the provider says is paid blocks another payment while the operator cannot be asked', async () => {
  const portal = await portalWithPayment(byInstalment);
  portal.operator.refuses(endpoints.instalmentCancel, 409, { errorCode: 'LP_SUCCESS_TXN_EXISTS' });
  portal.operator.refuses(endpoints.paymentStatus, 503);
  await pressPayment(portal, byCard);
  expect(cardFailure(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
  expect(steps(portal)).toEqual(['unknown']);
});
