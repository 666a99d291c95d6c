import { endpoints } from '../../../../sagas/api/endpoints';
import { selectClockOffset } from '../../../../store/app/app';
import { loadActivePacks } from '../../../../store/packs/packs';
import { openPortal } from '../../../support/portal';

const MINUTE = 60_000;
const all = { productstatus: 'ALL' } as const;
const offsetAfter = async (...dates: readonly (string | null)[]) => {
  const portal = await openPortal();
  for (const date of dates) {
    portal.operator.replies(endpoints.activePacks, () =>
      Response.json([], { headers: date === null ? {} : { date } }),
    );
    await portal.press(loadActivePacks, all);
  }
  return Math.round(selectClockOffset(portal.state()) / MINUTE);
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toUTCString();

describe('The clock of the operator', () => {
  it.each([
    ['says nothing', [null], 0],
    ['is no date', ['soon'], 0],
    ['agrees', [inMinutes(0)], 0],
    ['differs by less than an hour', [inMinutes(50)], 0],
    ['is two days ahead', [inMinutes(2_880)], 2_880],
    ['is three hours behind', [inMinutes(-180)], -180],
    ['says nothing after it differed', [inMinutes(180), null], 180],
    ['agrees again, for the device was set right', [inMinutes(180), inMinutes(0)], 0],
  ])('Its date %s: an offset of more than an hour counts', async (_, dates, minutes) => {
    expect(await offsetAfter(...dates)).toBe(minutes);
  });
});
