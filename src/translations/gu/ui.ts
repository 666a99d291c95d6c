import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../ui/ui.text';

export const dateText: TextsOf<typeof english.dateText> = {
  months: ['જાન્યુ', 'ફેબ્રુ', 'માર્ચ', 'એપ્રિલ', 'મે', 'જૂન', 'જુલાઈ', 'ઓગસ્ટ', 'સપ્ટે', 'ઓક્ટો', 'નવે', 'ડિસે'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'આજે છેલ્લો દિવસ';
    return count < 0 ? `${-count}\u00a0દિવસ પહેલાં સમાપ્ત` : `${count}\u00a0દિવસ બાકી`;
  },
  activeUntil: '{date} સુધી ચાલુ રહેશે',
  endsOn: '{date} ના રોજ સમાપ્ત થશે',
};

export const copyTextText: TextsOf<typeof english.copyTextText> = {
  copy: 'કોપી કરો',
  copyWhole: 'આખો રેફરન્સ કોપી કરો',
  copied: 'કોપી થઈ ગયું.',
  marked: 'આ સિલેક્ટ થયેલું છે. તમારા ડિવાઇસના મેનૂમાંથી કોપી કરો.',
};

export const dialogText: TextsOf<typeof english.dialogText> = { close: 'બંધ કરો' };

export const loaderText: TextsOf<typeof english.loaderText> = {
  wait: 'કૃપા કરીને થોડી વાર રાહ જુઓ...',
};

export const skeletonText: TextsOf<typeof english.skeletonText> = { loading: 'લોડ થઈ રહ્યું છે' };

export const statesText: TextsOf<typeof english.statesText> = {
  tryAgain: 'ફરી પ્રયાસ કરો',
  failed: 'આ ભાગ લોડ થયો નથી',
  offline: 'તમે ઓફલાઇન છો',
  offlineDescription: 'તમારું કનેક્શન તપાસો અને ફરી પ્રયાસ કરો. કંઈ મોકલાયું નથી.',
};

export const technicalDetailsText: TextsOf<typeof english.technicalDetailsText> = {
  details: 'ટેકનિકલ વિગતો',
};

export const errorSummaryText: TextsOf<typeof english.errorSummaryText> = {
  title: 'તમે ભરેલી વિગતો તપાસો',
};

export const passwordFieldText: TextsOf<typeof english.passwordFieldText> = {
  show: 'પાસવર્ડ બતાવો',
};

export const frameText: TextsOf<typeof english.frameText> = {
  mainMenu: 'મુખ્ય મેનૂ',
  home: 'હોમ',
  packs: 'પેક',
  add: 'ઉમેરો',
  money: 'પૈસા',
  help: 'મદદ',
  packsLong: 'મારા પેક',
  addLong: 'પેક ઉમેરો',
  balance: 'બેલેન્સ',
  addMoney: 'પૈસા ઉમેરો',
  alerts: 'સૂચનાઓ',
  cart: 'કાર્ટ',
  inCart: (count) => `તમારા કાર્ટમાં ${count}`,
  logOut: 'લોગ આઉટ કરો',
  unread: (count) => `વાંચ્યા વગરની ${count} ${count === 1 ? 'સૂચના' : 'સૂચનાઓ'}`,
};

export const settingsButtonText: TextsOf<typeof english.settingsButtonText> = {
  settings: 'સેટિંગ્સ',
};

export const skipLinkText: TextsOf<typeof english.skipLinkText> = { skip: 'મુખ્ય ભાગ પર જાઓ' };

export const stepsText: TextsOf<typeof english.stepsText> = { done: 'પૂરું થયું' };

export const activeUntilText: TextsOf<typeof english.activeUntilText> = {
  one: (name: string, day: string): string => `${name}: ${day} સુધી ચાલુ રહેશે`,
  all: (day: string): string => `તમારા પેક ${day} સુધી ચાલુ રહેશે`,
  first: (day: string): string => `તમારા પેક ચાલુ છે. સૌથી પહેલું ${day} ના રોજ સમાપ્ત થશે.`,
};
