import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;
const plural = new Intl.PluralRules('ml');
const packs = (count: number): string =>
  `${groupedText(count)} ${plural.select(count) === 'one' ? 'പാക്ക്' : 'പാക്കുകൾ'}`;
const channels = (count: number): string =>
  `${groupedText(count)} ${plural.select(count) === 'one' ? 'ചാനൽ' : 'ചാനലുകൾ'}`;

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'പാക്കുകൾ ചേർക്കുക',
  lists: 'പാക്കുകൾ അല്ലെങ്കിൽ ചാനലുകൾ',
  packs: 'പാക്കുകൾ',
  channels: 'ചാനലുകൾ',
  box: 'ഏത് ബോക്സിന്',
  search: 'തിരയുക',
  searchPacks: 'പേര് അല്ലെങ്കിൽ ഭാഷ',
  searchChannels: 'പേര് അല്ലെങ്കിൽ ചാനൽ നമ്പർ',
  quick: 'ഇവ മാത്രം കാണിക്കുക',
  notMine: 'എനിക്കില്ലാത്തവ',
  cost: { free: 'ഫ്രീ', pay: 'പെയ്ഡ്' },
  more: (set: number): string => (set === 0 ? 'ഫിൽട്ടറുകൾ' : `ഫിൽട്ടറുകൾ (${set})`),
  genre: 'വിഭാഗം',
  allGenres: 'എല്ലാ വിഭാഗങ്ങളും',
  language: 'ഭാഷ',
  allLanguages: 'എല്ലാ ഭാഷകളും',
  price: 'വില /മാസം',
  allPrices: 'എല്ലാ വിലയും',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} മുതൽ മുകളിലേക്ക്`
      : from === 0
        ? `${price(below)}-ൽ താഴെ`
        : `${price(from)} മുതൽ ${price(below)}-ൽ താഴെ വരെ`,
  termHint: 'ഈ കാലാവധിക്കുള്ള വില കാർട്ടിൽ കാണാം.',
  refresh: 'വില അപ്‌ഡേറ്റ് ചെയ്യുക',
  found: {
    packs: (count: number): string => `${packs(count)}.`,
    channels: (count: number): string => `${channels(count)}.`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${packs(all)}, അതിൽ ${groupedText(count)} കാണിക്കുന്നു.`,
    channels: (count: number, all: number): string =>
      `${channels(all)}, അതിൽ ${groupedText(count)} കാണിക്കുന്നു.`,
  },
  soFar: 'ബാക്കി ലോഡ് ചെയ്യുന്നു.',
  missing: 'ചിലത് ലോഡ് ആയില്ല.',
  note: {
    packs: 'കാർട്ടിൽ നെറ്റ്‌വർക്ക് കപ്പാസിറ്റി ഫീസ് ചേർന്നേക്കാം.',
    channels: 'വില /മാസം. കാർട്ടിൽ നെറ്റ്‌വർക്ക് കപ്പാസിറ്റി ഫീസ് ചേർന്നേക്കാം.',
  },
  noBox: 'ടിവി പാക്കുകൾക്കും ചാനലുകൾക്കും ബോക്സ് വേണം. ഓപ്പറേറ്ററോട് ആവശ്യപ്പെടുക.',
  contact: 'ഞങ്ങളെ ബന്ധപ്പെടുക',
  restFailed: 'ഈ ലിസ്റ്റ് പൂർണമല്ല.',
  loadRest: 'ബാക്കി ലോഡ് ചെയ്യുക',
  none: 'ഒന്നും ലഭ്യമല്ല',
  noneDescription: 'ഓപ്പറേറ്ററുടെ പക്കൽ ഇപ്പോൾ ഇവിടെ നൽകാൻ ഒന്നുമില്ല.',
  channelsInstead: 'ഈ പേരിൽ പാക്കില്ല. ഈ പേരിലുള്ള ചാനലുകൾ ഇവയാണ്.',
  noMatch: 'ഒന്നും കണ്ടെത്തിയില്ല',
  noMatchDescription: 'തിരയുന്ന വാക്കോ ഫിൽട്ടറുകളോ മാറ്റുക.',
  showAll: 'എല്ലാം കാണിക്കുക',
  onlyFirst: 'ഈ പേജിന്റെ ഒരു ഭാഗം ലോഡ് ആകാത്തതിനാൽ ആദ്യത്തേത് മാത്രമേ ലിസ്റ്റിലുള്ളൂ. മറ്റുള്ളവ കാണാൻ തിരയുക.',
  compare: 'താരതമ്യം ചെയ്യുക',
  compareNow: (count: number): string => `${count} പാക്കുകൾ താരതമ്യം ചെയ്യുക`,
  compareTwo: 'താരതമ്യം ചെയ്യാൻ രണ്ടോ മൂന്നോ പാക്കുകൾ തിരഞ്ഞെടുക്കുക.',
  compareMore: 'താരതമ്യത്തിന് ഒന്നോ രണ്ടോ പാക്കുകൾ കൂടി തിരഞ്ഞെടുക്കുക.',
  compareMost: 'പരമാവധി മൂന്ന് പാക്കുകൾ താരതമ്യം ചെയ്യാം. ആദ്യം ഒന്ന് ഒഴിവാക്കുക.',
  compareNone: 'താരതമ്യം നിർത്തുക',
};

/** The ending that each of several names takes. */
const AND = ' എന്നതിലും ';

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'പാക്കുകളുടെ താരതമ്യം',
  back: 'എല്ലാ പാക്കുകളും',
  tooFew: 'താരതമ്യം ചെയ്യാൻ ഒന്നുമില്ല',
  choose: 'പാക്കുകൾ തിരഞ്ഞെടുക്കുക',
  facts: 'താരതമ്യപ്പട്ടിക',
  fact: 'സവിശേഷത',
  kind: 'തരം',
  language: 'ഭാഷ',
  beforeTax: 'നികുതി കൂടാതെയുള്ള വില',
  withTax: 'GST ഉൾപ്പെടെയുള്ള വില',
  term: 'കാലാവധി',
  aMonth: 'വില /മാസം GST ഉൾപ്പെടെ',
  channels: 'ചാനലുകൾ',
  hd: 'HD-യിൽ',
  cart: 'കാർട്ട്',
  difference: 'ചാനലുകളുടെ താരതമ്യം',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'രണ്ടിലും' : `${packs} പാക്കുകളിലും`}: ${channels(count)}`,
  some: (names: string, count: number): string =>
    names.includes(AND)
      ? `${names} എന്നതിലും മാത്രം: ${channels(count)}`
      : `${names} എന്നതിൽ മാത്രം: ${channels(count)}`,
  and: AND,
  none: 'ഈ പാക്കുകളിലെ ചാനലുകൾ ഏതെല്ലാമെന്ന് ഓപ്പറേറ്റർ നൽകിയിട്ടില്ല.',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'വിവരങ്ങൾ',
  back: 'എല്ലാ പാക്കുകളും ചാനലുകളും',
  unknown: 'പാക്ക് അല്ലെങ്കിൽ ചാനൽ കണ്ടെത്തിയില്ല',
  unknownDescription: 'ഓപ്പറേറ്റർ ഇത് ഇപ്പോൾ നൽകുന്നുണ്ടാകില്ല. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.',
  all: 'എല്ലാ പാക്കുകളും കാണുക',
  beforeTax: 'നികുതി കൂടാതെയുള്ള വില',
  tax: 'GST',
  note: 'ചാനലുകൾ കൂടിയാൽ നെറ്റ്‌വർക്ക് കപ്പാസിറ്റി ഫീസ് കൂടാം. തിരഞ്ഞെടുത്ത കാലാവധിക്കുള്ള ഫീസും മുഴുവൻ ബില്ലും പണമടയ്ക്കുന്നതിന് മുമ്പ് കാർട്ടിൽ കാണാം.',
  facts: 'ഇതിനെക്കുറിച്ച്',
  number: 'ചാനൽ നമ്പർ',
  genre: 'വിഭാഗം',
  language: 'ഭാഷ',
  picture: 'ചിത്രം',
  hd: 'HD',
  sd: 'സാധാരണ',
  broadcaster: 'ബ്രോഡ്കാസ്റ്റർ',
  channels: 'ചാനലുകൾ',
  search: 'ഈ പാക്കിൽ തിരയുക',
  searchFor: 'പേര് അല്ലെങ്കിൽ ചാനൽ നമ്പർ',
  count: (count: number): string => `${channels(count)}.`,
  some: (count: number, all: number): string =>
    `${channels(all)}, അതിൽ ${groupedText(count)} കാണിക്കുന്നു.`,
  group: (name: string, count: number): string => `${name}: ${channels(count)}`,
  noMatch: 'ഈ പാക്കിൽ ഒന്നും കണ്ടെത്തിയില്ല.',
  noChannels: 'ചാനലുകളില്ല',
  noChannelsDescription: 'ഈ പാക്കിലെ ചാനലുകൾ ഓപ്പറേറ്റർ നൽകിയിട്ടില്ല.',
  packs: 'ഈ ചാനലുള്ള പാക്കുകൾ',
  noPacks: 'ഒരു പാക്കിലും ഈ ചാനലില്ല.',
  cheaper: (pack: string, less: string): string =>
    `${pack} എന്ന പാക്കിലും ഈ ചാനലുണ്ട്, മാസം ${less} കുറവാണ്.`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack} എന്ന പാക്കിലും ഈ ചാനലുണ്ട്, നികുതി കൂടാതെ മാസം ${less} കുറവാണ്.`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `മാസം ${amount} ലാഭിക്കാം`,
  hardlyLess: (amount: string) => `മറ്റൊരു കോമ്പിനേഷന് മാസം ${amount} മാത്രമേ കുറവുള്ളൂ`,
  least: 'ഈ ചാനലുകൾക്ക് ഏറ്റവും കുറഞ്ഞ വിലയാണ് ഇപ്പോൾ നൽകുന്നത്',
  nothingCheaper: 'ഇതിലും വില കുറഞ്ഞതൊന്നും കണ്ടെത്തിയില്ല',
  dearer: (amount: string) => `ഏറ്റവും വില കുറഞ്ഞ മാർഗത്തിന് മാസം ${amount} കൂടുതലാണ്`,
  noDearer: 'നിങ്ങൾ ചേർത്തതിന് അധിക വിലയില്ല',
  missing: 'വിവരങ്ങൾ ലോഡ് ആയില്ല. പേജ് റീലോഡ് ചെയ്ത് വീണ്ടും തിരയുക.',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'ഇപ്പോൾ',
  then: 'ശേഷം',
  aMonth: '/മാസം GST ഉൾപ്പെടെ',
  aMonthBeforeTax: '/മാസം നികുതി കൂടാതെ',
  proved: 'വിൽപനയിലുള്ള പാക്കുകളുടെയും ചാനലുകളുടെയും ഒരു കോമ്പിനേഷനും ഇതിലും വില കുറവില്ല.',
  bestFound: (amount: string) =>
    `രണ്ട് സെക്കൻഡിൽ കണ്ടെത്തിയ ഏറ്റവും നല്ലത് ഇതാണ്. സാധ്യമായ ഏറ്റവും കുറഞ്ഞതിന് ഇതിലും മാസം പരമാവധി ${amount} മാത്രമേ കുറവുണ്ടാകൂ.`,

  comes: 'നിങ്ങൾക്ക് കിട്ടുന്നത്',
  goes: 'അവസാനിക്കുന്നത്',
  stays: (names: string) => `തുടരുന്നത്: ${names}.`,
  singleKept: 'നിങ്ങൾക്കുള്ള ഒറ്റ ചാനൽ',
  singleAdded: 'നിങ്ങൾ ചേർത്ത ഒറ്റ ചാനൽ',
  keeps: (count: number) => `നിങ്ങൾക്കുള്ള ${count} ${count === 1 ? 'ചാനൽ' : 'ചാനലുകൾ'}`,
  adds: (count: number) => `നിങ്ങൾ ചേർത്ത ${count} ${count === 1 ? 'ചാനൽ' : 'ചാനലുകൾ'}`,
  extra: (count: number) => `കൂടെ കിട്ടുന്ന ${count} ${count === 1 ? 'ചാനൽ' : 'ചാനലുകൾ'}`,
  lost: 'ഇവ നിങ്ങൾക്ക് നഷ്ടമാകും',
  nothingLost: 'കാണാൻ ആഗ്രഹിക്കുന്നതെല്ലാം നിങ്ങൾക്കുണ്ടാകും.',
  missing: 'ഇപ്പോൾ വിൽപനയിലില്ല',

  take: 'ഈ കോമ്പിനേഷൻ എടുക്കുക',
  takeHint: 'GST ഉൾപ്പെടെയുള്ള വില കാർട്ടിൽ കാണാം. അവിടെ പണമടയ്ക്കുന്നതുവരെ ഒന്നും മാറില്ല.',
  feeNote:
    'നെറ്റ്‌വർക്ക് കപ്പാസിറ്റി ഫീസ്: പുതിയ പാക്കുകൾ കാരണം ഇത് മാറിയാൽ കാർട്ടിൽ കാണാം. ലാഭത്തിൽ നിന്ന് അത് കുറയ്ക്കുക.',
  goesHow:
    'ബാലൻസിൽ നിന്ന് പണമടച്ചാൽ, പുതിയ പാക്കുകൾ ആക്ടീവായ ശേഷം ഇവ കാലാവധി തീരുമ്പോൾ അവസാനിക്കും. അതുവരെ രണ്ടിനും പണം നൽകേണ്ടിവരും.',
  goesAlone: 'ഇവയ്ക്ക് പകരം ഒന്നും വേണ്ട. ഓരോന്നും അതിന്റെ കാലാവധി തീരുന്നതുവരെ ആക്ടീവായിരിക്കും.',
  end: (count: number) => (count === 1 ? 'ഈ പാക്ക് അവസാനിപ്പിക്കുക' : `ഈ ${count} പാക്കുകൾ അവസാനിപ്പിക്കുക`),
  endAsk: (count: number) =>
    count === 1 ? 'ഈ പാക്ക് അവസാനിപ്പിക്കണോ?' : `ഈ ${count} പാക്കുകൾ അവസാനിപ്പിക്കണോ?`,
  endMeans: 'ഓരോന്നും അതിന്റെ കാലാവധി തീരുന്നതുവരെ ആക്ടീവായിരിക്കും, പിന്നെ പുതുക്കില്ല. റീഫണ്ട് ഇല്ല.',
  endYes: 'കാലാവധി തീരുമ്പോൾ അവസാനിപ്പിക്കുക',
  keep: 'നിലനിർത്തുക',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'അതേ ചാനലുകൾ കുറഞ്ഞ വിലയിൽ',
  documentTitle: 'കുറഞ്ഞ വില',
  sub: 'നിങ്ങൾ കാണുന്നതെല്ലാം ഉൾപ്പെടുന്ന, പാക്കുകളുടെയും ഒറ്റ ചാനലുകളുടെയും ഏറ്റവും വില കുറഞ്ഞ കോമ്പിനേഷൻ കണ്ടെത്താം.',
  back: 'പാക്കുകൾ ചേർക്കുക',

  noPacks: 'ആക്ടീവായ ടിവി പാക്ക് ഇല്ല',
  noPacksDescription: 'പാക്ക് ആക്ടീവായാൽ വില കുറഞ്ഞ കോമ്പിനേഷൻ ഇവിടെ തിരയാം.',
  addPacks: 'പാക്കുകൾ ചേർക്കുക',

  box: 'ഏത് ബോക്സ്?',
  keep: 'നിലനിർത്തേണ്ട ചാനലുകൾ',
  keepAll: 'എനിക്കുള്ളതെല്ലാം',
  keepAllHint: (count: number) =>
    count === 1 ? 'നിങ്ങളുടെ അധിക പാക്കുകളിലെ ഒരു ചാനൽ' : `നിങ്ങളുടെ അധിക പാക്കുകളിലെ ${count} ചാനലുകളും`,
  keepSome: 'ഞാൻ തിരഞ്ഞെടുക്കുന്നവ മാത്രം',
  keepSomeHint: 'കാണാത്തവയുടെ ടിക്ക് മാറ്റുക',
  ticked: (count: number, all: number) => `${all} ചാനലുകളിൽ ${count} തിരഞ്ഞെടുത്തു`,
  tickAll: 'എല്ലാം തിരഞ്ഞെടുക്കുക',
  untickAll: 'എല്ലാ ടിക്കും മാറ്റുക',
  onlyFixed: (names: string) =>
    `${names} ഇതേപോലെ തുടരും, ഈ ബോക്സിൽ മറ്റൊന്നും ആക്ടീവല്ല. ചാനലുകൾ ചേർക്കുക, അവ കിട്ടാൻ ഏറ്റവും ചെലവ് കുറഞ്ഞ മാർഗം കണ്ടെത്താം.`,

  add: 'ചാനലുകൾ ചേർക്കുക',
  search: 'പേര് അല്ലെങ്കിൽ ചാനൽ നമ്പർ',
  searchFor: 'ചേർക്കേണ്ട ചാനൽ',
  matches: (count: number) => (count === 1 ? '1 ചാനൽ കണ്ടെത്തി' : `${count} ചാനലുകൾ കണ്ടെത്തി`),
  firstOf: (shown: number, count: number) => `${count} ചാനലുകളിൽ ആദ്യത്തെ ${shown}`,
  noMatch: 'ഈ പേരിലോ നമ്പറിലോ ചാനലില്ല.',
  addOne: 'ചേർക്കുക',
  addNamed: (name: string) => `${name} ചേർക്കുക`,
  removeOne: 'ഒഴിവാക്കുക',
  removeNamed: (name: string) => `${name} ഒഴിവാക്കുക`,
  has: 'ആക്ടീവ്',
  free: 'ഫ്രീ-ടു-എയർ',
  selected: 'ചേർത്തു',
  added: 'ഇവയും വേണം',

  now: 'ഇപ്പോൾ നൽകുന്നത്',
  nowFor: (channels: number, packs: number) =>
    `/മാസം GST ഉൾപ്പെടെ: ${packs} ${packs === 1 ? 'പാക്കിലെ' : 'പാക്കുകളിലെ'} ${channels} ${channels === 1 ? 'ചാനലിന്' : 'ചാനലുകൾക്ക്'}`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/മാസം നികുതി കൂടാതെ: ${packs} ${packs === 1 ? 'പാക്കിലെ' : 'പാക്കുകളിലെ'} ${channels} ${channels === 1 ? 'ചാനലിന്' : 'ചാനലുകൾക്ക്'}`,
  nothingYet: 'ആദ്യം ഒരു ചാനൽ ചേർക്കുക. അത് കിട്ടാൻ ഏറ്റവും ചെലവ് കുറഞ്ഞ മാർഗം കണ്ടെത്താം.',
  find: 'ഏറ്റവും വില കുറഞ്ഞത് കണ്ടെത്തുക',
  stop: 'നിർത്തുക',
  searching: 'പാക്കുകളും ചാനലുകളും താരതമ്യം ചെയ്യുന്നു. ഇതിന് പരമാവധി രണ്ട് സെക്കൻഡ് മതി.',
  stopped: 'നിർത്തി. ഒന്നും മാറിയിട്ടില്ല.',
  notStarted: 'ഈ ഡിവൈസിൽ തിരയൽ തുടങ്ങാനായില്ല. ഒന്നും മാറിയിട്ടില്ല. കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.',
  tooSlow: 'തിരയൽ പൂർത്തിയായില്ല. ഒന്നും മാറിയിട്ടില്ല. വീണ്ടും ശ്രമിക്കുക.',
  broken: 'തിരയലിൽ എന്തോ തകരാർ പറ്റി. ഒന്നും മാറിയിട്ടില്ല, ഇത് നിങ്ങളുടെ തെറ്റുമല്ല.',

  notCompared: 'താരതമ്യത്തിൽ ഉൾപ്പെടാത്തത്',
  stays: (names: string) => `${names}: ഇതേപോലെ തുടരും.`,
  leaves: (name: string) => `${name}: നിങ്ങൾ ആവശ്യപ്പെട്ടതനുസരിച്ച് {date}-ന് തീരും`,
  freeNote: 'ഫ്രീ-ടു-എയർ ചാനലുകൾ: ഇവയ്ക്ക് പണം വേണ്ട.',
  hdNote: 'ഒരു HD ചാനലും അതിന്റെ SD പതിപ്പും രണ്ട് ചാനലുകളാണ്.',
  termNote: 'ഒരു മാസത്തിൽ കൂടുതൽ കാലത്തേക്ക് പണമടച്ച പാക്കുകളുടെ ഒരു മാസത്തെ വിഹിതമാണ് കണക്കാക്കുന്നത്.',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'ബേസ് പാക്ക്',
    BOUQUET: 'ബൊക്കെ',
    BROADBAND: 'ബ്രോഡ്ബാൻഡ്',
    CHANNEL: 'ചാനൽ',
  },
  per: {
    MONTHLY: '/മാസം',
    QUARTERLY: '3\u00a0മാസത്തേക്ക്',
    HALFYEARLY: '6\u00a0മാസത്തേക്ക്',
    YEARLY: '12\u00a0മാസത്തേക്ക്',
  },
  term: 'എത്ര കാലത്തേക്ക്',
  terms: {
    MONTHLY: 'ഒരു മാസം',
    QUARTERLY: '3\u00a0മാസം',
    HALFYEARLY: '6\u00a0മാസം',
    YEARLY: 'ഒരു വർഷം',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${channels(count)}, HD-യിൽ ${groupedText(hd)} എണ്ണം` : channels(count),
  speed: (mbps: number): string => `സ്പീഡ് ${groupedText(mbps)} Mbps`,
  fairUse: (gigabytes: number): string => `ഫുൾ സ്പീഡിൽ ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} കാർട്ടിൽ ചേർക്കുക`,
  remove: (name: string): string => `${name} കാർട്ടിൽ നിന്ന് ഒഴിവാക്കുക`,
  addWord: 'ചേർക്കുക',
  inCartWord: 'കാർട്ടിലുണ്ട്',
  addShort: 'കാർട്ടിൽ ചേർക്കുക',
  removeShort: 'കാർട്ടിൽ നിന്ന് ഒഴിവാക്കുക',
  owned: 'ആക്ടീവ്',
  inOwned: (pack: string): string => `${pack} പാക്കിൽ ആക്ടീവ്`,
  inCart: 'നിങ്ങളുടെ കാർട്ടിലുണ്ട്',
  inCartPack: (pack: string): string => `കാർട്ടിലെ ${pack} പാക്കിലുണ്ട്`,
  withTax: 'GST ഉൾപ്പെടെ',
  beforeTax: 'നികുതി കൂടാതെ',
  noPrice: 'വില ലഭ്യമല്ല',
  hd: 'HD',
  free: 'ഫ്രീ',
  onlyInPacks: 'പാക്കുകളിൽ മാത്രം',
  columns: { channel: 'ചാനൽ', number: 'നമ്പർ', price: 'വില', cart: 'കാർട്ട്' },
};
