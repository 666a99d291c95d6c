import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' మరియు ');
const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;
const plural = new Intl.PluralRules('te');
const noun = (count: number) => (plural.select(count) === 'one' ? 'ప్యాక్' : 'ప్యాక్‌లు');

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'హోమ్',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'శుభోదయం' : hour < 17 ? 'నమస్కారం' : 'శుభ సాయంత్రం';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'మీ గుర్తింపు డాక్యుమెంట్ ఇంకా మా దగ్గర లేదు.',
  kycAdd: 'డాక్యుమెంట్ జోడించండి',
  kycRejected: 'మీ గుర్తింపు డాక్యుమెంట్‌ను అంగీకరించలేదు.',
  kycReplace: 'వేరేది పంపండి',
  and: (names: readonly string[]): string =>
    isShort(names)
      ? list(names)
      : `${names[0] ?? ''}, ఇంకా ${names.length - 1} ${noun(names.length - 1)}`,
  household: { tv: 'మీ టీవీ', broadband: 'మీ బ్రాడ్‌బ్యాండ్', both: 'మీ టీవీ, బ్రాడ్‌బ్యాండ్' },
  endsIn: (who: string, many: boolean, days: number): string => {
    if (days < 0)
      return `${who} ${days === -1 ? 'నిన్న' : `${-days}\u00a0రోజుల క్రితం`} ${many ? 'ముగిశాయి' : 'ముగిసింది'}`;
    const when = days === 0 ? 'ఈరోజు' : days === 1 ? 'రేపు' : `${days}\u00a0రోజుల్లో`;
    return `${who} ${when} ${many ? 'ముగుస్తాయి' : 'ముగుస్తుంది'}`;
  },
  ends: (who: string, many: boolean): string => `${who}: {date}న ${many ? 'ముగుస్తాయి' : 'ముగుస్తుంది'}`,
  ended: (who: string, many: boolean): string => `${who}: {date}న ${many ? 'ముగిశాయి' : 'ముగిసింది'}`,
  running: (who: string, many: boolean): string => `${who} యాక్టివ్‌గా ${many ? 'ఉన్నాయి' : 'ఉంది'}`,
  noDays: 'యాక్టివ్',
  failed: 'ఫెయిలైంది',
  again: 'మళ్లీ ప్రయత్నించండి',
  noPacks: 'యాక్టివ్ ప్యాక్‌లు లేవు',
  noPacksDescription: 'ఛానెళ్లు, బ్రాడ్‌బ్యాండ్ కోసం ప్యాక్ జోడించండి.',
  add: 'ప్యాక్‌లు జోడించండి',
  toRenew: (count: number): string =>
    count === 1 ? 'దీన్ని రెన్యూ చేయడానికి' : `${count} ${noun(count)} రెన్యూ చేయడానికి`,
  toRestart: (count: number): string =>
    count === 1 ? 'దీన్ని మళ్లీ యాక్టివేట్ చేయడానికి' : `${count} ${noun(count)} మళ్లీ యాక్టివేట్ చేయడానికి`,
  gst: (tax: string): string => `${tax} GST కలిపి`,
  beforeTax: 'ట్యాక్స్ కాకుండా',
  per: { QUARTERLY: '3\u00a0నెలలకు', HALFYEARLY: '6\u00a0నెలలకు', YEARLY: 'ఏడాదికి' },
  ownTerms: 'ప్రతి ప్యాక్ దాని వ్యవధికి',
  renew: 'రెన్యూ చేయండి',
  nothingToRenew: 'రెన్యూ చేయాల్సినవి ఇంకా ఏమీ లేవు',
  renewFrom: 'ఈ తేదీ నుంచి రెన్యూ చేయవచ్చు:',
  lastBalance: 'మీ బ్యాలెన్స్',
  lastKnown: 'మీ ఆపరేటర్‌ను సంప్రదించలేకపోతున్నాం. చివరిగా అప్‌డేట్ అయింది: {date}',
  updating: 'అప్‌డేట్ అవుతోంది. చివరిగా అప్‌డేట్ అయింది: {date}',
  cartWaits: (count: number): string =>
    plural.select(count) === 'one' ? 'మీ కార్ట్‌లో 1 ప్యాక్ ఉంది.' : `మీ కార్ట్‌లో ${count} ప్యాక్‌లు ఉన్నాయి.`,
  viewCart: 'కార్ట్ చూడండి',
  forYou: 'మీ కోసం',
  allAlerts: 'అన్ని అలర్ట్‌లు',
  offers: 'ఆఫర్లు',
  offer: (at: number, count: number): string => `${count} ఆఫర్లలో ${at}వది`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'మీ సర్వీసులు',
  broadband: 'బ్రాడ్‌బ్యాండ్',
  noBox: 'బాక్స్ లేకుండా',
  state: { active: 'యాక్టివ్', lastDay: 'చివరి రోజు', ended: 'ముగిసింది', failed: 'ఫెయిలైంది', none: 'ప్యాక్ లేదు' },
  morePacks: (count: number): string => `ఇంకా ${count} ${noun(count)}`,
  leaving: (names: string, many: boolean): string =>
    `మీరు కోరినట్లు ${names} ${many ? 'ముగుస్తాయి' : 'ముగుస్తుంది'}`,
  renewNamed: (name: string): string => `రెన్యూ చేయండి: ${name}`,
  addNamed: (name: string): string => `ప్యాక్‌లు జోడించండి: ${name}`,
  wallet: 'బ్యాలెన్స్, చెల్లించాల్సిన అమౌంట్',
  balance: 'బ్యాలెన్స్',
  addMoney: 'డబ్బు జోడించండి',
  by: '{date}లోపు',
  short: (amount: string): string => `${amount} తక్కువ`,
  covered: 'దీనికి మీ బ్యాలెన్స్ సరిపోతుంది',
  failed: (names: readonly string[]): string => `${list(names)} లోడ్ కాలేదు.`,
  parts: {
    packs: 'మీ ప్యాక్‌లు',
    account: 'మీ బ్యాలెన్స్',
    boxes: 'మీ బాక్స్‌లు',
    alerts: 'మీ అలర్ట్‌లు',
    offers: 'ఆఫర్లు',
  },
  offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. నెట్‌వర్క్ తిరిగి రాగానే ఈ పేజీ దానంతట అదే లోడ్ అవుతుంది.',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'ఖర్చు',
  spent: (amount: string): string => `ఆరు నెలల్లో ${amount}`,
  history: 'లావాదేవీలు చూడండి',
  noChart: 'మీ ఖర్చు వివరాలు లోడ్ కాలేదు.',
  mixNow: 'ఇప్పుడు చెల్లిస్తున్నది',
  mixNew: 'చౌకైన కాంబినేషన్',
  mixReview: 'మార్పు చూడండి',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'ఆఫర్లను ఆపండి',
  play: 'ఆఫర్లను ప్లే చేయండి',
  next: 'తర్వాతి ఆఫర్',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB వాడారు`,
  left: (left: string, limit: string): string => `${limit} GBలో ${left} GB మిగిలింది`,
  noneLeft: 'ఫుల్ స్పీడ్ డేటా అయిపోయింది',
  slower: (mbps: string): string => `మళ్లీ మొదలయ్యే వరకు ${mbps} Mbps`,
  gb: 'GB',
};
