import type * as english from '../../screens/help/help.text';
import type { TextsOf } from '../../text/catalogue';

export const contactText: TextsOf<typeof english.contactText> = {
  title: 'మమ్మల్ని సంప్రదించండి',
  lco: 'మీ కేబుల్ ఆపరేటర్',
  lcoDescription: 'మీ ఇంట్లోని లైన్, బాక్స్ చూసుకుంటారు.',
  care: 'కస్టమర్ కేర్',
  careDescription: 'పేమెంట్‌లు, ప్యాక్‌లు, మీ ఖాతా కోసం.',
  name: 'పేరు',
  phone: 'ఫోన్',
  email: 'ఈమెయిల్',
  call: (name: string): string => `${name}కు కాల్ చేయండి`,
  message: (name: string): string => `${name}కు మెసేజ్ పంపండి`,
  write: 'ఈమెయిల్ రాయండి',
  subject: (number: string): string => `కస్టమర్ నంబర్ ${number}`,
  hand: 'ఇవి దగ్గర ఉంచుకోండి',
  customer: 'కస్టమర్ నంబర్',
  box: 'బాక్స్ నంబర్',
  copy: 'కాపీ చేయండి',
  copied: 'కాపీ అయింది',
  copyFailed: 'మీ బ్రౌజర్ కాపీ చేయలేకపోయింది. నంబర్‌ను సెలెక్ట్ చేసి కాపీ చేయండి.',
  support: 'ఫిర్యాదు చేయండి',
  supportDescription: 'ఫిర్యాదులకు రాతపూర్వకంగా సమాధానం ఇస్తాం, మీరు వాటిని ట్రాక్ చేయవచ్చు.',
  licences: 'ఓపెన్ సోర్స్ లైసెన్సులు',
};

export const faqText: TextsOf<typeof english.faqText> = {
  title: 'సహాయం',
  picture: 'పిక్చర్ రావడం లేదా?',
  internet: 'ఇంటర్నెట్ లేదా?',
  links: 'మరింత సహాయం',
  support: 'నా ఫిర్యాదులు',
  contact: 'మమ్మల్ని సంప్రదించండి',
  checkPayment: 'పేమెంట్ ఆగిపోయిందా?',
  survey: 'మీ అభిప్రాయం చెప్పండి',
  answers: 'ప్రశ్నలు, సమాధానాలు',
  search: 'సమాధానాల్లో వెతకండి',
  searchHint: 'ఉదాహరణకు: రిమోట్, రీఫండ్, స్లో ఇంటర్నెట్',
  topics: 'టాపిక్‌లు',
  all: 'అన్నీ',
  topic: {
    picture: 'టీవీ, పిక్చర్',
    packs: 'ప్యాక్‌లు, రెన్యూవల్',
    payments: 'పేమెంట్‌లు',
    broadband: 'బ్రాడ్‌బ్యాండ్',
    account: 'నా ఖాతా',
    service: 'సర్వీస్',
  },
  found: (count: number): string => (count === 1 ? '1 సమాధానం దొరికింది' : `${count} సమాధానాలు దొరికాయి`),
  nothing: 'సమాధానాలు దొరకలేదు',
  nothingDescription: 'వేరే పదాలతో వెతకండి, ఫిర్యాదు చేయండి లేదా మాకు కాల్ చేయండి.',
  create: 'ఫిర్యాదు చేయండి',
  stale: 'తాజా సమాధానాలు లోడ్ కాలేదు. ఇవి పోర్టల్‌తో వచ్చిన సమాధానాలు.',
  again: 'మళ్లీ ప్రయత్నించండి',
  linkNames: {
    picture: 'పిక్చర్ గైడ్ తెరవండి',
    support: 'ఫిర్యాదు చేయండి',
    packs: 'నా ప్యాక్‌లు',
    renew: 'ఇప్పుడే రెన్యూ చేయండి',
    add: 'ప్యాక్‌లు జోడించండి',
    topUp: 'డబ్బు జోడించండి',
    transactions: 'నా పేమెంట్‌లు చూడండి',
    profile: 'నా ప్రొఫైల్ తెరవండి',
    kyc: 'డాక్యుమెంట్ పంపండి',
    password: 'కొత్త పాస్‌వర్డ్ ఎంచుకోండి',
    contact: 'ఎవరికి కాల్ చేయాలో చూడండి',
  },
};

export const boxRefreshText: TextsOf<typeof english.boxRefreshText> = {
  boxes: 'నా బాక్స్‌లు',
  refresh: 'బాక్స్ రిఫ్రెష్ చేయండి',
  refreshNamed: (name: string): string => `బాక్స్ రిఫ్రెష్ చేయండి: ${name}`,
  write: 'ఇంకా పిక్చర్ రావడం లేదా? ఫిర్యాదు చేయండి',
};

export const guideText: TextsOf<typeof english.guideText> = {
  title: 'పిక్చర్ రావడం లేదా?',
  support: 'కస్టమర్ సపోర్ట్',
  steps: ['బాక్స్', 'స్క్రీన్', 'చెకింగ్', 'రిఫ్రెష్'],
  back: 'వెనక్కి',
  whichBox: 'ఏ బాక్స్?',
  noBox: 'ఈ ఖాతాలో టీవీ బాక్స్ లేదు',
  noBoxDescription: 'ఫిర్యాదు చేయండి, సపోర్ట్ టీమ్ మీ కనెక్షన్‌ను చెక్ చేస్తుంది.',
  write: 'ఫిర్యాదు చేయండి',
  whatScreen: 'స్క్రీన్‌పై ఏం కనిపిస్తోంది?',
  symptom: {
    noSignal: '“No signal” లేదా “No input”',
    errorCode: 'ఎర్రర్ కోడ్ లేదా నంబర్',
    black: 'స్క్రీన్ నల్లగా ఉంది',
    frozen: 'పిక్చర్ ఆగిపోతోంది లేదా చెదిరిపోతోంది',
    missing: 'ఒక ఛానెల్ రావడం లేదు లేదా “not subscribed” అని ఉంది',
    other: 'వేరే సమస్య',
  },
  codeTitle: 'ఏ కోడ్ వస్తోంది?',
  code: 'ఎర్రర్ కోడ్',
  codeHint: 'ఉదాహరణకు E16. చదవలేకపోతే ఖాళీగా వదిలేయండి.',
  next: 'తర్వాత',
  checks: 'మేం చెక్ చేసినవి',
  operatorWorks: 'మీ ఆపరేటర్ సిస్టమ్స్ పని చేస్తున్నాయి.',
  operatorDown: 'మెయింటెనెన్స్ జరుగుతోంది. అది పూర్తయ్యాక పిక్చర్ తిరిగి వస్తుంది.',
  operatorUnknown: 'మీ ఆపరేటర్ సిస్టమ్స్ పని చేస్తున్నాయో లేదో చెక్ చేయలేకపోయాం.',
  packsRun: 'ఈ బాక్స్‌లో మీ ప్యాక్‌లు యాక్టివ్‌గా ఉన్నాయి.',
  packsPartly: (names: string): string => `ఇవి ముగిశాయి: ${names}. వీటి ఛానెళ్లు మళ్లీ చూడటానికి రెన్యూ చేయండి.`,
  packsFailed: (names: string): string =>
    `మీ ఆపరేటర్ వీటిని మొదలుపెట్టలేకపోయారు లేదా రెన్యూ చేయలేకపోయారు: ${names}. కారణం ఒక్కోదాని పక్కన చూడండి.`,
  myPacks: 'నా ప్యాక్‌లు',
  packsOver: 'ఈ బాక్స్‌లో మీ ప్యాక్‌లు {date}న ముగిశాయి, అందుకే పిక్చర్ రావడం లేదు.',
  packsOverThen: 'రెన్యూ చేయండి, పిక్చర్ సాధారణంగా 15 నిమిషాల్లో తిరిగి వస్తుంది.',
  packsNone: 'ఈ బాక్స్‌లో ఏ ప్యాక్ కూడా యాక్టివ్‌గా లేదు, అందుకే చూపించడానికి ఏమీ లేదు.',
  add: 'ప్యాక్‌లు జోడించండి',
  renew: 'రెన్యూ చేయండి',
  goOn: 'సమస్య వేరే, కొనసాగించండి',
  news: 'మీ ఆపరేటర్ చెబుతున్నది',
  noNews: 'మీ ఆపరేటర్ ఏ సమస్యా ఉన్నట్లు చెప్పలేదు.',
  tips: {
    noSignal: 'కేబుల్ బాక్స్‌కు గట్టిగా పెట్టి ఉందో లేదో, టీవీ సరైన ఇన్‌పుట్‌లో ఉందో లేదో చూడండి.',
    errorCode: 'బాక్స్‌ను స్విచ్ దగ్గర ఆఫ్ చేసి, 30 సెకన్లు ఆగి, మళ్లీ ఆన్ చేయండి.',
    black: 'బాక్స్‌పై లైట్ వెలుగుతోందో లేదో, టీవీ సరైన ఇన్‌పుట్‌లో ఉందో లేదో చూడండి.',
    frozen: 'కేబుల్ బాక్స్‌కు గట్టిగా పెట్టి ఉందో లేదో, వంగకుండా ఉందో లేదో చూడండి.',
    missing: 'మీ ప్యాక్‌లు చూడండి: ఆ ఛానెల్ వాటిలో లేకపోవచ్చు.',
    other: 'బాక్స్‌ను స్విచ్ దగ్గర ఆఫ్ చేసి, 30 సెకన్లు ఆగి, మళ్లీ ఆన్ చేయండి.',
  },
  refreshDescription: 'తర్వాత మీ ఛానెళ్లను మళ్లీ యాక్టివేట్ చేస్తాం. బాక్స్‌ను ఆన్‌లోనే ఉంచండి.',
  refresh: 'బాక్స్ రిఫ్రెష్ చేయండి',
  sent: (minutes: number): string =>
    minutes === 1
      ? 'పంపాం. చేరడానికి సాధారణంగా 1 నిమిషం పడుతుంది.'
      : `పంపాం. చేరడానికి సాధారణంగా ${minutes} నిమిషాలు పడుతుంది.`,
  sentSome: 'పంపాం. చేరడానికి కొన్ని నిమిషాలు పట్టవచ్చు.',
  sentBefore: 'ఈ బాక్స్ ఇప్పుడే రిఫ్రెష్ అయింది.',
  later: (time: string, minutes: number): string =>
    minutes === 1
      ? `1 నిమిషం తర్వాత, ${time}కి మళ్లీ రిఫ్రెష్ చేయవచ్చు.`
      : `${minutes} నిమిషాల తర్వాత, ${time}కి మళ్లీ రిఫ్రెష్ చేయవచ్చు.`,
  refreshUnknown: 'మీ బాక్స్ రిఫ్రెష్ అయిందో లేదో తెలియదు. కొన్ని నిమిషాలు ఆగి, మళ్లీ ప్రయత్నించే ముందు స్క్రీన్ చూడండి.',
  helped: 'ఇప్పుడు పిక్చర్ వస్తోందా?',
  yes: 'అవును, వస్తోంది',
  no: 'లేదు, ఫిర్యాదు చేయండి',
  solved: 'సంతోషం',
  solvedDescription: 'మళ్లీ ఆగిపోతే ఇక్కడికి రండి. ఒక్క నిమిషం పడుతుంది.',
  done: 'కస్టమర్ సపోర్ట్‌కు తిరిగి వెళ్లండి',
  subject: {
    noSignal: 'టీవీలో సిగ్నల్ లేదు',
    errorCode: 'టీవీలో ఎర్రర్ కోడ్',
    black: 'స్క్రీన్ నల్లగా ఉంది',
    frozen: 'పిక్చర్ ఆగిపోతోంది లేదా చెదిరిపోతోంది',
    missing: 'ఒక ఛానెల్ రావడం లేదు',
    other: 'పిక్చర్ సరిగ్గా రావడం లేదు',
  },
  subjectWithCode: (code: string): string => `టీవీలో ఎర్రర్ కోడ్ ${code}`,
  describe: (box: string, screen: string, wasRefreshed: boolean): string =>
    [
      `బాక్స్: ${box}.`,
      `స్క్రీన్‌పై: ${screen}.`,
      wasRefreshed ? 'పోర్టల్ నుంచి బాక్స్ రిఫ్రెష్ చేశాను; ఉపయోగం లేదు.' : 'నేను బాక్స్ రిఫ్రెష్ చేయలేదు.',
    ].join('\n'),
};

export const getHelpText: TextsOf<typeof english.getHelpText> = {
  help: 'సహాయం పొందండి',
  call: (phone: string): string => `${phone}కు కాల్ చేయండి`,
  paymentUnconfirmed: 'నిర్ధారణ కాని పేమెంట్',
  paymentFailed: 'ఫెయిలైన పేమెంట్',
  packNotStarted: 'మొదలు కాని లేదా రెన్యూ కాని ప్యాక్',
  description: (reference: string, amount: string, when: string): string =>
    [`రిఫరెన్స్: ${reference}`, amount && `అమౌంట్: ${amount}`, when && `సమయం: ${when}`]
      .filter(Boolean)
      .join('\n'),
  agreed: (amount: string): string => `ఒప్పుకున్న అమౌంట్: ${amount}`,
};

export const newTicketText: TextsOf<typeof english.newTicketText> = {
  title: 'కొత్త ఫిర్యాదు',
  back: 'కస్టమర్ సపోర్ట్',
  draftSaved: 'మీరు పంపే వరకు మీ డ్రాఫ్ట్ ఈ డివైజ్‌లో సేవ్ అయి ఉంటుంది.',
  category: 'దేని గురించి?',
  choose: 'ఒకటి ఎంచుకోండి',
  box: 'ఏ బాక్స్?',
  subject: 'విషయం',
  subjectHint: 'ఉదాహరణకు: రెండు ఛానెళ్లు రావడం లేదు',
  mayHelp: 'ఈ సమాధానాలు ఉపయోగపడవచ్చు. మీరు టైప్ చేసింది ఇక్కడే ఉంటుంది.',
  description: 'ఏం జరుగుతోంది, ఎప్పటి నుంచి?',
  contact: 'మీకు ఎలా సమాధానం ఇవ్వాలి?',
  send: 'పంపండి',
  discard: 'ఈ డ్రాఫ్ట్ తొలగించండి',
  discarded: 'డ్రాఫ్ట్ తొలగించబడింది.',
  undo: 'వెనక్కి తీసుకురండి',
  errors: {
    categoryid: 'దేని గురించో ఎంచుకోండి',
    stbno: 'ఏ బాక్స్ గురించో ఎంచుకోండి',
    subject: 'విషయం ఎంటర్ చేయండి',
    description: 'ఏం జరుగుతోందో వివరించండి',
    contactmethod: 'మీకు ఎలా సమాధానం ఇవ్వాలో ఎంచుకోండి',
  },
  sentTitle: 'మీ ఫిర్యాదు పంపాం',
  number: 'మీ ఫిర్యాదు నంబర్',
  numberDescription: 'కాల్ చేసినప్పుడు ఇది చెప్పండి. ఫిర్యాదు మీ లిస్ట్‌లో కూడా ఉంటుంది.',
  open: 'ఫిర్యాదు తెరవండి',
  list: 'కస్టమర్ సపోర్ట్‌కు తిరిగి వెళ్లండి',
  unknownTitle: 'మీ ఫిర్యాదు వెళ్లిందా?',
  unknown: 'మీ ఫిర్యాదు చేరిందో లేదో తెలియదు. మళ్లీ పంపే ముందు మీ తాజా ఫిర్యాదులు చూడండి.',
  yours: 'మీ ఫిర్యాదు',
  newest: 'మీ తాజా ఫిర్యాదులు',
  none: 'మీ లిస్ట్‌లో ఫిర్యాదులు లేవు',
  same: 'దీనిలో అదే టెక్స్ట్ ఉంది.',
  seen: 'ఇది లిస్ట్‌లో ఉంది',
  missed: 'అక్కడ లేదు, మళ్లీ పంపండి',
};

export const surveyText: TextsOf<typeof english.surveyText> = {
  title: 'మీ అభిప్రాయం చెప్పండి',
  home: 'హోమ్‌కు తిరిగి వెళ్లండి',
  closed: 'ప్రస్తుతం సర్వే ఏదీ లేదు',
  closedDescription: 'మీ ఆపరేటర్ సర్వే మొదలుపెట్టినప్పుడు, ఇక్కడ సమాధానం ఇవ్వవచ్చు.',
  page: (at: number, count: number): string => `${count} పేజీల్లో ${at}వది`,
  review: 'మీ సమాధానాలు సరిచూసుకోండి',
  reviewDescription: 'ఇంకా ఏదీ పంపలేదు. మీ సమాధానాలతో మీ పేరు పంపం.',
  optional: 'ఆప్షనల్',
  required: 'ఈ ప్రశ్నకు సమాధానం ఇవ్వండి.',
  missing: (question: string): string => `“${question}” ప్రశ్నకు సమాధానం ఇవ్వండి`,
  next: 'తర్వాత',
  toReview: 'సరిచూడండి',
  back: 'వెనక్కి',
  change: 'మార్చండి',
  changePage: (page: number): string => `${page}వ పేజీ సమాధానాలు`,
  send: 'నా సమాధానాలు పంపండి',
  sendAgain: 'మళ్లీ పంపండి',
  unknown: 'మీ సమాధానాలు చేరాయో లేదో తెలియదు. దయచేసి మళ్లీ పంపండి.',
  answersSaved: 'మీ సమాధానాలు ఇక్కడే ఉన్నాయి.',
  thanks: 'ధన్యవాదాలు',
  thanksDescription: 'మీ సమాధానాలు చేరాయి. ఈ సర్వేకు ఒకసారి సమాధానం ఇవ్వవచ్చు.',
};

export const supportText: TextsOf<typeof english.supportText> = {
  title: 'కస్టమర్ సపోర్ట్',
  help: 'సహాయం',
  guide: 'పిక్చర్ రావడం లేదా?',
  guideDescription: 'కారణం ఒక్క నిమిషంలో తెలుసుకోండి. మీతో కలిసి మీ బాక్స్, ప్యాక్‌లు చెక్ చేస్తాం.',
  guideStart: 'పిక్చర్ గైడ్ మొదలుపెట్టండి',
  tickets: 'నా ఫిర్యాదులు',
  create: 'కొత్త ఫిర్యాదు',
  goOn: 'మీ డ్రాఫ్ట్ కొనసాగించండి',
  status: 'స్టేటస్',
  allStatuses: 'అన్నీ',
  category: 'దేని గురించి',
  allCategories: 'అన్నీ',
  noTickets: 'ఇంకా ఫిర్యాదులు లేవు',
  noTicketsDescription: 'ఏదైనా పని చేయకపోతే, ఇక్కడ ఫిర్యాదు చేసి దాన్ని ట్రాక్ చేయండి.',
  noMatch: 'ఫిర్యాదులు ఏవీ దొరకలేదు',
  showAll: 'అన్ని ఫిర్యాదులు చూపించండి',
  more: 'ఇంకా చూపించండి',
  count: (count: number): string =>
    count === 1 ? '1 ఫిర్యాదు కనిపిస్తోంది' : `${count} ఫిర్యాదులు కనిపిస్తున్నాయి`,
  boxes: 'నా బాక్స్‌లు',
  noBoxes: 'ఈ ఖాతాలో టీవీ బాక్స్ లేదు',
  noBoxesDescription: 'మీ ఆపరేటర్ కనెక్ట్ చేయగానే మీ బాక్స్ ఇక్కడ కనిపిస్తుంది.',
  stbno: 'బాక్స్ నంబర్',
  smcno: 'స్మార్ట్ కార్డ్',
  boxStatus: { ACTIVE: 'పని చేస్తోంది', SUSPENDED: 'నిలిపివేశారు' },
  again: 'మళ్లీ ప్రయత్నించండి',
};

export const ticketStatusText: TextsOf<typeof english.ticketStatusText> = {
  status: {
    OPEN: 'ఓపెన్',
    INPROGRESS: 'పని జరుగుతోంది',
    RESOLVED: 'పరిష్కారమైంది',
    CLOSED: 'మూసివేశారు',
  },
  openFor: (days: number): string => {
    if (days === 0) return 'ఈరోజు మొదలైంది';
    return days === 1 ? '1 రోజు క్రితం మొదలైంది' : `${days} రోజుల క్రితం మొదలైంది`;
  },
  closedAfter: (days: number): string => {
    if (days === 0) return 'అదే రోజు మూసివేశారు';
    return days === 1 ? '1 రోజు తర్వాత మూసివేశారు' : `${days} రోజుల తర్వాత మూసివేశారు`;
  },
};

export const ticketViewText: TextsOf<typeof english.ticketViewText> = {
  title: 'ఫిర్యాదు',
  back: 'కస్టమర్ సపోర్ట్',
  number: 'ఫిర్యాదు నంబర్',
  category: 'దేని గురించి',
  box: 'బాక్స్',
  opened: 'చేసిన తేదీ',
  ago: (days: number): string => {
    if (days === 0) return 'ఈరోజు';
    return days === 1 ? '1 రోజు క్రితం' : `${days} రోజుల క్రితం`;
  },
  closed: 'మూసివేసిన తేదీ',
  resolution: 'ఫలితం',
  messages: 'మెసేజ్‌లు',
  noMessages: 'ఇంకా మెసేజ్‌లు లేవు',
  noMessagesDescription: 'సపోర్ట్ టీమ్ సమాధానాలు ఇక్కడ కనిపిస్తాయి.',
  author: { SUBSCRIBER: 'మీరు', SUPPORT: 'సపోర్ట్' },
  again: 'మళ్లీ ప్రయత్నించండి',
  close: 'ఈ ఫిర్యాదు మూసివేయండి',
  closeTitle: 'ఈ ఫిర్యాదు మూసివేయాలా?',
  closeDescription: 'సపోర్ట్ టీమ్ దీనిపై పని చేయడం ఆపేస్తుంది. మీరు ఎప్పుడైనా కొత్త ఫిర్యాదు చేయవచ్చు.',
  reason: 'కారణం (ఆప్షనల్)',
  closeYes: 'ఫిర్యాదు మూసివేయండి',
  closeNo: 'అలాగే ఉంచండి',
  isClosed: 'ఈ ఫిర్యాదు మూసివేసి ఉంది.',
  closeUnknown: 'ఫిర్యాదు మూసివేశారో లేదో తెలియదు. దాని స్టేటస్ అప్‌డేట్ చేస్తున్నాం: మళ్లీ ప్రయత్నించే ముందు చూడండి.',
  more: 'తర్వాతి మెసేజ్‌లు చూపించండి',
};
