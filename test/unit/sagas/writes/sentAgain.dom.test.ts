import { call, takeEvery } from 'typed-redux-saga';
import { endpoints } from '../../../../sagas/api/endpoints';
import type { Domain } from '../../../../sagas/core/domain';
import { findOutcomes } from '../../../../sagas/writes/findOutcomes';
import { idempotentCall } from '../../../../sagas/writes/idempotentCall';
import { connectionChanged } from '../../../../store/app/connection';
import { sessionExpired } from '../../../../store/identity/session';
import { outcomesWanted } from '../../../../store/writes/earlierWrites';
import { REFUSED_KEY_LIFETIME } from '../../../../store/writes/pendingWrites';
import type { TestPortal } from '../../../support/portal';
import { keptPendingWrites } from '../../../support/storage/keptWrites';
import { passBookingWindow, until, untilIdle } from '../../../support/waiting';
import {
  books,
  changeRecords,
  failureOf,
  findingDomain,
  loseRenewal,
  openRenewals,
  REFUSED_AS_TOO_EARLY,
  renew,
  renewed,
  RENEWING_CUSTOMER,
  shownIn,
  topsUp,
} from './renewals';

/*
 * A renewal that is pressed again after its answer was lost. What the portal then knows of the first request decides
 * whether the operator gets a second payment.
 */

const HONOURED = { idempotency: 'honoured' } as const;
const keysOf = (portal: TestPortal) => portal.operator.keysOf('renew');
const stepsIn = (portal: TestPortal) => shownIn(portal).map((shown) => shown.split(' ')[1]);

/** The network fails before this request is sent. */
const withoutNetwork = (portal: TestPortal) => ({
  *beforeSending() {
    yield* call(() => portal.dispatch(connectionChanged({ online: false })));
  },
});
const hasNetwork = (portal: TestPortal) => portal.dispatch(connectionChanged({ online: true }));

/** The operator books a renewal, and its answer is lost. */
const losesAfter = (portal: TestPortal, change: () => void) =>
  portal.operator.replies(endpoints.renew, () => {
    change();
    throw new TypeError('network failed');
  });

/** A renewal that was looked for and not found. */
const notFound = async (): Promise<TestPortal> => {
  const portal = await openRenewals();
  await loseRenewal(portal);
  await changeRecords({ isNotFound: true });
  return portal;
};

/** The page looks for the outcome from now on, until it is found. */
const findsOut = async (portal: TestPortal, step: string) => {
  portal.add(findingDomain);
  await portal.until(() => stepsIn(portal).includes(step));
  await untilIdle();
};

afterEach(() => jest.restoreAllMocks());

describe('A renewal whose outcome is unknown', () => {
  it('A renewal that the operator booked at once is found although it was sent again later', async () => {
    const portal = await openRenewals(HONOURED);
    losesAfter(portal, () => books(portal));
    await failureOf(renew(portal));
    await loseRenewal(portal);
    expect(new Set(keysOf(portal)).size).toBe(1);
    expect(keysOf(portal)).toHaveLength(2);
    await findsOut(portal, 'booked');
  });

  it('A second request without a network fails as not sent, and the first stays unknown', async () => {
    const portal = await openRenewals(HONOURED);
    await loseRenewal(portal);
    const failure = await failureOf(renew(portal, withoutNetwork(portal)));
    expect(failure).toMatchObject({ kind: 'unreachable' });
    expect(keysOf(portal)).toHaveLength(1);
    expect(keptPendingWrites()).toHaveLength(1);
  });

  it('The record of another renewal stays as it is when this one is sent again', async () => {
    const portal = await openRenewals(HONOURED);
    await loseRenewal(portal, 'A');
    await loseRenewal(portal, 'B');
    const [, other] = keptPendingWrites();
    await loseRenewal(portal, 'A');
    expect(keptPendingWrites()).toMatchObject([{ sentAgain: expect.any(Number) }, {}]);
    expect(keptPendingWrites()[1]).toEqual(other);
  });
});

describe('A renewal that was not found', () => {
  it('It is not sent again when the operator has booked it by then', async () => {
    const portal = await notFound();
    books(portal);
    expect(await failureOf(renew(portal))).toMatchObject({ code: 'JUST_PAID' });
    expect(keysOf(portal)).toHaveLength(1);
  });

  it('It is not sent when another tab has sent it again while this one confirms the account', async () => {
    const portal = await notFound();
    portal.add(findingDomain);
    await untilIdle();
    const failure = await failureOf(
      renew(portal, {
        *beforeSending() {
          yield* call(changeRecords, { isNotFound: false, sentAgain: Date.now() });
        },
      }),
    );
    expect(failure).toMatchObject({ kind: 'unknown' });
    expect(keysOf(portal)).toHaveLength(1);
    await untilIdle();
    expect(stepsIn(portal)).toEqual(['findingOut']);
  });

  it('Sent again after a top-up of the same amount, it is compared with the data after the top-up', async () => {
    const portal = await notFound();
    const recharge = topsUp(portal);
    losesAfter(portal, () => books(portal, { left: '200.00', earlier: [recharge] }));
    await failureOf(renew(portal));
    expect(keysOf(portal)).toHaveLength(2);
    await findsOut(portal, 'booked');
  });

  it('A refusal of the second request is not followed by the message that the first was not found', async () => {
    const portal = await openRenewals({}, [findingDomain]);
    await loseRenewal(portal);
    await untilIdle();
    passBookingWindow();
    portal.dispatch(outcomesWanted());
    await portal.until(() => stepsIn(portal).includes('notBooked'));
    await untilIdle();
    portal.operator.refuses(endpoints.renew, 409, REFUSED_AS_TOO_EARLY);
    expect(await failureOf(renew(portal))).toMatchObject({ kind: 'refused' });
    await untilIdle();
    expect(stepsIn(portal)).toEqual([]);
    expect(keptPendingWrites()).toMatchObject([{ isNotFound: true }]);
  });

  const anHourLater = () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + REFUSED_KEY_LIFETIME + 1);
  };

  it('A request that was not sent is no refusal, so the same key is used an hour later', async () => {
    const portal = await notFound();
    await failureOf(renew(portal, withoutNetwork(portal)));
    hasNetwork(portal);
    anHourLater();
    portal.operator.answers(endpoints.renew, [renewed()]);
    await renew(portal);
    const [first, second] = keysOf(portal);
    expect(second).toBe(first);
  });

  it('An hour after an answer that is judged as refused it gets a new key, because the operator may repeat that answer', async () => {
    const portal = await notFound();
    portal.operator.answers(endpoints.renew, [renewed()]);
    await renew(portal, { judge: () => ({ outcome: 'refused', sentence: '' }) });
    anHourLater();
    await renew(portal);
    const [first, second, third] = keysOf(portal);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

it('A renewal whose session ends before its answer is looked for after the next login', async () => {
  const pressed = { type: 'topUp/pressed' };
  const renewing: Domain = {
    ...findingDomain,
    *saga() {
      yield* findOutcomes(['renew']);
      yield* takeEvery(pressed.type, () =>
        idempotentCall(endpoints.renew, { productid: 'A', chargeperiod: 'MONTHLY' }),
      );
    },
  };
  const portal = await openRenewals({}, [renewing]);
  portal.operator.keepsSilent(endpoints.renew);
  portal.dispatch(pressed);
  await until(() => keysOf(portal).length === 1);
  portal.dispatch(sessionExpired('subscriber'));
  await untilIdle();
  await portal.logIn({ customerid: RENEWING_CUSTOMER });
  await untilIdle();
  expect(stepsIn(portal)).toEqual(['findingOut']);
});
