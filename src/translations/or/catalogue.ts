import type * as english from '../../screens/catalogue/catalogue.text';
import type { TextsOf } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

const price = (rupees: number): string => `₹${rupees}`;

export const addPacksText: TextsOf<typeof english.addPacksText> = {
  title: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
  lists: 'ପ୍ୟାକ ବା ଚ୍ୟାନେଲ',
  packs: 'ପ୍ୟାକ',
  channels: 'ଚ୍ୟାନେଲ',
  box: 'କେଉଁ ବକ୍ସ ପାଇଁ',
  search: 'ଖୋଜନ୍ତୁ',
  searchPacks: 'ନାମ ବା ଭାଷା',
  searchChannels: 'ନାମ ବା ଚ୍ୟାନେଲ ନମ୍ବର',
  quick: 'କେବଳ ଏଗୁଡ଼ିକ ଦେଖାନ୍ତୁ',
  notMine: 'ମୋ ପାଖରେ ନଥିବା',
  cost: { free: 'ମାଗଣା', pay: 'ପେଡ' },
  more: (set: number): string => (set === 0 ? 'ଫିଲ୍ଟର' : `ଫିଲ୍ଟର (${set})`),
  genre: 'ବର୍ଗ',
  allGenres: 'ସବୁ ବର୍ଗ',
  language: 'ଭାଷା',
  allLanguages: 'ସବୁ ଭାଷା',
  price: 'ଦାମ /ମାସ',
  allPrices: 'ସବୁ ଦାମ',
  band: (from: number, below: number): string =>
    below === Infinity
      ? `${price(from)} ଓ ଅଧିକ`
      : from === 0
        ? `${price(below)} ରୁ କମ`
        : `${price(from)} ରୁ ${price(below)} ତଳେ`,
  termHint: 'ଏହି ଅବଧିର ଦାମ ଆପଣଙ୍କ କାର୍ଟରେ ଦେଖାଯିବ।',
  refresh: 'ଦାମ ରିଫ୍ରେସ କରନ୍ତୁ',
  found: {
    packs: (count: number): string => `${groupedText(count)}ଟି ପ୍ୟାକ।`,
    channels: (count: number): string => `${groupedText(count)}ଟି ଚ୍ୟାନେଲ।`,
  },
  some: {
    packs: (count: number, all: number): string =>
      `${groupedText(all)}ଟିରୁ ${groupedText(count)}ଟି ପ୍ୟାକ।`,
    channels: (count: number, all: number): string =>
      `${groupedText(all)}ଟିରୁ ${groupedText(count)}ଟି ଚ୍ୟାନେଲ।`,
  },
  soFar: 'ଆଉ କିଛି ଲୋଡ ହେଉଛି।',
  missing: 'କିଛି ଲୋଡ ହେଲା ନାହିଁ।',
  note: {
    packs: 'କାର୍ଟରେ ନେଟୱାର୍କ କ୍ୟାପାସିଟି ଫି ଯୋଡ଼ା ହୋଇପାରେ।',
    channels: 'ଦାମ /ମାସ। କାର୍ଟରେ ନେଟୱାର୍କ କ୍ୟାପାସିଟି ଫି ଯୋଡ଼ା ହୋଇପାରେ।',
  },
  noBox: 'TV ପ୍ୟାକ ଓ ଚ୍ୟାନେଲ ପାଇଁ ବକ୍ସ ଦରକାର। ଆପଣଙ୍କ ଅପରେଟରଙ୍କୁ ମାଗନ୍ତୁ।',
  contact: 'ଯୋଗାଯୋଗ କରନ୍ତୁ',
  restFailed: 'ଏହି ତାଲିକା ପୂରା ନୁହେଁ।',
  loadRest: 'ବାକି ଲୋଡ କରନ୍ତୁ',
  none: 'କିଛି ଉପଲବ୍ଧ ନାହିଁ',
  noneDescription: 'ଏବେ ଏଠାରେ ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ପାଖରେ ଦେବାକୁ କିଛି ନାହିଁ।',
  channelsInstead: 'ଏହି ନାମର କୌଣସି ପ୍ୟାକ ନାହିଁ। ଏହି ଚ୍ୟାନେଲଗୁଡ଼ିକ ଅଛି।',
  noMatch: 'କିଛି ମିଳିଲା ନାହିଁ',
  noMatchDescription: 'ଖୋଜା ବା ଫିଲ୍ଟର ବଦଳାନ୍ତୁ।',
  showAll: 'ସବୁ ଦେଖାନ୍ତୁ',
  onlyFirst: 'ଏହି ପେଜର ଏକ ଅଂଶ ଲୋଡ ହେଲା ନାହିଁ, ତେଣୁ କେବଳ ପ୍ରଥମଗୁଡ଼ିକ ଦେଖାଯାଉଛି। ଅନ୍ୟଗୁଡ଼ିକ ଦେଖିବାକୁ ଖୋଜନ୍ତୁ।',
  compare: 'ତୁଳନା କରନ୍ତୁ',
  compareNow: (count: number): string => `${count}ଟି ପ୍ୟାକର ତୁଳନା କରନ୍ତୁ`,
  compareTwo: 'ତୁଳନା ପାଇଁ ଦୁଇଟି ବା ତିନିଟି ପ୍ୟାକ ବାଛନ୍ତୁ।',
  compareMore: 'ତୁଳନା ପାଇଁ ଆଉ ଗୋଟିଏ ବା ଦୁଇଟି ପ୍ୟାକ ବାଛନ୍ତୁ।',
  compareMost: 'ଆପଣ ତିନିଟି ପର୍ଯ୍ୟନ୍ତ ପ୍ୟାକର ତୁଳନା କରିପାରିବେ। ପ୍ରଥମେ ଗୋଟିଏ ହଟାନ୍ତୁ।',
  compareNone: 'ତୁଳନା ବନ୍ଦ କରନ୍ତୁ',
};

export const packComparisonText: TextsOf<typeof english.packComparisonText> = {
  title: 'ପ୍ୟାକର ତୁଳନା',
  back: 'ସବୁ ପ୍ୟାକ',
  tooFew: 'ଏପର୍ଯ୍ୟନ୍ତ ତୁଳନା ପାଇଁ କିଛି ନାହିଁ',
  choose: 'ପ୍ୟାକ ବାଛନ୍ତୁ',
  facts: 'ଏକାଠି ଦେଖନ୍ତୁ',
  fact: 'ବୈଶିଷ୍ଟ୍ୟ',
  kind: 'ପ୍ରକାର',
  language: 'ଭାଷା',
  beforeTax: 'ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ ଦାମ',
  withTax: 'GST ସହ ଦାମ',
  term: 'ଅବଧି',
  aMonth: 'ଦାମ /ମାସ GST ସହ',
  channels: 'ଚ୍ୟାନେଲ',
  hd: 'HDରେ',
  cart: 'କାର୍ଟ',
  difference: 'ଚ୍ୟାନେଲର ତୁଳନା',
  all: (count: number, packs: number): string =>
    `${packs === 2 ? 'ଦୁଇଟିଯାକରେ' : 'ତିନିଟିଯାକରେ'}: ${groupedText(count)}ଟି ଚ୍ୟାନେଲ`,
  some: (names: string, count: number): string => `କେବଳ ${names} ରେ: ${groupedText(count)}ଟି ଚ୍ୟାନେଲ`,
  and: ' ଓ ',
  none: 'ଏହି ପ୍ୟାକରେ କେଉଁ ଚ୍ୟାନେଲ ଅଛି, ଆପଣଙ୍କ ଅପରେଟର ତାଲିକା ଦେଇନାହାଁନ୍ତି।',
};

export const descriptionText: TextsOf<typeof english.descriptionText> = {
  title: 'ବିବରଣୀ',
  back: 'ସବୁ ପ୍ୟାକ ଓ ଚ୍ୟାନେଲ',
  unknown: 'ପ୍ୟାକ ବା ଚ୍ୟାନେଲ ମିଳିଲା ନାହିଁ',
  unknownDescription: 'ହୁଏତ ଆପଣଙ୍କ ଅପରେଟର ଏହାକୁ ଆଉ ଦେଉନାହାଁନ୍ତି। ଅନ୍ୟ ଗୋଟିଏ ବାଛନ୍ତୁ।',
  all: 'ସବୁ ପ୍ୟାକ ଦେଖନ୍ତୁ',
  beforeTax: 'ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ ଦାମ',
  tax: 'GST',
  note: 'ଅଧିକ ଚ୍ୟାନେଲ ନେଲେ ନେଟୱାର୍କ କ୍ୟାପାସିଟି ଫି ବଢ଼ିପାରେ। ଆପଣ ବାଛିଥିବା ଅବଧିର ଫି ଓ ପୂରା ବିଲ ପେମେଣ୍ଟ ପୂର୍ବରୁ କାର୍ଟରେ ଦେଖାଯିବ।',
  facts: 'ଏହା ବିଷୟରେ',
  number: 'ଚ୍ୟାନେଲ ନମ୍ବର',
  genre: 'ବର୍ଗ',
  language: 'ଭାଷା',
  picture: 'ଛବି',
  hd: 'HD',
  sd: 'ସାଧାରଣ',
  broadcaster: 'ପ୍ରସାରକ',
  channels: 'ଚ୍ୟାନେଲ',
  search: 'ଏହି ପ୍ୟାକରେ ଖୋଜନ୍ତୁ',
  searchFor: 'ନାମ ବା ଚ୍ୟାନେଲ ନମ୍ବର',
  count: (count: number): string => `${groupedText(count)}ଟି ଚ୍ୟାନେଲ।`,
  some: (count: number, all: number): string =>
    `${groupedText(all)}ଟିରୁ ${groupedText(count)}ଟି ଚ୍ୟାନେଲ।`,
  group: (name: string, count: number): string => `${name}: ${groupedText(count)}ଟି ଚ୍ୟାନେଲ`,
  noMatch: 'ଏହି ପ୍ୟାକରେ କିଛି ମିଳିଲା ନାହିଁ।',
  noChannels: 'କୌଣସି ଚ୍ୟାନେଲ ନାହିଁ',
  noChannelsDescription: 'ଆପଣଙ୍କ ଅପରେଟର ଏହି ପ୍ୟାକର ଚ୍ୟାନେଲ ତାଲିକା ଦେଇନାହାଁନ୍ତି।',
  packs: 'ଏହି ଚ୍ୟାନେଲ ଥିବା ପ୍ୟାକ',
  noPacks: 'ଏହି ଚ୍ୟାନେଲ କୌଣସି ପ୍ୟାକରେ ନାହିଁ।',
  cheaper: (pack: string, less: string): string =>
    `${pack} ରେ ମଧ୍ୟ ଏହି ଚ୍ୟାନେଲ ଅଛି, ଆଉ ମାସକୁ ${less} କମ ପଡ଼େ।`,
  cheaperBeforeTax: (pack: string, less: string): string =>
    `${pack} ରେ ମଧ୍ୟ ଏହି ଚ୍ୟାନେଲ ଅଛି, ଆଉ ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ ମାସକୁ ${less} କମ ପଡ଼େ।`,
};

export const headlineText: TextsOf<typeof english.headlineText> = {
  saves: (amount: string) => `ଆପଣ ମାସକୁ ${amount} ସଞ୍ଚୟ କରିପାରିବେ`,
  hardlyLess: (amount: string) => `ଅନ୍ୟ ଏକ କମ୍ବୋ ମାସକୁ ମାତ୍ର ${amount} କମ`,
  least: 'ଏହି ଚ୍ୟାନେଲ ପାଇଁ ଆପଣ ଆଗରୁ ସବୁଠାରୁ କମ ଦେଉଛନ୍ତି',
  nothingCheaper: 'ଆମେ ଏହାଠାରୁ ଶସ୍ତା କିଛି ପାଇଲୁ ନାହିଁ',
  dearer: (amount: string) => `ସବୁଠାରୁ ଶସ୍ତା ଉପାୟ ମାସକୁ ${amount} ଅଧିକ`,
  noDearer: 'ଆପଣ ଯାହା ଯୋଡ଼ିଲେ, ସେଥିପାଇଁ ଅଧିକ ଟଙ୍କା ଲାଗିବ ନାହିଁ',
  missing: 'ବିବରଣୀ ଲୋଡ ହେଲା ନାହିଁ। ପେଜ ପୁଣି ଲୋଡ କରି ଆଉଥରେ ଖୋଜନ୍ତୁ।',
};

export const resultText: TextsOf<typeof english.resultText> = {
  now: 'ଏବେ',
  then: 'ତା’ପରେ',
  aMonth: '/ମାସ GST ସହ',
  aMonthBeforeTax: '/ମାସ ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ',
  proved: 'ବିକ୍ରିରେ ଥିବା ପ୍ୟାକ ଓ ଚ୍ୟାନେଲର କୌଣସି କମ୍ବୋ ଏହାଠାରୁ ଶସ୍ତା ନୁହେଁ।',
  bestFound: (amount: string) =>
    `ଦୁଇ ସେକେଣ୍ଡରେ ଆମେ ଏହା ହିଁ ସବୁଠାରୁ ଭଲ ପାଇଲୁ। ସବୁଠାରୁ ଶସ୍ତା କମ୍ବୋ ଏହାଠାରୁ ଅତି ବେଶିରେ ମାସକୁ ${amount} କମ ହୋଇପାରେ।`,

  comes: 'ଆପଣ କ’ଣ ପାଇବେ',
  goes: 'କ’ଣ ଶେଷ ହେବ',
  stays: (names: string) => `ରହିବ: ${names}।`,
  singleKept: 'ଆପଣଙ୍କର ଥିବା ଅଲଗା ଚ୍ୟାନେଲ',
  singleAdded: 'ଆପଣ ଯୋଡ଼ିଥିବା ଅଲଗା ଚ୍ୟାନେଲ',
  keeps: (count: number) => `ଆପଣଙ୍କର ଥିବା ${count}ଟି ଚ୍ୟାନେଲ`,
  adds: (count: number) => `ଆପଣ ଯୋଡ଼ିଥିବା ${count}ଟି ଚ୍ୟାନେଲ`,
  extra: (count: number) => `ସାଥିରେ ଆଉ ${count}ଟି ଚ୍ୟାନେଲ`,
  lost: 'ଏଗୁଡ଼ିକ ଆପଣଙ୍କର ଆଉ ରହିବ ନାହିଁ',
  nothingLost: 'ଆପଣ ଯାହା ଦେଖିବାକୁ ଚାହାଁନ୍ତି, ସବୁ ରହିବ।',
  missing: 'ଆଉ ବିକ୍ରି ହେଉନାହିଁ',

  take: 'ଏହି କମ୍ବୋ ନିଅନ୍ତୁ',
  takeHint: 'GST ସହ ଦାମ କାର୍ଟରେ ଦେଖାଯିବ। ସେଠାରେ ପେମେଣ୍ଟ କରିବା ପୂର୍ବରୁ କିଛି ବଦଳିବ ନାହିଁ।',
  feeNote: 'ନେଟୱାର୍କ କ୍ୟାପାସିଟି ଫି: ନୂଆ ପ୍ୟାକ ଯୋଗୁଁ ବଦଳିଲେ କାର୍ଟରେ ଦେଖାଯିବ। ତାହା ଆପଣଙ୍କ ସଞ୍ଚୟରୁ ବାଦ ଦିଅନ୍ତୁ।',
  goesHow:
    'ବ୍ୟାଲାନ୍ସରୁ ପେମେଣ୍ଟ କଲେ, ନୂଆ ପ୍ୟାକ ଚାଲୁ ହେବା ପରେ ଏଗୁଡ଼ିକ ନିଜ ଅବଧି ଶେଷରେ ବନ୍ଦ ହେବ। ସେ ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଦୁଇଟିଯାକର ଦାମ ଦେବେ।',
  goesAlone: 'ଏଗୁଡ଼ିକ ବଦଳରେ କିଛି ଦରକାର ନାହିଁ। ପ୍ରତ୍ୟେକ ନିଜ ଅବଧି ଶେଷ ଯାଏ ଚାଲୁ ରହିବ।',
  end: (count: number) => (count === 1 ? 'ଏହି ପ୍ୟାକ ବନ୍ଦ କରନ୍ତୁ' : `ଏହି ${count}ଟି ପ୍ୟାକ ବନ୍ଦ କରନ୍ତୁ`),
  endAsk: (count: number) => (count === 1 ? 'ଏହି ପ୍ୟାକ ବନ୍ଦ କରିବେ?' : `ଏହି ${count}ଟି ପ୍ୟାକ ବନ୍ଦ କରିବେ?`),
  endMeans: 'ପ୍ରତ୍ୟେକ ନିଜ ଅବଧି ଶେଷ ଯାଏ ଚାଲୁ ରହିବ, ଆଉ ରିନ୍ୟୁ ହେବ ନାହିଁ। ରିଫଣ୍ଡ ମିଳିବ ନାହିଁ।',
  endYes: 'ଅବଧି ଶେଷରେ ବନ୍ଦ କରନ୍ତୁ',
  keep: 'ରଖନ୍ତୁ',
};

export const saveText: TextsOf<typeof english.saveText> = {
  title: 'ସେହି ଚ୍ୟାନେଲ, କମ ଦାମରେ',
  documentTitle: 'କମ ଦାମ',
  sub: 'ଆପଣ ଦେଖୁଥିବା ସବୁ ଚ୍ୟାନେଲ ଥାଇ ପ୍ୟାକ ଓ ଅଲଗା ଚ୍ୟାନେଲର ସବୁଠାରୁ ଶସ୍ତା କମ୍ବୋ ଆମେ ଖୋଜୁ।',
  back: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',

  noPacks: 'କୌଣସି TV ପ୍ୟାକ ଚାଲୁ ନାହିଁ',
  noPacksDescription: 'ପ୍ୟାକ ଚାଲୁ ହେଲେ ଆପଣ ଏଠାରେ ଶସ୍ତା କମ୍ବୋ ଖୋଜିପାରିବେ।',
  addPacks: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',

  box: 'କେଉଁ ବକ୍ସ?',
  keep: 'ଯେଉଁ ଚ୍ୟାନେଲ ରଖିବେ',
  keepAll: 'ମୋର ଯାହା ଅଛି ସବୁ',
  keepAllHint: (count: number) =>
    count === 1 ? 'ଆପଣଙ୍କ ଅତିରିକ୍ତ ପ୍ୟାକର 1ଟି ଚ୍ୟାନେଲ' : `ଆପଣଙ୍କ ଅତିରିକ୍ତ ପ୍ୟାକର ସବୁ ${count}ଟି ଚ୍ୟାନେଲ`,
  keepSome: 'କେବଳ ଯାହା ମୁଁ ବାଛିବି',
  keepSomeHint: 'ଯାହା ଦେଖନ୍ତି ନାହିଁ, ତା’ର ଟିକ ହଟାନ୍ତୁ',
  ticked: (count: number, all: number) => `${all}ଟିରୁ ${count}ଟି ଚ୍ୟାନେଲ ବଛାଯାଇଛି`,
  tickAll: 'ସବୁ ବାଛନ୍ତୁ',
  untickAll: 'ସବୁର ଟିକ ହଟାନ୍ତୁ',
  onlyFixed: (names: string) =>
    `${names} ଯେମିତି ଅଛି ସେମିତି ରହିବ, ଆଉ ଏହି ବକ୍ସରେ ଅନ୍ୟ କିଛି ଚାଲୁ ନାହିଁ। ଚ୍ୟାନେଲ ଯୋଡ଼ନ୍ତୁ, ଆମେ ତାହା ପାଇବାର ସବୁଠାରୁ ଶସ୍ତା ଉପାୟ ଖୋଜିବୁ।`,

  add: 'ଚ୍ୟାନେଲ ଯୋଡ଼ନ୍ତୁ',
  search: 'ନାମ ବା ଚ୍ୟାନେଲ ନମ୍ବର',
  searchFor: 'ଯେଉଁ ଚ୍ୟାନେଲ ଯୋଡ଼ିବାକୁ ଚାହାଁନ୍ତି',
  matches: (count: number) => `${count}ଟି ଚ୍ୟାନେଲ ମିଳିଲା`,
  firstOf: (shown: number, count: number) => `${count}ଟି ଚ୍ୟାନେଲରୁ ପ୍ରଥମ ${shown}ଟି`,
  noMatch: 'ଏହି ନାମ ବା ନମ୍ବରର କୌଣସି ଚ୍ୟାନେଲ ନାହିଁ।',
  addOne: 'ଯୋଡ଼ନ୍ତୁ',
  addNamed: (name: string) => `${name} ଯୋଡ଼ନ୍ତୁ`,
  removeOne: 'ହଟାନ୍ତୁ',
  removeNamed: (name: string) => `${name} ହଟାନ୍ତୁ`,
  has: 'ଚାଲୁ',
  free: 'ଫ୍ରି-ଟୁ-ଏୟାର',
  selected: 'ଯୋଡ଼ା ହେଲା',
  added: 'ଆପଣ ଏଗୁଡ଼ିକ ମଧ୍ୟ ଚାହାଁନ୍ତି',

  now: 'ଏବେ ଆପଣ ଦିଅନ୍ତି',
  nowFor: (channels: number, packs: number) => `/ମାସ GST ସହ: ${packs}ଟି ପ୍ୟାକରେ ${channels}ଟି ଚ୍ୟାନେଲ`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `/ମାସ ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ: ${packs}ଟି ପ୍ୟାକରେ ${channels}ଟି ଚ୍ୟାନେଲ`,
  nothingYet: 'ପ୍ରଥମେ ଗୋଟିଏ ଚ୍ୟାନେଲ ଯୋଡ଼ନ୍ତୁ। ତା’ପରେ ଆମେ ତାହା ପାଇବାର ସବୁଠାରୁ ଶସ୍ତା ଉପାୟ ଖୋଜିପାରିବୁ।',
  find: 'ସବୁଠାରୁ ଶସ୍ତା କମ୍ବୋ ଖୋଜନ୍ତୁ',
  stop: 'ଅଟକାନ୍ତୁ',
  searching: 'ପ୍ୟାକ ଓ ଚ୍ୟାନେଲର ତୁଳନା ଚାଲିଛି। ଏଥିରେ ଅତି ବେଶିରେ ଦୁଇ ସେକେଣ୍ଡ ଲାଗେ।',
  stopped: 'ଅଟକାଇ ଦିଆଗଲା। କିଛି ବଦଳିନାହିଁ।',
  notStarted: 'ଏହି ଡିଭାଇସରେ ଖୋଜିବା ଆରମ୍ଭ ହୋଇପାରିଲା ନାହିଁ। କିଛି ବଦଳିନାହିଁ। ଆପଣଙ୍କ କନେକ୍ସନ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  tooSlow: 'ଖୋଜିବା ସରିଲା ନାହିଁ। କିଛି ବଦଳିନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  broken: 'ଖୋଜିବା ବେଳେ କିଛି ଗଡ଼ବଡ଼ ହେଲା। କିଛି ବଦଳିନାହିଁ, ଏଥିରେ ଆପଣଙ୍କ କୌଣସି ଭୁଲ ନାହିଁ।',

  notCompared: 'କାହାର ତୁଳନା ହୁଏ ନାହିଁ',
  stays: (names: string) => `${names}: ଯେମିତି ଅଛି ସେମିତି ରହିବ।`,
  leaves: (name: string) => `${name}: ଆପଣ କହିବା ଅନୁସାରେ {date} ରେ ଶେଷ ହେବ`,
  freeNote: 'ଫ୍ରି-ଟୁ-ଏୟାର ଚ୍ୟାନେଲ: ଏଥିପାଇଁ କିଛି ଟଙ୍କା ଲାଗେ ନାହିଁ।',
  hdNote: 'HD ଚ୍ୟାନେଲ ଓ ତା’ର SD ଭର୍ସନ ଦୁଇଟି ଅଲଗା ଚ୍ୟାନେଲ।',
  termNote: 'ଏକ ମାସରୁ ଅଧିକ ପାଇଁ ନିଆଯାଇଥିବା ପ୍ୟାକର କେବଳ ଏକ ମାସର ଭାଗ ହିସାବ କରାଯାଏ।',
};

export const offerText: TextsOf<typeof english.offerText> = {
  kinds: {
    BASE: 'ବେସ ପ୍ୟାକ',
    BOUQUET: 'ବୁକେ',
    BROADBAND: 'ବ୍ରଡବ୍ୟାଣ୍ଡ',
    CHANNEL: 'ଚ୍ୟାନେଲ',
  },
  per: {
    MONTHLY: '/ମାସ',
    QUARTERLY: '3\u00a0ମାସ ପାଇଁ',
    HALFYEARLY: '6\u00a0ମାସ ପାଇଁ',
    YEARLY: '12\u00a0ମାସ ପାଇଁ',
  },
  term: 'ଅବଧି',
  terms: {
    MONTHLY: 'ମାସିକ',
    QUARTERLY: 'ତିନି ମାସିଆ',
    HALFYEARLY: 'ଛଅ ମାସିଆ',
    YEARLY: 'ବାର୍ଷିକ',
  },
  channels: (count: number, hd: number): string =>
    hd > 0
      ? `${groupedText(count)}ଟି ଚ୍ୟାନେଲ, ${groupedText(hd)}ଟି HDରେ`
      : `${groupedText(count)}ଟି ଚ୍ୟାନେଲ`,
  speed: (mbps: number): string => `${groupedText(mbps)} Mbps ସ୍ପିଡ`,
  fairUse: (gigabytes: number): string => `ଫୁଲ ସ୍ପିଡରେ ${groupedText(gigabytes)} GB`,
  add: (name: string): string => `${name} କାର୍ଟରେ ଯୋଡ଼ନ୍ତୁ`,
  remove: (name: string): string => `${name} କାର୍ଟରୁ ହଟାନ୍ତୁ`,
  addWord: 'ଯୋଡ଼ନ୍ତୁ',
  inCartWord: 'କାର୍ଟରେ',
  addShort: 'କାର୍ଟରେ ଯୋଡ଼ନ୍ତୁ',
  removeShort: 'କାର୍ଟରୁ ହଟାନ୍ତୁ',
  owned: 'ଚାଲୁ',
  inOwned: (pack: string): string => `${pack} ରେ ଚାଲୁ`,
  inCart: 'ଆପଣଙ୍କ କାର୍ଟରେ ଅଛି',
  inCartPack: (pack: string): string => `ଆପଣଙ୍କ କାର୍ଟର ${pack} ରେ ଅଛି`,
  withTax: 'GST ସହ',
  beforeTax: 'ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ',
  noPrice: 'ଦାମ ଉପଲବ୍ଧ ନାହିଁ',
  hd: 'HD',
  free: 'ମାଗଣା',
  onlyInPacks: 'କେବଳ ପ୍ୟାକରେ',
  columns: { channel: 'ଚ୍ୟାନେଲ', number: 'ନମ୍ବର', price: 'ଦାମ', cart: 'କାର୍ଟ' },
};
