import type { Endpoint, Sends } from '../../../sagas/api/endpoint';
import { endpoints } from '../../../sagas/api/endpoints';
import type { CallName } from '../../../store/wire/answers';
import { requests } from '../../../store/wire/requests/requests';
import { COOKIE } from '../../operator/books/session';
import { PUBLIC_CALLS } from '../../operator/publicCalls';
import type { JsonSchema } from './openapiDefinitions';
import { failureResponses, type Responses, responsesOf } from './openapiResponses';
import { leniencyInWords, lenientCalls, rulesInWords } from './openapiRules';
import { componentSchemas, jsonSchemaOf } from './openapiSchemas';
import { summaries, tags } from './openapiTexts';

/**
 * The contract of all calls as an OpenAPI 3.1 document, made from the endpoint table, the schemas and the samples, so
 * that it cannot say anything other than what the portal does.
 */
export const openapiDocument = (): Record<string, unknown> => ({
  openapi: '3.1.0',
  info: {
    title: 'Self-care portal: the calls it makes',
    version: '1.0.26',
    description:
      'Every call the portal makes, what it sends and what an operator may answer. A call has succeeded only with status 200 or 201. Amounts are decimals of rupees; fields that are not described here are ignored. A list may also be null, or its only row.',
    contact: { name: 'The team that runs the portal' },
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  tags: tags.map(({ name, description }) => ({ name, description })),
  servers: [{ url: '/', description: 'The API base is the origin of the page.' }],
  security: [{ session: [] }],
  paths: paths(),
  components: {
    schemas: componentSchemas(),
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: COOKIE },
    },
    parameters: { IdempotencyKey: idempotencyKey },
    responses: failureResponses,
  },
});

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Made once for one intent to move money. The same key with the same request is answered as the first time and booked once; with another request it is refused with 409 or 422 and the code IDEMPOTENCY_KEY_REUSED, by which the portal knows the refusal, and nothing is carried out.',
  schema: { type: 'string', minLength: 16, maxLength: 128 },
};

/** A call that works without a session may return more to a logged-in subscriber. */
const WITH_OR_WITHOUT_SESSION = [{}, { session: [] }];

type Operation = Record<string, unknown> & { readonly responses: Responses };
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

/** This path is not below the API base: the whole address is configured. */
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
    summary: summaries[endpoint.name].replace(/\.$/, ''),
    description: descriptionOf(endpoint),
    tags: tagsOf(endpoint),
    ...(PUBLIC_CALLS.has(endpoint.name) && { security: WITH_OR_WITHOUT_SESSION }),
    ...(parameters.length > 0 && { parameters }),
    ...(request && bodyOf(endpoint, request)),
    responses: responsesOf(endpoint),
  };
};

const tagsOf = ({ name }: Endpoint) =>
  tags.filter(({ calls }) => calls.includes(name)).map((tag) => tag.name);

/** What the table of calls says about a call, and the rules that no schema can express. */
const descriptionOf = ({ name, ...traits }: Endpoint): string =>
  [
    summaries[name],
    traits.changes
      ? 'Changes something: the portal never sends it again by itself.'
      : `Changes nothing: ${traits.retry ? 'sent again when the network failed' : 'sent once'}.`,
    ...(traits.money ? ['It moves money, so it carries a key.'] : []),
    ...(traits.secretAddress
      ? ['Its address carries a secret or a person’s number: keep it out of logs and caches.']
      : []),
    `The portal waits ${traits.timeLimit / 1_000} seconds.`,
    ...(rulesInWords[name] ?? []),
    ...leniencies
      .filter((each) => lenientCalls[each].includes(name))
      .map((each) => leniencyInWords[each]),
  ].join(' ');

const leniencies = ['rows', 'fallback'] as const;

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
