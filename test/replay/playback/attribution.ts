import { endpoints } from '../../../sagas/api/endpoints';
import type { CallName } from '../../../store/wire/answers';
import { Difference } from '../compare/difference';
import type { RecordedCall } from '../recording/recording';

/** Who may have asked for a call that is in an archive of calls alone. */
export interface CallOrigin {
  /** A read that a saga may have asked for as well as a screen. */
  readonly isDoubtful: boolean;
  /** The same was read before in this session of this page. */
  readonly isAgain: boolean;
  /** The call that changed something and was answered right before; null when there is none. */
  readonly after: CallName | null;
  /** The call that moves money and left right behind it: its press has asked for this read. */
  readonly before: RecordedCall | null;
}

export type Attribution = (call: RecordedCall) => CallOrigin;

/** What a saga asks for because of an answer leaves so soon after it. Milliseconds. */
const FOLLOWS_WITHIN = 1_000;
/** The clocks of a network panel are no better. Milliseconds. */
const CLOCK_SKEW = 20;

/**
 * Tells the reads that only a screen asks for (the first of their kind on a page) from those that a saga may ask
 * for: a read of what was read before, and a read right after an answer that changed something. A screen that
 * is opened again looks like the first of these, so they stay in doubt; a read that is both is a saga's.
 */
export const createAttribution =
  (calls: readonly RecordedCall[]): Attribution =>
  (call) => {
    const before = calls.slice(0, calls.indexOf(call));
    const session = before.slice(before.findLastIndex(isSessionChange) + 1);
    const isAgain = session.some((one) => one.call === call.call && isSameRequest(one, call));
    const after =
      before.findLast((one) => hasChanged(one) && isRightAfter(call, one))?.call ?? null;
    const next = calls.slice(calls.indexOf(call) + 1).find((one) => endpoints[one.call].changes);
    const leadsTo = next && endpoints[next.call].money && isRightAfter(next, call) ? next : null;
    const isDoubtful = isRead(call) && (isAgain || after !== null);
    return { isDoubtful, isAgain, after, before: isDoubtful && isAgain ? leadsTo : null };
  };

const isSessionChange = ({ call }: RecordedCall): boolean => call === 'login' || call === 'logout';

const isRead = ({ call }: RecordedCall): boolean =>
  !endpoints[call].changes && endpoints[call].quiet;

/** After the answer to a question about a payment the portal reads again, too. */
const hasChanged = ({ call }: RecordedCall): boolean =>
  endpoints[call].changes || call === 'paymentStatus';

const isRightAfter = ({ at }: RecordedCall, { at: left, took }: RecordedCall): boolean => {
  const since = at - (left + took);
  return since >= -CLOCK_SKEW && since <= FOLLOWS_WITHIN;
};

const isSameRequest = (one: RecordedCall, other: RecordedCall): boolean =>
  JSON.stringify(one.asked) === JSON.stringify(other.asked);

export const notFollowed = ({ call, method, path }: RecordedCall, after: CallName): Difference =>
  new Difference(
    `${call} was not called again after ${after}; the recording has ${method} ${path}`,
  );

export const describeDoubt = (
  { call, method, path, at }: RecordedCall,
  { after }: CallOrigin,
): string => {
  const when = after ? `after ${after}` : 'again';
  return `${call} ${when} (${method} ${path}, ${(at / 1000).toFixed(2)} s)`;
};
