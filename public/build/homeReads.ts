import { mayLeaveEarly } from '../../sagas/api/earlyReads';
import { endpoints } from '../../sagas/api/endpoints';
import { encodeRequest } from '../../sagas/api/payload';
import type { CallName } from '../../store/wire/answers';
import { HOME_READS } from '../../store/wire/homeReads';

/**
 * The addresses that `public/earlyReads.js` requests, relative to the API base and separated by spaces.
 *
 * @throws when one of the calls must not be sent early (`mayLeaveEarly`).
 */
export const homeReads = (
  asked: Readonly<Partial<Record<CallName, unknown>>> = HOME_READS,
): string => {
  const rows = Object.values(endpoints).filter(({ name }) => name in asked);
  const refused = rows.find((row) => !mayLeaveEarly(row));
  if (refused) throw new Error(`${refused.name} must not leave before it is asked for.`);
  return rows
    .map((row) => encodeRequest(row, asked[row.name], (fields) => fields).address)
    .join(' ');
};
