import type { FastifyReply } from 'fastify';
import { shapedAnswer } from '../answers';
import { logCall, type LoggedCall } from '../books/callLog';
import { COOKIE } from '../books/session';
import { type CorruptedResponse, corruptResponse } from './corruptResponse';
import type { Trouble, TroubleKind } from './faults';
import type { Answered } from './idempotency';
import { Refusal } from './refusal';

/** One request and what is known about it before it is carried out. */
export interface Exchange extends LoggedCall {
  readonly reply: FastifyReply;
  /** The customer whose scenarios strike: that of the session, or the one that the request names. */
  readonly victim: string;
}

type Carried = Answered & { readonly replayed: boolean };

/** The number of pieces in which a slow body is sent. */
const DROPS = 20;
const CUT = 0;

/** Carries out the call, with the faults that the chosen scenarios have set for it. */
export const sendAnswer = async (
  it: Exchange,
  runHandler: () => Carried,
): Promise<FastifyReply> => {
  const slow = trouble(it, 'slow');
  if (slow && !slow.executed) await it.services.clock.wait(slow.milliseconds);
  if (trouble(it, 'cutBefore')) return cut(it, false);
  if (trouble(it, 'endSession')) it.services.sessions.close(it.sessionId);

  const instead = trouble(it, 'status');
  const stated: Carried | undefined = instead && {
    status: instead.status,
    body: {
      error: instead.error,
      ...(instead.errorcode !== '' && { errorcode: instead.errorcode }),
    },
    replayed: false,
  };
  const other = trouble(it, 'answer');
  const later = trouble(it, 'bookedLater');
  const isRefused = (stated && !instead?.executed) || other?.executed === false;
  const carried = later
    ? postpone(it, later.milliseconds, runHandler)
    : isRefused
      ? (stated ?? NOT_CARRIED_OUT)
      : undertake(it, runHandler);

  if (slow?.executed) await it.services.clock.wait(slow.milliseconds);
  if (trouble(it, 'cutAfter')) return cut(it, carried.replayed);
  if (other) {
    logCall(it, other.status, carried.replayed);
    return it.reply.code(other.status).type(other.type).send(other.body);
  }
  const answer = stated ?? carried;
  logCall(it, answer.status, carried.replayed);
  return deliver(it, answer);
};

/** A placeholder that is never delivered, because another answer is sent in its place. */
const NOT_CARRIED_OUT: Carried = { status: 200, body: null, replayed: false };

const postpone = (it: Exchange, milliseconds: number, runHandler: () => Carried): Carried => {
  it.services.postponed.add(milliseconds, () => void undertake(it, runHandler));
  return { status: 202, body: {}, replayed: false };
};

const trouble = <Kind extends TroubleKind>(
  { services, endpoint, victim }: Exchange,
  kind: Kind,
): Extract<Trouble, { kind: Kind }> | undefined => {
  // The two variants of the renewal count as one call for scenarios.
  const name = endpoint.name === 'renewReadingText' ? 'renew' : endpoint.name;
  return services.faults.take(name, victim, kind);
};

const undertake = (it: Exchange, runHandler: () => Carried): Carried => {
  try {
    return runHandler();
  } catch (error) {
    if (error instanceof Refusal)
      return { status: error.status, body: error.body, replayed: false };
    it.request.log.error(error);
    return { status: 500, body: { error: 'Something broke on our side.' }, replayed: false };
  }
};

const deliver = (
  it: Exchange,
  { status, body: whole }: Answered,
): FastifyReply | Promise<FastifyReply> => {
  const { reply, endpoint, services } = it;
  const isGood = status === 200 || status === 201;
  const body = isGood ? shapedAnswer(services.settings.answers(), endpoint.name, whole) : whole;
  void reply.header('date', new Date(services.clock.now()).toUTCString());
  if (status === 401) forgetSession(it);
  const corruption = isGood ? trouble(it, 'corrupt') : undefined;
  const drip = isGood ? trouble(it, 'slowBody') : undefined;
  const out: CorruptedResponse | undefined = corruption && corruptResponse(body, corruption.how);
  if (drip) return inDrops(it, out?.body ?? textOf(body), drip.milliseconds);
  void reply.code(status);
  if (status === 204) return reply.send();
  if (out) return reply.type(out.type).send(out.body);
  if (isGood && endpoint.reads === 'text')
    return reply.type('text/plain; charset=utf-8').send(body);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
};

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** Deletes the browser's session cookie after a 401. */
const forgetSession = ({ reply, sessionId }: Exchange) => {
  if (sessionId) void reply.clearCookie(COOKIE, { path: '/' });
};

const cut = (it: Exchange, replayed: boolean): FastifyReply => {
  logCall(it, CUT, replayed);
  it.reply.hijack();
  it.request.raw.socket.destroy();
  return it.reply;
};

const inDrops = async (it: Exchange, body: string, milliseconds: number): Promise<FastifyReply> => {
  const { reply, services } = it;
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  const size = Math.ceil(body.length / DROPS);
  for (let at = 0; at < body.length && !reply.raw.destroyed; at += size) {
    reply.raw.write(body.slice(at, at + size));
    await services.clock.wait(milliseconds / DROPS);
  }
  reply.raw.end();
  return reply;
};
