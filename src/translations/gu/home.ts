import type * as english from '../../screens/home/home.text';
import type { TextsOf } from '../../text/catalogue';
import { listWithAnd } from '../../text/listWithAnd';

const list = listWithAnd(' અને ');
const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;

export const dashboardText: TextsOf<typeof english.dashboardText> = {
  home: 'હોમ',
  greeting: (hour: number, name: string): string => {
    const part = hour < 12 ? 'સુપ્રભાત' : hour < 17 ? 'નમસ્તે' : 'શુભ સાંજ';
    return name ? `${part}, ${name}` : part;
  },
  kycMissing: 'અમારી પાસે હજી તમારું ઓળખનું ડોક્યુમેન્ટ નથી.',
  kycAdd: 'ડોક્યુમેન્ટ ઉમેરો',
  kycRejected: 'તમારું ઓળખનું ડોક્યુમેન્ટ સ્વીકારાયું નથી.',
  kycReplace: 'બીજું મોકલો',
  and: (names: readonly string[]): string =>
    isShort(names) ? list(names) : `${names[0] ?? ''} અને બીજા ${names.length - 1} પેક`,
  household: { tv: 'તમારું ટીવી', broadband: 'તમારું બ્રોડબેન્ડ', both: 'તમારું ટીવી અને બ્રોડબેન્ડ' },
  endsIn: (who: string, many: boolean, days: number): string => {
    if (days < 0)
      return `${who} ${days === -1 ? 'ગઈ કાલે' : `${-days}\u00a0દિવસ પહેલાં`} સમાપ્ત ${many ? 'થયા' : 'થયું'}`;
    const when = days === 0 ? 'આજે' : days === 1 ? 'આવતી કાલે' : `${days}\u00a0દિવસમાં`;
    return `${who} ${when} સમાપ્ત થશે`;
  },
  ends: (who: string): string => `${who}: {date} ના રોજ સમાપ્ત થશે`,
  ended: (who: string, many: boolean): string =>
    `${who}: {date} ના રોજ સમાપ્ત ${many ? 'થયા' : 'થયું'}`,
  running: (who: string): string => `${who} ચાલુ છે`,
  noDays: 'ચાલુ',
  failed: 'નિષ્ફળ',
  again: 'ફરી પ્રયાસ કરો',
  noPacks: 'કોઈ પેક ચાલુ નથી',
  noPacksDescription: 'ચેનલો અને બ્રોડબેન્ડ મેળવવા પેક ઉમેરો.',
  add: 'પેક ઉમેરો',
  toRenew: (count: number): string => (count === 1 ? 'રિન્યુ કરવા માટે' : `${count} પેક રિન્યુ કરવા માટે`),
  toRestart: (count: number): string =>
    count === 1 ? 'ફરી ચાલુ કરવા માટે' : `${count} પેક ફરી ચાલુ કરવા માટે`,
  gst: (tax: string): string => `${tax} GST સહિત`,
  beforeTax: 'ટેક્સ પહેલાં',
  per: { QUARTERLY: '3\u00a0મહિના માટે', HALFYEARLY: '6\u00a0મહિના માટે', YEARLY: 'એક વર્ષ માટે' },
  ownTerms: 'દરેક પેક પોતાની મુદત માટે',
  renew: 'રિન્યુ કરો',
  nothingToRenew: 'હમણાં રિન્યુ કરવાનું કંઈ નથી',
  renewFrom: 'આ તારીખથી રિન્યુ કરી શકશો',
  lastBalance: 'તમારું બેલેન્સ',
  lastKnown: 'તમારા ઓપરેટર સાથે સંપર્ક થઈ શકતો નથી. છેલ્લું અપડેટ: {date}',
  updating: 'અપડેટ થઈ રહ્યું છે. છેલ્લું અપડેટ: {date}',
  cartWaits: (count: number): string => `તમારા કાર્ટમાં ${count} પેક છે.`,
  viewCart: 'કાર્ટ જુઓ',
  forYou: 'તમારા માટે',
  allAlerts: 'બધી સૂચનાઓ',
  offers: 'ઓફર',
  offer: (at: number, count: number): string => `${count} માંથી ઓફર ${at}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
};

export const homeText: TextsOf<typeof english.homeText> = {
  services: 'તમારી સેવાઓ',
  broadband: 'બ્રોડબેન્ડ',
  noBox: 'બોક્સ વગર',
  state: {
    active: 'ચાલુ',
    lastDay: 'છેલ્લો દિવસ',
    ended: 'સમાપ્ત',
    failed: 'નિષ્ફળ',
    none: 'કોઈ પેક નથી',
  },
  morePacks: (count: number): string => `અને બીજા ${count} પેક`,
  leaving: (names: string): string => `${names} તમારા કહ્યા મુજબ સમાપ્ત થશે`,
  renewNamed: (name: string): string => `રિન્યુ કરો: ${name}`,
  addNamed: (name: string): string => `પેક ઉમેરો: ${name}`,
  wallet: 'બેલેન્સ અને બાકી રકમ',
  balance: 'બેલેન્સ',
  addMoney: 'પૈસા ઉમેરો',
  by: '{date} સુધીમાં',
  short: (amount: string): string => `${amount} ઓછા`,
  covered: 'આના માટે તમારું બેલેન્સ પૂરતું છે',
  failed: (names: readonly string[]): string => `આ લોડ થઈ શક્યું નહીં: ${list(names)}.`,
  parts: {
    packs: 'તમારા પેક',
    account: 'તમારું બેલેન્સ',
    boxes: 'તમારા બોક્સ',
    alerts: 'તમારી સૂચનાઓ',
    offers: 'ઓફર',
  },
  offline: 'તમે ઓફલાઇન છો. નેટવર્ક પાછું આવતાં આ પેજ આપમેળે લોડ થશે.',
};

export const lazyTilesText: TextsOf<typeof english.lazyTilesText> = {
  spending: 'ખર્ચ',
  spent: (amount: string): string => `છ મહિનામાં ${amount}`,
  history: 'ટ્રાન્ઝેક્શન જુઓ',
  noChart: 'તમારો ખર્ચ લોડ થઈ શક્યો નહીં.',
  mixNow: 'હમણાં તમે ચૂકવો છો',
  mixNew: 'સસ્તો કોમ્બો',
  mixReview: 'ફેરફાર જુઓ',
};

export const offersText: TextsOf<typeof english.offersText> = {
  pause: 'ઓફર રોકો',
  play: 'ઓફર ચલાવો',
  next: 'આગળની ઓફર',
};

export const usageText: TextsOf<typeof english.usageText> = {
  usedOnly: (used: string): string => `${used} GB વપરાયા`,
  left: (left: string, limit: string): string => `${limit} GB માંથી ${left} GB બાકી`,
  noneLeft: 'ફુલ સ્પીડનો ડેટા પૂરો',
  slower: (mbps: string): string => `ફરી શરૂ થાય ત્યાં સુધી ${mbps} Mbps`,
  gb: 'GB',
};
