import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'રિન્યુ કરો',
  back: 'મારા પેક',
  ready: 'રિન્યુ માટે તૈયાર',
  broadband: 'બ્રોડબેન્ડ',
  whichBox: 'કયું બોક્સ?',
  whichBoxDescription: 'તમારું આ પેક એકથી વધુ બોક્સ પર છે, તેથી એક વખતે એક બોક્સ રિન્યુ કરો.',
  leaving: 'તમે આ પેક કાઢી નાખવા કહ્યું હતું. રિન્યુ કરવાથી તે ચાલુ રહેશે.',
  later: 'હજી સમય થયો નથી',
  laterDescription: 'પેક સમાપ્ત થાય તે પહેલાંના 15 દિવસમાં રિન્યુ કરી શકાય છે.',
  from: '{date} થી રિન્યુ કરી શકાશે',
  noFrom: 'હમણાં રિન્યુ કરી શકાતું નથી',
  allEnd: 'બધાનો છેલ્લો દિવસ {date}',
  allEnded: 'બધા {date} ના રોજ પૂરા થયા',
  nothingReady: 'હમણાં રિન્યુ કરવાનું કંઈ નથી',
  noPacks: 'રિન્યુ કરવા માટે કોઈ પેક નથી',
  noPacksDescription: 'તમે ઉમેરેલા પેક સમાપ્ત થવાના 15 દિવસ પહેલાં અહીં દેખાશે.',
  add: 'પેક ઉમેરો',
  howLong: 'કેટલા સમય માટે રિન્યુ કરવું',
  units: { MONTHLY: 'મહિનો', QUARTERLY: 'મહિના', HALFYEARLY: 'મહિના', YEARLY: 'મહિના' },
  perMonth: (amount: string): string => `${amount}/મહિનો`,
  saving: (amount: string): string => `${amount} બચશે`,
  due: 'પછીની છેલ્લી તારીખ {date}',
  notOffered: (names: string): string => `કિંમત નથી: ${names}`,
  bill: 'તમારું રિન્યુઅલ',
  until: '{date} સુધી',
  payMissing: 'પેમેન્ટની રીતો લોડ થઈ શકી નહીં.',
  noneTicked: 'ઓછામાં ઓછું એક પેક પસંદ કરો.',
  noPrice: (names: string): string => `આ મુદત માટે ${names} ની કિંમત નથી.`,
  otherTermOrFewer: 'બીજી મુદત પસંદ કરો અથવા તેને પસંદગીમાંથી કાઢો.',
  nothingPaid: 'કંઈ રિન્યુ થયું નથી અને કંઈ કપાયું નથી.',
  calendar: 'મને યાદ અપાવો',
  calendarDone: 'કેલેન્ડર ફાઇલ સેવ થઈ ગઈ.',
  calendarFailed: 'ફાઇલ બની શકી નહીં. ફરી પ્રયાસ કરો.',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `રિન્યુ કરો: ${names}`,
  description: (operator: string): string => `છેલ્લો દિવસ. સમાપ્ત થાય તે પહેલાં ${operator} પર રિન્યુ કરો.`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) return all === 1 ? 'તમારું પેક રિન્યુ થઈ ગયું' : 'તમારા પેક રિન્યુ થઈ ગયા';
    if (renewed > 0) return `${all} માંથી ${renewed} પેક રિન્યુ ${renewed === 1 ? 'થયું' : 'થયા'}`;
    return unclear > 0 ? 'રિન્યુઅલ કન્ફર્મ થયું નથી' : 'કંઈ રિન્યુ થયું નથી';
  },
  fromBalance: 'બેલેન્સમાંથી',
  paidUnknown: 'તમારા ઓપરેટરે બેલેન્સમાંથી કેટલું કાપ્યું તે તમારા વ્યવહારોમાં દેખાશે.',
  paidNothing: 'તમારા બેલેન્સમાંથી કંઈ કપાયું નથી.',
  packs: 'તમારા પેક',
  renewed: 'રિન્યુ થયું',
  failed: 'રિન્યુ થયું નથી',
  reasons: {
    tooEarly: 'હજી વહેલું છે. પેક સમાપ્ત થાય તે પહેલાંના 15 દિવસમાં રિન્યુ કરી શકાય છે.',
    chargeRefused: 'તમારા ઓપરેટર ચાર્જ લગાવી શક્યા નહીં. આ પેક માટે કંઈ કપાયું નથી.',
    other: 'તમારા ઓપરેટર આ પેક રિન્યુ કરી શક્યા નહીં. તેના માટે કંઈ કપાયું નથી.',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `તમારા ઓપરેટરનો મેસેજ: ${words}` : `તમારા ઓપરેટરનો મેસેજ: ${words} (${code})`,
  unclear: 'આ પેક રિન્યુ થયું કે નહીં તે તમારા ઓપરેટરે જણાવ્યું નથી.',
  tryAgain: (count: number, amount: string): string => `${amount} માં ${count} પેક ફરી રિન્યુ કરો`,
  others: 'બીજા પેક રિન્યુ કરો',
  myPacks: 'મારા પેક',
  confirming: 'તમારું રિન્યુઅલ હજી કન્ફર્મ થઈ રહ્યું છે',
  unknownTitle: 'તમારું રિન્યુઅલ',
  stillEnds: 'હજી છેલ્લો દિવસ {date}',
  sendAgain: (amount: string): string => `એ જ રિન્યુઅલ ${amount} માં ફરી મોકલો`,
  choose: 'પસંદગી બદલો',
};
