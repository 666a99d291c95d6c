import type { Cookie } from 'tough-cookie';
import type { Player } from './play';

/**
 * Scripts and other sites must not reach the session cookie. The operator chooses its name, so it is found as the
 * cookie without which `subscriber` is answered with a 401.
 */
export const judgeSessionCookie = async (
  { session, report }: Player,
  set: readonly Cookie[],
): Promise<void> => {
  const wrong = (sentence: string) => report.wrong('login', sentence);
  const needed: Cookie[] = [];
  for (const cookie of set) {
    const others = session.cookies().filter(({ key }) => key !== cookie.key);
    const without = others.map((other) => other.cookieString()).join('; ');
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
