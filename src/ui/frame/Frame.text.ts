import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');

export const frameText = catalogue('frameText', {
  mainMenu: 'Main menu',
  home: 'Home',
  packs: 'Packs',
  add: 'Add',
  money: 'Money',
  help: 'Help',
  packsLong: 'My packs',
  addLong: 'Add packs',
  balance: 'Balance',
  addMoney: 'Add money',
  alerts: 'Alerts',
  cart: 'Cart',
  inCart: (count: number) => `${count} in your cart`,
  logOut: 'Log out',
  unread: (count: number) =>
    `${count} unread ${plural.select(count) === 'one' ? 'alert' : 'alerts'}`,
});
