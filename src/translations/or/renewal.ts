import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'ରିନ୍ୟୁ କରନ୍ତୁ',
  back: 'ମୋ ପ୍ୟାକ',
  ready: 'ରିନ୍ୟୁ ପାଇଁ ପ୍ରସ୍ତୁତ',
  broadband: 'ବ୍ରଡବ୍ୟାଣ୍ଡ',
  whichBox: 'କେଉଁ ବକ୍ସ?',
  whichBoxDescription: 'ଏହି ପ୍ୟାକ ଆପଣଙ୍କର ଏକରୁ ଅଧିକ ବକ୍ସରେ ଅଛି, ତେଣୁ ଥରକେ ଗୋଟିଏ ବକ୍ସ ରିନ୍ୟୁ କରନ୍ତୁ।',
  leaving: 'ଆପଣ ଏହି ପ୍ୟାକ ହଟାଇବାକୁ କହିଥିଲେ। ରିନ୍ୟୁ କଲେ ଏହା ରହିବ।',
  later: 'ଏବେ ସମୟ ହୋଇନାହିଁ',
  laterDescription: 'ପ୍ୟାକ ଶେଷ ହେବା ପୂର୍ବର 15 ଦିନ ଭିତରେ ରିନ୍ୟୁ କରିପାରିବେ।',
  from: '{date} ଠାରୁ ରିନ୍ୟୁ କରିପାରିବେ',
  noFrom: 'ଏବେ ରିନ୍ୟୁ ହୋଇପାରିବ ନାହିଁ',
  allEnd: 'ସବୁର ଶେଷ ତାରିଖ {date}',
  allEnded: 'ସବୁ {date} ରେ ଶେଷ ହୋଇଛି',
  nothingReady: 'ଏବେ ରିନ୍ୟୁ କରିବାକୁ କିଛି ନାହିଁ',
  noPacks: 'ରିନ୍ୟୁ କରିବାକୁ କୌଣସି ପ୍ୟାକ ନାହିଁ',
  noPacksDescription: 'ଆପଣ ଯୋଡ଼ିଥିବା ପ୍ୟାକ ଶେଷ ହେବାର 15 ଦିନ ପୂର୍ବରୁ ଏଠାରେ ଦେଖାଯିବ।',
  add: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
  howLong: 'ରିନ୍ୟୁର ଅବଧି',
  units: { MONTHLY: 'ମାସ', QUARTERLY: 'ମାସ', HALFYEARLY: 'ମାସ', YEARLY: 'ମାସ' },
  perMonth: (amount: string): string => `${amount}/ମାସ`,
  saving: (amount: string): string => `${amount} ସଞ୍ଚୟ`,
  due: 'ପରବର୍ତ୍ତୀ ଦେୟ ତାରିଖ {date}',
  notOffered: (names: string): string => `${names} ର ଦାମ ନାହିଁ`,
  bill: 'ଆପଣଙ୍କ ରିନ୍ୟୁଆଲ',
  until: '{date} ପର୍ଯ୍ୟନ୍ତ',
  payMissing: 'ପେମେଣ୍ଟ ଉପାୟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
  noneTicked: 'ଅତି କମରେ ଗୋଟିଏ ପ୍ୟାକ ବାଛନ୍ତୁ।',
  noPrice: (names: string): string => `ଏହି ଅବଧି ପାଇଁ ${names} ର ଦାମ ନାହିଁ।`,
  otherTermOrFewer: 'ଅନ୍ୟ ଅବଧି ବାଛନ୍ତୁ କିମ୍ବା ଏହାର ଟିକ ହଟାନ୍ତୁ।',
  nothingPaid: 'କିଛି ରିନ୍ୟୁ ହୋଇନାହିଁ, କୌଣସି ଟଙ୍କା କଟିନାହିଁ।',
  calendar: 'ମୋତେ ମନେ ପକାଇଦିଅନ୍ତୁ',
  calendarDone: 'କ୍ୟାଲେଣ୍ଡର ଫାଇଲ ସେଭ ହୋଇଗଲା।',
  calendarFailed: 'ଫାଇଲ ତିଆରି ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `ରିନ୍ୟୁ କରନ୍ତୁ: ${names}`,
  description: (operator: string): string => `ଆଜି ଶେଷ ଦିନ। ଶେଷ ହେବା ପୂର୍ବରୁ ${operator} ପାଖରେ ରିନ୍ୟୁ କରନ୍ତୁ।`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) return all === 1 ? 'ଆପଣଙ୍କ ପ୍ୟାକ ରିନ୍ୟୁ ହୋଇଗଲା' : 'ଆପଣଙ୍କ ପ୍ୟାକଗୁଡ଼ିକ ରିନ୍ୟୁ ହୋଇଗଲା';
    if (renewed > 0) return `${all}ଟିରୁ ${renewed}ଟି ପ୍ୟାକ ରିନ୍ୟୁ ହେଲା`;
    return unclear > 0 ? 'ରିନ୍ୟୁଆଲ ନିଶ୍ଚିତ ହୋଇନାହିଁ' : 'କିଛି ରିନ୍ୟୁ ହେଲା ନାହିଁ';
  },
  fromBalance: 'ବ୍ୟାଲାନ୍ସରୁ',
  paidUnknown: 'ଆପଣଙ୍କ ଅପରେଟର ବ୍ୟାଲାନ୍ସରୁ କେତେ କାଟିଲେ, ତାହା ଆପଣଙ୍କ କାରବାରରେ ଦେଖାଯିବ।',
  paidNothing: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସରୁ କିଛି କଟିନାହିଁ।',
  packs: 'ଆପଣଙ୍କ ପ୍ୟାକ',
  renewed: 'ରିନ୍ୟୁ ହେଲା',
  failed: 'ରିନ୍ୟୁ ହେଲା ନାହିଁ',
  reasons: {
    tooEarly: 'ଏବେ ସମୟ ହୋଇନାହିଁ। ପ୍ୟାକ ଶେଷ ହେବା ପୂର୍ବର 15 ଦିନ ଭିତରେ ରିନ୍ୟୁ କରିପାରିବେ।',
    chargeRefused: 'ଆପଣଙ୍କ ଅପରେଟର ଚାର୍ଜ ଲଗାଇପାରିଲେ ନାହିଁ। ଏହି ପ୍ୟାକ ପାଇଁ କିଛି କଟିନାହିଁ।',
    other: 'ଆପଣଙ୍କ ଅପରେଟର ଏହି ପ୍ୟାକ ରିନ୍ୟୁ କରିପାରିଲେ ନାହିଁ। ଏଥିପାଇଁ କିଛି କଟିନାହିଁ।',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ଅପରେଟରଙ୍କ ମେସେଜ: ${words}` : `ଅପରେଟରଙ୍କ ମେସେଜ: ${words} (${code})`,
  unclear: 'ଏହି ପ୍ୟାକ ରିନ୍ୟୁ ହେଲା କି ନାହିଁ, ଆପଣଙ୍କ ଅପରେଟର କହିଲେ ନାହିଁ।',
  tryAgain: (count: number, amount: string): string => `${amount} ରେ ${count}ଟି ପ୍ୟାକ ପୁଣି ରିନ୍ୟୁ କରନ୍ତୁ`,
  others: 'ଅନ୍ୟ ପ୍ୟାକ ରିନ୍ୟୁ କରନ୍ତୁ',
  myPacks: 'ମୋ ପ୍ୟାକ',
  confirming: 'ଆପଣଙ୍କ ରିନ୍ୟୁଆଲ ଏବେ ବି ନିଶ୍ଚିତ ହେଉଛି',
  unknownTitle: 'ଆପଣଙ୍କ ରିନ୍ୟୁଆଲ',
  stillEnds: 'ଏବେ ବି ଶେଷ ତାରିଖ {date}',
  sendAgain: (amount: string): string => `ସେହି ରିନ୍ୟୁଆଲ ${amount} ରେ ପୁଣି ପଠାନ୍ତୁ`,
  choose: 'ବଛା ବଦଳାନ୍ତୁ',
};
