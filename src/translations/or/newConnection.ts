import type { orderText as EnglishOrderText } from '../../screens/newConnection/order/order.text';
import type { payOfferText as EnglishPayOfferText } from '../../screens/newConnection/order/payOffer.text';
import type { planComparisonText as EnglishPlanComparisonText } from '../../screens/newConnection/plans/planComparison.text';
import type { plansText as EnglishPlansText } from '../../screens/newConnection/plans/plans.text';
import type { shopText as EnglishShopText } from '../../screens/newConnection/shop.text';
import type { shopAlertsText as EnglishShopAlertsText } from '../../screens/newConnection/shopAlerts.text';
import type { TextsOf } from '../../text/catalogue';

export const shopAlertsText: TextsOf<typeof EnglishShopAlertsText> = {
  loggedIn: 'ଆପଣ ଲଗଇନ ଅଛନ୍ତି। ନିଜ କନେକ୍ସନରେ ପ୍ୟାକ ଯୋଡ଼ିବାକୁ ନୂଆ କନେକ୍ସନ ଦରକାର ନାହିଁ।',
  addPacks: 'ପ୍ୟାକ ଯୋଡ଼ନ୍ତୁ',
  ordered: (order: string) => `ନୂଆ କନେକ୍ସନ ପାଇଁ ଆପଣଙ୍କ ଅର୍ଡର ନମ୍ବର ${order}।`,
  seeOrder: 'ଅର୍ଡର ଦେଖନ୍ତୁ',
};

export const orderText: TextsOf<typeof EnglishOrderText> = {
  steps: ['ପ୍ଲାନ', 'ଆପଣଙ୍କ ତଥ୍ୟ', 'ଅର୍ଡର'],
  plan: 'ଆପଣଙ୍କ ପ୍ଲାନ',
  otherPlan: 'ଅନ୍ୟ ପ୍ଲାନ ବାଛନ୍ତୁ',
  detailsTitle: 'ଆପଣଙ୍କ ତଥ୍ୟ',
  firstname: 'ପ୍ରଥମ ନାମ',
  surname: 'ସାଙ୍ଗିଆ (ଐଚ୍ଛିକ)',
  mobileno: 'ମୋବାଇଲ ନମ୍ବର',
  mobileHint: 'ଲଗାଇବାର ଦିନ ଠିକ କରିବାକୁ ଆମେ ଏହି ନମ୍ବରକୁ ଫୋନ କରିବୁ।',
  email: 'ଇମେଲ ଠିକଣା (ଐଚ୍ଛିକ)',
  emailName: 'ଇମେଲ ଠିକଣା',
  address: 'ଠିକଣା',
  addressHint: 'ଘର ନମ୍ବର, ସାହି ଓ ସହର।',
  pincode: 'ପିନକୋଡ',
  goOn: 'ଆଗକୁ ବଢ଼ନ୍ତୁ',
  errors: {
    firstname: 'ଆପଣଙ୍କ ପ୍ରଥମ ନାମ ଅକ୍ଷରରେ ଲେଖନ୍ତୁ',
    surname: 'ଆପଣଙ୍କ ସାଙ୍ଗିଆ ଅକ୍ଷରରେ ଲେଖନ୍ତୁ, କିମ୍ବା ଖାଲି ଛାଡ଼ନ୍ତୁ',
    mobileno: '10 ଅଙ୍କର ମୋବାଇଲ ନମ୍ବର ଲେଖନ୍ତୁ',
    email: 'asha@example.com ପରି ଇମେଲ ଠିକଣା ଲେଖନ୍ତୁ, କିମ୍ବା ଖାଲି ଛାଡ଼ନ୍ତୁ',
    address: 'ଆପଣଙ୍କ ଠିକଣା ଲେଖନ୍ତୁ',
    addressLong: 'ଠିକଣାକୁ 400 ଅକ୍ଷର ଭିତରେ ଛୋଟ କରନ୍ତୁ',
    pincode: '6 ଅଙ୍କର ପିନକୋଡ ଲେଖନ୍ତୁ',
    notServed: 'ଏହି ପିନକୋଡରେ ଏପର୍ଯ୍ୟନ୍ତ ଆମ ସେବା ନାହିଁ। ଯାଞ୍ଚ କରନ୍ତୁ, କିମ୍ବା ଅନ୍ୟ ପିନକୋଡ ଲେଖନ୍ତୁ।',
  },
  existing: 'ଏହି ନମ୍ବର ଆଗରୁ ଜଣେ ଗ୍ରାହକଙ୍କର। ପ୍ୟାକ ଯୋଡ଼ିବା ବା ରିନ୍ୟୁ କରିବାକୁ ଲଗଇନ କରନ୍ତୁ।',
  logIn: 'ଲଗଇନ କରନ୍ତୁ',
  who: 'କାହା ପାଇଁ',
  changeDetails: 'ନିଜ ତଥ୍ୟ ବଦଳାନ୍ତୁ',
  area: 'ଆପଣଙ୍କ ଅଞ୍ଚଳ',
  total: 'ଦେବାକୁ ଥିବା ରାଶି',
  price: 'ଦାମ',
  gst: 'GST',
  order: (amount: string) => `${amount} ରେ ଅର୍ଡର କରନ୍ତୁ`,
  changed: (before: string, now: string) =>
    `ଏବେ ଦାମ ${now}; ଆପଣ ବାଛିବା ବେଳେ ${before} ଥିଲା। କିଛି ଅର୍ଡର ହୋଇନାହିଁ।`,
  gone: 'ଏହି ପ୍ଲାନ ସେଠାରେ ଆଉ ମିଳୁନାହିଁ। କିଛି ଅର୍ଡର ହୋଇନାହିଁ। ଆପଣଙ୍କ ତଥ୍ୟ ଆମେ ରଖିଛୁ।',
  sendAgain: 'ପୁଣି ପଠାନ୍ତୁ',
  giveUp: 'ଏହା ବଦଳରେ ପରିବର୍ତ୍ତନ କରନ୍ତୁ',
  giveUpDescription: 'ପ୍ରଥମ ଅର୍ଡର ପହଞ୍ଚିଥିଲେ ଦୁଇଟି ଅର୍ଡର ହେବ। ଯାହାର ପେମେଣ୍ଟ ହୁଏ ନାହିଁ, ତାହା ଆପେ ବାତିଲ ହୋଇଯାଏ।',
  number: 'ଅର୍ଡର ନମ୍ବର',
  withGst: 'ମୋଟ, GST ସହ',
  next: 'ଏହାପରେ କ’ଣ ହେବ',
  payMissing: 'ପେମେଣ୍ଟ ଉପାୟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
  call: (phone: string) => `${phone} କୁ ଫୋନ କରନ୍ତୁ`,
  more: 'ପ୍ଲାନକୁ ଫେରନ୍ତୁ',
};

export const payOfferText: TextsOf<typeof EnglishPayOfferText> = {
  pay: 'ନିଜ ଅର୍ଡରର ପେମେଣ୍ଟ କରନ୍ତୁ',
  keptUntil: '{date} ପର୍ଯ୍ୟନ୍ତ ରଖାଯିବ',
  unpaid: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଟଙ୍କା କଟିନାହିଁ। ଅର୍ଡରର ପେମେଣ୍ଟ ହେଲେ କନେକ୍ସନ ଲଗାଯିବ।',
  payByPhone: 'ଆପଣ ଫୋନରେ ମଧ୍ୟ ପେମେଣ୍ଟ କରିପାରିବେ: ଅର୍ଡର ନମ୍ବର ସହ ଗ୍ରାହକ ସେବାକୁ ଫୋନ କରନ୍ତୁ।',
  lapses: 'ସେତେବେଳ ସୁଦ୍ଧା ପେମେଣ୍ଟ ନହେଲେ ଅର୍ଡର ବାତିଲ ହୋଇଯିବ, କୌଣସି ଟଙ୍କା ଲାଗିବ ନାହିଁ।',
  afterwards: 'ପେମେଣ୍ଟ ହେଲେ ଲଗାଇବାର ଦିନ ଠିକ କରିବାକୁ ଆମେ ଆପଣଙ୍କୁ ଫୋନ କରିବୁ।',
  open: 'ଏହି ଅର୍ଡରର ଗୋଟିଏ ପେମେଣ୍ଟ ଆରମ୍ଭ ହୋଇଛି, ତା’ର ଫଳାଫଳ ଏପର୍ଯ୍ୟନ୍ତ ଜଣାନାହିଁ। ଦୟାକରି ତା’ ପୂର୍ବରୁ ପୁଣି ପେମେଣ୍ଟ କରନ୍ତୁ ନାହିଁ।',
  paid: 'ଆପଣଙ୍କ ଅର୍ଡରର ପେମେଣ୍ଟ ହୋଇଗଲା।',
  receipt: 'ପେମେଣ୍ଟ ଦେଖନ୍ତୁ',
  visit: 'କନେକ୍ସନ ଲଗାଇବାର ଦିନ ଠିକ କରିବାକୁ ଆମେ ଆପଣ ଦେଇଥିବା ନମ୍ବରକୁ ଫୋନ କରିବୁ।',
  lapsed: 'ଏହି ଅର୍ଡର ବାତିଲ ହୋଇଯାଇଛି: ସମୟ ଭିତରେ ପେମେଣ୍ଟ ହେଲା ନାହିଁ, ଆଉ କୌଣସି ଟଙ୍କା ଲାଗିବ ନାହିଁ।',
  another: 'ଏବେ କ’ଣ ଓ କେତେ ଦାମରେ ମିଳୁଛି, ପ୍ଲାନଗୁଡ଼ିକରେ ଦେଖନ୍ତୁ।',
  orderAgain: 'ପୁଣି ଅର୍ଡର କରନ୍ତୁ',
};

export const planComparisonText: TextsOf<typeof EnglishPlanComparisonText> = {
  price: 'GST ସହ ଦାମ',
  beforeTax: 'GST ପୂର୍ବରୁ ଦାମ',
  gst: 'GST',
  monthly: 'ମାସକୁ ଦାମ',
  saving: 'ଆପଣଙ୍କ ସଞ୍ଚୟ',
  channelCount: 'ଚ୍ୟାନେଲ',
  speedName: 'ସ୍ପିଡ',
  fairUseName: 'ଫୁଲ ସ୍ପିଡରେ ଡାଟା',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'ପ୍ଲାନ ଏକାଠି ଦେଖନ୍ତୁ',
  fact: 'ବୈଶିଷ୍ଟ୍ୟ',
  sideways: 'ସବୁ ପ୍ଲାନ ଦେଖିବାକୁ ପାଖକୁ ଘୁଞ୍ଚାନ୍ତୁ।',
  comparing: 'ତୁଳନା ପାଇଁ ପ୍ଲାନ',
  compared: (count: number) => `ତୁଳନା ପାଇଁ ${count}ଟି ପ୍ଲାନ`,
  oneMore: 'ତୁଳନା ପାଇଁ ଆଉ ଗୋଟିଏ ବା ଦୁଇଟି ପ୍ଲାନ ବାଛନ୍ତୁ।',
};

export const plansText: TextsOf<typeof EnglishPlansText> = {
  pincode: 'ଆପଣଙ୍କ ପିନକୋଡ',
  pincodeHint: 'ଅଞ୍ଚଳ ଅନୁସାରେ ପ୍ଲାନ ଅଲଗା ହୋଇପାରେ।',
  showThere: 'ପ୍ଲାନ ଦେଖାନ୍ତୁ',
  everywhere: 'ସବୁ ଜାଗାର ପ୍ଲାନ ଦେଖାନ୍ତୁ',
  wrongPincode: '6 ଅଙ୍କର ପିନକୋଡ ଲେଖନ୍ତୁ',
  filters: 'ପ୍ଲାନର ପ୍ରକାର',
  all: 'ସବୁ',
  kinds: { TV: 'TV ପ୍ଲାନ', BROADBAND: 'ବ୍ରଡବ୍ୟାଣ୍ଡ', COMBO: 'TV ଓ ବ୍ରଡବ୍ୟାଣ୍ଡ' },
  upTo: 'ମାସକୁ ଦାମ',
  anyPrice: 'ଯେକୌଣସି ଦାମ',
  upToRupees: (rupees: string) => `${rupees} ପର୍ଯ୍ୟନ୍ତ`,
  found: (count: number, pincode: string) =>
    pincode ? `${pincode} ପାଇଁ ${count}ଟି ପ୍ଲାନ` : `${count}ଟି ପ୍ଲାନ`,
  list: 'ପ୍ଲାନ',
  none: 'ଏବେ କୌଣସି ପ୍ଲାନ ନାହିଁ',
  noneDescription: 'ପରେ ପୁଣି ଦେଖନ୍ତୁ, କିମ୍ବା ଗ୍ରାହକ ସେବାକୁ ଫୋନ କରନ୍ତୁ।',
  noneThere: (pincode: string) => `${pincode} ପାଇଁ ଏପର୍ଯ୍ୟନ୍ତ ଆମର କୌଣସି ପ୍ଲାନ ନାହିଁ`,
  noneThereDescription: 'ପିନକୋଡ ଯାଞ୍ଚ କରନ୍ତୁ, କିମ୍ବା ପାଖର ଅନ୍ୟ ପିନକୋଡ ଲେଖନ୍ତୁ।',
  noMatch: 'କୌଣସି ପ୍ଲାନ ମିଳିଲା ନାହିଁ',
  noMatchDescription: 'ଅନ୍ୟ ପ୍ରକାର ବା ଅଧିକ ଦାମ ବାଛନ୍ତୁ।',
  clear: 'ସବୁ ପ୍ଲାନ ଦେଖାନ୍ତୁ',
  term: 'ଅବଧି',
  terms: {
    MONTHLY: '1\u00a0ମାସ',
    QUARTERLY: '3\u00a0ମାସ',
    HALFYEARLY: '6\u00a0ମାସ',
    YEARLY: '12\u00a0ମାସ',
  },
  forTerm: (term: string) => `${term} ପାଇଁ, GST ସହ`,
  withGst: 'GST ସହ',
  made: (price: string, gst: string) => `${price} ଓ ${gst} GST`,
  aMonth: (amount: string) => `${amount}/ମାସ`,
  saves: (amount: string) => `${amount} ସଞ୍ଚୟ`,
  channels: (count: number) => `${count}ଟି ଚ୍ୟାନେଲ`,
  speed: (mbps: number) => `${mbps} Mbps`,
  fairUse: (gigabytes: string) => `ଫୁଲ ସ୍ପିଡରେ ${gigabytes} GB, ତା’ପରେ ଧୀର`,
  included: 'ଏଥିରେ କ’ଣ ଅଛି',
  choose: 'ବାଛନ୍ତୁ',
  chooseOf: (plan: string) => `ବାଛନ୍ତୁ: ${plan}`,
  noPrice: 'ଦାମ ଉପଲବ୍ଧ ନାହିଁ',
  compare: 'ତୁଳନା କରନ୍ତୁ',
  subscriber: 'ଆଗରୁ ଗ୍ରାହକ ଅଛନ୍ତି?',
  logIn: 'ଲଗଇନ କରନ୍ତୁ',
};

export const shopText: TextsOf<typeof EnglishShopText> = {
  plans: {
    title: 'ନୂଆ କନେକ୍ସନ ନିଅନ୍ତୁ',
    lead: 'ପ୍ଲାନ ତୁଳନା କରି ତିନିଟି ଷ୍ଟେପରେ ଅର୍ଡର କରନ୍ତୁ। ଦାମରେ GST ସାମିଲ ଅଛି।',
  },
  compare: { title: 'ପ୍ଲାନର ତୁଳନା', lead: 'ଏକାଠି ଦେଖନ୍ତୁ, GST ସହ।' },
  details: { title: 'ଆପଣଙ୍କ ତଥ୍ୟ', lead: 'କାହାକୁ ଫୋନ କରିବୁ ଓ କେଉଁଠି ଲଗାଇବୁ, ଜାଣିବା ପାଇଁ।' },
  review: {
    title: 'ଯାଞ୍ଚ କରି ଅର୍ଡର କରନ୍ତୁ',
    lead: 'ଅର୍ଡର କଲେ କୌଣସି ଟଙ୍କା କଟେ ନାହିଁ। ପେମେଣ୍ଟ ପରେ କରିବେ।',
  },
  placed: { title: 'ଆପଣଙ୍କ ଅର୍ଡର', lead: 'ଏହି ନମ୍ବର ରଖନ୍ତୁ। ଏଥିରୁ ଆମେ ଆପଣଙ୍କ ଅର୍ଡର ଖୋଜୁ।' },
  back: 'ସବୁ ପ୍ଲାନ',
};
