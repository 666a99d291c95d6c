import type { LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '../../sagas/api/endpoint';
import { endpoints } from '../../sagas/api/endpoints';
import type { CallName } from '../../store/wire/answers';
import type { RequestOf } from '../../store/wire/requests/requests';
import { COOKIE } from './books/session';
import type { Operator } from './operator';
import { DEMO_PASSWORD } from './seeds/subscribers';
import { PUSH_RELAY } from './transport/gateway';

export interface Answer {
  readonly status: number;
  /** Parsed when it was JSON, the text otherwise. */
  readonly body: unknown;
  readonly headers: LightMyRequestResponse['headers'];
}

export interface RequestOptions {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly file?: { readonly bytes: Uint8Array; readonly name: string };
}

/** A browser without a screen: it sends the calls of the table and keeps its cookie. */
export interface TestClient {
  call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    options?: RequestOptions,
  ): Promise<Answer>;
  login(username: string, password?: string): Promise<Answer>;
  readonly cookie: () => string;
}

/** The header that every call of the portal has and that a page of another site cannot send. */
export const FROM_PORTAL = { 'x-requested-with': 'XMLHttpRequest' };

let keys = 0;
/** A key for one write, like the keys of the portal. */
export const newIdempotencyKey = (): string => `test-intent-${(keys += 1)}`;

export const openTestClient = ({ app }: Operator): TestClient => {
  let session = '';
  const call: TestClient['call'] = async (name, request, options = {}) => {
    const sentRequest = requestFor(endpoints[name], { ...request }, options);
    const headers = {
      ...sentRequest.headers,
      ...(session === '' ? {} : { cookie: `${COOKIE}=${session}` }),
      ...options.headers,
    };
    const response = await app.inject({ ...sentRequest, headers });
    const given = response.cookies.find((cookie) => cookie.name === COOKIE);
    if (given) session = given.value;
    return { status: response.statusCode, body: bodyOf(response), headers: response.headers };
  };
  return {
    call,
    login: (username, password = DEMO_PASSWORD) => call('login', { username, password }),
    cookie: () => session,
  };
};

const bodyOf = ({ body, headers }: LightMyRequestResponse): unknown =>
  String(headers['content-type']).startsWith('application/json') && body !== ''
    ? JSON.parse(body)
    : body;

/** The request of a call, with each field placed where the call's row says, as the portal does it. */
export const requestFor = (
  row: Endpoint,
  fields: Record<string, unknown>,
  options: RequestOptions = {},
) => {
  const left = { ...fields };
  if (row.path === '{relay}') delete left['relay'];
  const path = row.path === '{relay}' ? PUSH_RELAY : `/${filled(row.path, left)}`;
  const query = row.sends === 'query' ? `?${new URLSearchParams(texts(left)).toString()}` : '';
  const { payload, type } = payloadOf(row, left, options);
  return {
    method: row.method,
    url: path + query,
    headers: {
      accept: row.reads === 'text' ? 'text/*' : 'application/json',
      ...FROM_PORTAL,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(row.money ? { 'idempotency-key': options.key ?? newIdempotencyKey() } : {}),
      ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
    },
    ...(payload === undefined ? {} : { payload }),
  };
};

const filled = (path: string, left: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(left[name]));
    delete left[name];
    return value;
  });

const texts = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const payloadOf = (row: Endpoint, fields: Record<string, unknown>, { file }: RequestOptions) => {
  if (row.sends === 'json') return { payload: JSON.stringify(fields), type: 'application/json' };
  if (row.sends === 'form') {
    return {
      payload: new URLSearchParams(texts(fields)).toString(),
      type: 'application/x-www-form-urlencoded',
    };
  }
  if (row.sends !== 'multipart') return { payload: undefined, type: undefined };
  return multipart(fields, file);
};

const BOUNDARY = 'between-the-parts';

const multipart = (fields: Record<string, unknown>, file: RequestOptions['file']) => {
  const parts = Object.entries(texts(fields)).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = file
    ? `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n` +
      `content-type: application/octet-stream\r\n\r\n`
    : '';
  return {
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(file?.bytes ?? []),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
};
