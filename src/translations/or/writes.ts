import type { TextsOf } from '../../text/catalogue';
import type { writeOutcomeText as EnglishWriteOutcomeText } from '../../screens/writes/writeOutcome.text';

export const writeOutcomeText: TextsOf<typeof EnglishWriteOutcomeText> = {
  titles: {
    findingOut: 'ଆମେ ଯାଞ୍ଚ କରୁଛୁ',
    booked: 'ହୋଇଗଲା',
    notBooked: 'ହେଲା ନାହିଁ',
    unknown: 'ଆମେ ଏପର୍ଯ୍ୟନ୍ତ ଜାଣିନାହୁଁ',
  },
  partly: 'ଏକ ଅଂଶ ହେଲା',
  subject: {
    checkout: 'ଆପଣଙ୍କ ଅର୍ଡର',
    renew: 'ଆପଣଙ୍କ ରିନ୍ୟୁଆଲ',
    renewReadingText: 'ଆପଣଙ୍କ ରିନ୍ୟୁଆଲ',
    cancelForRefund: 'ପ୍ୟାକ ବାତିଲ',
    placeOrder: 'କନେକ୍ସନ ଅର୍ଡର',
  },
  findingOut: (subject: string): string =>
    `ସ୍ପଷ୍ଟ ଉତ୍ତର ମିଳିଲା ନାହିଁ: ${subject}। ଆମେ ଆପଣଙ୍କ ପ୍ୟାକ, ବ୍ୟାଲାନ୍ସ ଓ ନେଣଦେଣକୁ ପୂର୍ବ ସହ ତୁଳନା କରୁଛୁ। ଏଥିରେ ତିନି ମିନିଟ ଯାଏ ଲାଗେ, ଆଉ ସେ ପର୍ଯ୍ୟନ୍ତ କିଛି ପୁଣି ପଠାଯାଏ ନାହିଁ।`,
  findingOutOrder:
    'ଆପଣଙ୍କ କନେକ୍ସନ ଅର୍ଡରର ସ୍ପଷ୍ଟ ଉତ୍ତର ମିଳିଲା ନାହିଁ। କୌଣସି ଟଙ୍କା କଟିନାହିଁ। ତିନି ମିନିଟ ଅପେକ୍ଷା କରନ୍ତୁ: ଉତ୍ତର ଏବେ ବି ଆସିପାରେ।',
  safeAgain: {
    honoured: 'ଆପଣ ଏବେ ତାହା ପୁଣି ପଠାଇପାରିବେ: ଏହା ଥରେ ହିଁ ହୁଏ।',
    unknown: 'ଆପେ ଆପେ କିଛି ପୁଣି ପଠାଯାଏ ନାହିଁ।',
  },
  booked: (subject: string): string => `ଆପଣଙ୍କ ଅପରେଟର ଏହା କରିସାରିଛନ୍ତି: ${subject}।`,
  partlyBooked: (subject: string): string => `ଆପଣଙ୍କ ଅପରେଟର ଏହାର ଏକ ଅଂଶ କରିଛନ୍ତି: ${subject}।`,
  runsTo: (name: string, day: string): string => `${name}: ${day} ପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ରହିବ।`,
  stopped: (name: string): string => `${name} ବାତିଲ ହୋଇଛି।`,
  lineNotBooked: (name: string): string => `${name} ହେଲା ନାହିଁ।`,
  transaction: (id: string, amount: string): string => `ନେଣଦେଣ ${id}: ${amount}।`,
  notBooked: (subject: string): string =>
    `ଆପଣଙ୍କ ପ୍ୟାକ, ବ୍ୟାଲାନ୍ସ ଓ ନେଣଦେଣ ଆଗରୁ ଯେମିତି ଥିଲା ସେମିତି ଅଛି: ${subject}। କୌଣସି ଟଙ୍କା ଯାଇନାହିଁ, ଆପଣ ଏହାକୁ ପୁଣି ପଠାଇପାରିବେ।`,
  unknown: (subject: string): string =>
    `ଏହା ହେଲା କି ନାହିଁ, ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ରେକର୍ଡରୁ ଜଣାପଡ଼ୁନାହିଁ: ${subject}। ପୁଣି କରିବା ପୂର୍ବରୁ ନିଜ ପ୍ୟାକ ଓ ନେଣଦେଣ ଯାଞ୍ଚ କରନ୍ତୁ: ନୂଆଟି ମଧ୍ୟ ହୋଇଯିବ। ନିଶ୍ଚିତ ନଥିଲେ ଅଭିଯୋଗ କରନ୍ତୁ।`,
  unknownOrder:
    'ନମ୍ବର ବିନା ଆମେ ଅର୍ଡର ଖୋଜିପାରିବୁ ନାହିଁ, ତେଣୁ ଏହା ପହଞ୍ଚିଲା କି ନାହିଁ ଆମେ ଜାଣିନାହୁଁ। ଆପଣଙ୍କ ଅପରେଟରଙ୍କୁ ଫୋନ କରି ପଚାରନ୍ତୁ। ଏହା ପହଞ୍ଚିଥାଇ ଆପଣ ପୁଣି ଅର୍ଡର କଲେ ଦୁଇଟି ଅର୍ଡର ହେବ: ଯାହାର ପେମେଣ୍ଟ ହୁଏ ନାହିଁ, ତାହା ଆପେ ବାତିଲ ହୋଇଯାଏ।',
  asked: 'ଆମେ ଯାଞ୍ଚ ଜାରି ରଖିବୁ।',
  askNow: 'ସ୍ଥିତି ଯାଞ୍ଚ କରନ୍ତୁ',
  transactions: 'ନେଣଦେଣ',
  packs: 'ମୋ ପ୍ୟାକ',
  ticket: 'ଅଭିଯୋଗ କରନ୍ତୁ',
  seen: 'ମୁଁ ଯାଞ୍ଚ କରିସାରିଛି',
  orderAgain: 'ପୁଣି ଅର୍ଡର କରନ୍ତୁ',
  done: 'ଠିକ ଅଛି',
  ticketSubject: (subject: string): string => `ଉତ୍ତର ଆସିଲା ନାହିଁ: ${subject}`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `ମୁଁ ପଠାଇଲି, କିନ୍ତୁ ଉତ୍ତର ଆସିଲା ନାହିଁ: ${subject}। ଏହା ହେଲା କି ନାହିଁ, ଦୟାକରି ଜଣାନ୍ତୁ।`,
      `ପଠାଯାଇଥିଲା: ${time}`,
      ...(amount === '' ? [] : [`ରାଶି: ${amount}`]),
      `ରେଫରେନ୍ସ: ${reference}`,
    ].join('\n'),
};
