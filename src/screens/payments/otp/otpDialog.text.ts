import { catalogue } from '../../../text/catalogue';

const plural = new Intl.PluralRules('en');
const many = (count: number, one: string, other: string) =>
  `${count} ${plural.select(count) === 'one' ? one : other}`;
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Why it ended without a payment, by the provider's code; another code is told in its own sentence. */
interface Ends {
  readonly LP_TXN_EXPIRED: string;
  readonly LP_INVALID_TXN_REF_NO: string;
  readonly LP_ACCOUNT_LOCKED: string;
  readonly LP_SIGNATURE_MISMATCH: string;
  readonly LP_USER_INELIGIBLE: string;
  readonly LP_INSUFFICIENT_BALANCE: string;
  readonly LP_BILL_OVER_DUES: string;
  readonly LP_EXCEEDS_USER_MAX_TXN_LIMIT: string;
}

export const otpDialogText = catalogue({
  en: {
    title: 'Pay later',
    steps: ['Eligible', 'Your code', 'Paid'] as readonly string[],
    whatFor: 'You pay',
    due: 'Pay the provider by',
    code: 'The code texted to you',
    sentTo: (mobile: string): string =>
      `The provider sent a 6-digit code to ${mobile}. Nothing is charged until you confirm.`,
    sent: 'The provider sent you a 6-digit code. Nothing is charged until you confirm.',
    confirm: (amount: string): string => `Confirm ${amount}`,
    works: (seconds: number): string => `Code valid for ${clock(seconds)}`,
    triesLeft: (count: number): string => `${many(count, 'try', 'tries')} left`,
    missing: 'Enter the 6-digit code',
    wrong: 'This code is incorrect.',
    expired: 'This code has expired. Request a new one.',
    spent: 'This code no longer works. Request a new one.',
    wait: (seconds: number): string => `New code in ${clock(seconds)}`,
    mayResend: 'You can request a new code now.',
    resend: 'Send a new code',
    resendsLeft: (count: number): string =>
      count === 0
        ? 'No more codes can be sent for this payment.'
        : `${many(count, 'more code', 'more codes')} can be sent.`,
    noMoreCodes:
      'The provider can’t send more codes. Enter the last one, or cancel and choose another payment method.',
    leave: 'Cancel payment',
    leaveMeans: 'Cancelling releases the amount. Nothing is charged.',
    notLeft:
      'We couldn’t tell the provider that you are cancelling. Nothing was charged. Try again, or close this and cancel later.',
    close: 'Close for now',
    paying:
      'The provider has your code. Please wait for its answer. Leaving now won’t undo anything.',
    notSent: 'Your code didn’t go through, and nothing was charged.',
    nothingCharged: 'Nothing was charged.',
    over: 'Not paid',
    ends: {
      LP_TXN_EXPIRED: 'This payment took too long, and the provider has released the amount.',
      LP_INVALID_TXN_REF_NO: 'The provider no longer holds anything for this payment.',
      LP_ACCOUNT_LOCKED: 'The provider has locked your account for now.',
      LP_SIGNATURE_MISMATCH:
        'The provider couldn’t verify that this payment is yours, so it declined it.',
      LP_USER_INELIGIBLE: 'The provider doesn’t offer you pay later.',
      LP_INSUFFICIENT_BALANCE: 'Your credit with the provider is less than this amount.',
      LP_BILL_OVER_DUES: 'You have an overdue bill with the provider. Pay it first.',
      LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'This amount is over your limit with the provider.',
    } satisfies Ends,
    again: 'Choose a payment method',
    ended: 'You have entered the code. Here is the result of your payment.',
    result: 'See the result',
  },
  hi: {
    title: 'बाद में दें',
    steps: ['मंज़ूर', 'आपका कोड', 'भुगतान हुआ'] as readonly string[],
    whatFor: 'आप देते हैं',
    due: 'प्रदाता को इस तारीख तक दें',
    code: 'SMS में आया कोड',
    sentTo: (mobile: string): string =>
      `छह अंक, प्रदाता ने ${mobile} पर भेजे हैं। आपकी पुष्टि तक कुछ नहीं कटता।`,
    sent: 'छह अंक, प्रदाता ने भेजे हैं। आपकी पुष्टि तक कुछ नहीं कटता।',
    confirm: (amount: string): string => `${amount} की पुष्टि करें`,
    works: (seconds: number): string => `कोड ${clock(seconds)} तक चलेगा`,
    triesLeft: (count: number): string => `${count} मौके बचे हैं`,
    missing: 'कोड के छह अंक भरें',
    wrong: 'यह कोड सही नहीं है।',
    expired: 'इस कोड का समय निकल गया। दूसरा कोड मँगाएँ।',
    spent: 'यह कोड अब काम नहीं करेगा। दूसरा कोड मँगाएँ।',
    wait: (seconds: number): string => `${clock(seconds)} में फिर भेज सकते हैं`,
    mayResend: 'अब आप दूसरा कोड मँगा सकते हैं।',
    resend: 'दूसरा कोड भेजें',
    resendsLeft: (count: number): string =>
      count === 0 ? 'इस भुगतान के लिए और कोड नहीं भेजे जा सकते।' : `${count} और कोड भेजे जा सकते हैं।`,
    noMoreCodes: 'प्रदाता और कोड नहीं भेजता। पिछला कोड लिखें, या छोड़कर दूसरे तरीके से दें।',
    leave: 'बिना भुगतान छोड़ें',
    leaveMeans: 'छोड़ने पर राशि मुक्त हो जाती है। कुछ नहीं कटता।',
    notLeft:
      'प्रदाता को बताया नहीं जा सका कि आप छोड़ रहे हैं। कुछ नहीं कटा। फिर कोशिश करें, या इसे बंद करके बाद में छोड़ें।',
    close: 'बंद करें, खुला रहने दें',
    paying: 'आपका कोड प्रदाता के पास है। कृपया जवाब का इंतज़ार करें: अभी छोड़ने से कुछ वापस नहीं होगा।',
    notSent: 'आपका कोड नहीं पहुँचा, और कुछ नहीं कटा।',
    nothingCharged: 'कुछ नहीं कटा।',
    over: 'भुगतान नहीं हुआ',
    ends: {
      LP_TXN_EXPIRED: 'इस भुगतान में बहुत समय लग गया, और प्रदाता ने राशि मुक्त कर दी।',
      LP_INVALID_TXN_REF_NO: 'प्रदाता के पास इस भुगतान के लिए अब कुछ नहीं है।',
      LP_ACCOUNT_LOCKED: 'प्रदाता ने आपका खाता अभी बंद कर रखा है।',
      LP_SIGNATURE_MISMATCH: 'प्रदाता पक्का नहीं कर सका कि यह भुगतान आपका है, इसलिए मना कर दिया।',
      LP_USER_INELIGIBLE: 'प्रदाता आपको बाद में देने की सुविधा नहीं देता।',
      LP_INSUFFICIENT_BALANCE: 'प्रदाता आपको जितना देता है, वह इस राशि से कम है।',
      LP_BILL_OVER_DUES: 'प्रदाता का एक पिछला बिल बाकी है। पहले उसे चुकाएँ।',
      LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'राशि प्रदाता के पास आपकी सीमा से ज़्यादा है।',
    } satisfies Ends,
    again: 'भुगतान का तरीका चुनें',
    ended: 'कोड दिया जा चुका है। भुगतान का नतीजा यहाँ देखें।',
    result: 'नतीजा देखें',
  },
});
