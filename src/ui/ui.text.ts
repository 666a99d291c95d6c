import { catalogue } from '../text/catalogue';

const plural = new Intl.PluralRules('en');

const days = (count: number) => `${count}\u00a0${plural.select(count) === 'one' ? 'day' : 'days'}`;

/** `Intl` does not name the months: browsers disagree on "Sep" and "Sept", and receipts must be the same everywhere. */
export const dateText = catalogue('dateText', {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'Ends today';
    return count < 0 ? `Ended ${days(-count)} ago` : `${days(count)} left`;
  },
  /** About a pack, for `SentenceWithDate`. */
  activeUntil: 'Active until {date}',
  endsOn: 'ends on {date}',
});

export const copyTextText = catalogue('copyTextText', {
  copy: 'Copy',
  copyWhole: 'Copy full reference',
  copied: 'Copied.',
  marked: 'It is selected. Copy it using your device’s menu.',
});

export const dialogText = catalogue('dialogText', { close: 'Close' });

/** The specification (§2) prescribes the English sentence. */
export const loaderText = catalogue('loaderText', { wait: 'Please wait a moment...' });

export const skeletonText = catalogue('skeletonText', { loading: 'Loading' });

export const statesText = catalogue('statesText', {
  tryAgain: 'Try again',
  failed: 'This part did not load',
  offline: 'You are offline',
  offlineDescription: 'Check your connection and try again. Nothing was sent.',
});

export const technicalDetailsText = catalogue('technicalDetailsText', {
  details: 'Technical details',
});

export const errorSummaryText = catalogue('errorSummaryText', { title: 'Check what you entered' });

export const passwordFieldText = catalogue('passwordFieldText', { show: 'Show password' });

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

export const settingsButtonText = catalogue('settingsButtonText', { settings: 'Settings' });

export const skipLinkText = catalogue('skipLinkText', { skip: 'Skip to content' });

export const stepsText = catalogue('stepsText', { done: 'done' });

export const activeUntilText = catalogue('activeUntilText', {
  one: (name: string, day: string): string => `${name} is active until ${day}`,
  all: (day: string): string => `Your packs are active until ${day}`,
  first: (day: string): string => `Your packs are active. The first one ends on ${day}.`,
});
