import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const plural = new Intl.PluralRules('ml');
const channels = (count: number): string =>
  `${groupedText(count)} ${plural.select(count) === 'one' ? 'ചാനൽ' : 'ചാനലുകൾ'}`;

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'നിലനിർത്തുക',
  removeAsk: (name: string): string => `${name} ഒഴിവാക്കണോ?`,
  removeEnds: (date: string): string => `ഇത് ${date}-ന് തീരും.`,
  removeUntil: 'അതുവരെ മുമ്പത്തെപ്പോലെ ഉപയോഗിക്കാം.',
  removeNoRefund: 'റീഫണ്ട് ലഭിക്കില്ല.',
  keepByRenewing: 'ഇത് നിലനിർത്താൻ, അവസാനിക്കുന്നതിന് മുമ്പ് പുതുക്കുക.',
  keepByRenewingFrom: (date: string): string =>
    `ഇത് നിലനിർത്താൻ, ${date} മുതൽ അവസാനിക്കുന്നതിന് മുമ്പ് പുതുക്കുക.`,
  noUndo: 'ഇത് ഇവിടെ പിൻവലിക്കാനാവില്ല.',
  reason: 'കാരണം (നിർബന്ധമില്ല)',
  removeYes: 'കാലാവധി തീരുമ്പോൾ ഒഴിവാക്കുക',
  refundAsk: (name: string): string => `${name} ഇപ്പോൾ റദ്ദാക്കണോ?`,
  youGet: 'നിങ്ങളുടെ ബാലൻസിലേക്കുള്ള റീഫണ്ട്',
  stopsNow: 'ഇത് ഉടൻ നിൽക്കും.',
  stopsNowChannels: (channels: string): string => `ഇത് ഉടൻ നിൽക്കും, ${channels} ഉൾപ്പെടെ.`,
  stopsNowLine: 'നിങ്ങളുടെ ബ്രോഡ്ബാൻഡ് ഉടൻ നിൽക്കും.',
  daysLost: (days: number): string =>
    days === 1 ? 'ബാക്കിയുള്ള അവസാന ദിവസം നഷ്ടമാകും.' : `ബാക്കിയുള്ള ${days} ദിവസം നഷ്ടമാകും.`,
  buyAgain: 'തിരികെ വേണമെങ്കിൽ വീണ്ടും വാങ്ങണം.',
  refundYes: (amount: string): string => `റദ്ദാക്കി ${amount} തിരികെ നേടുക`,
  amountChanged: (was: string, is: string): string =>
    `റീഫണ്ട് ${was} ആയിരുന്നത് ${is} ആയി മാറി. ഒന്നും റദ്ദാക്കിയിട്ടില്ല. തുടരുന്നതിന് മുമ്പ് പരിശോധിക്കുക.`,
  noneLeft: 'ഈ പാക്കിന് ഇപ്പോൾ റീഫണ്ട് ഇല്ല. ഒന്നും റദ്ദാക്കിയിട്ടില്ല.',
  reading: 'തുക അപ്‌ഡേറ്റ് ചെയ്യുന്നു.',
  notRead: 'തുക അപ്‌ഡേറ്റ് ചെയ്യാനായില്ല.',
  tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
  removedAtTermEnd: (name: string): string =>
    `${name}: കാലാവധി തീരുമ്പോൾ അവസാനിക്കും. അതുവരെ മുമ്പത്തെപ്പോലെ ഉപയോഗിക്കാം.`,
  removed: (name: string, date: string): string =>
    `${name}: ${date}-ന് തീരും. അതുവരെ മുമ്പത്തെപ്പോലെ ഉപയോഗിക്കാം.`,
  refunded: (name: string, amount: string): string =>
    `${name} റദ്ദാക്കി. ${amount} നിങ്ങളുടെ ബാലൻസിൽ തിരികെയെത്തി.`,
  refundedBlind: (name: string): string =>
    `${name} റദ്ദാക്കി. എത്ര റീഫണ്ട് ചെയ്തെന്ന് ഓപ്പറേറ്റർ അറിയിച്ചിട്ടില്ല. ഇടപാടുകളിൽ കാണാം.`,
  balance: (amount: string): string => `നിങ്ങളുടെ ബാലൻസ് ${amount} ആണ്.`,
  balanceReading: 'നിങ്ങളുടെ ബാലൻസ് അപ്‌ഡേറ്റ് ചെയ്യുന്നു.',
  balanceNotRead: 'നിങ്ങളുടെ ബാലൻസ് അപ്‌ഡേറ്റ് ചെയ്യാനായില്ല.',
  unknownRemoval: (name: string): string =>
    `വ്യക്തമായ മറുപടി കിട്ടിയില്ല, അതുകൊണ്ട് ${name} ഒഴിവാക്കിയോ എന്ന് അറിയില്ല.`,
  packsReading: 'നിങ്ങളുടെ പാക്കുകൾ അപ്‌ഡേറ്റ് ചെയ്യുന്നു.',
  packsNotRead: 'നിങ്ങളുടെ പാക്കുകൾ അപ്‌ഡേറ്റ് ചെയ്യാനായില്ല.',
  nowLeavingAtTermEnd:
    'കാലാവധി തീരുമ്പോൾ ഇത് അവസാനിക്കുമെന്ന് നിങ്ങളുടെ പാക്കുകളിൽ ഇപ്പോൾ കാണുന്നു, അതായത് ഇത് ഒഴിവാക്കി.',
  nowLeaving: (date: string): string =>
    `ഇത് ${date}-ന് തീരുമെന്ന് നിങ്ങളുടെ പാക്കുകളിൽ ഇപ്പോൾ കാണുന്നു, അതായത് ഇത് ഒഴിവാക്കി.`,
  nowCancelled: 'നിങ്ങളുടെ പാക്കുകളിൽ ഇത് ഇപ്പോൾ ആക്ടീവല്ല, അതായത് ഇത് റദ്ദാക്കി.',
  nowRunning: {
    honoured:
      'ഇത് ഇപ്പോഴും ആക്ടീവാണെന്ന് നിങ്ങളുടെ പാക്കുകളിൽ കാണുന്നു. ഒന്നും തനിയെ വീണ്ടും അയയ്ക്കില്ല. നിങ്ങൾ വീണ്ടും ശ്രമിച്ചാൽ പരമാവധി ഒരു തവണ മാത്രമേ ഇത് നടക്കൂ.',
    unknown:
      'ഇത് ഇപ്പോഴും ആക്ടീവാണെന്ന് നിങ്ങളുടെ പാക്കുകളിൽ കാണുന്നു. ഒന്നും തനിയെ വീണ്ടും അയയ്ക്കില്ല. കുറച്ച് മിനിറ്റ് കാത്തിരുന്ന് വീണ്ടും പരിശോധിച്ച ശേഷം മാത്രം ശ്രമിക്കുക.',
  },
  history: 'റീഫണ്ട് ഇടപാടുകളിൽ കാണുക',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'നിങ്ങളുടെ ചാനലുകൾ',
  titleIn: (pack: string): string => `${pack}: ചാനലുകൾ`,
  back: 'എന്റെ പാക്കുകൾ',
  search: 'നിങ്ങളുടെ ചാനലുകൾ തിരയുക',
  searchFor: 'പേര് അല്ലെങ്കിൽ ചാനൽ നമ്പർ',
  count: (count: number): string => channels(count),
  some: (count: number, all: number): string =>
    `${channels(all)}, അതിൽ ${groupedText(count)} കാണിക്കുന്നു`,
  noMatch: 'യോജിക്കുന്ന ചാനൽ നിങ്ങൾക്കില്ല.',
  none: 'ചാനലുകളില്ല',
  noneDescription: 'ചാനലുകളുള്ള പാക്കുകളൊന്നും ഇവിടെ ആക്ടീവല്ല, അല്ലെങ്കിൽ ഓപ്പറേറ്റർ അവയുടെ ചാനലുകൾ നൽകിയിട്ടില്ല.',
  add: 'പാക്കുകൾ ചേർക്കുക',
  incomplete: 'ഒരു പാക്കിലെ ചാനലുകൾ കിട്ടിയില്ല.',
  retry: 'ബാക്കി ലോഡ് ചെയ്യുക',
  columns: {
    channel: 'ചാനൽ',
    number: 'നമ്പർ',
    genre: 'വിഭാഗം',
    language: 'ഭാഷ',
    pack: 'ഏത് പാക്കിൽ',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'എന്റെ പാക്കുകൾ',
  extent: (packs: number, services: number): string =>
    `${services} ${services === 1 ? 'സർവീസിൽ' : 'സർവീസുകളിൽ'} ${packs} ${packs === 1 ? 'പാക്ക്' : 'പാക്കുകൾ'}`,
  renew: 'പുതുക്കുക',
  add: 'പാക്കുകൾ ചേർക്കുക',
  show: 'കാണിക്കുക',
  all: 'എല്ലാം',
  filters: { ACTIVE: 'ആക്ടീവ്', EXPIRED: 'തീർന്നു', CANCEL: 'റദ്ദാക്കി', FAILED: 'പരാജയപ്പെട്ടു' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'പാക്കുകൾ ചേർക്കുക',
  count: (count: number): string => (count === 1 ? '1 പാക്ക് കാണിക്കുന്നു' : `${count} പാക്കുകൾ കാണിക്കുന്നു`),
  broadband: 'ബ്രോഡ്ബാൻഡ്',
  nowhere: 'ബോക്സ് ഇല്ലാതെ',
  none: 'നിങ്ങൾക്ക് ഇതുവരെ പാക്കുകളില്ല',
  noneDescription: 'ചാനലുകളും ബ്രോഡ്ബാൻഡും ലഭിക്കാൻ ഒരു പാക്ക് ചേർക്കുക.',
  noMatch: {
    ACTIVE: 'ആക്ടീവായ പാക്കുകളില്ല',
    EXPIRED: 'തീർന്ന പാക്കുകളില്ല',
    CANCEL: 'റദ്ദാക്കിയ പാക്കുകളില്ല',
    FAILED: 'പരാജയപ്പെട്ട പാക്കുകളില്ല',
  },
  showAll: 'എല്ലാ പാക്കുകളും കാണിക്കുക',
  channels: 'നിങ്ങളുടെ ചാനലുകൾ',
  channelsOf: (box: string): string => `നിങ്ങളുടെ ചാനലുകൾ: ${box}`,
  packsOf: (box: string): string => `പാക്കുകൾ: ${box}`,
  renewNamed: (pack: string): string => `പുതുക്കുക: ${pack}`,
  renewMany: (count: number): string => `${count} പാക്ക് പുതുക്കുക`,
  packs: (count: number): string => (count === 1 ? '1 പാക്ക്' : `${count} പാക്കുകൾ`),
  endOn: (count: number, date: string): string =>
    count === 1 ? `${date}-ന് തീരും` : `എല്ലാം ${date}-ന് തീരും`,
  ownTerms: 'ഓരോ പാക്കും അതിന്റെ കാലാവധിയിലേക്ക്',
  gst: (tax: string): string => `${tax} GST ഉൾപ്പെടെ`,
  columns: { pack: 'പാക്ക്', contents: 'ഉള്ളടക്കം', ends: 'തീരുന്നത്', price: 'വില' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'നിങ്ങളുടെ ലൈൻ',
  show: 'സ്പീഡും ഉപയോഗിച്ച ഡാറ്റയും കാണിക്കുക',
  hide: 'സ്പീഡും ഉപയോഗിച്ച ഡാറ്റയും മറയ്ക്കുക',
  none: 'ഈ അക്കൗണ്ടിൽ ബ്രോഡ്ബാൻഡ് ലൈൻ ഇല്ല',
  noneDescription: 'നിങ്ങൾ ബ്രോഡ്ബാൻഡ് ഉപയോഗിക്കുന്നുണ്ടെങ്കിൽ കസ്റ്റമർ സപ്പോർട്ടുമായി ബന്ധപ്പെടുക.',
  used: (used: string, limit: string): string => `ഫുൾ സ്പീഡിലുള്ള ${limit} GB-യിൽ ${used} GB ഉപയോഗിച്ചു`,
  usedAll: (limit: string): string => `ഫുൾ സ്പീഡിലുള്ള ${limit} GB മുഴുവൻ ഉപയോഗിച്ചു`,
  usedOnly: (used: string): string => `${used} GB ഉപയോഗിച്ചു`,
  speed: 'സ്പീഡ്',
  after: 'പരിധി കഴിഞ്ഞാലുള്ള സ്പീഡ്',
  limit: 'ഫുൾ സ്പീഡ് എത്ര വരെ',
  account: 'അക്കൗണ്ട് നമ്പർ',
  plan: 'പ്ലാൻ',
  until: 'തീരുന്നത്',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'ഈ പാക്ക് പുതുക്കാൻ സമയമായിരുന്നില്ല.',
  tooEarlyUntil: (date: string): string => `ഈ പാക്ക് പുതുക്കാൻ സമയമായിരുന്നില്ല. ${date} മുതൽ പുതുക്കാം.`,
  chargeRefused:
    'ഓപ്പറേറ്ററുടെ ബില്ലിങ് സിസ്റ്റം പുതുക്കൽ നിരസിച്ചു, അതുകൊണ്ട് ഈ പാക്ക് പുതുക്കിയിട്ടില്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ കസ്റ്റമർ സപ്പോർട്ടുമായി ബന്ധപ്പെടുക.',
  otherFailure: 'ഓപ്പറേറ്റർക്ക് ഈ പാക്ക് തുടങ്ങാനോ പുതുക്കാനോ ആയില്ല. കസ്റ്റമർ സപ്പോർട്ടുമായി ബന്ധപ്പെടുക.',
  itsMessage: (message: string): string => `ഓപ്പറേറ്ററുടെ സന്ദേശം: ${message}`,
  code: (code: string): string => `കോഡ് ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'പാക്ക്',
  back: 'എന്റെ പാക്കുകൾ',
  missing: 'ഈ പാക്ക് നിങ്ങളുടെ അക്കൗണ്ടിൽ ഇല്ല',
  missingDescription: 'ഇതിന് പകരം മറ്റൊന്ന് വന്നതാവാം. നിങ്ങളുടെ എല്ലാ പാക്കുകളും ലിസ്റ്റിൽ കാണാം.',
  renew: 'പുതുക്കുക',
  facts: 'വിവരങ്ങൾ',
  price: 'വില',
  gst: (tax: string): string => `${tax} GST ഉൾപ്പെടെ`,
  channels: 'ചാനലുകൾ',
  whichChannels: 'ഇതിൽ ഏതെല്ലാം ചാനലുകളുണ്ട്?',
  speed: 'സ്പീഡ്',
  box: 'ബോക്സ്',
  activated: 'തുടങ്ങിയത്',
  ends: 'തീരുന്നത്',
  ended: 'തീർന്നത്',
  renewable: 'എന്നുമുതൽ പുതുക്കാം',
  stop: 'ഈ പാക്ക് നിർത്തുക',
  leavingAtTermEnd:
    'നിങ്ങൾ ഈ പാക്ക് ഒഴിവാക്കി. ഇത് കാലാവധി തീരുന്നതുവരെ ആക്ടീവായിരിക്കും, അതിനുശേഷം അവസാനിക്കും.',
  leaving: (date: string): string =>
    `നിങ്ങൾ ഈ പാക്ക് ഒഴിവാക്കി. ഇത് ${date} വരെ ആക്ടീവായിരിക്കും, അതിനുശേഷം തീരും.`,
  removeTitle: 'കാലാവധി തീരുമ്പോൾ ഒഴിവാക്കുക',
  removeDescription: (date: string): string => `ഇത് ${date} വരെ ആക്ടീവായിരിക്കും. റീഫണ്ട് ലഭിക്കില്ല.`,
  remove: 'ഒഴിവാക്കുക',
  refundTitle: 'ഇപ്പോൾ റദ്ദാക്കുക',
  refundDescription: (amount: string): string => `ഇത് ഉടൻ നിൽക്കും, നിങ്ങൾക്ക് ${amount} തിരികെ ലഭിക്കും.`,
  refund: 'റദ്ദാക്കി റീഫണ്ട് നേടുക',
  noRefund: 'ഈ പാക്കിന് ഓപ്പറേറ്റർ റീഫണ്ട് നൽകുന്നില്ല.',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'ആക്ടീവ്',
  ended: 'തീർന്നു',
  cancelled: 'റദ്ദാക്കി',
  failed: 'പരാജയപ്പെട്ടു',
  endsOn: '{date}-ന് തീരും',
  endedOn: '{date}-ന് തീർന്നു',
  channels: (count: number): string => `${count} ${count === 1 ? 'ചാനൽ' : 'ചാനലുകൾ'}`,
  hd: (count: number): string => `HD-യിൽ ${count} എണ്ണം`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/മാസം',
    QUARTERLY: '3\u00a0മാസത്തേക്ക്',
    HALFYEARLY: '6\u00a0മാസത്തേക്ക്',
    YEARLY: 'ഒരു വർഷത്തേക്ക്',
  },
  beforeTax: 'നികുതി കൂടാതെ',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'പഴയ പാക്കുകൾ',
  before:
    'ബാലൻസിൽ നിന്ന് പണമടച്ചാൽ, പുതിയ പാക്കുകൾ ആക്ടീവായാലുടൻ ഇവയുടെ പുതുക്കൽ നിർത്തും. ഓരോന്നും അതിന്റെ കാലാവധി തീരുന്നതുവരെ ആക്ടീവായിരിക്കും.',
  otherWay: 'മറ്റൊരു പേയ്‌മെന്റ് രീതിയാണെങ്കിൽ, പണമടച്ച ശേഷം ഒറ്റ ടാപ്പിൽ ഇവ അവസാനിപ്പിക്കാം.',
  afterwards: 'ഇവ ഇപ്പോഴും ആക്ടീവാണ്. പുതിയ പാക്കുകൾ ആക്ടീവായാലുടൻ ഇവ അവസാനിപ്പിക്കാം.',
  keep: 'പഴയ പാക്കുകൾ നിലനിർത്തുക',
  endNow: 'പഴയ പാക്കുകൾ അവസാനിപ്പിക്കുക',
  running: 'പഴയ പാക്കുകൾ അവസാനിപ്പിക്കുന്നു…',
  done: (count: number) =>
    count === 1
      ? 'പഴയ പാക്ക് അതിന്റെ കാലാവധി തീരുമ്പോൾ അവസാനിക്കും, പിന്നെ പുതുക്കില്ല.'
      : `പഴയ ${count} പാക്കുകളും അവയുടെ കാലാവധി തീരുമ്പോൾ അവസാനിക്കും, പിന്നെ പുതുക്കില്ല.`,
  held: (names: string) =>
    `ഇതുവരെ ആക്ടീവായിട്ടില്ല: ${names}. പഴയ പാക്കുകളെല്ലാം തുടരും, അതുകൊണ്ട് ഒരു ചാനലും നഷ്ടമാകില്ല.`,
  unread: 'ഇപ്പോൾ പഴയ പാക്കുകളൊന്നും അവസാനിപ്പിച്ചിട്ടില്ല: പുതിയ പാക്കുകൾ ആക്ടീവാണോ എന്ന് കാണാനായില്ല.',
  part: (count: number) =>
    `പഴയ ${count} ${plural.select(count) === 'one' ? 'പാക്ക്' : 'പാക്കുകൾ'} അവസാനിപ്പിക്കാനായില്ല, പുതുക്കാനിടയുണ്ട്. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ എന്റെ പാക്കുകളിൽ ഒഴിവാക്കുക.`,
  again: 'വീണ്ടും ശ്രമിക്കുക',
  myPacks: 'എന്റെ പാക്കുകൾ',
  status: {
    staying: 'ആക്ടീവ്',
    ending: 'അവസാനിപ്പിക്കുന്നു…',
    ended: 'അവസാനിക്കും',
    refused: 'അവസാനിപ്പിച്ചില്ല',
    unknown: 'ഇതുവരെ അറിയില്ല',
  },
  unknown: 'മറുപടി വന്നില്ല. പാക്കുകൾ അപ്‌ഡേറ്റ് ആകുമ്പോൾ ഫലം കാണാം.',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'അതേ ചാനലുകൾ കുറഞ്ഞ വിലയിൽ',
  lead: 'വിൽപനയിലുള്ള എല്ലാ പാക്കുകളുമായി നിങ്ങളുടെ പാക്കുകൾ താരതമ്യം ചെയ്യുന്നു.',
  found: (less: string): string => `അതേ ചാനലുകൾ, മാസം ${less} കുറവിൽ`,
  forBox: (name: string): string => `${name}: GST ഉൾപ്പെടെ`,
  forBoxBeforeTax: (name: string): string => `${name}: നികുതി കൂടാതെയുള്ള വില`,
};
