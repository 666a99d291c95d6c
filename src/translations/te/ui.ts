import type { TextsOf } from '../../text/catalogue';
import type { dateText as EnglishDateText } from '../../ui/data/DateText.text';
import type { copyTextText as EnglishCopyTextText } from '../../ui/feedback/CopyText.text';
import type { dialogText as EnglishDialogText } from '../../ui/feedback/Dialog.text';
import type { loaderText as EnglishLoaderText } from '../../ui/feedback/Loader.text';
import type { skeletonText as EnglishSkeletonText } from '../../ui/feedback/Skeleton.text';
import type { statesText as EnglishStatesText } from '../../ui/feedback/States.text';
import type { technicalDetailsText as EnglishTechnicalDetailsText } from '../../ui/feedback/TechnicalDetails.text';
import type { errorSummaryText as EnglishErrorSummaryText } from '../../ui/forms/ErrorSummary.text';
import type { passwordFieldText as EnglishPasswordFieldText } from '../../ui/forms/PasswordField.text';
import type { frameText as EnglishFrameText } from '../../ui/frame/Frame.text';
import type { settingsButtonText as EnglishSettingsButtonText } from '../../ui/frame/SettingsButton.text';
import type { skipLinkText as EnglishSkipLinkText } from '../../ui/frame/SkipLink.text';
import type { stepsText as EnglishStepsText } from '../../ui/layout/Steps.text';
import type { activeUntilText as EnglishActiveUntilText } from '../../ui/result/activeUntil.text';

const plural = new Intl.PluralRules('te');
const days = (count: number) => `${count}\u00a0${plural.select(count) === 'one' ? 'రోజు' : 'రోజులు'}`;
const daysBefore = (count: number) =>
  `${count}\u00a0${plural.select(count) === 'one' ? 'రోజు' : 'రోజుల'} క్రితం`;

export const dateText: TextsOf<typeof EnglishDateText> = {
  months: ['జన', 'ఫిబ్ర', 'మార్చి', 'ఏప్రి', 'మే', 'జూన్', 'జులై', 'ఆగ', 'సెప్టెం', 'అక్టో', 'నవం', 'డిసెం'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'ఈరోజే ముగుస్తుంది';
    if (count < 0) return `${daysBefore(-count)} ముగిసింది`;
    return `ఇంకా ${days(count)}`;
  },
  activeUntil: '{date} వరకు యాక్టివ్‌గా ఉంటుంది',
  endsOn: '{date}న ముగుస్తుంది',
};

export const copyTextText: TextsOf<typeof EnglishCopyTextText> = {
  copy: 'కాపీ చేయండి',
  copyWhole: 'పూర్తి రిఫరెన్స్ కాపీ చేయండి',
  copied: 'కాపీ అయింది.',
  marked: 'ఇది సెలెక్ట్ అయింది. మీ డివైజ్ మెనూ నుంచి కాపీ చేయండి.',
};

export const dialogText: TextsOf<typeof EnglishDialogText> = { close: 'మూసివేయండి' };

export const loaderText: TextsOf<typeof EnglishLoaderText> = { wait: 'దయచేసి కాసేపు ఆగండి...' };

export const skeletonText: TextsOf<typeof EnglishSkeletonText> = { loading: 'లోడ్ అవుతోంది' };

export const statesText: TextsOf<typeof EnglishStatesText> = {
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  failed: 'ఈ భాగం లోడ్ కాలేదు',
  failedDescription: 'ఈ పేజీలో మిగతావన్నీ పని చేస్తున్నాయి.',
  offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు',
  offlineDescription: 'మీ కనెక్షన్ చెక్ చేసుకుని మళ్లీ ప్రయత్నించండి. ఏదీ పంపలేదు.',
};

export const technicalDetailsText: TextsOf<typeof EnglishTechnicalDetailsText> = {
  details: 'టెక్నికల్ వివరాలు',
};

export const errorSummaryText: TextsOf<typeof EnglishErrorSummaryText> = {
  title: 'మీరు ఎంటర్ చేసింది సరిచూసుకోండి',
};

export const passwordFieldText: TextsOf<typeof EnglishPasswordFieldText> = {
  show: 'పాస్‌వర్డ్ చూపించండి',
};

export const frameText: TextsOf<typeof EnglishFrameText> = {
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

export const settingsButtonText: TextsOf<typeof EnglishSettingsButtonText> = {
  settings: 'సెట్టింగ్‌లు',
};

export const skipLinkText: TextsOf<typeof EnglishSkipLinkText> = { skip: 'కంటెంట్‌కు వెళ్లండి' };

export const stepsText: TextsOf<typeof EnglishStepsText> = { done: 'పూర్తయింది' };

export const activeUntilText: TextsOf<typeof EnglishActiveUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} వరకు యాక్టివ్‌గా ఉంటుంది`,
  all: (day: string): string => `మీ ప్యాక్‌లు ${day} వరకు యాక్టివ్‌గా ఉంటాయి`,
  first: (day: string): string => `మీ ప్యాక్‌లు యాక్టివ్‌గా ఉన్నాయి. మొదటిది ${day}న ముగుస్తుంది.`,
};
