import type { Cookie } from 'tough-cookie';
import type { Player } from './play';

/**
 * The session's cookie has to be out of reach for scripts and other sites. Its name is the operator's own, so it is
 * the one without which `subscriber` is answered 401.
 */
export const judgeSessionCookie = async (
  { session, report }: Player,
  set: readonly Cookie[],
): Promise<void> => {
  const wrong = (sentence: string) => report.wrong('login', sentence);
  const needed: Cookie[] = [];
  for (const cookie of set) {
    const others = session.cookies().filter(({ key }) => key !== cookie.key);
    const without = others.map((one) => one.cookieString()).join('; ');
    const answer = await session.send('subscriber', undefined, { cookie: without });
    if (answer.status === 401) needed.push(cookie);
  }
  if (needed.length === 0) wrong('The login sets no cookie that the session depends on.');
  for (const { httpOnly, secure, sameSite, path } of needed) {
    if (!httpOnly) wrong('The session cookie has no HttpOnly.');
    if (sameSite !== 'strict') wrong('The session cookie has no SameSite=Strict.');
    if (path !== '/') wrong('The session cookie has no Path=/.');
    if (!secure && session.server.startsWith('https:')) wrong('The session cookie has no Secure.');
  }
  if (!session.server.startsWith('https:'))
    report.note('login', 'Whether the session cookie has Secure can be seen over https only.');
};
