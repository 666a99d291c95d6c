import * as v from 'valibot';
import { text } from './lenientReaders';

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
