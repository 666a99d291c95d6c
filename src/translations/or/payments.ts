import type * as english from '../../screens/payments/payments.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
/** Why it ended without a payment, by the provider's code; another code is told in its own sentence. */
/** What the instalment provider says no with, by its codes. Another one is told in its own sentence. */

export const instantPaymentText: TextsOf<typeof english.instantPaymentText> = {
  title: 'କୁଇକ ରିଚାର୍ଜ',
  lead: 'ନିଜର କିମ୍ବା ଅନ୍ୟ କାହାର କନେକ୍ସନ ପାଇଁ ପେମେଣ୍ଟ କରନ୍ତୁ। ଲଗଇନ ଦରକାର ନାହିଁ।',
  number: 'ମୋବାଇଲ, ଆକାଉଣ୍ଟ ବା ବକ୍ସ ନମ୍ବର',
  numberHint: 'ବକ୍ସ ନମ୍ବର ସେଟ-ଟପ ବକ୍ସର ତଳପଟେ ଲେଖାଥାଏ।',
  find: 'ଆଗକୁ ବଢ଼ନ୍ତୁ',
  unknownNumber:
    'କୌଣସି ଆକାଉଣ୍ଟ ମିଳିଲା ନାହିଁ। ନମ୍ବର ଯାଞ୍ଚ କରନ୍ତୁ, କିମ୍ବା ଅନ୍ୟ ନମ୍ବର ଲେଖନ୍ତୁ: ରେଜିଷ୍ଟର ହୋଇଥିବା ମୋବାଇଲ ନମ୍ବର, ବିଲରେ ଥିବା ଆକାଉଣ୍ଟ ନମ୍ବର, କିମ୍ବା ବକ୍ସ ନମ୍ବର।',
  stale: 'ଏହି ପେଜ କେଉଁ କନେକ୍ସନର ଥିଲା, ଆମେ ଆଉ ଜାଣିନାହୁଁ। ନମ୍ବରଟି ପୁଣି ଲେଖନ୍ତୁ।',
  lost: 'ଏହି ଡିଭାଇସ ସେହି ନମ୍ବର ଆଉ ପଢ଼ିପାରୁନାହିଁ, ତେଣୁ ତାହା ହଟାଯାଇଛି। ନମ୍ବରଟି ପୁଣି ଲେଖନ୍ତୁ।',
  errors: {
    missing: 'କନେକ୍ସନର ନମ୍ବର ଲେଖନ୍ତୁ',
    odd: 'ଅତି କମରେ ଚାରିଟି ଅକ୍ଷର ବା ଅଙ୍କ ଲେଖନ୍ତୁ, ଅନ୍ୟ କୌଣସି ଚିହ୍ନ ନୁହେଁ',
  },
  unfinishedMissing: 'ଆପଣଙ୍କ ଅଧା ରହିଥିବା ପେମେଣ୍ଟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
  request: 'UPIରେ ପେମେଣ୍ଟ କରନ୍ତୁ',
};

export const instantPaymentConfirmText: TextsOf<typeof english.instantPaymentConfirmText> = {
  title: 'ଏହି କନେକ୍ସନ ପାଇଁ ପେମେଣ୍ଟ',
  lead: 'ଆପଣ ଏହି କନେକ୍ସନ ପାଇଁ ପେମେଣ୍ଟ କରିବାକୁ ଚାହାଁନ୍ତି କି?',
  name: 'ନାମ',
  account: 'ଆକାଉଣ୍ଟ ନମ୍ବର',
  mobile: 'ମୋବାଇଲ ନମ୍ବର',
  region: 'ଅଞ୍ଚଳ',
  email: 'ଇମେଲ',
  customertype: 'ଗ୍ରାହକଙ୍କ ପ୍ରକାର',
  types: { PREPAID: 'ପ୍ରିପେଡ', DP: 'ସିଧାସଳଖ ଗ୍ରାହକ' },
  frcode: 'ଫ୍ରାଞ୍ଚାଇଜ କୋଡ',
  balance: 'ବ୍ୟାଲାନ୍ସ',
  due: 'ଦେୟ ରାଶି',
  inactive:
    'ଏହି କନେକ୍ସନ ବନ୍ଦ ଅଛି। ଆପଣ ଯାହା ପେମେଣ୍ଟ କରିବେ, ତାହା ଏହାର ବ୍ୟାଲାନ୍ସକୁ ଯିବ, ଆଉ କନେକ୍ସନ ପୁଣି ଚାଲୁ ନହୋଇପାରେ। ପ୍ରଥମେ ସେହି ଘର ଲୋକଙ୍କୁ କିମ୍ବା ଅପରେଟରଙ୍କୁ ପଚାରନ୍ତୁ।',
  noEnd: 'ଏହାର ପ୍ୟାକ କେବେ ଶେଷ ହେବ, ତାହା କେବଳ ଏହି କନେକ୍ସନର ଘରଲୋକ ଲଗଇନ କରି ଦେଖିପାରିବେ।',
  other: 'ଅନ୍ୟ ନମ୍ବର',
  payMissing: 'ପେମେଣ୍ଟ ଉପାୟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
};

export const savedNumbersText: TextsOf<typeof english.savedNumbersText> = {
  title: 'ପୁଣି ପେମେଣ୍ଟ କରନ୍ତୁ',
  pay: 'ପେମେଣ୍ଟ କରନ୍ତୁ',
  payNamed: (end: string) => `${end} ପାଇଁ ପୁଣି ପେମେଣ୍ଟ କରନ୍ତୁ`,
  remove: 'ହଟାନ୍ତୁ',
  removeNamed: (end: string) => `${end} ହଟାନ୍ତୁ`,
  whereKept: 'ଏହି ଡିଭାଇସରେ ସେଭ ଅଛି, ଲଗଆଉଟ ପରେ ମଧ୍ୟ। ଅନ୍ୟମାନେ କେବଳ ଶେଷ ଅଙ୍କ ଦେଖିବେ।',
  keep: 'ଏହି ନମ୍ବର ଏହି ଡିଭାଇସରେ ସେଭ କରନ୍ତୁ',
  keepHint: (end: string) =>
    `ତାଲିକାରେ ${end} ଭାବେ ଦେଖାଯିବ। ଅନ୍ୟମାନେ ବ୍ୟବହାର କରୁଥିବା ଡିଭାଇସରେ ଏହା ବନ୍ଦ ରଖନ୍ତୁ।`,
  notKept: 'ଏହି ବ୍ରାଉଜର ନମ୍ବର ସେଭ କରିପାରୁନାହିଁ।',
};

export const otpDialogText: TextsOf<typeof english.otpDialogText> = {
  title: 'ପରେ ପେମେଣ୍ଟ',
  steps: ['ଯୋଗ୍ୟ', 'ଆପଣଙ୍କ କୋଡ', 'ପେମେଣ୍ଟ ହେଲା'] as readonly string[],
  whatFor: 'ମୋଟ ପେମେଣ୍ଟ',
  due: 'ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କୁ ଦେବାର ଶେଷ ତାରିଖ',
  code: 'OTP',
  sentTo: (mobile: string): string =>
    `ପେମେଣ୍ଟ ପାର୍ଟନର ${mobile} କୁ 6 ଅଙ୍କର କୋଡ ପଠାଇଛନ୍ତି। ଆପଣ ନିଶ୍ଚିତ ନକରିବା ଯାଏ କିଛି କଟିବ ନାହିଁ।`,
  sent: 'ପେମେଣ୍ଟ ପାର୍ଟନର ଆପଣଙ୍କୁ 6 ଅଙ୍କର କୋଡ ପଠାଇଛନ୍ତି। ଆପଣ ନିଶ୍ଚିତ ନକରିବା ଯାଏ କିଛି କଟିବ ନାହିଁ।',
  confirm: (amount: string): string => `${amount} ନିଶ୍ଚିତ କରନ୍ତୁ`,
  works: (seconds: number): string => `କୋଡ ଆଉ ${clock(seconds)} ବୈଧ`,
  triesLeft: (count: number): string => `ଆଉ ${count}\u00a0ଥର ଚେଷ୍ଟା କରିପାରିବେ`,
  missing: '6 ଅଙ୍କର କୋଡ ଲେଖନ୍ତୁ',
  wrong: 'ଏହି କୋଡ ଭୁଲ ଅଛି।',
  expired: 'ଏହି କୋଡର ସମୟ ସରିଯାଇଛି। ନୂଆ କୋଡ ମାଗନ୍ତୁ।',
  spent: 'ଏହି କୋଡ ଆଉ କାମ କରିବ ନାହିଁ। ନୂଆ କୋଡ ମାଗନ୍ତୁ।',
  wait: (seconds: number): string => `ନୂଆ କୋଡ ${clock(seconds)} ପରେ`,
  mayResend: 'ଏବେ ଆପଣ ନୂଆ କୋଡ ମାଗିପାରିବେ।',
  resend: 'ନୂଆ କୋଡ ପଠାନ୍ତୁ',
  resendsLeft: (count: number): string =>
    count === 0 ? 'ଏହି ପେମେଣ୍ଟ ପାଇଁ ଆଉ କୋଡ ପଠାଯାଇପାରିବ ନାହିଁ।' : `ଆଉ ${count}ଟି କୋଡ ପଠାଯାଇପାରିବ।`,
  noMoreCodes:
    'ପେମେଣ୍ଟ ପାର୍ଟନର ଆଉ କୋଡ ପଠାଇପାରିବେ ନାହିଁ। ଶେଷ କୋଡଟି ଲେଖନ୍ତୁ, କିମ୍ବା ବାତିଲ କରି ଅନ୍ୟ ପେମେଣ୍ଟ ଉପାୟ ବାଛନ୍ତୁ।',
  leave: 'ପେମେଣ୍ଟ ବାତିଲ କରନ୍ତୁ',
  leaveMeans: 'ବାତିଲ କଲେ ରାଶି ଛାଡ଼ି ଦିଆଯାଏ। କିଛି କଟେ ନାହିଁ।',
  notLeft:
    'ଆପଣ ବାତିଲ କରୁଛନ୍ତି ବୋଲି ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କୁ ଜଣାଇ ହେଲା ନାହିଁ। କିଛି କଟିନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ଏହାକୁ ବନ୍ଦ କରି ପରେ ବାତିଲ କରନ୍ତୁ।',
  close: 'ଏବେ ପାଇଁ ବନ୍ଦ କରନ୍ତୁ',
  paying:
    'ଆପଣଙ୍କ କୋଡ ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଅଛି। ଦୟାକରି ଉତ୍ତରକୁ ଅପେକ୍ଷା କରନ୍ତୁ। ଏବେ ଛାଡ଼ିଲେ ବି ପେମେଣ୍ଟ ବନ୍ଦ ହେବ ନାହିଁ।',
  notSent: 'ଆପଣଙ୍କ କୋଡ ପହଞ୍ଚିଲା ନାହିଁ, ଆଉ କିଛି କଟିନାହିଁ।',
  nothingCharged: 'କିଛି କଟିନାହିଁ।',
  over: 'ପେମେଣ୍ଟ ହେଲା ନାହିଁ।',
  ends: {
    LP_TXN_EXPIRED: 'ଏହି ପେମେଣ୍ଟରେ ବହୁତ ସମୟ ଲାଗିଲା, ଆଉ ପେମେଣ୍ଟ ପାର୍ଟନର ରାଶି ଛାଡ଼ି ଦେଇଛନ୍ତି।',
    LP_INVALID_TXN_REF_NO: 'ଏହି ପେମେଣ୍ଟ ପାଇଁ ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଆଉ କିଛି ରଖାଯାଇନାହିଁ।',
    LP_ACCOUNT_LOCKED: 'ପେମେଣ୍ଟ ପାର୍ଟନର ଏବେ ପାଇଁ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଲକ କରିଛନ୍ତି।',
    LP_SIGNATURE_MISMATCH: 'ଏହି ପେମେଣ୍ଟ ଆପଣଙ୍କର ବୋଲି ପେମେଣ୍ଟ ପାର୍ଟନର ଯାଞ୍ଚ କରିପାରିଲେ ନାହିଁ, ତେଣୁ ମନା କଲେ।',
    LP_USER_INELIGIBLE: 'ପେମେଣ୍ଟ ପାର୍ଟନର ଆପଣଙ୍କୁ ପରେ ପେମେଣ୍ଟ କରିବାର ସୁବିଧା ଦିଅନ୍ତି ନାହିଁ।',
    LP_INSUFFICIENT_BALANCE: 'ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଆପଣଙ୍କ କ୍ରେଡିଟ ଏହି ରାଶିଠାରୁ କମ।',
    LP_BILL_OVER_DUES: 'ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଆପଣଙ୍କର ଗୋଟିଏ ବିଲର ତାରିଖ ଗଡ଼ିଯାଇଛି। ପ୍ରଥମେ ତାହା ପେମେଣ୍ଟ କରନ୍ତୁ।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ଏହି ରାଶି ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଆପଣଙ୍କ ସୀମାଠାରୁ ଅଧିକ।',
  },
  again: 'ପେମେଣ୍ଟ ଉପାୟ ବାଛନ୍ତୁ',
  ended: 'ଆପଣ କୋଡ ଦେଇସାରିଛନ୍ତି। ଆପଣଙ୍କ ପେମେଣ୍ଟର ଫଳାଫଳ ଏଠାରେ ଦେଖନ୍ତୁ।',
  result: 'ଫଳାଫଳ ଦେଖନ୍ତୁ',
};

export const ottQuickPayText: TextsOf<typeof english.ottQuickPayText> = {
  title: 'ଷ୍ଟ୍ରିମିଂ ସେବାର ପେମେଣ୍ଟ',
  lead: 'କେବଳ ଗୋଟିଏ ମୋବାଇଲ ନମ୍ବର ଦରକାର। ଲଗଇନ ଦରକାର ନାହିଁ।',
  service: 'ଷ୍ଟ୍ରିମିଂ ସେବା',
  mobileno: 'ଗ୍ରାହକଙ୍କ ମୋବାଇଲ ନମ୍ବର',
  mobilenoHint: 'ଅପରେଟରଙ୍କ ପାଖରେ ରେଜିଷ୍ଟର ହୋଇଥିବା ନମ୍ବର।',
  price: 'ପରେ ଆପଣ ସେବା, ତା’ର ଅବଧି ଓ ଦାମ ଦେଖିବେ। ଆପଣ ନିଜ UPI ଆପରେ ମଞ୍ଜୁର ନକରିବା ଯାଏ କୌଣସି ପେମେଣ୍ଟ ହେବ ନାହିଁ।',
  ask: 'ଦାମ ଦେଖନ୍ତୁ',
  priced: 'ସେବା ଓ ଦାମ',
  request: 'UPIରେ ପେମେଣ୍ଟ କରନ୍ତୁ',
  unfinishedMissing: 'ଆପଣଙ୍କ ଅଧା ରହିଥିବା ପେମେଣ୍ଟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
  requestMissing: 'ଏହି ପେମେଣ୍ଟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଏହାକୁ ପୁଣି ଲୋଡ କଲେ କୌଣସି ପେମେଣ୍ଟ ହୁଏ ନାହିଁ।',
  errors: {
    service: 'ଷ୍ଟ୍ରିମିଂ ସେବା ବାଛନ୍ତୁ',
    mobileno: '6, 7, 8 ବା 9 ରୁ ଆରମ୍ଭ ହେଉଥିବା 10 ଅଙ୍କର ମୋବାଇଲ ନମ୍ବର ଲେଖନ୍ତୁ',
  },
};

export const termText: TextsOf<typeof english.termText> = {
  term: 'ଅବଧି',
  terms: {
    MONTHLY: '1\u00a0ମାସ',
    QUARTERLY: '3\u00a0ମାସ',
    HALFYEARLY: '6\u00a0ମାସ',
    YEARLY: '12\u00a0ମାସ',
  },
};

export const billText: TextsOf<typeof english.billText> = {
  packs: (count: number): string => `${count}ଟି ପ୍ୟାକ, ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ`,
  unpriced: (priced: number, unpriced: number): string =>
    priced === 0 ? `${unpriced}ଟି ପ୍ୟାକର ଦାମ ନାହିଁ` : `${priced}ଟି ପ୍ୟାକ, ଏବଂ ${unpriced}ଟିର ଦାମ ନାହିଁ`,
  gst: 'GST',
  total: 'ମୋଟ',
  totalWithTax: 'ମୋଟ, GST ସହ',
};

export const purposesText: TextsOf<typeof english.purposesText> = {
  CART: 'ଆପଣଙ୍କ କାର୍ଟର ପ୍ୟାକ',
  RENEWAL: 'ରିନ୍ୟୁଆଲ',
  TOPUP: 'ଟଙ୍କା ଯୋଡ଼ିବା',
  OFFER: 'ନୂଆ କନେକ୍ସନ',
  INSTANT: 'କୌଣସି ନମ୍ବର ପାଇଁ ପେମେଣ୍ଟ',
  OTT: 'ଷ୍ଟ୍ରିମିଂ ସେବା',
};

export const paymentMethodsText: TextsOf<typeof english.paymentMethodsText> = {
  how: 'ପେମେଣ୍ଟ ଉପାୟ',
  change: 'ବଦଳାନ୍ତୁ',
  ways: {
    UPI: 'UPI',
    CARD: 'କାର୍ଡ ବା ନେଟ ବ୍ୟାଙ୍କିଂ',
    BALANCE: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସ',
    INSTALMENT: 'ପରେ ପେମେଣ୍ଟ',
  },
  means: {
    UPI: 'ସୁରକ୍ଷିତ ପେମେଣ୍ଟ ପେଜରେ',
    CARD: 'ସୁରକ୍ଷିତ ପେମେଣ୍ଟ ପେଜରେ',
    INSTALMENT: 'ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କୁ ପରେ ଫେରାଇବେ',
  },
  needsPrice:
    'UPI, କାର୍ଡ ଏବଂ ପରେ ପେମେଣ୍ଟ ପାଇଁ ଦାମ ଦରକାର, ଆଉ ଆପଣଙ୍କ ଅପରେଟର ଦାମ ଦେଇନାହାନ୍ତି। ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସରୁ ପେମେଣ୍ଟ ହୋଇପାରିବ।',
  operatorPrice: 'ଆପଣଙ୍କ ଅପରେଟର ଦାମ ସ୍ଥିର କରନ୍ତି',
  confirmPrice: 'ପେମେଣ୍ଟ ପୂର୍ବରୁ ଏହା ନିଶ୍ଚିତ କରନ୍ତୁ।',
  nothingToPay:
    'ମୋଟ ରାଶି ଶୂନ କିମ୍ବା ତା’ଠାରୁ କମ୍, ତେଣୁ କିଛି ପେମେଣ୍ଟ କରିବାକୁ ନାହିଁ। ଭୁଲ ଲାଗିଲେ ଦୟାକରି ଆମ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  noCardNumber: 'ଏଠାରେ କେବେ କାର୍ଡ ନମ୍ବର ଲେଖିବାକୁ ପଡ଼େ ନାହିଁ।',
  holds: (amount: string): string => `${amount} ଉପଲବ୍ଧ`,
  pay: 'ପେମେଣ୍ଟ କରନ୍ତୁ',
  payAmount: (amount: string): string => `${amount} ପେମେଣ୍ଟ କରନ୍ତୁ`,
  payLater: (amount: string): string => `ପରେ ${amount} ପେମେଣ୍ଟ କରନ୍ତୁ`,
  payFromBalance: (amount: string): string => `ବ୍ୟାଲାନ୍ସରୁ ${amount} ପେମେଣ୍ଟ କରନ୍ତୁ`,
  fromBalance: 'ବ୍ୟାଲାନ୍ସରୁ',
  leftAfter: (amount: string): string => `ପରେ ${amount} ରହିବ`,
  short: (amount: string): string => `${amount} କମ`,
  addMoney: 'ଟଙ୍କା ଯୋଡ଼ନ୍ତୁ',
  added: (amount: string): string => `ବ୍ୟାଲାନ୍ସରେ ଟଙ୍କା ଯୋଡ଼ିବା ପାଇଁ ${amount} ପେମେଣ୍ଟ ହୋଇଗଲା।`,
  unknownBalance: 'ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
  askAgain: 'ବ୍ୟାଲାନ୍ସ ଅପଡେଟ କରନ୍ତୁ',
  refused: 'କୌଣସି ପେମେଣ୍ଟ ହୋଇନାହିଁ।',
  nothingMore: 'ଆଉ କିଛି କଟିନାହିଁ।',
  changed: 'କୌଣସି ପେମେଣ୍ଟ ହୋଇନାହିଁ। ରାଶି ବଦଳିଯାଇଛି। ପେମେଣ୍ଟ ପୂର୍ବରୁ ଯାଞ୍ଚ କରନ୍ତୁ।',
  orderOver: 'କୌଣସି ପେମେଣ୍ଟ ହୋଇନାହିଁ। ଆପଣଙ୍କ ଅର୍ଡରର ସମୟ ସରିଯାଇଛି। ନୂଆ ଅର୍ଡର ପାଇଁ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  open: 'ଏଥିପାଇଁ ହୋଇଥିବା ଗୋଟିଏ ପେମେଣ୍ଟ ଆମେ ଏବେ ବି ଯାଞ୍ଚ କରୁଛୁ। ଫଳାଫଳ ନଜଣାଯିବା ଯାଏ ଦୟାକରି ପୁଣି ପେମେଣ୍ଟ କରନ୍ତୁ ନାହିଁ।',
  inProgress:
    'ପେମେଣ୍ଟ ପାର୍ଟନର ଆପଣଙ୍କ ପେମେଣ୍ଟ ଉପରେ କାମ କରୁଛନ୍ତି କିମ୍ବା ଟଙ୍କା ତାଙ୍କ ପାଖରେ ପହଞ୍ଚିସାରିଛି, ତେଣୁ ଆମେ ଅନ୍ୟ ପେମେଣ୍ଟ ଆରମ୍ଭ କଲୁ ନାହିଁ। ଏହାର ସ୍ଥିତି ଯାଞ୍ଚ କରନ୍ତୁ, କିମ୍ବା ଆମର ସାହାଯ୍ୟ ନିଅନ୍ତୁ।',
  balanceOpen:
    'ଏଥିପାଇଁ ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସରୁ ପେମେଣ୍ଟ ପଠାଯାଇଥିଲା, କିନ୍ତୁ ଉତ୍ତର ଆସିନାହିଁ। ଅନ୍ୟ ପେମେଣ୍ଟ ଉପାୟ ବ୍ୟବହାର କରିବା ପୂର୍ବରୁ ତାହାର ଫଳାଫଳ ଯାଞ୍ଚ କରନ୍ତୁ।',
  checkStatus: 'ସ୍ଥିତି ଯାଞ୍ଚ କରନ୍ତୁ',
  justPaid: 'ଏହାର ପେମେଣ୍ଟ ଏବେ ଏବେ ହୋଇଛି। ଆଉ କିଛି କଟିନାହିଁ।',
  elsewhere:
    'ଆମେ ପେମେଣ୍ଟ ପେଜର ଠିକଣା ଚିହ୍ନିପାରିଲୁ ନାହିଁ, ତେଣୁ ଆପଣଙ୍କୁ ସେଠାକୁ ପଠାଇଲୁ ନାହିଁ। କୌଣସି ପେମେଣ୍ଟ ହୋଇନାହିଁ। ଦୟାକରି ଆମ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  otherPayment:
    'ଅପରେଟର ଏହି ପେମେଣ୍ଟ ଜାରି ନରଖି ଅନ୍ୟ ଏକ ପେମେଣ୍ଟ ଆରମ୍ଭ କଲେ, ତେଣୁ ଆମେ ଆପଣଙ୍କୁ ସେଠାକୁ ପଠାଇଲୁ ନାହିଁ। ଏହାକୁ ଯାଞ୍ଚ କରନ୍ତୁ, ଆଉ ଏହା ଖୋଲା ରହିଲେ ଏହାର ରେଫରେନ୍ସ ନମ୍ବର ସହ ଆମ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  reused:
    'ଅପରେଟର ଏହି ପେମେଣ୍ଟକୁ ଅନ୍ୟ ଏକ ପେମେଣ୍ଟର ରେଫରେନ୍ସ ନମ୍ବର ଦେଲେ, ତେଣୁ ଆମେ ଏହାକୁ ଆରମ୍ଭ କଲୁ ନାହିଁ। କିଛି ପେମେଣ୍ଟ ହେଲା ନାହିଁ। ଦୟାକରି ଆମ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  going: 'ଆପଣଙ୍କୁ ପେମେଣ୍ଟ ପେଜକୁ ନିଆଯାଉଛି',
  neverBegan: 'ପେମେଣ୍ଟ ଆରମ୍ଭ ହୋଇପାରିଲା ନାହିଁ, ଆଉ କିଛି କଟିନାହିଁ। ପ୍ରସ୍ତୁତ ହେଲେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  instead: 'ଆପଣ ଅନ୍ୟ ପେମେଣ୍ଟ ଉପାୟ ବ୍ୟବହାର କରିପାରିବେ।',
  later: {
    LP_USER_INELIGIBLE: 'ପେମେଣ୍ଟ ପାର୍ଟନର ଆପଣଙ୍କୁ ପରେ ପେମେଣ୍ଟ କରିବାର ସୁବିଧା ଦିଅନ୍ତି ନାହିଁ।',
    LP_INSUFFICIENT_BALANCE: 'ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଆପଣଙ୍କ କ୍ରେଡିଟ ଏହି ରାଶିଠାରୁ କମ।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ଏହି ରାଶି ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଆପଣଙ୍କ ସୀମାଠାରୁ ଅଧିକ।',
    LP_BILL_OVER_DUES: 'ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଆପଣଙ୍କର ଗୋଟିଏ ବିଲର ତାରିଖ ଗଡ଼ିଯାଇଛି। ପ୍ରଥମେ ତାହା ପେମେଣ୍ଟ କରନ୍ତୁ।',
    LP_ACCOUNT_LOCKED: 'ପେମେଣ୍ଟ ପାର୍ଟନର ଏବେ ପାଇଁ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଲକ କରିଛନ୍ତି।',
    LP_MAX_OTP_GEN_EXCEEDED: 'ପେମେଣ୍ଟ ପାର୍ଟନର ଏବେ ଆପଣଙ୍କୁ ଆଉ କୋଡ ପଠାଇପାରିବେ ନାହିଁ।',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'ଏଥିପାଇଁ ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଆଗରୁ ଅନୁରୋଧ ଅଛି। ପୁଣି ଚେଷ୍ଟା କରିବା ପୂର୍ବରୁ କିଛି ମିନିଟ ଅପେକ୍ଷା କରନ୍ତୁ।',
  },
};

export const paymentDetailsText: TextsOf<typeof english.paymentDetailsText> = {
  amount: 'ରାଶି',
  whatFor: 'କ’ଣ ପାଇଁ',
  method: 'ପେମେଣ୍ଟ ଉପାୟ',
  modes: {
    CC: 'କ୍ରେଡିଟ କାର୍ଡ',
    DC: 'ଡେବିଟ କାର୍ଡ',
    NB: 'ନେଟ ବ୍ୟାଙ୍କିଂ',
    UPI: 'UPI',
    INSTALMENT: 'ପରେ ପେମେଣ୍ଟ',
    BALANCE: 'ବ୍ୟାଲାନ୍ସ',
  },
  when: 'କେବେ',
  bank: 'ବ୍ୟାଙ୍କ ରେଫରେନ୍ସ',
  account: 'ଏହି ନମ୍ବର ପାଇଁ',
  due: 'ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କୁ ଦେବାର ଶେଷ ତାରିଖ',
  order: 'ଅର୍ଡର ନମ୍ବର',
  results: 'ଆପଣଙ୍କ ପ୍ୟାକ',
  done: 'ହୋଇଗଲା',
  held: 'ଏପର୍ଯ୍ୟନ୍ତ ଚାଲୁ ହୋଇନାହିଁ',
  notRenewed: 'ରିନ୍ୟୁ ହେଲା ନାହିଁ',
  notStarted: 'ଚାଲୁ ହେଲା ନାହିଁ',
  reasons: {
    tooEarly: 'ଏବେ ସମୟ ହୋଇନାହିଁ। ପ୍ୟାକ ଶେଷ ହେବା ପୂର୍ବର 15 ଦିନ ଭିତରେ ରିନ୍ୟୁ କରିପାରିବେ।',
    chargeRefused: 'ଆପଣଙ୍କ ଅପରେଟର ଚାର୍ଜ ଲଗାଇପାରିଲେ ନାହିଁ।',
    other: 'ଆପଣଙ୍କ ଅପରେଟର ଏହା ସମ୍ପୂର୍ଣ୍ଣ କରିପାରିଲେ ନାହିଁ।',
  },
  givenBack: (amount: string): string => `ଏହାର ${amount} ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସରେ ଅଛି।`,
  notGivenBack:
    'ଏହାର ଦାମ ରିଫଣ୍ଡ ହେଲା କି ନାହିଁ, ଆପଣଙ୍କ ଅପରେଟର କହିଲେ ନାହିଁ। ତଳେ ଥିବା ରେଫରେନ୍ସ ନମ୍ବର ସହ ତାଙ୍କ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ଅପରେଟରଙ୍କ ମେସେଜ: ${words}` : `ଅପରେଟରଙ୍କ ମେସେଜ: ${words} (${code})`,
  tryAgain: (count: number): string => `${count}ଟି ପ୍ୟାକ ପୁଣି ରିନ୍ୟୁ କରନ୍ତୁ`,
  next: 'ଏହାପରେ କ’ଣ ହେବ',
  visit: 'କନେକ୍ସନ ଲଗାଇବାର ଦିନ ଠିକ କରିବାକୁ ଆମେ ଆପଣ ଦେଇଥିବା ନମ୍ବରକୁ ଫୋନ କରିବୁ।',
  seeOrder: 'ନିଜ ଅର୍ଡର ଦେଖନ୍ତୁ',
};

export const paymentResultText: TextsOf<typeof english.paymentResultText> = {
  maybeTaken: 'ହୁଏତ ଆପଣଙ୍କ ବ୍ୟାଙ୍କ ଟଙ୍କା କାଟିଥାଇପାରେ। କାଟିଥିଲେ ବ୍ୟାଙ୍କ 7 ରୁ 10 କାର୍ଯ୍ୟ ଦିବସ ଭିତରେ ଫେରାଇଥାଏ।',
  comingBack: (amount: string): string =>
    `ଆପଣଙ୍କ ବ୍ୟାଙ୍କ କହୁଛି ଯେ ${amount} କଟିଥିଲା ଓ ତାହା ଆପଣଙ୍କୁ ଫେରିବ। ଏଥିରେ ସାଧାରଣତଃ 7 ରୁ 10 କାର୍ଯ୍ୟ ଦିବସ ଲାଗେ।`,
  dontPay: 'ଦୟାକରି ପୁଣି ପେମେଣ୍ଟ କରନ୍ତୁ ନାହିଁ',
  returned:
    'ଯଦି ଆପଣଙ୍କ ଆକାଉଣ୍ଟରୁ ଟଙ୍କା କଟିଛି ଓ ଆମ ପାଖରେ ପହଞ୍ଚିନାହିଁ, ତେବେ ଆପଣଙ୍କ ବ୍ୟାଙ୍କ 7 ରୁ 10 କାର୍ଯ୍ୟ ଦିବସ ଭିତରେ ଫେରାଇଥାଏ।',
  stillSilent: 'ବ୍ୟାଙ୍କ ଏପର୍ଯ୍ୟନ୍ତ ଉତ୍ତର ଦେଇନାହିଁ।',
  nextCheck: (seconds: number): string => `ପରବର୍ତ୍ତୀ ଯାଞ୍ଚ ${seconds}\u00a0ସେକେଣ୍ଡରେ।`,
  checking: 'ଏବେ ଯାଞ୍ଚ ଚାଲିଛି…',
  printReceipt: 'ରସିଦ ପ୍ରିଣ୍ଟ କରନ୍ତୁ',
  shareReceipt: 'ରସିଦ ସେୟାର କରନ୍ତୁ',
  saveReceipt: 'ରସିଦ ସେଭ କରନ୍ତୁ',
};

export const paymentStatusText: TextsOf<typeof english.paymentStatusText> = {
  which: 'କେଉଁ ପେମେଣ୍ଟ?',
  whichDescription: 'ଆପଣଙ୍କୁ ଦିଆଯାଇଥିବା ରେଫରେନ୍ସ ନମ୍ବର ଲେଖନ୍ତୁ। ଏହା ଆପଣଙ୍କ ବ୍ୟାଙ୍କ ମେସେଜରେ ମଧ୍ୟ ଥାଏ।',
  reference: 'ରେଫରେନ୍ସ ନମ୍ବର',
  referenceMissing: 'ପେମେଣ୍ଟର ରେଫରେନ୍ସ ନମ୍ବର ଲେଖନ୍ତୁ',
  unknownReference: 'ଏହି ରେଫରେନ୍ସ ନମ୍ବର ଆମକୁ ଜଣା ନାହିଁ',
  unknownReferenceDescription:
    'ଏହାକୁ ଆପଣଙ୍କ ବ୍ୟାଙ୍କ ମେସେଜ ସହ ମିଳାନ୍ତୁ। ଯଦି ଆପଣଙ୍କ ଆକାଉଣ୍ଟରୁ ଟଙ୍କା କଟିଛି, ତେବେ ପୁଣି ପେମେଣ୍ଟ କରିବା ପୂର୍ବରୁ ଆମ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  ask: 'ଯାଞ୍ଚ କରନ୍ତୁ',
  titles: {
    asking: 'ଆପଣଙ୍କ ପେମେଣ୍ଟ ଯାଞ୍ଚ ହେଉଛି',
    paid: 'ପେମେଣ୍ଟ ହୋଇଗଲା',
    failed: 'ପେମେଣ୍ଟ ହେଲା ନାହିଁ',
    cancelled: 'ପେମେଣ୍ଟ ବାତିଲ ହେଲା',
    comingBack: 'ଆପଣଙ୍କ ଟଙ୍କା ଫେରୁଛି',
    notYet: 'ଏପର୍ଯ୍ୟନ୍ତ ନିଶ୍ଚିତ ହୋଇନାହିଁ',
    unknown: 'ଆମେ ଏପର୍ଯ୍ୟନ୍ତ ଜାଣିନାହୁଁ',
    otherAmount: 'ଦୟାକରି ପୁଣି ପେମେଣ୍ଟ କରନ୍ତୁ ନାହିଁ',
  },
  dontClose: 'ଏହି ପେଜ ବନ୍ଦ କରନ୍ତୁ ନାହିଁ।',
  asking: 'ଆମେ ଅପରେଟରଙ୍କ ପାଖରେ ଯାଞ୍ଚ କରୁଛୁ। ଏଥିରେ ଆପଣଙ୍କର କୌଣସି ଟଙ୍କା କଟେ ନାହିଁ।',
  notYet: 'ଆମେ ଯାଞ୍ଚ ଜାରି ରଖିବୁ। ଆପଣ ଏହି ପେଜ ଛାଡ଼ିପାରିବେ।',
  unconfirmed:
    'ଆମେ ଏପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ପେମେଣ୍ଟ ନିଶ୍ଚିତ କରିପାରିନାହୁଁ। ଏଠାରେ ଦେଖାଯାଉଥିବା କୌଣସି କଥାର ଅର୍ଥ ନୁହେଁ ଯେ ପେମେଣ୍ଟ ହୋଇଛି।',
  withProvider: 'ପେମେଣ୍ଟ ପାର୍ଟନର ଏହି ପେମେଣ୍ଟ ଉପରେ କାମ କରୁଛନ୍ତି କିମ୍ବା ଟଙ୍କା ତାଙ୍କ ପାଖରେ ପହଞ୍ଚିସାରିଛି।',
  disputed: (amount: string): string =>
    `ଅପରେଟର ପୂର୍ବରୁ ${amount} ପେମେଣ୍ଟ ନିଶ୍ଚିତ କରିଥିଲେ, ଆଉ ଏବେ କହୁଛନ୍ତି ଯେ ଏହି ପେମେଣ୍ଟ ବିଫଳ ହୋଇଛି। ଆମକୁ ରେଫରେନ୍ସ ନମ୍ବର ପଠାନ୍ତୁ, ଆମେ ଦେଖିବୁ।`,
  aboutAnother: 'ଅପରେଟର ଅନ୍ୟ ଏକ ପେମେଣ୍ଟ ବିଷୟରେ ଉତ୍ତର ଦେଲେ, ତେଣୁ ଏହା ନିଶ୍ଚିତ ହୋଇନାହିଁ।',
  otherAmount: (paid: string, agreed: string): string =>
    `ଅପରେଟରଙ୍କ ଅନୁସାରେ ${paid} ପେମେଣ୍ଟ ହୋଇଛି, କିନ୍ତୁ ଆପଣ ${agreed} ପାଇଁ ରାଜି ହୋଇଥିଲେ। ଆମକୁ ରେଫରେନ୍ସ ନମ୍ବର ପଠାନ୍ତୁ, ଆମେ ଦେଖିବୁ।`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const done = isRenewal ? 'ରିନ୍ୟୁ' : 'ଚାଲୁ';
    return failed === all
      ? `ପେମେଣ୍ଟ ପହଞ୍ଚିଛି, କିନ୍ତୁ କୌଣସି ପ୍ୟାକ ${done} ହେଲା ନାହିଁ।`
      : `ପେମେଣ୍ଟ ପହଞ୍ଚିଛି, କିନ୍ତୁ ${all}ଟିରୁ ${failed}ଟି ପ୍ୟାକ ${done} ହେଲା ନାହିଁ।`;
  },
  failed: 'କୌଣସି ଟଙ୍କା କଟିନାହିଁ।',
  failedDescription: (sentence: string): string =>
    `ଆପଣଙ୍କ ବ୍ୟାଙ୍କ କିମ୍ବା ପେମେଣ୍ଟ ପାର୍ଟନର କହିଲେ: ${sentence}`,
  checkStatus: 'ସ୍ଥିତି ଯାଞ୍ଚ କରନ୍ତୁ',
  tryAgain: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  keep: 'ପେମେଣ୍ଟର ରେଫରେନ୍ସ ନମ୍ବର',
  detailsMissing: 'ବିବରଣୀ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଉପରେ ଥିବା ଫଳାଫଳ ଠିକ ଅଛି।',
  myPacks: 'ମୋ ପ୍ୟାକ',
  home: 'ହୋମ',
  logIn: 'ଲଗଇନ କରନ୍ତୁ',
};

export const receiptText: TextsOf<typeof english.receiptText> = {
  title: 'ପେମେଣ୍ଟ ରସିଦ',
  paid: 'ପେମେଣ୍ଟ ହୋଇଛି',
  billedTo: 'ପେମେଣ୍ଟ କରିଛନ୍ତି',
  customer: (id: string): string => `ଗ୍ରାହକ ନମ୍ବର ${id}`,
  suppliedBy: 'ସେବା ଦେଇଥିବା ସଂସ୍ଥା',
  gstin: (number: string): string => `GST ନମ୍ବର (GSTIN) ${number}`,
  reference: 'ରେଫରେନ୍ସ',
  fullReference: 'ପୂରା ରେଫରେନ୍ସ',
  bank: 'ବ୍ୟାଙ୍କ ରେଫରେନ୍ସ',
  what: 'ବିବରଣୀ',
  period: 'ଅବଧି',
  sac: 'ସେବା କୋଡ (SAC)',
  amount: 'ରାଶି',
  until: (day: string): string => `${day} ପର୍ଯ୍ୟନ୍ତ`,
  notDone: 'ଚାଲୁ ହେଲା ନାହିଁ। ରିଫଣ୍ଡ ହୋଇଥିଲେ "ନେଣଦେଣ"ରେ ଦେଖାଯିବ।',
  beforeTax: 'ଟ୍ୟାକ୍ସ ପୂର୍ବରୁ',
  gst: 'GST',
  total: 'ମୋଟ ପେମେଣ୍ଟ',
  method: 'ପେମେଣ୍ଟ ଉପାୟ',
  due: 'ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କୁ ଦେବାର ଶେଷ ତାରିଖ',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone} କୁ ଫୋନ କରି` : `${phone} କୁ ଫୋନ କରନ୍ତୁ କିମ୍ବା ସାହାଯ୍ୟ ଖୋଲି`;
    const without = isGuest ? 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କୁ ପଚାରି' : 'ସାହାଯ୍ୟ ଖୋଲି';
    return `କିଛି ପ୍ରଶ୍ନ? ${phone === '' ? without : byPhone} ରେଫରେନ୍ସ ଜଣାନ୍ତୁ। ଏହି ରସିଦ କମ୍ପ୍ୟୁଟରରେ ତିଆରି, ଏଥିରେ ଦସ୍ତଖତ ଦରକାର ନାହିଁ।`;
  },
  footWithoutReference: (phone: string): string =>
    `କିଛି ପ୍ରଶ୍ନ? ${phone === '' ? 'ସାହାଯ୍ୟ ଖୋଲନ୍ତୁ' : `${phone} କୁ ଫୋନ କରନ୍ତୁ କିମ୍ବା ସାହାଯ୍ୟ ଖୋଲନ୍ତୁ`}। ଏହି ରସିଦ କମ୍ପ୍ୟୁଟରରେ ତିଆରି, ଏଥିରେ ଦସ୍ତଖତ ଦରକାର ନାହିଁ।`,
};

export const topUpText: TextsOf<typeof english.topUpText> = {
  title: 'ଟଙ୍କା ଯୋଡ଼ନ୍ତୁ',
  balance: (amount: string): string => `ଆପଣଙ୍କ ବ୍ୟାଲାନ୍ସ ${amount}`,
  amount: 'କେତେ ଟଙ୍କା',
  amountHint: (least: string, most: string) => `${least} ରୁ ${most} ପର୍ଯ୍ୟନ୍ତ`,
  quick: 'ଲୋକପ୍ରିୟ ରାଶି',
  box: 'କେଉଁ ବକ୍ସ ପାଇଁ?',
  account: 'ପୂରା ଆକାଉଣ୍ଟ ପାଇଁ',
  payMissing: 'ପେମେଣ୍ଟ ଉପାୟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
  errors: {
    unreadable: 'ରାଶି ଟଙ୍କାରେ ଲେଖନ୍ତୁ, ଯେମିତି 500',
    comma: 'ପଇସା ପାଇଁ ବିନ୍ଦୁ ଦିଅନ୍ତୁ, ଯେପରି 300.50',
    tooLittle: (least: string) => `ସର୍ବନିମ୍ନ ରାଶି ${least}`,
    tooMuch: (most: string) => `ଥରକେ ସର୍ବାଧିକ ରାଶି ${most}`,
  },
};

export const unfinishedText: TextsOf<typeof english.unfinishedText> = {
  title: (count: number): string => `${count}ଟି ଅଧା ରହିଥିବା ପେମେଣ୍ଟ`,
  steps: {
    asking: 'ଏପର୍ଯ୍ୟନ୍ତ ଆରମ୍ଭ ହୋଇନାହିଁ',
    atProvider: 'ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ',
    awaitingCode: 'ଆପଣଙ୍କ କୋଡକୁ ଅପେକ୍ଷା',
    awaitingApp: 'ଆପଣଙ୍କ UPI ଆପକୁ ଅପେକ୍ଷା',
    paying: 'ପେମେଣ୍ଟ ଚାଲିଛି',
    unknown: 'ଫଳାଫଳ ଏପର୍ଯ୍ୟନ୍ତ ଜଣାନାହିଁ',
    paid: 'ପେମେଣ୍ଟ ହୋଇଗଲା',
    failed: 'ପେମେଣ୍ଟ ହେଲା ନାହିଁ',
    left: 'ଏଠାରେ ବନ୍ଦ ହୋଇଛି, କିନ୍ତୁ ପେମେଣ୍ଟ ପାର୍ଟନରଙ୍କ ପାଖରେ ଏବେ ବି ପେମେଣ୍ଟ ହୋଇପାରେ',
  },
  paidMeanwhile: 'ଏହା ଭିତରେ ପେମେଣ୍ଟ ହୋଇଗଲା',
  seeResult: 'ଫଳାଫଳ ଦେଖନ୍ତୁ',
  seen: 'ଠିକ ଅଛି',
  checkStatus: 'ସ୍ଥିତି ଯାଞ୍ଚ କରନ୍ତୁ',
  goOn: 'ପେମେଣ୍ଟ ଜାରି ରଖନ୍ତୁ',
  enterCode: 'OTP ଲେଖନ୍ତୁ',
  showCode: 'କୋଡ ଦେଖାନ୍ତୁ',
  leave: 'ଏହି ପେମେଣ୍ଟ ବନ୍ଦ କରନ୍ତୁ',
  mayBePaid:
    'ସେଠାରେ ପେମେଣ୍ଟ କରିଥିଲେ ପୁଣି କରନ୍ତୁ ନାହିଁ: ତାହା ଏଠାରେ ଦେଖାଯିବ। କରିନଥିଲେ ସେହି ପେଜ ବନ୍ଦ କରି ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ।',
  notPaid: 'ମୁଁ ସେଠାରେ ଦେଇନାହିଁ, ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ',
};

export const payInstantlyText: TextsOf<typeof english.payInstantlyText> = {
  mobileno: 'ରସିଦ ପାଇଁ ମୋବାଇଲ ନମ୍ବର (ଐଚ୍ଛିକ)',
  receiptHint: 'କେବଳ ଏହି ରସିଦ ପାଇଁ।',
  email: 'ରସିଦ ପାଇଁ ଇମେଲ (ଐଚ୍ଛିକ)',
  pay: 'UPIରେ ପେମେଣ୍ଟ କରନ୍ତୁ',
  approve: 'ମଞ୍ଜୁରି ଆପଣଙ୍କ UPI ଆପରେ ଦିଅନ୍ତୁ',
  errors: {
    mobileno: '6, 7, 8 ବା 9 ରୁ ଆରମ୍ଭ ହେଉଥିବା 10 ଅଙ୍କର ମୋବାଇଲ ନମ୍ବର ଲେଖନ୍ତୁ',
    email: 'name@example.com ପରି ଇମେଲ ଠିକଣା ଲେଖନ୍ତୁ',
  },
};

export const upiText: TextsOf<typeof english.upiText> = {
  beforePay:
    'ମଞ୍ଜୁରି ଆପଣଙ୍କ UPI ଆପରେ ଦିଅନ୍ତୁ। ତା’ ପୂର୍ବରୁ ଚାଲିଗଲେ, ଏହା ଆପଣଙ୍କ ଅଧା ରହିଥିବା ପେମେଣ୍ଟରେ ଟଙ୍କା ନ କଟି ରହିବ।',
  scan: 'ଯେକୌଣସି UPI ଆପରେ ଏହି କୋଡ ସ୍କାନ କରି ସେଠାରେ ପେମେଣ୍ଟ ମଞ୍ଜୁର କରନ୍ତୁ।',
  qr: 'ଏହି ପେମେଣ୍ଟର QR କୋଡ। ସେହି ବିବରଣୀ ତଳେ ଅଛି।',
  qrMissing: 'କୋଡ ଦେଖାଇ ହେଲା ନାହିଁ। ତଳେ ଥିବା UPI ଠିକଣାକୁ ପେମେଣ୍ଟ କରନ୍ତୁ, କିମ୍ବା ପେଜ ପୁଣି ଲୋଡ କରନ୍ତୁ।',
  openApp: 'ଆପଣଙ୍କ UPI ଆପ ଖୋଲନ୍ତୁ',
  showQr: 'ଅନ୍ୟ ଫୋନ ପାଇଁ QR କୋଡ ଦେଖାନ୍ତୁ',
  hideQr: 'QR କୋଡ ଲୁଚାନ୍ତୁ',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0 ? `ଆଉ ${minutes}\u00a0ମି. ${seconds}\u00a0ସେ. ବୈଧ` : `ଆଉ ${seconds}\u00a0ସେ. ବୈଧ`,
  nearlyOver: 'ଏହି କୋଡ ଆଉ ଏକ ମିନିଟରୁ କମ ସମୟ ବୈଧ',
  waiting: 'ଆପଣଙ୍କ ପେମେଣ୍ଟକୁ ଅପେକ୍ଷା। ଅପରେଟର ପାଇବା ମାତ୍ରେ ଏହି ପେଜ ଅପଡେଟ ହେବ।',
  unasked: 'ଏବେ ଅପରେଟରଙ୍କ ସହ ଯୋଗାଯୋଗ ହୋଇପାରୁନାହିଁ। ଆପଣ ପେମେଣ୍ଟ କରିଥିଲେ ତାହା ହଜିନାହିଁ। ଆମେ ଯାଞ୍ଚ ଜାରି ରଖିବୁ।',
  checkNow: 'ମୁଁ ପେମେଣ୍ଟ କଲି, ଏବେ ଯାଞ୍ଚ କରନ୍ତୁ',
  byHand: 'ଏହା ବଦଳରେ UPI ଠିକଣାକୁ ପେମେଣ୍ଟ କରନ୍ତୁ',
  payee: 'UPI ଠିକଣା',
  payeeName: 'କାହାକୁ',
  amount: 'ରାଶି',
  reference: 'ରେଫରେନ୍ସ ନମ୍ବର',
  service: 'ସେବା',
  whose: 'କାହାର କନେକ୍ସନ',
  number: 'ନମ୍ବର',
  leave: 'ପେମେଣ୍ଟ ବାତିଲ କରନ୍ତୁ',
  notLeft: 'ଏବେ ବାତିଲ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  left: 'ଆପଣ ଏହି ପେମେଣ୍ଟ ବାତିଲ କରିଛନ୍ତି। ଏହାର କୋଡରେ ଆଉ କିଛି ସମୟ ଯାଏ ପେମେଣ୍ଟ ହୋଇପାରେ, ତେଣୁ ଆପଣ ସେଥିପାଇଁ ପୁଣି ପେମେଣ୍ଟ କରିବା ପୂର୍ବରୁ ଆମେ ଏହାକୁ ଯାଞ୍ଚ କରୁ।',
  overAsking: 'ପେମେଣ୍ଟର ସମୟ ସରିଗଲା। କିଛି ପହଞ୍ଚିଛି କି ନାହିଁ, ଆମେ ଅପରେଟରଙ୍କୁ ଆଉଥରେ ପଚାରୁଛୁ।',
  overUnknown:
    'ପେମେଣ୍ଟର ସମୟ ସରିଗଲା, ଆଉ ଅପରେଟର ଏପର୍ଯ୍ୟନ୍ତ ଫଳାଫଳ ଜାଣିନାହାଁନ୍ତି। ଏହା ସ୍ପଷ୍ଟ ନହେବା ଯାଏ ଦୟାକରି ସେଥିପାଇଁ ପୁଣି ପେମେଣ୍ଟ କରନ୍ତୁ ନାହିଁ।',
  checkStatus: 'ସ୍ଥିତି ଯାଞ୍ଚ କରନ୍ତୁ',
  failed: 'ପେମେଣ୍ଟ ହେଲା ନାହିଁ। କୌଣସି ଟଙ୍କା କଟିନାହିଁ।',
  failedDescription: (sentence: string): string => `ଅପରେଟର କହିଲେ: ${sentence}`,
  newCode: 'ନୂଆ କୋଡ ନିଅନ୍ତୁ',
  back: 'ପଛକୁ',
  result: 'ଫଳାଫଳ ଦେଖନ୍ତୁ',
  gone: 'ଏହି ପେମେଣ୍ଟ ଆଉ ଏହି ବ୍ରାଉଜରରେ ନାହିଁ।',
};

export const upiRefusalText: TextsOf<typeof english.upiRefusalText> = {
  changed: 'ରାଶି ବଦଳିଯାଇଛି। ପେମେଣ୍ଟ ପୂର୍ବରୁ ଯାଞ୍ଚ କରନ୍ତୁ।',
  notPayable: 'ଅପରେଟର ପଠାଇଥିବା ଅନୁରୋଧର ପେମେଣ୍ଟ ହୋଇପାରିବ ନାହିଁ। କିଛି କଟିନାହିଁ। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  unknownNumber: 'କୌଣସି ଆକାଉଣ୍ଟ ମିଳିଲା ନାହିଁ। ନମ୍ବର ଯାଞ୍ଚ କରନ୍ତୁ।',
  neverBegan: 'ଅନୁରୋଧ ତିଆରି ହୋଇପାରିଲା ନାହିଁ, ଆଉ କିଛି କଟିନାହିଁ। ପ୍ରସ୍ତୁତ ହେଲେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  checkStatus: 'ସ୍ଥିତି ଯାଞ୍ଚ କରନ୍ତୁ',
};
