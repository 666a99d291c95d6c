import type { BlockCode, Failure } from './failure';

/**
 * The sentences of the store and the sagas, in English. The documented ones are copied from the specification to the
 * letter. Screens show the sentences in the subscriber's language (`src/translations`).
 */
export const messages = {
  /** Two spaces after the full stop, as documented (specification §8). */
  sessionExpired: "Valid session doesn't exist.  Please login again.",
  accountMismatched:
    'This browser is now logged in with another account. Log in again to continue with yours.',
  loggedOut: 'You are logged out.',
  loggedOutHereOnly: 'Signed out here, but not on our server. Close the browser if others use it.',
  wrongDetails: 'Some details are missing. Check what you entered and try again.',
  refused: 'Your operator couldn’t do this. Try again later.',
  faulty: 'Your operator’s system has a fault at the moment. Try again later.',
  faultyUnknown:
    'Your operator’s system has a fault at the moment, so we don’t know yet whether this was done. Check before you try again.',
  connectionLost: 'We lost the connection before the answer came.',
  systemFaulty: 'Your operator’s system has a fault at the moment.',
  answerUnreadable: 'Your operator sent an answer we couldn’t read.',
  unreadable: 'Your operator sent an answer we couldn’t read. Try again later.',
  unreachable: 'We couldn’t reach your operator. Check your connection and try again.',
  tooSlow: 'Your operator is taking too long to answer. Try again later.',
  notStored:
    'This browser can’t store anything for this site, so nothing was sent. Free some space or allow the site to store data, and try again.',
  outdated: 'Something has changed in the meantime, so nothing was sent.',
  accountUnconfirmed:
    'Your operator didn’t confirm your account, so nothing was sent. Try again later.',
  unknown:
    'We lost the connection before the answer came, so we don’t know yet whether this was done. Check before you try again.',
  unclear: 'The operator’s answer doesn’t say whether this was done. Check before you try again.',
  operatorSaid: 'Your operator said: “{words}”',
  defect: 'Something went wrong on this page. Nothing you did caused it.',
  englishInstead: 'Some texts are in English because they couldn’t be loaded.',
  startAgain: 'Something went wrong on this page. We are taking you back to login.',
} as const;

/** Screens have their own sentences for the other codes. */
const blockSentences: Partial<Record<BlockCode, string>> = {
  ACCOUNT_UNCONFIRMED: messages.accountUnconfirmed,
  NOT_STORED: messages.notStored,
};

/** The operator's sentence in an answer that leaves the outcome unknown; otherwise ''. */
export const operatorWordsOf = (failure: Failure | null): string =>
  (failure?.kind === 'unknown' && failure.message) || '';

/** Whether the status is an error of the operator's server or of a proxy. */
export const isFault = (status: number): boolean => status >= 500;

/** A failure in one plain sentence. For a refusal this is the operator's own sentence, if there is one. */
export const failureSentence = (failure: Failure): string => {
  switch (failure.kind) {
    case 'payloadMissing':
      return messages.wrongDetails;
    case 'refused':
      return failure.message || (isFault(failure.status) ? messages.faulty : messages.refused);
    case 'blocked':
      return blockSentences[failure.code] ?? messages.outdated;
    case 'unreadable':
      return messages.unreadable;
    case 'unreachable':
      return messages.unreachable;
    case 'tooSlow':
      return messages.tooSlow;
    case 'unknown':
      if (failure.status === undefined) return messages.unknown;
      return isFault(failure.status) ? messages.faultyUnknown : messages.unclear;
    case 'defect':
      return messages.defect;
  }
};
