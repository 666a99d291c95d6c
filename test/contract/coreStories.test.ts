import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTIONAL_AREAS, type FunctionalArea } from './functionalAreas';

const STORIES = path.join(__dirname, '../stories');

const TAGGED = /'([^'\n]+)',\s*\{ tag: '@core' \},/g;

const FORGOT_PASSWORD =
  'A subscriber who forgot the password mistypes the code, requests another and logs in with a new password';
const LOGIN = 'A subscriber logs in and immediately sees whether the pack is active';
const CART =
  'A subscriber takes a pack out, reloads, sees the same cart in a second tab, and pays once to the paisa';

/** What else the calls (§7), the routes (§2) and the states (§4) of the specification let a subscriber do. */
type OtherFlow =
  | 'close a ticket'
  | 'cancel for a refund'
  | 'pay from the balance'
  | 'pay by card'
  | 'pay in instalments'
  | 'payment status check'
  | 'new connection'
  | 'terms and conditions'
  | 'maintenance'
  | 'status 401'
  | 'access guard'
  | 'unknown address'
  | 'broadband details'
  | 'refresh the box'
  | 'survey'
  | 'push';

/** The core story of each flow: `npm test` runs these stories, `npm run test:all` all of them. */
const CORE_STORIES: Readonly<Record<FunctionalArea | OtherFlow, string>> = {
  'forgot password': FORGOT_PASSWORD,
  login: LOGIN,
  registration: 'A customer using only the keyboard registers once and reaches the dashboard',
  OTP: FORGOT_PASSWORD,
  FAQ: 'A subscriber finds an answer with misspelt words in English and in Hindi and follows its link',
  'customer support':
    'A subscriber using only the keyboard writes a ticket, and the operator receives it once',
  details: 'A subscriber changes the e-mail in Hindi with the password, and the name without it',
  KYC: 'A subscriber whose document was rejected reads the reason and sends it again',
  'contact us':
    'a subscriber of a cable operator calls or messages it, and copies the customer number for it',
  logout: 'A logout clears both documented keys and ends the session at the operator',
  manage: 'A subscriber removes a pack, reads the day it ends, and the operator receives one call',
  'add packs':
    'A subscriber adds a channel and a bouquet to the cart, sees the included channels marked, and removes them',
  cart: CART,
  'my account': 'An empty account shows ---, and a customer of the platform sees its provider',
  'banner images': 'Banners and alerts of a compromised operator open and fetch nothing',
  'channel list and details':
    'A subscriber reads what a pack contains and which packs contain a channel, and an unknown pack shows an error',
  checkout: CART,
  payment:
    'A subscriber pays on the provider’s page at another origin and returns to the operator’s result',
  renew:
    'A subscriber renews three of four packs, reads why one failed, and pays for it with a retry',
  'top-up':
    'A top-up by card is validated while typing, pressed twice, charged once and shown at home',
  alert:
    'A subscriber with sixty alerts sees the newest first, page by page, and the bell count goes to zero',
  subscriber: LOGIN,
  transaction:
    'A subscriber filters and searches the history, and the totals match the rows and the operator’s books',
  'instant payment':
    'A person pays for a relative’s connection by QR code and sees the result when the operator has it',
  'OTT quick pay':
    'A streaming service is paid once despite two presses, a lost answer and a reload',
  'close a ticket':
    'A subscriber with many tickets filters them, pages through them and closes one',
  'cancel for a refund':
    'A subscriber who presses twice cancels a pack once and gets the refund to the paisa',
  'pay from the balance': CART,
  'pay by card':
    'A subscriber pays on the provider’s page at another origin and returns to the operator’s result',
  'pay in instalments':
    'A subscriber using only the keyboard pays in instalments: a wrong code, another one, and the result',
  'payment status check':
    'The claim in a return address proves nothing, and a pending payment is shown as pending until it is paid',
  'new connection':
    'A visitor using only the keyboard orders a plan and reads its number, its price and the next steps',
  'terms and conditions':
    'A subscriber who has not accepted the terms must tick them before the dashboard opens',
  maintenance: 'After maintenance a subscriber who checks again continues at the same address',
  'status 401':
    'A subscriber whose session was ended by the operator reads the documented sentence once and sees the login',
  'access guard':
    'A visitor without a session is redirected to the login from every protected address',
  'unknown address':
    'A logged-in subscriber at an unknown address sees the page "not found" with a link home',
  'broadband details':
    'The details of the broadband line are requested only when opened, and again after a failure',
  'refresh the box':
    'A subscriber refreshes one of two boxes, waits, and gets a ticket that is already filled in',
  survey:
    'a subscriber answers back and forth, over a reload and an expired session, and nothing is lost',
  push: 'A push message appears in the inbox, is counted in every tab and links to its screen',
};

/** The titles of the stories that have the tag. */
const taggedTitles = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.story.ts'))
  .flatMap((file) =>
    [...readFileSync(path.join(STORIES, file), 'utf8').matchAll(TAGGED)].map(
      ([, title = '']) => title,
    ),
  );

it('Every functional area of the specification has a core story', () => {
  expect(Object.keys(CORE_STORIES)).toEqual(expect.arrayContaining([...FUNCTIONAL_AREAS]));
});

it.each(Object.entries(CORE_STORIES))(
  'The flow “%s” has exactly one core story of that title',
  (_, story) => {
    expect(taggedTitles.filter((title) => title === story)).toHaveLength(1);
  },
);

it('Every story with the tag @core belongs to a flow', () => {
  const listed = new Set(Object.values(CORE_STORIES));
  expect(taggedTitles.filter((title) => !listed.has(title))).toEqual([]);
});
