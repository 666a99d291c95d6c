import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import { openPortal } from '../../../support/portal';

it('The balance that a payment asked for is read when the domain comes later', async () => {
  const portal = await openPortal({ domains: [] });
  await portal.logIn({ customerid: '700412' });
  portal.dispatch(loadSubscriber.requested());
  portal.add(subscriberDomain);
  await portal.until(() => selectUserInfo(portal.state()) !== null);
});
