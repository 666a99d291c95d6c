import type * as english from '../../screens/newConnection/newConnection.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('ml');
const plans = (count: number): string =>
  `${count} ${plural.select(count) === 'one' ? 'പ്ലാൻ' : 'പ്ലാനുകൾ'}`;

export const shopAlertsText: TextsOf<typeof english.shopAlertsText> = {
  loggedIn: 'നിങ്ങൾ ലോഗിൻ ചെയ്തിട്ടുണ്ട്. ഇപ്പോഴുള്ള കണക്ഷനിൽ പാക്കുകൾ ചേർക്കാൻ പുതിയ കണക്ഷൻ വേണ്ട.',
  addPacks: 'പാക്കുകൾ ചേർക്കുക',
  ordered: (order: string) => `പുതിയ കണക്ഷനുള്ള നിങ്ങളുടെ ഓർഡർ നമ്പർ ${order} ആണ്.`,
  seeOrder: 'ഓർഡർ കാണുക',
};

export const orderText: TextsOf<typeof english.orderText> = {
  steps: ['പ്ലാൻ', 'നിങ്ങളുടെ വിവരങ്ങൾ', 'ഓർഡർ'],
  plan: 'നിങ്ങളുടെ പ്ലാൻ',
  otherPlan: 'മറ്റൊരു പ്ലാൻ തിരഞ്ഞെടുക്കുക',
  detailsTitle: 'നിങ്ങളുടെ വിവരങ്ങൾ',
  firstname: 'പേര്',
  surname: 'സർനെയിം (നിർബന്ധമില്ല)',
  mobileno: 'മൊബൈൽ നമ്പർ',
  mobileHint: 'കണക്ഷൻ സ്ഥാപിക്കാനുള്ള ദിവസം തീരുമാനിക്കാൻ ഈ നമ്പറിൽ വിളിക്കും.',
  email: 'ഇമെയിൽ (നിർബന്ധമില്ല)',
  emailName: 'ഇമെയിൽ',
  address: 'വിലാസം',
  addressHint: 'വീട്ടുനമ്പർ, സ്ഥലം, പട്ടണം.',
  pincode: 'പിൻകോഡ്',
  goOn: 'തുടരുക',
  errors: {
    firstname: 'പേര് അക്ഷരങ്ങളിൽ നൽകുക',
    surname: 'സർനെയിം അക്ഷരങ്ങളിൽ നൽകുക, അല്ലെങ്കിൽ ഒഴിച്ചിടുക',
    mobileno: '10 അക്ക മൊബൈൽ നമ്പർ നൽകുക',
    email: 'asha@example.com പോലുള്ള ഇമെയിൽ വിലാസം നൽകുക, അല്ലെങ്കിൽ ഒഴിച്ചിടുക',
    address: 'വിലാസം നൽകുക',
    addressLong: 'വിലാസം 400 അക്ഷരങ്ങളിൽ ഒതുക്കുക',
    pincode: '6 അക്ക പിൻകോഡ് നൽകുക',
    notServed: 'ഈ പിൻകോഡിൽ ഇതുവരെ ഞങ്ങളുടെ സർവീസ് ഇല്ല. പരിശോധിക്കുക, അല്ലെങ്കിൽ മറ്റൊന്ന് പരീക്ഷിക്കുക.',
  },
  existing: 'ഈ നമ്പർ ഇപ്പോൾത്തന്നെ ഒരു കസ്റ്റമറുടേതാണ്. പാക്കുകൾ ചേർക്കാനോ പുതുക്കാനോ ലോഗിൻ ചെയ്യുക.',
  logIn: 'ലോഗിൻ ചെയ്യുക',
  who: 'ആർക്ക്',
  changeDetails: 'നിങ്ങളുടെ വിവരങ്ങൾ മാറ്റുക',
  area: 'നിങ്ങളുടെ പ്രദേശം',
  total: 'അടയ്ക്കേണ്ട തുക',
  price: 'വില',
  gst: 'GST',
  order: (amount: string) => `${amount}-ന് ഓർഡർ ചെയ്യുക`,
  changed: (before: string, now: string) =>
    `വില ഇപ്പോൾ ${now} ആണ്; നിങ്ങൾ തിരഞ്ഞെടുത്തപ്പോൾ ${before} ആയിരുന്നു. ഒന്നും ഓർഡർ ചെയ്തിട്ടില്ല.`,
  gone: 'ഈ പ്ലാൻ ഇപ്പോൾ അവിടെ ലഭ്യമല്ല. ഒന്നും ഓർഡർ ചെയ്തിട്ടില്ല. നിങ്ങളുടെ വിവരങ്ങൾ ഇവിടെത്തന്നെയുണ്ട്.',
  sendAgain: 'വീണ്ടും അയയ്ക്കുക',
  giveUp: 'പകരം മാറ്റം വരുത്തുക',
  giveUpDescription: 'ആദ്യത്തെ ഓർഡർ ലഭിച്ചിട്ടുണ്ടെങ്കിൽ രണ്ട് ഓർഡറുകളാകും. പണമടയ്ക്കാത്തത് തനിയെ റദ്ദാകും.',
  justOrdered:
    'ഈ ഓർഡർ മറ്റൊരു ടാബിലോ വിൻഡോയിലോ നേരത്തേ നൽകിക്കഴിഞ്ഞു, അതിന്റെ നമ്പർ അവിടെയുണ്ട്. ഇപ്പോൾ ഒന്നും അയച്ചിട്ടില്ല.',
  number: 'ഓർഡർ നമ്പർ',
  withGst: 'ആകെ, GST ഉൾപ്പെടെ',
  next: 'ഇനി എന്ത്',
  payMissing: 'പേയ്‌മെന്റ് രീതികൾ ലോഡ് ചെയ്യാനായില്ല.',
  call: (phone: string) => `${phone} വിളിക്കുക`,
  more: 'പ്ലാനുകളിലേക്ക് മടങ്ങുക',
};

export const payOfferText: TextsOf<typeof english.payOfferText> = {
  pay: 'ഓർഡറിന് പണമടയ്ക്കുക',
  keptUntil: '{date} വരെ സൂക്ഷിക്കും',
  unpaid: 'ഇതുവരെ പണമൊന്നും ഈടാക്കിയിട്ടില്ല. ഓർഡറിന് പണമടച്ച ശേഷം കണക്ഷൻ സ്ഥാപിക്കും.',
  payByPhone: 'ഫോൺ വഴിയും പണമടയ്ക്കാം: ഓർഡർ നമ്പറുമായി കസ്റ്റമർ കെയറിൽ വിളിക്കുക.',
  lapses: 'അതിനകം പണമടച്ചില്ലെങ്കിൽ ഓർഡർ റദ്ദാകും, പണമൊന്നും നൽകേണ്ട.',
  afterwards: 'പണമടച്ച ശേഷം, കണക്ഷൻ സ്ഥാപിക്കാനുള്ള ദിവസം തീരുമാനിക്കാൻ നിങ്ങളെ വിളിക്കും.',
  open: 'ഈ ഓർഡറിനുള്ള ഒരു പേയ്‌മെന്റ് തുടങ്ങിയിട്ടുണ്ട്, അതിന്റെ ഫലം ഇതുവരെ അറിയില്ല. അതിന് മുമ്പ് ദയവായി വീണ്ടും പണമടയ്ക്കരുത്.',
  paid: 'നിങ്ങളുടെ ഓർഡറിന് പണമടച്ചു.',
  receipt: 'പേയ്‌മെന്റ് കാണുക',
  visit: 'കണക്ഷൻ സ്ഥാപിക്കാനുള്ള ദിവസം തീരുമാനിക്കാൻ നിങ്ങൾ നൽകിയ നമ്പറിൽ വിളിക്കും.',
  lapsed: 'ഈ ഓർഡർ റദ്ദായി: സമയത്തിനുള്ളിൽ പണമടച്ചില്ല, പണമൊന്നും നൽകേണ്ട.',
  another: 'ഇപ്പോൾ ഏതെല്ലാം പ്ലാനുകൾ എന്ത് വിലയിൽ ലഭിക്കുമെന്ന് പ്ലാനുകളിൽ നോക്കുക.',
  orderAgain: 'വീണ്ടും ഓർഡർ ചെയ്യുക',
};

export const planComparisonText: TextsOf<typeof english.planComparisonText> = {
  price: 'GST ഉൾപ്പെടെയുള്ള വില',
  beforeTax: 'GST കൂടാതെയുള്ള വില',
  gst: 'GST',
  monthly: 'വില /മാസം',
  saving: 'നിങ്ങളുടെ ലാഭം',
  channelCount: 'ചാനലുകൾ',
  speedName: 'സ്പീഡ്',
  fairUseName: 'ഫുൾ സ്പീഡ് ഡാറ്റ',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'പ്ലാനുകളുടെ താരതമ്യപ്പട്ടിക',
  fact: 'സവിശേഷത',
  sideways: 'എല്ലാ പ്ലാനുകളും കാണാൻ വശത്തേക്ക് സ്ക്രോൾ ചെയ്യുക.',
  comparing: 'താരതമ്യം ചെയ്യാനുള്ള പ്ലാനുകൾ',
  compared: (count: number) => `താരതമ്യം ചെയ്യാൻ ${plans(count)}`,
  oneMore: 'താരതമ്യത്തിന് ഒന്നോ രണ്ടോ പ്ലാനുകൾ കൂടി തിരഞ്ഞെടുക്കുക.',
};

export const plansText: TextsOf<typeof english.plansText> = {
  pincode: 'നിങ്ങളുടെ പിൻകോഡ്',
  pincodeHint: 'പ്രദേശമനുസരിച്ച് പ്ലാനുകൾ മാറാം.',
  showThere: 'പ്ലാനുകൾ കാണിക്കുക',
  everywhere: 'എല്ലായിടത്തെയും പ്ലാനുകൾ കാണിക്കുക',
  wrongPincode: '6 അക്ക പിൻകോഡ് നൽകുക',
  filters: 'ഏത് തരം പ്ലാൻ',
  all: 'എല്ലാം',
  kinds: { TV: 'ടിവി', BROADBAND: 'ബ്രോഡ്ബാൻഡ്', COMBO: 'ടിവിയും ബ്രോഡ്ബാൻഡും' },
  upTo: 'വില /മാസം',
  anyPrice: 'ഏത് വിലയും',
  upToRupees: (rupees: string) => `${rupees} വരെ`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode}: ${plans(count)}` : plans(count),
  list: 'പ്ലാനുകൾ',
  none: 'ഇപ്പോൾ പ്ലാനുകളൊന്നുമില്ല',
  noneDescription: 'പിന്നീട് വീണ്ടും നോക്കുക, അല്ലെങ്കിൽ കസ്റ്റമർ കെയറിൽ വിളിക്കുക.',
  noneThere: (pincode: string) => `${pincode}: ഇവിടെ ഇതുവരെ പ്ലാനുകളില്ല`,
  noneThereDescription: 'പിൻകോഡ് പരിശോധിക്കുക, അല്ലെങ്കിൽ അടുത്തുള്ള ഒന്ന് പരീക്ഷിക്കുക.',
  noMatch: 'പ്ലാനുകൾ കണ്ടെത്തിയില്ല',
  noMatchDescription: 'മറ്റൊരു തരമോ കൂടിയ വിലയോ തിരഞ്ഞെടുക്കുക.',
  clear: 'എല്ലാ പ്ലാനുകളും കാണിക്കുക',
  forTerm: (term: string) => `${term}, GST ഉൾപ്പെടെ`,
  withGst: 'GST ഉൾപ്പെടെ',
  made: (price: string, gst: string) => `${price}, കൂടാതെ ${gst} GST`,
  aMonth: (amount: string) => `${amount}/മാസം`,
  saves: (amount: string) => `${amount} ലാഭിക്കാം`,
  channels: (count: number) => `${count} ${plural.select(count) === 'one' ? 'ചാനൽ' : 'ചാനലുകൾ'}`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `ഫുൾ സ്പീഡിൽ ${gigabytes} GB, അതിനുശേഷം സ്പീഡ് കുറയും`,
  included: 'ഇതിൽ എന്തെല്ലാം',
  choose: 'തിരഞ്ഞെടുക്കുക',
  chooseOf: (plan: string) => `തിരഞ്ഞെടുക്കുക: ${plan}`,
  noPrice: 'വില ലഭ്യമല്ല',
  compare: 'താരതമ്യം ചെയ്യുക',
  subscriber: 'ഇപ്പോൾത്തന്നെ കസ്റ്റമറാണോ?',
  logIn: 'ലോഗിൻ ചെയ്യുക',
};

export const shopText: TextsOf<typeof english.shopText> = {
  plans: {
    title: 'പുതിയ കണക്ഷൻ എടുക്കുക',
    lead: 'പ്ലാനുകൾ താരതമ്യം ചെയ്ത് മൂന്ന് ഘട്ടങ്ങളിൽ ഓർഡർ ചെയ്യാം. വിലയിൽ GST ഉൾപ്പെടും.',
  },
  compare: { title: 'പ്ലാനുകളുടെ താരതമ്യം', lead: 'ഒരുമിച്ച് താരതമ്യം ചെയ്യാം, GST ഉൾപ്പെടെ.' },
  details: {
    title: 'നിങ്ങളുടെ വിവരങ്ങൾ',
    lead: 'ആരെ വിളിക്കണം, എവിടെ സ്ഥാപിക്കണം എന്നറിയാൻ.',
  },
  review: {
    title: 'പരിശോധിച്ച് ഓർഡർ ചെയ്യുക',
    lead: 'ഓർഡർ ചെയ്യുമ്പോൾ പണമൊന്നും ഈടാക്കില്ല. പിന്നീടാണ് പണമടയ്ക്കേണ്ടത്.',
  },
  placed: {
    title: 'നിങ്ങളുടെ ഓർഡർ',
    lead: 'ഈ നമ്പർ സൂക്ഷിച്ചുവയ്ക്കുക. ഇതുപയോഗിച്ചാണ് നിങ്ങളുടെ ഓർഡർ കണ്ടെത്തുന്നത്.',
  },
  back: 'എല്ലാ പ്ലാനുകളും',
};
