import { endpoints } from '../../../../sagas/api/endpoints';
import { packChangesDomain } from '../../../../sagas/packs/packChanges';
import { packsDomain } from '../../../../sagas/packs/packs';
import { removePack } from '../../../../store/packs/packChanges';
import { openPortal } from '../../../support/portal';

it.each([
  [{ productid: 'SPO', stbno: 'B1', reason: 'Too dear & too loud' }],
  [{ productid: 'SPO', stbno: 'B1' }],
])(
  'A removal is sent with every field that the subscriber has given, and no other: %j',
  async (removal) => {
    const portal = await openPortal({ domains: [packsDomain, packChangesDomain] });
    await portal.logIn();
    portal.operator.answers(endpoints.removePack, { productid: 'SPO', productstatus: 'ACTIVE' });
    await portal.press(removePack, removal);
    const [sent] = portal.operator.receivedOf('removePack');
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual(removal);
  },
);
