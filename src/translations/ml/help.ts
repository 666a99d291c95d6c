import type { TextsOf } from '../../text/catalogue';
import type { contactText as EnglishContactText } from '../../screens/help/contact/contact.text';
import type { faqText as EnglishFaqText } from '../../screens/help/faq/faq.text';
import type { boxRefreshText as EnglishBoxRefreshText } from '../../screens/help/guide/boxRefresh.text';
import type { guideText as EnglishGuideText } from '../../screens/help/guide/guide.text';
import type { getHelpText as EnglishGetHelpText } from '../../screens/help/newTicket/getHelp.text';
import type { newTicketText as EnglishNewTicketText } from '../../screens/help/newTicket/newTicket.text';
import type { surveyText as EnglishSurveyText } from '../../screens/help/survey/survey.text';
import type { supportText as EnglishSupportText } from '../../screens/help/tickets/support.text';
import type { ticketStatusText as EnglishTicketStatusText } from '../../screens/help/tickets/ticketStatus.text';
import type { ticketViewText as EnglishTicketViewText } from '../../screens/help/tickets/ticketView.text';

export const contactText: TextsOf<typeof EnglishContactText> = {
  title: 'ഞങ്ങളെ ബന്ധപ്പെടുക',
  lco: 'നിങ്ങളുടെ കേബിൾ ഓപ്പറേറ്റർ',
  lcoDescription: 'വീട്ടിലെ ലൈനിന്റെയും ബോക്സിന്റെയും കാര്യങ്ങൾക്ക്.',
  care: 'കസ്റ്റമർ കെയർ',
  careDescription: 'പേയ്‌മെന്റുകൾ, പാക്കുകൾ, അക്കൗണ്ട് എന്നിവയ്ക്ക്.',
  name: 'പേര്',
  phone: 'ഫോൺ',
  email: 'ഇമെയിൽ',
  call: (name: string): string => `${name}: വിളിക്കുക`,
  message: (name: string): string => `${name}: സന്ദേശം അയയ്ക്കുക`,
  write: 'ഇമെയിൽ അയയ്ക്കുക',
  subject: (number: string): string => `കസ്റ്റമർ നമ്പർ ${number}`,
  hand: 'ഇവ കൈയിൽ കരുതുക',
  customer: 'കസ്റ്റമർ നമ്പർ',
  box: 'ബോക്സ് നമ്പർ',
  copy: 'കോപ്പി ചെയ്യുക',
  copied: 'കോപ്പി ചെയ്തു',
  copyFailed: 'ബ്രൗസറിന് കോപ്പി ചെയ്യാനായില്ല. നമ്പർ സെലക്ട് ചെയ്ത് കോപ്പി ചെയ്യുക.',
  support: 'പകരം പ്രശ്നം അറിയിക്കുക',
  supportDescription: 'പരാതികൾക്ക് എഴുതി മറുപടി നൽകും, അവയുടെ സ്റ്റാറ്റസ് നിങ്ങൾക്ക് നോക്കാം.',
  licences: 'ഓപ്പൺ സോഴ്സ് ലൈസൻസുകൾ',
};

export const faqText: TextsOf<typeof EnglishFaqText> = {
  title: 'സഹായം',
  picture: 'ചിത്രം വരുന്നില്ലേ?',
  pictureDescription:
    'സ്ക്രീനിൽ എന്താണ് കാണുന്നതെന്ന് പറയുക. നിങ്ങളുടെ പാക്കുകൾ പരിശോധിക്കാം, ബോക്സ് റിഫ്രഷ് ചെയ്യാനും കഴിയും.',
  pictureStart: 'പിക്ചർ ഗൈഡ് തുടങ്ങുക',
  links: 'കൂടുതൽ സഹായം',
  support: 'എന്റെ പരാതികൾ',
  contact: 'ഞങ്ങളെ ബന്ധപ്പെടുക',
  checkPayment: 'പേയ്‌മെന്റ് പരിശോധിക്കുക',
  survey: 'അഭിപ്രായം അറിയിക്കുക',
  answers: 'ചോദ്യങ്ങളും ഉത്തരങ്ങളും',
  search: 'ഉത്തരങ്ങൾ തിരയുക',
  searchHint: 'ഉദാഹരണത്തിന്: റിമോട്ട്, റീഫണ്ട്, ഇന്റർനെറ്റ് സ്പീഡ്',
  topics: 'വിഷയങ്ങൾ',
  all: 'എല്ലാം',
  topic: {
    picture: 'ടിവിയും ചിത്രവും',
    packs: 'പാക്കുകളും പുതുക്കലും',
    payments: 'പേയ്‌മെന്റുകൾ',
    broadband: 'ബ്രോഡ്ബാൻഡ്',
    account: 'എന്റെ അക്കൗണ്ട്',
    service: 'സർവീസ്',
  },
  found: (count: number): string => `${count} ${count === 1 ? 'ഉത്തരം' : 'ഉത്തരങ്ങൾ'} കണ്ടെത്തി`,
  nothing: 'ഉത്തരങ്ങൾ കണ്ടെത്തിയില്ല',
  nothingDescription: 'മറ്റ് വാക്കുകൾ പരീക്ഷിക്കുക, പരാതി നൽകുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.',
  ask: 'പ്രശ്നം അറിയിക്കുക',
  stale: 'പുതിയ ഉത്തരങ്ങൾ ലോഡ് ചെയ്യാനായില്ല. ഇവ പോർട്ടലിനൊപ്പം വന്നവയാണ്.',
  again: 'വീണ്ടും ശ്രമിക്കുക',
  linkNames: {
    picture: 'പിക്ചർ ഗൈഡ് തുറക്കുക',
    support: 'പ്രശ്നം അറിയിക്കുക',
    packs: 'എന്റെ പാക്കുകൾ കാണുക',
    renew: 'ഇപ്പോൾ പുതുക്കുക',
    add: 'പാക്കുകൾ ചേർക്കുക',
    topUp: 'പണം ചേർക്കുക',
    transactions: 'എന്റെ പേയ്‌മെന്റുകൾ കാണുക',
    profile: 'എന്റെ പ്രൊഫൈൽ തുറക്കുക',
    kyc: 'രേഖ അയയ്ക്കുക',
    password: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    contact: 'ആരെ വിളിക്കണമെന്ന് കാണുക',
  },
};

export const boxRefreshText: TextsOf<typeof EnglishBoxRefreshText> = {
  boxes: 'എന്റെ ബോക്സുകൾ',
  refresh: 'ബോക്സ് റീഫ്രഷ് ചെയ്യുക',
  refreshNamed: (name: string): string => `ബോക്സ് റീഫ്രഷ് ചെയ്യുക: ${name}`,
  write: 'ഇപ്പോഴും ചിത്രമില്ലേ? പരാതി നൽകുക',
};

export const guideText: TextsOf<typeof EnglishGuideText> = {
  title: 'ചിത്രം വരുന്നില്ലേ?',
  support: 'കസ്റ്റമർ സപ്പോർട്ട്',
  steps: ['ബോക്സ്', 'സ്ക്രീൻ', 'പരിശോധന', 'റീഫ്രഷ്'],
  back: 'പിന്നോട്ട്',
  whichBox: 'ഏത് ബോക്സാണ്?',
  noBox: 'ഈ അക്കൗണ്ടിൽ ടിവി ബോക്സ് ഇല്ല',
  noBoxDescription: 'പരാതി നൽകുക, സപ്പോർട്ട് ടീം നിങ്ങളുടെ കണക്ഷൻ പരിശോധിക്കും.',
  write: 'പരാതി നൽകുക',
  whatScreen: 'സ്ക്രീനിൽ എന്താണ് കാണുന്നത്?',
  symptom: {
    noSignal: '“No signal” അല്ലെങ്കിൽ “No input”',
    errorCode: 'എറർ കോഡ് അല്ലെങ്കിൽ ഒരു നമ്പർ',
    black: 'ഒന്നുമില്ല, സ്ക്രീൻ കറുപ്പാണ്',
    frozen: 'ചിത്രം സ്റ്റക്കാകുന്നു അല്ലെങ്കിൽ മുറിയുന്നു',
    missing: 'ഒരു ചാനൽ കിട്ടുന്നില്ല അല്ലെങ്കിൽ “not subscribed”',
    other: 'മറ്റെന്തെങ്കിലും',
  },
  codeTitle: 'ഏത് കോഡാണ്?',
  code: 'എറർ കോഡ്',
  codeHint: 'ഉദാഹരണത്തിന് E16. വായിക്കാനാകുന്നില്ലെങ്കിൽ ഒഴിച്ചിടുക.',
  next: 'അടുത്തത്',
  checks: 'ഞങ്ങൾ പരിശോധിച്ചത്',
  operatorWorks: 'ഓപ്പറേറ്ററുടെ സിസ്റ്റം പ്രവർത്തിക്കുന്നുണ്ട്.',
  operatorDown: 'മെയിന്റനൻസ് നടക്കുകയാണ്. അത് കഴിയുമ്പോൾ ചിത്രം തിരികെ വരും.',
  operatorUnknown: 'ഓപ്പറേറ്ററുടെ സിസ്റ്റം പ്രവർത്തിക്കുന്നുണ്ടോ എന്ന് പരിശോധിക്കാനായില്ല.',
  packsRun: 'ഈ ബോക്സിലെ നിങ്ങളുടെ പാക്കുകൾ ആക്ടീവാണ്.',
  packsPartly: (names: string): string => `ഇവ തീർന്നു: ${names}. ഇവയിലെ ചാനലുകൾ വീണ്ടും കാണാൻ പുതുക്കുക.`,
  packsFailed: (names: string): string =>
    `ഓപ്പറേറ്റർക്ക് ഇവ തുടങ്ങാനോ പുതുക്കാനോ ആയില്ല: ${names}. ഓരോന്നിന്റെയും അടുത്ത് കാരണം കാണാം.`,
  myPacks: 'എന്റെ പാക്കുകൾ കാണുക',
  packsOver: 'ഈ ബോക്സിലെ പാക്കുകൾ തീർന്നതുകൊണ്ടാണ് ചിത്രം വരാത്തത്. തീർന്നത്: ',
  packsOverThen: 'പുതുക്കിയാൽ ചിത്രം സാധാരണ 15 മിനിറ്റിനുള്ളിൽ തിരികെ വരും.',
  packsNone: 'ഈ ബോക്സിൽ പാക്കുകളൊന്നും ആക്ടീവല്ല, അതുകൊണ്ടാണ് ഒന്നും കാണാത്തത്.',
  add: 'പാക്കുകൾ ചേർക്കുക',
  renew: 'പുതുക്കുക',
  goOn: 'പ്രശ്നം വേറെയാണ്, തുടരുക',
  news: 'ഓപ്പറേറ്റർ അറിയിക്കുന്നത്',
  noNews: 'ഓപ്പറേറ്റർ തകരാറൊന്നും അറിയിച്ചിട്ടില്ല.',
  refreshTitle: 'ബോക്സ് റീഫ്രഷ് ചെയ്യുക',
  tips: {
    noSignal: 'കേബിൾ ബോക്സിൽ മുറുകിയിട്ടുണ്ടെന്നും ടിവി ശരിയായ ഇൻപുട്ടിലാണെന്നും ഉറപ്പാക്കുക.',
    errorCode: 'ബോക്സിന്റെ സ്വിച്ച് ഓഫ് ചെയ്ത് 30 സെക്കൻഡ് കാത്തിരുന്ന് വീണ്ടും ഓൺ ചെയ്യുക.',
    black: 'ബോക്സിലെ ലൈറ്റ് തെളിഞ്ഞിട്ടുണ്ടെന്നും ടിവി ശരിയായ ഇൻപുട്ടിലാണെന്നും ഉറപ്പാക്കുക.',
    frozen: 'കേബിൾ ബോക്സിൽ മുറുകിയിട്ടുണ്ടെന്നും വളഞ്ഞിട്ടില്ലെന്നും ഉറപ്പാക്കുക.',
    missing: 'നിങ്ങളുടെ പാക്കുകൾ നോക്കുക: ഈ ചാനൽ അവയിലൊന്നും ഇല്ലായിരിക്കാം.',
    other: 'ബോക്സിന്റെ സ്വിച്ച് ഓഫ് ചെയ്ത് 30 സെക്കൻഡ് കാത്തിരുന്ന് വീണ്ടും ഓൺ ചെയ്യുക.',
  },
  seePacks: 'എന്റെ പാക്കുകൾ കാണുക',
  refreshDescription: 'ഇനി നിങ്ങളുടെ ചാനലുകൾ വീണ്ടും ആക്ടീവാക്കാം. ബോക്സ് ഓൺ ആക്കിവയ്ക്കുക.',
  refresh: 'എന്റെ ബോക്സ് റീഫ്രഷ് ചെയ്യുക',
  sent: (minutes: number): string => `അയച്ചു. എത്താൻ സാധാരണ ${minutes} മിനിറ്റ് എടുക്കും.`,
  sentSome: 'അയച്ചു. എത്താൻ കുറച്ച് മിനിറ്റ് എടുത്തേക്കാം.',
  sentBefore: 'ഈ ബോക്സ് അൽപം മുമ്പ് റീഫ്രഷ് ചെയ്തതാണ്.',
  later: (time: string, minutes: number): string =>
    `ഇനി ${minutes} മിനിറ്റ് കഴിഞ്ഞ്, ${time}-ന് വീണ്ടും റീഫ്രഷ് ചെയ്യാം.`,
  refreshUnknown:
    'കണക്ഷൻ നഷ്ടപ്പെട്ടു, അതുകൊണ്ട് ബോക്സ് റീഫ്രഷ് ആയോ എന്ന് അറിയില്ല. കുറച്ച് മിനിറ്റ് കാത്തിരിക്കുക, വീണ്ടും ശ്രമിക്കുന്നതിന് മുമ്പ് സ്ക്രീൻ നോക്കുക.',
  helped: 'ഇപ്പോൾ ചിത്രം വരുന്നുണ്ടോ?',
  yes: 'ഉണ്ട്, വരുന്നുണ്ട്',
  no: 'ഇല്ല, പരാതി നൽകുക',
  solved: 'സന്തോഷം',
  solvedDescription: 'വീണ്ടും നിന്നാൽ ഇവിടെ വരുക. ഒരു മിനിറ്റ് മതി.',
  done: 'കസ്റ്റമർ സപ്പോർട്ടിലേക്ക് മടങ്ങുക',
  subject: {
    noSignal: 'ടിവിയിൽ സിഗ്നൽ ഇല്ല',
    errorCode: 'ടിവിയിൽ എറർ കോഡ് കാണുന്നു',
    black: 'സ്ക്രീൻ കറുപ്പാണ്',
    frozen: 'ചിത്രം സ്റ്റക്കാകുന്നു അല്ലെങ്കിൽ മുറിയുന്നു',
    missing: 'ഒരു ചാനൽ കിട്ടുന്നില്ല',
    other: 'ചിത്രം ശരിയായി വരുന്നില്ല',
  },
  subjectWithCode: (code: string): string => `ടിവിയിൽ എറർ കോഡ് ${code} കാണുന്നു`,
  describe: (box: string, screen: string, wasRefreshed: boolean): string =>
    [
      `ബോക്സ്: ${box}.`,
      `സ്ക്രീനിൽ: ${screen}.`,
      wasRefreshed ? 'പോർട്ടലിൽ നിന്ന് ബോക്സ് റീഫ്രഷ് ചെയ്തു, പക്ഷേ ശരിയായില്ല.' : 'ബോക്സ് റീഫ്രഷ് ചെയ്തിട്ടില്ല.',
    ].join('\n'),
};

export const getHelpText: TextsOf<typeof EnglishGetHelpText> = {
  help: 'സഹായം തേടുക',
  call: (phone: string): string => `${phone} വിളിക്കുക`,
  paymentUnconfirmed: 'സ്ഥിരീകരിക്കാത്ത പേയ്‌മെന്റ്',
  paymentFailed: 'പരാജയപ്പെട്ട പേയ്‌മെന്റ്',
  packNotStarted: 'തുടങ്ങുകയോ പുതുക്കുകയോ ചെയ്യാത്ത പാക്ക്',
  description: (reference: string, amount: string, when: string): string =>
    [`റഫറൻസ്: ${reference}`, amount && `തുക: ${amount}`, when && `സമയം: ${when}`]
      .filter(Boolean)
      .join('\n'),
};

export const newTicketText: TextsOf<typeof EnglishNewTicketText> = {
  title: 'പുതിയ പരാതി',
  back: 'കസ്റ്റമർ സപ്പോർട്ട്',
  draftSaved: 'അയയ്ക്കുന്നതുവരെ നിങ്ങളുടെ ഡ്രാഫ്റ്റ് ഈ ഡിവൈസിൽ സേവ് ചെയ്തിരിക്കും.',
  category: 'എന്തിനെക്കുറിച്ചാണ്?',
  choose: 'ഒന്ന് തിരഞ്ഞെടുക്കുക',
  box: 'ഏത് ബോക്സ്?',
  subject: 'വിഷയം',
  subjectHint: 'ഉദാഹരണത്തിന്: രണ്ട് ചാനലുകൾ കിട്ടുന്നില്ല',
  mayHelp: 'ഈ ഉത്തരങ്ങൾ സഹായകമായേക്കാം. നിങ്ങൾ ടൈപ്പ് ചെയ്തത് ഇവിടെത്തന്നെയുണ്ടാകും.',
  description: 'എന്താണ് പ്രശ്നം, എപ്പോൾ മുതൽ?',
  contact: 'എങ്ങനെ മറുപടി നൽകണം?',
  send: 'അയയ്ക്കുക',
  discard: 'ഈ ഡ്രാഫ്റ്റ് ഡിലീറ്റ് ചെയ്യുക',
  errors: {
    categoryid: 'എന്തിനെക്കുറിച്ചാണെന്ന് തിരഞ്ഞെടുക്കുക',
    stbno: 'ഏത് ബോക്സിനെക്കുറിച്ചാണെന്ന് തിരഞ്ഞെടുക്കുക',
    subject: 'വിഷയം നൽകുക',
    description: 'എന്താണ് പ്രശ്നമെന്ന് എഴുതുക',
    contactmethod: 'എങ്ങനെ മറുപടി നൽകണമെന്ന് തിരഞ്ഞെടുക്കുക',
  },
  sentTitle: 'നിങ്ങളുടെ പരാതി അയച്ചു',
  number: 'പരാതി നമ്പർ',
  numberDescription: 'വിളിക്കുമ്പോൾ ഈ നമ്പർ പറയുക. പരാതി നിങ്ങളുടെ ലിസ്റ്റിലുമുണ്ട്.',
  open: 'പരാതി തുറക്കുക',
  list: 'കസ്റ്റമർ സപ്പോർട്ടിലേക്ക് മടങ്ങുക',
  unknownTitle: 'നിങ്ങളുടെ പരാതി പോയോ?',
  unknown:
    'കണക്ഷൻ നഷ്ടപ്പെട്ടു, അതുകൊണ്ട് നിങ്ങളുടെ പരാതി ലഭിച്ചോ എന്ന് അറിയില്ല. വീണ്ടും അയയ്ക്കുന്നതിന് മുമ്പ് ഏറ്റവും പുതിയ പരാതികൾ പരിശോധിക്കുക.',
  yours: 'നിങ്ങളുടെ പരാതി',
  newest: 'ഏറ്റവും പുതിയ പരാതികൾ',
  none: 'നിങ്ങളുടെ ലിസ്റ്റിൽ പരാതികളൊന്നുമില്ല',
  same: 'ഇതിൽ ഇതേ വാക്കുകളാണ്.',
  seen: 'അത് ലിസ്റ്റിലുണ്ട്',
  missed: 'അത് അവിടെയില്ല, വീണ്ടും അയയ്ക്കുക',
};

export const surveyText: TextsOf<typeof EnglishSurveyText> = {
  title: 'അഭിപ്രായം അറിയിക്കുക',
  home: 'ഹോമിലേക്ക് മടങ്ങുക',
  closed: 'ഇപ്പോൾ സർവേയൊന്നുമില്ല',
  closedDescription: 'ഓപ്പറേറ്റർ സർവേ തുടങ്ങുമ്പോൾ ഇവിടെ ഉത്തരം നൽകാം.',
  page: (at: number, count: number): string => `പേജ് ${at} / ${count}`,
  review: 'ഉത്തരങ്ങൾ ഒന്നുകൂടി നോക്കുക',
  reviewDescription: 'ഇതുവരെ ഒന്നും അയച്ചിട്ടില്ല. ഉത്തരങ്ങൾക്കൊപ്പം നിങ്ങളുടെ പേര് അയയ്ക്കില്ല.',
  optional: 'നിർബന്ധമില്ല',
  required: 'ഈ ചോദ്യത്തിന് ഉത്തരം നൽകുക.',
  missing: (question: string): string => `“${question}” എന്നതിന് ഉത്തരം നൽകുക`,
  next: 'അടുത്തത്',
  toReview: 'ഒന്നുകൂടി നോക്കുക',
  back: 'പിന്നോട്ട്',
  change: 'മാറ്റുക',
  changePage: (page: number): string => `പേജ് ${page}-ലെ ഉത്തരങ്ങൾ`,
  send: 'ഉത്തരങ്ങൾ അയയ്ക്കുക',
  sendAgain: 'വീണ്ടും അയയ്ക്കുക',
  unknown: 'കണക്ഷൻ നഷ്ടപ്പെട്ടു, അതുകൊണ്ട് നിങ്ങളുടെ ഉത്തരങ്ങൾ ലഭിച്ചോ എന്ന് അറിയില്ല. ദയവായി വീണ്ടും അയയ്ക്കുക.',
  answersSaved: 'നിങ്ങളുടെ ഉത്തരങ്ങൾ ഇവിടെത്തന്നെയുണ്ട്.',
  thanks: 'നന്ദി',
  thanksDescription: 'നിങ്ങളുടെ ഉത്തരങ്ങൾ ലഭിച്ചു. ഈ സർവേയ്ക്ക് ഒരു തവണ ഉത്തരം നൽകാം.',
};

export const supportText: TextsOf<typeof EnglishSupportText> = {
  title: 'കസ്റ്റമർ സപ്പോർട്ട്',
  help: 'സഹായം',
  guide: 'ചിത്രം വരുന്നില്ലേ?',
  guideDescription: 'ഒരു മിനിറ്റിൽ കാരണം അറിയാം. നിങ്ങളുടെ ബോക്സും പാക്കുകളും ഒപ്പം പരിശോധിക്കാം.',
  guideStart: 'പിക്ചർ ഗൈഡ് തുടങ്ങുക',
  tickets: 'എന്റെ പരാതികൾ',
  create: 'പുതിയ പരാതി',
  goOn: 'ഡ്രാഫ്റ്റ് തുടരുക',
  status: 'സ്റ്റാറ്റസ്',
  allStatuses: 'എല്ലാം',
  category: 'എന്തിനെക്കുറിച്ച്',
  allCategories: 'എല്ലാം',
  noTickets: 'പരാതികളൊന്നുമില്ല',
  noTicketsDescription: 'എന്തെങ്കിലും പ്രവർത്തിക്കുന്നില്ലെങ്കിൽ പരാതി നൽകുക, അതിന്റെ സ്റ്റാറ്റസ് ഇവിടെ നോക്കാം.',
  noMatch: 'പരാതികൾ കണ്ടെത്തിയില്ല',
  showAll: 'എല്ലാ പരാതികളും കാണിക്കുക',
  more: 'കൂടുതൽ കാണിക്കുക',
  count: (count: number): string =>
    count === 1 ? '1 പരാതി കാണിക്കുന്നു' : `${count} പരാതികൾ കാണിക്കുന്നു`,
  boxes: 'എന്റെ ബോക്സുകൾ',
  noBoxes: 'ഈ അക്കൗണ്ടിൽ ടിവി ബോക്സ് ഇല്ല',
  noBoxesDescription: 'ഓപ്പറേറ്റർ കണക്ട് ചെയ്യുമ്പോൾ നിങ്ങളുടെ ബോക്സ് ഇവിടെ കാണാം.',
  stbno: 'ബോക്സ് നമ്പർ',
  smcno: 'സ്മാർട്ട് കാർഡ്',
  boxStatus: { ACTIVE: 'പ്രവർത്തിക്കുന്നു', SUSPENDED: 'തൽക്കാലം നിർത്തി' },
  again: 'വീണ്ടും ശ്രമിക്കുക',
};

export const ticketStatusText: TextsOf<typeof EnglishTicketStatusText> = {
  status: {
    OPEN: 'ഓപ്പൺ',
    INPROGRESS: 'നടപടി നടക്കുന്നു',
    RESOLVED: 'പരിഹരിച്ചു',
    CLOSED: 'ക്ലോസ് ചെയ്തു',
  },
  openFor: (days: number): string => (days === 0 ? 'ഇന്ന് നൽകിയത്' : `${days} ദിവസമായി ഓപ്പൺ`),
  closedAfter: (days: number): string =>
    days === 0 ? 'അന്നുതന്നെ ക്ലോസ് ചെയ്തു' : `${days} ദിവസത്തിന് ശേഷം ക്ലോസ് ചെയ്തു`,
};

export const ticketViewText: TextsOf<typeof EnglishTicketViewText> = {
  title: 'പരാതി',
  back: 'കസ്റ്റമർ സപ്പോർട്ട്',
  number: 'പരാതി നമ്പർ',
  category: 'എന്തിനെക്കുറിച്ച്',
  box: 'ബോക്സ്',
  opened: 'നൽകിയത്',
  age: 'എത്ര ദിവസം',
  closed: 'ക്ലോസ് ചെയ്തത്',
  resolution: 'ഫലം',
  messages: 'സന്ദേശങ്ങൾ',
  noMessages: 'സന്ദേശങ്ങളൊന്നുമില്ല',
  noMessagesDescription: 'സപ്പോർട്ട് ടീമിന്റെ മറുപടികൾ ഇവിടെ കാണാം.',
  author: { SUBSCRIBER: 'നിങ്ങൾ', SUPPORT: 'സപ്പോർട്ട്' },
  again: 'വീണ്ടും ശ്രമിക്കുക',
  close: 'ഈ പരാതി ക്ലോസ് ചെയ്യുക',
  closeTitle: 'ഈ പരാതി ക്ലോസ് ചെയ്യണോ?',
  closeDescription: 'സപ്പോർട്ട് ടീം ഇതിലുള്ള നടപടി നിർത്തും. എപ്പോൾ വേണമെങ്കിലും പുതിയ പരാതി നൽകാം.',
  reason: 'കാരണം (നിർബന്ധമില്ല)',
  closeYes: 'പരാതി ക്ലോസ് ചെയ്യുക',
  closeNo: 'ഓപ്പണായി തുടരട്ടെ',
  isClosed: 'ഈ പരാതി ക്ലോസ് ചെയ്തതാണ്.',
  closeUnknown:
    'കണക്ഷൻ നഷ്ടപ്പെട്ടു, അതുകൊണ്ട് പരാതി ക്ലോസ് ആയോ എന്ന് അറിയില്ല. അതിന്റെ സ്റ്റാറ്റസ് അപ്‌ഡേറ്റ് ചെയ്യുകയാണ്: വീണ്ടും ശ്രമിക്കുന്നതിന് മുമ്പ് അത് നോക്കുക.',
  more: 'പിന്നീടുള്ള സന്ദേശങ്ങൾ കാണിക്കുക',
};
