import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;
const plural = new Intl.PluralRules('te');
const many = (count: number, one: string, more: string): string =>
  `${groupedText(count)} ${plural.select(count) === 'one' ? one : more}`;
const packs = (count: number) => many(count, 'ప్యాక్', 'ప్యాక్‌లు');
const channels = (count: number) => many(count, 'ఛానెల్', 'ఛానెళ్లు');
const fewPacks = (count: number) => (count === 1 ? '1 ప్యాక్' : `${count} ప్యాక్‌లు`);
const fewChannels = (count: number) => (count === 1 ? '1 ఛానెల్' : `${count} ఛానెళ్లు`);

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'ప్యాక్‌లు జోడించండి',
  lists: 'ప్యాక్‌లు లేదా ఛానెళ్లు',
  packs: 'ప్యాక్‌లు',
  channels: 'ఛానెళ్లు',
  box: 'ఏ బాక్స్ కోసం',
  search: 'వెతకండి',
  searchPacks: 'పేరు లేదా భాష',
  searchChannels: 'పేరు లేదా ఛానెల్ నంబర్',
  quick: 'ఇవి మాత్రమే చూపించండి',
  notMine: 'నా దగ్గర లేనివి',
  cost: { free: 'ఉచితం', pay: 'పెయిడ్' },
  more: (set: number): string => (set === 0 ? 'ఫిల్టర్లు' : `ఫిల్టర్లు (${set})`),
  genre: 'జానర్',
  allGenres: 'అన్ని జానర్లు',
  language: 'భాష',
  allLanguages: 'అన్ని భాషలు',
  price: 'ధర /నెల',
  allPrices: 'అన్ని ధరలు',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)}, ఆపైన`
      : from === 0
        ? `${price(below)} కంటే తక్కువ`
        : `${price(from)} నుంచి ${price(below)} లోపు`,
  termHint: 'ఈ వ్యవధికి ధర మీ కార్ట్‌లో కనిపిస్తుంది.',
  refresh: 'ధరలు రిఫ్రెష్ చేయండి',
  found: {
    packs: (count: number): string => `${packs(count)}.`,
    channels: (count: number): string => `${channels(count)}.`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)} ప్యాక్‌లలో ${groupedText(count)}.`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)} ఛానెళ్లలో ${groupedText(count)}.`,
  },
  soFar: 'ఇంకా లోడ్ అవుతున్నాయి.',
  missing: 'కొన్ని లోడ్ కాలేదు.',
  note: {
    packs: 'కార్ట్‌లో నెట్‌వర్క్ కెపాసిటీ ఫీజు కలవవచ్చు.',
    channels: 'ధర /నెల. కార్ట్‌లో నెట్‌వర్క్ కెపాసిటీ ఫీజు కలవవచ్చు.',
  },
  noBox: 'టీవీ ప్యాక్‌లు, ఛానెళ్ల కోసం బాక్స్ కావాలి. మీ ఆపరేటర్‌ను అడగండి.',
  contact: 'మమ్మల్ని సంప్రదించండి',
  restFailed: 'ఈ లిస్ట్ పూర్తిగా లేదు.',
  loadRest: 'మిగతావి లోడ్ చేయండి',
  none: 'ఏమీ అందుబాటులో లేవు',
  noneDescription: 'ప్రస్తుతం ఇక్కడ మీ ఆపరేటర్ ఏదీ అందించడం లేదు.',
  channelsInstead: 'ఈ పేరుతో ప్యాక్ లేదు. ఈ ఛానెళ్లు ఉన్నాయి.',
  noMatch: 'ఏమీ దొరకలేదు',
  noMatchDescription: 'వెతికే పదాన్ని లేదా ఫిల్టర్లను మార్చండి.',
  showAll: 'అన్నీ చూపించండి',
  onlyFirst: 'ఈ పేజీలో కొంత భాగం లోడ్ కాలేదు, అందుకే మొదటివి మాత్రమే కనిపిస్తున్నాయి. మిగతావి చూడటానికి వెతకండి.',
  compare: 'పోల్చండి',
  compareNow: (count: number): string => `${count} ప్యాక్‌లు పోల్చండి`,
  compareTwo: 'పోల్చడానికి రెండు లేదా మూడు ప్యాక్‌లు ఎంచుకోండి.',
  compareMore: 'పోల్చడానికి మరో ఒకటి లేదా రెండు ప్యాక్‌లు ఎంచుకోండి.',
  compareMost: 'గరిష్ఠంగా మూడు ప్యాక్‌లు పోల్చవచ్చు. ముందుగా ఒకటి తీసివేయండి.',
  compareNone: 'పోల్చడం ఆపండి',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'ప్యాక్‌ల పోలిక',
  back: 'అన్ని ప్యాక్‌లు',
  tooFew: 'పోల్చడానికి ఇంకా ఏమీ లేవు',
  choose: 'ప్యాక్‌లు ఎంచుకోండి',
  facts: 'పక్కపక్కనే',
  fact: 'ఫీచర్',
  kind: 'రకం',
  language: 'భాష',
  beforeTax: 'ట్యాక్స్ కాకుండా ధర',
  withTax: 'GSTతో ధర',
  term: 'వ్యవధి',
  aMonth: 'ధర /నెల GSTతో',
  channels: 'ఛానెళ్లు',
  hd: 'HDలో',
  cart: 'కార్ట్',
  difference: 'ఛానెళ్ల పోలిక',
  all: (count: number, packCount: number): string =>
    packCount === 2
      ? `రెండింటిలోనూ: ${channels(count)}`
      : `మొత్తం ${packCount} ప్యాక్‌లలో: ${channels(count)}`,
  some: (names: string, count: number): string => `${names}లో మాత్రమే: ${channels(count)}`,
  and: ', ',
  none: 'ఈ ప్యాక్‌లలో ఏ ఛానెళ్లు ఉన్నాయో మీ ఆపరేటర్ చూపించలేదు.',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'వివరాలు',
  back: 'అన్ని ప్యాక్‌లు, ఛానెళ్లు',
  unknown: 'ప్యాక్ లేదా ఛానెల్ దొరకలేదు',
  unknownDescription: 'మీ ఆపరేటర్ దీన్ని ఇప్పుడు అందించకపోవచ్చు. వేరేది ఎంచుకోండి.',
  all: 'అన్ని ప్యాక్‌లు చూడండి',
  beforeTax: 'ట్యాక్స్ కాకుండా ధర',
  tax: 'GST',
  note: 'ఛానెళ్లు పెరిగితే నెట్‌వర్క్ కెపాసిటీ ఫీజు పెరగవచ్చు. మీరు ఎంచుకున్న వ్యవధికి ఫీజు, మొత్తం బిల్లు మీరు చెల్లించే ముందు కార్ట్‌లో కనిపిస్తాయి.',
  facts: 'దీని గురించి',
  number: 'ఛానెల్ నంబర్',
  genre: 'జానర్',
  language: 'భాష',
  picture: 'పిక్చర్',
  hd: 'HD',
  sd: 'స్టాండర్డ్',
  broadcaster: 'బ్రాడ్‌కాస్టర్',
  channels: 'ఛానెళ్లు',
  search: 'ఈ ప్యాక్‌లో వెతకండి',
  searchFor: 'పేరు లేదా ఛానెల్ నంబర్',
  count: (count: number): string => `${channels(count)}.`,
  some: (count: number, all: number): string => `${groupedText(all)} ఛానెళ్లలో ${groupedText(count)}.`,
  group: (name: string, count: number): string => `${name}: ${channels(count)}`,
  noMatch: 'ఈ ప్యాక్‌లో ఏమీ దొరకలేదు.',
  noChannels: 'ఛానెళ్లు లేవు',
  noChannelsDescription: 'ఈ ప్యాక్‌లోని ఛానెళ్లను మీ ఆపరేటర్ చూపించలేదు.',
  packs: 'ఈ ఛానెల్ ఉన్న ప్యాక్‌లు',
  noPacks: 'ఈ ఛానెల్ ఏ ప్యాక్‌లోనూ లేదు.',
  cheaper: (pack: string, less: string): string =>
    `${pack}లో కూడా ఈ ఛానెల్ ఉంది, దాని ధర నెలకు ${less} తక్కువ.`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack}లో కూడా ఈ ఛానెల్ ఉంది, దాని ధర ట్యాక్స్ కాకుండా నెలకు ${less} తక్కువ.`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `నెలకు ${amount} ఆదా చేయవచ్చు`,
  hardlyLess: (amount: string) => `వేరే కాంబినేషన్ ధర నెలకు ${amount} మాత్రమే తక్కువ`,
  least: 'ఈ ఛానెళ్లకు ఇప్పటికే అతి తక్కువ చెల్లిస్తున్నారు',
  nothingCheaper: 'ఇంతకంటే చౌకైనది దొరకలేదు',
  dearer: (amount: string) => `అన్నింటికంటే చౌకైనది కూడా నెలకు ${amount} ఎక్కువ`,
  noDearer: 'మీరు జోడించినదానికి అదనపు ధర లేదు',
  missing: 'వివరాలు లోడ్ కాలేదు. పేజీని మళ్లీ లోడ్ చేసి మళ్లీ వెతకండి.',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'ఇప్పుడు',
  then: 'అప్పుడు',
  aMonth: '/నెల GSTతో',
  aMonthBeforeTax: '/నెల ట్యాక్స్ కాకుండా',
  proved: 'అందుబాటులో ఉన్న ప్యాక్‌లు, ఛానెళ్లలో ఇంతకంటే చౌకైన కాంబినేషన్ లేదు.',
  bestFound: (amount: string) =>
    `రెండు సెకన్లలో మాకు దొరికిన వాటిలో ఇదే ఉత్తమం. అతి చౌకైన కాంబినేషన్ కూడా ఇంతకంటే నెలకు గరిష్ఠంగా ${amount} మాత్రమే తక్కువ ఉండవచ్చు.`,

  comes: 'మీకు ఏం వస్తాయి',
  goes: 'ఏవి ముగుస్తాయి',
  stays: (names: string) => `అలాగే ఉంటాయి: ${names}.`,
  singleKept: 'మీ దగ్గర ఉన్న సింగిల్ ఛానెల్',
  singleAdded: 'మీరు జోడించిన సింగిల్ ఛానెల్',
  keeps: (count: number) => `మీ దగ్గర ఉన్న ${fewChannels(count)}`,
  adds: (count: number) => `మీరు జోడించిన ${fewChannels(count)}`,
  extra: (count: number) => `వీటితో పాటు ${fewChannels(count)}`,
  lost: 'ఇవి ఇక మీకు ఉండవు',
  nothingLost: 'మీరు చూడాలనుకునేవన్నీ అలాగే ఉంటాయి.',
  missing: 'ఇప్పుడు అమ్మకంలో లేదు',

  take: 'ఈ కాంబినేషన్ ఎంచుకోండి',
  takeHint: 'GSTతో ధర కార్ట్‌లో కనిపిస్తుంది. అక్కడ మీరు చెల్లించే ముందు ఏదీ మారదు.',
  feeNote: 'నెట్‌వర్క్ కెపాసిటీ ఫీజు: కొత్త ప్యాక్‌ల వల్ల మారితే కార్ట్‌లో కనిపిస్తుంది. మీ ఆదాలో నుంచి దాన్ని తగ్గించుకోండి.',
  goesHow:
    'మీరు బ్యాలెన్స్ నుంచి చెల్లిస్తే, కొత్త ప్యాక్‌లు యాక్టివ్ అయ్యాక ఇవి వాటి వ్యవధి ముగియగానే ఆగిపోతాయి. అప్పటివరకు రెండింటికీ చెల్లిస్తారు.',
  goesAlone: 'వీటికి బదులుగా ఏదీ అక్కర్లేదు. ఒక్కొక్కటి దాని వ్యవధి ముగిసే వరకు యాక్టివ్‌గా ఉంటుంది.',
  end: (count: number) => (count === 1 ? 'ఈ ప్యాక్ ముగించండి' : `ఈ ${count} ప్యాక్‌లు ముగించండి`),
  endAsk: (count: number) => (count === 1 ? 'ఈ ప్యాక్ ముగించాలా?' : `ఈ ${count} ప్యాక్‌లు ముగించాలా?`),
  endMeans: 'ఒక్కొక్కటి దాని వ్యవధి ముగిసే వరకు యాక్టివ్‌గా ఉంటుంది, తర్వాత రెన్యూ కాదు. రీఫండ్ ఉండదు.',
  endYes: 'వ్యవధి చివర్లో ముగించండి',
  keep: 'ఉంచండి',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'అవే ఛానెళ్లు తక్కువ ధరకు',
  documentTitle: 'తక్కువ ధర',
  sub: 'మీరు చూసేవన్నీ ఉండేలా ప్యాక్‌లు, సింగిల్ ఛానెళ్లతో అతి చౌకైన కాంబినేషన్ వెతుకుతాం.',
  back: 'ప్యాక్‌లు జోడించండి',

  noPacks: 'యాక్టివ్ టీవీ ప్యాక్ లేదు',
  noPacksDescription: 'ప్యాక్ తీసుకున్నాక, ఇక్కడ చౌకైన కాంబినేషన్ వెతకవచ్చు.',
  addPacks: 'ప్యాక్‌లు జోడించండి',

  box: 'ఏ బాక్స్?',
  keep: 'ఉంచుకోవాల్సిన ఛానెళ్లు',
  keepAll: 'నా దగ్గర ఉన్నవన్నీ',
  keepAllHint: (count: number) =>
    count === 1 ? 'మీ అదనపు ప్యాక్‌లలోని ఒక ఛానెల్' : `మీ అదనపు ప్యాక్‌లలోని మొత్తం ${count} ఛానెళ్లు`,
  keepSome: 'నేను ఎంచుకున్నవి మాత్రమే',
  keepSomeHint: 'మీరు చూడనివాటి టిక్ తీసివేయండి',
  ticked: (count: number, all: number) => `${all} ఛానెళ్లలో ${count} ఎంచుకున్నారు`,
  tickAll: 'అన్నీ ఎంచుకోండి',
  untickAll: 'అన్నింటి టిక్ తీసివేయండి',
  onlyFixed: (names: string) =>
    `${names} అలాగే ఉంటుంది, ఈ బాక్స్‌లో ఇంకేమీ యాక్టివ్‌గా లేవు. ఛానెళ్లు జోడించండి, వాటిని అతి తక్కువ ధరకు పొందే మార్గం వెతుకుతాం.`,

  add: 'ఛానెళ్లు జోడించండి',
  search: 'పేరు లేదా ఛానెల్ నంబర్',
  searchFor: 'మీరు జోడించాలనుకునే ఛానెల్',
  matches: (count: number) => (count === 1 ? '1 ఛానెల్ దొరికింది' : `${count} ఛానెళ్లు దొరికాయి`),
  firstOf: (shown: number, count: number) => `${count} ఛానెళ్లలో మొదటి ${shown}`,
  noMatch: 'ఈ పేరు లేదా నంబర్‌తో ఛానెల్ లేదు.',
  addOne: 'జోడించండి',
  addNamed: (name: string) => `${name} జోడించండి`,
  removeOne: 'తీసివేయండి',
  removeNamed: (name: string) => `${name} తీసివేయండి`,
  has: 'యాక్టివ్',
  free: 'ఫ్రీ-టు-ఎయిర్',
  selected: 'జోడించారు',
  added: 'మీకు ఇవి కూడా కావాలి',

  now: 'ఇప్పుడు చెల్లిస్తున్నది',
  nowFor: (channelCount: number, packCount: number) =>
    `/నెల GSTతో: ${fewPacks(packCount)}, ${fewChannels(channelCount)}`,
  nowForBeforeTax: (channelCount: number, packCount: number) =>
    `/నెల ట్యాక్స్ కాకుండా: ${fewPacks(packCount)}, ${fewChannels(channelCount)}`,
  nothingYet: 'ముందుగా ఒక ఛానెల్ జోడించండి. అప్పుడు దాన్ని అతి తక్కువ ధరకు పొందే మార్గం వెతుకుతాం.',
  find: 'చౌకైన కాంబినేషన్ వెతకండి',
  stop: 'ఆపండి',
  searching: 'ప్యాక్‌లు, ఛానెళ్లను పోలుస్తున్నాం. దీనికి గరిష్ఠంగా రెండు సెకన్లు పడుతుంది.',
  stopped: 'ఆపేశాం. ఏదీ మారలేదు.',
  notStarted: 'ఈ డివైజ్‌లో వెతకడం మొదలు కాలేదు. ఏదీ మారలేదు. మీ కనెక్షన్ చెక్ చేసుకుని మళ్లీ ప్రయత్నించండి.',
  tooSlow: 'వెతకడం పూర్తి కాలేదు. ఏదీ మారలేదు. మళ్లీ ప్రయత్నించండి.',
  broken: 'వెతకడంలో ఏదో తప్పు జరిగింది. ఏదీ మారలేదు, ఇందులో మీ తప్పేమీ లేదు.',

  notCompared: 'వేటిని పోల్చం',
  stays: (names: string) => `${names}: అలాగే ఉంటుంది.`,
  leaves: (name: string) => `${name}: మీరు కోరినట్లు {date}న ముగుస్తుంది`,
  freeNote: 'ఫ్రీ-టు-ఎయిర్ ఛానెళ్లు: వీటికి ధర లేదు.',
  hdNote: 'HD ఛానెల్, దాని SD వెర్షన్ రెండు వేర్వేరు ఛానెళ్లు.',
  termNote: 'ఒక నెల కంటే ఎక్కువ కాలానికి చెల్లించిన ప్యాక్‌లకు ఒక నెల వాటా మాత్రమే లెక్కిస్తాం.',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'బేస్ ప్యాక్',
    BOUQUET: 'బొకే',
    BROADBAND: 'బ్రాడ్‌బ్యాండ్',
    CHANNEL: 'ఛానెల్',
  },
  per: {
    MONTHLY: '/నెల',
    QUARTERLY: '3\u00a0నెలలకు',
    HALFYEARLY: '6\u00a0నెలలకు',
    YEARLY: '12\u00a0నెలలకు',
  },
  term: 'ఎంత కాలానికి చెల్లించాలి',
  terms: {
    MONTHLY: 'నెలవారీ',
    QUARTERLY: 'మూడు నెలలకోసారి',
    HALFYEARLY: 'ఆరు నెలలకోసారి',
    YEARLY: 'ఏడాదికోసారి',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${channels(count)}, HDలో ${groupedText(hd)}` : channels(count),
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps స్పీడ్`,
  fairUse: (gigabytes: number): string => `ఫుల్ స్పీడ్‌లో ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} కార్ట్‌కు జోడించండి`,
  remove: (name: string): string => `${name} కార్ట్ నుంచి తీసివేయండి`,
  addWord: 'జోడించండి',
  inCartWord: 'కార్ట్‌లో ఉంది',
  addShort: 'కార్ట్‌కు జోడించండి',
  removeShort: 'కార్ట్ నుంచి తీసివేయండి',
  owned: 'యాక్టివ్',
  inOwned: (pack: string): string => `${pack}లో యాక్టివ్`,
  inCart: 'మీ కార్ట్‌లో ఉంది',
  inCartPack: (pack: string): string => `మీ కార్ట్‌లోని ${pack}లో ఉంది`,
  withTax: 'GSTతో',
  beforeTax: 'ట్యాక్స్ కాకుండా',
  noPrice: 'ధర లేదు',
  hd: 'HD',
  free: 'ఉచితం',
  onlyInPacks: 'ప్యాక్‌లలో మాత్రమే',
  columns: { channel: 'ఛానెల్', number: 'నంబర్', price: 'ధర', cart: 'కార్ట్' },
};
