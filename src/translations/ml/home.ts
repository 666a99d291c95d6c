import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(', ');
const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;

const plural = new Intl.PluralRules('ml');
const packs = (count: number) => `${count} ${plural.select(count) === 'one' ? 'പാക്ക്' : 'പാക്കുകൾ'}`;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'ഹോം',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'സുപ്രഭാതം' : hour < 17 ? 'നമസ്കാരം' : 'ശുഭസന്ധ്യ';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'നിങ്ങളുടെ തിരിച്ചറിയൽ രേഖ ഇതുവരെ ലഭിച്ചിട്ടില്ല.',
  kycAdd: 'രേഖ ചേർക്കുക',
  kycRejected: 'നിങ്ങളുടെ തിരിച്ചറിയൽ രേഖ സ്വീകരിച്ചില്ല.',
  kycReplace: 'മറ്റൊന്ന് അയയ്ക്കുക',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''}, മറ്റ് ${packs(names.length - 1)} എന്നിവ`,
  household: {
    tv: 'നിങ്ങളുടെ ടിവി',
    broadband: 'നിങ്ങളുടെ ബ്രോഡ്ബാൻഡ്',
    both: 'നിങ്ങളുടെ ടിവിയും ബ്രോഡ്ബാൻഡും',
  },
  endsIn: (who: string, _many: boolean, days: number): string => {
    if (days < 0) return `${who} ${days === -1 ? 'ഇന്നലെ' : `${-days}\u00a0ദിവസം മുമ്പ്`} തീർന്നു`;
    const when = days === 0 ? 'ഇന്ന്' : days === 1 ? 'നാളെ' : `${days}\u00a0ദിവസത്തിനുള്ളിൽ`;
    return `${who} ${when} തീരും`;
  },
  ends: (who: string): string => `${who}: {date}-ന് തീരും`,
  ended: (who: string): string => `${who}: {date}-ന് തീർന്നു`,
  running: (who: string): string => `${who} ആക്ടീവാണ്`,
  noDays: 'ആക്ടീവ്',
  failed: 'പരാജയപ്പെട്ടു',
  again: 'വീണ്ടും ശ്രമിക്കുക',
  noPacks: 'ആക്ടീവായ പാക്കുകളില്ല',
  noPacksDescription: 'ചാനലുകളും ബ്രോഡ്ബാൻഡും ലഭിക്കാൻ ഒരു പാക്ക് ചേർക്കുക.',
  add: 'പാക്കുകൾ ചേർക്കുക',
  toRenew: (count: number): string => (count === 1 ? 'ഇത് പുതുക്കാൻ' : `${packs(count)} പുതുക്കാൻ`),
  toRestart: (count: number): string =>
    count === 1 ? 'ഇത് വീണ്ടും ആക്ടീവാക്കാൻ' : `${packs(count)} വീണ്ടും ആക്ടീവാക്കാൻ`,
  gst: (tax: string): string => `${tax} GST ഉൾപ്പെടെ`,
  beforeTax: 'നികുതി കൂടാതെ',
  per: { QUARTERLY: '3\u00a0മാസത്തേക്ക്', HALFYEARLY: '6\u00a0മാസത്തേക്ക്', YEARLY: 'ഒരു വർഷത്തേക്ക്' },
  ownTerms: 'ഓരോ പാക്കും അതിന്റെ കാലാവധിയിലേക്ക്',
  renew: 'പുതുക്കുക',
  nothingToRenew: 'ഇപ്പോൾ പുതുക്കാനൊന്നുമില്ല',
  renewFrom: 'ഈ തീയതി മുതൽ പുതുക്കാം',
  lastBalance: 'നിങ്ങളുടെ ബാലൻസ്',
  lastKnown: 'ഓപ്പറേറ്ററുമായി ബന്ധപ്പെടാനാകുന്നില്ല. അവസാനം അപ്‌ഡേറ്റ് ചെയ്തത്: {date}',
  updating: 'അപ്‌ഡേറ്റ് ചെയ്യുന്നു. അവസാനം അപ്‌ഡേറ്റ് ചെയ്തത്: {date}',
  cartWaits: (count: number): string => `നിങ്ങളുടെ കാർട്ടിൽ ${packs(count)} ഉണ്ട്.`,
  viewCart: 'കാർട്ട് കാണുക',
  forYou: 'നിങ്ങൾക്കായി',
  allAlerts: 'എല്ലാ അറിയിപ്പുകളും',
  offers: 'ഓഫറുകൾ',
  offer: (at: number, count: number): string => `${count} ഓഫറുകളിൽ ${at}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'നിങ്ങളുടെ സർവീസുകൾ',
  broadband: 'ബ്രോഡ്ബാൻഡ്',
  noBox: 'ബോക്സ് ഇല്ലാതെ',
  state: {
    active: 'ആക്ടീവ്',
    lastDay: 'അവസാന ദിവസം',
    ended: 'തീർന്നു',
    failed: 'പരാജയപ്പെട്ടു',
    none: 'പാക്ക് ഇല്ല',
  },
  morePacks: (count: number): string => `കൂടാതെ ${packs(count)} കൂടി`,
  leaving: (names: string): string => `${names} നിങ്ങൾ ആവശ്യപ്പെട്ടതനുസരിച്ച് തീരും`,
  renewNamed: (name: string): string => `പുതുക്കുക: ${name}`,
  addNamed: (name: string): string => `പാക്കുകൾ ചേർക്കുക: ${name}`,
  wallet: 'ബാലൻസും അടയ്ക്കാനുള്ള തുകയും',
  balance: 'ബാലൻസ്',
  addMoney: 'പണം ചേർക്കുക',
  by: '{date}-നകം',
  short: (amount: string): string => `${amount} കുറവ്`,
  covered: 'ഇതിന് നിങ്ങളുടെ ബാലൻസ് മതിയാകും',
  failed: (names: readonly string[]): string => `${list(names)} ലോഡ് ചെയ്യാനായില്ല.`,
  parts: {
    packs: 'നിങ്ങളുടെ പാക്കുകൾ',
    account: 'നിങ്ങളുടെ ബാലൻസ്',
    boxes: 'നിങ്ങളുടെ ബോക്സുകൾ',
    alerts: 'നിങ്ങളുടെ അറിയിപ്പുകൾ',
    offers: 'ഓഫറുകൾ',
  },
  offline: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്. നെറ്റ്‌വർക്ക് തിരികെ വരുമ്പോൾ ഈ പേജ് തനിയെ ലോഡ് ആകും.',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'ചെലവ്',
  spent: (amount: string): string => `ആറ് മാസത്തിൽ ${amount}`,
  history: 'ഇടപാടുകൾ കാണുക',
  noChart: 'നിങ്ങളുടെ ചെലവ് ലോഡ് ചെയ്യാനായില്ല.',
  mixNow: 'ഇപ്പോൾ നൽകുന്നത്',
  mixNew: 'വില കുറഞ്ഞ കോമ്പിനേഷൻ',
  mixReview: 'മാറ്റം കാണുക',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'ഓഫറുകൾ നിർത്തുക',
  play: 'ഓഫറുകൾ പ്ലേ ചെയ്യുക',
  next: 'അടുത്ത ഓഫർ',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB ഉപയോഗിച്ചു`,
  left: (left: string, limit: string): string => `${limit} GB-യിൽ ${left} GB ബാക്കി`,
  noneLeft: 'ഫുൾ സ്പീഡ് ഡാറ്റ തീർന്നു',
  slower: (mbps: string): string => `വീണ്ടും തുടങ്ങുന്നതുവരെ ${mbps} Mbps`,
  gb: 'GB',
};
