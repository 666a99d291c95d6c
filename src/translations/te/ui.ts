import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

const plural = new Intl.PluralRules('te');
const days = (count: number) => `${count}\u00a0${plural.select(count) === 'one' ? 'రోజు' : 'రోజులు'}`;
const daysBefore = (count: number) =>
  `${count}\u00a0${plural.select(count) === 'one' ? 'రోజు' : 'రోజుల'} క్రితం`;

export const dateText: TextsOf<typeof english.dateText> = {
  months: ['జన', 'ఫిబ్ర', 'మార్చి', 'ఏప్రి', 'మే', 'జూన్', 'జులై', 'ఆగ', 'సెప్టెం', 'అక్టో', 'నవం', 'డిసెం'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'ఈరోజే ముగుస్తుంది';
    if (count < 0) return `${daysBefore(-count)} ముగిసింది`;
    return `ఇంకా ${days(count)}`;
  },
  activeUntil: '{date} వరకు యాక్టివ్‌గా ఉంటుంది',
  endsOn: '{date}న ముగుస్తుంది',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'కాపీ చేయండి',
  copyWhole: 'పూర్తి రిఫరెన్స్ కాపీ చేయండి',
  copied: 'కాపీ అయింది.',
  marked: 'ఇది సెలెక్ట్ అయింది. మీ డివైజ్ మెనూ నుంచి కాపీ చేయండి.',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'మూసివేయండి' };

export const loaderText: TextsOf<typeof english.loaderText> = { wait: 'దయచేసి కాసేపు ఆగండి...' };

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'లోడ్ అవుతోంది' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  failed: 'ఈ భాగం లోడ్ కాలేదు',
  offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు',
  offlineDescription: 'మీ కనెక్షన్ చెక్ చేసుకుని మళ్లీ ప్రయత్నించండి. ఏదీ పంపలేదు.',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'టెక్నికల్ వివరాలు',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'మీరు ఎంటర్ చేసింది సరిచూసుకోండి',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'పాస్‌వర్డ్ చూపించండి',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'మెయిన్ మెనూ',
  home: 'హోమ్',
  packs: 'ప్యాక్‌లు',
  add: 'జోడించండి',
  money: 'డబ్బు',
  help: 'సహాయం',
  packsLong: 'నా ప్యాక్‌లు',
  addLong: 'ప్యాక్‌లు జోడించండి',
  balance: 'బ్యాలెన్స్',
  addMoney: 'డబ్బు జోడించండి',
  alerts: 'అలర్ట్‌లు',
  cart: 'కార్ట్',
  inCart: (count) => `మీ కార్ట్‌లో ${count}`,
  logOut: 'లాగ్ అవుట్',
  unread: (count) => `చదవని ${plural.select(count) === 'one' ? 'అలర్ట్' : 'అలర్ట్‌లు'}: ${count}`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = {
  settings: 'సెట్టింగ్‌లు',
};

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'కంటెంట్‌కు వెళ్లండి' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'పూర్తయింది' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} వరకు యాక్టివ్‌గా ఉంటుంది`,
  all: (day: string): string => `మీ ప్యాక్‌లు ${day} వరకు యాక్టివ్‌గా ఉంటాయి`,
  first: (day: string): string => `మీ ప్యాక్‌లు యాక్టివ్‌గా ఉన్నాయి. మొదటిది ${day}న ముగుస్తుంది.`,
};
