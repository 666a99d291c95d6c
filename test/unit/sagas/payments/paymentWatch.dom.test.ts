import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import {
  pageFocused,
  paymentWatched,
  selectChecked,
  selectIsWatched,
} from '../../../../store/payments/payments';
import * as statusCheck from '../../../../store/payments/statusCheck';
import { takeDefects } from '../../../support/defects';
import type { TestPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';
import { byCard, lastStep, openPortalAs, outcome, portalWithPayment } from './openedPayments';

/** The network is gone: the chunk does not load. */
jest.mock('../../../../sagas/payments/status/statusSample', () => {
  throw new Error('Loading chunk payments failed');
});
jest.mock('../../../../store/payments/statusCheck', () => {
  const actual = jest.requireActual<typeof statusCheck>('../../../../store/payments/statusCheck');
  return { ...actual, settlementOf: jest.fn(actual.settlementOf) };
});

const isWatched = (portal: TestPortal) => selectIsWatched(portal.state(), 'TX1');
const isAnswered = (portal: TestPortal) =>
  portal.until((state) => selectChecked(state, 'TX1') !== null);

it('A watch goes on when neither the status nor the chunk of its sample can be loaded', async () => {
  const portal = await portalWithPayment(byCard);
  for (const call of [endpoints.paymentStatus, endpoints.confirmPayment])
    portal.operator.isUnreachable(call);
  portal.dispatch(paymentWatched({ txnid: 'TX1' }));
  await isAnswered(portal);
  expect(selectChecked(portal.state(), 'TX1')).toMatchObject({
    ...{ confirmed: false, status: 'pending', amount: 0 },
  });
  expect(isWatched(portal)).toBe(true);
  portal.operator.answers(endpoints.paymentStatus, outcome('success'));
  portal.dispatch(pageFocused());
  await portal.until((state) => !selectIsWatched(state, 'TX1'));
  expect(lastStep(portal)).toBe('paid');
});

it('A defect ends its own watch, and the payment can be checked again', async () => {
  const portal = await portalWithPayment(byCard);
  jest.mocked(statusCheck.settlementOf).mockImplementationOnce(() => {
    throw new Error('a defect');
  });
  portal.dispatch(paymentWatched({ txnid: 'TX1' }));
  await portal.until((state) => !selectIsWatched(state, 'TX1'));
  expect(takeDefects()).toEqual([new Error('a defect')]);
  portal.operator.answers(endpoints.paymentStatus, outcome('success'));
  portal.dispatch(paymentWatched({ txnid: 'TX1' }));
  await portal.until((state) => selectChecked(state, 'TX1')?.status === 'paid');
  expect(lastStep(portal)).toBe('paid');
});

describe('A payer who returns from the card provider’s page', () => {
  afterEach(() => jest.useRealTimers());

  const returned = async (): Promise<TestPortal> => {
    const portal = await portalWithPayment(byCard);
    portal.operator.answers(endpoints.paymentStatus, outcome('success'));
    return portal;
  };

  it('The status is asked for after two seconds without an answer to the confirmation', async () => {
    const portal = await returned();
    portal.operator.keepsSilent(endpoints.confirmPayment);
    jest.useFakeTimers({ doNotFake: ['performance'] });
    portal.dispatch(paymentWatched({ txnid: 'TX1' }));
    await jest.advanceTimersByTimeAsync(1_900);
    expect(portal.operator.receivedOf('paymentStatus')).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(lastStep(portal)).toBe('paid');
    expect(isWatched(portal)).toBe(false);
  });

  it('A check that left before the confirmation was answered does not take back that it is paid', async () => {
    const portal = await returned();
    const confirm = portal.operator.holdsBack(endpoints.confirmPayment);
    const check = portal.operator.holdsBack(endpoints.paymentStatus);
    jest.useFakeTimers({ doNotFake: ['performance'] });
    portal.dispatch(paymentWatched({ txnid: 'TX1' }));
    await jest.advanceTimersByTimeAsync(2_100);
    expect(portal.operator.receivedOf('paymentStatus')).toHaveLength(1);
    confirm(outcome('success'));
    await jest.advanceTimersByTimeAsync(10);
    check(outcome('pending'));
    await jest.advanceTimersByTimeAsync(10);
    expect(selectChecked(portal.state(), 'TX1')).toMatchObject({ status: 'paid', confirmed: true });
    expect(isWatched(portal)).toBe(false);
    expect(lastStep(portal)).toBe('paid');
  });

  it('A payment that is confirmed at once is asked about with one call', async () => {
    const portal = await returned();
    portal.operator.answers(endpoints.confirmPayment, outcome('success'));
    portal.dispatch(paymentWatched({ txnid: 'TX1' }));
    await portal.until((state) => !selectIsWatched(state, 'TX1'));
    expect(portal.operator.receivedOf('paymentStatus')).toEqual([]);
    expect(lastStep(portal)).toBe('paid');
  });

  it('A page that opens does not ask about a payment that its result screen watches', async () => {
    await returned();
    const reopened = await openPortalAs({ domains: [subscriberDomain] });
    reopened.operator.answers(endpoints.confirmPayment, outcome('success'));
    reopened.add(paymentsDomain);
    reopened.dispatch(paymentWatched({ txnid: 'TX1' }));
    await reopened.until((state) => !selectIsWatched(state, 'TX1'));
    await untilIdle();
    expect(reopened.operator.receivedOf('confirmPayment')).toHaveLength(1);
    expect(reopened.operator.receivedOf('paymentStatus')).toEqual([]);
    expect(lastStep(reopened)).toBe('paid');
  });
});
