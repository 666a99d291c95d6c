import Ajv2020, { type SchemaObject } from 'ajv/dist/2020';
import { generateSync } from 'json-schema-faker';
import type { CallName } from '../../../store/wire/answers';
import { answers } from '../../../store/wire/answers';
import type { JsonSchema } from './openapiDefinitions';
import { componentSchemas, jsonSchemaOf } from './openapiSchemas';

/** The contract's schema of an answer, with the parts that it refers to. */
const wholeSchemaOf = (call: CallName): JsonSchema =>
  ({ ...jsonSchemaOf(answers[call]), components: { schemas: componentSchemas() } }) as JsonSchema; // a keyword of the document, which JSON Schema leaves alone

/**
 * JSON Schema counts in decimals and ajv in binary fractions, in which 0.3 / 0.1 is no whole number. So
 * ajv's rule is replaced. The contract knows one step, the paisa.
 */
const createAjv = () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.removeKeyword('multipleOf');
  return ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    metaSchema: { const: 0.01 },
    validate: (_step: unknown, value: number) => /^-?\d+(\.\d{1,2})?$/.test(String(value)),
  });
};

const ajv = createAjv();

/** What an operator reads in the contract about the answer to one call. */
export interface ContractReader {
  readonly accepts: (body: unknown) => boolean;
  /** An answer that the contract allows; the same seed makes the same one. `optionals`: how likely a field is there. */
  readonly answerFrom: (seed: number, optionals?: number) => unknown;
}

const MOST_TRIES = 50;

export const contractReader = (call: CallName): ContractReader => {
  const schema = wholeSchemaOf(call);
  const accepts = ajv.compile<unknown>(schema as SchemaObject);
  return {
    accepts: (body) => accepts(body),
    // The generator does not know `not` beside a pattern, and makes amounts with binary fractions.
    answerFrom: (seed, optionals = 0.6) => {
      for (let nth = 0; nth < MOST_TRIES; nth += 1) {
        const body: unknown = generateSync(schema as Parameters<typeof generateSync>[0], {
          seed: seed * MOST_TRIES + nth,
          optionalsProbability: optionals,
        }); // both say JSON Schema, with types of their own
        if (accepts(body)) return body;
      }
      throw new Error(`No answer to ${call} within ${MOST_TRIES} tries from seed ${seed}.`);
    },
  };
};
