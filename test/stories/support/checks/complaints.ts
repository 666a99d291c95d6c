import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, SUBSCRIBERS } from '../../../operator/seeds/subscribers';
import { withDevTools } from '../peers/devTools';
import { type Secrets, secretsIn } from './secrets';
import { browserKeeps } from './storedData';

/** The complaints of the pages of one story, in their order. */
export interface Complaints {
  readonly heard: readonly string[];
  /** Allows a complaint that the story provokes. */
  readonly allow: (like: RegExp) => void;
  /** Looks for secrets in all that was said in this story, and in all that the browser keeps. */
  readonly search: () => Promise<void>;
}

/** The portal's address, and the secrets that may not be stored anywhere. */
interface Portal {
  readonly address: string;
  readonly secrets: Secrets;
}

/** The documented addresses that carry credentials or a person's number (specification §7). */
const TELLING_CALLS = [
  '/subscriber/v1/login',
  '/subscriber/v1/subscriber/validate',
  '/subscriber/v1/subscriber/verify',
  '/subscriber/v1/customerorder.php/subscriberinfo',
  '/subscriber/v1/payment/instantpayment',
  '/subscriber/v1/payment/ottquickpay',
];

/** What no address and no console message may contain. */
const personal: readonly string[] = [
  DEMO_PASSWORD,
  encodeURIComponent(DEMO_PASSWORD),
  ...SUBSCRIBERS.flatMap(({ mobileno, email, aadhaar }) => [mobileno, email, aadhaar]),
].filter((value) => value !== '');

const tells = (text: string) => personal.some((value) => text.includes(value));

/** Listens to every page of a context: errors, policy violations, and personal data on its way out. */
export const listenTo = async (context: BrowserContext, portal: Portal): Promise<Complaints> => {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const outputs: Record<string, string[]> = { 'the console': [], 'an address': [], DevTools: [] };
  await withDevTools(context, (said) => outputs['DevTools']?.push(said));
  await context.exposeFunction('complain', (what: string) => heard.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      window.complain(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    outputs['the console']?.push(text);
    if (tells(text)) heard.push(`personal data in the console: ${text}`);
    // A refused call is logged by the browser itself; whether it is shown well is the story's own matter.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      heard.push(`console: ${text}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (TELLING_CALLS.includes(url.pathname)) return;
    outputs['an address']?.push(url.href);
    if (tells(url.href)) heard.push(`personal data in an address: ${url.pathname}`);
  });
  context.on('page', (page: Page) =>
    page.on('framenavigated', (frame) => {
      outputs['an address']?.push(frame.url());
      if (tells(frame.url())) heard.push(`personal data in an address: ${frame.url()}`);
    }),
  );
  return {
    get heard() {
      return heard.filter((what) => !allowed.some((like) => like.test(what)));
    },
    allow: (like) => void allowed.push(like),
    search: async () => {
      const kept = await browserKeeps(context, portal.address);
      for (const [where, what] of Object.entries({ ...outputs, 'what the browser keeps': [kept] }))
        for (const secret of secretsIn(what.join('\n'), portal.secrets.all()))
          heard.push(`a secret in ${where}: ${secret}`);
    },
  };
};

declare global {
  interface Window {
    complain: (what: string) => void;
  }
}
