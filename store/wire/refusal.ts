import * as v from 'valibot';
import { text } from './lenientReaders';

const optionalText = v.fallback(text, '');

/**
 * The body of an answer that is a no. The operator writes `error` or `message` and `errorcode`;
 * the instalment provider, whose body the operator passes on, writes `errorCode` with its
 * sentence in `message` and the name of the status in `error`. Nothing here can make reading fail.
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

export type RefusalBody = v.InferOutput<typeof refusal>;
