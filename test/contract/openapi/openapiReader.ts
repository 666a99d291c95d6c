import { generateSync } from 'json-schema-faker';
import type { CallName } from '../../../store/wire/answers';
import { contractValidator, wholeSchemaOf } from './contractValidator';

/** What an operator reads in the contract about the answer to one call. */
export interface ContractReader {
  readonly accepts: (body: unknown) => boolean;
  /**
   * An answer that the contract allows; the same seed makes the same answer. `optionals` is the probability of an
   * optional field.
   */
  readonly answerFrom: (seed: number, optionals?: number) => unknown;
}

const MAX_TRIES = 50;

export const contractReader = (call: CallName): ContractReader => {
  const schema = wholeSchemaOf(call);
  const accepts = contractValidator(call);
  return {
    accepts,
    // Some tries fail: the generator does not know `not` beside a pattern, and makes amounts with binary fractions.
    answerFrom: (seed, optionals = 0.6) => {
      for (let nth = 0; nth < MAX_TRIES; nth += 1) {
        const body: unknown = generateSync(schema as Parameters<typeof generateSync>[0], {
          seed: seed * MAX_TRIES + nth,
          optionalsProbability: optionals,
        }); // both say JSON Schema, with types of their own
        if (accepts(body)) return body;
      }
      throw new Error(`No answer to ${call} within ${MAX_TRIES} tries from seed ${seed}.`);
    },
  };
};
