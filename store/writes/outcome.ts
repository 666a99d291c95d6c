import type { Failure } from '../core/failure';
import { isKnownCode } from '../wire/refusal';

/**
 * Whether a write that failed may have been carried out all the same: the one definition of the product.
 *
 *   never left (offline, no payload), or stopped by the portal itself         certain
 *   200, 201 with a readable body whose pack result says no                   certain
 *   4xx whose body is a refusal that the contract knows (message or code)     certain
 *   409, 422, 429 likewise, but only with a code that the contract knows      certain
 *   401, which is said before anything is carried out                         certain, see `isSettledBy`
 *   everything else: no answer, an unreadable one, 202, 204, 3xx, 408, 425,
 *   5xx, any body that the contract does not know                             unknown
 *
 * Of a read the question has no meaning.
 */
export const isOutcomeUnknown = (failure: Failure): boolean => {
  switch (failure.kind) {
    case 'payloadMissing':
    case 'blocked':
    case 'unreachable':
      return false;
    case 'refused':
      return !isCertain(failure);
    default:
      return true;
  }
};

/**
 * Whether a failure of a sending settles its write. One that was sent before without an answer is settled by
 * nothing but the operator's word on it: that another sending never left, or found no session, says
 * nothing about the first.
 */
export const isSettledBy = (failure: Failure, isFirstSending: boolean): boolean =>
  !isOutcomeUnknown(failure) &&
  (isFirstSending || (failure.kind === 'refused' && failure.status !== 401));

type Refused = Extract<Failure, { readonly kind: 'refused' }>;

/** A server or a gateway also says these while it still works on an earlier sending of the same. */
const AMBIGUOUS = [409, 422, 429];
/** Said by a server that waited in vain, or that wants the same once more: of no request in particular. */
const TRANSPORT = [408, 425];

const isCertain = ({ status, message, code = '' }: Refused): boolean => {
  if (status === 200 || status === 201 || status === 401) return true;
  if (status < 400 || status >= 500 || TRANSPORT.includes(status)) return false;
  return isKnownCode(code) || (!AMBIGUOUS.includes(status) && (message !== '' || code !== ''));
};
