import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'સેવા અંગે સૂચના',
  severity: { outage: 'સેવા બંધ', work: 'મેન્ટેનન્સ', info: 'સૂચના' },
  more: (count: number): string => `અને બીજી ${count}`,
  details: 'વિગતો',
  less: 'ઓછું બતાવો',
  dismiss: 'છુપાવો',
  region: 'વિસ્તાર',
  from: 'ક્યારથી',
  until: 'ક્યાં સુધી',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'એકાઉન્ટ',
  profile: 'મારી પ્રોફાઇલ',
  contact: 'અમારો સંપર્ક કરો',
  survey: 'તમારો અભિપ્રાય આપો',
  logOut: 'લોગ આઉટ કરો',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'તમે ઓફલાઇન છો.',
  since: (time) => `તમે ${time} થી ઓફલાઇન છો.`,
  older: 'અહીં દેખાતી માહિતી તે પહેલાંની છે.',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'કોડ લખવાની જગ્યા લોડ થઈ શકી નહીં.',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'સેટિંગ્સ',
  language: 'ભાષા',
  inReview: 'આ અનુવાદની ચકાસણી હજી ચાલુ છે.',
  theme: 'થીમ',
  system: 'ડિવાઇસ પ્રમાણે',
  light: 'લાઇટ',
  dark: 'ડાર્ક',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'આ પેજ ચાલતું બંધ થઈ ગયું છે',
  title: 'સપોર્ટ ટીમ માટે ફાઇલ',
  offer: 'સપોર્ટ ટીમ માટેની ફાઇલ જુઓ અને સેવ કરો',
  waits: 'તમે લોગ ઇન પર ન જાઓ ત્યાં સુધી આ જ પેજ પર રહેશો.',
  missing: 'ફાઇલ બતાવી શકાઈ નહીં. તમારું કનેક્શન તપાસો અને ફરી પ્રયાસ કરો.',
  leave: 'લોગ ઇન પર જાઓ',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'આ પેજ લોડ થયું નથી',
  description: 'તમે જે કર્યું છે તે કંઈ જતું રહ્યું નથી.',
  again: 'ફરી પ્રયાસ કરો',
  home: 'હોમ પર જાઓ',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'પોર્ટલ લોડ થઈ શક્યું નહીં. તમે લખેલું અહીં જ છે.',
  again: 'ફરી પ્રયાસ કરો',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'મેન્ટેનન્સ ચાલુ છે',
  description:
    'તમારા ઓપરેટર પોતાની સિસ્ટમ પર કામ કરી રહ્યા છે. તમારા પેક ચાલુ રહેશે. કામ પૂરું થયા પછી તમે ફરી રિન્યુ અને પેમેન્ટ કરી શકશો.',
  again: 'ફરી તપાસો',
  over: 'કામ પૂરું થઈ ગયું છે. હવે બધું ફરી ઉપલબ્ધ છે.',
  goOn: 'આગળ વધો',
  unknown: 'કામ પૂરું થયું કે નહીં તે અમે તપાસી શક્યા નહીં.',
  staff: 'કર્મચારીઓનું લોગ ઇન',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'પેજ મળ્યું નથી',
  description: 'કદાચ એડ્રેસ ખોટું લખાયું હોય, અથવા પેજ બીજે ખસેડાયું હોય.',
  home: 'હોમ પર જાઓ',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'નમૂનાનો ડેટા: ઓપરેટર સાથે સંપર્ક થયો નથી, અહીં કંઈ પણ સાચું નથી.',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string =>
    count === 1
      ? '1 એન્ટ્રી વાંચી શકાઈ નહીં, તેથી તે અહીં નથી.'
      : `${count} એન્ટ્રી વાંચી શકાઈ નહીં, તેથી તે અહીં નથી.`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: તમારા ઓપરેટરના કહેવા મુજબ ${counted} ચેનલ છે, યાદીમાં ${listed} છે.`,
  once: 'જે ચેનલ એક કરતાં વધુ પેકમાં છે, તે એક જ વાર ગણી છે.',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'તમારા પેક જુઓ, રિન્યુ કરો, ચુકવણી કરો અને મદદ મેળવો.',
  noScripts: 'આ પેજ માટે JavaScript જરૂરી છે. લોગ ઇન કરવા માટે તેને તમારા બ્રાઉઝરમાં ચાલુ કરો.',
  misconfigured: (field) => `પોર્ટલના કન્ફિગરેશનમાં “${field}” ફીલ્ડ ખોટું છે.`,
};
