import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'ഞങ്ങൾ പരിശോധിക്കുകയാണ്',
    booked: 'ഇത് നടന്നു',
    notBooked: 'ഇതുവരെ ഒരു സൂചനയുമില്ല',
    unknown: 'ഫലം ഇതുവരെ അറിയില്ല',
  },
  partly: 'ഒരു ഭാഗം നടന്നു',
  subject: {
    checkout: 'ഓർഡർ',
    renew: 'പുതുക്കൽ',
    renewReadingText: 'പുതുക്കൽ',
    cancelForRefund: 'റദ്ദാക്കൽ അഭ്യർത്ഥന',
    placeOrder: 'കണക്ഷൻ ഓർഡർ',
  },
  ownSubject: {
    checkout: 'എന്റെ ഓർഡർ',
    renew: 'എന്റെ പുതുക്കൽ',
    renewReadingText: 'എന്റെ പുതുക്കൽ',
    cancelForRefund: 'എന്റെ റദ്ദാക്കൽ അഭ്യർത്ഥന',
    placeOrder: 'എന്റെ കണക്ഷൻ ഓർഡർ',
  },
  findingOut: (subject: string): string =>
    `നിങ്ങളുടെ ${subject} സംബന്ധിച്ച് ഇതുവരെ വ്യക്തമായ മറുപടി കിട്ടിയില്ല. പാക്കുകളും ബാലൻസും ഇടപാടുകളും പരിശോധിക്കുകയാണ്: മൂന്ന് മിനിറ്റ് വരെ. ഒന്നും വീണ്ടും അയയ്ക്കില്ല.`,
  findingOutOrder:
    'നിങ്ങളുടെ കണക്ഷൻ ഓർഡറിന് വ്യക്തമായ മറുപടി കിട്ടിയില്ല. പണമൊന്നും ഈടാക്കിയിട്ടില്ല. മൂന്ന് മിനിറ്റ് കാത്തിരിക്കുക: മറുപടി ഇനിയും വന്നേക്കാം.',
  safeAgain: {
    honoured: 'ഇത് ഇപ്പോൾ വീണ്ടും അയയ്ക്കാം: ഒരു തവണ മാത്രമേ നടക്കൂ.',
    unknown: 'ഒന്നും തനിയെ വീണ്ടും അയയ്ക്കില്ല.',
  },
  booked: (subject: string): string => `നിങ്ങളുടെ ${subject} ഓപ്പറേറ്റർ പൂർത്തിയാക്കി.`,
  partlyBooked: (subject: string): string => `നിങ്ങളുടെ ${subject} ഓപ്പറേറ്റർ ഭാഗികമായി പൂർത്തിയാക്കി:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} വരെ ആക്ടീവായിരിക്കും.`,
  stopped: (name: string): string => `${name} റദ്ദാക്കി.`,
  lineNotBooked: (name: string): string => `${name}: നടന്നിട്ടില്ല.`,
  transaction: (id: string, amount: string): string => `ഇടപാട് ${id}: ${amount}.`,
  otherAmount: (agreed: string, taken: string): string =>
    `നിങ്ങൾ ${agreed} സമ്മതിച്ചു, എന്നാൽ ${taken} ഈടാക്കി. ഇത് പരിശോധിക്കാൻ പരാതി നൽകുക.`,
  otherAmountSubject: (subject: string): string => `${subject}: മറ്റൊരു തുക ഈടാക്കി`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} അയച്ചു. ദയവായി തുക പരിശോധിക്കുക.`,
      `സമ്മതിച്ച തുക: ${agreed}`,
      `ഈടാക്കിയ തുക: ${taken}`,
      `അയച്ചത്: ${time}`,
      `റഫറൻസ്: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `ഈ ${subject} അയച്ച ശേഷം ഒന്നും മാറിയിട്ടില്ല. ഞങ്ങൾ ഒരു ദിവസം പരിശോധിച്ചുകൊണ്ടിരിക്കും, മാറ്റമുണ്ടെങ്കിൽ ഇവിടെ കാണിക്കും.`,
  againWithoutSign: {
    honoured: 'ഇത് ഇപ്പോൾ വീണ്ടും അയയ്ക്കാം: ഒരു തവണ മാത്രമേ നടക്കൂ.',
    unknown: 'നിങ്ങൾ വീണ്ടും ചെയ്യുകയും ആദ്യത്തേത് പിന്നീട് നടക്കുകയും ചെയ്താൽ, രണ്ടിനും പണം ഈടാക്കിയേക്കാം.',
  },
  unknown: (subject: string): string =>
    `നിങ്ങളുടെ ${subject} നടന്നോ എന്ന് ഓപ്പറേറ്ററുടെ രേഖകളിൽ നിന്ന് വ്യക്തമല്ല. ആദ്യം നിങ്ങളുടെ പാക്കുകളും ഇടപാടുകളും പരിശോധിക്കുക: വീണ്ടും ചെയ്താൽ അതിനും പണം ഈടാക്കും.`,
  unknownOrder:
    'നമ്പർ ഇല്ലാതെ ഓർഡർ കണ്ടെത്താനാകില്ല, അതുകൊണ്ട് അത് ലഭിച്ചോ എന്ന് അറിയില്ല. ഓപ്പറേറ്ററെ വിളിച്ച് ചോദിക്കുക. അത് ലഭിച്ചിട്ടുണ്ടെങ്കിൽ, വീണ്ടും ഓർഡർ ചെയ്യുമ്പോൾ രണ്ട് ഓർഡറുകളാകും: പണമടയ്ക്കാത്തത് തനിയെ റദ്ദാകും.',
  asked: 'ഞങ്ങൾ പരിശോധന തുടരും.',
  askNow: 'സ്റ്റാറ്റസ് പരിശോധിക്കുക',
  transactions: 'ഇടപാടുകൾ',
  packs: 'എന്റെ പാക്കുകൾ',
  ticket: 'പരാതി നൽകുക',
  seen: 'ഞാൻ പരിശോധിച്ചു',
  orderAgain: 'വീണ്ടും ഓർഡർ ചെയ്യുക',
  done: 'ശരി',
  ticketSubject: (subject: string): string => `${subject} സംബന്ധിച്ച് വ്യക്തമായ മറുപടി കിട്ടിയില്ല`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject} സംബന്ധിച്ച് വ്യക്തമായ മറുപടി കിട്ടിയില്ല. അത് നടന്നോ എന്ന് ദയവായി എന്നെ അറിയിക്കുക.`,
      `അയച്ചത്: ${time}`,
      ...(amount === '' ? [] : [`തുക: ${amount}`]),
      `റഫറൻസ്: ${reference}`,
    ].join('\n'),
};
