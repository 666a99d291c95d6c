import { paymentStatusSample } from '../../../sagas/api/samples/paymentStatus';
import { samples } from '../../../sagas/api/samples/samples';
import type { Endpoint, Sends } from '../../../sagas/api/endpoint';
import { endpoints } from '../../../sagas/api/endpoints';
import { answers, type CallName } from '../../../store/wire/answers';
import { requests } from '../../../store/wire/requests/requests';
import type { JsonSchema } from './openapiDefinitions';
import { componentSchemas, jsonSchemaOf } from './openapiSchemas';
import { PUBLIC_CALLS } from '../../operator/publicCalls';
import { COOKIE } from '../../operator/books/session';
import { summaries } from './openapiTexts';

/**
 * The contract of all calls as an OpenAPI 3.1 document, made of the endpoint table, the schemas
 * and the samples, so that it cannot say anything else than the portal does.
 */
export const openapiDocument = (): Record<string, unknown> => ({
  openapi: '3.1.0',
  info: {
    title: 'Self-care portal: the calls it makes',
    version: '1.0.26',
    description:
      'Every call the portal makes, what it sends and what it can read. A call has succeeded only with status 200 or 201. Reading is lenient where nothing hangs on it and strict where money or the session does.',
  },
  servers: [{ url: '/', description: 'The API base is the origin of the page.' }],
  security: [{ session: [] }],
  paths: paths(),
  components: {
    schemas: componentSchemas(),
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: COOKIE },
    },
    parameters: { IdempotencyKey: idempotencyKey },
    responses: {
      Refused: refused('Any other status is a no, with the reason in the body.'),
      NoSession: refused('There is no session: log in again.'),
    },
  },
});

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: schemaRef('Refusal') } },
});

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Made once for one intent to move money. The same key with the same request is answered as the first time and booked once; with another request it is refused (409).',
  schema: { type: 'string', minLength: 16, maxLength: 128 },
};

/** A call without a session may return more to a logged-in subscriber. */
const WITH_OR_WITHOUT_SESSION = [{}, { session: [] }];

type Operation = Record<string, unknown> & { readonly responses: Responses };
type Responses = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Paths = Record<string, Record<string, unknown>>;

const paths = (): Paths => {
  const result: Paths = {};
  for (const endpoint of Object.values(endpoints)) {
    if (endpoint.reads === 'text') continue; // a second way to read the call beside it
    const path = endpoint.path === '{relay}' ? '/' : `/${endpoint.path}`;
    const item = (result[path] ??= endpoint.path === '{relay}' ? relayItem : {});
    result[path] = { ...item, [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return result;
};

/** Not below the API base: the whole address is configured. */
const relayItem = {
  servers: [
    {
      url: '{relay}',
      variables: { relay: { default: 'https://relay.example.com/topics' } },
      description: "The configured address of the operator's own relay.",
    },
  ],
};

const operation = (endpoint: Endpoint): Operation => {
  const request = endpoint.name in requests ? requestSchema(endpoint.name) : undefined;
  const parameters = [
    ...(request ? parametersOf(endpoint, request) : []),
    ...(endpoint.money ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: endpoint.name,
    summary: summaries[endpoint.name],
    ...(PUBLIC_CALLS.has(endpoint.name) && { security: WITH_OR_WITHOUT_SESSION }),
    ...(parameters.length > 0 && { parameters }),
    ...(request && bodyOf(endpoint, request)),
    responses: responsesOf(endpoint),
  };
};

const requestSchema = (name: CallName): JsonSchema =>
  jsonSchemaOf(requests[name as keyof typeof requests]); // the caller has looked with `in`

const isInPath = (endpoint: Endpoint, field: string) => endpoint.path.includes(`{${field}}`);

const parametersOf = (endpoint: Endpoint, request: JsonSchema): unknown[] =>
  Object.entries(request.properties ?? {})
    .filter(([field]) => isInPath(endpoint, field) || endpoint.sends === 'query')
    .filter(() => endpoint.path !== '{relay}')
    .map(([name, schema]) => ({
      name,
      in: isInPath(endpoint, name) ? 'path' : 'query',
      required: isRequired(endpoint, request, name),
      schema,
    }));

const isRequired = (endpoint: Endpoint, request: JsonSchema, name: string) =>
  isInPath(endpoint, name) || (!endpoint.optionalPayload && !!request.required?.includes(name));

const MEDIA: Readonly<Record<Sends, string | null>> = {
  nothing: null,
  query: null,
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const bodyOf = (endpoint: Endpoint, request: JsonSchema) => {
  const media = MEDIA[endpoint.sends];
  if (media === null) return {};
  const schema = withoutPathFields(endpoint, request);
  return { requestBody: { required: true, content: { [media]: { schema } } } };
};

const withoutPathFields = (endpoint: Endpoint, request: JsonSchema): JsonSchema => {
  const { properties, ...rest } = request;
  if (!properties) return request;
  const kept = Object.entries(properties).filter(([field]) => !isInPath(endpoint, field));
  return { ...rest, properties: Object.fromEntries(kept) };
};

const responsesOf = (endpoint: Endpoint): Responses => ({
  200: { description: 'Success; 201 means the same.', content: contentOf(endpoint) },
  ...(!PUBLIC_CALLS.has(endpoint.name) && { 401: { $ref: '#/components/responses/NoSession' } }),
  default: { $ref: '#/components/responses/Refused' },
});

const sampleFor = (name: CallName): unknown => {
  if (answers[name] === answers.paymentStatus) return paymentStatusSample;
  // Calls that answer the same shape share a sample.
  const sampled = Object.entries(samples).filter(
    ([other]) => answers[other as keyof typeof samples] === answers[name], // keys of samples
  );
  return (sampled.find(([other]) => other === name) ?? sampled[0])?.[1];
};

/** The same call may also be read as text (the renewal). */
const contentOf = (endpoint: Endpoint) => {
  const sample = sampleFor(endpoint.name);
  const asText = Object.values(endpoints).find(
    ({ reads, method, path }) =>
      reads === 'text' && method === endpoint.method && path === endpoint.path,
  );
  return {
    'application/json': {
      schema: jsonSchemaOf(answers[endpoint.name]),
      ...(sample !== undefined && { examples: { sample: { value: sample } } }),
    },
    ...(asText && { 'text/plain': { schema: jsonSchemaOf(answers[asText.name]) } }),
  };
};
