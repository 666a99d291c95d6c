import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { typeAsInFirefox } from '../../browsers/typeAsInFirefox';
import { startNginx } from '../../deploy/nginx';
import { demoConfiguration } from '../../operator/demoConfiguration';
import { createOperator, type Operator } from '../../operator/operator';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';
import { clockAhead } from '../../run/fakeClock';
import { type Complaints, listenTo } from './checks/complaints';
import { collectSecrets, type Secrets } from './checks/secrets';
import { openLoggedIn } from './loggedIn';
import { loginForm } from './loginForm';

export interface StandIn extends Operator {
  /** Where the portal and the operator's calls are. */
  readonly address: string;
  readonly secrets: Secrets;
}

interface Stories {
  /** The stand-in operator, back at its seeds for each story. */
  readonly operator: StandIn;
  /** Everything that went wrong in the page: console errors, uncaught errors, policy violations. */
  readonly complaints: Complaints;
  /** Lets `fill` work in Firefox. */
  readonly typing: void;
  /** The page's clock is as far ahead as the operator's. */
  readonly clock: void;
  /** Opens the portal as one of the seeded subscribers who has logged in: at home, or at another address. */
  readonly logInAs: (username: string, where?: Where) => Promise<void>;
  /** Logs in as one of them by the login form, for a story about the login. */
  readonly logInByForm: (username: string, on?: Page) => Promise<void>;
}

interface Where {
  readonly at?: string;
  readonly on?: Page;
}

const HOME = '/nxtselfcareportal';

interface Shared {
  readonly server: StandIn;
}

/** The bundle under test; another build may be named by PORTAL_DIST. */
export const DIST = process.env['PORTAL_DIST'] ?? path.resolve(__dirname, '../../../dist');

/**
 * The configuration of the built page, with the terms and the renewal days of the stand-in's operator. `startOperator`
 * adds DevTools for support, so that every story shows that it sees no secret.
 */
export const DEPLOYED = {
  server: 'production',
  operator: { name: 'Selfcare', terms: demoConfiguration.operator.terms },
  renewalDays: demoConfiguration.renewalDays,
};

export const startOperator = async (
  dist = DIST,
  now?: () => number,
  configuration: object = DEPLOYED,
  cardProvider?: string,
): Promise<StandIn> => {
  const operator = await createOperator({
    database: ':memory:',
    dist,
    ...(now && { now }),
    configuration: { ...configuration, devTools: true },
    ...(cardProvider !== undefined && { cardProvider }),
  });
  const secrets = collectSecrets(operator.app);
  const listening = await operator.app.listen({ port: 0, host: 'localhost' });
  const address = listening.replace('127.0.0.1', 'localhost');
  if (!IS_BEHIND_NGINX) return Object.assign(operator, { address, secrets });
  const nginx = await startNginx({
    build: dist,
    operator: address,
    configuration: { ...configuration, devTools: true },
  });
  const { close } = operator;
  return Object.assign(operator, {
    address: nginx.address,
    secrets,
    close: async () => {
      await nginx.close();
      await close();
    },
  });
};

/** `npm run tool -- deploy-check`: the portal is served by nginx with the recipe of `public/deploy`. */
const IS_BEHIND_NGINX = process.env['PORTAL_FRONT'] === 'nginx';

/** Runs in the page, before its scripts. */
const moveClock = (ahead: number): void => {
  const now = Date.now.bind(Date);
  globalThis.Date = new Proxy(Date, {
    construct: (Real, args, target) =>
      Reflect.construct(Real, args.length > 0 ? args : [now() + ahead], target) as Date,
  });
  Date.now = () => now() + ahead;
};

/**
 * A story is a subscriber in a real browser against the stand-in operator. It ends with a check of
 * what the page complained of: an uncaught error, a violated policy, personal data in an address or a
 * secret anywhere where it would stay fails it.
 */
export const story = base.extend<Stories, Shared>({
  server: [
    async ({}, use) => {
      const operator = await startOperator();
      await use(operator);
      await operator.close();
    },
    { scope: 'worker' },
  ],
  operator: async ({ server }, use) => {
    server.reset();
    // A reset does not change what kind of operator it is, so this is set back here.
    server.scenario.idempotency('honours');
    server.secrets.forget();
    await use(server);
  },
  // This depends on the operator, so that every story begins at its seeds.
  baseURL: async ({ operator }, use) => use(operator.address),
  complaints: [
    async ({ context, operator }, use) => {
      const complaints = await listenTo(context, operator);
      await use(complaints);
      await complaints.search();
      expect(complaints.heard, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
  typing: [
    async ({ context, browserName }, use) => {
      if (browserName === 'firefox') await typeAsInFirefox(context);
      await use();
    },
    { auto: true },
  ],
  clock: [
    async ({ context }, use) => {
      if (clockAhead() > 0) await context.addInitScript(moveClock, clockAhead() * 1000);
      await use();
    },
    { auto: true },
  ],
  logInAs: async ({ page, operator }, use) =>
    use((username, { at = HOME, on = page } = {}) =>
      openLoggedIn(on, operator.address, username, at),
    ),
  logInByForm: async ({ page }, use) =>
    use(async (username, on = page) => {
      await on.goto('/');
      await loginForm(on).send(username, DEMO_PASSWORD);
      await on.waitForURL(`**${HOME}`);
    }),
});

export { expect };
