import type { Endpoint } from '../../../sagas/api/endpoint';
import { endpoints } from '../../../sagas/api/endpoints';
import { answers } from '../../../store/wire/answers';
import { COOKIE } from '../../operator/books/session';
import { PUBLIC_CALLS } from '../../operator/publicCalls';
import { answerExamples } from './answerExamples';
import { jsonSchemaOf } from './openapiSchemas';

export type Responses = Readonly<Record<string, unknown>>;

const ref = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** What can come back from a call: its answer, and each way in which it fails. */
export const responsesOf = (endpoint: Endpoint): Responses => ({
  200: {
    description: 'Success; 201 means the same.',
    ...headersOf(endpoint),
    content: contentOf(endpoint),
  },
  ...(!PUBLIC_CALLS.has(endpoint.name) && { 401: ref('NoSession') }),
  ...(isGuarded(endpoint) && { 403: ref('Forbidden') }),
  ...(endpoint.money && { 409: ref('Conflict') }),
  '4XX': ref('Refused'),
  '5XX': ref(endpoint.changes ? 'OutcomeUnknown' : 'Failed'),
  default: ref('Refused'),
});

/** Whether the call is guarded, because another site's page could send it with the subscriber's cookie. */
export const isGuarded = ({ changes, name }: Endpoint) =>
  changes || name === 'login' || name === 'logout';

const COOKIES: Partial<Record<Endpoint['name'], string>> = {
  login: 'Opens the session.',
  logout: 'Ends the session: the cookie is emptied, with Max-Age=0 or an Expires in the past.',
  resetPassword: 'Opens a new session when it was sent within one; all others end.',
};

const headersOf = ({ name }: Endpoint) =>
  COOKIES[name] && {
    headers: {
      'Set-Cookie': {
        description: `${COOKIES[name]} HttpOnly, SameSite=Strict, Path=/, and Secure over HTTPS. The name is the operator's own.`,
        required: name === 'login',
        schema: { type: 'string', pattern: 'HttpOnly' },
        example:
          name === 'logout'
            ? `${COOKIE}=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0`
            : `${COOKIE}=b72e90d1; Path=/; HttpOnly; Secure; SameSite=Strict`,
      },
    },
  };

/** The same call may also be read as text (the renewal). */
const contentOf = (endpoint: Endpoint) => {
  const asText = Object.values(endpoints).find(
    ({ reads, method, path }) =>
      reads === 'text' && method === endpoint.method && path === endpoint.path,
  );
  return {
    'application/json': mediaOf(endpoint),
    ...(asText && { 'text/plain': mediaOf(asText) }),
  };
};

const mediaOf = ({ name }: Endpoint) => ({
  schema: jsonSchemaOf(answers[name]),
  examples: { answer: { value: answerExamples[name] } },
});

const refusal = (description: string, value: Readonly<Record<string, string>>) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      examples: { refusal: { value } },
    },
  },
});

export const failureResponses: Responses = {
  Refused: refusal(
    'Any other status is a no, with the reason in the body: nothing was carried out. 408 and 425, and a body without a sentence or a code, leave the outcome of a write unknown.',
    { error: 'Try Renew Within 15 days of expiry', errorcode: '1087' },
  ),
  NoSession: refusal('There is no session: log in again. Nothing was carried out.', {
    error: 'Please log in.',
  }),
  Forbidden: refusal(
    'The request does not come from a page of this origin (X-Requested-With, Sec-Fetch-Site), or the subscriber may not do this. Nothing was carried out.',
    { error: 'This can only be sent from the portal.' },
  ),
  Conflict: refusal(
    'With a code: the amount is no longer the one agreed to, or the key came with another request; nothing was carried out. Without a code the first sending may be in progress: the outcome is unknown.',
    { error: 'The amount has changed.', errorcode: 'AMOUNT_CHANGED' },
  ),
  OutcomeUnknown: refusal(
    'No answer: whether the call was carried out is unknown, and the portal finds out by reading.',
    { error: 'Please try again later.' },
  ),
  Failed: refusal('No answer. The portal says so and offers to read again.', {
    error: 'Please try again later.',
  }),
};
