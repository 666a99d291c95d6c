import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');
const packs = (count: number) => `${count} ${plural.select(count) === 'one' ? 'pack' : 'packs'}`;

/** The words of the tiles, the wallet and what stands below them. */
export const homeText = catalogue({
  en: {
    services: 'Your services',
    boxNamed: (ending: string): string => `Box ending ${ending}`,
    broadband: 'Broadband',
    noBox: 'Without a box',
    state: { active: 'Active', ended: 'Ended', failed: 'Failed', none: 'No pack' },
    endsOn: 'ends on',
    endedOn: 'ended on',
    morePacks: (count: number): string => `and ${packs(count)} more`,
    leaving: (names: string, many: boolean): string =>
      `${names} ${many ? 'end' : 'ends'} as you asked`,
    renewNamed: (name: string): string => `Renew: ${name}`,
    addNamed: (name: string): string => `Add packs: ${name}`,
    wallet: 'Balance and amount due',
    balance: 'Balance',
    addMoney: 'Add money',
    by: 'By',
    short: (amount: string): string => `Your balance is ${amount} short`,
    shortInBar: (amount: string): string => `${amount} short`,
    covered: 'Your balance covers this',
    pay: 'Pay',
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
  },
  hi: {
    services: 'आपकी सेवाएँ',
    boxNamed: (ending: string): string => `बॉक्स •••• ${ending}`,
    broadband: 'ब्रॉडबैंड',
    noBox: 'बिना बॉक्स के',
    state: { active: 'चालू', ended: 'समाप्त', failed: 'असफल', none: 'कोई पैक नहीं' },
    endsOn: 'अंतिम तारीख',
    endedOn: 'समाप्त हुआ',
    morePacks: (count: number): string => `और ${count} पैक`,
    leaving: (names: string): string => `${names} आपके कहे अनुसार बंद होगा`,
    renewNamed: (name: string): string => `रिन्यू करें: ${name}`,
    addNamed: (name: string): string => `पैक जोड़ें: ${name}`,
    wallet: 'बैलेंस और देय राशि',
    balance: 'बैलेंस',
    addMoney: 'पैसे जोड़ें',
    by: 'तारीख',
    short: (amount: string): string => `आपके बैलेंस में ${amount} कम हैं`,
    shortInBar: (amount: string): string => `${amount} कम`,
    covered: 'आपका बैलेंस इसके लिए काफ़ी है',
    pay: 'भुगतान करें',
    failed: (names: readonly string[]): string =>
      `${new Intl.ListFormat('hi').format(names)} लोड नहीं हो सके।`,
    parts: {
      packs: 'आपके पैक',
      account: 'आपका बैलेंस',
      boxes: 'आपके बॉक्स',
      alerts: 'आपकी सूचनाएँ',
      offers: 'ऑफ़र',
    },
    offline: 'आप ऑफ़लाइन हैं। नेटवर्क लौटते ही यह पेज अपने आप लोड होगा।',
  },
});
