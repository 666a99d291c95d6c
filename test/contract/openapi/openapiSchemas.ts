import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Schema } from '../../../store/wire/answerFields';
import { hasMarks, marksOf } from '../fieldMarks/fieldMarks';
import type { MarkedFields } from '../fieldMarks/marks';
import { definitions, type JsonSchema } from './openapiDefinitions';
import { originalFields, sentForm } from './wireForms';

const named = Object.entries(definitions);

/** Stands for a schema that is written by hand; an optional field stays optional. */
const placeholder = (schema: Schema): Schema =>
  schema.type === 'optional' ? v.optional(v.unknown()) : v.unknown();

const formOf = sentForm(
  new Map(
    named
      .filter(([, { instead }]) => instead)
      .map(([, { schema }]) => [schema, placeholder(schema)]),
  ),
  new Set(named.filter(([, { besides }]) => besides).map(([, { schema }]) => schema)),
);

const isObject = (schema: object): schema is { readonly entries: object } => 'entries' in schema;

/** `x-field` says of each field of an answer whether it is documented, needed or ours. */
const withMarks = (
  { properties, ...schema }: JsonSchema,
  marks: MarkedFields['marks'],
): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, field]) => [
      name,
      typeof field === 'object' ? { ...field, 'x-field': marks[name] } : field,
    ]),
  ),
});

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  definitions: Object.fromEntries(named.map(([name, { schema }]) => [name, formOf(schema)])),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'blob')
      return { type: 'string', contentMediaType: 'application/octet-stream' };
    const entries = isObject(valibotSchema) ? originalFields(valibotSchema.entries) : {};
    return hasMarks(entries) ? withMarks(jsonSchema, marksOf(entries).marks) : undefined;
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    // Text that is trimmed before it is measured must contain something other than white space.
    if (valibotAction.type === 'trim') return { ...jsonSchema, pattern: '\\S' };
    // The checks of `textLength.ts` state their limit; any other check cannot be converted.
    if ('minLength' in valibotAction)
      return { ...jsonSchema, minLength: Number(valibotAction.minLength) };
    if ('maxLength' in valibotAction)
      return { ...jsonSchema, maxLength: Number(valibotAction.maxLength) };
    return undefined;
  },
};

/** Merges a nested `anyOf` into the outer `anyOf`. */
const flattened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(flattened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'anyOf' ? (flattened(inner) as JsonSchema[]).flatMap(alternatives) : flattened(inner),
    ]),
  ); // the alternatives of a schema are schemas
};

const alternatives = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf && Object.keys(schema).length === 1
    ? (schema.anyOf as JsonSchema[]) // the converter's own
    : [schema];

/** The JSON Schema of a value as it is sent, with references to the named parts. */
export const jsonSchemaOf = (schema: Schema): JsonSchema => {
  const { $defs, $schema, ...rest } = toJsonSchema(formOf(schema), config);
  return flattened(rest) as JsonSchema; // flattening a schema leaves a schema
};

export const componentSchemas = (): Record<string, JsonSchema> => {
  const read = toJsonSchemaDefs(config.definitions ?? {}, config);
  return Object.fromEntries(
    named.map(([name, { instead, besides }]) => [
      name,
      instead ?? { ...(flattened(read[name]) as JsonSchema), ...besides },
    ]),
  );
};
