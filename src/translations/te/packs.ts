import type * as english from '../../screens/packs/packs.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const plural = new Intl.PluralRules('te');
const channels = (count: number): string =>
  `${groupedText(count)} ${plural.select(count) === 'one' ? 'ఛానెల్' : 'ఛానెళ్లు'}`;
const oldPacks = (count: number) => (count === 1 ? '1 పాత ప్యాక్‌ను' : `${count} పాత ప్యాక్‌లను`);

export const stopPackText: TextsOf<typeof english.stopPackText> = {
  keep: 'ఉంచండి',
  removeAsk: (name: string): string => `${name} తీసివేయాలా?`,
  removeEnds: (date: string): string => `ఇది ${date}న ముగుస్తుంది.`,
  removeUntil: 'అప్పటి వరకు ఎప్పటిలాగే వాడుకోవచ్చు.',
  removeNoRefund: 'రీఫండ్ ఏమీ రాదు.',
  keepByRenewing: 'దీన్ని ఉంచుకోవాలంటే, ముగిసేలోపు రెన్యూ చేయండి.',
  keepByRenewingFrom: (date: string): string => `దీన్ని ఉంచుకోవాలంటే, ${date} నుంచి ముగిసేలోపు రెన్యూ చేయండి.`,
  noUndo: 'దీన్ని ఇక్కడ వెనక్కి తీసుకోలేరు.',
  reason: 'కారణం (ఆప్షనల్)',
  removeYes: 'వ్యవధి ముగిశాక తీసివేయండి',
  refundAsk: (name: string): string => `${name} ఇప్పుడే రద్దు చేయాలా?`,
  youGet: 'మీ బ్యాలెన్స్‌కు రీఫండ్',
  stopsNow: 'ఇది వెంటనే ఆగిపోతుంది.',
  stopsNowChannels: (channelCount: string): string => `ఇది, దీనిలోని ${channelCount} వెంటనే ఆగిపోతాయి.`,
  stopsNowLine: 'మీ బ్రాడ్‌బ్యాండ్ వెంటనే ఆగిపోతుంది.',
  daysLost: (days: number): string =>
    days === 1 ? 'మిగిలిన చివరి రోజును కోల్పోతారు.' : `మిగిలిన ${days} రోజులను కోల్పోతారు.`,
  buyAgain: 'మళ్లీ కావాలంటే కొత్తగా కొనుక్కోవాలి.',
  refundYes: (amount: string): string => `రద్దు చేసి ${amount} వెనక్కి పొందండి`,
  amountChanged: (was: string, is: string): string =>
    `రీఫండ్ ${was} నుంచి ${is}కు మారింది. ఏదీ రద్దు కాలేదు. కొనసాగే ముందు సరిచూసుకోండి.`,
  noneLeft: 'ఈ ప్యాక్‌కు ఇప్పుడు రీఫండ్ లేదు. ఏదీ రద్దు కాలేదు.',
  reading: 'అమౌంట్ అప్‌డేట్ అవుతోంది.',
  notRead: 'అమౌంట్ అప్‌డేట్ చేయలేకపోయాం.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  removedAtTermEnd: (name: string): string =>
    `${name}: వ్యవధి ముగిశాక ఆగిపోతుంది. అప్పటి వరకు ఎప్పటిలాగే వాడుకోవచ్చు.`,
  removed: (name: string, date: string): string =>
    `${name}: ${date}న ముగుస్తుంది. అప్పటి వరకు ఎప్పటిలాగే వాడుకోవచ్చు.`,
  refunded: (name: string, amount: string): string =>
    `${name} రద్దయింది. ${amount} మీ బ్యాలెన్స్‌కు తిరిగి వచ్చింది.`,
  refundedBlind: (name: string): string =>
    `${name} రద్దయింది. ఎంత రీఫండ్ అయిందో మీ ఆపరేటర్ చెప్పలేదు. అది మీ లావాదేవీల్లో కనిపిస్తుంది.`,
  balance: (amount: string): string => `మీ బ్యాలెన్స్ ${amount}.`,
  balanceReading: 'మీ బ్యాలెన్స్ అప్‌డేట్ అవుతోంది.',
  balanceNotRead: 'మీ బ్యాలెన్స్ అప్‌డేట్ చేయలేకపోయాం.',
  unknownRemoval: (name: string): string => `స్పష్టమైన సమాధానం రాలేదు, కాబట్టి ${name} తీసివేశారో లేదో మాకు తెలియదు.`,
  packsReading: 'మీ ప్యాక్‌లు అప్‌డేట్ అవుతున్నాయి.',
  packsNotRead: 'మీ ప్యాక్‌లు అప్‌డేట్ చేయలేకపోయాం.',
  nowLeavingAtTermEnd: 'మీ ప్యాక్‌లలో ఇది వ్యవధి ముగిశాక ఆగిపోతుందని ఇప్పుడు కనిపిస్తోంది, అంటే దీన్ని తీసివేశారు.',
  nowLeaving: (date: string): string =>
    `మీ ప్యాక్‌లలో ఇది ${date}న ముగుస్తుందని ఇప్పుడు కనిపిస్తోంది, అంటే దీన్ని తీసివేశారు.`,
  nowCancelled: 'మీ ప్యాక్‌లలో ఇది ఇప్పుడు యాక్టివ్‌గా కనిపించడం లేదు, అంటే ఇది రద్దయింది.',
  nowRunning: {
    honoured:
      'మీ ప్యాక్‌లలో ఇది ఇంకా యాక్టివ్‌గా కనిపిస్తోంది. ఆటోమేటిక్‌గా ఏదీ మళ్లీ పంపం. మీరు మళ్లీ ప్రయత్నిస్తే, అది గరిష్ఠంగా ఒకసారే జరుగుతుంది.',
    unknown:
      'మీ ప్యాక్‌లలో ఇది ఇంకా యాక్టివ్‌గా కనిపిస్తోంది. ఆటోమేటిక్‌గా ఏదీ మళ్లీ పంపం. మళ్లీ ప్రయత్నించే ముందు కొన్ని నిమిషాలు ఆగి, మళ్లీ చెక్ చేయండి.',
  },
  history: 'లావాదేవీల్లో రీఫండ్ చూడండి',
};

export const ownChannelsText: TextsOf<typeof english.ownChannelsText> = {
  title: 'మీ ఛానెళ్లు',
  titleIn: (pack: string): string => `${pack}లోని ఛానెళ్లు`,
  back: 'నా ప్యాక్‌లు',
  search: 'మీ ఛానెళ్లలో వెతకండి',
  searchFor: 'పేరు లేదా ఛానెల్ నంబర్',
  count: (count: number): string => channels(count),
  some: (count: number, all: number): string => `${groupedText(all)} ఛానెళ్లలో ${groupedText(count)}`,
  noMatch: 'మీ ఛానెళ్లలో ఏదీ సరిపోలలేదు.',
  none: 'ఛానెళ్లు లేవు',
  noneDescription: 'ఇక్కడ ఛానెళ్లు ఉన్న ప్యాక్ ఏదీ యాక్టివ్‌గా లేదు, లేదా దాని ఛానెళ్లను మీ ఆపరేటర్ చూపించలేదు.',
  add: 'ప్యాక్‌లు జోడించండి',
  incomplete: 'ఒక ప్యాక్‌లోని ఛానెళ్లు లోడ్ కాలేదు.',
  retry: 'మిగతావి లోడ్ చేయండి',
  columns: {
    channel: 'ఛానెల్',
    number: 'నంబర్',
    genre: 'జానర్',
    language: 'భాష',
    pack: 'ఏ ప్యాక్‌లో',
  },
};

export const managePacksText: TextsOf<typeof english.managePacksText> = {
  title: 'నా ప్యాక్‌లు',
  extent: (packs: number, services: number): string =>
    `${services} ${services === 1 ? 'సర్వీసులో' : 'సర్వీసుల్లో'} ${packs} ${packs === 1 ? 'ప్యాక్' : 'ప్యాక్‌లు'}`,
  renew: 'రెన్యూ చేయండి',
  add: 'ప్యాక్‌లు జోడించండి',
  show: 'చూపించండి',
  all: 'అన్నీ',
  filters: { ACTIVE: 'యాక్టివ్', EXPIRED: 'ముగిసినవి', CANCEL: 'రద్దయినవి', FAILED: 'ఫెయిలైనవి' },
};

export const packListText: TextsOf<typeof english.packListText> = {
  add: 'ప్యాక్‌లు జోడించండి',
  count: (count: number): string => (count === 1 ? '1 ప్యాక్ కనిపిస్తోంది' : `${count} ప్యాక్‌లు కనిపిస్తున్నాయి`),
  broadband: 'బ్రాడ్‌బ్యాండ్',
  nowhere: 'బాక్స్ లేకుండా',
  none: 'మీకు ఇంకా ప్యాక్‌లు లేవు',
  noneDescription: 'ఛానెళ్లు, బ్రాడ్‌బ్యాండ్ కోసం ప్యాక్ జోడించండి.',
  noMatch: {
    ACTIVE: 'యాక్టివ్ ప్యాక్‌లు లేవు',
    EXPIRED: 'ముగిసిన ప్యాక్‌లు లేవు',
    CANCEL: 'రద్దయిన ప్యాక్‌లు లేవు',
    FAILED: 'ఫెయిలైన ప్యాక్‌లు లేవు',
  },
  showAll: 'అన్ని ప్యాక్‌లు చూపించండి',
  channels: 'మీ ఛానెళ్లు',
  channelsOf: (box: string): string => `మీ ఛానెళ్లు: ${box}`,
  packsOf: (box: string): string => `ప్యాక్‌లు: ${box}`,
  renewNamed: (pack: string): string => `రెన్యూ చేయండి: ${pack}`,
  renewMany: (count: number): string => `${count} ప్యాక్‌లను రెన్యూ చేయండి`,
  packs: (count: number): string => (count === 1 ? '1 ప్యాక్' : `${count} ప్యాక్‌లు`),
  endOn: (count: number, date: string): string =>
    count === 1 ? `${date}న ముగుస్తుంది` : `అన్నింటి ముగింపు ${date}`,
  ownTerms: 'ప్రతి ప్యాక్ దాని వ్యవధికి',
  gst: (tax: string): string => `${tax} GST కలిపి`,
  columns: { pack: 'ప్యాక్', contents: 'ఇందులో ఏముంది', ends: 'ముగింపు తేదీ', price: 'ధర' },
};

export const broadbandText: TextsOf<typeof english.broadbandText> = {
  title: 'మీ లైన్',
  show: 'స్పీడ్, వాడిన డేటా చూపించండి',
  hide: 'స్పీడ్, వాడిన డేటా దాచండి',
  none: 'ఈ ఖాతాలో బ్రాడ్‌బ్యాండ్ లైన్ లేదు',
  noneDescription: 'మీరు బ్రాడ్‌బ్యాండ్ వాడుతుంటే, కస్టమర్ సపోర్ట్‌ను సంప్రదించండి.',
  used: (used: string, limit: string): string => `ఫుల్ స్పీడ్‌లో ${limit} GBలో ${used} GB వాడారు`,
  usedAll: (limit: string): string => `ఫుల్ స్పీడ్ ${limit} GB మొత్తం వాడేశారు`,
  usedOnly: (used: string): string => `${used} GB వాడారు`,
  speed: 'స్పీడ్',
  after: 'లిమిట్ తర్వాత స్పీడ్',
  limit: 'ఫుల్ స్పీడ్ ఎంత వరకు',
  account: 'ఖాతా నంబర్',
  plan: 'ప్లాన్',
  until: 'ముగింపు తేదీ',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
};

export const failedPackText: TextsOf<typeof english.failedPackText> = {
  tooEarly: 'ఈ ప్యాక్ రెన్యూ చేయడానికి ఇంకా సమయం రాలేదు.',
  tooEarlyUntil: (date: string): string =>
    `ఈ ప్యాక్ రెన్యూ చేయడానికి ఇంకా సమయం రాలేదు. ${date} నుంచి రెన్యూ చేయవచ్చు.`,
  chargeRefused:
    'మీ ఆపరేటర్ బిల్లింగ్ సిస్టమ్ రెన్యూవల్‌ను తిరస్కరించింది, కాబట్టి ఈ ప్యాక్ రెన్యూ కాలేదు. తర్వాత మళ్లీ ప్రయత్నించండి, లేదా కస్టమర్ సపోర్ట్‌ను సంప్రదించండి.',
  otherFailure: 'మీ ఆపరేటర్ ఈ ప్యాక్‌ను మొదలుపెట్టలేకపోయారు లేదా రెన్యూ చేయలేకపోయారు. కస్టమర్ సపోర్ట్‌ను సంప్రదించండి.',
  itsMessage: (message: string): string => `మీ ఆపరేటర్ మెసేజ్: ${message}`,
  code: (code: string): string => `కోడ్ ${code}`,
};

export const packViewText: TextsOf<typeof english.packViewText> = {
  title: 'ప్యాక్',
  back: 'నా ప్యాక్‌లు',
  missing: 'ఈ ప్యాక్ మీ ఖాతాలో లేదు',
  missingDescription: 'దీని స్థానంలో వేరే ప్యాక్ వచ్చి ఉండవచ్చు. మీ ప్యాక్‌లన్నీ లిస్ట్‌లో ఉన్నాయి.',
  renew: 'రెన్యూ చేయండి',
  facts: 'వివరాలు',
  price: 'ధర',
  gst: (tax: string): string => `${tax} GST కలిపి`,
  channels: 'ఛానెళ్లు',
  whichChannels: 'ఇందులో ఏ ఛానెళ్లు ఉన్నాయి?',
  speed: 'స్పీడ్',
  box: 'బాక్స్',
  activated: 'యాక్టివేట్ అయిన తేదీ',
  ends: 'ముగింపు తేదీ',
  ended: 'ముగిసిన తేదీ',
  renewable: 'ఎప్పటి నుంచి రెన్యూ చేయవచ్చు',
  stop: 'ఈ ప్యాక్ ఆపండి',
  leavingAtTermEnd: 'మీరు ఈ ప్యాక్ తీసివేశారు. ఇది వ్యవధి ముగిసే వరకు యాక్టివ్‌గా ఉండి తర్వాత ముగుస్తుంది.',
  leaving: (date: string): string => `మీరు ఈ ప్యాక్ తీసివేశారు. ఇది ${date} వరకు యాక్టివ్‌గా ఉండి తర్వాత ముగుస్తుంది.`,
  removeTitle: 'వ్యవధి ముగిశాక తీసివేయండి',
  removeDescription: (date: string): string => `ఇది ${date} వరకు యాక్టివ్‌గా ఉంటుంది. రీఫండ్ ఏమీ రాదు.`,
  remove: 'తీసివేయండి',
  refundTitle: 'ఇప్పుడే రద్దు చేయండి',
  refundDescription: (amount: string): string => `ఇది వెంటనే ఆగిపోతుంది, మీకు ${amount} తిరిగి వస్తుంది.`,
  refund: 'రీఫండ్ కోసం రద్దు చేయండి',
  noRefund: 'మీ ఆపరేటర్ ఈ ప్యాక్‌కు రీఫండ్ ఇవ్వరు.',
};

export const packWords: TextsOf<typeof english.packWords> = {
  running: 'యాక్టివ్',
  ended: 'ముగిసింది',
  cancelled: 'రద్దయింది',
  failed: 'ఫెయిలైంది',
  endsOn: '{date}న ముగుస్తుంది',
  endedOn: '{date}న ముగిసింది',
  channels: (count: number): string => `${count} ${count === 1 ? 'ఛానెల్' : 'ఛానెళ్లు'}`,
  hd: (count: number): string => `HDలో ${count}`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/నెల',
    QUARTERLY: '3\u00a0నెలలకు',
    HALFYEARLY: '6\u00a0నెలలకు',
    YEARLY: 'ఏడాదికి',
  },
  beforeTax: 'ట్యాక్స్ కాకుండా',
};

export const replacedPacksText: TextsOf<typeof english.replacedPacksText> = {
  title: 'పాత ప్యాక్‌లు',
  before:
    'మీ బ్యాలెన్స్ నుంచి చెల్లిస్తే, కొత్త ప్యాక్‌లు యాక్టివ్ కాగానే వీటి రెన్యూవల్ ఆపేస్తాం. ఒక్కొక్కటి దాని వ్యవధి ముగిసే వరకు యాక్టివ్‌గా ఉంటుంది.',
  otherWay: 'మీరు వేరే పేమెంట్ పద్ధతి వాడితే, పేమెంట్ తర్వాత వీటిని ఒక్క ట్యాప్‌తో ముగించవచ్చు.',
  afterwards: 'ఇవి ఇంకా యాక్టివ్‌గా ఉన్నాయి. కొత్త ప్యాక్‌లు యాక్టివ్ కాగానే వీటిని ముగించవచ్చు.',
  keep: 'పాత ప్యాక్‌లు ఉంచండి',
  endNow: 'పాత ప్యాక్‌లు ముగించండి',
  running: 'పాత ప్యాక్‌లను ముగిస్తున్నాం…',
  done: (count: number) =>
    count === 1
      ? 'పాత ప్యాక్ దాని వ్యవధితో ముగుస్తుంది, రెన్యూ కాదు.'
      : `మొత్తం ${count} పాత ప్యాక్‌లు వాటి వ్యవధితో ముగుస్తాయి, రెన్యూ కావు.`,
  held: (names: string) => `ఇంకా యాక్టివ్ కాలేదు: ${names}. పాత ప్యాక్‌లన్నీ అలాగే ఉంటాయి, కాబట్టి మీరు ఏ ఛానెల్‌నూ కోల్పోరు.`,
  unread: 'ఇప్పుడు ఏ పాత ప్యాక్‌నూ ముగించలేదు: కొత్త ప్యాక్‌లు యాక్టివ్‌గా ఉన్నాయో లేదో చూడలేకపోయాం.',
  part: (count: number) =>
    `${oldPacks(count)} ముగించలేకపోయాం, ${count === 1 ? 'అది' : 'అవి'} రెన్యూ కావచ్చు. మళ్లీ ప్రయత్నించండి, లేదా మీ ప్యాక్‌లలో తీసివేయండి.`,
  again: 'మళ్లీ ప్రయత్నించండి',
  myPacks: 'నా ప్యాక్‌లు',
  status: {
    staying: 'యాక్టివ్',
    ending: 'ముగిస్తున్నాం…',
    ended: 'ముగుస్తుంది',
    refused: 'ముగించలేదు',
    unknown: 'ఇంకా తెలియదు',
  },
  unknown: 'సమాధానం రాలేదు. మీ ప్యాక్‌లు అప్‌డేట్ అయ్యాక వాటిలో ఫలితం కనిపిస్తుంది.',
};

export const savingOfferText: TextsOf<typeof english.savingOfferText> = {
  title: 'అవే ఛానెళ్లు తక్కువ ధరకు',
  lead: 'మీ ప్యాక్‌లను అందుబాటులో ఉన్న అన్నింటితో పోలుస్తాం.',
  found: (less: string): string => `అవే ఛానెళ్లు నెలకు ${less} తక్కువకు`,
  forBox: (name: string): string => `${name} కోసం, GSTతో`,
  forBoxBeforeTax: (name: string): string => `${name} కోసం, ట్యాక్స్ కాకుండా`,
};
