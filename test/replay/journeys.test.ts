import { journeys } from '../journeys/journeys';
import { flowNames } from './recordedFlows';

/** For each journey, the flow that covers its purpose, or the reason why no replay can cover it. */
const FLOWS: Readonly<Record<string, { readonly flow: string } | { readonly none: string }>> = {
  'see when packs end': { flow: 'a subscriber logs in and sees how long the packs last' },
  'renew from balance': { flow: 'a subscriber renews for three months from the balance' },
  'renew by card or UPI until the provider’s page': {
    flow: 'a subscriber renews for three months by card',
  },
  'short balance, top-up, renewed': {
    flow: 'a subscriber whose balance is short adds money and renews',
  },
  'pay later with one wrong code': {
    flow: 'a subscriber mistypes the code and then pays with the right one',
  },
  'save three months’ statement': {
    none: 'the file is made by the screen; its rows are in the flow of the transactions',
  },
  'add a channel and pay': {
    flow: 'a subscriber adds a pack to the cart and pays for it by card',
  },
  'take the cheaper mix, whole': {
    flow: 'a subscriber takes a cheaper mix of packs, and the old ones end',
  },
  'no picture, refresh, ticket': { flow: 'a subscriber without a picture refreshes the box' },
  'send the front of an identity card': { flow: 'a subscriber sends the front of an Aadhaar card' },
  'Hindi and dark': { flow: 'a subscriber takes Hindi and the dark colours' },
  'offline reload': { none: 'the service worker answers, and a replay has none' },
  'forgotten password': { flow: 'a subscriber who forgot the password sets a new one' },
  'parent’s connection': { flow: 'a visitor pays for a relative’s connection by UPI' },
  'parent’s connection again': { none: 'the kept number is redacted in a recording' },
  'new connection': { flow: 'a visitor orders a new connection' },
  'payment checked without login': {
    flow: 'a visitor asks about a payment that the operator does not know',
  },
};

it('Every journey is in a recorded flow, or it is said why it cannot be', () => {
  expect(Object.keys(FLOWS).sort()).toEqual(journeys.map(({ name }) => name).sort());
  const named = Object.values(FLOWS).flatMap((one) => ('flow' in one ? [one.flow] : []));
  expect(named.filter((flow) => !flowNames.includes(flow))).toEqual([]);
});
