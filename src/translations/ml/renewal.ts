import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'പുതുക്കുക',
  back: 'എന്റെ പാക്കുകൾ',
  ready: 'ഇപ്പോൾ പുതുക്കാവുന്നവ',
  broadband: 'ബ്രോഡ്ബാൻഡ്',
  whichBox: 'ഏത് ബോക്സ്?',
  whichBoxDescription: 'ഒന്നിലധികം ബോക്സുകളിൽ ഒരേ പാക്ക് ഉള്ളതിനാൽ ഓരോ ബോക്സായി വേണം പുതുക്കാൻ.',
  leaving: 'ഈ പാക്ക് ഒഴിവാക്കാൻ നിങ്ങൾ ആവശ്യപ്പെട്ടിരുന്നു. പുതുക്കിയാൽ ഇത് തുടരും.',
  later: 'സമയമായിട്ടില്ല',
  laterDescription: 'പാക്ക് തീരുന്നതിന് മുമ്പുള്ള 15 ദിവസത്തിനുള്ളിൽ പുതുക്കാം.',
  from: '{date} മുതൽ പുതുക്കാം',
  noFrom: 'ഇപ്പോൾ പുതുക്കാനാകില്ല',
  allEnd: 'എല്ലാം {date}-ന് തീരും',
  allEnded: 'എല്ലാം {date}-ന് തീർന്നു',
  nothingReady: 'ഇപ്പോൾ പുതുക്കാനൊന്നുമില്ല',
  noPacks: 'പുതുക്കാൻ പാക്കുകളില്ല',
  noPacksDescription: 'നിങ്ങൾ ചേർക്കുന്ന പാക്കുകൾ തീരുന്നതിന് 15 ദിവസം മുമ്പ് ഇവിടെ കാണാം.',
  add: 'പാക്കുകൾ ചേർക്കുക',
  howLong: 'എത്ര കാലത്തേക്ക് പുതുക്കണം',
  units: { MONTHLY: 'മാസം', QUARTERLY: 'മാസം', HALFYEARLY: 'മാസം', YEARLY: 'മാസം' },
  perMonth: (amount: string): string => `${amount}/മാസം`,
  saving: (amount: string): string => `${amount} ലാഭിക്കാം`,
  due: 'അടുത്തത് അടയ്ക്കേണ്ടത് {date}',
  notOffered: (names: string): string => `${names}: വില ലഭ്യമല്ല`,
  bill: 'നിങ്ങളുടെ പുതുക്കൽ',
  until: '{date} വരെ',
  payMissing: 'പേയ്‌മെന്റ് രീതികൾ ലോഡ് ചെയ്യാനായില്ല.',
  noneTicked: 'കുറഞ്ഞത് ഒരു പാക്ക് തിരഞ്ഞെടുക്കുക.',
  noPrice: (names: string): string => `ഈ കാലാവധിക്ക് ${names} എന്നതിന് വിലയില്ല.`,
  otherTermOrFewer: 'മറ്റൊരു കാലാവധി തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഇതിന്റെ ടിക്ക് മാറ്റുക.',
  nothingPaid: 'ഒന്നും പുതുക്കിയിട്ടില്ല, പണമൊന്നും ഈടാക്കിയിട്ടുമില്ല.',
  calendar: 'എന്നെ ഓർമ്മിപ്പിക്കുക',
  calendarDone: 'കലണ്ടർ ഫയൽ സേവ് ചെയ്തു.',
  calendarFailed: 'ഫയൽ ഉണ്ടാക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `പുതുക്കുക: ${names}`,
  description: (operator: string): string => `അവസാന ദിവസം. തീരുന്നതിന് മുമ്പ് ${operator} വഴി പുതുക്കുക.`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) {
      return all === 1 ? 'നിങ്ങളുടെ പാക്ക് പുതുക്കി' : 'നിങ്ങളുടെ പാക്കുകൾ പുതുക്കി';
    }
    if (renewed > 0) return `${all} പാക്കുകളിൽ ${renewed} എണ്ണം പുതുക്കി`;
    return unclear > 0 ? 'പുതുക്കൽ സ്ഥിരീകരിച്ചിട്ടില്ല' : 'ഒന്നും പുതുക്കിയിട്ടില്ല';
  },
  fromBalance: 'ബാലൻസിൽ നിന്ന്',
  paidUnknown: 'നിങ്ങളുടെ ഓപ്പറേറ്റർ ബാലൻസിൽ നിന്ന് എത്ര ഈടാക്കി എന്ന് നിങ്ങളുടെ ഇടപാടുകളിൽ കാണാം.',
  paidNothing: 'നിങ്ങളുടെ ബാലൻസിൽ നിന്ന് ഒന്നും ഈടാക്കിയിട്ടില്ല.',
  packs: 'നിങ്ങളുടെ പാക്കുകൾ',
  renewed: 'പുതുക്കി',
  failed: 'പുതുക്കിയില്ല',
  reasons: {
    tooEarly: 'സമയമായിട്ടില്ല. പാക്ക് തീരുന്നതിന് മുമ്പുള്ള 15 ദിവസത്തിനുള്ളിൽ പുതുക്കാം.',
    chargeRefused: 'ഓപ്പറേറ്റർക്ക് ചാർജ് രേഖപ്പെടുത്താനായില്ല. ഈ പാക്കിന് ഒന്നും ഈടാക്കിയിട്ടില്ല.',
    other: 'ഓപ്പറേറ്റർക്ക് ഈ പാക്ക് പുതുക്കാനായില്ല. ഇതിന് ഒന്നും ഈടാക്കിയിട്ടില്ല.',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ഓപ്പറേറ്ററുടെ സന്ദേശം: ${words}` : `ഓപ്പറേറ്ററുടെ സന്ദേശം: ${words} (${code})`,
  unclear: 'ഈ പാക്ക് പുതുക്കിയോ എന്ന് ഓപ്പറേറ്റർ അറിയിച്ചിട്ടില്ല.',
  tryAgain: (count: number, amount: string): string =>
    count === 1 ? `${amount}-ന് 1 പാക്ക് വീണ്ടും പുതുക്കുക` : `${amount}-ന് ${count} പാക്കുകൾ വീണ്ടും പുതുക്കുക`,
  others: 'മറ്റ് പാക്കുകൾ പുതുക്കുക',
  myPacks: 'എന്റെ പാക്കുകൾ',
  confirming: 'നിങ്ങളുടെ പുതുക്കൽ ഇപ്പോഴും സ്ഥിരീകരിക്കുകയാണ്',
  unknownTitle: 'നിങ്ങളുടെ പുതുക്കൽ',
  stillEnds: 'ഇപ്പോഴും {date}-ന് തീരും',
  sendAgain: (amount: string): string => `അതേ പുതുക്കൽ ${amount}-ന് വീണ്ടും അയയ്ക്കുക`,
  choose: 'തിരഞ്ഞെടുത്തത് മാറ്റുക',
};
