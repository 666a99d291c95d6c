import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');

export const frameText = catalogue({
  en: {
    places: 'Main menu',
    home: 'Home',
    packs: 'Packs',
    add: 'Add',
    money: 'Money',
    help: 'Help',
    packsLong: 'My packs',
    addLong: 'Add packs',
    balance: (amount: string) => `Balance ${amount}`,
    alerts: 'Alerts',
    inCart: (count: number) => `, ${count} in your cart`,
    logOut: 'Log out',
    unread: (count: number) =>
      `${count} unread ${plural.select(count) === 'one' ? 'alert' : 'alerts'}`,
  },
  hi: {
    places: 'मुख्य मेन्यू',
    home: 'होम',
    packs: 'पैक',
    add: 'जोड़ें',
    money: 'पैसे',
    help: 'मदद',
    packsLong: 'मेरे पैक',
    addLong: 'पैक जोड़ें',
    balance: (amount) => `बैलेंस ${amount}`,
    alerts: 'सूचनाएँ',
    inCart: (count) => `, आपके कार्ट में ${count}`,
    logOut: 'लॉग आउट करें',
    unread: (count) => `${count} अपठित सूचनाएँ`,
  },
});
