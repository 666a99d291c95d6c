import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { definitions } from './openapiDefinitions';

export type JsonSchema = ReturnType<typeof toJsonSchema>;

/** Said of a schema besides what can be read off it. */
const remarks: Record<string, JsonSchema> = {
  Text: {
    description:
      'Text for the screen. A number or a boolean is taken as its text; missing or null shows as "---". Dates are text in ISO 8601.',
  },
  RequiredText: { description: 'Text that must be there and must not be empty.' },
  Money: {
    description: 'An amount in rupees, at most two decimals, best as a decimal string ("499.00").',
    anyOf: [{ type: 'string', pattern: '^-?\\d{1,12}(\\.\\d{1,2}0*)?$' }, { type: 'number' }],
  },
  OptionalMoney: { description: 'As Money, or null when there is no amount.' },
  Count: { description: 'A whole number, also as text; missing or null is 0.' },
  OptionalCount: { description: 'A whole number, also as text, or null when it is not known.' },
  Measure: { description: 'A number that may have decimals, or null when it is not known.' },
  Flag: { description: 'Yes is true, YES, Y, ON or 1; anything else, or nothing, is no.' },
  Currency: { description: 'Indian rupees; missing or null means the same.' },
  Amount: { description: 'An amount in rupees with two decimals, more than nothing.' },
  Ids: { description: 'Ids parted by commas.' },
  ShortText: { description: 'An id or a name of at most 64 characters.' },
  WholeNumber: {
    description: 'From 1 upwards. A page shorter than pagesize is the last one.',
  },
  Refusal: {
    description:
      'Why the answer is no: a sentence in error or message, a code in errorcode or, from the instalment provider, errorCode.',
  },
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // What JSON Schema has no words for is checked by the schema itself all the same.
  ignoreActions: ['check', 'trim', 'starts_with'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'blob'
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : undefined,
};

const plain: Record<string, JsonSchema> = toJsonSchemaDefs(definitions, config);
const nameOf = new Map(
  Object.entries(plain).map(([name, schema]) => [JSON.stringify(schema), name]),
);

/**
 * A schema that is followed by a transformation is written out in full by the converter; here it
 * gets its name back. An alternative within an alternative becomes one list of alternatives.
 */
const tidy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const name = nameOf.get(JSON.stringify(value));
  if (name) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'anyOf' ? flat(inner) : tidy(inner)]),
  );
};

const flat = (alternatives: unknown): unknown =>
  (alternatives as JsonSchema[]).map(tidy).flatMap((alternative) => {
    const { anyOf, ...rest } = alternative as JsonSchema; // an alternative is a schema
    return anyOf && Object.keys(rest).length === 0 ? anyOf : [alternative];
  });

/** A schema as it travels, with references to what has a name. */
export const jsonSchemaOf = (schema: GenericSchema<unknown, unknown>): JsonSchema => {
  const { $defs, $schema, ...rest } = toJsonSchema(schema, { ...config, definitions });
  return tidy(rest) as JsonSchema; // tidying a schema leaves a schema
};

export const componentSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(plain).map(([name, schema]) => [
      name,
      { ...(tidyInside(schema) as JsonSchema), ...remarks[name] },
    ]),
  );

/** As `tidy`, but the component itself does not become a reference to itself. */
const tidyInside = (schema: JsonSchema): unknown =>
  Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [
      key,
      key === 'anyOf' ? flat(inner) : tidy(inner),
    ]),
  );
