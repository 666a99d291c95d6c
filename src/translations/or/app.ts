import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'ସେବା ସୂଚନା',
  severity: { outage: 'ସେବା ବନ୍ଦ', work: 'ରକ୍ଷଣାବେକ୍ଷଣ', info: 'ସୂଚନା' },
  more: (count: number): string => `ଏବଂ ଆଉ ${count}ଟି`,
  details: 'ବିବରଣୀ',
  less: 'କମ ଦେଖାନ୍ତୁ',
  dismiss: 'ଲୁଚାନ୍ତୁ',
  region: 'ଅଞ୍ଚଳ',
  from: 'କେବେଠାରୁ',
  until: 'କେତେବେଳ ଯାଏ',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'ଆକାଉଣ୍ଟ',
  profile: 'ମୋ ପ୍ରୋଫାଇଲ',
  contact: 'ଯୋଗାଯୋଗ କରନ୍ତୁ',
  survey: 'ଆପଣଙ୍କ ମତାମତ ଦିଅନ୍ତୁ',
  logOut: 'ଲଗଆଉଟ କରନ୍ତୁ',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'ଆପଣ ଅଫଲାଇନ ଅଛନ୍ତି।',
  since: (time) => `ଆପଣ ${time} ଠାରୁ ଅଫଲାଇନ ଅଛନ୍ତି।`,
  older: 'ଯାହା ଦେଖୁଛନ୍ତି, ତାହା ପୂର୍ବରୁ ଲୋଡ ହୋଇଥିଲା।',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'କୋଡ ଲେଖିବା ଘର ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'ସେଟିଂସ',
  language: 'ଭାଷା',
  inReview: 'ଏହି ଅନୁବାଦର ଯାଞ୍ଚ ଏବେ ଚାଲିଛି।',
  theme: 'ଥିମ',
  system: 'ଡିଭାଇସ ପରି',
  light: 'ଲାଇଟ',
  dark: 'ଡାର୍କ',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'ଏହି ପେଜ କାମ କରିବା ବନ୍ଦ କରିଦେଇଛି',
  title: 'ସହାୟତା ଟିମ ପାଇଁ ଫାଇଲ',
  offer: 'ସହାୟତା ଟିମ ପାଇଁ ଫାଇଲ ଦେଖି ସେଭ କରନ୍ତୁ',
  waits: 'ଲଗଇନକୁ ନଯିବା ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଏହି ପେଜରେ ରହିବେ।',
  missing: 'ଫାଇଲ ଦେଖାଇ ହେଲା ନାହିଁ। ଆପଣଙ୍କ କନେକ୍ସନ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  leave: 'ଲଗଇନକୁ ଯାଆନ୍ତୁ',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'ଏହି ପେଜ ଲୋଡ ହେଲା ନାହିଁ',
  description: 'ଆପଣ ଯାହା କରିଥିଲେ, ତାହା ହଜିନାହିଁ।',
  again: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  home: 'ହୋମକୁ ଯାଆନ୍ତୁ',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'ପୋର୍ଟାଲ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଆପଣ ଯାହା ଲେଖିଥିଲେ, ତାହା ଏଠାରେ ଅଛି।',
  again: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'ରକ୍ଷଣାବେକ୍ଷଣ ଚାଲିଛି',
  description:
    'ଆପଣଙ୍କ ଅପରେଟର ନିଜ ସିଷ୍ଟମରେ କାମ କରୁଛନ୍ତି। ଆପଣଙ୍କ ପ୍ୟାକ ଚାଲୁ ରହିବ। କାମ ସରିଲେ ଆପଣ ପୁଣି ରିନ୍ୟୁ ଓ ପେମେଣ୍ଟ କରିପାରିବେ।',
  again: 'ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ',
  over: 'କାମ ସରିଗଲା। ଏବେ ସବୁ କିଛି ପୁଣି ଉପଲବ୍ଧ।',
  goOn: 'ଆଗକୁ ବଢ଼ନ୍ତୁ',
  unknown: 'କାମ ସରିଲା କି ନାହିଁ, ଆମେ ଯାଞ୍ଚ କରିପାରିଲୁ ନାହିଁ।',
  staff: 'କର୍ମଚାରୀଙ୍କ ଲଗଇନ',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'ପେଜ ମିଳିଲା ନାହିଁ',
  description: 'ଠିକଣା ଭୁଲ ଲେଖାଯାଇଥାଇପାରେ, କିମ୍ବା ପେଜଟି ଅନ୍ୟ ଜାଗାକୁ ଯାଇଥାଇପାରେ।',
  home: 'ହୋମକୁ ଯାଆନ୍ତୁ',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'ନମୁନା ଡାଟା: ଅପରେଟରଙ୍କ ସହ ଯୋଗାଯୋଗ ହୋଇପାରିଲା ନାହିଁ, ଏଠାରେ କିଛି ବି ଅସଲ ନୁହେଁ।',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string => `${count}ଟି ଏଣ୍ଟ୍ରି ପଢ଼ି ହେଲା ନାହିଁ, ତେଣୁ ଏଠାରେ ଦେଖାଯାଉନାହିଁ।`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ହିସାବରେ ${counted}ଟି ଚ୍ୟାନେଲ, ତାଲିକାରେ ${listed}ଟି ଅଛି।`,
  once: 'ଏକାଧିକ ପ୍ୟାକରେ ଥିବା ଚ୍ୟାନେଲକୁ ଥରେ ମାତ୍ର ଗଣାଯାଇଛି।',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'ଆପଣଙ୍କ ପ୍ୟାକ ଦେଖନ୍ତୁ, ରିନ୍ୟୁ କରନ୍ତୁ, ପେମେଣ୍ଟ କରନ୍ତୁ ଓ ସାହାଯ୍ୟ ପାଆନ୍ତୁ।',
  noScripts: 'ଏହି ପେଜ ପାଇଁ JavaScript ଦରକାର। ଲଗଇନ କରିବାକୁ ଏହାକୁ ଆପଣଙ୍କ ବ୍ରାଉଜରରେ ଅନ କରନ୍ତୁ।',
  misconfigured: (field) => `ପୋର୍ଟାଲର କନଫିଗରେସନରେ “${field}” ଫିଲ୍ଡ ଭୁଲ ଅଛି।`,
};
