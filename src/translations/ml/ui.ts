import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

const plural = new Intl.PluralRules('ml');

export const dateText: TextsOf<typeof english.dateText> = {
  months: ['ജനു', 'ഫെബ്രു', 'മാർ', 'ഏപ്രി', 'മേയ്', 'ജൂൺ', 'ജൂലൈ', 'ഓഗ', 'സെപ്റ്റം', 'ഒക്ടോ', 'നവം', 'ഡിസം'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'ഇന്ന് തീരും';
    return count < 0 ? `${-count}\u00a0ദിവസം മുമ്പ് തീർന്നു` : `${count}\u00a0ദിവസം ബാക്കി`;
  },
  activeUntil: '{date} വരെ ആക്ടീവായിരിക്കും',
  endsOn: '{date}-ന് തീരും',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'കോപ്പി ചെയ്യുക',
  copyWhole: 'മുഴുവൻ റഫറൻസും കോപ്പി ചെയ്യുക',
  copied: 'കോപ്പി ചെയ്തു.',
  marked: 'ഇത് സെലക്ട് ചെയ്തിട്ടുണ്ട്. നിങ്ങളുടെ ഡിവൈസിലെ മെനുവിൽ നിന്ന് കോപ്പി ചെയ്യുക.',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'ക്ലോസ് ചെയ്യുക' };

export const loaderText: TextsOf<typeof english.loaderText> = {
  wait: 'ദയവായി അൽപസമയം കാത്തിരിക്കുക...',
};

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'ലോഡ് ചെയ്യുന്നു' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
  failed: 'ഈ ഭാഗം ലോഡ് ആയില്ല',
  offline: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്',
  offlineDescription: 'കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക. ഒന്നും അയച്ചിട്ടില്ല.',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'സാങ്കേതിക വിവരങ്ങൾ',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'നൽകിയ വിവരങ്ങൾ പരിശോധിക്കുക',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'പാസ്‌വേഡ് കാണിക്കുക',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'പ്രധാന മെനു',
  home: 'ഹോം',
  packs: 'പാക്കുകൾ',
  add: 'ചേർക്കുക',
  money: 'പണം',
  help: 'സഹായം',
  packsLong: 'എന്റെ പാക്കുകൾ',
  addLong: 'പാക്കുകൾ ചേർക്കുക',
  balance: 'ബാലൻസ്',
  addMoney: 'പണം ചേർക്കുക',
  alerts: 'അറിയിപ്പുകൾ',
  cart: 'കാർട്ട്',
  inCart: (count) => `നിങ്ങളുടെ കാർട്ടിൽ ${count}`,
  logOut: 'ലോഗ് ഔട്ട്',
  unread: (count) =>
    `വായിക്കാത്ത ${count} ${plural.select(count) === 'one' ? 'അറിയിപ്പ്' : 'അറിയിപ്പുകൾ'}`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = {
  settings: 'സെറ്റിങ്സ്',
};

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'ഉള്ളടക്കത്തിലേക്ക് പോകുക' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'പൂർത്തിയായി' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} വരെ ആക്ടീവായിരിക്കും`,
  all: (day: string): string => `നിങ്ങളുടെ പാക്കുകൾ ${day} വരെ ആക്ടീവായിരിക്കും`,
  first: (day: string): string => `നിങ്ങളുടെ പാക്കുകൾ ആക്ടീവാണ്. ആദ്യത്തേത് ${day}-ന് തീരും.`,
};
