import { boxesOf, boxOf } from '../books/customers';
import { MINUTE, stampOf } from '../clock';
import type { Handlers } from '../route';
import { Refusal } from '../transport/refusal';

/** Milliseconds before the rights of a box can be sent again, because the first ones may still be on their way. */
const COOL_DOWN = 15 * MINUTE;
const USUAL_WAIT_MINUTES = 5;

const retrackAfter = (retrackedat: number | null, now: number): string =>
  retrackedat !== null && retrackedat + COOL_DOWN > now ? stampOf(retrackedat + COOL_DOWN) : '';

export const equipmentCalls: Handlers<'cpe' | 'retrack'> = {
  cpe: ({ database, clock, customerid }) =>
    boxesOf(database, customerid).map((box) => ({
      stbno: box.stbno,
      smcno: box.smcno,
      boxname: box.name,
      boxtype: box.hd === 1 ? 'HD' : 'SD',
      status: box.status,
      primary: box.main === 1,
      retrackafter: retrackAfter(box.retrackedat, clock.now()),
    })),

  retrack: ({ database, clock, customerid, request }) => {
    const box = boxOf(database, customerid, request.stbno);
    if (!box || (request.smcno !== undefined && request.smcno !== box.smcno)) {
      throw new Refusal(404, 'This box does not belong to your account.', 'NO_SUCH_BOX');
    }
    const now = clock.now();
    const wait = (box.retrackedat ?? -Infinity) + COOL_DOWN - now;
    if (wait > 0) {
      const minutes = Math.ceil(wait / MINUTE);
      throw new Refusal(
        429,
        `This box was refreshed a moment ago. You can do it again in ${minutes} min.`,
        'RETRACK_WAIT',
      );
    }
    database.run('update boxes set retrackedat = ? where stbno = ?', now, box.stbno);
    return {
      stbno: box.stbno,
      waitminutes: USUAL_WAIT_MINUTES,
      retrackafter: stampOf(now + COOL_DOWN),
      message: 'The rights are on their way to your box. Leave it switched on.',
    };
  },
};
