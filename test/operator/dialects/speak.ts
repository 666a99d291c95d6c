import type { FastifyInstance } from 'fastify';
import { objectsIn } from '../../../store/wire/answerFields';
import { requests } from '../../../store/wire/requests/requests';
import { type Dialect, spoken } from './dialects';

/** The names of all fields that the portal sends. */
export const REQUEST_FIELDS: readonly string[] = Object.values(requests).flatMap((schema) =>
  objectsIn(schema).flatMap(Object.keys),
);

/** Sends every JSON answer of a documented call in this dialect, refusals included. */
export const speakDialect = (app: FastifyInstance, dialect: Dialect): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config as { readonly call?: string }; // set by `registerCalls`
    // The push relay has no names of its own.
    if (call === undefined || call === 'subscribeToTopic' || typeof payload !== 'string')
      return payload;
    const answer = parsed(payload);
    if (answer === undefined) return payload;
    void reply.removeHeader('content-length');
    return JSON.stringify(spoken(dialect, reply.statusCode, answer));
  });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
