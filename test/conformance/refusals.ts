import { randomUUID } from 'node:crypto';
import { endpoints } from '../../sagas/api/endpoints';
import type { CallName } from '../../store/wire/answers';
import { isGuarded } from '../contract/openapi/openapiResponses';
import type { Account } from './options';
import { needsSession, type Player } from './play';
import { readAnswer } from './readAnswer';
import { openSession, PORTAL_HEADERS } from './session';

/**
 * A wrong password must be refused, reveal nothing and open no session. It is tried once, so that no account is
 * locked.
 */
export const playWrongPassword = async ({ report, session }: Player, { name }: Account) => {
  const other = openSession(session);
  const answer = await other.send('login', { username: name, password: randomUUID() });
  if (answer.status === null) return report.wrong('login', `A wrong password: ${answer.why}.`);
  const reading = readAnswer('login', answer);
  if (reading.kind === 'answer') report.wrong('login', 'Takes a wrong password.');
  if (reading.kind === 'unreadable') report.wrong('login', `A wrong password: ${reading.wrong[0]}`);
  if (reading.kind === 'refusal')
    report.note('login', `Refuses a wrong password (${reading.says}).`);
  return undefined;
};

/** Without a session a request for a subscriber's data must be refused with 401. */
export const playWithoutSession = async (
  { report, session }: Player,
  asked: ReadonlyMap<CallName, unknown>,
): Promise<void> => {
  for (const [call, request] of asked) {
    if (!needsSession(call)) continue;
    const answer = await session.send(call, request, { cookie: '' });
    if (answer.status === null) report.wrong(call, `Without a session there was ${answer.why}.`);
    else if (answer.status !== 401)
      report.wrong(call, `Without a session it answers ${answer.status} and not 401.`);
    else if (readAnswer(call, answer).kind !== 'refusal')
      report.wrong(call, 'The 401 has no body with a sentence or a code.');
  }
};

/** Headers of another site's calls: none of the portal's, or a foreign Sec-Fetch-Site. */
const FOREIGN: readonly (readonly [words: string, headers: Readonly<Record<string, string>>])[] = [
  ['without X-Requested-With', {}],
  ...['cross-site', 'same-site'].map(
    (site) =>
      [`with Sec-Fetch-Site: ${site}`, { ...PORTAL_HEADERS, 'sec-fetch-site': site }] as const,
  ),
];

/** Fields that no call knows, so that the request cannot be carried out. */
const HOLLOW = { conformance: 'nothing' };

/**
 * Sends the guarded calls as a page of another site would. GETs are always tried, because a link or an image on another
 * page sends them. The other calls are tried only with `writes`, and never a call of `WITHOUT_FIELDS`. Every request
 * except that of the login and of the logout asks for nothing, so that it changes nothing even where it is let pass.
 */
export const playFromElsewhere = async (
  player: Player,
  { name, password }: Account,
  writes: boolean,
): Promise<void> => {
  const safe: Partial<Record<CallName, unknown>> = {
    login: { username: name, password },
    removeFromCart: { cartitemid: 'conformance-none' },
    uploadDocument: { documenttype: 'NONE' },
  };
  // An accepted logout ends the session, so it comes last.
  const { logout, ...others } = endpoints;
  for (const endpoint of [...Object.values(others), logout]) {
    const { name: call, method, reads, path } = endpoint;
    const isTried = method === 'GET' || (writes && !WITHOUT_FIELDS.has(call));
    if (!isGuarded(endpoint) || reads === 'text' || path === '{relay}' || !isTried) continue;
    const statuses = new Set<number | null>();
    for (const [words, headers] of FOREIGN)
      statuses.add(await playForeign(player, call, safe[call] ?? HOLLOW, words, headers));
    const refused = [...statuses].filter(
      (status) => status !== null && status >= 400 && status < 500,
    );
    if (refused.length > 0)
      player.report.note(
        call,
        `Refused with ${refused.join(', ')} when another page sends it${
          refused.every((status) => status === 403) ? '' : ', where the contract says 403'
        }.`,
      );
  }
};

/** These calls are carried out even when no field is sent. */
const WITHOUT_FIELDS: ReadonlySet<CallName> = new Set<CallName>(['acceptTerms', 'checkout']);

const playForeign = async (
  { report, session }: Player,
  call: CallName,
  request: unknown,
  words: string,
  headers: Readonly<Record<string, string>>,
): Promise<number | null> => {
  // An accepted login must not replace the session of the run.
  const by = call === 'login' ? openSession(session) : session;
  const answer = await by.send(call, request, { headers });
  if (answer.status === null) report.wrong(call, `Sent ${words} there was ${answer.why}.`);
  else if (answer.status < 400 || answer.status >= 500)
    report.wrong(call, `Sent ${words} it is answered ${answer.status} and not refused with 403.`);
  return answer.status;
};
