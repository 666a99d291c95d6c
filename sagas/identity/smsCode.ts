import { CANCEL } from 'redux-saga';

/** What the browser hands over of a text message that is bound to this origin (WebOTP). */
declare global {
  interface CredentialRequestOptions {
    readonly otp?: { readonly transport: readonly 'sms'[] };
  }
}

/**
 * The code out of the operator's text message, where the browser can read it and the subscriber
 * lets it; null otherwise. A saga that is cancelled stops the waiting.
 */
export const readSmsCode = (): Promise<string | null> => {
  const abort = new AbortController();
  return Object.assign(read(abort.signal), { [CANCEL]: () => abort.abort() });
};

const read = async (signal: AbortSignal): Promise<string | null> => {
  if (!('OTPCredential' in window)) return null;
  try {
    const given = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal });
    return given && 'code' in given && typeof given.code === 'string' ? given.code : null;
  } catch {
    // Refused, timed out or left: the subscriber types the code.
    return null;
  }
};
