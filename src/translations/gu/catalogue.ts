import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'પેક ઉમેરો',
  lists: 'પેક કે ચેનલો',
  packs: 'પેક',
  channels: 'ચેનલો',
  box: 'કયા બોક્સ માટે',
  search: 'શોધો',
  searchPacks: 'નામ અથવા ભાષા',
  searchChannels: 'નામ અથવા ચેનલ નંબર',
  quick: 'ફક્ત આ બતાવો',
  notMine: 'મારી પાસે નથી તે',
  cost: { free: 'ફ્રી', pay: 'પેઇડ' },
  more: (set: number): string => (set === 0 ? 'ફિલ્ટર' : `ફિલ્ટર (${set})`),
  genre: 'કેટેગરી',
  allGenres: 'બધી કેટેગરી',
  language: 'ભાષા',
  allLanguages: 'બધી ભાષાઓ',
  price: 'કિંમત /મહિનો',
  allPrices: 'બધી કિંમતો',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} અને વધુ`
      : from === 0
        ? `${price(below)} ની અંદર`
        : `${price(from)} થી ${price(below)} ની અંદર`,
  termHint: 'આ મુદતની કિંમત તમારા કાર્ટમાં દેખાશે.',
  refresh: 'કિંમતો રિફ્રેશ કરો',
  found: {
    packs: (count: number): string => `${groupedText(count)} પેક.`,
    channels: (count: number): string => `${groupedText(count)} ચેનલ.`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)} માંથી ${groupedText(count)} પેક.`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)} માંથી ${groupedText(count)} ચેનલ.`,
  },
  soFar: 'બીજા લોડ થઈ રહ્યા છે.',
  missing: 'કેટલાક ખૂટે છે.',
  note: {
    packs: 'કાર્ટમાં નેટવર્ક કેપેસિટી ફી ઉમેરાઈ શકે છે.',
    channels: 'કિંમત /મહિનો. કાર્ટમાં નેટવર્ક કેપેસિટી ફી ઉમેરાઈ શકે છે.',
  },
  noBox: 'ટીવી પેક અને ચેનલો માટે બોક્સ જોઈએ. તમારા ઓપરેટર પાસે માંગો.',
  contact: 'અમારો સંપર્ક કરો',
  restFailed: 'આ યાદી પૂરી નથી.',
  loadRest: 'બાકીનું લોડ કરો',
  none: 'કંઈ ઉપલબ્ધ નથી',
  noneDescription: 'તમારા ઓપરેટર પાસે હમણાં અહીં કંઈ ઉપલબ્ધ નથી.',
  channelsInstead: 'આ નામનું કોઈ પેક નથી. આ ચેનલોનું છે.',
  noMatch: 'કંઈ મળ્યું નથી',
  noMatchDescription: 'શોધ અથવા ફિલ્ટર બદલો.',
  showAll: 'બધું બતાવો',
  onlyFirst: 'આ પેજનો એક ભાગ લોડ થયો નથી, તેથી ફક્ત શરૂઆતના દેખાય છે. બીજા જોવા માટે શોધો.',
  compare: 'સરખામણી કરો',
  compareNow: (count: number): string => `${count} પેકની સરખામણી કરો`,
  compareTwo: 'સરખામણી માટે બે કે ત્રણ પેક પસંદ કરો.',
  compareMore: 'સરખામણી માટે બીજા એક કે બે પેક પસંદ કરો.',
  compareMost: 'તમે ત્રણ પેક સુધી સરખામણી કરી શકો છો. પહેલાં એક કાઢી નાખો.',
  compareNone: 'સરખામણી છોડો',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'પેકની સરખામણી',
  back: 'બધા પેક',
  tooFew: 'હજી સરખામણી માટે કંઈ નથી',
  choose: 'પેક પસંદ કરો',
  facts: 'સામસામે',
  fact: 'વિશેષતા',
  kind: 'પ્રકાર',
  language: 'ભાષા',
  beforeTax: 'ટેક્સ પહેલાંની કિંમત',
  withTax: 'GST સહિત કિંમત',
  term: 'મુદત',
  aMonth: 'કિંમત /મહિનો GST સહિત',
  channels: 'ચેનલો',
  hd: 'HD માં',
  cart: 'કાર્ટ',
  difference: 'ચેનલોની સરખામણી',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'બંનેમાં' : `બધા ${packs} માં`}: ${groupedText(count)} ચેનલ`,
  some: (names: string, count: number): string => `ફક્ત ${names} માં: ${groupedText(count)} ચેનલ`,
  and: ' અને ',
  none: 'આ પેકમાં કઈ ચેનલો છે તે તમારા ઓપરેટરે જણાવ્યું નથી.',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'વિગતો',
  back: 'બધા પેક અને ચેનલો',
  unknown: 'પેક કે ચેનલ મળી નથી',
  unknownDescription: 'કદાચ તમારા ઓપરેટર હવે તે આપતા નથી. બીજું પસંદ કરો.',
  all: 'બધા પેક જુઓ',
  beforeTax: 'ટેક્સ પહેલાંની કિંમત',
  tax: 'GST',
  note: 'વધુ ચેનલોથી નેટવર્ક કેપેસિટી ફી વધી શકે છે. તમે પસંદ કરેલી મુદતની ફી અને આખું બિલ પેમેન્ટ પહેલાં કાર્ટમાં દેખાશે.',
  facts: 'આના વિશે',
  number: 'ચેનલ નંબર',
  genre: 'કેટેગરી',
  language: 'ભાષા',
  picture: 'પિક્ચર',
  hd: 'HD',
  sd: 'સામાન્ય',
  broadcaster: 'બ્રોડકાસ્ટર',
  channels: 'ચેનલો',
  search: 'આ પેકમાં શોધો',
  searchFor: 'નામ અથવા ચેનલ નંબર',
  count: (count: number): string => `${groupedText(count)} ચેનલ.`,
  some: (count: number, all: number): string =>
    `${groupedText(all)} માંથી ${groupedText(count)} ચેનલ.`,
  group: (name: string, count: number): string => `${name}: ${groupedText(count)} ચેનલ`,
  noMatch: 'આ પેકમાં કંઈ મળ્યું નથી.',
  noChannels: 'કોઈ ચેનલ નથી',
  noChannelsDescription: 'તમારા ઓપરેટરે આ પેકની ચેનલો જણાવી નથી.',
  packs: 'આ ચેનલવાળા પેક',
  noPacks: 'આ ચેનલ કોઈ પેકમાં નથી.',
  cheaper: (pack: string, less: string): string =>
    `${pack} માં પણ આ ચેનલ છે અને મહિને ${less} ઓછા થાય છે.`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack} માં પણ આ ચેનલ છે અને ટેક્સ પહેલાં મહિને ${less} ઓછા થાય છે.`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `તમે મહિને ${amount} બચાવી શકો છો`,
  hardlyLess: (amount: string) => `બીજો કોમ્બો મહિને ફક્ત ${amount} સસ્તો છે`,
  least: 'આ ચેનલો માટે તમે પહેલેથી સૌથી ઓછું ચૂકવો છો',
  nothingCheaper: 'આનાથી સસ્તું કંઈ મળ્યું નથી',
  dearer: (amount: string) => `સૌથી સસ્તી રીત મહિને ${amount} વધુની છે`,
  noDearer: 'તમે ઉમેર્યું તેનો કોઈ વધારાનો ખર્ચ નથી',
  missing: 'વિગતો લોડ થઈ નથી. પેજ ફરી લોડ કરો અને ફરી શોધો.',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'હમણાં',
  then: 'પછી',
  aMonth: '/મહિનો GST સહિત',
  aMonthBeforeTax: '/મહિનો ટેક્સ પહેલાં',
  proved: 'વેચાતા પેક અને ચેનલોનો કોઈ કોમ્બો આનાથી સસ્તો નથી.',
  bestFound: (amount: string) =>
    `બે સેકન્ડમાં અમને આ સૌથી સારો મળ્યો. સૌથી સસ્તો કોમ્બો આનાથી મહિને વધુમાં વધુ ${amount} સસ્તો હોઈ શકે.`,

  comes: 'તમને શું મળશે',
  goes: 'શું બંધ થશે',
  stays: (names: string) => `રહેશે: ${names}.`,
  singleKept: 'છૂટક ચેનલ જે તમારી પાસે છે',
  singleAdded: 'છૂટક ચેનલ જે તમે ઉમેરી',
  keeps: (count: number) => `${count} ચેનલ જે તમારી પાસે છે`,
  adds: (count: number) => `${count} ચેનલ જે તમે ઉમેરી`,
  extra: (count: number) => `${count} ચેનલ સાથે મળશે`,
  lost: 'આ તમારી પાસે નહીં રહે',
  nothingLost: 'તમારે જે જોવું છે તે બધું રહેશે.',
  missing: 'હવે ઉપલબ્ધ નથી',

  take: 'આ કોમ્બો પસંદ કરો',
  takeHint: 'કાર્ટમાં GST સહિત કિંમત દેખાશે. તમે ત્યાં પેમેન્ટ કરો તે પહેલાં કંઈ બદલાતું નથી.',
  feeNote: 'નેટવર્ક કેપેસિટી ફી: નવા પેકથી બદલાય તો કાર્ટમાં દેખાશે. તેને તમારી બચતમાંથી બાદ કરો.',
  goesHow:
    'તમારા બેલેન્સમાંથી પેમેન્ટ કરો તો નવા પેક ચાલુ થયા પછી આ તેમની મુદત પૂરી થતાં બંધ થઈ જશે. ત્યાં સુધી તમે બંને માટે ચૂકવો છો.',
  goesAlone: 'આની જગ્યાએ કંઈ લેવાની જરૂર નથી. દરેક પેક પોતાની મુદતના અંત સુધી ચાલુ રહે છે.',
  end: (count: number) => (count === 1 ? 'આ પેક બંધ કરો' : `આ ${count} પેક બંધ કરો`),
  endAsk: (count: number) => (count === 1 ? 'આ પેક બંધ કરવું છે?' : `આ ${count} પેક બંધ કરવા છે?`),
  endMeans: 'દરેક પેક પોતાની મુદતના અંત સુધી ચાલુ રહે છે અને રિન્યુ થતું નથી. રિફંડ મળતું નથી.',
  endYes: 'મુદતના અંતે બંધ કરો',
  keep: 'રાખો',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'એ જ ચેનલો, ઓછી કિંમતે',
  documentTitle: 'ઓછું ચૂકવો',
  sub: 'તમે જુઓ છો તે બધું હોય તેવો પેક અને છૂટક ચેનલોનો સૌથી સસ્તો કોમ્બો અમે શોધીએ છીએ.',
  back: 'પેક ઉમેરો',

  noPacks: 'કોઈ ટીવી પેક ચાલુ નથી',
  noPacksDescription: 'પેક ચાલુ થયા પછી તમે અહીં સસ્તો કોમ્બો શોધી શકો છો.',
  addPacks: 'પેક ઉમેરો',

  box: 'કયું બોક્સ?',
  keep: 'રાખવાની ચેનલો',
  keepAll: 'મારી પાસે છે તે બધી',
  keepAllHint: (count: number) =>
    count === 1 ? 'તમારા વધારાના પેકની એક ચેનલ' : `તમારા વધારાના પેકની બધી ${count} ચેનલ`,
  keepSome: 'ફક્ત હું પસંદ કરું તે',
  keepSomeHint: 'જે ન જોતા હો તેની ટિક કાઢી નાખો',
  ticked: (count: number, all: number) => `${all} માંથી ${count} ચેનલ પસંદ કરી`,
  tickAll: 'બધી પસંદ કરો',
  untickAll: 'બધી ટિક કાઢી નાખો',
  onlyFixed: (names: string) =>
    `${names} જેમ છે તેમ રહેશે, અને આ બોક્સ પર બીજું કંઈ ચાલુ નથી. ચેનલો ઉમેરો, અમે તે મેળવવાની સૌથી સસ્તી રીત શોધીશું.`,

  add: 'ચેનલો ઉમેરો',
  search: 'નામ અથવા ચેનલ નંબર',
  searchFor: 'તમારે ઉમેરવી હોય તે ચેનલ',
  matches: (count: number) => `${count} ચેનલ મળી`,
  firstOf: (shown: number, count: number) => `${count} ચેનલમાંથી પહેલી ${shown}`,
  noMatch: 'આ નામ કે નંબરની કોઈ ચેનલ નથી.',
  addOne: 'ઉમેરો',
  addNamed: (name: string) => `${name} ઉમેરો`,
  removeOne: 'કાઢી નાખો',
  removeNamed: (name: string) => `${name} કાઢી નાખો`,
  has: 'ચાલુ',
  free: 'ફ્રી-ટુ-એર',
  selected: 'ઉમેરી',
  added: 'તમારે આ પણ જોઈએ છે',

  now: 'હમણાં તમે ચૂકવો છો',
  nowFor: (channels: number, packs: number) => `/મહિનો GST સહિત: ${packs} પેકમાં ${channels} ચેનલ`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/મહિનો ટેક્સ પહેલાં: ${packs} પેકમાં ${channels} ચેનલ`,
  nothingYet: 'પહેલાં ચેનલ ઉમેરો. પછી અમે તે મેળવવાની સૌથી સસ્તી રીત શોધી શકીએ.',
  find: 'સૌથી સસ્તો કોમ્બો શોધો',
  stop: 'રોકો',
  searching: 'પેક અને ચેનલોની સરખામણી થઈ રહી છે. આમાં વધુમાં વધુ બે સેકન્ડ લાગે છે.',
  stopped: 'રોકી દીધું. કંઈ બદલાયું નથી.',
  notStarted: 'આ ડિવાઇસ પર શોધ શરૂ થઈ શકી નહીં. કંઈ બદલાયું નથી. તમારું કનેક્શન તપાસો અને ફરી પ્રયાસ કરો.',
  tooSlow: 'શોધ પૂરી થઈ નથી. કંઈ બદલાયું નથી. ફરી પ્રયાસ કરો.',
  broken: 'શોધમાં કંઈક ગરબડ થઈ. કંઈ બદલાયું નથી, અને એમાં તમારી કોઈ ભૂલ નથી.',

  notCompared: 'શેની સરખામણી થતી નથી',
  stays: (names: string) => `${names}: જેમ છે તેમ રહેશે.`,
  leaves: (name: string) => `${name}: તમારા કહ્યા મુજબ {date} ના રોજ સમાપ્ત થશે`,
  freeNote: 'ફ્રી-ટુ-એર ચેનલો: તેનો કોઈ ખર્ચ નથી.',
  hdNote: 'HD ચેનલ અને તેની SD વર્ઝન બે અલગ ચેનલ છે.',
  termNote: 'એક મહિનાથી વધુ માટે લીધેલા પેકનો એક મહિનાનો ભાગ ગણાય છે.',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'બેઝ પેક',
    BOUQUET: 'બુકે',
    BROADBAND: 'બ્રોડબેન્ડ',
    CHANNEL: 'ચેનલ',
  },
  per: {
    MONTHLY: '/મહિનો',
    QUARTERLY: '3\u00a0મહિના માટે',
    HALFYEARLY: '6\u00a0મહિના માટે',
    YEARLY: '12\u00a0મહિના માટે',
  },
  term: 'કેટલા સમય માટે',
  terms: {
    MONTHLY: 'માસિક',
    QUARTERLY: 'ત્રિમાસિક',
    HALFYEARLY: 'છ માસિક',
    YEARLY: 'વાર્ષિક',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${groupedText(count)} ચેનલ, ${groupedText(hd)} HD માં` : `${groupedText(count)} ચેનલ`,
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps સ્પીડ`,
  fairUse: (gigabytes: number): string => `ફુલ સ્પીડે ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} કાર્ટમાં ઉમેરો`,
  remove: (name: string): string => `${name} કાર્ટમાંથી કાઢો`,
  addWord: 'ઉમેરો',
  inCartWord: 'કાર્ટમાં',
  addShort: 'કાર્ટમાં ઉમેરો',
  removeShort: 'કાર્ટમાંથી કાઢો',
  owned: 'ચાલુ',
  inOwned: (pack: string): string => `${pack} માં ચાલુ`,
  inCart: 'તમારા કાર્ટમાં છે',
  inCartPack: (pack: string): string => `તમારા કાર્ટના ${pack} માં છે`,
  withTax: 'GST સહિત',
  beforeTax: 'ટેક્સ પહેલાં',
  noPrice: 'કિંમત ઉપલબ્ધ નથી',
  hd: 'HD',
  free: 'ફ્રી',
  onlyInPacks: 'ફક્ત પેકમાં',
  columns: { channel: 'ચેનલ', number: 'નંબર', price: 'કિંમત', cart: 'કાર્ટ' },
};
