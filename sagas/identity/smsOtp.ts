import { CANCEL } from 'redux-saga';

/** WebOTP: the code of a text message that is bound to this origin. */
declare global {
  interface CredentialRequestOptions {
    readonly otp?: { readonly transport: readonly 'sms'[] };
  }
}

/**
 * The code of the operator's text message, if the browser can read it and the subscriber allows it; else
 * null. Cancelling the saga stops the wait.
 */
export const readSmsOtp = (): Promise<string | null> => {
  const abort = new AbortController();
  return Object.assign(read(abort.signal), { [CANCEL]: () => abort.abort() });
};

const read = async (signal: AbortSignal): Promise<string | null> => {
  if (!('OTPCredential' in window)) return null;
  try {
    const credential = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal });
    return credential && 'code' in credential && typeof credential.code === 'string'
      ? credential.code
      : null;
  } catch {
    // Refused, timed out or left: the subscriber types the code.
    return null;
  }
};
