import type * as english from '../../screens/payments/payments.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('kn');
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
/** Why it ended without a payment, by the provider's code; another code is told in its own sentence. */
/** What the instalment provider says no with, by its codes. Another one is told in its own sentence. */

export const instantPaymentText: TextsOf<typeof english.instantPaymentText> = {
  title: 'ಕ್ವಿಕ್ ರೀಚಾರ್ಜ್',
  lead: 'ನಿಮ್ಮ ಅಥವಾ ಬೇರೆಯವರ ಕನೆಕ್ಷನ್‌ಗೆ ಪಾವತಿಸಿ. ಲಾಗಿನ್ ಬೇಕಿಲ್ಲ.',
  number: 'ಮೊಬೈಲ್, ಖಾತೆ ಅಥವಾ ಬಾಕ್ಸ್ ನಂಬರ್',
  numberHint: 'ಬಾಕ್ಸ್ ನಂಬರ್ ಸೆಟ್-ಟಾಪ್ ಬಾಕ್ಸ್‌ನ ಕೆಳಭಾಗದಲ್ಲಿದೆ.',
  find: 'ಮುಂದುವರಿಯಿರಿ',
  unknownNumber:
    'ಯಾವುದೇ ಖಾತೆ ಸಿಗಲಿಲ್ಲ. ನಂಬರ್ ಪರಿಶೀಲಿಸಿ, ಅಥವಾ ಬೇರೆ ನಂಬರ್ ಬರೆಯಿರಿ: ನೋಂದಾಯಿತ ಮೊಬೈಲ್ ನಂಬರ್, ಬಿಲ್‌ನಲ್ಲಿರುವ ಖಾತೆ ನಂಬರ್, ಅಥವಾ ಬಾಕ್ಸ್ ನಂಬರ್.',
  stale: 'ಈ ಪುಟ ಯಾವ ಕನೆಕ್ಷನ್ ಬಗ್ಗೆ ಇತ್ತು ಎಂದು ನಮಗೆ ಈಗ ಗೊತ್ತಿಲ್ಲ. ನಂಬರ್ ಮತ್ತೆ ಬರೆಯಿರಿ.',
  lost: 'ಈ ಡಿವೈಸ್‌ಗೆ ಆ ನಂಬರ್ ಓದಲು ಇನ್ನು ಆಗುವುದಿಲ್ಲ, ಹಾಗಾಗಿ ಅದನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ. ಮತ್ತೆ ಬರೆಯಿರಿ.',
  errors: {
    missing: 'ಕನೆಕ್ಷನ್‌ನ ನಂಬರ್ ಬರೆಯಿರಿ',
    odd: 'ಕನಿಷ್ಠ ನಾಲ್ಕು ಅಕ್ಷರ ಅಥವಾ ಅಂಕಿ ಬರೆಯಿರಿ, ಬೇರೆ ಚಿಹ್ನೆಗಳು ಬೇಡ',
  },
  unfinishedMissing: 'ಪೂರ್ಣವಾಗದ ಪಾವತಿಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  request: 'UPI ಮೂಲಕ ಪಾವತಿಸಿ',
};

export const instantPaymentConfirmText: TextsOf<typeof english.instantPaymentConfirmText> = {
  title: 'ಈ ಕನೆಕ್ಷನ್‌ಗೆ ಪಾವತಿ',
  lead: 'ಇದೇ ಕನೆಕ್ಷನ್‌ಗೆ ಪಾವತಿಸಬೇಕೇ?',
  name: 'ಹೆಸರು',
  account: 'ಖಾತೆ ನಂಬರ್',
  mobile: 'ಮೊಬೈಲ್ ನಂಬರ್',
  region: 'ಪ್ರದೇಶ',
  email: 'ಇಮೇಲ್',
  customertype: 'ಗ್ರಾಹಕರ ವಿಧ',
  types: { PREPAID: 'ಪ್ರೀಪೇಯ್ಡ್', DP: 'ನೇರ ಗ್ರಾಹಕರು' },
  frcode: 'ಫ್ರಾಂಚೈಸಿ ಕೋಡ್',
  balance: 'ಬ್ಯಾಲೆನ್ಸ್',
  due: 'ಬಾಕಿ',
  inactive:
    'ಈ ಕನೆಕ್ಷನ್ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ. ನೀವು ಪಾವತಿಸುವ ಹಣ ಅದರ ಬ್ಯಾಲೆನ್ಸ್‌ಗೆ ಹೋಗುತ್ತದೆ, ಆದರೆ ಕನೆಕ್ಷನ್ ಮತ್ತೆ ಶುರುವಾಗದೇ ಇರಬಹುದು. ಮೊದಲು ಮನೆಯವರನ್ನು ಅಥವಾ ಆಪರೇಟರ್ ಅವರನ್ನು ಕೇಳಿ.',
  noEnd: 'ಇದರ ಪ್ಯಾಕ್‌ಗಳು ಯಾವಾಗ ಮುಗಿಯುತ್ತವೆ ಎಂದು ಈ ಕನೆಕ್ಷನ್‌ನ ಮನೆಯವರು ಮಾತ್ರ ಲಾಗಿನ್ ಮಾಡಿ ನೋಡಬಹುದು.',
  other: 'ಬೇರೆ ನಂಬರ್',
  payMissing: 'ಪಾವತಿ ವಿಧಾನಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
};

export const savedNumbersText: TextsOf<typeof english.savedNumbersText> = {
  title: 'ಮತ್ತೆ ಪಾವತಿಸಿ',
  pay: 'ಪಾವತಿಸಿ',
  payNamed: (end: string) => `${end} ಗೆ ಮತ್ತೆ ಪಾವತಿಸಿ`,
  remove: 'ತೆಗೆದುಹಾಕಿ',
  removeNamed: (end: string) => `${end} ತೆಗೆದುಹಾಕಿ`,
  whereKept: 'ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಸೇವ್ ಆಗಿದೆ, ಲಾಗ್‌ಔಟ್ ಮಾಡಿದ ಮೇಲೂ. ಬೇರೆಯವರಿಗೆ ಕೊನೆಯ ಅಂಕಿಗಳು ಮಾತ್ರ ಕಾಣುತ್ತವೆ.',
  keep: 'ಈ ನಂಬರ್ ಅನ್ನು ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಸೇವ್ ಮಾಡಿ',
  keepHint: (end: string) => `ಪಟ್ಟಿಯಲ್ಲಿ ${end} ಎಂದು ಕಾಣುತ್ತದೆ. ಹಲವರು ಬಳಸುವ ಡಿವೈಸ್‌ನಲ್ಲಿ ಇದನ್ನು ಆಫ್ ಇಡಿ.`,
  notKept: 'ಈ ಬ್ರೌಸರ್‌ಗೆ ನಂಬರ್ ಸೇವ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ.',
};

export const otpDialogText: TextsOf<typeof english.otpDialogText> = {
  title: 'ನಂತರ ಪಾವತಿಸಿ',
  steps: ['ಅರ್ಹತೆ ಇದೆ', 'ನಿಮ್ಮ ಕೋಡ್', 'ಪಾವತಿ ಆಗಿದೆ'] as readonly string[],
  whatFor: 'ನೀವು ಪಾವತಿಸುವುದು',
  due: 'ಪಾವತಿ ಸಂಸ್ಥೆಗೆ ಪಾವತಿಸಲು ಕೊನೆಯ ದಿನಾಂಕ',
  code: 'OTP',
  sentTo: (mobile: string): string =>
    `ಪಾವತಿ ಸಂಸ್ಥೆ ${mobile} ನಂಬರ್‌ಗೆ 6 ಅಂಕಿಯ ಕೋಡ್ ಕಳುಹಿಸಿದೆ. ನೀವು ಖಚಿತಪಡಿಸುವವರೆಗೆ ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ.`,
  sent: 'ಪಾವತಿ ಸಂಸ್ಥೆ ನಿಮಗೆ 6 ಅಂಕಿಯ ಕೋಡ್ ಕಳುಹಿಸಿದೆ. ನೀವು ಖಚಿತಪಡಿಸುವವರೆಗೆ ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ.',
  confirm: (amount: string): string => `${amount} ಖಚಿತಪಡಿಸಿ`,
  works: (seconds: number): string => `ಕೋಡ್ ಇನ್ನೂ ${clock(seconds)} ಮಾನ್ಯವಾಗಿರುತ್ತದೆ`,
  triesLeft: (count: number): string =>
    `ಇನ್ನೂ ${count}\u00a0${plural.select(count) === 'one' ? 'ಅವಕಾಶ ಉಳಿದಿದೆ' : 'ಅವಕಾಶಗಳು ಉಳಿದಿವೆ'}`,
  missing: '6 ಅಂಕಿಯ ಕೋಡ್ ಬರೆಯಿರಿ',
  wrong: 'ಈ ಕೋಡ್ ಸರಿಯಿಲ್ಲ.',
  expired: 'ಈ ಕೋಡ್‌ನ ಸಮಯ ಮುಗಿದಿದೆ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  spent: 'ಈ ಕೋಡ್ ಇನ್ನು ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  wait: (seconds: number): string => `ಹೊಸ ಕೋಡ್ ${clock(seconds)} ನಂತರ`,
  mayResend: 'ನೀವು ಈಗ ಹೊಸ ಕೋಡ್ ಕೇಳಬಹುದು.',
  resend: 'ಹೊಸ ಕೋಡ್ ಕಳುಹಿಸಿ',
  resendsLeft: (count: number): string =>
    count === 0
      ? 'ಈ ಪಾವತಿಗೆ ಇನ್ನು ಕೋಡ್ ಕಳುಹಿಸಲು ಆಗುವುದಿಲ್ಲ.'
      : `ಇನ್ನೂ ${count} ${plural.select(count) === 'one' ? 'ಕೋಡ್' : 'ಕೋಡ್‌ಗಳನ್ನು'} ಕಳುಹಿಸಬಹುದು.`,
  noMoreCodes:
    'ಪಾವತಿ ಸಂಸ್ಥೆಗೆ ಇನ್ನು ಕೋಡ್ ಕಳುಹಿಸಲು ಆಗುವುದಿಲ್ಲ. ಕೊನೆಗೆ ಬಂದ ಕೋಡ್ ಬರೆಯಿರಿ, ಅಥವಾ ರದ್ದುಮಾಡಿ ಬೇರೆ ಪಾವತಿ ವಿಧಾನ ಆರಿಸಿ.',
  leave: 'ಪಾವತಿ ರದ್ದುಮಾಡಿ',
  leaveMeans: 'ರದ್ದುಮಾಡಿದರೆ ತಡೆಹಿಡಿದ ಮೊತ್ತ ಬಿಡುಗಡೆಯಾಗುತ್ತದೆ. ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ.',
  notLeft:
    'ನೀವು ರದ್ದುಮಾಡುತ್ತಿರುವುದನ್ನು ಪಾವತಿ ಸಂಸ್ಥೆಗೆ ತಿಳಿಸಲು ಆಗಲಿಲ್ಲ. ಹಣ ಕಡಿತವಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಇದನ್ನು ಮುಚ್ಚಿ ನಂತರ ರದ್ದುಮಾಡಿ.',
  close: 'ಸದ್ಯಕ್ಕೆ ಮುಚ್ಚಿ',
  paying: 'ನಿಮ್ಮ ಕೋಡ್ ಪಾವತಿ ಸಂಸ್ಥೆಗೆ ತಲುಪಿದೆ. ದಯವಿಟ್ಟು ಉತ್ತರಕ್ಕಾಗಿ ಕಾಯಿರಿ. ಈಗ ಹೊರಗೆ ಹೋದರೂ ಪಾವತಿ ನಿಲ್ಲುವುದಿಲ್ಲ.',
  notSent: 'ನಿಮ್ಮ ಕೋಡ್ ತಲುಪಲಿಲ್ಲ, ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
  nothingCharged: 'ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
  over: 'ಪಾವತಿ ಆಗಿಲ್ಲ.',
  ends: {
    LP_TXN_EXPIRED: 'ಈ ಪಾವತಿಗೆ ತುಂಬಾ ಸಮಯವಾಯಿತು, ಪಾವತಿ ಸಂಸ್ಥೆ ತಡೆಹಿಡಿದ ಮೊತ್ತ ಬಿಡುಗಡೆ ಮಾಡಿದೆ.',
    LP_INVALID_TXN_REF_NO: 'ಪಾವತಿ ಸಂಸ್ಥೆ ಈ ಪಾವತಿಗಾಗಿ ಈಗ ಏನನ್ನೂ ತಡೆಹಿಡಿದಿಲ್ಲ.',
    LP_ACCOUNT_LOCKED: 'ಪಾವತಿ ಸಂಸ್ಥೆ ಸದ್ಯಕ್ಕೆ ನಿಮ್ಮ ಖಾತೆ ಲಾಕ್ ಮಾಡಿದೆ.',
    LP_SIGNATURE_MISMATCH: 'ಈ ಪಾವತಿ ನಿಮ್ಮದೇ ಎಂದು ಪಾವತಿ ಸಂಸ್ಥೆಗೆ ಖಚಿತಪಡಿಸಿಕೊಳ್ಳಲು ಆಗಲಿಲ್ಲ, ಹಾಗಾಗಿ ನಿರಾಕರಿಸಿದೆ.',
    LP_USER_INELIGIBLE: 'ಪಾವತಿ ಸಂಸ್ಥೆ ನಿಮಗೆ ನಂತರ ಪಾವತಿಸುವ ಸೌಲಭ್ಯ ನೀಡುವುದಿಲ್ಲ.',
    LP_INSUFFICIENT_BALANCE: 'ಪಾವತಿ ಸಂಸ್ಥೆಯಲ್ಲಿ ನಿಮ್ಮ ಕ್ರೆಡಿಟ್ ಈ ಮೊತ್ತಕ್ಕಿಂತ ಕಡಿಮೆ ಇದೆ.',
    LP_BILL_OVER_DUES: 'ಪಾವತಿ ಸಂಸ್ಥೆಯಲ್ಲಿ ನಿಮ್ಮ ಒಂದು ಬಿಲ್‌ನ ಗಡುವು ಮೀರಿದೆ. ಮೊದಲು ಅದನ್ನು ಪಾವತಿಸಿ.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ಈ ಮೊತ್ತ ಪಾವತಿ ಸಂಸ್ಥೆಯಲ್ಲಿನ ನಿಮ್ಮ ಮಿತಿಗಿಂತ ಹೆಚ್ಚಾಗಿದೆ.',
  },
  again: 'ಪಾವತಿ ವಿಧಾನ ಆರಿಸಿ',
  ended: 'ನೀವು ಕೋಡ್ ಬರೆದಿದ್ದೀರಿ. ನಿಮ್ಮ ಪಾವತಿಯ ಫಲಿತಾಂಶ ಇಲ್ಲಿದೆ.',
  result: 'ಫಲಿತಾಂಶ ನೋಡಿ',
};

export const ottQuickPayText: TextsOf<typeof english.ottQuickPayText> = {
  title: 'ಸ್ಟ್ರೀಮಿಂಗ್ ಸೇವೆಗೆ ಪಾವತಿ',
  lead: 'ಮೊಬೈಲ್ ನಂಬರ್ ಇದ್ದರೆ ಸಾಕು. ಲಾಗಿನ್ ಬೇಕಿಲ್ಲ.',
  service: 'ಸ್ಟ್ರೀಮಿಂಗ್ ಸೇವೆ',
  mobileno: 'ಗ್ರಾಹಕರ ಮೊಬೈಲ್ ನಂಬರ್',
  mobilenoHint: 'ಆಪರೇಟರ್ ಬಳಿ ನೋಂದಾಯಿಸಿದ ನಂಬರ್.',
  price:
    'ಮುಂದೆ ಸೇವೆ, ಅದರ ಅವಧಿ ಮತ್ತು ಬೆಲೆ ಕಾಣುತ್ತವೆ. ನಿಮ್ಮ UPI ಆ್ಯಪ್‌ನಲ್ಲಿ ನೀವು ಒಪ್ಪಿಗೆ ಕೊಡುವವರೆಗೆ ಯಾವುದೇ ಪಾವತಿ ಆಗುವುದಿಲ್ಲ.',
  ask: 'ಬೆಲೆ ತೋರಿಸಿ',
  priced: 'ಸೇವೆ ಮತ್ತು ಬೆಲೆ',
  request: 'UPI ಮೂಲಕ ಪಾವತಿಸಿ',
  unfinishedMissing: 'ಪೂರ್ಣವಾಗದ ಪಾವತಿಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  requestMissing: 'ಈ ಪಾವತಿ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಲೋಡ್ ಮಾಡುವುದರಿಂದ ಯಾವುದೇ ಪಾವತಿ ಆಗುವುದಿಲ್ಲ.',
  errors: {
    service: 'ಸ್ಟ್ರೀಮಿಂಗ್ ಸೇವೆ ಆಯ್ಕೆ ಮಾಡಿ',
    mobileno: '6, 7, 8 ಅಥವಾ 9 ರಿಂದ ಶುರುವಾಗುವ 10 ಅಂಕಿಯ ಮೊಬೈಲ್ ನಂಬರ್ ಬರೆಯಿರಿ',
  },
};

export const termText: TextsOf<typeof english.termText> = {
  term: 'ಅವಧಿ',
  terms: {
    MONTHLY: '1\u00a0ತಿಂಗಳು',
    QUARTERLY: '3\u00a0ತಿಂಗಳು',
    HALFYEARLY: '6\u00a0ತಿಂಗಳು',
    YEARLY: '12\u00a0ತಿಂಗಳು',
  },
};

export const billText: TextsOf<typeof english.billText> = {
  packs: (count: number): string =>
    `${count} ${plural.select(count) === 'one' ? 'ಪ್ಯಾಕ್' : 'ಪ್ಯಾಕ್‌ಗಳು'}, ತೆರಿಗೆ ಬಿಟ್ಟು`,
  unpriced: (priced: number, unpriced: number): string => {
    const packs = (count: number) =>
      `${count} ${plural.select(count) === 'one' ? 'ಪ್ಯಾಕ್' : 'ಪ್ಯಾಕ್‌ಗಳು'}`;
    return priced === 0
      ? `${packs(unpriced)}: ಬೆಲೆ ಇಲ್ಲ`
      : `${packs(priced)}, ಮತ್ತು ${unpriced}ಕ್ಕೆ ಬೆಲೆ ಇಲ್ಲ`;
  },
  gst: 'GST',
  total: 'ಒಟ್ಟು',
  totalWithTax: 'ಒಟ್ಟು, GST ಸೇರಿ',
};

export const purposesText: TextsOf<typeof english.purposesText> = {
  CART: 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನ ಪ್ಯಾಕ್‌ಗಳು',
  RENEWAL: 'ರಿನ್ಯೂವಲ್',
  TOPUP: 'ಹಣ ಸೇರಿಸುವುದು',
  OFFER: 'ಹೊಸ ಕನೆಕ್ಷನ್',
  INSTANT: 'ನಂಬರ್‌ಗೆ ಪಾವತಿ',
  OTT: 'ಸ್ಟ್ರೀಮಿಂಗ್ ಸೇವೆ',
};

export const paymentMethodsText: TextsOf<typeof english.paymentMethodsText> = {
  how: 'ಪಾವತಿ ವಿಧಾನ',
  change: 'ಬದಲಿಸಿ',
  ways: {
    UPI: 'UPI',
    CARD: 'ಕಾರ್ಡ್ ಅಥವಾ ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್',
    BALANCE: 'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್',
    INSTALMENT: 'ನಂತರ ಪಾವತಿಸಿ',
  },
  means: {
    UPI: 'ಸುರಕ್ಷಿತ ಪಾವತಿ ಪುಟದಲ್ಲಿ',
    CARD: 'ಸುರಕ್ಷಿತ ಪಾವತಿ ಪುಟದಲ್ಲಿ',
    INSTALMENT: 'ಪಾವತಿ ಸಂಸ್ಥೆಗೆ ನಂತರ ಹಿಂತಿರುಗಿಸುತ್ತೀರಿ',
  },
  needsPrice:
    'UPI, ಕಾರ್ಡ್ ಮತ್ತು ನಂತರ ಪಾವತಿಗೆ ಬೆಲೆ ಬೇಕು, ಆದರೆ ನಿಮ್ಮ ಆಪರೇಟರ್ ಬೆಲೆ ನೀಡಿಲ್ಲ. ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ ಪಾವತಿಸಬಹುದು.',
  operatorPrice: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಬೆಲೆ ನಿಗದಿಪಡಿಸುತ್ತಾರೆ',
  confirmPrice: 'ಪಾವತಿಸುವ ಮೊದಲು ಇದನ್ನು ಖಚಿತಪಡಿಸಿ.',
  nothingToPay:
    'ಒಟ್ಟು ಮೊತ್ತ ಸೊನ್ನೆ ಅಥವಾ ಅದಕ್ಕಿಂತ ಕಡಿಮೆ, ಹಾಗಾಗಿ ಏನೂ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ. ತಪ್ಪು ಅನಿಸಿದರೆ ದಯವಿಟ್ಟು ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  noCardNumber: 'ಇಲ್ಲಿ ಕಾರ್ಡ್ ನಂಬರ್ ಬರೆಯುವುದೇ ಇಲ್ಲ.',
  holds: (amount: string): string => `${amount} ಲಭ್ಯ`,
  pay: 'ಪಾವತಿಸಿ',
  payAmount: (amount: string): string => `${amount} ಪಾವತಿಸಿ`,
  payLater: (amount: string): string => `${amount} ನಂತರ ಪಾವತಿಸಿ`,
  payFromBalance: (amount: string): string => `ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ ${amount} ಪಾವತಿಸಿ`,
  fromBalance: 'ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ',
  leftAfter: (amount: string): string => `ನಂತರ ${amount} ಉಳಿಯುತ್ತದೆ`,
  short: (amount: string): string => `${amount} ಕಡಿಮೆ ಇದೆ`,
  addMoney: 'ಹಣ ಸೇರಿಸಿ',
  added: (amount: string): string => `ಬ್ಯಾಲೆನ್ಸ್‌ಗೆ ಹಣ ಸೇರಿಸಲು ${amount} ಪಾವತಿ ಆಗಿದೆ.`,
  unknownBalance: 'ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್ ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  askAgain: 'ಬ್ಯಾಲೆನ್ಸ್ ರಿಫ್ರೆಶ್ ಮಾಡಿ',
  refused: 'ಯಾವುದೇ ಪಾವತಿ ಆಗಿಲ್ಲ.',
  nothingMore: 'ಹೆಚ್ಚಿನ ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
  changed: 'ಯಾವುದೇ ಪಾವತಿ ಆಗಿಲ್ಲ. ಮೊತ್ತ ಬದಲಾಗಿದೆ. ಪಾವತಿಸುವ ಮೊದಲು ಪರಿಶೀಲಿಸಿ.',
  orderOver: 'ಯಾವುದೇ ಪಾವತಿ ಆಗಿಲ್ಲ. ನಿಮ್ಮ ಆರ್ಡರ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ. ಹೊಸ ಆರ್ಡರ್ ರಚಿಸಲು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  open: 'ಇದರ ಒಂದು ಪಾವತಿಯನ್ನು ಇನ್ನೂ ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ. ಫಲಿತಾಂಶ ತಿಳಿಯುವವರೆಗೆ ದಯವಿಟ್ಟು ಮತ್ತೆ ಪಾವತಿಸಬೇಡಿ.',
  inProgress:
    'ಪಾವತಿ ಸಂಸ್ಥೆ ನಿಮ್ಮ ಪಾವತಿಯನ್ನು ಪ್ರಕ್ರಿಯೆಗೊಳಿಸುತ್ತಿದೆ, ಅಥವಾ ಹಣ ಅವರಿಗೆ ತಲುಪಿದೆ. ಹಾಗಾಗಿ ನಾವು ಇನ್ನೊಂದು ಪಾವತಿ ಶುರು ಮಾಡಲಿಲ್ಲ. ಇದರ ಸ್ಥಿತಿ ಪರಿಶೀಲಿಸಿ, ಅಥವಾ ನಮ್ಮ ಸಹಾಯ ಕೇಳಿ.',
  balanceOpen:
    'ಇದಕ್ಕಾಗಿ ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ ಪಾವತಿ ಕಳುಹಿಸಲಾಗಿದೆ, ಆದರೆ ಉತ್ತರ ಬಂದಿಲ್ಲ. ಬೇರೆ ಪಾವತಿ ವಿಧಾನ ಬಳಸುವ ಮೊದಲು ಅದರ ಫಲಿತಾಂಶ ಪರಿಶೀಲಿಸಿ.',
  checkStatus: 'ಸ್ಥಿತಿ ಪರಿಶೀಲಿಸಿ',
  justPaid: 'ಇದರ ಪಾವತಿ ಈಗಷ್ಟೇ ಆಗಿದೆ. ಹೆಚ್ಚಿನ ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
  elsewhere:
    'ಪಾವತಿ ಪುಟದ ವಿಳಾಸ ನಮಗೆ ಪರಿಚಯವಿಲ್ಲ, ಹಾಗಾಗಿ ನಿಮ್ಮನ್ನು ಅಲ್ಲಿಗೆ ಕಳುಹಿಸಲಿಲ್ಲ. ಯಾವುದೇ ಪಾವತಿ ಆಗಿಲ್ಲ. ದಯವಿಟ್ಟು ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  otherPayment:
    'ಆಪರೇಟರ್ ಈ ಪಾವತಿಯನ್ನು ಮುಂದುವರಿಸುವ ಬದಲು ಬೇರೊಂದನ್ನು ಶುರು ಮಾಡಿದ್ದಾರೆ, ಹಾಗಾಗಿ ನಿಮ್ಮನ್ನು ಅಲ್ಲಿಗೆ ಕಳುಹಿಸಲಿಲ್ಲ. ಈ ಪಾವತಿಯನ್ನು ಪರಿಶೀಲಿಸಿ. ಅದು ಹಾಗೇ ಉಳಿದರೆ ಅದರ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ಜೊತೆ ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  reused:
    'ಆಪರೇಟರ್ ಈ ಪಾವತಿಗೆ ಬೇರೊಂದು ಪಾವತಿಯ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ಕೊಟ್ಟಿದ್ದಾರೆ, ಹಾಗಾಗಿ ಇದನ್ನು ಶುರು ಮಾಡಲಿಲ್ಲ. ಏನೂ ಪಾವತಿ ಆಗಿಲ್ಲ. ದಯವಿಟ್ಟು ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  going: 'ನಿಮ್ಮನ್ನು ಪಾವತಿ ಪುಟಕ್ಕೆ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ',
  neverBegan: 'ಪಾವತಿ ಶುರುವಾಗಲಿಲ್ಲ, ಯಾವುದೇ ಪಾವತಿ ಆಗಿಲ್ಲ. ನೀವು ಸಿದ್ಧವಾದಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  instead: 'ನೀವು ಬೇರೆ ಪಾವತಿ ವಿಧಾನ ಬಳಸಬಹುದು.',
  later: {
    LP_USER_INELIGIBLE: 'ಪಾವತಿ ಸಂಸ್ಥೆ ನಿಮಗೆ ನಂತರ ಪಾವತಿಸುವ ಸೌಲಭ್ಯ ನೀಡುವುದಿಲ್ಲ.',
    LP_INSUFFICIENT_BALANCE: 'ಪಾವತಿ ಸಂಸ್ಥೆಯಲ್ಲಿ ನಿಮ್ಮ ಕ್ರೆಡಿಟ್ ಈ ಮೊತ್ತಕ್ಕಿಂತ ಕಡಿಮೆ ಇದೆ.',
    LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'ಈ ಮೊತ್ತ ಪಾವತಿ ಸಂಸ್ಥೆಯಲ್ಲಿನ ನಿಮ್ಮ ಮಿತಿಗಿಂತ ಹೆಚ್ಚಾಗಿದೆ.',
    LP_BILL_OVER_DUES: 'ಪಾವತಿ ಸಂಸ್ಥೆಯಲ್ಲಿ ನಿಮ್ಮ ಒಂದು ಬಿಲ್‌ನ ಗಡುವು ಮೀರಿದೆ. ಮೊದಲು ಅದನ್ನು ಪಾವತಿಸಿ.',
    LP_ACCOUNT_LOCKED: 'ಪಾವತಿ ಸಂಸ್ಥೆ ಸದ್ಯಕ್ಕೆ ನಿಮ್ಮ ಖಾತೆ ಲಾಕ್ ಮಾಡಿದೆ.',
    LP_MAX_OTP_GEN_EXCEEDED: 'ಪಾವತಿ ಸಂಸ್ಥೆಗೆ ಸದ್ಯಕ್ಕೆ ನಿಮಗೆ ಇನ್ನಷ್ಟು ಕೋಡ್ ಕಳುಹಿಸಲು ಆಗುವುದಿಲ್ಲ.',
    LP_DUPLICATE_TRANSACTION_REQUEST:
      'ಪಾವತಿ ಸಂಸ್ಥೆಯ ಬಳಿ ಇದರ ಕೋರಿಕೆ ಈಗಾಗಲೇ ಇದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುವ ಮೊದಲು ಕೆಲವು ನಿಮಿಷ ಕಾಯಿರಿ.',
  },
};

export const paymentDetailsText: TextsOf<typeof english.paymentDetailsText> = {
  amount: 'ಮೊತ್ತ',
  whatFor: 'ಯಾವುದಕ್ಕಾಗಿ',
  method: 'ಪಾವತಿ ವಿಧಾನ',
  modes: {
    CC: 'ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್',
    DC: 'ಡೆಬಿಟ್ ಕಾರ್ಡ್',
    NB: 'ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್',
    UPI: 'UPI',
    INSTALMENT: 'ನಂತರ ಪಾವತಿಸಿ',
    BALANCE: 'ಬ್ಯಾಲೆನ್ಸ್',
  },
  when: 'ಯಾವಾಗ',
  bank: 'ಬ್ಯಾಂಕ್ ರೆಫರೆನ್ಸ್',
  account: 'ಪಾವತಿಸಿದ ನಂಬರ್',
  due: 'ಪಾವತಿ ಸಂಸ್ಥೆಗೆ ಪಾವತಿಸಲು ಕೊನೆಯ ದಿನಾಂಕ',
  order: 'ಆರ್ಡರ್ ನಂಬರ್',
  results: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳು',
  done: 'ಆಗಿದೆ',
  held: 'ಇನ್ನೂ ಶುರುವಾಗಿಲ್ಲ',
  notRenewed: 'ರಿನ್ಯೂ ಆಗಿಲ್ಲ',
  notStarted: 'ಶುರುವಾಗಿಲ್ಲ',
  reasons: {
    tooEarly: 'ಇನ್ನೂ ಸಮಯ ಬಂದಿಲ್ಲ. ಪ್ಯಾಕ್ ಮುಗಿಯುವ ಮೊದಲಿನ 15 ದಿನಗಳಲ್ಲಿ ರಿನ್ಯೂ ಮಾಡಬಹುದು.',
    chargeRefused: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಶುಲ್ಕ ಹಾಕಲು ಆಗಲಿಲ್ಲ.',
    other: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಇದನ್ನು ಪೂರ್ಣಗೊಳಿಸಲು ಆಗಲಿಲ್ಲ.',
  },
  givenBack: (amount: string): string => `ಇದರ ${amount} ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್‌ನಲ್ಲಿದೆ.`,
  notGivenBack: 'ಇದರ ಬೆಲೆ ರಿಫಂಡ್ ಆಗಿದೆಯೇ ಎಂದು ನಿಮ್ಮ ಆಪರೇಟರ್ ಹೇಳಿಲ್ಲ. ಕೆಳಗಿನ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ಜೊತೆ ಅವರನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ಆಪರೇಟರ್‌ನ ಮೆಸೇಜ್: ${words}` : `ಆಪರೇಟರ್‌ನ ಮೆಸೇಜ್: ${words} (${code})`,
  tryAgain: (count: number): string =>
    count === 1 ? '1 ಪ್ಯಾಕ್ ಮತ್ತೆ ರಿನ್ಯೂ ಮಾಡಿ' : `${count} ಪ್ಯಾಕ್‌ಗಳನ್ನು ಮತ್ತೆ ರಿನ್ಯೂ ಮಾಡಿ`,
  next: 'ಮುಂದೇನು',
  visit: 'ಕನೆಕ್ಷನ್ ಅಳವಡಿಸುವ ದಿನ ನಿಗದಿಪಡಿಸಲು ನೀವು ಕೊಟ್ಟ ನಂಬರ್‌ಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  seeOrder: 'ನಿಮ್ಮ ಆರ್ಡರ್ ನೋಡಿ',
};

export const paymentResultText: TextsOf<typeof english.paymentResultText> = {
  maybeTaken: 'ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಹಣ ಕಡಿತ ಮಾಡಿರಬಹುದು. ಹಾಗಾಗಿದ್ದರೆ ಬ್ಯಾಂಕ್ ಅದನ್ನು 7 ರಿಂದ 10 ಕೆಲಸದ ದಿನಗಳಲ್ಲಿ ಹಿಂತಿರುಗಿಸುತ್ತದೆ.',
  comingBack: (amount: string): string =>
    `${amount} ಕಡಿತವಾಗಿದೆ ಮತ್ತು ಅದು ನಿಮಗೆ ಹಿಂತಿರುಗುತ್ತದೆ ಎಂದು ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಹೇಳುತ್ತಿದೆ. ಇದಕ್ಕೆ ಸಾಮಾನ್ಯವಾಗಿ 7 ರಿಂದ 10 ಕೆಲಸದ ದಿನಗಳು ಬೇಕು.`,
  dontPay: 'ದಯವಿಟ್ಟು ಮತ್ತೆ ಪಾವತಿಸಬೇಡಿ',
  returned: 'ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹಣ ಕಡಿತವಾಗಿ ನಮಗೆ ತಲುಪದಿದ್ದರೆ, ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಅದನ್ನು 7 ರಿಂದ 10 ಕೆಲಸದ ದಿನಗಳಲ್ಲಿ ಹಿಂತಿರುಗಿಸುತ್ತದೆ.',
  stillSilent: 'ಬ್ಯಾಂಕ್ ಇನ್ನೂ ಉತ್ತರ ಕೊಟ್ಟಿಲ್ಲ.',
  nextCheck: (seconds: number): string =>
    `ಮುಂದಿನ ಪರಿಶೀಲನೆ ${seconds}\u00a0${plural.select(seconds) === 'one' ? 'ಸೆಕೆಂಡಿನಲ್ಲಿ' : 'ಸೆಕೆಂಡುಗಳಲ್ಲಿ'}.`,
  checking: 'ಈಗ ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ…',
  printReceipt: 'ರಸೀದಿ ಪ್ರಿಂಟ್ ಮಾಡಿ',
  shareReceipt: 'ರಸೀದಿ ಹಂಚಿಕೊಳ್ಳಿ',
  saveReceipt: 'ರಸೀದಿ ಸೇವ್ ಮಾಡಿ',
};

export const paymentStatusText: TextsOf<typeof english.paymentStatusText> = {
  which: 'ಯಾವ ಪಾವತಿ?',
  whichDescription: 'ನಿಮಗೆ ಕೊಟ್ಟ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ಬರೆಯಿರಿ. ಅದು ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಮೆಸೇಜ್‌ನಲ್ಲೂ ಇರುತ್ತದೆ.',
  reference: 'ರೆಫರೆನ್ಸ್ ನಂಬರ್',
  referenceMissing: 'ಪಾವತಿಯ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ಬರೆಯಿರಿ',
  unknownReference: 'ಈ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ನಮಗೆ ಗೊತ್ತಿಲ್ಲ',
  unknownReferenceDescription:
    'ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಮೆಸೇಜ್‌ನೊಂದಿಗೆ ಹೋಲಿಸಿ ನೋಡಿ. ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹಣ ಕಡಿತವಾಗಿದ್ದರೆ, ಮತ್ತೆ ಪಾವತಿಸುವ ಮೊದಲು ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  ask: 'ಪರಿಶೀಲಿಸಿ',
  titles: {
    asking: 'ನಿಮ್ಮ ಪಾವತಿ ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ',
    paid: 'ಪಾವತಿ ಆಗಿದೆ',
    failed: 'ಪಾವತಿ ಆಗಿಲ್ಲ',
    cancelled: 'ಪಾವತಿ ರದ್ದಾಗಿದೆ',
    comingBack: 'ನಿಮ್ಮ ಹಣ ಹಿಂತಿರುಗುತ್ತಿದೆ',
    notYet: 'ಇನ್ನೂ ಖಚಿತವಾಗಿಲ್ಲ',
    unknown: 'ನಮಗೆ ಇನ್ನೂ ಗೊತ್ತಿಲ್ಲ',
    otherAmount: 'ದಯವಿಟ್ಟು ಮತ್ತೆ ಪಾವತಿಸಬೇಡಿ',
  },
  dontClose: 'ಈ ಪುಟವನ್ನು ಮುಚ್ಚಬೇಡಿ.',
  asking: 'ಆಪರೇಟರ್ ಬಳಿ ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ. ಇದಕ್ಕೆ ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ.',
  notYet: 'ನಾವು ಪರಿಶೀಲಿಸುತ್ತಿರುತ್ತೇವೆ. ನೀವು ಈ ಪುಟ ಬಿಟ್ಟು ಹೋಗಬಹುದು.',
  unconfirmed: 'ನಿಮ್ಮ ಪಾವತಿಯನ್ನು ಇನ್ನೂ ಖಚಿತಪಡಿಸಲು ಆಗಿಲ್ಲ. ಇಲ್ಲಿ ಕಾಣುವ ಯಾವುದೂ ಪಾವತಿ ಆಗಿದೆ ಎಂದು ಹೇಳುವುದಿಲ್ಲ.',
  withProvider: 'ಪಾವತಿ ಸಂಸ್ಥೆ ಈ ಪಾವತಿಯನ್ನು ಪ್ರಕ್ರಿಯೆಗೊಳಿಸುತ್ತಿದೆ, ಅಥವಾ ಹಣ ಅವರಿಗೆ ತಲುಪಿದೆ.',
  disputed: (amount: string): string =>
    `${amount} ಪಾವತಿ ಆಗಿದೆ ಎಂದು ಆಪರೇಟರ್ ಮೊದಲು ಖಚಿತಪಡಿಸಿದ್ದರು, ಈಗ ಈ ಪಾವತಿ ವಿಫಲವಾಗಿದೆ ಎನ್ನುತ್ತಿದ್ದಾರೆ. ರೆಫರೆನ್ಸ್ ನಂಬರ್ ನಮಗೆ ಕಳುಹಿಸಿ, ನಾವು ನೋಡುತ್ತೇವೆ.`,
  aboutAnother: 'ಆಪರೇಟರ್ ಬೇರೊಂದು ಪಾವತಿಯ ಬಗ್ಗೆ ಉತ್ತರಿಸಿದ್ದಾರೆ, ಹಾಗಾಗಿ ಇದು ಖಚಿತವಾಗಿಲ್ಲ.',
  otherAmount: (paid: string, agreed: string): string =>
    `${paid} ಪಾವತಿ ಆಗಿದೆ ಎಂದು ಆಪರೇಟರ್ ಹೇಳುತ್ತಿದ್ದಾರೆ, ಆದರೆ ನೀವು ಒಪ್ಪಿದ್ದು ${agreed}. ರೆಫರೆನ್ಸ್ ನಂಬರ್ ನಮಗೆ ಕಳುಹಿಸಿ, ನಾವು ನೋಡುತ್ತೇವೆ.`,
  partly: (failed: number, all: number, isRenewal: boolean): string => {
    const done = isRenewal ? 'ರಿನ್ಯೂ ಆಗಿಲ್ಲ' : 'ಶುರುವಾಗಿಲ್ಲ';
    return failed === all
      ? `ಪಾವತಿ ತಲುಪಿದೆ, ಆದರೆ ಯಾವ ಪ್ಯಾಕ್ ಕೂಡ ${done}.`
      : `ಪಾವತಿ ತಲುಪಿದೆ, ಆದರೆ ${all} ಪ್ಯಾಕ್‌ಗಳಲ್ಲಿ ${failed} ${done}.`;
  },
  failed: 'ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
  failedDescription: (sentence: string): string => `ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಅಥವಾ ಪಾವತಿ ಸಂಸ್ಥೆ ಹೇಳಿದ್ದು: ${sentence}`,
  checkStatus: 'ಸ್ಥಿತಿ ಪರಿಶೀಲಿಸಿ',
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  keep: 'ಪಾವತಿ ರೆಫರೆನ್ಸ್ ನಂಬರ್',
  detailsMissing: 'ವಿವರಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಮೇಲಿನ ಫಲಿತಾಂಶ ಸರಿಯಾಗಿಯೇ ಇದೆ.',
  myPacks: 'ನನ್ನ ಪ್ಯಾಕ್‌ಗಳು',
  home: 'ಹೋಮ್',
  logIn: 'ಲಾಗಿನ್ ಮಾಡಿ',
};

export const receiptText: TextsOf<typeof english.receiptText> = {
  title: 'ಪಾವತಿ ರಸೀದಿ',
  paid: 'ಪಾವತಿ ಆಗಿದೆ',
  billedTo: 'ಪಾವತಿಸಿದವರು',
  customer: (id: string): string => `ಕಸ್ಟಮರ್ ನಂಬರ್ ${id}`,
  suppliedBy: 'ಸೇವೆ ನೀಡಿದವರು',
  gstin: (number: string): string => `GST ನಂಬರ್ (GSTIN) ${number}`,
  reference: 'ರೆಫರೆನ್ಸ್',
  fullReference: 'ಪೂರ್ಣ ರೆಫರೆನ್ಸ್',
  bank: 'ಬ್ಯಾಂಕ್ ರೆಫರೆನ್ಸ್',
  what: 'ವಿವರಣೆ',
  period: 'ಅವಧಿ',
  sac: 'ಸೇವಾ ಕೋಡ್ (SAC)',
  amount: 'ಮೊತ್ತ',
  until: (day: string): string => `${day} ರವರೆಗೆ`,
  notDone: 'ಶುರುವಾಗಿಲ್ಲ. ರಿಫಂಡ್ ಇದ್ದರೆ "ವಹಿವಾಟುಗಳು" ಅಡಿಯಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  beforeTax: 'ತೆರಿಗೆ ಬಿಟ್ಟು',
  gst: 'GST',
  total: 'ಒಟ್ಟು ಪಾವತಿ',
  method: 'ಪಾವತಿ ವಿಧಾನ',
  due: 'ಪಾವತಿ ಸಂಸ್ಥೆಗೆ ಪಾವತಿಸಲು ಕೊನೆಯ ದಿನಾಂಕ',
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `${phone} ಗೆ ಕರೆ ಮಾಡಿ` : `${phone} ಗೆ ಕರೆ ಮಾಡಿ, ಅಥವಾ ಸಹಾಯ ತೆರೆದು`;
    const without = isGuest ? 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಅನ್ನು ಸಂಪರ್ಕಿಸಿ' : 'ಸಹಾಯ ತೆರೆದು';
    return `ಪ್ರಶ್ನೆಗಳಿವೆಯೇ? ${phone === '' ? without : byPhone} ರೆಫರೆನ್ಸ್ ತಿಳಿಸಿ. ಈ ರಸೀದಿ ಕಂಪ್ಯೂಟರ್‌ನಿಂದ ತಯಾರಾಗಿದೆ, ಸಹಿ ಬೇಕಿಲ್ಲ.`;
  },
  footWithoutReference: (phone: string): string =>
    `ಪ್ರಶ್ನೆಗಳಿವೆಯೇ? ${phone === '' ? 'ಸಹಾಯ ತೆರೆಯಿರಿ' : `${phone} ಗೆ ಕರೆ ಮಾಡಿ, ಅಥವಾ ಸಹಾಯ ತೆರೆಯಿರಿ`}. ಈ ರಸೀದಿ ಕಂಪ್ಯೂಟರ್‌ನಿಂದ ತಯಾರಾಗಿದೆ, ಸಹಿ ಬೇಕಿಲ್ಲ.`,
};

export const topUpText: TextsOf<typeof english.topUpText> = {
  title: 'ಹಣ ಸೇರಿಸಿ',
  balance: (amount: string): string => `ನಿಮ್ಮ ಬ್ಯಾಲೆನ್ಸ್ ${amount}`,
  amount: 'ಮೊತ್ತ ರೂಪಾಯಿಯಲ್ಲಿ',
  amountHint: (least: string, most: string) => `${least} ರಿಂದ ${most} ವರೆಗೆ`,
  quick: 'ಜನಪ್ರಿಯ ಮೊತ್ತಗಳು',
  box: 'ಯಾವ ಬಾಕ್ಸ್‌ಗಾಗಿ?',
  account: 'ಇಡೀ ಖಾತೆಗಾಗಿ',
  payMissing: 'ಪಾವತಿ ವಿಧಾನಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  errors: {
    unreadable: 'ಮೊತ್ತವನ್ನು ರೂಪಾಯಿಯಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 500',
    comma: 'ಪೈಸೆಗಾಗಿ ಚುಕ್ಕಿ ಬಳಸಿ, ಉದಾಹರಣೆಗೆ 300.50',
    tooLittle: (least: string) => `ಕನಿಷ್ಠ ಮೊತ್ತ ${least}`,
    tooMuch: (most: string) => `ಒಂದು ಸಲಕ್ಕೆ ಗರಿಷ್ಠ ಮೊತ್ತ ${most}`,
  },
};

export const unfinishedText: TextsOf<typeof english.unfinishedText> = {
  title: (count: number): string => (count === 1 ? 'ಪೂರ್ಣವಾಗದ 1 ಪಾವತಿ' : `ಪೂರ್ಣವಾಗದ ${count} ಪಾವತಿಗಳು`),
  steps: {
    asking: 'ಇನ್ನೂ ಶುರುವಾಗಿಲ್ಲ',
    atProvider: 'ಪಾವತಿ ಸಂಸ್ಥೆಯ ಬಳಿ ಇದೆ',
    awaitingCode: 'ನಿಮ್ಮ ಕೋಡ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೇವೆ',
    awaitingApp: 'ನಿಮ್ಮ UPI ಆ್ಯಪ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೇವೆ',
    paying: 'ಪಾವತಿ ನಡೆಯುತ್ತಿದೆ',
    unknown: 'ಫಲಿತಾಂಶ ಇನ್ನೂ ಗೊತ್ತಿಲ್ಲ',
    paid: 'ಪಾವತಿ ಆಗಿದೆ',
    failed: 'ಪಾವತಿ ಆಗಿಲ್ಲ',
    left: 'ಇಲ್ಲಿ ಮುಚ್ಚಲಾಗಿದೆ, ಆದರೆ ಪಾವತಿ ಸಂಸ್ಥೆಯಲ್ಲಿ ಈಗಲೂ ಪಾವತಿ ಆಗಬಹುದು',
  },
  paidMeanwhile: 'ಈ ನಡುವೆ ಪಾವತಿ ಆಗಿದೆ',
  seeResult: 'ಫಲಿತಾಂಶ ನೋಡಿ',
  seen: 'ಸರಿ',
  checkStatus: 'ಸ್ಥಿತಿ ಪರಿಶೀಲಿಸಿ',
  goOn: 'ಪಾವತಿ ಮುಂದುವರಿಸಿ',
  enterCode: 'OTP ಬರೆಯಿರಿ',
  showCode: 'ಕೋಡ್ ತೋರಿಸಿ',
  leave: 'ಈ ಪಾವತಿ ಮುಚ್ಚಿ',
  mayBePaid: 'ಅಲ್ಲಿ ಪಾವತಿಸಿದ್ದರೆ ಮತ್ತೆ ಪಾವತಿಸಬೇಡಿ: ಅದು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ. ಪಾವತಿಸಿಲ್ಲದಿದ್ದರೆ, ಆ ಪುಟ ಮುಚ್ಚಿ ಮತ್ತೆ ಶುರು ಮಾಡಿ.',
  notPaid: 'ನಾನು ಅಲ್ಲಿ ಪಾವತಿಸಿಲ್ಲ, ಮತ್ತೆ ಶುರು ಮಾಡಿ',
};

export const payInstantlyText: TextsOf<typeof english.payInstantlyText> = {
  mobileno: 'ರಸೀದಿಗಾಗಿ ಮೊಬೈಲ್ ನಂಬರ್ (ಐಚ್ಛಿಕ)',
  receiptHint: 'ಈ ರಸೀದಿಗೆ ಮಾತ್ರ.',
  email: 'ರಸೀದಿಗಾಗಿ ಇಮೇಲ್ (ಐಚ್ಛಿಕ)',
  pay: 'UPI ಮೂಲಕ ಪಾವತಿಸಿ',
  approve: 'ನಿಮ್ಮ UPI ಆ್ಯಪ್‌ನಲ್ಲಿ ಒಪ್ಪಿಗೆ ಕೊಡುತ್ತೀರಿ',
  errors: {
    mobileno: '6, 7, 8 ಅಥವಾ 9 ರಿಂದ ಶುರುವಾಗುವ 10 ಅಂಕಿಯ ಮೊಬೈಲ್ ನಂಬರ್ ಬರೆಯಿರಿ',
    email: 'name@example.com ತರಹದ ಇಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ',
  },
};

export const upiText: TextsOf<typeof english.upiText> = {
  beforePay:
    'ನಿಮ್ಮ UPI ಆ್ಯಪ್‌ನಲ್ಲಿ ಒಪ್ಪಿಗೆ ಕೊಡುತ್ತೀರಿ. ಅದಕ್ಕೂ ಮೊದಲು ಹೊರಟರೆ, ಇದು ನಿಮ್ಮ ಪೂರ್ಣವಾಗದ ಪಾವತಿಗಳಲ್ಲಿ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ.',
  scan: 'ಯಾವುದೇ UPI ಆ್ಯಪ್‌ನಿಂದ ಈ ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ, ಅಲ್ಲಿ ಪಾವತಿಗೆ ಒಪ್ಪಿಗೆ ಕೊಡಿ.',
  qr: 'ಈ ಪಾವತಿಯ QR ಕೋಡ್. ಅದೇ ವಿವರಗಳು ಕೆಳಗಿವೆ.',
  qrMissing: 'ಕೋಡ್ ತೋರಿಸಲು ಆಗಲಿಲ್ಲ. ಕೆಳಗಿನ UPI ವಿಳಾಸಕ್ಕೆ ಪಾವತಿಸಿ, ಅಥವಾ ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  openApp: 'ನಿಮ್ಮ UPI ಆ್ಯಪ್ ತೆರೆಯಿರಿ',
  showQr: 'ಬೇರೆ ಫೋನ್‌ಗಾಗಿ QR ಕೋಡ್ ತೋರಿಸಿ',
  hideQr: 'QR ಕೋಡ್ ಮರೆಮಾಡಿ',
  goodFor: (minutes: number, seconds: number): string =>
    minutes > 0 ? `ಇನ್ನೂ ${minutes}\u00a0ನಿ ${seconds}\u00a0ಸೆ ಮಾನ್ಯ` : `ಇನ್ನೂ ${seconds}\u00a0ಸೆ ಮಾನ್ಯ`,
  nearlyOver: 'ಈ ಕೋಡ್ ಇನ್ನು ಒಂದು ನಿಮಿಷಕ್ಕಿಂತ ಕಡಿಮೆ ಸಮಯ ಮಾನ್ಯ',
  waiting: 'ನಿಮ್ಮ ಪಾವತಿಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೇವೆ. ಆಪರೇಟರ್‌ಗೆ ತಲುಪಿದ ಕೂಡಲೇ ಈ ಪುಟ ಅಪ್‌ಡೇಟ್ ಆಗುತ್ತದೆ.',
  unasked: 'ಸದ್ಯಕ್ಕೆ ಆಪರೇಟರ್ ಜೊತೆ ಸಂಪರ್ಕ ಆಗುತ್ತಿಲ್ಲ. ನೀವು ಪಾವತಿಸಿದ್ದರೆ ಅದು ಕಳೆದುಹೋಗಿಲ್ಲ. ನಾವು ಪರಿಶೀಲಿಸುತ್ತಿರುತ್ತೇವೆ.',
  checkNow: 'ನಾನು ಪಾವತಿಸಿದ್ದೇನೆ, ಈಗ ಪರಿಶೀಲಿಸಿ',
  byHand: 'ಬದಲಿಗೆ UPI ವಿಳಾಸಕ್ಕೆ ಪಾವತಿಸಿ',
  payee: 'UPI ವಿಳಾಸ',
  payeeName: 'ಯಾರಿಗೆ',
  amount: 'ಮೊತ್ತ',
  reference: 'ರೆಫರೆನ್ಸ್ ನಂಬರ್',
  service: 'ಸೇವೆ',
  whose: 'ಕನೆಕ್ಷನ್ ಯಾರದು',
  number: 'ನಂಬರ್',
  leave: 'ಪಾವತಿ ರದ್ದುಮಾಡಿ',
  notLeft: 'ಸದ್ಯಕ್ಕೆ ರದ್ದುಮಾಡಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  left: 'ನೀವು ಈ ಪಾವತಿ ರದ್ದುಮಾಡಿದ್ದೀರಿ. ಇದರ ಕೋಡ್‌ನಿಂದ ಇನ್ನೂ ಸ್ವಲ್ಪ ಹೊತ್ತು ಪಾವತಿ ಆಗಬಹುದು, ಹಾಗಾಗಿ ನೀವು ಅದಕ್ಕೇ ಮತ್ತೆ ಪಾವತಿಸುವ ಮೊದಲು ನಾವು ಇದನ್ನು ಪರಿಶೀಲಿಸುತ್ತೇವೆ.',
  overAsking: 'ಪಾವತಿಯ ಸಮಯ ಮುಗಿದಿದೆ. ಏನಾದರೂ ತಲುಪಿದೆಯೇ ಎಂದು ಆಪರೇಟರ್ ಬಳಿ ಮತ್ತೊಮ್ಮೆ ಕೇಳುತ್ತಿದ್ದೇವೆ.',
  overUnknown:
    'ಪಾವತಿಯ ಸಮಯ ಮುಗಿದಿದೆ, ಆಪರೇಟರ್‌ಗೂ ಫಲಿತಾಂಶ ಇನ್ನೂ ಗೊತ್ತಿಲ್ಲ. ಇದು ಸ್ಪಷ್ಟವಾಗುವವರೆಗೆ ದಯವಿಟ್ಟು ಅದಕ್ಕೇ ಮತ್ತೆ ಪಾವತಿಸಬೇಡಿ.',
  checkStatus: 'ಸ್ಥಿತಿ ಪರಿಶೀಲಿಸಿ',
  failed: 'ಪಾವತಿ ಆಗಿಲ್ಲ. ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
  failedDescription: (sentence: string): string => `ಆಪರೇಟರ್ ಹೇಳಿದ್ದು: ${sentence}`,
  newCode: 'ಹೊಸ ಕೋಡ್ ಪಡೆಯಿರಿ',
  back: 'ಹಿಂದೆ',
  result: 'ಫಲಿತಾಂಶ ನೋಡಿ',
  gone: 'ಈ ಪಾವತಿ ಈಗ ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಇಲ್ಲ.',
};

export const upiRefusalText: TextsOf<typeof english.upiRefusalText> = {
  changed: 'ಮೊತ್ತ ಬದಲಾಗಿದೆ. ಪಾವತಿಸುವ ಮೊದಲು ಪರಿಶೀಲಿಸಿ.',
  notPayable: 'ಪಾವತಿಸಲು ಆಗದ ಕೋರಿಕೆಯನ್ನು ಆಪರೇಟರ್ ಕಳುಹಿಸಿದ್ದಾರೆ. ಯಾವುದೇ ಪಾವತಿ ಆಗಿಲ್ಲ. ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unknownNumber: 'ಯಾವುದೇ ಖಾತೆ ಸಿಗಲಿಲ್ಲ. ನಂಬರ್ ಪರಿಶೀಲಿಸಿ.',
  neverBegan: 'ಕೋರಿಕೆ ರಚಿಸಲು ಆಗಲಿಲ್ಲ, ಯಾವುದೇ ಪಾವತಿ ಆಗಿಲ್ಲ. ನೀವು ಸಿದ್ಧವಾದಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  checkStatus: 'ಸ್ಥಿತಿ ಪರಿಶೀಲಿಸಿ',
};
