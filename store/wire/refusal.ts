import { errorText, plainText } from './lenientReaders';
import { PROVIDER_REFUSAL_CODES, REFUSAL_CODES } from './values';

/** What an answer says apart from its data. */
export interface AnswerWords {
  /** The operator's or the provider's code; '' when there is none. */
  readonly code: string;
  /** The operator's own sentence; '' when there is none that can be shown. */
  readonly sentence: string;
  /** Whether the answer reports an error or a failure. */
  readonly isFailure: boolean;
}

/**
 * The documented code for a pack that could not be renewed (specification §8). An answer may consist of only this code
 * or one of the sentences below.
 */
export const RENEWAL_REFUSED = '1087';
const FAILED_SENTENCES: ReadonlySet<string> = new Set([
  RENEWAL_REFUSED,
  'Try Renew Within 15 days of expiry',
  'Failed to get CreateConditionalVoucherCharges Result CLOSE',
]);

/** The portal's own code: the instalment provider did not accept the OTP, and no code of the contract says why. */
export const OTP_NOT_TAKEN = 'OTP_NOT_TAKEN';

/**
 * Reads the code and the sentence of an answer from its JSON or from a plain text. The operator sends its sentence in
 * `error` or in `message`, and its code in `errorcode`. It also passes on answers of the instalment provider, which
 * have the code in `errorCode`, the sentence in `message`, and the name of the HTTP status ("Conflict") in `error`.
 * A word in `error` is therefore no code, even if it reads like one: a gateway sends `UNKNOWN` or `BAD_REQUEST` there.
 * This function never throws and takes linear time.
 */
export const wordsOf = (answer: unknown): AnswerWords => {
  if (typeof answer === 'string' || typeof answer === 'number') return wordsOfText(String(answer));
  if (typeof answer !== 'object' || answer === null) return NO_WORDS;
  const body: Readonly<Record<string, unknown>> = { ...answer };
  const error = errorText(body['error']);
  const code = errorText(body['errorcode']) || errorText(body['errorCode']);
  const otp = code === '' ? wordsOfOtp(body) : null;
  if (otp) return otp;
  const isFailing = [body['status'], body['success'], body['result']].some(saysFailure);
  return {
    code,
    sentence: shown(plainText(body['message']) || (error === code ? '' : error)),
    isFailure: code !== '' || error !== '' || isFailing,
  };
};

/**
 * The refusal of the OTP in a payment result (specification §3), even if the answer is otherwise a success; null when
 * the result reports no failure.
 */
const wordsOfOtp = ({ responseData }: Readonly<Record<string, unknown>>): AnswerWords | null => {
  const otp = fieldsOf(fieldsOf(responseData)['OTP']);
  if (!saysFailure(otp['status'])) return null;
  const code = errorText(otp['pgResponseCode']);
  return {
    code: isKnownCode(code) ? code : OTP_NOT_TAKEN,
    sentence: shown(plainText(otp['reason'])),
    isFailure: true,
  };
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const NO_WORDS: AnswerWords = { code: '', sentence: '', isFailure: false };

/** A text alone is a refusal if it is exactly a documented sentence or code. Any other text proves nothing. */
const wordsOfText = (answer: string): AnswerWords => {
  const text = answer.trim();
  const isDocumented = FAILED_SENTENCES.has(text);
  return {
    code: isDocumented ? RENEWAL_REFUSED : '',
    // An HTML page of a gateway or a public network is not a sentence of the operator.
    sentence: text.startsWith('<') || text === RENEWAL_REFUSED ? '' : shown(text),
    isFailure: isDocumented,
  };
};

const FAILING: ReadonlySet<string> = new Set(['failure', 'failed', 'fail', 'error', 'false']);
/** The instalment provider repeats the HTTP status in its body. */
const FIRST_ERROR_STATUS = 400;

const saysFailure = (value: unknown): boolean =>
  value === false ||
  (typeof value === 'number' && value >= FIRST_ERROR_STATUS) ||
  FAILING.has(plainText(value).toLowerCase());

const LONGEST_SENTENCE = 300;
const shown = (sentence: string): string =>
  sentence.length > LONGEST_SENTENCE ? `${sentence.slice(0, LONGEST_SENTENCE)}…` : sentence;

/** Whether a code of the operator or the instalment provider always means a refusal, whatever the status. */
export const isKnownCode = (code: string): boolean => KNOWN_CODES.has(code);

/** Whether a pack's result has a documented reason for its refusal. */
export const isNamedRefusal = (code: string, sentence: string): boolean =>
  isKnownCode(code) || (code === '' && FAILED_SENTENCES.has(sentence.trim()));

const KNOWN_CODES = new Set<string>([...REFUSAL_CODES, ...PROVIDER_REFUSAL_CODES, OTP_NOT_TAKEN]);
