import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;

const packsOf = (count: number) => `${groupedText(count)} ${count === 1 ? 'பேக்' : 'பேக்குகள்'}`;
const channelsOf = (count: number) => `${groupedText(count)} ${count === 1 ? 'சேனல்' : 'சேனல்கள்'}`;

const packsIn = (count: number) => (count === 1 ? '1 பேக்' : `${count} பேக்குகள்`);
const channelsIn = (count: number) => (count === 1 ? '1 சேனல்' : `${count} சேனல்கள்`);

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'பேக் சேர்த்தல்',
  lists: 'பேக்குகள் அல்லது சேனல்கள்',
  packs: 'பேக்குகள்',
  channels: 'சேனல்கள்',
  box: 'எந்த பாக்ஸுக்கு',
  search: 'தேடு',
  searchPacks: 'பெயர் அல்லது மொழி',
  searchChannels: 'பெயர் அல்லது சேனல் எண்',
  quick: 'இவை மட்டும்',
  notMine: 'என்னிடம் இல்லாதவை',
  cost: { free: 'இலவசம்', pay: 'கட்டணம்' },
  more: (set: number): string => (set === 0 ? 'ஃபில்டர்' : `ஃபில்டர் (${set})`),
  genre: 'பிரிவு',
  allGenres: 'எல்லாம்',
  language: 'மொழி',
  allLanguages: 'எல்லாம்',
  price: 'விலை /மாதம்',
  allPrices: 'எல்லாம்',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} முதல்`
      : from === 0
        ? `${price(below)}-க்குள்`
        : `${price(from)} முதல் ${price(below)}-க்குள்`,
  termHint: 'இந்தக் காலத்துக்கான விலை உங்கள் கார்ட்டில் தெரியும்.',
  refresh: 'விலைகளை அப்டேட் செய்',
  found: {
    packs: (count: number): string => `${packsOf(count)}.`,
    channels: (count: number): string => `${channelsOf(count)}.`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)} பேக்குகளில் ${groupedText(count)}.`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)} சேனல்களில் ${groupedText(count)}.`,
  },
  soFar: 'மேலும் லோட் ஆகின்றன.',
  missing: 'சில லோட் ஆகவில்லை.',
  note: {
    packs: 'கார்ட்டில் நெட்வொர்க் கெபாசிட்டி கட்டணம் சேரலாம்.',
    channels: 'விலை /மாதம். கார்ட்டில் நெட்வொர்க் கெபாசிட்டி கட்டணம் சேரலாம்.',
  },
  noBox: 'டிவி பேக்குகளுக்கும் சேனல்களுக்கும் பாக்ஸ் தேவை. உங்கள் ஆபரேட்டரிடம் கேளுங்கள்.',
  contact: 'தொடர்பு கொள்ள',
  restFailed: 'இந்தப் பட்டியல் முழுமையாக இல்லை.',
  loadRest: 'மீதியை லோட் செய்',
  none: 'எதுவும் இல்லை',
  noneDescription: 'இங்கே தர உங்கள் ஆபரேட்டரிடம் இப்போது எதுவும் இல்லை.',
  channelsInstead: 'இந்தப் பெயரில் பேக் இல்லை. இந்தச் சேனல்கள் உள்ளன.',
  noMatch: 'எதுவும் பொருந்தவில்லை',
  noMatchDescription: 'தேடலையோ ஃபில்டரையோ மாற்றுங்கள்.',
  showAll: 'எல்லாம் காட்டு',
  onlyFirst:
    'இந்தப் பக்கத்தின் ஒரு பகுதி லோட் ஆகாததால் முதலில் உள்ளவை மட்டும் பட்டியலில் உள்ளன. மற்றவற்றைப் பார்க்கத் தேடுங்கள்.',
  compare: 'ஒப்பிடு',
  compareNow: (count: number): string => `${count} பேக்குகளை ஒப்பிடு`,
  compareTwo: 'ஒப்பிட இரண்டு அல்லது மூன்று பேக்குகளைத் தேர்ந்தெடுங்கள்.',
  compareMore: 'ஒப்பிட இன்னும் ஒன்று அல்லது இரண்டு பேக்குகளைத் தேர்ந்தெடுங்கள்.',
  compareMost: 'மூன்று பேக்குகள் வரை ஒப்பிடலாம். முதலில் ஒன்றை நீக்குங்கள்.',
  compareNone: 'ஒப்பிடுவதை நிறுத்து',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'பேக் ஒப்பீடு',
  back: 'எல்லா பேக்குகளும்',
  tooFew: 'ஒப்பிட இன்னும் எதுவும் இல்லை',
  choose: 'பேக்குகளைத் தேர்ந்தெடு',
  facts: 'அருகருகே',
  fact: 'அம்சம்',
  kind: 'வகை',
  language: 'மொழி',
  beforeTax: 'வரிக்கு முன் விலை',
  withTax: 'GST உடன் விலை',
  term: 'காலம்',
  aMonth: 'விலை /மாதம் GST உடன்',
  channels: 'சேனல்கள்',
  hd: 'HD-இல்',
  cart: 'கார்ட்',
  difference: 'சேனல் ஒப்பீடு',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'இரண்டிலும்' : `${packs} பேக்குகளிலும்`}: ${channelsOf(count)}`,
  some: (names: string, count: number): string => `${names}-இல் மட்டும்: ${channelsOf(count)}`,
  and: ' மற்றும் ',
  none: 'இந்த பேக்குகளில் உள்ள சேனல்களை உங்கள் ஆபரேட்டர் காட்டவில்லை.',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'விவரங்கள்',
  back: 'எல்லா பேக்குகளும் சேனல்களும்',
  unknown: 'பேக் அல்லது சேனல் கிடைக்கவில்லை',
  unknownDescription: 'உங்கள் ஆபரேட்டர் இதை இப்போது தராமல் இருக்கலாம். வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  all: 'எல்லா பேக்குகளையும் பார்',
  beforeTax: 'வரிக்கு முன் விலை',
  tax: 'GST',
  note: 'சேனல்கள் கூடினால் நெட்வொர்க் கெபாசிட்டி கட்டணம் கூடலாம். நீங்கள் தேர்ந்தெடுக்கும் காலத்துக்கான கட்டணமும் முழு பில்லும், பணம் செலுத்தும் முன் உங்கள் கார்ட்டில் தெரியும்.',
  facts: 'இதைப் பற்றி',
  number: 'சேனல் எண்',
  genre: 'பிரிவு',
  language: 'மொழி',
  picture: 'படத் தரம்',
  hd: 'HD',
  sd: 'சாதாரணம்',
  broadcaster: 'ஒளிபரப்பாளர்',
  channels: 'சேனல்கள்',
  search: 'இந்த பேக்கில் தேடு',
  searchFor: 'பெயர் அல்லது சேனல் எண்',
  count: (count: number): string => `${channelsOf(count)}.`,
  some: (count: number, all: number): string =>
    `${groupedText(all)} சேனல்களில் ${groupedText(count)}.`,
  group: (name: string, count: number): string => `${name}: ${channelsOf(count)}`,
  noMatch: 'இந்த பேக்கில் எதுவும் பொருந்தவில்லை.',
  noChannels: 'சேனல்கள் இல்லை',
  noChannelsDescription: 'இந்த பேக்குக்கான சேனல்களை உங்கள் ஆபரேட்டர் காட்டவில்லை.',
  packs: 'இந்தச் சேனல் உள்ள பேக்குகள்',
  noPacks: 'இந்தச் சேனல் எந்த பேக்கிலும் இல்லை.',
  cheaper: (pack: string, less: string): string =>
    `இந்தச் சேனல் ${pack}-இலும் உள்ளது, மாதம் ${less} குறைவு.`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `இந்தச் சேனல் ${pack}-இலும் உள்ளது, வரிக்கு முன் மாதம் ${less} குறைவு.`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `மாதம் ${amount} சேமிக்கலாம்`,
  hardlyLess: (amount: string) => `வேறு காம்போ மாதம் ${amount} மட்டுமே குறைவு`,
  least: 'இந்தச் சேனல்களுக்கு ஏற்கெனவே மிகக் குறைவாகவே செலுத்துகிறீர்கள்',
  nothingCheaper: 'இதைவிட மலிவானது எதுவும் கிடைக்கவில்லை',
  dearer: (amount: string) => `மிக மலிவான வழிக்கு மாதம் ${amount} கூடுதலாகும்`,
  noDearer: 'நீங்கள் சேர்த்தவற்றுக்குக் கூடுதல் செலவு இல்லை',
  missing: 'விவரங்கள் லோட் ஆகவில்லை. பக்கத்தை மீண்டும் லோட் செய்து, மீண்டும் தேடுங்கள்.',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'இப்போது',
  then: 'மாறிய பின்',
  aMonth: '/மாதம் GST உடன்',
  aMonthBeforeTax: '/மாதம் வரிக்கு முன்',
  proved: 'விற்பனையில் உள்ள பேக்குகள், சேனல்களின் எந்தக் காம்போவும் இதைவிடக் குறைவு இல்லை.',
  bestFound: (amount: string) =>
    `இரண்டு விநாடிகளில் கிடைத்ததில் இதுவே சிறந்தது. மிக மலிவானது இதைவிட மாதம் அதிகபட்சம் ${amount} குறைவாக இருக்கலாம்.`,
  comes: 'கிடைப்பவை',
  goes: 'முடிபவை',
  stays: (names: string) => `தொடரும்: ${names}.`,
  singleKept: 'உங்களிடம் உள்ள தனிச் சேனல்',
  singleAdded: 'நீங்கள் சேர்த்த தனிச் சேனல்',
  keeps: (count: number) => `உங்களிடம் உள்ள ${channelsIn(count)}`,
  adds: (count: number) => `நீங்கள் சேர்த்த ${channelsIn(count)}`,
  extra: (count: number) => `கூடவே கிடைக்கும் ${channelsIn(count)}`,
  lost: 'இனி இருக்காதவை',
  nothingLost: 'நீங்கள் பார்க்க விரும்பும் எல்லாம் இருக்கும்.',
  missing: 'இப்போது விற்பனையில் இல்லை',
  take: 'இந்தக் காம்போவைத் தேர்ந்தெடு',
  takeHint: 'GST உடன் விலை கார்ட்டில் தெரியும். அங்கே பணம் செலுத்தும் முன் எதுவும் மாறாது.',
  feeNote:
    'நெட்வொர்க் கெபாசிட்டி கட்டணம்: புதிய பேக்குகளால் இது மாறினால் கார்ட்டில் தெரியும். அதை உங்கள் சேமிப்பிலிருந்து கழித்துக்கொள்ளுங்கள்.',
  goesHow:
    'உங்கள் பேலன்ஸிலிருந்து செலுத்தினால், புதிய பேக்குகள் செயலில் வந்த பிறகு இவை அவற்றின் காலம் முடிந்ததும் நின்றுவிடும். அதுவரை இரண்டுக்கும் பணம் செலுத்துவீர்கள்.',
  goesAlone: 'இவற்றுக்குப் பதிலாக எதுவும் தேவையில்லை. ஒவ்வொன்றும் அதன் காலம் முடியும் வரை செயலில் இருக்கும்.',
  end: (count: number) => (count === 1 ? 'இந்த பேக்கை நிறுத்து' : `இந்த ${count} பேக்குகளை நிறுத்து`),
  endAsk: (count: number) =>
    count === 1 ? 'இந்த பேக்கை நிறுத்தவா?' : `இந்த ${count} பேக்குகளை நிறுத்தவா?`,
  endMeans: 'ஒவ்வொன்றும் அதன் காலம் முடியும் வரை செயலில் இருக்கும், புதுப்பிக்கப்படாது. ரீஃபண்ட் இல்லை.',
  endYes: 'காலம் முடிந்ததும் நிறுத்து',
  keep: 'வைத்திரு',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'அதே சேனல்கள், குறைந்த விலையில்',
  documentTitle: 'குறைந்த விலை',
  sub: 'நீங்கள் பார்க்கும் எல்லாவற்றுடனும், பேக்குகள், தனிச் சேனல்களின் மிக மலிவான காம்போவைத் தேடுகிறோம்.',
  back: 'பேக் சேர்',
  noPacks: 'செயலில் டிவி பேக் இல்லை',
  noPacksDescription: 'ஒன்று இருந்தால், இங்கே மலிவான காம்போவைத் தேடலாம்.',
  addPacks: 'பேக் சேர்',
  box: 'எந்த பாக்ஸ்?',
  keep: 'வைத்திருக்க வேண்டிய சேனல்கள்',
  keepAll: 'என்னிடம் உள்ள எல்லாம்',
  keepAllHint: (count: number) =>
    count === 1 ? 'உங்கள் கூடுதல் பேக்குகளின் ஒரே சேனல்' : `உங்கள் கூடுதல் பேக்குகளின் ${count} சேனல்களும்`,
  keepSome: 'நான் தேர்ந்தெடுப்பவை மட்டும்',
  keepSomeHint: 'பார்க்காதவற்றின் தேர்வை நீக்குங்கள்',
  ticked: (count: number, all: number) =>
    `${all} சேனல்களில் ${count} ${count === 1 ? 'தேர்ந்தெடுக்கப்பட்டது' : 'தேர்ந்தெடுக்கப்பட்டன'}`,
  tickAll: 'எல்லாம் தேர்ந்தெடு',
  untickAll: 'எல்லாத் தேர்வையும் நீக்கு',
  onlyFixed: (names: string) =>
    `${names} அப்படியே இருக்கும், இந்த பாக்ஸில் வேறு எதுவும் செயலில் இல்லை. சேனல்களைச் சேருங்கள், அவற்றைப் பெற மிக மலிவான வழியைத் தேடுகிறோம்.`,
  add: 'சேனல்களைச் சேர்',
  search: 'பெயர் அல்லது சேனல் எண்',
  searchFor: 'நீங்கள் சேர்க்க விரும்பும் சேனல்',
  matches: (count: number) => (count === 1 ? '1 சேனல் கிடைத்தது' : `${count} சேனல்கள் கிடைத்தன`),
  firstOf: (shown: number, count: number) => `${count} சேனல்களில் முதல் ${shown}`,
  noMatch: 'இந்தப் பெயரிலோ எண்ணிலோ சேனல் இல்லை.',
  addOne: 'சேர்',
  addNamed: (name: string) => `${name}-ஐச் சேர்`,
  removeOne: 'நீக்கு',
  removeNamed: (name: string) => `${name}-ஐ நீக்கு`,
  has: 'செயலில்',
  free: 'இலவசச் சேனல்',
  selected: 'சேர்க்கப்பட்டது',
  added: 'இவையும் வேண்டும்',
  now: 'இப்போது செலுத்துவது',
  nowFor: (channels: number, packs: number) =>
    `/மாதம் GST உடன்: ${packsIn(packs)}, ${channelsIn(channels)}`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/மாதம் வரிக்கு முன்: ${packsIn(packs)}, ${channelsIn(channels)}`,
  nothingYet: 'முதலில் ஒரு சேனலைச் சேருங்கள். பிறகு அதைப் பெற மிக மலிவான வழியைத் தேடலாம்.',
  find: 'மிக மலிவான காம்போவைத் தேடு',
  stop: 'நிறுத்து',
  searching: 'பேக்குகளையும் சேனல்களையும் ஒப்பிடுகிறோம். இதற்கு அதிகபட்சம் இரண்டு விநாடிகள் ஆகும்.',
  stopped: 'நிறுத்தப்பட்டது. எதுவும் மாறவில்லை.',
  notStarted:
    'இந்தச் சாதனத்தில் தேடலைத் தொடங்க முடியவில்லை. எதுவும் மாறவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
  tooSlow: 'தேடல் முடியவில்லை. எதுவும் மாறவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.',
  broken: 'தேடலில் ஏதோ தவறு நடந்தது. எதுவும் மாறவில்லை, இதற்கு நீங்கள் காரணம் இல்லை.',
  notCompared: 'எவற்றை ஒப்பிடவில்லை',
  stays: (names: string) => `${names}: அப்படியே இருக்கும்.`,
  leaves: (name: string) => `${name}: நீங்கள் கேட்டபடி {date} அன்று முடிகிறது`,
  freeNote: 'இலவசச் சேனல்கள்: இவற்றுக்கு விலை இல்லை.',
  hdNote: 'ஒரு HD சேனலும் அதன் SD பதிப்பும் இரண்டு சேனல்கள்.',
  termNote: 'ஒரு மாதத்துக்கு மேல் பணம் செலுத்திய பேக்குகளுக்கு ஒரு மாதப் பங்கு கணக்கிடப்படும்.',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'பேஸ் பேக்',
    BOUQUET: 'பொக்கே',
    BROADBAND: 'பிராட்பேண்ட்',
    CHANNEL: 'சேனல்',
  },
  per: {
    MONTHLY: '/மாதம்',
    QUARTERLY: '3\u00a0மாதங்களுக்கு',
    HALFYEARLY: '6\u00a0மாதங்களுக்கு',
    YEARLY: '12\u00a0மாதங்களுக்கு',
  },
  term: 'காலம்',
  terms: {
    MONTHLY: 'மாதம்',
    QUARTERLY: '3\u00a0மாதம்',
    HALFYEARLY: '6\u00a0மாதம்',
    YEARLY: 'வருடம்',
  },
  channels: (count: number, hd: number): string =>
    hd > 0 ? `${channelsOf(count)}, HD-இல் ${groupedText(hd)}` : channelsOf(count),
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps வேகம்`,
  fairUse: (gigabytes: number): string => `முழு வேகத்தில் ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name}-ஐக் கார்ட்டில் சேர்`,
  remove: (name: string): string => `${name}-ஐக் கார்ட்டிலிருந்து நீக்கு`,
  addWord: 'சேர்',
  inCartWord: 'கார்ட்டில்',
  addShort: 'கார்ட்டில் சேர்',
  removeShort: 'கார்ட்டிலிருந்து நீக்கு',
  owned: 'செயலில்',
  inOwned: (pack: string): string => `${pack}-இல் செயலில்`,
  inCart: 'உங்கள் கார்ட்டில் உள்ளது',
  inCartPack: (pack: string): string => `உங்கள் கார்ட்டில் உள்ள ${pack}-இல் இருக்கிறது`,
  withTax: 'GST உடன்',
  beforeTax: 'வரிக்கு முன்',
  noPrice: 'விலை இல்லை',
  hd: 'HD',
  free: 'இலவசம்',
  onlyInPacks: 'பேக்குகளில் மட்டும்',
  columns: { channel: 'சேனல்', number: 'எண்', price: 'விலை', cart: 'கார்ட்' },
};
