import type * as english from '../../screens/payments/payments.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const instantPaymentText: TextsOf<typeof english.instantPaymentText> = {
  title: 'ਕੁਇੱਕ ਰੀਚਾਰਜ',
  lead: 'ਆਪਣੇ ਜਾਂ ਕਿਸੇ ਹੋਰ ਦੇ ਕਨੈਕਸ਼ਨ ਲਈ ਭੁਗਤਾਨ ਕਰੋ। ਲੌਗ ਇਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
  number: 'ਮੋਬਾਈਲ, ਖਾਤਾ ਜਾਂ ਬਾਕਸ ਨੰਬਰ',
  numberHint: 'ਬਾਕਸ ਨੰਬਰ ਸੈੱਟ-ਟਾਪ ਬਾਕਸ ਦੇ ਹੇਠਲੇ ਪਾਸੇ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ।',
  find: 'ਅੱਗੇ ਵਧੋ',
  unknownNumber:
    'ਕੋਈ ਖਾਤਾ ਨਹੀਂ ਮਿਲਿਆ। ਨੰਬਰ ਚੈੱਕ ਕਰੋ, ਜਾਂ ਹੋਰ ਨੰਬਰ ਭਰੋ: ਰਜਿਸਟਰਡ ਮੋਬਾਈਲ ਨੰਬਰ, ਬਿੱਲ ਵਾਲਾ ਖਾਤਾ ਨੰਬਰ, ਜਾਂ ਬਾਕਸ ਨੰਬਰ।',
  stale: 'ਸਾਨੂੰ ਹੁਣ ਪਤਾ ਨਹੀਂ ਕਿ ਇਹ ਪੇਜ ਕਿਸ ਕਨੈਕਸ਼ਨ ਦਾ ਸੀ। ਨੰਬਰ ਦੁਬਾਰਾ ਭਰੋ।',
  lost: 'ਇਹ ਡੀਵਾਈਸ ਉਹ ਨੰਬਰ ਹੁਣ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦਾ, ਇਸ ਲਈ ਉਸ ਨੂੰ ਹਟਾ ਦਿੱਤਾ ਗਿਆ। ਨੰਬਰ ਦੁਬਾਰਾ ਭਰੋ।',
  errors: {
    missing: 'ਕਨੈਕਸ਼ਨ ਦਾ ਨੰਬਰ ਭਰੋ',
    odd: 'ਘੱਟੋ-ਘੱਟ ਚਾਰ ਅੱਖਰ ਜਾਂ ਅੰਕ ਭਰੋ, ਹੋਰ ਕੋਈ ਚਿੰਨ੍ਹ ਨਹੀਂ',
  },
  unfinishedMissing: 'ਤੁਹਾਡੇ ਅਧੂਰੇ ਭੁਗਤਾਨ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ।',
  request: 'UPI ਨਾਲ ਭੁਗਤਾਨ ਕਰੋ',
};

export const instantPaymentConfirmText: TextsOf<typeof english.instantPaymentConfirmText> = {
  title: 'ਇਸ ਕਨੈਕਸ਼ਨ ਲਈ ਭੁਗਤਾਨ',
  lead: 'ਕੀ ਤੁਸੀਂ ਇਸੇ ਕਨੈਕਸ਼ਨ ਲਈ ਭੁਗਤਾਨ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ?',
  name: 'ਨਾਂ',
  account: 'ਖਾਤਾ ਨੰਬਰ',
  mobile: 'ਮੋਬਾਈਲ ਨੰਬਰ',
  region: 'ਇਲਾਕਾ',
  email: 'ਈਮੇਲ',
  customertype: 'ਗਾਹਕ ਦੀ ਕਿਸਮ',
  types: { PREPAID: 'ਪ੍ਰੀਪੇਡ', DP: 'ਸਿੱਧਾ ਗਾਹਕ' },
  frcode: 'ਫਰੈਂਚਾਈਜ਼ ਕੋਡ',
  balance: 'ਬੈਲੇਂਸ',
  due: 'ਬਕਾਇਆ',
  inactive:
    'ਇਹ ਕਨੈਕਸ਼ਨ ਬੰਦ ਹੈ। ਤੁਹਾਡਾ ਭੁਗਤਾਨ ਇਸ ਦੇ ਬੈਲੇਂਸ ਵਿੱਚ ਜਾਵੇਗਾ ਅਤੇ ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਕਨੈਕਸ਼ਨ ਚਾਲੂ ਨਾ ਹੋਵੇ। ਪਹਿਲਾਂ ਘਰ ਵਾਲਿਆਂ ਜਾਂ ਆਪਰੇਟਰ ਤੋਂ ਪੁੱਛ ਲਓ।',
  noEnd: 'ਇਸ ਦੇ ਪੈਕ ਕਦੋਂ ਖਤਮ ਹੋਣਗੇ, ਇਹ ਸਿਰਫ਼ ਇਸ ਕਨੈਕਸ਼ਨ ਦੇ ਘਰ ਵਾਲੇ ਲੌਗ ਇਨ ਕਰਕੇ ਦੇਖ ਸਕਦੇ ਹਨ।',
  other: 'ਹੋਰ ਨੰਬਰ',
  payMissing: 'ਭੁਗਤਾਨ ਦੇ ਤਰੀਕੇ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ।',
};

export const savedNumbersText: TextsOf<typeof english.savedNumbersText> = {
  title: 'ਦੁਬਾਰਾ ਭੁਗਤਾਨ',
  pay: 'ਭੁਗਤਾਨ ਕਰੋ',
  payNamed: (end: string) => `${end} ਲਈ ਦੁਬਾਰਾ ਭੁਗਤਾਨ ਕਰੋ`,
  remove: 'ਹਟਾਓ',
  removeNamed: (end: string) => `${end} ਹਟਾਓ`,
  whereKept: 'ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਸੇਵ ਹੈ, ਲੌਗ ਆਊਟ ਤੋਂ ਬਾਅਦ ਵੀ। ਦੂਜਿਆਂ ਨੂੰ ਸਿਰਫ਼ ਆਖਰੀ ਅੰਕ ਦਿਖਦੇ ਹਨ।',
  keep: 'ਇਹ ਨੰਬਰ ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਸੇਵ ਕਰੋ',
  keepHint: (end: string) => `ਸੂਚੀ ਵਿੱਚ ${end} ਵਜੋਂ ਦਿਖੇਗਾ। ਸਾਂਝੇ ਡੀਵਾਈਸ ’ਤੇ ਇਸ ਨੂੰ ਬੰਦ ਰੱਖੋ।`,
  notKept: 'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਨੰਬਰ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕਦਾ।',
};

export const otpDialogText: TextsOf<typeof english.otpDialogText> = {
  title: 'ਬਾਅਦ ਵਿੱਚ ਭੁਗਤਾਨ',
  steps: ['ਯੋਗ', 'ਤੁਹਾਡਾ ਕੋਡ', 'ਭੁਗਤਾਨ ਹੋਇਆ'] as readonly string[],
  whatFor: 'ਕੁੱਲ ਭੁਗਤਾਨ',
  due: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੂੰ ਇਸ ਤਾਰੀਖ ਤੱਕ ਦਿਓ',
  code: 'OTP',
  sentTo: (mobile: string): string =>
    `ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੇ ${mobile} ’ਤੇ 6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਭੇਜਿਆ ਹੈ। ਤੁਹਾਡੀ ਪੁਸ਼ਟੀ ਤੱਕ ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਜਾਂਦਾ।`,
  sent: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੇ ਤੁਹਾਨੂੰ 6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਭੇਜਿਆ ਹੈ। ਤੁਹਾਡੀ ਪੁਸ਼ਟੀ ਤੱਕ ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਜਾਂਦਾ।',
  confirm: (amount: string): string => `${amount} ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ`,
  works: (seconds: number): string => `ਕੋਡ ਹੋਰ ${clock(seconds)} ਚੱਲੇਗਾ`,
  triesLeft: (count: number): string => (count === 1 ? '1\u00a0ਮੌਕਾ ਬਾਕੀ' : `${count}\u00a0ਮੌਕੇ ਬਾਕੀ`),
  missing: '6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਭਰੋ',
  wrong: 'ਇਹ ਕੋਡ ਗਲਤ ਹੈ।',
  expired: 'ਇਸ ਕੋਡ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ। ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ।',
  spent: 'ਇਹ ਕੋਡ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰੇਗਾ। ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ।',
  wait: (seconds: number): string => `ਨਵਾਂ ਕੋਡ ${clock(seconds)} ਵਿੱਚ`,
  mayResend: 'ਹੁਣ ਤੁਸੀਂ ਨਵਾਂ ਕੋਡ ਮੰਗਵਾ ਸਕਦੇ ਹੋ।',
  resend: 'ਨਵਾਂ ਕੋਡ ਭੇਜੋ',
  resendsLeft: (count: number): string => {
    if (count === 0) return 'ਇਸ ਭੁਗਤਾਨ ਲਈ ਹੋਰ ਕੋਡ ਨਹੀਂ ਭੇਜੇ ਜਾ ਸਕਦੇ।';
    return count === 1 ? '1 ਹੋਰ ਕੋਡ ਭੇਜਿਆ ਜਾ ਸਕਦਾ ਹੈ।' : `${count} ਹੋਰ ਕੋਡ ਭੇਜੇ ਜਾ ਸਕਦੇ ਹਨ।`;
  },
  noMoreCodes: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਹੋਰ ਕੋਡ ਨਹੀਂ ਭੇਜ ਸਕਦਾ। ਪਿਛਲਾ ਕੋਡ ਭਰੋ, ਜਾਂ ਰੱਦ ਕਰਕੇ ਭੁਗਤਾਨ ਦਾ ਹੋਰ ਤਰੀਕਾ ਚੁਣੋ।',
  leave: 'ਭੁਗਤਾਨ ਰੱਦ ਕਰੋ',
  leaveMeans: 'ਰੱਦ ਕਰਨ ’ਤੇ ਰੋਕੀ ਹੋਈ ਰਕਮ ਛੱਡ ਦਿੱਤੀ ਜਾਂਦੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਜਾਂਦਾ।',
  notLeft:
    'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੂੰ ਦੱਸਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ ਕਿ ਤੁਸੀਂ ਰੱਦ ਕਰ ਰਹੇ ਹੋ। ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਇਸ ਨੂੰ ਬੰਦ ਕਰਕੇ ਬਾਅਦ ਵਿੱਚ ਰੱਦ ਕਰੋ।',
  close: 'ਫ਼ਿਲਹਾਲ ਬੰਦ ਕਰੋ',
  paying:
    'ਤੁਹਾਡਾ ਕੋਡ ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਕੋਲ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਦੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਕਰੋ। ਹੁਣ ਪੇਜ ਛੱਡਣ ਨਾਲ ਭੁਗਤਾਨ ਨਹੀਂ ਰੁਕੇਗਾ।',
  notSent: 'ਤੁਹਾਡਾ ਕੋਡ ਨਹੀਂ ਪਹੁੰਚਿਆ, ਅਤੇ ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ।',
  nothingCharged: 'ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ।',
  over: 'ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ।',
  ends: {
    LP_TXN_EXPIRED: 'ਇਸ ਭੁਗਤਾਨ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੱਗ ਗਿਆ, ਅਤੇ ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੇ ਰੋਕੀ ਹੋਈ ਰਕਮ ਛੱਡ ਦਿੱਤੀ ਹੈ।',
    LP_INVALID_TXN_REF_NO: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਕੋਲ ਇਸ ਭੁਗਤਾਨ ਲਈ ਹੁਣ ਕੁਝ ਨਹੀਂ ਹੈ।',
    LP_ACCOUNT_LOCKED: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੇ ਤੁਹਾਡਾ ਖਾਤਾ ਫ਼ਿਲਹਾਲ ਲੌਕ ਕੀਤਾ ਹੋਇਆ ਹੈ।',
    LP_SIGNATURE_MISMATCH:
      'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਪੁਸ਼ਟੀ ਨਹੀਂ ਕਰ ਸਕਿਆ ਕਿ ਇਹ ਭੁਗਤਾਨ ਤੁਹਾਡਾ ਹੈ, ਇਸ ਲਈ ਉਸ ਨੇ ਮਨ੍ਹਾ ਕਰ ਦਿੱਤਾ।',
    LP_USER_INELIGIBLE: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਤੁਹਾਨੂੰ ਬਾਅਦ ਵਿੱਚ ਭੁਗਤਾਨ ਦੀ ਸਹੂਲਤ ਨਹੀਂ ਦਿੰਦਾ।',
    LP_INSUFFICIENT_BALANCE: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਕੋਲ ਤੁਹਾਡੀ ਉਧਾਰ ਸੀਮਾ ਇਸ ਰਕਮ ਤੋਂ ਘੱਟ ਹੈ।',
    LP_BILL_OVER_DUES: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਦਾ ਤੁਹਾਡਾ ਇੱਕ ਬਿੱਲ ਬਕਾਇਆ ਹੈ। ਪਹਿਲਾਂ ਉਹ ਭਰੋ।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ਇਹ ਰਕਮ ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਕੋਲ ਤੁਹਾਡੀ ਸੀਮਾ ਤੋਂ ਵੱਧ ਹੈ।',
  },
  again: 'ਭੁਗਤਾਨ ਦਾ ਤਰੀਕਾ ਚੁਣੋ',
  ended: 'ਤੁਸੀਂ ਕੋਡ ਭਰ ਚੁੱਕੇ ਹੋ। ਤੁਹਾਡੇ ਭੁਗਤਾਨ ਦਾ ਨਤੀਜਾ ਇੱਥੇ ਦੇਖੋ।',
  result: 'ਨਤੀਜਾ ਦੇਖੋ',
};

export const ottQuickPayText: TextsOf<typeof english.ottQuickPayText> = {
  title: 'ਸਟ੍ਰੀਮਿੰਗ ਸੇਵਾ ਦਾ ਭੁਗਤਾਨ',
  lead: 'ਸਿਰਫ਼ ਮੋਬਾਈਲ ਨੰਬਰ ਚਾਹੀਦਾ ਹੈ। ਲੌਗ ਇਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
  service: 'ਸਟ੍ਰੀਮਿੰਗ ਸੇਵਾ',
  mobileno: 'ਗਾਹਕ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ',
  mobilenoHint: 'ਆਪਰੇਟਰ ਕੋਲ ਰਜਿਸਟਰਡ ਨੰਬਰ।',
  price: 'ਅੱਗੇ ਤੁਸੀਂ ਸੇਵਾ, ਉਸ ਦੀ ਮਿਆਦ ਅਤੇ ਕੀਮਤ ਦੇਖੋਗੇ। UPI ਐਪ ਵਿੱਚ ਤੁਹਾਡੀ ਮਨਜ਼ੂਰੀ ਤੋਂ ਪਹਿਲਾਂ ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੁੰਦਾ।',
  ask: 'ਕੀਮਤ ਦੇਖੋ',
  priced: 'ਸੇਵਾ ਅਤੇ ਕੀਮਤ',
  request: 'UPI ਨਾਲ ਭੁਗਤਾਨ ਕਰੋ',
  unfinishedMissing: 'ਤੁਹਾਡੇ ਅਧੂਰੇ ਭੁਗਤਾਨ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ।',
  requestMissing: 'ਇਹ ਭੁਗਤਾਨ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਦੁਬਾਰਾ ਲੋਡ ਕਰਨ ਨਾਲ ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੁੰਦਾ।',
  errors: {
    service: 'ਸਟ੍ਰੀਮਿੰਗ ਸੇਵਾ ਚੁਣੋ',
    mobileno: '10 ਅੰਕਾਂ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ ਭਰੋ, ਜੋ 6, 7, 8 ਜਾਂ 9 ਨਾਲ ਸ਼ੁਰੂ ਹੋਵੇ',
  },
};

export const termText: TextsOf<typeof english.termText> = {
  term: 'ਮਿਆਦ',
  terms: {
    MONTHLY: '1\u00a0ਮਹੀਨਾ',
    QUARTERLY: '3\u00a0ਮਹੀਨੇ',
    HALFYEARLY: '6\u00a0ਮਹੀਨੇ',
    YEARLY: '12\u00a0ਮਹੀਨੇ',
  },
};

export const billText: TextsOf<typeof english.billText> = {
  packs: (count: number): string => `${count} ਪੈਕ, ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ`,
  unpriced: (priced: number, unpriced: number): string =>
    priced === 0 ? `${unpriced} ਪੈਕ ਦੀ ਕੀਮਤ ਨਹੀਂ` : `${priced} ਪੈਕ, ਅਤੇ ${unpriced} ਦੀ ਕੀਮਤ ਨਹੀਂ`,
  gst: 'GST',
  total: 'ਕੁੱਲ',
  totalWithTax: 'ਕੁੱਲ, GST ਸਮੇਤ',
};

export const purposesText: TextsOf<typeof english.purposesText> = {
  CART: 'ਤੁਹਾਡੇ ਕਾਰਟ ਦੇ ਪੈਕ',
  RENEWAL: 'ਰੀਨਿਊਅਲ',
  TOPUP: 'ਪੈਸੇ ਜੋੜਨਾ',
  OFFER: 'ਨਵਾਂ ਕਨੈਕਸ਼ਨ',
  INSTANT: 'ਕਿਸੇ ਨੰਬਰ ਲਈ ਭੁਗਤਾਨ',
  OTT: 'ਸਟ੍ਰੀਮਿੰਗ ਸੇਵਾ',
};

export const paymentMethodsText: TextsOf<typeof english.paymentMethodsText> = {
  how: 'ਭੁਗਤਾਨ ਦਾ ਤਰੀਕਾ',
  change: 'ਬਦਲੋ',
  ways: {
    UPI: 'UPI',
    CARD: 'ਕਾਰਡ ਜਾਂ ਨੈੱਟ ਬੈਂਕਿੰਗ',
    BALANCE: 'ਤੁਹਾਡਾ ਬੈਲੇਂਸ',
    INSTALMENT: 'ਬਾਅਦ ਵਿੱਚ ਭੁਗਤਾਨ',
  },
  means: {
    UPI: 'ਸੁਰੱਖਿਅਤ ਭੁਗਤਾਨ ਪੇਜ ’ਤੇ',
    CARD: 'ਸੁਰੱਖਿਅਤ ਭੁਗਤਾਨ ਪੇਜ ’ਤੇ',
    INSTALMENT: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੂੰ ਬਾਅਦ ਵਿੱਚ ਮੋੜਦੇ ਹੋ',
  },
  needsPrice:
    'UPI, ਕਾਰਡ ਅਤੇ ਬਾਅਦ ਵਿੱਚ ਭੁਗਤਾਨ ਲਈ ਕੀਮਤ ਚਾਹੀਦੀ ਹੈ, ਅਤੇ ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨੇ ਕੀਮਤ ਨਹੀਂ ਦਿੱਤੀ। ਤੁਹਾਡੇ ਬੈਲੇਂਸ ਵਿੱਚੋਂ ਭੁਗਤਾਨ ਹੋ ਸਕਦਾ ਹੈ।',
  operatorPrice: 'ਕੀਮਤ ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਤੈਅ ਕਰਦਾ ਹੈ',
  confirmPrice: 'ਭੁਗਤਾਨ ਤੋਂ ਪਹਿਲਾਂ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ।',
  nothingToPay:
    'ਕੁੱਲ ਰਕਮ ਸਿਫ਼ਰ ਜਾਂ ਉਸ ਤੋਂ ਘੱਟ ਹੈ, ਇਸ ਲਈ ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਕਰਨਾ। ਗਲਤ ਲੱਗੇ ਤਾਂ ਕਿਰਪਾ ਕਰਕੇ ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  noCardNumber: 'ਕਾਰਡ ਨੰਬਰ ਇੱਥੇ ਕਦੇ ਨਹੀਂ ਭਰਨਾ ਪੈਂਦਾ।',
  holds: (amount: string): string => `${amount} ਉਪਲਬਧ`,
  pay: 'ਭੁਗਤਾਨ ਕਰੋ',
  payAmount: (amount: string): string => `${amount} ਦਾ ਭੁਗਤਾਨ ਕਰੋ`,
  payLater: (amount: string): string => `${amount} ਦਾ ਭੁਗਤਾਨ ਬਾਅਦ ਵਿੱਚ ਕਰੋ`,
  payFromBalance: (amount: string): string => `ਬੈਲੇਂਸ ਵਿੱਚੋਂ ${amount} ਦਾ ਭੁਗਤਾਨ ਕਰੋ`,
  fromBalance: 'ਬੈਲੇਂਸ ਵਿੱਚੋਂ',
  leftAfter: (amount: string): string => `ਬਾਅਦ ਵਿੱਚ ${amount} ਬਚਣਗੇ`,
  short: (amount: string): string => `${amount} ਘੱਟ ਹਨ`,
  addMoney: 'ਪੈਸੇ ਜੋੜੋ',
  added: (amount: string): string => `ਬੈਲੇਂਸ ਵਿੱਚ ਪੈਸੇ ਜੋੜਨ ਲਈ ${amount} ਦਾ ਭੁਗਤਾਨ ਹੋ ਗਿਆ।`,
  unknownBalance: 'ਤੁਹਾਡਾ ਬੈਲੇਂਸ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ।',
  askAgain: 'ਬੈਲੇਂਸ ਅੱਪਡੇਟ ਕਰੋ',
  refused: 'ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ।',
  nothingMore: 'ਹੋਰ ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ।',
  changed: 'ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ। ਰਕਮ ਬਦਲ ਗਈ ਹੈ। ਭੁਗਤਾਨ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਚੈੱਕ ਕਰੋ।',
  orderOver: 'ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ। ਤੁਹਾਡੇ ਆਰਡਰ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ ਹੈ। ਨਵਾਂ ਆਰਡਰ ਬਣਾਉਣ ਲਈ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  open: 'ਅਸੀਂ ਇਸ ਦਾ ਇੱਕ ਭੁਗਤਾਨ ਹਾਲੇ ਚੈੱਕ ਕਰ ਰਹੇ ਹਾਂ। ਨਤੀਜਾ ਪਤਾ ਲੱਗਣ ਤੱਕ ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਭੁਗਤਾਨ ਨਾ ਕਰੋ।',
  inProgress:
    'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਤੁਹਾਡੇ ਭੁਗਤਾਨ ’ਤੇ ਕੰਮ ਕਰ ਰਿਹਾ ਹੈ ਜਾਂ ਪੈਸੇ ਉਸ ਕੋਲ ਪਹੁੰਚ ਗਏ ਹਨ, ਇਸ ਲਈ ਅਸੀਂ ਦੂਜਾ ਭੁਗਤਾਨ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤਾ। ਇਸ ਦੀ ਸਥਿਤੀ ਚੈੱਕ ਕਰੋ, ਜਾਂ ਸਾਡੇ ਤੋਂ ਮਦਦ ਲਓ।',
  balanceOpen:
    'ਇਸ ਦਾ ਭੁਗਤਾਨ ਤੁਹਾਡੇ ਬੈਲੇਂਸ ਵਿੱਚੋਂ ਭੇਜਿਆ ਗਿਆ ਸੀ, ਪਰ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਭੁਗਤਾਨ ਦਾ ਹੋਰ ਤਰੀਕਾ ਵਰਤਣ ਤੋਂ ਪਹਿਲਾਂ ਉਸ ਦਾ ਨਤੀਜਾ ਦੇਖੋ।',
  checkStatus: 'ਸਥਿਤੀ ਚੈੱਕ ਕਰੋ',
  justPaid: 'ਇਸ ਦਾ ਭੁਗਤਾਨ ਹੁਣੇ-ਹੁਣੇ ਹੋ ਗਿਆ ਹੈ। ਹੋਰ ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ।',
  elsewhere:
    'ਅਸੀਂ ਭੁਗਤਾਨ ਪੇਜ ਦਾ ਪਤਾ ਨਹੀਂ ਪਛਾਣਦੇ, ਇਸ ਲਈ ਅਸੀਂ ਤੁਹਾਨੂੰ ਉੱਥੇ ਨਹੀਂ ਭੇਜਿਆ। ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  otherPayment:
    'ਆਪਰੇਟਰ ਨੇ ਇਹ ਭੁਗਤਾਨ ਜਾਰੀ ਰੱਖਣ ਦੀ ਥਾਂ ਦੂਜਾ ਸ਼ੁਰੂ ਕਰ ਦਿੱਤਾ, ਇਸ ਲਈ ਅਸੀਂ ਤੁਹਾਨੂੰ ਉੱਥੇ ਨਹੀਂ ਭੇਜਿਆ। ਇਸ ਨੂੰ ਚੈੱਕ ਕਰੋ, ਅਤੇ ਜੇ ਇਹ ਖੁੱਲ੍ਹਾ ਹੀ ਰਹੇ ਤਾਂ ਇਸ ਦਾ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ ਦੱਸ ਕੇ ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  reused:
    'ਆਪਰੇਟਰ ਨੇ ਇਸ ਭੁਗਤਾਨ ਨੂੰ ਕਿਸੇ ਹੋਰ ਭੁਗਤਾਨ ਦਾ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ ਦਿੱਤਾ, ਇਸ ਲਈ ਅਸੀਂ ਇਹ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤਾ। ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  going: 'ਤੁਹਾਨੂੰ ਭੁਗਤਾਨ ਪੇਜ ’ਤੇ ਲਿਜਾ ਰਹੇ ਹਾਂ',
  neverBegan: 'ਭੁਗਤਾਨ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋ ਸਕਿਆ, ਅਤੇ ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ। ਜਦੋਂ ਤਿਆਰ ਹੋਵੋ, ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  instead: 'ਤੁਸੀਂ ਭੁਗਤਾਨ ਦਾ ਹੋਰ ਤਰੀਕਾ ਵਰਤ ਸਕਦੇ ਹੋ।',
  later: {
    LP_USER_INELIGIBLE: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਤੁਹਾਨੂੰ ਬਾਅਦ ਵਿੱਚ ਭੁਗਤਾਨ ਦੀ ਸਹੂਲਤ ਨਹੀਂ ਦਿੰਦਾ।',
    LP_INSUFFICIENT_BALANCE: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਕੋਲ ਤੁਹਾਡੀ ਉਧਾਰ ਸੀਮਾ ਇਸ ਰਕਮ ਤੋਂ ਘੱਟ ਹੈ।',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ਇਹ ਰਕਮ ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਕੋਲ ਤੁਹਾਡੀ ਸੀਮਾ ਤੋਂ ਵੱਧ ਹੈ।',
    LP_BILL_OVER_DUES: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਦਾ ਤੁਹਾਡਾ ਇੱਕ ਬਿੱਲ ਬਕਾਇਆ ਹੈ। ਪਹਿਲਾਂ ਉਹ ਭਰੋ।',
    LP_ACCOUNT_LOCKED: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੇ ਤੁਹਾਡਾ ਖਾਤਾ ਫ਼ਿਲਹਾਲ ਲੌਕ ਕੀਤਾ ਹੋਇਆ ਹੈ।',
    LP_MAX_OTP_GEN_EXCEEDED: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਇਸ ਵੇਲੇ ਤੁਹਾਨੂੰ ਹੋਰ ਕੋਡ ਨਹੀਂ ਭੇਜ ਸਕਦਾ।',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਕੋਲ ਇਸ ਦੀ ਬੇਨਤੀ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਕੁਝ ਮਿੰਟ ਰੁਕੋ।',
  },
};

export const paymentDetailsText: TextsOf<typeof english.paymentDetailsText> = {
  amount: 'ਰਕਮ',
  whatFor: 'ਕਿਸ ਲਈ',
  method: 'ਭੁਗਤਾਨ ਦਾ ਤਰੀਕਾ',
  modes: {
    CC: 'ਕ੍ਰੈਡਿਟ ਕਾਰਡ',
    DC: 'ਡੈਬਿਟ ਕਾਰਡ',
    NB: 'ਨੈੱਟ ਬੈਂਕਿੰਗ',
    UPI: 'UPI',
    INSTALMENT: 'ਬਾਅਦ ਵਿੱਚ ਭੁਗਤਾਨ',
    BALANCE: 'ਬੈਲੇਂਸ',
  },
  when: 'ਕਦੋਂ',
  bank: 'ਬੈਂਕ ਰੈਫ਼ਰੈਂਸ',
  account: 'ਇਸ ਨੰਬਰ ਲਈ',
  due: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੂੰ ਇਸ ਤਾਰੀਖ ਤੱਕ ਦਿਓ',
  order: 'ਆਰਡਰ ਨੰਬਰ',
  results: 'ਤੁਹਾਡੇ ਪੈਕ',
  done: 'ਹੋ ਗਿਆ',
  held: 'ਹਾਲੇ ਚਾਲੂ ਨਹੀਂ',
  notRenewed: 'ਰੀਨਿਊ ਨਹੀਂ ਹੋਇਆ',
  notStarted: 'ਚਾਲੂ ਨਹੀਂ ਹੋਇਆ',
  reasons: {
    tooEarly: 'ਅਜੇ ਸਮਾਂ ਨਹੀਂ ਹੋਇਆ। ਪੈਕ ਖਤਮ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਦੇ 15 ਦਿਨਾਂ ਵਿੱਚ ਰੀਨਿਊ ਕਰ ਸਕਦੇ ਹੋ।',
    chargeRefused: 'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਚਾਰਜ ਨਹੀਂ ਲਗਾ ਸਕਿਆ।',
    other: 'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਇਸ ਨੂੰ ਪੂਰਾ ਨਹੀਂ ਕਰ ਸਕਿਆ।',
  },
  givenBack: (amount: string): string => `ਇਸ ਦੇ ${amount} ਤੁਹਾਡੇ ਬੈਲੇਂਸ ਵਿੱਚ ਹਨ।`,
  notGivenBack:
    'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨੇ ਨਹੀਂ ਦੱਸਿਆ ਕਿ ਇਸ ਦੀ ਕੀਮਤ ਰਿਫ਼ੰਡ ਹੋਈ ਜਾਂ ਨਹੀਂ। ਹੇਠਾਂ ਦਿੱਤਾ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ ਦੱਸ ਕੇ ਉਨ੍ਹਾਂ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ਆਪਰੇਟਰ ਦਾ ਸੁਨੇਹਾ: ${words}` : `ਆਪਰੇਟਰ ਦਾ ਸੁਨੇਹਾ: ${words} (${code})`,
  tryAgain: (count: number): string => `${count} ਪੈਕ ਫਿਰ ਰੀਨਿਊ ਕਰੋ`,
  next: 'ਅੱਗੇ ਕੀ ਹੋਵੇਗਾ',
  visit: 'ਕਨੈਕਸ਼ਨ ਲਗਾਉਣ ਦਾ ਸਮਾਂ ਤੈਅ ਕਰਨ ਲਈ ਅਸੀਂ ਤੁਹਾਡੇ ਦਿੱਤੇ ਨੰਬਰ ’ਤੇ ਫ਼ੋਨ ਕਰਾਂਗੇ।',
  seeOrder: 'ਆਪਣਾ ਆਰਡਰ ਦੇਖੋ',
};

export const paymentResultText: TextsOf<typeof english.paymentResultText> = {
  maybeTaken:
    'ਹੋ ਸਕਦਾ ਹੈ ਤੁਹਾਡੇ ਬੈਂਕ ਨੇ ਪੈਸੇ ਕੱਟ ਲਏ ਹੋਣ। ਜੇ ਕੱਟੇ ਹਨ, ਤਾਂ ਬੈਂਕ 7 ਤੋਂ 10 ਕੰਮਕਾਜੀ ਦਿਨਾਂ ਵਿੱਚ ਵਾਪਸ ਕਰ ਦਿੰਦਾ ਹੈ।',
  comingBack: (amount: string): string =>
    `ਤੁਹਾਡਾ ਬੈਂਕ ਕਹਿੰਦਾ ਹੈ ਕਿ ${amount} ਕੱਟੇ ਗਏ ਸਨ ਅਤੇ ਤੁਹਾਨੂੰ ਵਾਪਸ ਮਿਲਣਗੇ। ਇਸ ਵਿੱਚ ਆਮ ਤੌਰ ’ਤੇ 7 ਤੋਂ 10 ਕੰਮਕਾਜੀ ਦਿਨ ਲੱਗਦੇ ਹਨ।`,
  dontPay: 'ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਭੁਗਤਾਨ ਨਾ ਕਰੋ',
  returned:
    'ਜੇ ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚੋਂ ਪੈਸੇ ਕੱਟੇ ਗਏ ਹਨ ਅਤੇ ਸਾਡੇ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚਦੇ, ਤਾਂ ਤੁਹਾਡਾ ਬੈਂਕ 7 ਤੋਂ 10 ਕੰਮਕਾਜੀ ਦਿਨਾਂ ਵਿੱਚ ਵਾਪਸ ਕਰ ਦਿੰਦਾ ਹੈ।',
  stillSilent: 'ਬੈਂਕ ਨੇ ਹਾਲੇ ਤੱਕ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ।',
  nextCheck: (seconds: number): string =>
    seconds === 1 ? 'ਅਗਲੀ ਜਾਂਚ 1\u00a0ਸਕਿੰਟ ਵਿੱਚ।' : `ਅਗਲੀ ਜਾਂਚ ${seconds}\u00a0ਸਕਿੰਟਾਂ ਵਿੱਚ।`,
  checking: 'ਹੁਣ ਚੈੱਕ ਕਰ ਰਹੇ ਹਾਂ…',
  printReceipt: 'ਰਸੀਦ ਪ੍ਰਿੰਟ ਕਰੋ',
  shareReceipt: 'ਰਸੀਦ ਸਾਂਝੀ ਕਰੋ',
  saveReceipt: 'ਰਸੀਦ ਸੇਵ ਕਰੋ',
};

export const paymentStatusText: TextsOf<typeof english.paymentStatusText> = {
  which: 'ਕਿਹੜਾ ਭੁਗਤਾਨ?',
  whichDescription: 'ਤੁਹਾਨੂੰ ਦਿੱਤਾ ਗਿਆ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ ਭਰੋ। ਇਹ ਤੁਹਾਡੇ ਬੈਂਕ ਦੇ ਸੁਨੇਹੇ ਵਿੱਚ ਵੀ ਹੁੰਦਾ ਹੈ।',
  reference: 'ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ',
  referenceMissing: 'ਭੁਗਤਾਨ ਦਾ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ ਭਰੋ',
  unknownReference: 'ਇਹ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ ਸਾਨੂੰ ਨਹੀਂ ਪਤਾ',
  unknownReferenceDescription:
    'ਇਸਨੂੰ ਆਪਣੇ ਬੈਂਕ ਦੇ ਸੁਨੇਹੇ ਨਾਲ ਮਿਲਾਓ। ਜੇ ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚੋਂ ਪੈਸੇ ਕੱਟੇ ਗਏ ਹਨ, ਤਾਂ ਦੁਬਾਰਾ ਭੁਗਤਾਨ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
  ask: 'ਚੈੱਕ ਕਰੋ',
  titles: {
    asking: 'ਤੁਹਾਡਾ ਭੁਗਤਾਨ ਚੈੱਕ ਹੋ ਰਿਹਾ ਹੈ',
    paid: 'ਭੁਗਤਾਨ ਹੋ ਗਿਆ',
    failed: 'ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ',
    cancelled: 'ਭੁਗਤਾਨ ਰੱਦ ਹੋਇਆ',
    comingBack: 'ਤੁਹਾਡੇ ਪੈਸੇ ਵਾਪਸ ਆ ਰਹੇ ਹਨ',
    notYet: 'ਹਾਲੇ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ',
    unknown: 'ਸਾਨੂੰ ਅਜੇ ਪਤਾ ਨਹੀਂ',
    otherAmount: 'ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਭੁਗਤਾਨ ਨਾ ਕਰੋ',
  },
  dontClose: 'ਇਹ ਪੇਜ ਬੰਦ ਨਾ ਕਰੋ।',
  asking: 'ਅਸੀਂ ਆਪਰੇਟਰ ਤੋਂ ਪਤਾ ਕਰ ਰਹੇ ਹਾਂ। ਇਸ ਨਾਲ ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਕੱਟਦਾ।',
  notYet: 'ਅਸੀਂ ਚੈੱਕ ਕਰਦੇ ਰਹਾਂਗੇ। ਤੁਸੀਂ ਇਹ ਪੇਜ ਛੱਡ ਸਕਦੇ ਹੋ।',
  unconfirmed:
    'ਅਸੀਂ ਹਾਲੇ ਤੁਹਾਡੇ ਭੁਗਤਾਨ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਕਰ ਸਕੇ। ਇੱਥੇ ਦਿਖ ਰਹੀ ਕਿਸੇ ਵੀ ਗੱਲ ਦਾ ਇਹ ਮਤਲਬ ਨਹੀਂ ਕਿ ਭੁਗਤਾਨ ਹੋ ਗਿਆ।',
  withProvider: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਇਸ ਭੁਗਤਾਨ ’ਤੇ ਕੰਮ ਕਰ ਰਿਹਾ ਹੈ ਜਾਂ ਪੈਸੇ ਉਸ ਕੋਲ ਪਹੁੰਚ ਗਏ ਹਨ।',
  disputed: (amount: string): string =>
    `ਆਪਰੇਟਰ ਨੇ ਪਹਿਲਾਂ ${amount} ਦੇ ਭੁਗਤਾਨ ਦੀ ਪੁਸ਼ਟੀ ਕੀਤੀ ਸੀ, ਅਤੇ ਹੁਣ ਕਹਿੰਦਾ ਹੈ ਕਿ ਇਹ ਭੁਗਤਾਨ ਅਸਫਲ ਰਿਹਾ। ਸਾਨੂੰ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ ਭੇਜੋ, ਅਸੀਂ ਇਸ ਨੂੰ ਦੇਖਾਂਗੇ।`,
  aboutAnother: 'ਆਪਰੇਟਰ ਨੇ ਕਿਸੇ ਹੋਰ ਭੁਗਤਾਨ ਬਾਰੇ ਜਵਾਬ ਦਿੱਤਾ, ਇਸ ਲਈ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ।',
  otherAmount: (paid: string, agreed: string): string =>
    `ਆਪਰੇਟਰ ਮੁਤਾਬਕ ${paid} ਦਾ ਭੁਗਤਾਨ ਹੋਇਆ, ਪਰ ਤੁਸੀਂ ${agreed} ਲਈ ਸਹਿਮਤ ਹੋਏ ਸੀ। ਸਾਨੂੰ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ ਭੇਜੋ, ਅਸੀਂ ਇਸ ਨੂੰ ਦੇਖਾਂਗੇ।`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const done = isRenewal ? 'ਰੀਨਿਊ' : 'ਚਾਲੂ';
    return failed === all
      ? `ਭੁਗਤਾਨ ਪਹੁੰਚ ਗਿਆ, ਪਰ ਕੋਈ ਪੈਕ ${done} ਨਹੀਂ ਹੋਇਆ।`
      : `ਭੁਗਤਾਨ ਪਹੁੰਚ ਗਿਆ, ਪਰ ${all} ਵਿੱਚੋਂ ${failed} ਪੈਕ ${done} ਨਹੀਂ ${failed === 1 ? 'ਹੋਇਆ' : 'ਹੋਏ'}।`;
  },
  failed: 'ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ।',
  failedDescription: (sentence: string): string => `ਤੁਹਾਡੇ ਬੈਂਕ ਜਾਂ ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਦਾ ਜਵਾਬ: ${sentence}`,
  checkStatus: 'ਸਥਿਤੀ ਚੈੱਕ ਕਰੋ',
  tryAgain: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  keep: 'ਭੁਗਤਾਨ ਦਾ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ',
  detailsMissing: 'ਵੇਰਵੇ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ। ਉੱਪਰ ਦਿੱਤਾ ਨਤੀਜਾ ਫਿਰ ਵੀ ਸਹੀ ਹੈ।',
  myPacks: 'ਮੇਰੇ ਪੈਕ',
  home: 'ਹੋਮ',
  logIn: 'ਲੌਗ ਇਨ ਕਰੋ',
};

export const receiptText: TextsOf<typeof english.receiptText> = {
  title: 'ਭੁਗਤਾਨ ਦੀ ਰਸੀਦ',
  paid: 'ਭੁਗਤਾਨ ਹੋਇਆ',
  billedTo: 'ਭੁਗਤਾਨ ਕਰਨ ਵਾਲਾ',
  customer: (id: string): string => `ਗਾਹਕ ਨੰਬਰ ${id}`,
  suppliedBy: 'ਸੇਵਾ ਦੇਣ ਵਾਲਾ',
  gstin: (number: string): string => `GST ਨੰਬਰ (GSTIN) ${number}`,
  reference: 'ਰੈਫ਼ਰੈਂਸ',
  fullReference: 'ਪੂਰਾ ਰੈਫ਼ਰੈਂਸ',
  bank: 'ਬੈਂਕ ਰੈਫ਼ਰੈਂਸ',
  what: 'ਵੇਰਵਾ',
  period: 'ਮਿਆਦ',
  sac: 'ਸੇਵਾ ਕੋਡ (SAC)',
  amount: 'ਰਕਮ',
  until: (day: string): string => `${day} ਤੱਕ`,
  notDone: 'ਚਾਲੂ ਨਹੀਂ ਹੋਇਆ। ਜੇ ਕੋਈ ਰਿਫ਼ੰਡ ਹੋਇਆ, ਤਾਂ ਉਹ "ਲੈਣ-ਦੇਣ" ਵਿੱਚ ਹੈ।',
  beforeTax: 'ਟੈਕਸ ਤੋਂ ਪਹਿਲਾਂ',
  gst: 'GST',
  total: 'ਕੁੱਲ ਭੁਗਤਾਨ',
  method: 'ਭੁਗਤਾਨ ਦਾ ਤਰੀਕਾ',
  due: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਨੂੰ ਇਸ ਤਾਰੀਖ ਤੱਕ ਦਿਓ',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ` : `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਮਦਦ ਖੋਲ੍ਹੋ`;
    const without = isGuest ? 'ਆਪਣੇ ਆਪਰੇਟਰ ਤੋਂ ਪੁੱਛੋ' : 'ਮਦਦ ਖੋਲ੍ਹੋ';
    return `ਕੋਈ ਸਵਾਲ? ${phone === '' ? without : byPhone} ਅਤੇ ਰੈਫ਼ਰੈਂਸ ਦੱਸੋ। ਇਹ ਰਸੀਦ ਕੰਪਿਊਟਰ ਨੇ ਬਣਾਈ ਹੈ ਅਤੇ ਇਸ ’ਤੇ ਦਸਤਖਤ ਦੀ ਲੋੜ ਨਹੀਂ।`;
  },
  footWithoutReference: (phone: string): string =>
    `ਕੋਈ ਸਵਾਲ? ${phone === '' ? 'ਮਦਦ ਖੋਲ੍ਹੋ' : `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਮਦਦ ਖੋਲ੍ਹੋ`}। ਇਹ ਰਸੀਦ ਕੰਪਿਊਟਰ ਨੇ ਬਣਾਈ ਹੈ ਅਤੇ ਇਸ ’ਤੇ ਦਸਤਖਤ ਦੀ ਲੋੜ ਨਹੀਂ।`,
};

export const topUpText: TextsOf<typeof english.topUpText> = {
  title: 'ਪੈਸੇ ਜੋੜੋ',
  balance: (amount: string): string => `ਤੁਹਾਡਾ ਬੈਲੇਂਸ ${amount} ਹੈ`,
  amount: 'ਰਕਮ ਰੁਪਇਆਂ ਵਿੱਚ',
  amountHint: (least: string, most: string) => `${least} ਤੋਂ ${most} ਤੱਕ`,
  quick: 'ਆਮ ਰਕਮਾਂ',
  box: 'ਕਿਸ ਬਾਕਸ ਲਈ?',
  account: 'ਪੂਰੇ ਖਾਤੇ ਲਈ',
  payMissing: 'ਭੁਗਤਾਨ ਦੇ ਤਰੀਕੇ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ।',
  errors: {
    unreadable: 'ਰਕਮ ਰੁਪਇਆਂ ਵਿੱਚ ਭਰੋ, ਜਿਵੇਂ 500',
    comma: 'ਪੈਸਿਆਂ ਲਈ ਬਿੰਦੀ ਵਰਤੋ, ਜਿਵੇਂ 300.50',
    tooLittle: (least: string) => `ਘੱਟੋ-ਘੱਟ ਰਕਮ ${least} ਹੈ`,
    tooMuch: (most: string) => `ਇੱਕ ਵਾਰ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ਰਕਮ ${most} ਹੈ`,
  },
};

export const unfinishedText: TextsOf<typeof english.unfinishedText> = {
  title: (count: number): string => (count === 1 ? '1 ਅਧੂਰਾ ਭੁਗਤਾਨ' : `${count} ਅਧੂਰੇ ਭੁਗਤਾਨ`),
  steps: {
    asking: 'ਹਾਲੇ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਇਆ',
    atProvider: 'ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਕੋਲ',
    awaitingCode: 'ਤੁਹਾਡੇ ਕੋਡ ਦੀ ਉਡੀਕ',
    awaitingApp: 'ਤੁਹਾਡੀ UPI ਐਪ ਦੀ ਉਡੀਕ',
    paying: 'ਭੁਗਤਾਨ ਹੋ ਰਿਹਾ ਹੈ',
    unknown: 'ਨਤੀਜਾ ਅਜੇ ਪਤਾ ਨਹੀਂ',
    paid: 'ਭੁਗਤਾਨ ਹੋਇਆ',
    failed: 'ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ',
    left: 'ਇੱਥੇ ਬੰਦ ਕੀਤਾ, ਪਰ ਭੁਗਤਾਨ ਪਾਰਟਨਰ ਕੋਲ ਹਾਲੇ ਵੀ ਭੁਗਤਾਨ ਹੋ ਸਕਦਾ ਹੈ',
  },
  paidMeanwhile: 'ਇਸ ਦੌਰਾਨ ਭੁਗਤਾਨ ਹੋ ਗਿਆ',
  seeResult: 'ਨਤੀਜਾ ਦੇਖੋ',
  seen: 'ਠੀਕ ਹੈ',
  checkStatus: 'ਸਥਿਤੀ ਚੈੱਕ ਕਰੋ',
  goOn: 'ਭੁਗਤਾਨ ਜਾਰੀ ਰੱਖੋ',
  enterCode: 'OTP ਭਰੋ',
  showCode: 'ਕੋਡ ਦਿਖਾਓ',
  leave: 'ਇਹ ਭੁਗਤਾਨ ਬੰਦ ਕਰੋ',
  mayBePaid:
    'ਜੇ ਉੱਥੇ ਭੁਗਤਾਨ ਕੀਤਾ ਹੈ, ਤਾਂ ਦੁਬਾਰਾ ਨਾ ਕਰੋ: ਉਹ ਇੱਥੇ ਦਿਸੇਗਾ। ਜੇ ਨਹੀਂ ਕੀਤਾ, ਤਾਂ ਉਹ ਪੇਜ ਬੰਦ ਕਰਕੇ ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ।',
  notPaid: 'ਮੈਂ ਉੱਥੇ ਭੁਗਤਾਨ ਨਹੀਂ ਕੀਤਾ, ਫਿਰ ਸ਼ੁਰੂ ਕਰੋ',
};

export const payInstantlyText: TextsOf<typeof english.payInstantlyText> = {
  mobileno: 'ਰਸੀਦ ਲਈ ਮੋਬਾਈਲ ਨੰਬਰ (ਵਿਕਲਪਿਕ)',
  receiptHint: 'ਸਿਰਫ਼ ਇਸ ਰਸੀਦ ਲਈ।',
  email: 'ਰਸੀਦ ਲਈ ਈਮੇਲ (ਵਿਕਲਪਿਕ)',
  pay: 'UPI ਨਾਲ ਭੁਗਤਾਨ ਕਰੋ',
  approve: 'ਮਨਜ਼ੂਰੀ ਤੁਸੀਂ ਆਪਣੀ UPI ਐਪ ਵਿੱਚ ਦਿੰਦੇ ਹੋ',
  errors: {
    mobileno: '10 ਅੰਕਾਂ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ ਭਰੋ, ਜੋ 6, 7, 8 ਜਾਂ 9 ਨਾਲ ਸ਼ੁਰੂ ਹੋਵੇ',
    email: 'name@example.com ਵਰਗਾ ਈਮੇਲ ਪਤਾ ਭਰੋ',
  },
};

export const upiText: TextsOf<typeof english.upiText> = {
  beforePay:
    'ਮਨਜ਼ੂਰੀ ਤੁਸੀਂ ਆਪਣੀ UPI ਐਪ ਵਿੱਚ ਦਿੰਦੇ ਹੋ। ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਚਲੇ ਜਾਓ, ਤਾਂ ਇਹ ਤੁਹਾਡੇ ਅਧੂਰੇ ਭੁਗਤਾਨਾਂ ਵਿੱਚ ਬਿਨਾਂ ਪੈਸੇ ਕੱਟੇ ਰਹਿੰਦਾ ਹੈ।',
  scan: 'ਕਿਸੇ ਵੀ UPI ਐਪ ਨਾਲ ਇਹ ਕੋਡ ਸਕੈਨ ਕਰੋ ਅਤੇ ਉੱਥੇ ਭੁਗਤਾਨ ਮਨਜ਼ੂਰ ਕਰੋ।',
  qr: 'ਇਸ ਭੁਗਤਾਨ ਦਾ QR ਕੋਡ। ਇਹੀ ਜਾਣਕਾਰੀ ਹੇਠਾਂ ਦਿੱਤੀ ਹੈ।',
  qrMissing: 'ਕੋਡ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾ ਸਕਿਆ। ਹੇਠਾਂ ਦਿੱਤੇ UPI ਪਤੇ ’ਤੇ ਭੁਗਤਾਨ ਕਰੋ, ਜਾਂ ਪੇਜ ਦੁਬਾਰਾ ਲੋਡ ਕਰੋ।',
  openApp: 'ਆਪਣੀ UPI ਐਪ ਖੋਲ੍ਹੋ',
  showQr: 'ਹੋਰ ਫ਼ੋਨ ਲਈ QR ਕੋਡ ਦਿਖਾਓ',
  hideQr: 'QR ਕੋਡ ਲੁਕਾਓ',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0
      ? `ਹੋਰ ${minutes}\u00a0ਮਿੰਟ ${seconds}\u00a0ਸਕਿੰਟ ਚੱਲੇਗਾ`
      : `ਹੋਰ ${seconds}\u00a0ਸਕਿੰਟ ਚੱਲੇਗਾ`,
  nearlyOver: 'ਇਹ ਕੋਡ ਇੱਕ ਮਿੰਟ ਤੋਂ ਘੱਟ ਸਮਾਂ ਚੱਲੇਗਾ',
  waiting: 'ਤੁਹਾਡੇ ਭੁਗਤਾਨ ਦੀ ਉਡੀਕ ਹੈ। ਆਪਰੇਟਰ ਨੂੰ ਮਿਲਦਿਆਂ ਹੀ ਇਹ ਪੇਜ ਅੱਪਡੇਟ ਹੋ ਜਾਵੇਗਾ।',
  unasked: 'ਇਸ ਵੇਲੇ ਆਪਰੇਟਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਰਿਹਾ। ਜੇ ਤੁਸੀਂ ਭੁਗਤਾਨ ਕੀਤਾ ਹੈ, ਤਾਂ ਉਹ ਗੁਆਚਿਆ ਨਹੀਂ। ਅਸੀਂ ਚੈੱਕ ਕਰਦੇ ਰਹਾਂਗੇ।',
  checkNow: 'ਮੈਂ ਭੁਗਤਾਨ ਕਰ ਦਿੱਤਾ, ਹੁਣੇ ਚੈੱਕ ਕਰੋ',
  byHand: 'ਇਸ ਦੀ ਥਾਂ UPI ਪਤੇ ’ਤੇ ਭੁਗਤਾਨ ਕਰੋ',
  payee: 'UPI ਪਤਾ',
  payeeName: 'ਕਿਸ ਨੂੰ',
  amount: 'ਰਕਮ',
  reference: 'ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ',
  service: 'ਸੇਵਾ',
  whose: 'ਕਿਸ ਦਾ ਕਨੈਕਸ਼ਨ',
  number: 'ਨੰਬਰ',
  leave: 'ਭੁਗਤਾਨ ਰੱਦ ਕਰੋ',
  notLeft: 'ਇਸ ਵੇਲੇ ਰੱਦ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  left: 'ਤੁਸੀਂ ਇਹ ਭੁਗਤਾਨ ਰੱਦ ਕੀਤਾ ਹੈ। ਇਸ ਦੇ ਕੋਡ ਨਾਲ ਥੋੜ੍ਹੀ ਦੇਰ ਹਾਲੇ ਵੀ ਭੁਗਤਾਨ ਹੋ ਸਕਦਾ ਹੈ, ਇਸ ਲਈ ਉਸੇ ਦਾ ਦੁਬਾਰਾ ਭੁਗਤਾਨ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਅਸੀਂ ਇਸ ਨੂੰ ਚੈੱਕ ਕਰਦੇ ਹਾਂ।',
  overAsking: 'ਭੁਗਤਾਨ ਦਾ ਸਮਾਂ ਪੂਰਾ ਹੋ ਗਿਆ। ਅਸੀਂ ਆਪਰੇਟਰ ਤੋਂ ਇੱਕ ਵਾਰ ਹੋਰ ਪੁੱਛ ਰਹੇ ਹਾਂ ਕਿ ਕੁਝ ਪਹੁੰਚਿਆ ਜਾਂ ਨਹੀਂ।',
  overUnknown:
    'ਭੁਗਤਾਨ ਦਾ ਸਮਾਂ ਪੂਰਾ ਹੋ ਗਿਆ, ਅਤੇ ਆਪਰੇਟਰ ਨੂੰ ਹਾਲੇ ਨਤੀਜਾ ਪਤਾ ਨਹੀਂ। ਇਹ ਸਾਫ਼ ਹੋਣ ਤੱਕ ਕਿਰਪਾ ਕਰਕੇ ਉਸੇ ਦਾ ਦੁਬਾਰਾ ਭੁਗਤਾਨ ਨਾ ਕਰੋ।',
  checkStatus: 'ਸਥਿਤੀ ਚੈੱਕ ਕਰੋ',
  failed: 'ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ। ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ।',
  failedDescription: (sentence: string): string => `ਆਪਰੇਟਰ ਦਾ ਜਵਾਬ: ${sentence}`,
  newCode: 'ਨਵਾਂ ਕੋਡ ਲਓ',
  back: 'ਵਾਪਸ',
  result: 'ਨਤੀਜਾ ਦੇਖੋ',
  gone: 'ਇਹ ਭੁਗਤਾਨ ਹੁਣ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
};

export const upiRefusalText: TextsOf<typeof english.upiRefusalText> = {
  changed: 'ਰਕਮ ਬਦਲ ਗਈ ਹੈ। ਭੁਗਤਾਨ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਚੈੱਕ ਕਰੋ।',
  notPayable:
    'ਆਪਰੇਟਰ ਨੇ ਅਜਿਹੀ ਬੇਨਤੀ ਭੇਜੀ ਜਿਸ ਦਾ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  unknownNumber: 'ਕੋਈ ਖਾਤਾ ਨਹੀਂ ਮਿਲਿਆ। ਨੰਬਰ ਚੈੱਕ ਕਰੋ।',
  neverBegan: 'ਬੇਨਤੀ ਨਹੀਂ ਬਣ ਸਕੀ, ਅਤੇ ਕੋਈ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋਇਆ। ਜਦੋਂ ਤਿਆਰ ਹੋਵੋ, ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  checkStatus: 'ਸਥਿਤੀ ਚੈੱਕ ਕਰੋ',
};
