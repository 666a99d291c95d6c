import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

export const dateText: TextsOf<typeof english.dateText> = {
  months: [
    'ଜାନୁ.',
    'ଫେବୃ.',
    'ମାର୍ଚ୍ଚ',
    'ଅପ୍ରେଲ',
    'ମଇ',
    'ଜୁନ',
    'ଜୁଲାଇ',
    'ଅଗଷ୍ଟ',
    'ସେପ୍ଟେ.',
    'ଅକ୍ଟୋ.',
    'ନଭେ.',
    'ଡିସେ.',
  ],
  daysLeft: (count: number): string => {
    if (count === 0) return 'ଆଜି ଶେଷ ହେବ';
    return count < 0 ? `${-count}\u00a0ଦିନ ତଳେ ଶେଷ ହୋଇଛି` : `${count}\u00a0ଦିନ ବାକି`;
  },
  activeUntil: '{date} ପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ରହିବ',
  endsOn: '{date} ରେ ଶେଷ ହେବ',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'କପି କରନ୍ତୁ',
  copyWhole: 'ପୂରା ରେଫରେନ୍ସ କପି କରନ୍ତୁ',
  copied: 'କପି ହୋଇଗଲା।',
  marked: 'ଏହା ବଛାଯାଇଛି। ଆପଣଙ୍କ ଡିଭାଇସର ମେନୁରୁ କପି କରନ୍ତୁ।',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'ବନ୍ଦ କରନ୍ତୁ' };

export const loaderText: TextsOf<typeof english.loaderText> = { wait: 'ଦୟାକରି ଟିକେ ଅପେକ୍ଷା କରନ୍ତୁ...' };

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'ଲୋଡ ହେଉଛି' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  failed: 'ଏହି ଅଂଶଟି ଲୋଡ ହେଲା ନାହିଁ',
  offline: 'ଆପଣ ଅଫଲାଇନ ଅଛନ୍ତି',
  offlineDescription: 'ଆପଣଙ୍କ କନେକ୍ସନ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ। କିଛି ପଠାଯାଇନାହିଁ।',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'ଟେକ୍ନିକାଲ ବିବରଣୀ',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'ଯାହା ଲେଖିଛନ୍ତି, ତାହା ଯାଞ୍ଚ କରନ୍ତୁ',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'ପାସୱାର୍ଡ ଦେଖାନ୍ତୁ',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'ମୁଖ୍ୟ ମେନୁ',
  home: 'ହୋମ',
  packs: 'ପ୍ୟାକ',
  add: 'ଯୋଡ଼ନ୍ତୁ',
  money: 'ଟଙ୍କା',
  help: 'ସାହାଯ୍ୟ',
  packsLong: 'ମୋ ପ୍ୟାକ',
  addLong: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
  balance: 'ବ୍ୟାଲାନ୍ସ',
  addMoney: 'ଟଙ୍କା ଯୋଡ଼ନ୍ତୁ',
  alerts: 'ସୂଚନା',
  cart: 'କାର୍ଟ',
  inCart: (count) => `ଆପଣଙ୍କ କାର୍ଟରେ ${count}ଟି`,
  logOut: 'ଲଗଆଉଟ କରନ୍ତୁ',
  unread: (count) => `${count}ଟି ନପଢ଼ା ସୂଚନା`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = { settings: 'ସେଟିଂସ' };

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'ମୁଖ୍ୟ ଅଂଶକୁ ଯାଆନ୍ତୁ' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'ହୋଇଗଲା' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} ପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ରହିବ`,
  all: (day: string): string => `ଆପଣଙ୍କ ପ୍ୟାକ ${day} ପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ରହିବ`,
  first: (day: string): string => `ଆପଣଙ୍କ ପ୍ୟାକ ଚାଲୁ ଅଛି। ପ୍ରଥମଟି ${day} ରେ ଶେଷ ହେବ।`,
};
