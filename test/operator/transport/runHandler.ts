import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CallName } from '../../../store/wire/answers';
import { requests } from '../../../store/wire/requests/requests';
import { secretHashOf } from '../books/secrets';
import { COOKIE } from '../books/session';
import { settleDue } from '../payments/capturePayment';
import { PUBLIC_CALLS } from '../publicCalls';
import type { Call } from '../route';
import { type Answered, withIdempotency } from './idempotency';
import type { ReceivedRequest } from './receive';
import { CountedRefusal, Refusal } from './refusal';
import type { Exchange } from './sendAnswer';

/** A handler of any call. It must be given only the call that it is for. */
type AnyHandler = (call: Call<never>) => unknown;

const schemas: Partial<Record<CallName, v.GenericSchema<unknown, unknown>>> = requests;
const KEY = /^[\x21-\x7e]{8,128}$/;

/**
 * Checks the request, then carries it out inside one transaction: at most once, unless this operator ignores the
 * key.
 */
export const runHandler = (it: Exchange, handler: AnyHandler, received: ReceivedRequest) => {
  const { services, endpoint, customerid } = it;
  const { name } = endpoint;
  const mode = services.settings.idempotency();
  const idempotencyKey = mode === 'ignores' ? null : it.idempotencyKey;
  settleDue(services);
  const stillThere = services.sessions.customerOf(it.sessionId) ?? '';
  if (!PUBLIC_CALLS.has(name) && stillThere === '') throw sessionGone();
  if (idempotencyKey !== null && !KEY.test(idempotencyKey)) {
    throw new Refusal(400, 'This Idempotency-Key cannot be used.', 'IDEMPOTENCY_KEY_INVALID');
  }
  if (endpoint.money && mode !== 'ignores' && idempotencyKey === null) {
    throw new Refusal(400, 'A call that moves money needs an Idempotency-Key.', 'IDEMPOTENCY_KEY');
  }
  const request = readRequest(name, received);
  const run = () => attempt(it, handler, request, received, idempotencyKey);
  return services.database.transaction(() =>
    mode === 'ignores' || idempotencyKey === null
      ? { ...run(), replayed: false }
      : withIdempotency(
          mode,
          services,
          { customerid, key: idempotencyKey, call: name, request: fingerprint(received) },
          run,
        ),
  );
};

const sessionGone = (): Refusal => new Refusal(401, 'Please log in.', 'NO_SESSION');

const readRequest = (name: CallName, { fields }: ReceivedRequest): unknown => {
  const schema = schemas[name];
  if (!schema) return undefined;
  const read = v.safeParse(schema, fields);
  if (read.success) return read.output;
  // The message names only the field, because its value may be a password.
  const where = read.issues.map((issue) => v.getDotPath(issue) ?? 'request').join(', ');
  throw new Refusal(400, `The operator cannot read: ${where}.`, 'BAD_REQUEST');
};

const attempt = (
  it: Exchange,
  handler: AnyHandler,
  request: unknown,
  { upload }: ReceivedRequest,
  idempotencyKey: string | null,
): Answered => {
  const { services, endpoint, customerid, sessionId } = it;
  const run = () =>
    handler({
      ...services,
      name: endpoint.name,
      // The schema of the call has just read the request, and the handler was found by the name of the same call.
      request: request as never,
      customerid,
      sessionId,
      idempotencyKey,
      upload,
      setSession: (id) => setSession(it, id),
    });
  return services.database.undoable((undo) => {
    try {
      return { status: 200, body: run() };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!(error instanceof CountedRefusal)) undo();
      return { status: error.status, body: error.body };
    }
  });
};

const setSession = ({ request, reply }: Exchange, id: string | null) => {
  // The reverse proxy sets this header, which says whether the browser used HTTPS.
  const secure = request.headers['x-forwarded-proto'] === 'https';
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure } as const;
  if (id === null) void reply.clearCookie(COOKIE, options);
  else void reply.setCookie(COOKIE, id, options);
};

const fingerprint = ({ fields, upload }: ReceivedRequest): string => {
  const sorted = Object.entries(fields ?? {}).sort(([name], [otherName]) =>
    name < otherName ? -1 : 1,
  );
  const content = upload ? createHash('sha256').update(upload.bytes).digest('hex') : '';
  return secretHashOf(JSON.stringify(sorted) + content);
};
