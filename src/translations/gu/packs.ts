import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'રહેવા દો',
  removeAsk: (name: string): string => `${name} કાઢી નાખવું છે?`,
  removeEnds: (date: string): string => `તેનો છેલ્લો દિવસ ${date} છે.`,
  removeUntil: 'ત્યાં સુધી તમે તેને પહેલાંની જેમ વાપરી શકો છો.',
  removeNoRefund: 'કોઈ રિફંડ મળશે નહીં.',
  keepByRenewing: 'તેને રાખવું હોય તો સમાપ્ત થાય તે પહેલાં રિન્યુ કરો.',
  keepByRenewingFrom: (date: string): string =>
    `તેને રાખવું હોય તો ${date} થી સમાપ્ત થાય ત્યાં સુધીમાં રિન્યુ કરો.`,
  noUndo: 'આ અહીં પાછું લઈ શકાતું નથી.',
  reason: 'કારણ (વૈકલ્પિક)',
  removeYes: 'મુદતના અંતે કાઢી નાખો',
  refundAsk: (name: string): string => `${name} હમણાં રદ કરવું છે?`,
  youGet: 'તમારા બેલેન્સમાં રિફંડ',
  stopsNow: 'તે તરત બંધ થશે.',
  stopsNowChannels: (channels: string): string => `તે તેની ${channels} સાથે તરત બંધ થશે.`,
  stopsNowLine: 'તમારું બ્રોડબેન્ડ તરત બંધ થશે.',
  daysLost: (days: number): string =>
    days === 1 ? 'તમારો છેલ્લો દિવસ જતો રહેશે.' : `તમારા બાકીના ${days} દિવસ જતા રહેશે.`,
  buyAgain: 'તે પાછું મેળવવા તમારે ફરી ખરીદવું પડશે.',
  refundYes: (amount: string): string => `રદ કરો અને ${amount} પાછા મેળવો`,
  amountChanged: (was: string, is: string): string =>
    `રિફંડ ${was} થી બદલાઈને ${is} થયું છે. કંઈ રદ થયું નથી. આગળ વધતાં પહેલાં તપાસો.`,
  noneLeft: 'આ પેક માટે હવે રિફંડ મળતું નથી. કંઈ રદ થયું નથી.',
  reading: 'રકમ અપડેટ થઈ રહી છે.',
  notRead: 'રકમ અપડેટ થઈ શકી નહીં.',
  tryAgain: 'ફરી પ્રયાસ કરો',
  removedAtTermEnd: (name: string): string =>
    `${name} મુદતના અંતે બંધ થશે. ત્યાં સુધી તમે તેને પહેલાંની જેમ વાપરી શકો છો.`,
  removed: (name: string, date: string): string =>
    `${name} નો છેલ્લો દિવસ ${date} છે. ત્યાં સુધી તમે તેને પહેલાંની જેમ વાપરી શકો છો.`,
  refunded: (name: string, amount: string): string =>
    `${name} રદ થઈ ગયું છે. ${amount} તમારા બેલેન્સમાં પાછા આવી ગયા છે.`,
  refundedBlind: (name: string): string =>
    `${name} રદ થઈ ગયું છે. કેટલું રિફંડ મળ્યું તે તમારા ઓપરેટરે જણાવ્યું નથી. તે તમને ટ્રાન્ઝેક્શનમાં મળશે.`,
  balance: (amount: string): string => `તમારું બેલેન્સ ${amount} છે.`,
  balanceReading: 'તમારું બેલેન્સ અપડેટ થઈ રહ્યું છે.',
  balanceNotRead: 'તમારું બેલેન્સ અપડેટ થઈ શક્યું નહીં.',
  unknownRemoval: (name: string): string =>
    `સ્પષ્ટ જવાબ મળ્યો નથી, તેથી ખબર નથી કે ${name} કાઢી નખાયું કે નહીં.`,
  packsReading: 'તમારા પેક અપડેટ થઈ રહ્યા છે.',
  packsNotRead: 'તમારા પેક અપડેટ થઈ શક્યા નહીં.',
  nowLeavingAtTermEnd: 'તમારા પેકમાં હવે દેખાય છે કે તે મુદતના અંતે સમાપ્ત થશે, એટલે કે તે કાઢી નખાયું છે.',
  nowLeaving: (date: string): string =>
    `તમારા પેકમાં હવે તેનો છેલ્લો દિવસ ${date} દેખાય છે, એટલે કે તે કાઢી નખાયું છે.`,
  nowCancelled: 'તમારા પેકમાં હવે તે ચાલુ દેખાતું નથી, એટલે કે તે રદ થઈ ગયું છે.',
  nowRunning: {
    honoured:
      'તમારા પેકમાં તે હજી ચાલુ દેખાય છે. આપમેળે કંઈ ફરી મોકલાતું નથી. તમે ફરી પ્રયાસ કરો તો તે વધુમાં વધુ એક જ વાર થાય છે.',
    unknown:
      'તમારા પેકમાં તે હજી ચાલુ દેખાય છે. આપમેળે કંઈ ફરી મોકલાતું નથી. ફરી પ્રયાસ કરતાં પહેલાં થોડી મિનિટ રાહ જોઈને ફરી તપાસો.',
  },
  history: 'ટ્રાન્ઝેક્શનમાં રિફંડ જુઓ',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'તમારી ચેનલો',
  titleIn: (pack: string): string => `${pack} ની ચેનલો`,
  back: 'મારા પેક',
  search: 'તમારી ચેનલો શોધો',
  searchFor: 'નામ અથવા ચેનલ નંબર',
  count: (count: number): string => `${groupedText(count)} ચેનલ`,
  some: (count: number, all: number): string =>
    `${groupedText(all)} માંથી ${groupedText(count)} ચેનલ`,
  noMatch: 'તમારી કોઈ ચેનલ મળતી આવતી નથી.',
  none: 'કોઈ ચેનલ નથી',
  noneDescription: 'અહીં ચેનલોવાળું કોઈ પેક ચાલુ નથી, અથવા ઓપરેટરે તેની ચેનલો જણાવી નથી.',
  add: 'પેક ઉમેરો',
  incomplete: 'એક પેકની ચેનલો ખૂટે છે.',
  retry: 'બાકીની લોડ કરો',
  columns: {
    channel: 'ચેનલ',
    number: 'નંબર',
    genre: 'કેટેગરી',
    language: 'ભાષા',
    pack: 'કયા પેકમાં',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'મારા પેક',
  extent: (packs: number, services: number): string =>
    `${services} ${services === 1 ? 'સેવા' : 'સેવાઓ'} પર ${packs} પેક`,
  renew: 'રિન્યુ કરો',
  add: 'પેક ઉમેરો',
  show: 'બતાવો',
  all: 'બધા',
  filters: { ACTIVE: 'ચાલુ', EXPIRED: 'સમાપ્ત', CANCEL: 'રદ', FAILED: 'નિષ્ફળ' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'પેક ઉમેરો',
  count: (count: number): string => `${count} પેક દેખાય છે`,
  broadband: 'બ્રોડબેન્ડ',
  nowhere: 'બોક્સ વગર',
  none: 'તમારી પાસે હજી કોઈ પેક નથી',
  noneDescription: 'ચેનલો અને બ્રોડબેન્ડ મેળવવા પેક ઉમેરો.',
  noMatch: {
    ACTIVE: 'કોઈ પેક ચાલુ નથી',
    EXPIRED: 'કોઈ પેક સમાપ્ત થયું નથી',
    CANCEL: 'કોઈ પેક રદ થયું નથી',
    FAILED: 'કોઈ પેક નિષ્ફળ નથી',
  },
  showAll: 'બધા પેક બતાવો',
  channels: 'તમારી ચેનલો',
  channelsOf: (box: string): string => `તમારી ચેનલો: ${box}`,
  packsOf: (box: string): string => `પેક: ${box}`,
  renewNamed: (pack: string): string => `રિન્યુ કરો: ${pack}`,
  renewMany: (count: number): string => `${count} પેક રિન્યુ કરો`,
  packs: (count: number): string => `${count} પેક`,
  endOn: (count: number, date: string): string =>
    count === 1 ? `છેલ્લો દિવસ ${date}` : `બધાનો છેલ્લો દિવસ ${date}`,
  ownTerms: 'દરેક પેક પોતાની મુદત માટે',
  gst: (tax: string): string => `${tax} GST સહિત`,
  columns: { pack: 'પેક', contents: 'તેમાં શું છે', ends: 'છેલ્લો દિવસ', price: 'કિંમત' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'તમારી લાઇન',
  show: 'સ્પીડ અને વપરાયેલો ડેટા બતાવો',
  hide: 'સ્પીડ અને વપરાયેલો ડેટા છુપાવો',
  none: 'આ એકાઉન્ટ પર બ્રોડબેન્ડ લાઇન નથી',
  noneDescription: 'તમે બ્રોડબેન્ડ વાપરતા હો તો કસ્ટમર સપોર્ટનો સંપર્ક કરો.',
  used: (used: string, limit: string): string => `ફુલ સ્પીડના ${limit} GB માંથી ${used} GB વપરાયા`,
  usedAll: (limit: string): string => `ફુલ સ્પીડના બધા ${limit} GB વપરાઈ ગયા છે`,
  usedOnly: (used: string): string => `${used} GB વપરાયા`,
  speed: 'સ્પીડ',
  after: 'લિમિટ પછીની સ્પીડ',
  limit: 'ફુલ સ્પીડ ક્યાં સુધી',
  account: 'એકાઉન્ટ નંબર',
  plan: 'પ્લાન',
  until: 'છેલ્લો દિવસ',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'આ પેક રિન્યુ કરવાનો સમય હજી થયો નહોતો.',
  tooEarlyUntil: (date: string): string =>
    `આ પેક રિન્યુ કરવાનો સમય હજી થયો નહોતો. તમે તેને ${date} થી રિન્યુ કરી શકો છો.`,
  chargeRefused:
    'તમારા ઓપરેટરની બિલિંગ સિસ્ટમે રિન્યુઅલ સ્વીકાર્યું નહીં, તેથી આ પેક રિન્યુ થયું નથી. પછી ફરી પ્રયાસ કરો, અથવા કસ્ટમર સપોર્ટનો સંપર્ક કરો.',
  otherFailure: 'તમારા ઓપરેટર આ પેક ચાલુ કે રિન્યુ કરી શક્યા નહીં. કસ્ટમર સપોર્ટનો સંપર્ક કરો.',
  itsMessage: (message: string): string => `તમારા ઓપરેટરનો મેસેજ: ${message}`,
  code: (code: string): string => `કોડ ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'પેક',
  back: 'મારા પેક',
  missing: 'આ પેક તમારા એકાઉન્ટમાં નથી',
  missingDescription: 'કદાચ તેની જગ્યાએ બીજું આવ્યું હોય. તમારા બધા પેક યાદીમાં છે.',
  renew: 'રિન્યુ કરો',
  facts: 'વિગતો',
  price: 'કિંમત',
  gst: (tax: string): string => `${tax} GST સહિત`,
  channels: 'ચેનલો',
  whichChannels: 'તેમાં કઈ ચેનલો છે?',
  speed: 'સ્પીડ',
  box: 'બોક્સ',
  activated: 'ક્યારે ચાલુ થયું',
  ends: 'છેલ્લો દિવસ',
  ended: 'સમાપ્ત થયું',
  renewable: 'ક્યારથી રિન્યુ કરી શકાશે',
  stop: 'આ પેક બંધ કરો',
  leavingAtTermEnd: 'તમે આ પેક કાઢી નાખ્યું છે. તે મુદતના અંત સુધી ચાલુ રહેશે અને પછી સમાપ્ત થશે.',
  leaving: (date: string): string => `તમે આ પેક કાઢી નાખ્યું છે. તે ${date} સુધી ચાલુ રહેશે અને પછી સમાપ્ત થશે.`,
  removeTitle: 'મુદતના અંતે કાઢી નાખો',
  removeDescription: (date: string): string => `તે ${date} સુધી ચાલુ રહેશે. કોઈ રિફંડ મળશે નહીં.`,
  remove: 'કાઢી નાખો',
  refundTitle: 'હમણાં રદ કરો',
  refundDescription: (amount: string): string => `તે તરત બંધ થશે, અને તમને ${amount} પાછા મળશે.`,
  refund: 'રદ કરીને રિફંડ લો',
  noRefund: 'તમારા ઓપરેટર આ પેક માટે રિફંડ આપતા નથી.',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'ચાલુ',
  ended: 'સમાપ્ત',
  cancelled: 'રદ',
  failed: 'નિષ્ફળ',
  endsOn: '{date} ના રોજ સમાપ્ત થશે',
  endedOn: '{date} ના રોજ સમાપ્ત થયું',
  channels: (count: number): string => `${count} ચેનલ`,
  hd: (count: number): string => `${count} HD માં`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/મહિનો',
    QUARTERLY: '3\u00a0મહિના માટે',
    HALFYEARLY: '6\u00a0મહિના માટે',
    YEARLY: 'દર વર્ષે',
  },
  beforeTax: 'ટેક્સ પહેલાં',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'જૂના પેક',
  before:
    'તમારા બેલેન્સમાંથી પેમેન્ટ કરો તો નવા પેક ચાલુ થતાં જ આનું રિન્યુઅલ બંધ કરવામાં આવે છે. દરેક પેક પોતાની મુદતના અંત સુધી ચાલુ રહે છે.',
  otherWay: 'પેમેન્ટની બીજી રીત વાપરો તો પેમેન્ટ પછી તમે આ પેક એક ટેપથી બંધ કરી શકશો.',
  afterwards: 'આ હજી ચાલુ છે. નવા પેક ચાલુ થતાં જ તમે આ બંધ કરી શકો છો.',
  keep: 'જૂના પેક રાખો',
  endNow: 'જૂના પેક બંધ કરો',
  running: 'જૂના પેક બંધ થઈ રહ્યા છે…',
  done: (count: number) =>
    count === 1
      ? 'જૂનું પેક તેની મુદત સાથે સમાપ્ત થશે અને રિન્યુ થશે નહીં.'
      : `બધા ${count} જૂના પેક પોતાની મુદત સાથે સમાપ્ત થશે અને રિન્યુ થશે નહીં.`,
  held: (names: string) => `હજી ચાલુ નથી: ${names}. બધા જૂના પેક રહેશે, તેથી તમારી કોઈ ચેનલ જશે નહીં.`,
  unread: 'હમણાં કોઈ જૂનું પેક બંધ થયું નથી: નવા પેક ચાલુ છે કે નહીં તે અમે જોઈ શક્યા નહીં.',
  part: (count: number) =>
    count === 1
      ? '1 જૂનું પેક બંધ થઈ શક્યું નહીં અને રિન્યુ થઈ શકે છે. ફરી પ્રયાસ કરો, અથવા તેને તમારા પેકમાંથી કાઢી નાખો.'
      : `${count} જૂના પેક બંધ થઈ શક્યા નહીં અને રિન્યુ થઈ શકે છે. ફરી પ્રયાસ કરો, અથવા તેમને તમારા પેકમાંથી કાઢી નાખો.`,
  again: 'ફરી પ્રયાસ કરો',
  myPacks: 'મારા પેક',
  status: {
    staying: 'ચાલુ',
    ending: 'બંધ થઈ રહ્યું છે…',
    ended: 'સમાપ્ત થશે',
    refused: 'બંધ થયું નથી',
    unknown: 'હજી ખબર નથી',
  },
  unknown: 'કોઈ જવાબ આવ્યો નથી. તમારા પેક અપડેટ થશે ત્યારે પરિણામ દેખાશે.',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'એ જ ચેનલો, ઓછી કિંમતે',
  lead: 'અમે તમારા પેકની સરખામણી વેચાતા બધા પેક સાથે કરીએ છીએ.',
  found: (less: string): string => `એ જ ચેનલો, મહિને ${less} ઓછામાં`,
  forBox: (name: string): string => `${name} માટે, GST સહિત`,
  forBoxBeforeTax: (name: string): string => `${name} માટે, ટેક્સ પહેલાં`,
};
