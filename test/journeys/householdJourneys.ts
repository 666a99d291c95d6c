import { idleFor, REST_MS } from '../perf/browser';
import { jpegFile, photo } from '../stories/support/pictures';
import type { Journey } from './journey';
import type { Person } from './person';

const refreshAndAsk = async (person: Person, reply: string) => {
  await person.tap('button', /^Refresh box/);
  await person.see(/^Sent\./);
  await person.tap('button', 'Didn’t help? Create a ticket');
  await person.choose('How should we reply?', reply);
  await person.tap('button', 'Send');
  await person.see('Your ticket is sent');
};

/** What the household does with its packs, its boxes and its account. */
export const householdJourneys: readonly Journey[] = [
  {
    name: 'add a channel and pay',
    budget: 5,
    lacks: 'channels.productid',
    as: 'lakshmi',
    walk: async (person) => {
      await person.tap('link', 'Add');
      await person.type(/^Search/, 'Chaupal Dhun');
      await person.tap('button', /^Add\b.*Chaupal Dhun/);
      await person.tap('link', /cart/i);
      await person.tap('button', /^Pay ₹/);
      await person.see('Paid from your balance');
    },
  },
  {
    name: 'take the cheaper mix, whole',
    budget: 5,
    lacks: 'channels.bouquets',
    as: 'sunita',
    walk: async (person) => {
      await person.tap('link', 'Packs');
      await person.tap('link', 'Same channels for less');
      await person.tap('button', 'Find the cheapest mix');
      await person.tap('button', 'Choose this mix');
      await person.tap('button', /^Pay ₹[\d,.]+ from your balance$/);
      await person.see('Paid from your balance');
      await person.see(/^All 6 old packs end/);
    },
  },
  {
    name: 'no picture, refresh, ticket',
    budget: 6,
    as: 'asha',
    walk: (person) => refreshAndAsk(person, 'Call me'),
    // Without the portal's own fields a contact method is shown by the operator's code.
    documented: { budget: 6, walk: (person) => refreshAndAsk(person, 'CALL') },
  },
  {
    name: 'send the front of an identity card',
    budget: 4,
    as: 'kavya',
    walk: async (person) => {
      await person.tap('link', 'Add document');
      await person.give('Choose a file', jpegFile(await photo(person.page, 1_200, 800)));
      await person.tap('button', 'Send document');
      await person.see(/We have your document|Your document has arrived/);
    },
  },
  {
    name: 'Hindi and dark',
    budget: 3,
    as: 'asha',
    walk: async (person) => {
      await person.tap('button', 'Settings');
      await person.tap('button', 'Dark');
      await person.tap('button', 'हिन्दी');
      await person.page.locator('html[lang=hi][data-theme=dark]').waitFor();
    },
  },
  {
    name: 'offline reload',
    budget: 0,
    lacks: 'activePacks.expirydate',
    as: 'asha',
    walk: async (person, { app }) => {
      await person.see(/ends? (in|on) /);
      await person.page.waitForLoadState('networkidle');
      await idleFor(person.page, REST_MS);
      // The simulated network of a page would keep working, so the server is closed too.
      app.server.close();
      app.server.closeAllConnections();
      await person.page.context().setOffline(true);
      await person.page.reload();
      await person.see(/ends? (in|on) /);
    },
  },
];
