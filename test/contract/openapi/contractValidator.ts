import Ajv2020, { type SchemaObject } from 'ajv/dist/2020';
import { sentPaiseOf } from '../../../store/core/values/money';
import { answers, type CallName } from '../../../store/wire/answers';
import type { JsonSchema } from './openapiDefinitions';
import { componentSchemas, jsonSchemaOf } from './openapiSchemas';

/** The contract's schema of an answer, with the parts that it refers to. */
export const wholeSchemaOf = (call: CallName): JsonSchema =>
  ({ ...jsonSchemaOf(answers[call]), components: { schemas: componentSchemas() } }) as JsonSchema; // a keyword of the document, which JSON Schema leaves alone

/**
 * JSON Schema calculates in decimals, but ajv in binary fractions, in which 0.3 / 0.1 is not a whole number. So ajv's
 * rule is replaced. The only step that the contract knows is the paisa.
 */
const createAjv = () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.removeKeyword('multipleOf');
  return ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    metaSchema: { const: 0.01 },
    validate: (_step: unknown, value: number) => sentPaiseOf(value) !== null,
  });
};

const ajv = createAjv();

type Validator = (body: unknown) => boolean;

const compiled = new Map<CallName, Validator>();

/**
 * Whether the contract allows this answer to the call. Compiling a schema takes longer than everything else in a
 * conformance run, so each schema is compiled once.
 */
export const contractValidator = (call: CallName): Validator => {
  const validator = compiled.get(call) ?? ajv.compile<unknown>(wholeSchemaOf(call) as SchemaObject);
  compiled.set(call, validator);
  return validator;
};
