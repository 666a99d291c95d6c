import { endpoints } from '../../../sagas/api/endpoints';
import type { CallName } from '../../../store/wire/answers';
import { Difference } from '../compare/difference';
import type { RecordedCall } from '../recording/recording';

/** What may have caused a call in an archive that contains only calls. */
export interface CallOrigin {
  /** Whether a saga, and not only a screen, may have asked for this read. */
  readonly isDoubtful: boolean;
  /** Whether the same was read before in this session of this page. */
  readonly isAgain: boolean;
  /** The call that changed something and was answered right before this one; null when there is none. */
  readonly after: CallName | null;
  /**
   * The call that moves money and was sent right after this read, because one press caused both; null when there is
   * none.
   */
  readonly before: RecordedCall | null;
}

export type Attribution = (call: RecordedCall) => CallOrigin;

/** A call that a saga makes because of an answer is sent within this many milliseconds of it. */
const FOLLOWS_WITHIN = 1_000;
/** The precision of a network panel's clocks, in milliseconds. */
const CLOCK_SKEW = 20;

/**
 * Separates reads that only a screen asks for (the first of their kind on a page) from reads that a saga may ask for: a
 * repeated read, and a read right after an answer that changed something. The latter two stay in doubt, because a
 * screen that is opened again repeats its reads too; a read that is both counts as a saga's.
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

/** The portal also reads again after an answer about a payment's status. */
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
