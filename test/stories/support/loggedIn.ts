import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { endpoints } from '../../../sagas/api/endpoints';
import { logIn, sessionReducer } from '../../../store/identity/session';
import { storageSlots } from '../../../store/root/persist';
import { answers } from '../../../store/wire/answers';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { FROM_PORTAL } from '../../operator/testClient';

/** An address on the portal's origin that does not load the portal, for a story that goes to its first page itself. */
export const NO_PORTAL = '/stand-in/media/monsoon-movies.svg';

/**
 * The key and the value of the saved user record that the portal writes when the operator gives this answer to a login.
 */
export const savedUserOf = (answer: unknown): readonly [key: string, value: string] => {
  const { key, schema } = storageSlots.session;
  const session = sessionReducer(undefined, logIn.succeeded(v.parse(answers.login, answer)));
  return [key, JSON.stringify(v.parse(schema, session))];
};

/** Logs in without the login form: the browser has the session's cookie afterwards. */
export const signIn = (
  context: BrowserContext,
  address: string,
  username: string,
): Promise<APIResponse> =>
  context.request.get(new URL(endpoints.login.path, address).href, {
    params: { username, password: DEMO_PASSWORD },
    headers: FROM_PORTAL,
  });

/**
 * Opens a page of a subscriber who has logged in, without the login form: the operator is called for
 * the session's cookie, and the saved user record is there before the page's first script runs. It is
 * written for this one page load, so that it does not come back after a logout.
 */
export const openLoggedIn = async (
  page: Page,
  address: string,
  username: string,
  at: string,
): Promise<void> => {
  const to = new URL(at, address);
  const answer = await signIn(page.context(), address, username);
  const record = await page.addInitScript(
    ([origin, key, value]) => {
      // Firefox also runs this in the empty page before the portal's page.
      if (location.origin === origin) localStorage.setItem(key, value);
    },
    [to.origin, ...savedUserOf(await answer.json())] as const,
  );
  await page.goto(to.href);
  await record.dispose();
};
