import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import { selectSnackbar } from '../../../../store/app/snackbar';
import { messages } from '../../../../store/core/messages';
import { LOGIN } from '../../../../store/core/paths';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { openPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const record = (customerid: string) => ({ ...subscriberSample, customerid });

describe('The record of the subscriber who is logged in', () => {
  it('The own record is shown', async () => {
    const portal = await openPortal();
    await portal.logIn({ customerid: '700412' });
    portal.operator.answers(endpoints.subscriber, record('700412'));
    portal.dispatch(loadSubscriber.requested());
    await portal.until(() => selectUserInfo(portal.state()) !== null);
    expect(selectIsLoggedIn(portal.state())).toBe(true);
  });

  it('Another subscriber’s record ends the session, is not shown, and says so', async () => {
    const portal = await openPortal();
    await portal.logIn({ customerid: '700412' });
    portal.operator.answers(endpoints.subscriber, record('700413'));
    portal.dispatch(loadSubscriber.requested());
    await portal.until((state) => !selectIsLoggedIn(state));
    await untilIdle();
    expect(selectUserInfo(portal.state())).toBeNull();
    expect(portal.moves).toEqual([LOGIN]);
    expect(selectSnackbar(portal.state())?.message).toBe(messages.accountMismatched);
  });

  it('In development the sample record of an unreachable operator ends no session', async () => {
    const portal = await openPortal({ app: { mode: 'development' } });
    await portal.logIn({ customerid: '1' });
    portal.operator.answers(endpoints.subscriber, record('700412'));
    portal.dispatch(loadSubscriber.requested());
    await portal.until(() => selectUserInfo(portal.state()) !== null);
    expect(selectIsLoggedIn(portal.state())).toBe(true);
  });
});
