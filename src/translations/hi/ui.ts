import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

const plural = new Intl.PluralRules('hi');
const isOne = (count: number) => plural.select(count) === 'one';

export const dateText: TextsOf<typeof english.dateText> = {
  months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्तू॰', 'नव॰', 'दिस॰'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'आज समाप्त होगा';
    return count < 0 ? `${-count}\u00a0दिन पहले समाप्त` : `${count}\u00a0दिन बाकी`;
  },
  activeUntil: '{date} तक चलेगा',
  endsOn: '{date} को समाप्त होगा',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'कॉपी करें',
  copyWhole: 'पूरी संख्या कॉपी करें',
  copied: 'कॉपी हो गया।',
  marked: 'यह चुना गया है। अपने डिवाइस के मेन्यू से कॉपी करें।',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'बंद करें' };

export const loaderText: TextsOf<typeof english.loaderText> = {
  wait: 'कृपया थोड़ी देर प्रतीक्षा करें...',
};

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'लोड हो रहा है' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'फिर कोशिश करें',
  failed: 'यह हिस्सा लोड नहीं हुआ',
  offline: 'आप ऑफ़लाइन हैं',
  offlineDescription: 'अपना कनेक्शन जाँचें और फिर कोशिश करें। कुछ भी भेजा नहीं गया।',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'तकनीकी जानकारी',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'आपने जो भरा है उसे जाँचें',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'पासवर्ड दिखाएँ',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'मुख्य मेन्यू',
  home: 'होम',
  packs: 'पैक',
  add: 'जोड़ें',
  money: 'पैसे',
  help: 'मदद',
  packsLong: 'मेरे पैक',
  addLong: 'पैक जोड़ें',
  balance: 'बैलेंस',
  addMoney: 'पैसे जोड़ें',
  alerts: 'सूचनाएँ',
  cart: 'कार्ट',
  inCart: (count) => `आपके कार्ट में ${count}`,
  logOut: 'लॉग आउट करें',
  unread: (count) => `${count} अपठित ${isOne(count) ? 'सूचना' : 'सूचनाएँ'}`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = { settings: 'सेटिंग' };

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'मुख्य सामग्री पर जाएँ' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'पूरा' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} तक चालू रहेगा`,
  all: (day: string): string => `आपके पैक ${day} तक चालू रहेंगे`,
  first: (day: string): string => `आपके पैक चालू हैं। सबसे पहला ${day} को समाप्त होगा।`,
};
