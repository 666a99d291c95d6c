import type { Failure } from './failure';

/**
 * What the store and the sagas say, in English: the documented sentences to the letter, and the
 * plain ones around them. A screen shows them in the subscriber's language
 * (`src/text/translateMessage.ts` has each of them in Hindi).
 */
export const messages = {
  /** Two spaces after the full stop, as documented (specification §8). */
  sessionExpired: "Valid session doesn't exist.  Please login again.",
  accountMismatched:
    'This browser is now logged in with another account. Log in again to go on with yours.',
  loggedOut: 'You are logged out.',
  loggedOutHereOnly:
    'You are logged out on this device. The operator could not be reached, so close the browser if others use it.',
  wrongDetails: 'Some details are missing. Check what you typed and try again.',
  refused: 'The operator could not do this. Try again in a while.',
  unreadable: 'The operator sent an answer we could not read. Try again in a while.',
  unreachable: 'You seem to be offline. Check your connection and try again.',
  tooSlow: 'The operator is taking too long to answer. Try again in a while.',
  notStored:
    'This browser cannot store anything for this site, so nothing was sent. Free some space or allow the site to store data, and try again.',
  otherPayment:
    'The operator began another payment instead of going on with this one, so we did not send you there. Check this one, and contact us with its reference if it stays open.',
  unknown:
    'We lost the connection before the answer came, so we do not know yet whether this was done. Check before you try again.',
  unclear: 'The operator’s answer does not say whether this was done. Check before you try again.',
  defect: 'Something went wrong on this page. Nothing you did caused it.',
  startAgain: 'Something went wrong on this page. We are taking you back to login.',
} as const;

export type Message = (typeof messages)[keyof typeof messages];

/** A failure in one plain sentence. The operator's own sentence wins where it gave one. */
export const sentenceOf = (failure: Failure): string => {
  switch (failure.kind) {
    case 'payloadMissing':
      return messages.wrongDetails;
    case 'refused':
      return failure.message || messages.refused;
    case 'unreadable':
      return messages.unreadable;
    case 'unreachable':
      return messages.unreachable;
    case 'tooSlow':
      return messages.tooSlow;
    case 'unknown':
      return failure.status === undefined ? messages.unknown : messages.unclear;
    case 'defect':
      return messages.defect;
  }
};
