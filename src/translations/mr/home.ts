import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' आणि ');
const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'होम',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'सुप्रभात' : hour < 17 ? 'नमस्कार' : 'शुभ संध्याकाळ';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'तुमचे ओळखपत्र अजून आमच्याकडे नाही.',
  kycAdd: 'ओळखपत्र जोडा',
  kycRejected: 'तुमचे ओळखपत्र स्वीकारले गेले नाही.',
  kycReplace: 'दुसरे पाठवा',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''} आणि आणखी ${names.length - 1} पॅक`,
  household: { tv: 'तुमचा टीव्ही', broadband: 'तुमचे ब्रॉडबँड', both: 'तुमचा टीव्ही आणि ब्रॉडबँड' },
  endsIn: (who: string, many: boolean, days: number): string => {
    if (days < 0)
      return `${who}: ${days === -1 ? 'काल' : `${-days}\u00a0दिवसांपूर्वी`} ${many ? 'संपले' : 'संपला'}`;
    const when = days === 0 ? 'आज' : days === 1 ? 'उद्या' : `${days}\u00a0दिवसांत`;
    return `${who}: ${when} ${many ? 'संपतील' : 'संपेल'}`;
  },
  ends: (who: string, many: boolean): string => `${who}: {date} रोजी ${many ? 'संपतील' : 'संपेल'}`,
  ended: (who: string, many: boolean): string => `${who}: {date} रोजी ${many ? 'संपले' : 'संपला'}`,
  running: (who: string, many: boolean): string => `${who} सुरू ${many ? 'आहेत' : 'आहे'}`,
  noDays: 'सुरू',
  failed: 'अयशस्वी',
  again: 'पुन्हा प्रयत्न करा',
  noPacks: 'कोणताही पॅक सुरू नाही',
  noPacksDescription: 'चॅनेल्स आणि ब्रॉडबँड मिळवण्यासाठी पॅक जोडा.',
  add: 'पॅक जोडा',
  toRenew: (count: number): string =>
    count === 1 ? 'हा रिन्यू करण्यासाठी' : `${count} पॅक रिन्यू करण्यासाठी`,
  toRestart: (count: number): string =>
    count === 1 ? 'हा पुन्हा सुरू करण्यासाठी' : `${count} पॅक पुन्हा सुरू करण्यासाठी`,
  gst: (tax: string): string => `${tax} GST सह`,
  beforeTax: 'टॅक्स वगळून',
  per: {
    QUARTERLY: '3\u00a0महिन्यांसाठी',
    HALFYEARLY: '6\u00a0महिन्यांसाठी',
    YEARLY: 'एका वर्षासाठी',
  },
  ownTerms: 'प्रत्येक पॅक त्याच्या मुदतीसाठी',
  renew: 'रिन्यू करा',
  nothingToRenew: 'सध्या रिन्यू करायचे काही नाही',
  renewFrom: 'या तारखेपासून रिन्यू करू शकता',
  lastBalance: 'तुमचा बॅलन्स',
  lastKnown: 'ऑपरेटरशी संपर्क होत नाही. शेवटचे अपडेट: {date}',
  updating: 'अपडेट होत आहे. शेवटचे अपडेट: {date}',
  cartWaits: (count: number): string =>
    count === 1 ? '1 पॅक तुमच्या कार्टमध्ये आहे.' : `${count} पॅक तुमच्या कार्टमध्ये आहेत.`,
  viewCart: 'कार्ट पाहा',
  forYou: 'तुमच्यासाठी',
  allAlerts: 'सर्व सूचना',
  offers: 'ऑफर्स',
  offer: (at: number, count: number): string => `${count} पैकी ऑफर ${at}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'तुमच्या सेवा',
  broadband: 'ब्रॉडबँड',
  noBox: 'बॉक्सशिवाय',
  state: { active: 'सुरू', lastDay: 'शेवटचा दिवस', ended: 'संपला', failed: 'अयशस्वी', none: 'पॅक नाही' },
  morePacks: (count: number): string => `आणि आणखी ${count} पॅक`,
  leaving: (names: string, many: boolean): string =>
    `तुम्ही सांगितल्याप्रमाणे ${names} ${many ? 'बंद होतील' : 'बंद होईल'}`,
  renewNamed: (name: string): string => `रिन्यू करा: ${name}`,
  addNamed: (name: string): string => `पॅक जोडा: ${name}`,
  wallet: 'बॅलन्स आणि देय रक्कम',
  balance: 'बॅलन्स',
  addMoney: 'पैसे जोडा',
  by: '{date} पर्यंत',
  short: (amount: string): string => `${amount} कमी`,
  covered: 'तुमचा बॅलन्स यासाठी पुरेसा आहे',
  failed: (names: readonly string[]): string => `हे लोड झाले नाही: ${list(names)}.`,
  parts: {
    packs: 'तुमचे पॅक',
    account: 'तुमचा बॅलन्स',
    boxes: 'तुमचे बॉक्स',
    alerts: 'तुमच्या सूचना',
    offers: 'ऑफर्स',
  },
  offline: 'तुम्ही ऑफलाइन आहात. नेटवर्क परत आले की हे पेज आपोआप लोड होईल.',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'खर्च',
  spent: (amount: string): string => `सहा महिन्यांत ${amount}`,
  history: 'व्यवहार पाहा',
  noChart: 'तुमचा खर्च लोड झाला नाही.',
  mixNow: 'सध्याचा खर्च',
  mixNew: 'स्वस्त पर्याय',
  mixReview: 'बदल पाहा',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'ऑफर्स थांबवा',
  play: 'ऑफर्स सुरू करा',
  next: 'पुढची ऑफर',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB वापरले`,
  left: (left: string, limit: string): string => `${limit} GB पैकी ${left} GB बाकी`,
  noneLeft: 'पूर्ण स्पीडचा डेटा संपला',
  slower: (mbps: string): string => `पुन्हा सुरू होईपर्यंत ${mbps} Mbps`,
  gb: 'GB',
};
