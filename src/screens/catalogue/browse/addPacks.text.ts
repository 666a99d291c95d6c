import { catalogue } from '../../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');
const plural = new Intl.PluralRules('en');
const many = (count: number, one: string, more: string): string =>
  `${grouped.format(count)} ${plural.select(count) === 'one' ? one : more}`;
const packs = (count: number) => many(count, 'pack', 'packs');
const channels = (count: number) => many(count, 'channel', 'channels');
const price = (rupees: number): string => `₹${rupees}`;

export const addPacksText = catalogue({
  en: {
    title: 'Add packs',
    save: 'Same channels for less',
    lists: 'Packs or channels',
    packs: 'Packs',
    channels: 'Channels',
    box: 'For which box',
    boxNumber: (ending: string): string => `Box ending ${ending}`,
    search: 'Search',
    searchPacks: 'Name or language',
    searchChannels: 'Name or channel number',
    quick: 'Show only',
    cost: { free: 'Free', pay: 'Pay' },
    more: (set: number): string =>
      set === 0 ? 'Filters and term' : `Filters and term (${set} set)`,
    genre: 'Genre',
    allGenres: 'All genres',
    language: 'Language',
    allLanguages: 'All languages',
    kind: 'Type',
    allKinds: 'All types',
    price: 'Price a month',
    allPrices: 'All prices',
    band: (from: number, below: number): string =>
      below === Infinity
        ? `${price(from)} and more`
        : from === 0
          ? `Under ${price(below)}`
          : `${price(from)} to under ${price(below)}`,
    term: 'Pay for',
    termHint: 'Your cart shows the price for this term.',
    refresh: 'Refresh prices',
    found: {
      packs: (count: number): string => `${packs(count)}.`,
      channels: (count: number): string => `${channels(count)}.`,
    },
    some: {
      packs: (count: number, all: number): string => `${grouped.format(count)} of ${packs(all)}.`,
      channels: (count: number, all: number): string =>
        `${grouped.format(count)} of ${channels(all)}.`,
    },
    soFar: 'More are loading.',
    missing: 'Some are missing.',
    note: 'Prices for a month. Your cart adds the network capacity fee and the tax before you pay.',
    noBox: 'You need a box for TV packs and channels. Ask your operator for one.',
    contact: 'Contact us',
    restFailed: 'This list is incomplete.',
    loadRest: 'Load the rest',
    none: 'Nothing available',
    noneDescription: 'Your operator has nothing to offer here right now.',
    channelsInstead: 'No pack has this name. These channels do.',
    noMatch: 'Nothing matches',
    noMatchDescription: 'Change the search or the filters.',
    showAll: 'Show all',
    onlyFirst:
      'Only the first ones are listed because part of this page did not load. Search to see others.',
    compare: 'Compare',
    compareNow: (count: number): string => `Compare ${count} packs`,
    compareMore: 'Choose one or two more packs to compare.',
    compareMost: 'You can compare up to three packs. Remove one first.',
    compareNone: 'Stop comparing',
  },
  hi: {
    title: 'पैक जोड़ें',
    save: 'वही चैनल, कम दाम में',
    lists: 'पैक या चैनल',
    packs: 'पैक',
    channels: 'चैनल',
    box: 'किस बॉक्स के लिए',
    boxNumber: (ending: string): string => `बॉक्स •••• ${ending}`,
    search: 'खोजें',
    searchPacks: 'नाम या भाषा',
    searchChannels: 'नाम या चैनल नंबर',
    quick: 'सिर्फ़ ये दिखाएँ',
    cost: { free: 'मुफ़्त', pay: 'सशुल्क' },
    more: (set: number): string => (set === 0 ? 'फ़िल्टर और अवधि' : `फ़िल्टर और अवधि (${set} चुने)`),
    genre: 'श्रेणी',
    allGenres: 'सभी श्रेणियाँ',
    language: 'भाषा',
    allLanguages: 'सभी भाषाएँ',
    kind: 'प्रकार',
    allKinds: 'सभी प्रकार',
    price: 'महीने की कीमत',
    allPrices: 'हर कीमत',
    band: (from: number, below: number): string =>
      below === Infinity
        ? `${price(from)} और ज़्यादा`
        : from === 0
          ? `${price(below)} से कम`
          : `${price(from)} से ${price(below)} से कम तक`,
    term: 'कितने समय के लिए',
    termHint: 'इस अवधि की कीमत आपके कार्ट में दिखेगी।',
    refresh: 'कीमतें ताज़ा करें',
    found: {
      packs: (count: number): string => `${grouped.format(count)} पैक।`,
      channels: (count: number): string => `${grouped.format(count)} चैनल।`,
    },
    some: {
      packs: (count: number, all: number): string =>
        `${grouped.format(all)} में से ${grouped.format(count)} पैक।`,
      channels: (count: number, all: number): string =>
        `${grouped.format(all)} में से ${grouped.format(count)} चैनल।`,
    },
    soFar: 'और लोड हो रहे हैं।',
    missing: 'कुछ लोड नहीं हुए।',
    note: 'कीमतें एक महीने की हैं। भुगतान से पहले कार्ट में नेटवर्क क्षमता शुल्क और टैक्स जुड़कर दिखेंगे।',
    noBox: 'TV पैक और चैनल के लिए बॉक्स चाहिए। अपने ऑपरेटर से माँगें।',
    contact: 'संपर्क करें',
    restFailed: 'सूची पूरी नहीं है।',
    loadRest: 'बाकी लोड करें',
    none: 'अभी कुछ उपलब्ध नहीं',
    noneDescription: 'आपके ऑपरेटर के पास यहाँ अभी कुछ उपलब्ध नहीं है।',
    channelsInstead: 'इस नाम का कोई पैक नहीं है। इन चैनलों का है।',
    noMatch: 'कुछ नहीं मिला',
    noMatchDescription: 'खोज या फ़िल्टर बदलें।',
    showAll: 'सभी दिखाएँ',
    onlyFirst: 'इस पेज का एक हिस्सा लोड नहीं हुआ, इसलिए सिर्फ़ शुरू के दिख रहे हैं। बाकी देखने के लिए खोजें।',
    compare: 'तुलना करें',
    compareNow: (count: number): string => `${count} पैक की तुलना करें`,
    compareMore: 'तुलना के लिए एक या दो पैक और चुनें।',
    compareMost: 'आप तीन पैक की तुलना कर सकते हैं। पहले एक हटाएँ।',
    compareNone: 'तुलना छोड़ें',
  },
});
