import * as v from 'valibot';
import { text } from './lenientReaders';
import { REFUSAL_CODES } from './operatorDefaults';

const optionalText = v.fallback(text, '');

/**
 * The body of a refusal. The operator sends `error` or `message` and `errorcode`. The instalment
 * provider, whose body the operator passes on, sends `errorCode`, its sentence in `message` and the name
 * of the status in `error`. Reading never fails.
 */
export const refusal = v.fallback(
  v.pipe(
    v.object({
      error: optionalText,
      message: optionalText,
      errorcode: optionalText,
      errorCode: optionalText,
    }),
    v.transform(({ error, message, errorcode, errorCode }) => ({
      message: message || error,
      code: errorcode || errorCode,
    })),
  ),
  { message: '', code: '' },
);

/**
 * The codes with which the operator or the instalment provider (`LP_…`) refuses for certain. A status that
 * alone proves nothing (409, 422, 429) is a refusal only with one of them.
 */
export const isKnownCode = (code: string): boolean =>
  code.startsWith('LP_') || KNOWN_CODES.has(code);

const KNOWN_CODES = new Set<string>(REFUSAL_CODES);
