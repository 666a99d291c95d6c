import type { instantPaymentText as EnglishInstantPaymentText } from '../../screens/payments/instant/instantPayment.text';
import type { instantPaymentConfirmText as EnglishInstantPaymentConfirmText } from '../../screens/payments/instant/instantPaymentConfirm.text';
import type { savedNumbersText as EnglishSavedNumbersText } from '../../screens/payments/instant/savedNumbers.text';
import type { otpDialogText as EnglishOtpDialogText } from '../../screens/payments/otp/otpDialog.text';
import type { ottQuickPayText as EnglishOttQuickPayText } from '../../screens/payments/ott/ottQuickPay.text';
import type { billText as EnglishBillText } from '../../screens/payments/pay/bill.text';
import type { paymentMethodsText as EnglishPaymentMethodsText } from '../../screens/payments/pay/paymentMethods.text';
import type { purposesText as EnglishPurposesText } from '../../screens/payments/pay/purposes.text';
import type { paymentDetailsText as EnglishPaymentDetailsText } from '../../screens/payments/status/paymentDetails.text';
import type { paymentResultText as EnglishPaymentResultText } from '../../screens/payments/status/paymentResult.text';
import type { paymentStatusText as EnglishPaymentStatusText } from '../../screens/payments/status/paymentStatus.text';
import type { receiptText as EnglishReceiptText } from '../../screens/payments/status/receipt/receipt.text';
import type { topUpText as EnglishTopUpText } from '../../screens/payments/topUp/topUp.text';
import type { unfinishedText as EnglishUnfinishedText } from '../../screens/payments/unfinished/unfinished.text';
import type { lazyUpiRequestText as EnglishLazyUpiRequestText } from '../../screens/payments/upi/lazyUpiRequest.text';
import type { payInstantlyText as EnglishPayInstantlyText } from '../../screens/payments/upi/payInstantly.text';
import type { upiText as EnglishUpiText } from '../../screens/payments/upi/request/upi.text';
import type { upiRefusalText as EnglishUpiRefusalText } from '../../screens/payments/upi/upiRefusal.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('ml');
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const instantPaymentText: TextsOf<typeof EnglishInstantPaymentText> = {
  title: 'ക്വിക്ക് റീചാർജ്',
  lead: 'നിങ്ങളുടെയോ മറ്റൊരാളുടെയോ കണക്ഷന് പണമടയ്ക്കാം. ലോഗിൻ വേണ്ട.',
  number: 'മൊബൈൽ, അക്കൗണ്ട് അല്ലെങ്കിൽ ബോക്സ് നമ്പർ',
  numberHint: 'സെറ്റ്-ടോപ്പ് ബോക്സിന്റെ അടിഭാഗത്ത് ബോക്സ് നമ്പർ കാണാം.',
  find: 'തുടരുക',
  unknownNumber:
    'അക്കൗണ്ട് കണ്ടെത്തിയില്ല. നമ്പർ പരിശോധിക്കുക, അല്ലെങ്കിൽ മറ്റൊന്ന് നൽകുക: രജിസ്റ്റർ ചെയ്ത മൊബൈൽ നമ്പർ, ബില്ലിലെ അക്കൗണ്ട് നമ്പർ, അല്ലെങ്കിൽ ബോക്സ് നമ്പർ.',
  stale: 'ഈ പേജ് ഏത് കണക്ഷന്റേതായിരുന്നു എന്ന് ഇപ്പോൾ അറിയില്ല. നമ്പർ വീണ്ടും നൽകുക.',
  lost: 'ആ നമ്പർ ഈ ഡിവൈസിന് ഇനി വായിക്കാനാകില്ല, അതുകൊണ്ട് അത് ഒഴിവാക്കി. വീണ്ടും നൽകുക.',
  errors: {
    missing: 'കണക്ഷന്റെ നമ്പർ നൽകുക',
    odd: 'കുറഞ്ഞത് നാല് അക്ഷരങ്ങളോ അക്കങ്ങളോ നൽകുക, മറ്റ് ചിഹ്നങ്ങൾ പാടില്ല',
  },
  unfinishedMissing: 'പൂർത്തിയാകാത്ത പേയ്‌മെന്റുകൾ ലോഡ് ചെയ്യാനായില്ല.',
  request: 'UPI വഴി പണമടയ്ക്കുക',
};

export const instantPaymentConfirmText: TextsOf<typeof EnglishInstantPaymentConfirmText> = {
  title: 'ഈ കണക്ഷനുള്ള പേയ്‌മെന്റ്',
  lead: 'ഈ കണക്ഷനാണോ പണമടയ്ക്കേണ്ടത്?',
  name: 'പേര്',
  account: 'അക്കൗണ്ട് നമ്പർ',
  mobile: 'മൊബൈൽ നമ്പർ',
  region: 'പ്രദേശം',
  email: 'ഇമെയിൽ',
  customertype: 'ഉപഭോക്താവിന്റെ തരം',
  types: { PREPAID: 'പ്രീപെയ്ഡ്', DP: 'നേരിട്ടുള്ള കസ്റ്റമർ' },
  frcode: 'ഫ്രാഞ്ചൈസി കോഡ്',
  balance: 'ബാലൻസ്',
  due: 'അടയ്ക്കാനുള്ളത്',
  inactive:
    'ഈ കണക്ഷൻ ഇപ്പോൾ ആക്ടീവല്ല. അടയ്ക്കുന്ന പണം ഇതിന്റെ ബാലൻസിലേക്ക് പോകും, കണക്ഷൻ വീണ്ടും ആക്ടീവാകണമെന്നില്ല. ആദ്യം വീട്ടുകാരോടോ ഓപ്പറേറ്ററോടോ ചോദിക്കുക.',
  noEnd: 'ഇതിലെ പാക്കുകൾ എപ്പോൾ തീരുമെന്ന് ഈ കണക്ഷനുള്ള വീട്ടുകാർക്ക് മാത്രമേ ലോഗിൻ ചെയ്ത് കാണാനാകൂ.',
  other: 'മറ്റൊരു നമ്പർ',
  payMissing: 'പേയ്‌മെന്റ് രീതികൾ ലോഡ് ചെയ്യാനായില്ല.',
};

export const savedNumbersText: TextsOf<typeof EnglishSavedNumbersText> = {
  title: 'വീണ്ടും പണമടയ്ക്കുക',
  pay: 'പണമടയ്ക്കുക',
  payNamed: (end: string) => `${end} എന്ന നമ്പറിന് വീണ്ടും പണമടയ്ക്കുക`,
  remove: 'ഒഴിവാക്കുക',
  removeNamed: (end: string) => `${end} ഒഴിവാക്കുക`,
  whereKept:
    'ഈ ഡിവൈസിൽ മാത്രമാണ് സേവ് ചെയ്തിരിക്കുന്നത്, ലോഗ് ഔട്ട് ചെയ്താലും ഇവിടെയുണ്ടാകും. ഈ ഡിവൈസ് ഉപയോഗിക്കുന്ന ആർക്കും ഈ നമ്പറുകൾക്ക് പണമടയ്ക്കാം, പക്ഷേ നമ്പറിന്റെ അവസാന അക്കങ്ങൾ മാത്രമേ കാണാനാകൂ.',
  keep: 'ഈ നമ്പർ ഈ ഡിവൈസിൽ സേവ് ചെയ്യുക',
  keepHint: (end: string) =>
    `അടുത്ത തവണ ഒറ്റ ടാപ്പിൽ പണമടയ്ക്കാം. ലിസ്റ്റിൽ ${end} എന്ന് കാണിക്കും. മറ്റുള്ളവരും ഉപയോഗിക്കുന്ന ഡിവൈസിൽ ഇത് ഓൺ ആക്കരുത്.`,
  notKept: 'ഈ ബ്രൗസറിൽ നമ്പർ സേവ് ചെയ്യാനാകില്ല.',
};

export const otpDialogText: TextsOf<typeof EnglishOtpDialogText> = {
  title: 'പിന്നീട് അടയ്ക്കുക',
  steps: ['അർഹതയുണ്ട്', 'നിങ്ങളുടെ കോഡ്', 'പണമടച്ചു'] as readonly string[],
  whatFor: 'നിങ്ങൾ അടയ്ക്കുന്നത്',
  due: 'പേയ്‌മെന്റ് പാർട്ണർക്ക് അടയ്ക്കേണ്ട അവസാന തീയതി',
  code: 'SMS ആയി വന്ന കോഡ്',
  sentTo: (mobile: string): string =>
    `പേയ്‌മെന്റ് പാർട്ണർ ${mobile} എന്ന നമ്പറിലേക്ക് 6 അക്ക കോഡ് അയച്ചു. നിങ്ങൾ സ്ഥിരീകരിക്കുന്നതുവരെ ഒന്നും ഈടാക്കില്ല.`,
  sent: 'പേയ്‌മെന്റ് പാർട്ണർ നിങ്ങൾക്ക് 6 അക്ക കോഡ് അയച്ചു. നിങ്ങൾ സ്ഥിരീകരിക്കുന്നതുവരെ ഒന്നും ഈടാക്കില്ല.',
  confirm: (amount: string): string => `${amount} സ്ഥിരീകരിക്കുക`,
  works: (seconds: number): string => `കോഡിന് ഇനി ${clock(seconds)} ബാക്കി`,
  triesLeft: (count: number): string => `ഇനി ${count}\u00a0തവണ കൂടി ശ്രമിക്കാം`,
  missing: '6 അക്ക കോഡ് നൽകുക',
  wrong: 'ഈ കോഡ് തെറ്റാണ്.',
  expired: 'ഈ കോഡിന്റെ സമയം കഴിഞ്ഞു. പുതിയത് ആവശ്യപ്പെടുക.',
  spent: 'ഈ കോഡ് ഇനി പ്രവർത്തിക്കില്ല. പുതിയത് ആവശ്യപ്പെടുക.',
  wait: (seconds: number): string => `പുതിയ കോഡിന് ഇനി ${clock(seconds)}`,
  mayResend: 'ഇപ്പോൾ പുതിയ കോഡ് ആവശ്യപ്പെടാം.',
  resend: 'പുതിയ കോഡ് അയയ്ക്കുക',
  resendsLeft: (count: number): string =>
    count === 0
      ? 'ഈ പേയ്‌മെന്റിന് ഇനി കോഡുകൾ അയയ്ക്കാനാകില്ല.'
      : `${count} ${plural.select(count) === 'one' ? 'കോഡ്' : 'കോഡുകൾ'} കൂടി അയയ്ക്കാം.`,
  noMoreCodes:
    'പേയ്‌മെന്റ് പാർട്ണർക്ക് ഇനി കോഡുകൾ അയയ്ക്കാനാകില്ല. അവസാനം വന്നത് നൽകുക, അല്ലെങ്കിൽ റദ്ദാക്കി മറ്റൊരു പേയ്‌മെന്റ് രീതി തിരഞ്ഞെടുക്കുക.',
  leave: 'പേയ്‌മെന്റ് റദ്ദാക്കുക',
  leaveMeans: 'റദ്ദാക്കിയാൽ തുക വിട്ടുകിട്ടും. ഒന്നും ഈടാക്കില്ല.',
  notLeft:
    'നിങ്ങൾ റദ്ദാക്കുകയാണെന്ന് പേയ്‌മെന്റ് പാർട്ണറെ അറിയിക്കാനായില്ല. ഒന്നും ഈടാക്കിയിട്ടില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഇത് ക്ലോസ് ചെയ്ത് പിന്നീട് റദ്ദാക്കുക.',
  close: 'തൽക്കാലം ക്ലോസ് ചെയ്യുക',
  paying:
    'നിങ്ങളുടെ കോഡ് പേയ്‌മെന്റ് പാർട്ണർക്ക് കിട്ടി. മറുപടിക്കായി കാത്തിരിക്കുക. ഇപ്പോൾ പുറത്തുകടന്നാലും പേയ്‌മെന്റ് നിലയ്ക്കില്ല.',
  notSent: 'നിങ്ങളുടെ കോഡ് പോയില്ല, ഒന്നും ഈടാക്കിയിട്ടില്ല.',
  nothingCharged: 'ഒന്നും ഈടാക്കിയിട്ടില്ല.',
  over: 'പേയ്‌മെന്റ് നടന്നില്ല.',
  ends: {
    LP_TXN_EXPIRED: 'ഈ പേയ്‌മെന്റിന് ഏറെ സമയമെടുത്തു, പേയ്‌മെന്റ് പാർട്ണർ തുക വിട്ടുതന്നു.',
    LP_INVALID_TXN_REF_NO: 'ഈ പേയ്‌മെന്റിനായി പേയ്‌മെന്റ് പാർട്ണറുടെ കൈവശം ഇപ്പോൾ തുകയൊന്നുമില്ല.',
    LP_ACCOUNT_LOCKED: 'പേയ്‌മെന്റ് പാർട്ണർ നിങ്ങളുടെ അക്കൗണ്ട് തൽക്കാലം ലോക്ക് ചെയ്തിരിക്കുന്നു.',
    LP_SIGNATURE_MISMATCH:
      'ഈ പേയ്‌മെന്റ് നിങ്ങളുടേതാണെന്ന് ഉറപ്പാക്കാനാകാത്തതിനാൽ പേയ്‌മെന്റ് പാർട്ണർ ഇത് നിരസിച്ചു.',
    LP_USER_INELIGIBLE: 'പേയ്‌മെന്റ് പാർട്ണർ നിങ്ങൾക്ക് പിന്നീട് പണമടയ്ക്കാനുള്ള സൗകര്യം നൽകുന്നില്ല.',
    LP_INSUFFICIENT_BALANCE: 'പേയ്‌മെന്റ് പാർട്ണറിൽ നിങ്ങൾക്കുള്ള ക്രെഡിറ്റ് ഈ തുകയെക്കാൾ കുറവാണ്.',
    LP_BILL_OVER_DUES: 'പേയ്‌മെന്റ് പാർട്ണർക്ക് നിങ്ങൾ അടയ്ക്കാനുള്ള ഒരു ബില്ലിന്റെ തീയതി കഴിഞ്ഞു. ആദ്യം അത് അടയ്ക്കുക.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ഈ തുക പേയ്‌മെന്റ് പാർട്ണറിൽ നിങ്ങൾക്കുള്ള പരിധിയെക്കാൾ കൂടുതലാണ്.',
  },
  again: 'പേയ്‌മെന്റ് രീതി തിരഞ്ഞെടുക്കുക',
  ended: 'നിങ്ങൾ കോഡ് നൽകി. നിങ്ങളുടെ പേയ്‌മെന്റിന്റെ ഫലം ഇതാ.',
  result: 'ഫലം കാണുക',
};

export const ottQuickPayText: TextsOf<typeof EnglishOttQuickPayText> = {
  title: 'സ്ട്രീമിങ് സർവീസിന് പണമടയ്ക്കുക',
  lead: 'മൊബൈൽ നമ്പർ മാത്രം മതി. ലോഗിൻ വേണ്ട.',
  service: 'സ്ട്രീമിങ് സർവീസ്',
  mobileno: 'കസ്റ്റമറുടെ മൊബൈൽ നമ്പർ',
  mobilenoHint: 'ഓപ്പറേറ്ററുടെ പക്കൽ രജിസ്റ്റർ ചെയ്ത നമ്പർ.',
  price: 'അടുത്തതായി സർവീസും വിലയും കാണാം. UPI ആപ്പിൽ നിങ്ങൾ അനുവദിക്കുന്നതുവരെ പണമൊന്നും പോകില്ല.',
  ask: 'വില കാണിക്കുക',
  request: 'UPI വഴി പണമടയ്ക്കുക',
  unfinishedMissing: 'പൂർത്തിയാകാത്ത പേയ്‌മെന്റുകൾ ലോഡ് ചെയ്യാനായില്ല.',
  errors: {
    service: 'സ്ട്രീമിങ് സർവീസ് തിരഞ്ഞെടുക്കുക',
    mobileno: '6, 7, 8 അല്ലെങ്കിൽ 9-ൽ തുടങ്ങുന്ന 10 അക്ക മൊബൈൽ നമ്പർ നൽകുക',
  },
};

export const billText: TextsOf<typeof EnglishBillText> = {
  packs: (count: number): string => `${count === 1 ? '1 പാക്ക്' : `${count} പാക്കുകൾ`}, നികുതി കൂടാതെ`,
  unpriced: (priced: number, unpriced: number): string => {
    const packs = (count: number) => (count === 1 ? '1 പാക്ക്' : `${count} പാക്കുകൾ`);
    return priced === 0
      ? `${packs(unpriced)}: വിലയില്ല`
      : `${packs(priced)}, കൂടാതെ ${unpriced} എണ്ണത്തിന് വിലയില്ല`;
  },
  gst: 'GST',
  total: 'ആകെ',
  totalWithTax: 'ആകെ, GST ഉൾപ്പെടെ',
};

export const purposesText: TextsOf<typeof EnglishPurposesText> = {
  CART: 'കാർട്ടിലെ പാക്കുകൾ',
  RENEWAL: 'പുതുക്കൽ',
  TOPUP: 'പണം ചേർക്കൽ',
  OFFER: 'പുതിയ കണക്ഷൻ',
  INSTANT: 'ഒരു നമ്പറിനുള്ള പേയ്‌മെന്റ്',
  OTT: 'സ്ട്രീമിങ് സർവീസ്',
};

export const paymentMethodsText: TextsOf<typeof EnglishPaymentMethodsText> = {
  how: 'പേയ്‌മെന്റ് രീതി',
  change: 'മാറ്റുക',
  ways: {
    CARD: 'UPI, കാർഡ് അല്ലെങ്കിൽ നെറ്റ് ബാങ്കിങ്',
    INSTALMENT: 'പിന്നീട് അടയ്ക്കുക',
    BALANCE: 'നിങ്ങളുടെ ബാലൻസ്',
  },
  means: { CARD: 'സുരക്ഷിതമായ പേയ്‌മെന്റ് പേജിൽ', INSTALMENT: 'പേയ്‌മെന്റ് പാർട്ണർക്ക് പിന്നീട് തിരിച്ചടയ്ക്കും' },
  onlyCard: 'പേയ്‌മെന്റ് പാർട്ണറുടെ സുരക്ഷിതമായ പേജിൽ UPI, കാർഡ് അല്ലെങ്കിൽ നെറ്റ് ബാങ്കിങ് വഴി പണമടയ്ക്കുക.',
  needsPrice:
    'UPI, കാർഡ്, പിന്നീട് അടയ്ക്കൽ എന്നിവയ്ക്ക് വില വേണം, നിങ്ങളുടെ ഓപ്പറേറ്റർ വില നൽകിയിട്ടില്ല. നിങ്ങളുടെ ബാലൻസിൽ നിന്ന് അടയ്ക്കാം.',
  operatorPrice: 'വില നിശ്ചയിക്കുന്നത് നിങ്ങളുടെ ഓപ്പറേറ്ററാണ്',
  confirmPrice: 'പണമടയ്ക്കുന്നതിന് മുമ്പ് ഇത് സ്ഥിരീകരിക്കുക.',
  nothingToPay:
    'ആകെ തുക പൂജ്യമോ അതിൽ കുറവോ ആണ്, അതുകൊണ്ട് ഒന്നും അടയ്ക്കേണ്ടതില്ല. തെറ്റാണെന്ന് തോന്നിയാൽ ദയവായി ഞങ്ങളെ ബന്ധപ്പെടുക.',
  noCardNumber: 'കാർഡ് നമ്പർ ഇവിടെ നൽകേണ്ടതില്ല.',
  holds: (amount: string): string => `${amount} ഉണ്ട്`,
  pay: 'പണമടയ്ക്കുക',
  payAmount: (amount: string): string => `${amount} അടയ്ക്കുക`,
  payLater: (amount: string): string => `${amount} പിന്നീട് അടയ്ക്കുക`,
  payFromBalance: (amount: string): string => `ബാലൻസിൽ നിന്ന് ${amount} അടയ്ക്കുക`,
  fromBalance: 'ബാലൻസിൽ നിന്ന്',
  leftAfter: (amount: string): string => `ശേഷം ${amount} ബാക്കിയുണ്ടാകും`,
  short: (amount: string): string => `${amount} കുറവ്`,
  addMoney: 'പണം ചേർക്കുക',
  added: (amount: string): string => `ബാലൻസിൽ പണം ചേർക്കാൻ ${amount} അടച്ചു.`,
  unknownBalance: 'നിങ്ങളുടെ ബാലൻസ് ലോഡ് ചെയ്യാനായില്ല.',
  askAgain: 'ബാലൻസ് അപ്‌ഡേറ്റ് ചെയ്യുക',
  refused: 'പേയ്‌മെന്റ് നടന്നിട്ടില്ല.',
  nothingMore: 'കൂടുതലായി ഒന്നും ഈടാക്കിയിട്ടില്ല.',
  changed: 'പേയ്‌മെന്റ് നടന്നിട്ടില്ല. തുക മാറിയിട്ടുണ്ട്. പണമടയ്ക്കുന്നതിന് മുമ്പ് പരിശോധിക്കുക.',
  orderOver: 'പേയ്‌മെന്റ് നടന്നിട്ടില്ല. നിങ്ങളുടെ ഓർഡറിന്റെ സമയം കഴിഞ്ഞു. പുതിയതിനായി വീണ്ടും ശ്രമിക്കുക.',
  open: 'ഇതിനുള്ള ഒരു പേയ്‌മെന്റ് ഇപ്പോഴും പരിശോധിക്കുകയാണ്. ഫലം അറിയുന്നതുവരെ ദയവായി വീണ്ടും പണമടയ്ക്കരുത്.',
  inProgress:
    'പേയ്‌മെന്റ് പാർട്ണർ നിങ്ങളുടെ പേയ്‌മെന്റ് പ്രോസസ് ചെയ്യുകയാണ്, അല്ലെങ്കിൽ പണം അവർക്ക് കിട്ടിക്കഴിഞ്ഞു. അതുകൊണ്ട് മറ്റൊരു പേയ്‌മെന്റ് തുടങ്ങിയില്ല. ഇതിന്റെ സ്ഥിതി പരിശോധിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളുടെ സഹായം തേടുക.',
  balanceOpen:
    'ഇതിനുള്ള പേയ്‌മെന്റ് നിങ്ങളുടെ ബാലൻസിൽ നിന്ന് അയച്ചു, പക്ഷേ മറുപടി വന്നിട്ടില്ല. മറ്റൊരു പേയ്‌മെന്റ് രീതി ഉപയോഗിക്കുന്നതിന് മുമ്പ് അതിന്റെ ഫലം പരിശോധിക്കുക.',
  check: 'പേയ്‌മെന്റ് പരിശോധിക്കുക',
  justPaid: 'ഇതിനുള്ള പണം അൽപം മുമ്പ് അടച്ചതാണ്. കൂടുതലായി ഒന്നും ഈടാക്കിയിട്ടില്ല.',
  elsewhere:
    'പേയ്‌മെന്റ് പേജിന്റെ വിലാസം പരിചയമില്ലാത്തതാണ്, അതുകൊണ്ട് നിങ്ങളെ അങ്ങോട്ട് വിട്ടില്ല. പേയ്‌മെന്റ് നടന്നിട്ടില്ല. ദയവായി ഞങ്ങളെ ബന്ധപ്പെടുക.',
  otherPayment:
    'ഈ പേയ്‌മെന്റ് തുടരുന്നതിന് പകരം ഓപ്പറേറ്റർ മറ്റൊന്ന് തുടങ്ങി, അതുകൊണ്ട് നിങ്ങളെ അങ്ങോട്ട് വിട്ടില്ല. ഈ പേയ്‌മെന്റ് പരിശോധിക്കുക. ഇത് പൂർത്തിയാകാതെ തുടർന്നാൽ റഫറൻസ് നമ്പറുമായി ഞങ്ങളെ ബന്ധപ്പെടുക.',
  reused:
    'ഓപ്പറേറ്റർ ഈ പേയ്‌മെന്റിന് മറ്റൊരു പേയ്‌മെന്റിന്റെ റഫറൻസ് നൽകി, അതുകൊണ്ട് ഇത് തുടങ്ങിയില്ല. ഒന്നും അടച്ചിട്ടില്ല. ദയവായി ഞങ്ങളെ ബന്ധപ്പെടുക.',
  going: 'നിങ്ങളെ പേയ്‌മെന്റ് പേജിലേക്ക് കൊണ്ടുപോകുന്നു',
  neverBegan: 'പേയ്‌മെന്റ് തുടങ്ങാനായില്ല, പണമൊന്നും അടച്ചിട്ടില്ല. തയ്യാറാകുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.',
  instead: 'മറ്റൊരു പേയ്‌മെന്റ് രീതി ഉപയോഗിക്കാം.',
  later: {
    LP_USER_INELIGIBLE: 'പേയ്‌മെന്റ് പാർട്ണർ നിങ്ങൾക്ക് പിന്നീട് പണമടയ്ക്കാനുള്ള സൗകര്യം നൽകുന്നില്ല.',
    LP_INSUFFICIENT_BALANCE: 'പേയ്‌മെന്റ് പാർട്ണറിൽ നിങ്ങൾക്കുള്ള ക്രെഡിറ്റ് ഈ തുകയെക്കാൾ കുറവാണ്.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ഈ തുക പേയ്‌മെന്റ് പാർട്ണറിൽ നിങ്ങൾക്കുള്ള പരിധിയെക്കാൾ കൂടുതലാണ്.',
    LP_BILL_OVER_DUES: 'പേയ്‌മെന്റ് പാർട്ണർക്ക് നിങ്ങൾ അടയ്ക്കാനുള്ള ഒരു ബില്ലിന്റെ തീയതി കഴിഞ്ഞു. ആദ്യം അത് അടയ്ക്കുക.',
    LP_ACCOUNT_LOCKED: 'പേയ്‌മെന്റ് പാർട്ണർ നിങ്ങളുടെ അക്കൗണ്ട് തൽക്കാലം ലോക്ക് ചെയ്തിരിക്കുന്നു.',
    LP_MAX_OTP_GEN_EXCEEDED: 'പേയ്‌മെന്റ് പാർട്ണർക്ക് ഇപ്പോൾ കൂടുതൽ കോഡുകൾ അയയ്ക്കാനാകില്ല.',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'ഇതിനുള്ള റിക്വസ്റ്റ് പേയ്‌മെന്റ് പാർട്ണർക്ക് നേരത്തേ കിട്ടിയിട്ടുണ്ട്. കുറച്ച് മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
};

export const paymentDetailsText: TextsOf<typeof EnglishPaymentDetailsText> = {
  amount: 'തുക',
  whatFor: 'എന്തിനുവേണ്ടി',
  mode: 'പണമടച്ച രീതി',
  modeTried: 'തിരഞ്ഞെടുത്ത പേയ്‌മെന്റ് രീതി',
  modes: {
    CC: 'ക്രെഡിറ്റ് കാർഡ്',
    DC: 'ഡെബിറ്റ് കാർഡ്',
    NB: 'നെറ്റ് ബാങ്കിങ്',
    UPI: 'UPI',
    INSTALMENT: 'പിന്നീട് അടയ്ക്കുക (പേയ്‌മെന്റ് പാർട്ണർ)',
    BALANCE: 'ബാലൻസ്',
  },
  when: 'എപ്പോൾ',
  bank: 'ബാങ്ക് റഫറൻസ്',
  account: 'പണമടച്ച നമ്പർ',
  due: 'പേയ്‌മെന്റ് പാർട്ണർക്ക് അടയ്ക്കേണ്ട അവസാന തീയതി',
  order: 'ഓർഡർ നമ്പർ',
  results: 'നിങ്ങളുടെ പാക്കുകൾ',
  done: 'പൂർത്തിയായി',
  held: 'ഇതുവരെ ആക്ടീവായിട്ടില്ല',
  notRenewed: 'പുതുക്കിയില്ല',
  notStarted: 'തുടങ്ങിയില്ല',
  reasons: {
    tooEarly: 'സമയമായിട്ടില്ല. പാക്ക് തീരുന്നതിന് മുമ്പുള്ള 15 ദിവസത്തിനുള്ളിൽ പുതുക്കാം.',
    chargeRefused: 'ഓപ്പറേറ്റർക്ക് ചാർജ് രേഖപ്പെടുത്താനായില്ല.',
    other: 'ഓപ്പറേറ്റർക്ക് ഇത് പൂർത്തിയാക്കാനായില്ല.',
  },
  givenBack: (amount: string): string => `ഇതിന്റെ ${amount} നിങ്ങളുടെ ബാലൻസിലുണ്ട്.`,
  notGivenBack:
    'ഇതിന്റെ വില റീഫണ്ട് ചെയ്തോ എന്ന് ഓപ്പറേറ്റർ അറിയിച്ചിട്ടില്ല. താഴെയുള്ള റഫറൻസ് നമ്പറുമായി അവരെ ബന്ധപ്പെടുക.',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ഓപ്പറേറ്ററുടെ സന്ദേശം: ${words}` : `ഓപ്പറേറ്ററുടെ സന്ദേശം: ${words} (${code})`,
  tryAgain: (count: number): string =>
    count === 1 ? '1 പാക്ക് വീണ്ടും പുതുക്കുക' : `${count} പാക്കുകൾ വീണ്ടും പുതുക്കുക`,
  next: 'ഇനി എന്ത്',
  visit: 'കണക്ഷൻ സ്ഥാപിക്കാനുള്ള ദിവസം തീരുമാനിക്കാൻ നിങ്ങൾ നൽകിയ നമ്പറിൽ വിളിക്കും.',
  seeOrder: 'ഓർഡർ കാണുക',
};

export const paymentResultText: TextsOf<typeof EnglishPaymentResultText> = {
  maybeTaken:
    'ബാങ്ക് പണം ഈടാക്കിയിട്ടുണ്ടാകാം. അങ്ങനെയെങ്കിൽ 7 മുതൽ 10 വരെ പ്രവൃത്തിദിവസത്തിനകം ബാങ്ക് അത് തിരികെ നൽകും.',
  comingBack: (amount: string): string =>
    `${amount} ഈടാക്കിയെന്നും അത് നിങ്ങൾക്ക് തിരികെ കിട്ടുമെന്നും നിങ്ങളുടെ ബാങ്ക് പറയുന്നു. ഇതിന് സാധാരണ 7 മുതൽ 10 വരെ പ്രവൃത്തിദിവസം വേണം.`,
  dontPay: 'ദയവായി വീണ്ടും പണമടയ്ക്കരുത്',
  returned:
    'നിങ്ങളുടെ അക്കൗണ്ടിൽ നിന്ന് പോയ പണം ഞങ്ങൾക്ക് കിട്ടിയില്ലെങ്കിൽ, 7 മുതൽ 10 വരെ പ്രവൃത്തിദിവസത്തിനകം ബാങ്ക് അത് തിരികെ നൽകും.',
  stillSilent: 'ബാങ്കിൽ നിന്ന് ഇതുവരെ മറുപടി വന്നിട്ടില്ല.',
  nextCheck: (seconds: number): string => `അടുത്ത പരിശോധന ${seconds}\u00a0സെക്കൻഡിൽ.`,
  checking: 'ഇപ്പോൾ പരിശോധിക്കുന്നു…',
  checkNow: 'ഇപ്പോൾ പരിശോധിക്കുക',
  printReceipt: 'രസീത് പ്രിന്റ് ചെയ്യുക',
  shareReceipt: 'രസീത് ഷെയർ ചെയ്യുക',
  saveReceipt: 'രസീത് സേവ് ചെയ്യുക',
};

export const paymentStatusText: TextsOf<typeof EnglishPaymentStatusText> = {
  which: 'ഏത് പേയ്‌മെന്റ്?',
  whichDescription: 'നിങ്ങൾക്ക് ലഭിച്ച റഫറൻസ് നമ്പർ നൽകുക. ബാങ്കിന്റെ സന്ദേശത്തിലും അതുണ്ട്.',
  reference: 'റഫറൻസ് നമ്പർ',
  referenceMissing: 'പേയ്‌മെന്റ് റഫറൻസ് നമ്പർ നൽകുക',
  unknownReference: 'ഈ റഫറൻസ് നമ്പർ ഞങ്ങൾക്കറിയില്ല',
  unknownReferenceDescription:
    'ബാങ്കിന്റെ സന്ദേശവുമായി ഒത്തുനോക്കുക. അക്കൗണ്ടിൽ നിന്ന് പണം പോയിട്ടുണ്ടെങ്കിൽ, വീണ്ടും അടയ്ക്കുന്നതിന് മുമ്പ് ഞങ്ങളെ ബന്ധപ്പെടുക.',
  ask: 'പരിശോധിക്കുക',
  titles: {
    asking: 'നിങ്ങളുടെ പേയ്‌മെന്റ് പരിശോധിക്കുന്നു',
    paid: 'പണമടച്ചു',
    failed: 'പേയ്‌മെന്റ് നടന്നില്ല',
    cancelled: 'പേയ്‌മെന്റ് റദ്ദാക്കി',
    comingBack: 'നിങ്ങളുടെ പണം തിരികെ വരുന്നു',
    notYet: 'ഇതുവരെ സ്ഥിരീകരിച്ചിട്ടില്ല',
    unknown: 'ഫലം ഇതുവരെ അറിയില്ല',
    otherAmount: 'ദയവായി വീണ്ടും പണമടയ്ക്കരുത്',
  },
  dontClose: 'ഈ പേജ് അടയ്ക്കരുത്.',
  asking: 'ഓപ്പറേറ്ററുമായി പരിശോധിക്കുകയാണ്. ഇതിന് നിങ്ങളിൽ നിന്ന് പണം ഈടാക്കില്ല.',
  notYet: 'ബാങ്കിൽ നിന്ന് ഇതുവരെ മറുപടി വന്നിട്ടില്ല. ഞങ്ങൾ പരിശോധന തുടരും. നിങ്ങൾക്ക് ഈ പേജിൽ നിന്ന് പോകാം.',
  unconfirmed: {
    watched:
      'നിങ്ങളുടെ പേയ്‌മെന്റ് ഇതുവരെ സ്ഥിരീകരിക്കാനായിട്ടില്ല. ഞങ്ങൾ പരിശോധന തുടരും. ഇവിടെ കാണുന്നതൊന്നും പണമടച്ചു എന്നതിന് തെളിവല്ല.',
    ended: 'നിങ്ങളുടെ പേയ്‌മെന്റ് ഇതുവരെ സ്ഥിരീകരിക്കാനായിട്ടില്ല. ഇവിടെ കാണുന്നതൊന്നും പണമടച്ചു എന്നതിന് തെളിവല്ല.',
  },
  withProvider:
    'പേയ്‌മെന്റ് പാർട്ണർ ഈ പേയ്‌മെന്റ് പ്രോസസ് ചെയ്യുകയാണ്, അല്ലെങ്കിൽ പണം അവർക്ക് കിട്ടിക്കഴിഞ്ഞു. ഓപ്പറേറ്റർ ഇതുവരെ സ്ഥിരീകരിച്ചിട്ടില്ല.',
  disputed: (amount: string): string =>
    `${amount} അടച്ചെന്ന് ഓപ്പറേറ്റർ ആദ്യം സ്ഥിരീകരിച്ചു, ഇപ്പോൾ ഈ പേയ്‌മെന്റ് പരാജയപ്പെട്ടെന്ന് പറയുന്നു. റഫറൻസ് നമ്പർ ഞങ്ങളെ അറിയിക്കുക, ഞങ്ങൾ പരിശോധിക്കാം.`,
  aboutAnother:
    'ഓപ്പറേറ്റർ മറുപടി നൽകിയത് മറ്റൊരു പേയ്‌മെന്റിനെക്കുറിച്ചാണ്, അതുകൊണ്ട് ഇത് സ്ഥിരീകരിച്ചിട്ടില്ല. ഇത് തുടർന്നാൽ റഫറൻസ് നമ്പറുമായി ഞങ്ങളെ ബന്ധപ്പെടുക.',
  otherAmount: (paid: string, agreed: string): string =>
    `${paid} അടച്ചെന്നാണ് ഓപ്പറേറ്റർ പറയുന്നത്, പക്ഷേ നിങ്ങൾ സമ്മതിച്ചത് ${agreed} ആണ്. റഫറൻസ് നമ്പർ ഞങ്ങളെ അറിയിക്കുക, ഞങ്ങൾ പരിശോധിക്കാം.`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const notDone = isRenewal ? 'പുതുക്കിയില്ല' : 'തുടങ്ങിയില്ല';
    return failed === all
      ? `പേയ്‌മെന്റ് ലഭിച്ചു, പക്ഷേ ഒരു പാക്കും ${notDone}.`
      : `പേയ്‌മെന്റ് ലഭിച്ചു, പക്ഷേ ${all} പാക്കുകളിൽ ${failed} എണ്ണം ${notDone}.`;
  },
  failed: 'പണമൊന്നും ഈടാക്കിയിട്ടില്ല.',
  failedDescription: (sentence: string): string =>
    `നിങ്ങളുടെ ബാങ്ക് അല്ലെങ്കിൽ പേയ്‌മെന്റ് പാർട്ണർ അറിയിച്ചത്: ${sentence}`,
  again: 'വീണ്ടും പരിശോധിക്കുക',
  tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
  keep: 'പേയ്‌മെന്റ് റഫറൻസ്',
  detailsMissing: 'വിവരങ്ങൾ ലോഡ് ചെയ്യാനായില്ല. മുകളിലുള്ള ഫലം ശരിയാണ്.',
  myPacks: 'എന്റെ പാക്കുകൾ',
  home: 'ഹോം',
  login: 'ലോഗിൻ',
};

export const receiptText: TextsOf<typeof EnglishReceiptText> = {
  title: 'പേയ്‌മെന്റ് രസീത്',
  paid: 'പണമടച്ചു',
  billedTo: 'പണമടച്ചത്',
  customer: (id: string): string => `കസ്റ്റമർ നമ്പർ ${id}`,
  suppliedBy: 'സേവനം നൽകുന്നത്',
  gstin: (number: string): string => `GST നമ്പർ (GSTIN) ${number}`,
  reference: 'റഫറൻസ്',
  fullReference: 'മുഴുവൻ റഫറൻസ്',
  bank: 'ബാങ്ക് റഫറൻസ്',
  what: 'വിവരണം',
  period: 'കാലയളവ്',
  sac: 'SAC കോഡ്',
  amount: 'തുക',
  until: (day: string): string => `${day} വരെ`,
  notDone: 'തുടങ്ങിയില്ല. റീഫണ്ട് ഉണ്ടെങ്കിൽ "ഇടപാടുകൾ" എന്നതിൽ കാണാം.',
  beforeTax: 'നികുതി കൂടാതെ',
  gst: 'GST',
  total: 'ആകെ അടച്ചത്',
  method: 'പേയ്‌മെന്റ് രീതി',
  due: 'പേയ്‌മെന്റ് പാർട്ണർക്ക് അടയ്ക്കേണ്ട അവസാന തീയതി',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone} വിളിച്ച്` : `${phone} വിളിക്കുക, അല്ലെങ്കിൽ സഹായം തുറന്ന്`;
    const without = isGuest ? 'ഓപ്പറേറ്ററെ ബന്ധപ്പെട്ട്' : 'സഹായം തുറന്ന്';
    return `സംശയങ്ങളുണ്ടോ? ${phone === '' ? without : byPhone} റഫറൻസ് നൽകുക. ഇത് കമ്പ്യൂട്ടർ തയ്യാറാക്കിയ രസീതാണ്, ഒപ്പ് ആവശ്യമില്ല.`;
  },
  footWithoutReference: (phone: string): string =>
    `സംശയങ്ങളുണ്ടോ? ${phone === '' ? 'സഹായം തുറക്കുക' : `${phone} വിളിക്കുക, അല്ലെങ്കിൽ സഹായം തുറക്കുക`}. ഇത് കമ്പ്യൂട്ടർ തയ്യാറാക്കിയ രസീതാണ്, ഒപ്പ് ആവശ്യമില്ല.`,
};

export const topUpText: TextsOf<typeof EnglishTopUpText> = {
  title: 'പണം ചേർക്കുക',
  balance: (amount: string): string => `നിങ്ങളുടെ ബാലൻസ് ${amount}`,
  amount: 'തുക (രൂപയിൽ)',
  amountHint: (least: string, most: string) => `${least} മുതൽ ${most} വരെ`,
  quick: 'കൂടുതൽ പേർ തിരഞ്ഞെടുക്കുന്ന തുകകൾ',
  box: 'ഏത് ബോക്സിന്?',
  account: 'മുഴുവൻ അക്കൗണ്ടിനും',
  payMissing: 'പേയ്‌മെന്റ് രീതികൾ ലോഡ് ചെയ്യാനായില്ല.',
  errors: {
    unreadable: 'തുക രൂപയിൽ നൽകുക, ഉദാഹരണത്തിന് 500',
    comma: 'പൈസയ്ക്ക് കുത്ത് ഉപയോഗിക്കുക, ഉദാഹരണത്തിന് 300.50',
    tooLittle: (least: string) => `കുറഞ്ഞ തുക ${least} ആണ്`,
    tooMuch: (most: string) => `ഒരുമിച്ച് ചേർക്കാവുന്ന കൂടിയ തുക ${most} ആണ്`,
  },
};

export const unfinishedText: TextsOf<typeof EnglishUnfinishedText> = {
  title: (count: number): string =>
    `പൂർത്തിയാകാത്ത ${count} ${plural.select(count) === 'one' ? 'പേയ്‌മെന്റ്' : 'പേയ്‌മെന്റുകൾ'}`,
  steps: {
    asking: 'ഇതുവരെ തുടങ്ങിയിട്ടില്ല',
    atProvider: 'പേയ്‌മെന്റ് പാർട്ണറുടെ പക്കൽ',
    awaitingCode: 'നിങ്ങളുടെ കോഡിനായി കാത്തിരിക്കുന്നു',
    awaitingApp: 'നിങ്ങളുടെ UPI ആപ്പിനായി കാത്തിരിക്കുന്നു',
    paying: 'പേയ്‌മെന്റ് നടക്കുന്നു',
    unknown: 'ഫലം ഇതുവരെ അറിയില്ല',
    paid: 'പണമടച്ചു',
    failed: 'പേയ്‌മെന്റ് നടന്നില്ല',
    left: 'ഇവിടെ ക്ലോസ് ചെയ്തു, പക്ഷേ പേയ്‌മെന്റ് പാർട്ണർ വഴി ഇപ്പോഴും പണമടയ്ക്കാനാകും',
  },
  paidMeanwhile: 'ഇതിനിടെ പണമടച്ചു',
  seeResult: 'ഫലം കാണുക',
  seen: 'ശരി',
  check: 'പരിശോധിക്കുക',
  goOn: 'പേയ്‌മെന്റ് തുടരുക',
  enterCode: 'OTP നൽകുക',
  showCode: 'കോഡ് കാണിക്കുക',
  leave: 'ഈ പേയ്‌മെന്റ് ക്ലോസ് ചെയ്യുക',
  mayBePaid:
    'പേയ്‌മെന്റ് പാർട്ണറുടെ പേജ് വീണ്ടും തുറക്കാനാകില്ല. അവിടെ പണമടച്ചെങ്കിൽ വീണ്ടും അടയ്ക്കരുത്: ഞങ്ങൾ അന്വേഷിച്ച് ഇവിടെ അറിയിക്കും. പണമടച്ചിട്ടില്ലെങ്കിൽ ആ പേജ് ക്ലോസ് ചെയ്ത് പുതിയ പേയ്‌മെന്റ് തുടങ്ങുക.',
  notPaid: 'അവിടെ പണമടച്ചിട്ടില്ല, വീണ്ടും തുടങ്ങുക',
};

export const lazyUpiRequestText: TextsOf<typeof EnglishLazyUpiRequestText> = {
  missing: 'കോഡ് ലോഡ് ചെയ്യാനായില്ല. വീണ്ടും ലോഡ് ചെയ്താൽ പണമൊന്നും പോകില്ല.',
};

export const payInstantlyText: TextsOf<typeof EnglishPayInstantlyText> = {
  mobileno: 'രസീതിനുള്ള മൊബൈൽ നമ്പർ (നിർബന്ധമില്ല)',
  receiptHint: 'ഈ രസീതിനായി മാത്രമാണ് ഇത് ഉപയോഗിക്കുന്നത്. രസീത് വേണ്ടെങ്കിൽ ഒഴിച്ചിടുക.',
  email: 'രസീതിനുള്ള ഇമെയിൽ വിലാസം (നിർബന്ധമില്ല)',
  pay: 'UPI വഴി പണമടയ്ക്കുക',
  approve: 'നിങ്ങളുടെ UPI ആപ്പിൽ അനുമതി നൽകും',
  errors: {
    mobileno: '6, 7, 8 അല്ലെങ്കിൽ 9-ൽ തുടങ്ങുന്ന 10 അക്ക മൊബൈൽ നമ്പർ നൽകുക',
    email: 'name@example.com പോലുള്ള ഇമെയിൽ വിലാസം നൽകുക',
  },
};

export const upiText: TextsOf<typeof EnglishUpiText> = {
  scan: 'ഏതെങ്കിലും UPI ആപ്പ് ഉപയോഗിച്ച് ഈ കോഡ് സ്കാൻ ചെയ്ത് അവിടെ പേയ്‌മെന്റ് അനുവദിക്കുക.',
  qr: 'ഈ പേയ്‌മെന്റിനുള്ള QR കോഡ്. ഇതേ വിവരങ്ങൾ താഴെയുമുണ്ട്.',
  qrMissing: 'കോഡ് കാണിക്കാനായില്ല. താഴെയുള്ള UPI വിലാസത്തിലേക്ക് പണമടയ്ക്കുക, അല്ലെങ്കിൽ പേജ് റീലോഡ് ചെയ്യുക.',
  openApp: 'UPI ആപ്പ് തുറക്കുക',
  showQr: 'മറ്റൊരു ഫോണിനായി QR കോഡ് കാണിക്കുക',
  hideQr: 'QR കോഡ് മറയ്ക്കുക',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0
      ? `ബാക്കി സമയം: ${minutes}\u00a0മിനി. ${seconds}\u00a0സെ.`
      : `ബാക്കി സമയം: ${seconds}\u00a0സെ.`,
  nearlyOver: 'ഈ കോഡിന് ഇനി ഒരു മിനിറ്റിൽ താഴെ സമയമേയുള്ളൂ',
  waiting: 'നിങ്ങളുടെ പേയ്‌മെന്റിനായി കാത്തിരിക്കുന്നു. ഓപ്പറേറ്റർക്ക് കിട്ടിയാലുടൻ ഈ പേജ് അപ്‌ഡേറ്റ് ആകും.',
  unasked:
    'ഇപ്പോൾ ഓപ്പറേറ്ററുമായി ബന്ധപ്പെടാനാകുന്നില്ല. പണമടച്ചിട്ടുണ്ടെങ്കിൽ നിങ്ങളുടെ പേയ്‌മെന്റ് നഷ്ടപ്പെട്ടിട്ടില്ല. ഞങ്ങൾ പരിശോധന തുടരും.',
  checkNow: 'പണമടച്ചു, ഇപ്പോൾ പരിശോധിക്കുക',
  byHand: 'പകരം UPI വിലാസത്തിലേക്ക് പണമടയ്ക്കുക',
  payee: 'UPI വിലാസം',
  payeeName: 'ആർക്ക്',
  amount: 'തുക',
  reference: 'റഫറൻസ് നമ്പർ',
  service: 'സർവീസ്',
  whose: 'കണക്ഷൻ ആരുടേത്',
  number: 'നമ്പർ',
  leave: 'പേയ്‌മെന്റ് റദ്ദാക്കുക',
  notLeft: 'ഇപ്പോൾ റദ്ദാക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.',
  left: 'നിങ്ങൾ ഈ പേയ്‌മെന്റ് റദ്ദാക്കി. ഇതിന്റെ കോഡ് ഉപയോഗിച്ച് കുറച്ചുസമയം കൂടി പണമടയ്ക്കാനാകും, അതുകൊണ്ട് ഇതേ കാര്യത്തിന് നിങ്ങൾ വീണ്ടും പണമടയ്ക്കുന്നതിന് മുമ്പ് ഞങ്ങൾ ഇത് പരിശോധിക്കും.',
  overAsking: 'പണമടയ്ക്കാനുള്ള സമയം കഴിഞ്ഞു. എന്തെങ്കിലും ലഭിച്ചോ എന്ന് ഓപ്പറേറ്ററോട് ഒരിക്കൽക്കൂടി ചോദിക്കുകയാണ്.',
  overUnknown:
    'പണമടയ്ക്കാനുള്ള സമയം കഴിഞ്ഞു, ഫലം ഓപ്പറേറ്റർക്ക് ഇതുവരെ അറിയില്ല. ഇത് വ്യക്തമാകുന്നതുവരെ ദയവായി ഇതേ കാര്യത്തിന് വീണ്ടും പണമടയ്ക്കരുത്.',
  checkAgain: 'വീണ്ടും പരിശോധിക്കുക',
  failed: 'പേയ്‌മെന്റ് നടന്നില്ല. പണമൊന്നും ഈടാക്കിയിട്ടില്ല.',
  failedDescription: (sentence: string): string => `ഓപ്പറേറ്റർ അറിയിച്ചത്: ${sentence}`,
  newCode: 'പുതിയ കോഡ് എടുക്കുക',
  back: 'പിന്നോട്ട്',
  result: 'ഫലം കാണുക',
  gone: 'ഈ പേയ്‌മെന്റ് ഇപ്പോൾ ഈ ബ്രൗസറിൽ ഇല്ല.',
};

export const upiRefusalText: TextsOf<typeof EnglishUpiRefusalText> = {
  refused: 'പേയ്‌മെന്റ് നടന്നിട്ടില്ല.',
  changed: 'തുക മാറിയിട്ടുണ്ട്. പണമടയ്ക്കുന്നതിന് മുമ്പ് പരിശോധിക്കുക.',
  open: 'ഇതിനുള്ള ഒരു പേയ്‌മെന്റ് ഇപ്പോഴും പരിശോധിക്കുകയാണ്. ഫലം അറിയുന്നതുവരെ ദയവായി വീണ്ടും പണമടയ്ക്കരുത്.',
  justPaid: 'ഇതിനുള്ള പണം അൽപം മുമ്പ് അടച്ചതാണ്. കൂടുതലായി ഒന്നും ഈടാക്കിയിട്ടില്ല.',
  notPayable:
    'പണമടയ്ക്കാനാകാത്ത ഒരു റിക്വസ്റ്റാണ് ഓപ്പറേറ്റർ അയച്ചത്. പേയ്‌മെന്റ് നടന്നിട്ടില്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
  unknownNumber: 'അക്കൗണ്ട് കണ്ടെത്തിയില്ല. നമ്പർ പരിശോധിക്കുക.',
  neverBegan: 'റിക്വസ്റ്റ് ഉണ്ടാക്കാനായില്ല, പണമൊന്നും അടച്ചിട്ടില്ല. തയ്യാറാകുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.',
  checkAgain: 'വീണ്ടും പരിശോധിക്കുക',
};
