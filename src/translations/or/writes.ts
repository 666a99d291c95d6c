import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'ଆମେ ଯାଞ୍ଚ କରୁଛୁ',
    booked: 'ସମ୍ପୂର୍ଣ୍ଣ ହେଲା',
    notBooked: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଚିହ୍ନ ନାହିଁ',
    unknown: 'ଆମେ ଏପର୍ଯ୍ୟନ୍ତ ଜାଣିନାହୁଁ',
  },
  partly: 'ଏକ ଅଂଶ ସମ୍ପୂର୍ଣ୍ଣ ହେଲା',
  subject: {
    checkout: 'ଆପଣଙ୍କ ଅର୍ଡର',
    renew: 'ଆପଣଙ୍କ ରିନ୍ୟୁଆଲ',
    renewReadingText: 'ଆପଣଙ୍କ ରିନ୍ୟୁଆଲ',
    cancelForRefund: 'ଆପଣଙ୍କ ପ୍ୟାକ ବାତିଲ ଅନୁରୋଧ',
    placeOrder: 'ଆପଣଙ୍କ କନେକ୍ସନ ଅର୍ଡର',
  },
  ownSubject: {
    checkout: 'ମୋ ଅର୍ଡର',
    renew: 'ମୋ ରିନ୍ୟୁଆଲ',
    renewReadingText: 'ମୋ ରିନ୍ୟୁଆଲ',
    cancelForRefund: 'ମୋ ପ୍ୟାକ ବାତିଲ ଅନୁରୋଧ',
    placeOrder: 'ମୋ କନେକ୍ସନ ଅର୍ଡର',
  },
  findingOut: (subject: string): string =>
    `${subject}ର ସ୍ପଷ୍ଟ ଉତ୍ତର ଏପର୍ଯ୍ୟନ୍ତ ମିଳିନାହିଁ। ଆମେ ଆପଣଙ୍କ ପ୍ୟାକ, ବ୍ୟାଲାନ୍ସ ଓ ନେଣଦେଣ ଯାଞ୍ଚ କରୁଛୁ: ତିନି ମିନିଟ ଯାଏ। କିଛି ପୁଣି ପଠାଯାଏ ନାହିଁ।`,
  findingOutOrder:
    'ଆପଣଙ୍କ କନେକ୍ସନ ଅର୍ଡରର ସ୍ପଷ୍ଟ ଉତ୍ତର ମିଳିଲା ନାହିଁ। କୌଣସି ଟଙ୍କା କଟିନାହିଁ। ତିନି ମିନିଟ ଅପେକ୍ଷା କରନ୍ତୁ: ଉତ୍ତର ଏବେ ବି ଆସିପାରେ।',
  safeAgain: {
    honoured: 'ଆପଣ ଏବେ ତାହା ପୁଣି ପଠାଇପାରିବେ: ଏହା ଥରେ ହିଁ ହୁଏ।',
    unknown: 'ଆପେ ଆପେ କିଛି ପୁଣି ପଠାଯାଏ ନାହିଁ।',
  },
  booked: (subject: string): string => `ଅପରେଟର ${subject} ସମ୍ପୂର୍ଣ୍ଣ କରିଛନ୍ତି।`,
  partlyBooked: (subject: string): string => `ଅପରେଟର ${subject}ର ଏକ ଅଂଶ ସମ୍ପୂର୍ଣ୍ଣ କରିଛନ୍ତି:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} ପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ରହିବ।`,
  stopped: (name: string): string => `${name} ବାତିଲ ହୋଇଛି।`,
  lineNotBooked: (name: string): string => `${name} ସମ୍ପୂର୍ଣ୍ଣ ହେଲା ନାହିଁ।`,
  transaction: (id: string, amount: string): string => `ନେଣଦେଣ ${id}: ${amount}।`,
  otherAmount: (agreed: string, taken: string): string =>
    `ଆପଣ ${agreed} ପାଇଁ ରାଜି ହୋଇଥିଲେ, କିନ୍ତୁ ${taken} କଟିଛି। ଏହାର ଯାଞ୍ଚ ପାଇଁ ଅଭିଯୋଗ କରନ୍ତୁ।`,
  otherAmountSubject: (subject: string): string => `${subject}: ଅନ୍ୟ ଟଙ୍କା କଟିଛି`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} ପଠାଇଛି। ଦୟାକରି ଟଙ୍କାର ପରିମାଣ ଯାଞ୍ଚ କରନ୍ତୁ।`,
      `ରାଜି ହୋଇଥିବା ଟଙ୍କା: ${agreed}`,
      `କଟିଥିବା ଟଙ୍କା: ${taken}`,
      `ପଠାଯାଇଥିଲା: ${time}`,
      `ରେଫରେନ୍ସ: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `${subject} ପରେ କିଛି ବଦଳିନାହିଁ। ଆମେ ଦିନେ ପର୍ଯ୍ୟନ୍ତ ଯାଞ୍ଚ କରୁଥିବୁ ଓ ବଦଳିଲେ ଏଠାରେ ଦେଖାଇବୁ।`,
  againWithoutSign: {
    honoured: 'ଆପଣ ଏବେ ତାହା ପୁଣି ପଠାଇପାରିବେ: ଏହା ଥରେ ହିଁ ହୁଏ।',
    unknown: 'ଆପଣ ପୁଣି କଲେ ଏବଂ ପ୍ରଥମଟି ମଧ୍ୟ ପରେ ହେଲେ, ଦୁଇଟିଯାକର ଟଙ୍କା କଟିପାରେ।',
  },
  unknown: (subject: string): string =>
    `${subject} ସମ୍ପୂର୍ଣ୍ଣ ହେଲା କି ନାହିଁ, ଅପରେଟରଙ୍କ ରେକର୍ଡରୁ ଜଣାପଡ଼ୁନାହିଁ। ପ୍ରଥମେ ନିଜ ପ୍ୟାକ ଓ ନେଣଦେଣ ଯାଞ୍ଚ କରନ୍ତୁ: ପୁଣି କଲେ ତାହା ପାଇଁ ମଧ୍ୟ ଟଙ୍କା କଟିବ।`,
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
  ticketSubject: (subject: string): string => `${subject}ର ସ୍ପଷ୍ଟ ଉତ୍ତର ଆସିଲା ନାହିଁ`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject}ର ସ୍ପଷ୍ଟ ଉତ୍ତର ଆସିଲା ନାହିଁ। ଏହା ସମ୍ପୂର୍ଣ୍ଣ ହେଲା କି ନାହିଁ, ଦୟାକରି ମୋତେ ଜଣାନ୍ତୁ।`,
      `ପଠାଯାଇଥିଲା: ${time}`,
      ...(amount === '' ? [] : [`ରାଶି: ${amount}`]),
      `ରେଫରେନ୍ସ: ${reference}`,
    ].join('\n'),
};
