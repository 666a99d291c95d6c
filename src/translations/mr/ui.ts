import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

const plural = new Intl.PluralRules('mr');

export const dateText: TextsOf<typeof english.dateText> = {
  months: ['जाने', 'फेब्रु', 'मार्च', 'एप्रि', 'मे', 'जून', 'जुलै', 'ऑग', 'सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'आज संपेल';
    if (count === -1) return '1\u00a0दिवसापूर्वी संपला';
    return count < 0 ? `${-count}\u00a0दिवसांपूर्वी संपला` : `${count}\u00a0दिवस बाकी`;
  },
  activeUntil: '{date} पर्यंत सुरू राहील',
  endsOn: '{date} रोजी संपेल',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'कॉपी करा',
  copyWhole: 'पूर्ण संदर्भ क्रमांक कॉपी करा',
  copied: 'कॉपी झाले.',
  marked: 'हे निवडले आहे. तुमच्या डिव्हाइसच्या मेनूमधून कॉपी करा.',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'बंद करा' };

export const loaderText: TextsOf<typeof english.loaderText> = { wait: 'कृपया थोडा वेळ थांबा...' };

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'लोड होत आहे' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'पुन्हा प्रयत्न करा',
  failed: 'हा भाग लोड झाला नाही',
  offline: 'तुम्ही ऑफलाइन आहात',
  offlineDescription: 'तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा. काहीही पाठवले गेले नाही.',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'तांत्रिक माहिती',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'तुम्ही भरलेली माहिती तपासा',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'पासवर्ड दाखवा',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'मुख्य मेनू',
  home: 'होम',
  packs: 'पॅक',
  add: 'जोडा',
  money: 'पैसे',
  help: 'मदत',
  packsLong: 'माझे पॅक',
  addLong: 'पॅक जोडा',
  balance: 'बॅलन्स',
  addMoney: 'पैसे जोडा',
  alerts: 'सूचना',
  cart: 'कार्ट',
  inCart: (count) => `तुमच्या कार्टमध्ये ${count}`,
  logOut: 'लॉग आउट करा',
  unread: (count) =>
    plural.select(count) === 'one' ? '1 न वाचलेली सूचना' : `${count} न वाचलेल्या सूचना`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = {
  settings: 'सेटिंग्ज',
};

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'थेट मजकुराकडे जा' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'पूर्ण' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} पर्यंत सुरू राहील`,
  all: (day: string): string => `तुमचे पॅक ${day} पर्यंत सुरू राहतील`,
  first: (day: string): string => `तुमचे पॅक सुरू आहेत. पहिला पॅक ${day} रोजी संपेल.`,
};
