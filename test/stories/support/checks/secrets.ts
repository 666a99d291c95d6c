import type { FastifyInstance } from 'fastify';
import { SUBSCRIBERS } from '../../../operator/seeds/subscribers';

/** Every value that grants access, collected as it passes the operator during a story. */
export interface Secrets {
  readonly all: () => readonly string[];
  readonly forget: () => void;
}

/** The names under which a secret passes in an address, a form, a body or an answer. */
const SECRET = /password|otp$|token|signature|hash$|cvv|cardnumber/i;
/** Shorter values occur everywhere by chance. */
const MIN_LENGTH = 4;

export const collectSecrets = (app: FastifyInstance): Secrets => {
  const heard = new Set<string>();
  const note = (value: unknown, name = ''): void => {
    if (typeof value === 'object' && value !== null)
      for (const [inner, field] of Object.entries(value)) note(field, inner);
    else if (typeof value === 'string' && value.length >= MIN_LENGTH && SECRET.test(name))
      heard.add(value);
  };
  app.addHook('preHandler', async ({ body, query }) => {
    note(body);
    note(query);
  });
  app.addHook('preSerialization', async (_request, _reply, answer) => {
    note(answer);
    return answer;
  });
  app.addHook('onResponse', async (_request, reply) => {
    for (const cookie of [reply.getHeader('set-cookie') ?? []].flat())
      note(/^[^=]+=([^;]*)/.exec(String(cookie))?.[1], 'token');
  });
  return { all: () => [...heard], forget: () => heard.clear() };
};

const aadhaars = SUBSCRIBERS.map(({ aadhaar }) => aadhaar).filter(Boolean);

/** The secrets that a text contains, plain or in one of the usual encodings. */
export const secretsIn = (text: string, secrets: readonly string[]): readonly string[] =>
  [...secrets, ...aadhaars].filter((secret) =>
    codingsOf(secret).some((coded) => stands(coded, text)),
  );

const codingsOf = (secret: string): readonly string[] => {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  const base64url = base64.replaceAll('+', '-').replaceAll('/', '_');
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [...new Set([secret, encodeURIComponent(secret), inJson, base64, base64url])];
};

/** Whether the text contains the secret. Digits within a longer number are not a code. */
const stands = (coded: string, text: string): boolean =>
  /^\d+$/.test(coded) ? new RegExp(`(?<![\\d.])${coded}(?!\\d)`).test(text) : text.includes(coded);
