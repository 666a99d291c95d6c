import { equipmentDomain } from '../../../../sagas/account/equipment';
import { retrackDomain } from '../../../../sagas/account/retrack';
import { endpoints } from '../../../../sagas/api/endpoints';
import { loadEquipment } from '../../../../store/account/equipment';
import { retrackBox } from '../../../../store/account/retrack';
import { openPortal, type TestPortal } from '../../../support/portal';

const box = { stbno: 'B1' };
const keyOf = (portal: TestPortal) =>
  portal.operator.receivedOf('retrack').at(-1)?.request.headers.get('idempotency-key');

it('A refresh after a lost answer is a new one, also where the boxes were loaded before its domain', async () => {
  const lost = await openPortal({ domains: [retrackDomain] });
  await lost.logIn();
  lost.operator.isUnreachable(endpoints.retrack);
  expect(await lost.press(retrackBox, box)).toBe('failed');

  const portal = await openPortal({ domains: [equipmentDomain] });
  await portal.logIn();
  portal.operator.answers(endpoints.cpe, []);
  await portal.press(loadEquipment);
  portal.add(retrackDomain);
  portal.operator.answers(endpoints.retrack, box);
  expect(await portal.press(retrackBox, box)).toBe('succeeded');
  expect(keyOf(lost)).not.toBeNull();
  expect(keyOf(portal)).not.toBe(keyOf(lost));
});
