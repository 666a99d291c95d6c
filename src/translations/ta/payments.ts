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

const plural = new Intl.PluralRules('ta');
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
/** Why it ended without a payment, by the provider's code; another code is told in its own sentence. */
/** What the instalment provider says no with, by its codes. Another one is told in its own sentence. */

export const instantPaymentText: TextsOf<typeof EnglishInstantPaymentText> = {
  title: 'விரைவு ரீசார்ஜ்',
  lead: 'உங்கள் இணைப்புக்கோ வேறொருவர் இணைப்புக்கோ பணம் செலுத்துங்கள். லாகின் தேவையில்லை.',
  number: 'மொபைல், கணக்கு அல்லது பாக்ஸ் எண்',
  numberHint: 'பாக்ஸ் எண் செட்-டாப் பாக்ஸின் அடியில் இருக்கும்.',
  find: 'தொடர்',
  unknownNumber:
    'கணக்கு எதுவும் கிடைக்கவில்லை. எண்ணைச் சரிபாருங்கள், அல்லது வேறொன்றை உள்ளிடுங்கள்: பதிவு செய்த மொபைல் எண், பில்லில் உள்ள கணக்கு எண், அல்லது பாக்ஸ் எண்.',
  stale: 'இந்தப் பக்கம் எந்த இணைப்புக்கானது என்று இப்போது தெரியவில்லை. எண்ணை மீண்டும் உள்ளிடுங்கள்.',
  lost: 'இந்தச் சாதனத்தால் அந்த எண்ணை இனி படிக்க முடியாது, அதனால் அது நீக்கப்பட்டது. மீண்டும் உள்ளிடுங்கள்.',
  errors: {
    missing: 'இணைப்பின் எண்ணை உள்ளிடுங்கள்',
    odd: 'குறைந்தது நான்கு எழுத்துகள் அல்லது எண்களை உள்ளிடுங்கள், வேறு குறிகள் வேண்டாம்',
  },
  unfinishedMissing: 'நிறைவடையாத பேமெண்ட்டுகள் லோட் ஆகவில்லை.',
  request: 'UPI மூலம் செலுத்து',
};

export const instantPaymentConfirmText: TextsOf<typeof EnglishInstantPaymentConfirmText> = {
  title: 'இந்த இணைப்புக்கான பேமெண்ட்',
  lead: 'இந்த இணைப்புக்குத்தான் பணம் செலுத்த விரும்புகிறீர்களா?',
  name: 'பெயர்',
  account: 'கணக்கு எண்',
  mobile: 'மொபைல் எண்',
  region: 'பகுதி',
  email: 'இமெயில்',
  customertype: 'வாடிக்கையாளர் வகை',
  types: { PREPAID: 'ப்ரீபெய்டு', DP: 'நேரடி வாடிக்கையாளர்' },
  frcode: 'பிரான்சைஸ் குறியீடு',
  balance: 'பேலன்ஸ்',
  due: 'செலுத்த வேண்டிய தொகை',
  inactive:
    'இந்த இணைப்பு செயலில் இல்லை. நீங்கள் செலுத்தும் பணம் அதன் பேலன்ஸுக்குச் செல்லும், ஆனால் இணைப்பு மீண்டும் செயலுக்கு வராமல் இருக்கலாம். முதலில் அந்த வீட்டாரிடமோ ஆபரேட்டரிடமோ கேளுங்கள்.',
  noEnd: 'இதன் பேக்குகள் எப்போது முடியும் என்பதை இந்த இணைப்பின் வீட்டார் மட்டுமே லாகின் செய்து பார்க்க முடியும்.',
  other: 'வேறு எண்',
  payMissing: 'பேமெண்ட் முறைகள் லோட் ஆகவில்லை.',
};

export const savedNumbersText: TextsOf<typeof EnglishSavedNumbersText> = {
  title: 'மீண்டும் செலுத்த',
  pay: 'செலுத்து',
  payNamed: (end: string) => `${end} எண்ணுக்கு மீண்டும் செலுத்து`,
  remove: 'நீக்கு',
  removeNamed: (end: string) => `${end} எண்ணை நீக்கு`,
  whereKept:
    'இந்தச் சாதனத்தில் மட்டும் சேமிக்கப்பட்டுள்ளது, லாக் அவுட் செய்த பிறகும் இருக்கும். இந்தச் சாதனத்தைப் பயன்படுத்தும் யாரும் இந்த எண்களுக்குப் பணம் செலுத்தலாம், ஆனால் எண்ணின் கடைசிப் பகுதி மட்டுமே அவர்களுக்குத் தெரியும்.',
  keep: 'இந்த எண்ணை இந்தச் சாதனத்தில் சேமி',
  keepHint: (end: string) =>
    `ஒரே தட்டலில் மீண்டும் பணம் செலுத்தலாம். பட்டியலில் ${end} என்று தெரியும். பிறரும் பயன்படுத்தும் சாதனத்தில் இதை ஆஃப் செய்து வையுங்கள்.`,
  notKept: 'இந்த பிரவுசரால் எண்ணைச் சேமிக்க முடியாது.',
};

export const otpDialogText: TextsOf<typeof EnglishOtpDialogText> = {
  title: 'பிறகு செலுத்துதல்',
  steps: ['தகுதி', 'உங்கள் குறியீடு', 'முடிந்தது'] as readonly string[],
  whatFor: 'நீங்கள் செலுத்துவது',
  due: 'பேமெண்ட் பார்ட்னருக்குச் செலுத்த கடைசி தேதி',
  code: 'SMS-இல் வந்த குறியீடு',
  sentTo: (mobile: string): string =>
    `பேமெண்ட் பார்ட்னர் ${mobile} எண்ணுக்கு 6 இலக்கக் குறியீடு அனுப்பியுள்ளது. நீங்கள் உறுதிசெய்யும் வரை பணம் எதுவும் எடுக்கப்படாது.`,
  sent: 'பேமெண்ட் பார்ட்னர் உங்களுக்கு 6 இலக்கக் குறியீடு அனுப்பியுள்ளது. நீங்கள் உறுதிசெய்யும் வரை பணம் எதுவும் எடுக்கப்படாது.',
  confirm: (amount: string): string => `${amount}-ஐ உறுதிசெய்`,
  works: (seconds: number): string => `குறியீடு இன்னும் ${clock(seconds)} செல்லுபடியாகும்`,
  triesLeft: (count: number): string =>
    `${count}\u00a0${plural.select(count) === 'one' ? 'வாய்ப்பு' : 'வாய்ப்புகள்'} மீதம்`,
  missing: '6 இலக்கக் குறியீட்டை உள்ளிடுங்கள்',
  wrong: 'இந்தக் குறியீடு தவறு.',
  expired: 'இந்தக் குறியீட்டின் நேரம் முடிந்தது. புதியது கேளுங்கள்.',
  spent: 'இந்தக் குறியீடு இனி வேலை செய்யாது. புதியது கேளுங்கள்.',
  wait: (seconds: number): string => `${clock(seconds)}-க்குப் பிறகு புதிய குறியீடு`,
  mayResend: 'இப்போது புதிய குறியீடு கேட்கலாம்.',
  resend: 'புதிய குறியீடு அனுப்பு',
  resendsLeft: (count: number): string =>
    count === 0
      ? 'இந்த பேமெண்ட்டுக்கு இனி குறியீடு அனுப்ப முடியாது.'
      : `மேலும் ${count} ${plural.select(count) === 'one' ? 'குறியீடு' : 'குறியீடுகள்'} அனுப்ப முடியும்.`,
  noMoreCodes:
    'பேமெண்ட் பார்ட்னரால் மேலும் குறியீடு அனுப்ப முடியாது. கடைசியாக வந்ததை உள்ளிடுங்கள், அல்லது ரத்து செய்து வேறு பேமெண்ட் முறையைத் தேர்ந்தெடுங்கள்.',
  leave: 'பேமெண்ட்டை ரத்து செய்',
  leaveMeans: 'ரத்து செய்தால் தொகை விடுவிக்கப்படும். பணம் எதுவும் எடுக்கப்படாது.',
  notLeft:
    'நீங்கள் ரத்து செய்வதை பேமெண்ட் பார்ட்னருக்குத் தெரிவிக்க முடியவில்லை. பணம் எதுவும் எடுக்கப்படவில்லை. மீண்டும் முயற்சி செய்யுங்கள், அல்லது இதை மூடிவிட்டுப் பிறகு ரத்து செய்யுங்கள்.',
  close: 'இப்போதைக்கு மூடு',
  paying:
    'உங்கள் குறியீடு பேமெண்ட் பார்ட்னரிடம் உள்ளது. பதிலுக்குக் காத்திருங்கள். இப்போது வெளியேறினாலும் பேமெண்ட் நிற்காது.',
  notSent: 'உங்கள் குறியீடு சென்று சேரவில்லை, பணம் எதுவும் எடுக்கப்படவில்லை.',
  nothingCharged: 'பணம் எதுவும் எடுக்கப்படவில்லை.',
  over: 'பேமெண்ட் தோல்வியடைந்தது.',
  ends: {
    LP_TXN_EXPIRED: 'இந்த பேமெண்ட் அதிக நேரம் எடுத்தது, பேமெண்ட் பார்ட்னர் தொகையை விடுவித்துவிட்டது.',
    LP_INVALID_TXN_REF_NO: 'இந்த பேமெண்ட்டுக்காக பேமெண்ட் பார்ட்னரிடம் இப்போது எதுவும் இல்லை.',
    LP_ACCOUNT_LOCKED: 'பேமெண்ட் பார்ட்னர் இப்போதைக்கு உங்கள் கணக்கை லாக் செய்துள்ளது.',
    LP_SIGNATURE_MISMATCH:
      'இந்த பேமெண்ட் உங்களுடையதுதான் என்று பேமெண்ட் பார்ட்னரால் சரிபார்க்க முடியவில்லை, அதனால் மறுத்துவிட்டது.',
    LP_USER_INELIGIBLE: 'பேமெண்ட் பார்ட்னர் உங்களுக்குப் பிறகு செலுத்தும் வசதியைத் தரவில்லை.',
    LP_INSUFFICIENT_BALANCE: 'பேமெண்ட் பார்ட்னரிடம் உள்ள உங்கள் கடன் வரம்பு இந்தத் தொகையைவிடக் குறைவு.',
    LP_BILL_OVER_DUES:
      'பேமெண்ட் பார்ட்னரிடம் கடைசி தேதி தாண்டிய பில் ஒன்று உங்களுக்கு உள்ளது. முதலில் அதைச் செலுத்துங்கள்.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'இந்தத் தொகை பேமெண்ட் பார்ட்னரிடம் உள்ள உங்கள் வரம்பைவிட அதிகம்.',
  },
  again: 'பேமெண்ட் முறையைத் தேர்ந்தெடு',
  ended: 'குறியீட்டை உள்ளிட்டுவிட்டீர்கள். உங்கள் பேமெண்ட்டின் முடிவு இதோ.',
  result: 'முடிவைப் பார்',
};

export const ottQuickPayText: TextsOf<typeof EnglishOttQuickPayText> = {
  title: 'ஸ்ட்ரீமிங் சேவைக்குப் பணம் செலுத்துதல்',
  lead: 'மொபைல் எண் மட்டும் போதும். லாகின் தேவையில்லை.',
  service: 'ஸ்ட்ரீமிங் சேவை',
  mobileno: 'சந்தாதாரரின் மொபைல் எண்',
  mobilenoHint: 'ஆபரேட்டரிடம் பதிவு செய்த எண்.',
  price:
    'அடுத்து சேவையும் அதன் விலையும் தெரியும். உங்கள் UPI ஆப்பில் நீங்கள் அனுமதிக்கும் வரை பணம் எதுவும் செலுத்தப்படாது.',
  ask: 'விலையைக் காட்டு',
  request: 'UPI மூலம் செலுத்து',
  unfinishedMissing: 'நிறைவடையாத பேமெண்ட்டுகள் லோட் ஆகவில்லை.',
  errors: {
    service: 'ஸ்ட்ரீமிங் சேவையைத் தேர்ந்தெடுங்கள்',
    mobileno: '6, 7, 8 அல்லது 9-இல் தொடங்கும் 10 இலக்க மொபைல் எண்ணை உள்ளிடுங்கள்',
  },
};

export const billText: TextsOf<typeof EnglishBillText> = {
  packs: (count: number): string => `${count === 1 ? '1 பேக்' : `${count} பேக்குகள்`}, வரிக்கு முன்`,
  unpriced: (priced: number, unpriced: number): string => {
    const packs = (count: number) => (count === 1 ? '1 பேக்' : `${count} பேக்குகள்`);
    return priced === 0
      ? `${packs(unpriced)}: விலை இல்லை`
      : `${packs(priced)}, மேலும் ${unpriced}-க்கு விலை இல்லை`;
  },
  gst: 'GST',
  total: 'மொத்தம்',
  totalWithTax: 'மொத்தம், GST உடன்',
};

export const purposesText: TextsOf<typeof EnglishPurposesText> = {
  CART: 'உங்கள் கார்ட்டில் உள்ள பேக்குகள்',
  RENEWAL: 'புதுப்பித்தல்',
  TOPUP: 'பணம் சேர்த்தல்',
  OFFER: 'புதிய இணைப்பு',
  INSTANT: 'ஒரு எண்ணுக்கான பேமெண்ட்',
  OTT: 'ஸ்ட்ரீமிங் சேவை',
};

export const paymentMethodsText: TextsOf<typeof EnglishPaymentMethodsText> = {
  how: 'பேமெண்ட் முறை',
  change: 'மாற்று',
  ways: {
    CARD: 'UPI, கார்டு அல்லது நெட் பேங்கிங்',
    INSTALMENT: 'பிறகு செலுத்துதல்',
    BALANCE: 'உங்கள் பேலன்ஸ்',
  },
  means: { CARD: 'பாதுகாப்பான பேமெண்ட் பக்கத்தில்', INSTALMENT: 'பேமெண்ட் பார்ட்னருக்குப் பிறகு செலுத்துவீர்கள்' },
  onlyCard: 'பேமெண்ட் பார்ட்னரின் பாதுகாப்பான பக்கத்தில் UPI, கார்டு அல்லது நெட் பேங்கிங் மூலம் பணம் செலுத்துங்கள்.',
  needsPrice:
    'UPI, கார்டு, பிறகு செலுத்துதல் ஆகியவற்றுக்கு விலை தேவை; உங்கள் ஆபரேட்டர் விலை தரவில்லை. உங்கள் பேலன்ஸிலிருந்து செலுத்தலாம்.',
  operatorPrice: 'விலையை உங்கள் ஆபரேட்டர் நிர்ணயிக்கிறார்',
  confirmPrice: 'பணம் செலுத்தும் முன் இதை உறுதிப்படுத்துங்கள்.',
  nothingToPay:
    'மொத்தத் தொகை பூஜ்யம் அல்லது அதற்குக் குறைவு, அதனால் எதுவும் செலுத்த வேண்டியதில்லை. தவறாகத் தோன்றினால் எங்களைத் தொடர்பு கொள்ளுங்கள்.',
  noCardNumber: 'இங்கே கார்டு எண்ணை உள்ளிட வேண்டிய தேவையே இல்லை.',
  holds: (amount: string): string => `${amount} உள்ளது`,
  pay: 'பணம் செலுத்து',
  payAmount: (amount: string): string => `${amount} செலுத்து`,
  payLater: (amount: string): string => `${amount} பிறகு செலுத்து`,
  payFromBalance: (amount: string): string => `பேலன்ஸிலிருந்து ${amount} செலுத்து`,
  fromBalance: 'பேலன்ஸிலிருந்து',
  leftAfter: (amount: string): string => `பிறகு ${amount} மீதம் இருக்கும்`,
  short: (amount: string): string => `${amount} குறைவு`,
  addMoney: 'பணம் சேர்',
  added: (amount: string): string => `பேலன்ஸில் பணம் சேர்க்க ${amount} செலுத்தப்பட்டது.`,
  unknownBalance: 'உங்கள் பேலன்ஸ் லோட் ஆகவில்லை.',
  askAgain: 'பேலன்ஸை அப்டேட் செய்',
  refused: 'பணம் எதுவும் செலுத்தப்படவில்லை.',
  nothingMore: 'மேலும் பணம் எதுவும் எடுக்கப்படவில்லை.',
  changed: 'பணம் எதுவும் செலுத்தப்படவில்லை. தொகை மாறியுள்ளது. செலுத்தும் முன் சரிபாருங்கள்.',
  orderOver:
    'பணம் எதுவும் செலுத்தப்படவில்லை. உங்கள் ஆர்டர் முடிந்துவிட்டது. புதியதை உருவாக்க மீண்டும் முயற்சி செய்யுங்கள்.',
  open: 'இதற்கான ஒரு பேமெண்ட்டை இன்னும் சரிபார்த்துக்கொண்டிருக்கிறோம். முடிவு தெரியும் வரை மீண்டும் பணம் செலுத்த வேண்டாம்.',
  inProgress:
    'பேமெண்ட் பார்ட்னர் உங்கள் பேமெண்ட்டைச் செயல்படுத்துகிறது, அல்லது பணம் அவர்களிடம் சேர்ந்துவிட்டது. அதனால் இன்னொரு பேமெண்ட்டைத் தொடங்கவில்லை. இதன் நிலையைச் சரிபாருங்கள், அல்லது எங்களிடம் உதவி கேளுங்கள்.',
  balanceOpen:
    'இதற்கான பேமெண்ட் உங்கள் பேலன்ஸிலிருந்து அனுப்பப்பட்டது, ஆனால் பதில் வரவில்லை. வேறு பேமெண்ட் முறையைப் பயன்படுத்தும் முன் அதன் முடிவைப் பாருங்கள்.',
  check: 'பேமெண்ட்டைச் சரிபார்',
  justPaid: 'இதற்கு இப்போதுதான் பணம் செலுத்தப்பட்டது. மேலும் பணம் எதுவும் எடுக்கப்படவில்லை.',
  elsewhere:
    'பேமெண்ட் பக்கத்தின் முகவரி எங்களுக்குத் தெரிந்ததாக இல்லை, அதனால் உங்களை அங்கே அனுப்பவில்லை. பணம் எதுவும் செலுத்தப்படவில்லை. எங்களைத் தொடர்பு கொள்ளுங்கள்.',
  otherPayment:
    'ஆபரேட்டர் இந்த பேமெண்ட்டைத் தொடராமல் வேறொன்றைத் தொடங்கியது, அதனால் உங்களை அங்கே அனுப்பவில்லை. இதைச் சரிபாருங்கள், இது நிறைவடையாமலே இருந்தால் இதன் ரெஃபரன்ஸ் எண்ணுடன் எங்களைத் தொடர்பு கொள்ளுங்கள்.',
  reused:
    'ஆபரேட்டர் இந்தப் பேமெண்ட்டுக்கு வேறொரு பேமெண்ட்டின் ரெஃபரன்ஸ் எண்ணைத் தந்தது, அதனால் இதைத் தொடங்கவில்லை. எதுவும் செலுத்தப்படவில்லை. எங்களைத் தொடர்பு கொள்ளுங்கள்.',
  going: 'பேமெண்ட் பக்கத்துக்கு அழைத்துச் செல்கிறோம்',
  neverBegan:
    'பேமெண்ட்டைத் தொடங்க முடியவில்லை, பணம் எதுவும் செலுத்தப்படவில்லை. தயாரானதும் மீண்டும் முயற்சி செய்யுங்கள்.',
  instead: 'வேறு பேமெண்ட் முறையைப் பயன்படுத்தலாம்.',
  later: {
    LP_USER_INELIGIBLE: 'பேமெண்ட் பார்ட்னர் உங்களுக்குப் பிறகு செலுத்தும் வசதியைத் தரவில்லை.',
    LP_INSUFFICIENT_BALANCE: 'பேமெண்ட் பார்ட்னரிடம் உள்ள உங்கள் கடன் வரம்பு இந்தத் தொகையைவிடக் குறைவு.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'இந்தத் தொகை பேமெண்ட் பார்ட்னரிடம் உள்ள உங்கள் வரம்பைவிட அதிகம்.',
    LP_BILL_OVER_DUES:
      'பேமெண்ட் பார்ட்னரிடம் கடைசி தேதி தாண்டிய பில் ஒன்று உங்களுக்கு உள்ளது. முதலில் அதைச் செலுத்துங்கள்.',
    LP_ACCOUNT_LOCKED: 'பேமெண்ட் பார்ட்னர் இப்போதைக்கு உங்கள் கணக்கை லாக் செய்துள்ளது.',
    LP_MAX_OTP_GEN_EXCEEDED: 'பேமெண்ட் பார்ட்னரால் இப்போது மேலும் குறியீடு அனுப்ப முடியாது.',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'இதற்கான கோரிக்கை ஏற்கெனவே பேமெண்ட் பார்ட்னரிடம் உள்ளது. மீண்டும் முயற்சி செய்யும் முன் சில நிமிடங்கள் காத்திருங்கள்.',
  },
};

export const paymentDetailsText: TextsOf<typeof EnglishPaymentDetailsText> = {
  amount: 'தொகை',
  whatFor: 'எதற்காக',
  mode: 'செலுத்திய முறை',
  modeTried: 'தேர்ந்தெடுத்த பேமெண்ட் முறை',
  modes: {
    CC: 'கிரெடிட் கார்டு',
    DC: 'டெபிட் கார்டு',
    NB: 'நெட் பேங்கிங்',
    UPI: 'UPI',
    INSTALMENT: 'பிறகு செலுத்துதல் (பேமெண்ட் பார்ட்னர்)',
    BALANCE: 'பேலன்ஸ்',
  },
  when: 'எப்போது',
  bank: 'வங்கி ரெஃபரன்ஸ்',
  account: 'எந்த எண்ணுக்கு',
  due: 'பேமெண்ட் பார்ட்னருக்குச் செலுத்த கடைசி தேதி',
  order: 'ஆர்டர் எண்',
  results: 'உங்கள் பேக்குகள்',
  done: 'முடிந்தது',
  held: 'இன்னும் செயலில் இல்லை',
  notRenewed: 'புதுப்பிக்கப்படவில்லை',
  notStarted: 'தொடங்கவில்லை',
  reasons: {
    tooEarly: 'இன்னும் நேரம் வரவில்லை. பேக் முடிவதற்கு முந்தைய 15 நாட்களில் புதுப்பிக்கலாம்.',
    chargeRefused: 'உங்கள் ஆபரேட்டரால் கட்டணத்தைப் பதிவு செய்ய முடியவில்லை.',
    other: 'உங்கள் ஆபரேட்டரால் இதை முடிக்க முடியவில்லை.',
  },
  givenBack: (amount: string): string => `இதற்கான ${amount} உங்கள் பேலன்ஸில் உள்ளது.`,
  notGivenBack:
    'இதன் விலை ரீஃபண்ட் ஆனதா என்று உங்கள் ஆபரேட்டர் சொல்லவில்லை. கீழே உள்ள ரெஃபரன்ஸ் எண்ணுடன் அவர்களைத் தொடர்பு கொள்ளுங்கள்.',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `உங்கள் ஆபரேட்டரின் செய்தி: ${words}` : `உங்கள் ஆபரேட்டரின் செய்தி: ${words} (${code})`,
  tryAgain: (count: number): string =>
    count === 1 ? '1 பேக்கை மீண்டும் புதுப்பி' : `${count} பேக்குகளை மீண்டும் புதுப்பி`,
  next: 'அடுத்து என்ன நடக்கும்',
  visit: 'இணைப்பைப் பொருத்தும் நேரத்தை முடிவு செய்ய, நீங்கள் கொடுத்த எண்ணை அழைப்போம்.',
  seeOrder: 'உங்கள் ஆர்டரைப் பார்',
};

export const paymentResultText: TextsOf<typeof EnglishPaymentResultText> = {
  maybeTaken:
    'உங்கள் வங்கி பணத்தை எடுத்திருக்கலாம். எடுத்திருந்தால், வங்கி அதை 7 முதல் 10 வேலை நாட்களுக்குள் திருப்பித் தரும்.',
  comingBack: (amount: string): string =>
    `${amount} எடுக்கப்பட்டது என்றும், அது உங்களுக்குத் திரும்ப வரும் என்றும் உங்கள் வங்கி சொல்கிறது. இதற்குப் பொதுவாக 7 முதல் 10 வேலை நாட்கள் ஆகும்.`,
  dontPay: 'மீண்டும் பணம் செலுத்த வேண்டாம்',
  returned:
    'உங்கள் கணக்கிலிருந்து பணம் போய், எங்களுக்கு வரவில்லை என்றால், உங்கள் வங்கி அதை 7 முதல் 10 வேலை நாட்களுக்குள் திருப்பித் தரும்.',
  stillSilent: 'வங்கி இன்னும் பதில் தரவில்லை.',
  nextCheck: (seconds: number): string =>
    seconds === 1
      ? 'அடுத்து 1\u00a0விநாடியில் சரிபார்ப்போம்.'
      : `அடுத்து ${seconds}\u00a0விநாடிகளில் சரிபார்ப்போம்.`,
  checking: 'இப்போது சரிபார்க்கிறோம்…',
  checkNow: 'இப்போது சரிபார்',
  printReceipt: 'ரசீதை அச்சிடு',
  shareReceipt: 'ரசீதைப் பகிர்',
  saveReceipt: 'ரசீதைச் சேமி',
};

export const paymentStatusText: TextsOf<typeof EnglishPaymentStatusText> = {
  which: 'எந்த பேமெண்ட்?',
  whichDescription: 'உங்களுக்குக் கொடுத்த ரெஃபரன்ஸ் எண்ணை உள்ளிடுங்கள். அது உங்கள் வங்கியின் செய்தியிலும் இருக்கும்.',
  reference: 'ரெஃபரன்ஸ் எண்',
  referenceMissing: 'பேமெண்ட்டின் ரெஃபரன்ஸ் எண்ணை உள்ளிடுங்கள்',
  unknownReference: 'இந்த ரெஃபரன்ஸ் எண் எங்களுக்குத் தெரியவில்லை',
  unknownReferenceDescription:
    'உங்கள் வங்கியின் செய்தியுடன் சரிபாருங்கள். உங்கள் கணக்கிலிருந்து பணம் போயிருந்தால், மீண்டும் செலுத்தும் முன் எங்களைத் தொடர்புகொள்ளுங்கள்.',
  ask: 'சரிபார்',
  titles: {
    asking: 'உங்கள் பேமெண்ட்டைச் சரிபார்க்கிறோம்',
    paid: 'செலுத்தப்பட்டது',
    failed: 'பேமெண்ட் தோல்வியடைந்தது',
    cancelled: 'பேமெண்ட் ரத்து செய்யப்பட்டது',
    comingBack: 'உங்கள் பணம் திரும்ப வருகிறது',
    notYet: 'இன்னும் உறுதியாகவில்லை',
    unknown: 'இன்னும் தெரியவில்லை',
    otherAmount: 'மீண்டும் பணம் செலுத்த வேண்டாம்',
  },
  dontClose: 'இந்தப் பக்கத்தை மூட வேண்டாம்.',
  asking: 'ஆபரேட்டரிடம் சரிபார்க்கிறோம். இதனால் பணம் எடுக்கப்படாது.',
  notYet: 'வங்கி இன்னும் பதில் தரவில்லை. தொடர்ந்து சரிபார்ப்போம். இந்தப் பக்கத்தைவிட்டு நீங்கள் செல்லலாம்.',
  unconfirmed: {
    watched:
      'உங்கள் பேமெண்ட்டை இன்னும் உறுதிசெய்ய முடியவில்லை. தொடர்ந்து சரிபார்ப்போம். இங்கே காட்டப்படும் எதற்கும் பணம் செலுத்தப்பட்டது என்று அர்த்தம் இல்லை.',
    ended:
      'உங்கள் பேமெண்ட்டை இன்னும் உறுதிசெய்ய முடியவில்லை. இங்கே காட்டப்படும் எதற்கும் பணம் செலுத்தப்பட்டது என்று அர்த்தம் இல்லை.',
  },
  withProvider:
    'பேமெண்ட் பார்ட்னர் இந்தப் பேமெண்ட்டைச் செயல்படுத்துகிறது, அல்லது பணம் அவர்களிடம் சேர்ந்துவிட்டது. ஆபரேட்டர் இன்னும் இதை உறுதிசெய்யவில்லை.',
  disputed: (amount: string): string =>
    `${amount} செலுத்தப்பட்டதாக ஆபரேட்டர் முதலில் உறுதிசெய்தது, இப்போது இந்தப் பேமெண்ட் தோல்வியடைந்ததாகச் சொல்கிறது. ரெஃபரன்ஸ் எண்ணை எங்களுக்கு அனுப்புங்கள், நாங்கள் பார்க்கிறோம்.`,
  aboutAnother:
    'ஆபரேட்டர் வேறொரு பேமெண்ட்டைப் பற்றிப் பதில் தந்தது, அதனால் இது உறுதியாகவில்லை. இது தொடர்ந்தால், இதன் ரெஃபரன்ஸ் எண்ணுடன் எங்களைத் தொடர்பு கொள்ளுங்கள்.',
  otherAmount: (paid: string, agreed: string): string =>
    `${paid} செலுத்தப்பட்டதாக ஆபரேட்டர் சொல்கிறது, ஆனால் நீங்கள் ஒப்புக்கொண்டது ${agreed}. ரெஃபரன்ஸ் எண்ணை எங்களுக்கு அனுப்புங்கள், நாங்கள் பார்க்கிறோம்.`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const notDone = isRenewal ? 'புதுப்பிக்கப்படவில்லை' : 'தொடங்கவில்லை';
    return failed === all
      ? `பேமெண்ட் வந்து சேர்ந்தது, ஆனால் எந்த பேக்கும் ${notDone}.`
      : `பேமெண்ட் வந்து சேர்ந்தது, ஆனால் ${all} பேக்குகளில் ${failed} ${notDone}.`;
  },
  failed: 'பணம் எதுவும் எடுக்கப்படவில்லை.',
  failedDescription: (sentence: string): string =>
    `உங்கள் வங்கி அல்லது பேமெண்ட் பார்ட்னர் சொன்னது: ${sentence}`,
  again: 'மீண்டும் சரிபார்',
  tryAgain: 'மீண்டும் முயற்சி செய்',
  keep: 'பேமெண்ட்டின் ரெஃபரன்ஸ் எண்',
  detailsMissing: 'விவரங்கள் லோட் ஆகவில்லை. மேலே உள்ள முடிவு சரியானதே.',
  myPacks: 'என் பேக்குகள்',
  home: 'முகப்பு',
  login: 'லாகின்',
};

export const receiptText: TextsOf<typeof EnglishReceiptText> = {
  title: 'பேமெண்ட் ரசீது',
  paid: 'செலுத்தப்பட்டது',
  billedTo: 'செலுத்தியவர்',
  customer: (id: string): string => `வாடிக்கையாளர் எண் ${id}`,
  suppliedBy: 'சேவை வழங்கியவர்',
  gstin: (number: string): string => `GST பதிவு எண் (GSTIN) ${number}`,
  reference: 'ரெஃபரன்ஸ் எண்',
  fullReference: 'முழு ரெஃபரன்ஸ் எண்',
  bank: 'வங்கி ரெஃபரன்ஸ்',
  what: 'விவரம்',
  period: 'காலம்',
  sac: 'சேவைக் குறியீடு (SAC)',
  amount: 'தொகை',
  until: (day: string): string => `${day} வரை`,
  notDone: 'தொடங்கவில்லை. ரீஃபண்ட் இருந்தால் அது "பரிவர்த்தனைகள்" பகுதியில் இருக்கும்.',
  beforeTax: 'வரிக்கு முன்',
  gst: 'GST',
  total: 'செலுத்திய மொத்தத் தொகை',
  method: 'பேமெண்ட் முறை',
  due: 'பேமெண்ட் பார்ட்னருக்குச் செலுத்த கடைசி தேதி',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest
      ? `${phone} எண்ணை அழைத்து`
      : `${phone} எண்ணை அழையுங்கள், அல்லது உதவியைத் திறந்து`;
    const without = isGuest ? 'உங்கள் ஆபரேட்டரைத் தொடர்புகொண்டு' : 'உதவியைத் திறந்து';
    return `கேள்விகள் உள்ளதா? ${phone === '' ? without : byPhone} ரெஃபரன்ஸ் எண்ணைச் சொல்லுங்கள். இது கம்ப்யூட்டரில் உருவான ரசீது, கையொப்பம் தேவையில்லை.`;
  },
  footWithoutReference: (phone: string): string =>
    `கேள்விகள் உள்ளதா? ${phone === '' ? 'உதவியைத் திறங்கள்' : `${phone} எண்ணை அழையுங்கள், அல்லது உதவியைத் திறங்கள்`}. இது கம்ப்யூட்டரில் உருவான ரசீது, கையொப்பம் தேவையில்லை.`,
};

export const topUpText: TextsOf<typeof EnglishTopUpText> = {
  title: 'பணம் சேர்த்தல்',
  balance: (amount: string): string => `உங்கள் பேலன்ஸ் ${amount}`,
  amount: 'தொகை (ரூபாயில்)',
  amountHint: (least: string, most: string) => `${least} முதல் ${most} வரை`,
  quick: 'அதிகம் பயன்படுத்தும் தொகைகள்',
  box: 'எந்த பாக்ஸுக்கு?',
  account: 'முழுக் கணக்குக்கும்',
  payMissing: 'பேமெண்ட் முறைகள் லோட் ஆகவில்லை.',
  errors: {
    unreadable: 'தொகையை ரூபாயில் உள்ளிடுங்கள், உதாரணமாக 500',
    comma: 'பைசாவுக்கு புள்ளி இடுங்கள், எடுத்துக்காட்டாக 300.50',
    tooLittle: (least: string) => `குறைந்தபட்சத் தொகை ${least}`,
    tooMuch: (most: string) => `ஒரு நேரத்தில் அதிகபட்சத் தொகை ${most}`,
  },
};

export const unfinishedText: TextsOf<typeof EnglishUnfinishedText> = {
  title: (count: number): string =>
    count === 1 ? '1 நிறைவடையாத பேமெண்ட்' : `${count} நிறைவடையாத பேமெண்ட்டுகள்`,
  steps: {
    asking: 'இன்னும் தொடங்கவில்லை',
    atProvider: 'பேமெண்ட் பார்ட்னரிடம் உள்ளது',
    awaitingCode: 'உங்கள் குறியீட்டுக்குக் காத்திருக்கிறது',
    awaitingApp: 'உங்கள் UPI ஆப்புக்குக் காத்திருக்கிறது',
    paying: 'பேமெண்ட் நடக்கிறது',
    unknown: 'முடிவு இன்னும் தெரியவில்லை',
    paid: 'செலுத்தப்பட்டது',
    failed: 'பேமெண்ட் தோல்வியடைந்தது',
    left: 'இங்கே மூடப்பட்டது, ஆனால் பேமெண்ட் பார்ட்னரிடம் இன்னும் செலுத்த முடியும்',
  },
  paidMeanwhile: 'இதற்கிடையில் செலுத்தப்பட்டுவிட்டது',
  seeResult: 'முடிவைப் பார்',
  seen: 'சரி',
  check: 'சரிபார்',
  goOn: 'பேமெண்ட்டைத் தொடர்',
  enterCode: 'OTP-ஐ உள்ளிடு',
  showCode: 'குறியீட்டைக் காட்டு',
  leave: 'இந்த பேமெண்ட்டை மூடு',
  mayBePaid:
    'பேமெண்ட் பார்ட்னரின் பக்கத்தை மீண்டும் திறக்க முடியாது. அங்கே பணம் செலுத்தியிருந்தால், மீண்டும் செலுத்த வேண்டாம்: நாங்கள் கண்டறிந்து இங்கே சொல்வோம். செலுத்தவில்லை என்றால், அந்தப் பக்கத்தை மூடிவிட்டுப் புதிய பேமெண்ட்டைத் தொடங்குங்கள்.',
  notPaid: 'அங்கே நான் பணம் செலுத்தவில்லை, மீண்டும் தொடங்கு',
};

export const lazyUpiRequestText: TextsOf<typeof EnglishLazyUpiRequestText> = {
  missing: 'குறியீடு லோட் ஆகவில்லை. மீண்டும் லோட் செய்வதால் பணம் எதுவும் செலுத்தப்படாது.',
};

export const payInstantlyText: TextsOf<typeof EnglishPayInstantlyText> = {
  mobileno: 'ரசீதுக்கான மொபைல் எண் (விருப்பம்)',
  receiptHint: 'இந்த ரசீதுக்கு மட்டுமே இதைப் பயன்படுத்துவோம். ரசீது வேண்டாம் என்றால் காலியாக விடுங்கள்.',
  email: 'ரசீதுக்கான இமெயில் முகவரி (விருப்பம்)',
  pay: 'UPI மூலம் செலுத்து',
  approve: 'உங்கள் UPI ஆப்பில் அனுமதிப்பீர்கள்',
  errors: {
    mobileno: '6, 7, 8 அல்லது 9-இல் தொடங்கும் 10 இலக்க மொபைல் எண்ணை உள்ளிடுங்கள்',
    email: 'name@example.com போன்ற இமெயில் முகவரியை உள்ளிடுங்கள்',
  },
};

export const upiText: TextsOf<typeof EnglishUpiText> = {
  scan: 'எந்த UPI ஆப்பிலும் இந்தக் குறியீட்டை ஸ்கேன் செய்து, அங்கே பேமெண்ட்டை அனுமதியுங்கள்.',
  qr: 'இந்த பேமெண்ட்டுக்கான QR குறியீடு. அதே விவரங்கள் கீழே உள்ளன.',
  qrMissing:
    'குறியீட்டைக் காட்ட முடியவில்லை. கீழே உள்ள UPI முகவரிக்குச் செலுத்துங்கள், அல்லது பக்கத்தை மீண்டும் லோட் செய்யுங்கள்.',
  openApp: 'உங்கள் UPI ஆப்பைத் திற',
  showQr: 'வேறு ஃபோனுக்கு QR குறியீட்டைக் காட்டு',
  hideQr: 'QR குறியீட்டை மறை',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0
      ? `இன்னும் ${minutes}\u00a0நிமிடம் ${seconds}\u00a0விநாடி செல்லுபடியாகும்`
      : `இன்னும் ${seconds}\u00a0விநாடி செல்லுபடியாகும்`,
  nearlyOver: 'இந்தக் குறியீடு ஒரு நிமிடத்துக்கும் குறைவான நேரமே செல்லுபடியாகும்',
  waiting: 'உங்கள் பேமெண்ட்டுக்குக் காத்திருக்கிறோம். ஆபரேட்டருக்குக் கிடைத்ததும் இந்தப் பக்கம் அப்டேட் ஆகும்.',
  unasked:
    'இப்போது ஆபரேட்டரைத் தொடர்பு கொள்ள முடியவில்லை. நீங்கள் பணம் செலுத்தியிருந்தால், அந்த பேமெண்ட் தொலைந்துபோகவில்லை. தொடர்ந்து சரிபார்ப்போம்.',
  checkNow: 'பணம் செலுத்திவிட்டேன், இப்போது சரிபார்',
  byHand: 'UPI முகவரிக்குச் செலுத்து',
  payee: 'UPI முகவரி',
  payeeName: 'யாருக்கு',
  amount: 'தொகை',
  reference: 'ரெஃபரன்ஸ் எண்',
  service: 'சேவை',
  whose: 'யாருடைய இணைப்பு',
  number: 'எண்',
  leave: 'பேமெண்ட்டை ரத்து செய்',
  notLeft: 'இப்போது ரத்து செய்ய முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.',
  left: 'இந்த பேமெண்ட்டை ரத்து செய்துவிட்டீர்கள். இதன் குறியீட்டுக்கு இன்னும் கொஞ்ச நேரம் பணம் செலுத்த முடியும், அதனால் அதற்கே மீண்டும் செலுத்தும் முன் இதைச் சரிபார்க்கிறோம்.',
  overAsking: 'பணம் செலுத்தும் நேரம் முடிந்தது. ஏதேனும் வந்ததா என்று ஆபரேட்டரிடம் இன்னொரு முறை கேட்கிறோம்.',
  overUnknown:
    'பணம் செலுத்தும் நேரம் முடிந்தது, ஆபரேட்டருக்கும் இன்னும் முடிவு தெரியவில்லை. இது தெளிவாகும் வரை அதற்கே மீண்டும் பணம் செலுத்த வேண்டாம்.',
  checkAgain: 'மீண்டும் சரிபார்',
  failed: 'பேமெண்ட் தோல்வியடைந்தது. பணம் எதுவும் எடுக்கப்படவில்லை.',
  failedDescription: (sentence: string): string => `ஆபரேட்டர் சொன்னது: ${sentence}`,
  newCode: 'புதிய குறியீடு பெறு',
  back: 'பின்செல்',
  result: 'முடிவைப் பார்',
  gone: 'இந்த பேமெண்ட் இப்போது இந்த பிரவுசரில் இல்லை.',
};

export const upiRefusalText: TextsOf<typeof EnglishUpiRefusalText> = {
  refused: 'பணம் எதுவும் செலுத்தப்படவில்லை.',
  changed: 'தொகை மாறியுள்ளது. செலுத்தும் முன் சரிபாருங்கள்.',
  open: 'இதற்கான ஒரு பேமெண்ட்டை இன்னும் சரிபார்த்துக்கொண்டிருக்கிறோம். முடிவு தெரியும் வரை மீண்டும் பணம் செலுத்த வேண்டாம்.',
  justPaid: 'இதற்கு இப்போதுதான் பணம் செலுத்தப்பட்டது. மேலும் பணம் எதுவும் எடுக்கப்படவில்லை.',
  notPayable:
    'செலுத்த முடியாத கோரிக்கையை ஆபரேட்டர் அனுப்பியது. பணம் எதுவும் செலுத்தப்படவில்லை. பிறகு மீண்டும் முயற்சி செய்யுங்கள்.',
  unknownNumber: 'கணக்கு எதுவும் கிடைக்கவில்லை. எண்ணைச் சரிபாருங்கள்.',
  neverBegan:
    'கோரிக்கையை உருவாக்க முடியவில்லை, பணம் எதுவும் செலுத்தப்படவில்லை. தயாரானதும் மீண்டும் முயற்சி செய்யுங்கள்.',
  checkAgain: 'மீண்டும் சரிபார்',
};
