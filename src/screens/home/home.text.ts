import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');
const packs = (count: number) => `${count} ${plural.select(count) === 'one' ? 'pack' : 'packs'}`;

/** The words of the tiles, the wallet and what is below them. */
export const homeText = catalogue('homeText', {
  services: 'Your services',
  broadband: 'Broadband',
  noBox: 'Without a box',
  state: {
    active: 'Active',
    lastDay: 'Last day',
    ended: 'Ended',
    failed: 'Failed',
    none: 'No pack',
  },
  morePacks: (count: number): string => `and ${packs(count)} more`,
  leaving: (names: string, many: boolean): string =>
    `${names} ${many ? 'end' : 'ends'} as you asked`,
  renewNamed: (name: string): string => `Renew: ${name}`,
  addNamed: (name: string): string => `Add packs: ${name}`,
  wallet: 'Balance and amount due',
  balance: 'Balance',
  addMoney: 'Add money',
  by: 'By {date}',
  short: (amount: string): string => `${amount} short`,
  covered: 'Your balance covers this',
  failed: (names: readonly string[]): string =>
    `We couldn’t load ${new Intl.ListFormat('en-IN').format(names)}.`,
  parts: {
    packs: 'your packs',
    account: 'your balance',
    boxes: 'your boxes',
    alerts: 'your alerts',
    offers: 'the offers',
  },
  offline: 'You are offline. This page loads by itself when the network is back.',
});
