import type { loginText as EnglishLoginText } from '../../screens/identity/login/login.text';
import type { loginSideText as EnglishLoginSideText } from '../../screens/identity/login/LoginSide.text';
import type { logoutText as EnglishLogoutText } from '../../screens/identity/logout/logout.text';
import type { termsText as EnglishTermsText } from '../../screens/identity/terms/terms.text';
import type { credentialsText as EnglishCredentialsText } from '../../screens/identity/validate/credentials/credentials.text';
import type { doneText as EnglishDoneText } from '../../screens/identity/validate/done.text';
import type { identifyText as EnglishIdentifyText } from '../../screens/identity/validate/identify.text';
import type { identificationOtpText as EnglishIdentificationOtpText } from '../../screens/identity/validate/otp/identificationOtp.text';
import type { validateText as EnglishValidateText } from '../../screens/identity/validate/validate.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('kn');
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const loginSideText: TextsOf<typeof EnglishLoginSideText> = {
  claim: 'ನಿಮ್ಮ ಟಿವಿ ಮತ್ತು ಬ್ರಾಡ್‌ಬ್ಯಾಂಡ್, ಒಂದೇ ಕಡೆ.',
  points: [
    ['ಯಾವುದು ಯಾವಾಗ ಮುಗಿಯುತ್ತದೆ ತಿಳಿಯಿರಿ', 'ಪ್ರತಿ ಬಾಕ್ಸ್, ಪ್ಯಾಕ್, ಪ್ಲಾನ್ ಮುಗಿಯುವ ದಿನಾಂಕ'],
    ['ಒಂದು ನಿಮಿಷದಲ್ಲಿ ಪಾವತಿಸಿ', 'UPI, ಕಾರ್ಡ್ ಅಥವಾ ಬ್ಯಾಲೆನ್ಸ್‌ನಿಂದ, ಪ್ರತಿ ಬಾರಿ ರಸೀದಿಯೊಂದಿಗೆ'],
    ['ಟಿವಿ ಚಿತ್ರ ನೀವೇ ಸರಿಪಡಿಸಿ', 'ಹಂತ ಹಂತದ ಸಹಾಯ ಮತ್ತು ಬಾಕ್ಸ್ ರಿಫ್ರೆಶ್, ಹಗಲು ರಾತ್ರಿ'],
  ],
};

export const loginText: TextsOf<typeof EnglishLoginText> = {
  title: 'ಲಾಗಿನ್ ಮಾಡಿ',
  lead: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳನ್ನು ನೋಡಿ, ರಿನ್ಯೂ ಮಾಡಿ, ಸಹಾಯ ಪಡೆಯಿರಿ.',
  username: 'ಯೂಸರ್‌ನೇಮ್ ಅಥವಾ ಮೊಬೈಲ್ ನಂಬರ್',
  password: 'ಪಾಸ್‌ವರ್ಡ್',
  remember: 'ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ನನ್ನನ್ನು ನೆನಪಿಡಿ',
  rememberHint: 'ಹಲವರು ಬಳಸುವ ಡಿವೈಸ್‌ನಲ್ಲಿ ಇದನ್ನು ಆಫ್ ಇಡಿ.',
  submit: 'ಲಾಗಿನ್ ಮಾಡಿ',
  forgot: 'ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿರಾ?',
  other: 'ಲಾಗಿನ್ ಮಾಡದೆ',
  register: 'ಗ್ರಾಹಕರಾಗಿ ನೋಂದಾಯಿಸಿ',
  instant: 'ಕ್ವಿಕ್ ರೀಚಾರ್ಜ್',
  ott: 'ಸ್ಟ್ರೀಮಿಂಗ್ ಸೇವೆಗೆ ಪಾವತಿಸಿ',
  check: 'ಪಾವತಿ ಸಿಲುಕಿದೆಯೇ?',
  offers: 'ಹೊಸ ಕನೆಕ್ಷನ್ ಪಡೆಯಿರಿ',
  errors: {
    username: 'ನಿಮ್ಮ ಯೂಸರ್‌ನೇಮ್ ಅಥವಾ ಮೊಬೈಲ್ ನಂಬರ್ ಬರೆಯಿರಿ',
    password: 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬರೆಯಿರಿ',
  },
  refused: 'ಯೂಸರ್‌ನೇಮ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ಸರಿಯಿಲ್ಲ. ಎರಡನ್ನೂ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  maintenance: 'ನಿರ್ವಹಣೆ ಕೆಲಸ ನಡೆಯುತ್ತಿದೆ. ಸದ್ಯಕ್ಕೆ ಸಿಬ್ಬಂದಿ ಮಾತ್ರ ಲಾಗಿನ್ ಮಾಡಬಹುದು.',
  cookies:
    'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಈ ಪುಟದ ಕುಕೀಗಳನ್ನು ತಡೆಯುತ್ತಿದೆ, ಆದ್ದರಿಂದ ಲಾಗಿನ್ ಉಳಿಯುತ್ತಿಲ್ಲ. ಬ್ರೌಸರ್ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಈ ಪುಟದ ಕುಕೀಗಳನ್ನು ಅನುಮತಿಸಿ, ನಂತರ ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
};

export const logoutText: TextsOf<typeof EnglishLogoutText> = { title: 'ಲಾಗ್‌ಔಟ್ ಆಗುತ್ತಿದೆ' };

export const termsText: TextsOf<typeof EnglishTermsText> = {
  title: 'ಬಳಕೆಯ ನಿಯಮಗಳು',
  lead: 'ಮುಂದುವರಿಯಲು ದಯವಿಟ್ಟು ಈ ನಿಯಮಗಳನ್ನು ಓದಿ, ಒಪ್ಪಿಕೊಳ್ಳಿ.',
  read: 'ನಿಯಮಗಳನ್ನು ಓದಿ',
  notPublished: (name: string): string =>
    `${name} ತನ್ನ ನಿಯಮಗಳನ್ನು ಇಲ್ಲಿ ಪ್ರಕಟಿಸಿಲ್ಲ. ಒಪ್ಪುವ ಮೊದಲು ನೀವು ಅವುಗಳನ್ನು ಕೇಳಬಹುದು.`,
  agree: 'ನಾನು ನಿಯಮಗಳನ್ನು ಓದಿದ್ದೇನೆ, ಒಪ್ಪುತ್ತೇನೆ',
  agreeUnseen: (name: string): string => `${name} ನಿಯಮಗಳನ್ನು ನಾನು ಒಪ್ಪುತ್ತೇನೆ`,
  mustAgree: 'ನಿಯಮಗಳನ್ನು ಒಪ್ಪಲು ಬಾಕ್ಸ್‌ಗೆ ಟಿಕ್ ಹಾಕಿ',
  accept: 'ಒಪ್ಪಿ, ಮುಂದುವರಿಯಿರಿ',
  leave: 'ಲಾಗ್‌ಔಟ್ ಮಾಡಿ',
};

export const identificationOtpText: TextsOf<typeof EnglishIdentificationOtpText> = {
  code: 'ನಾವು SMS ಮಾಡಿದ ಕೋಡ್',
  sentTo: (mobile) => `${mobile} ನಂಬರ್‌ಗೆ 6 ಅಂಕಿಯ ಕೋಡ್ ಕಳುಹಿಸಿದ್ದೇವೆ.`,
  sent: 'ನಿಮ್ಮ ಮೊಬೈಲ್‌ಗೆ 6 ಅಂಕಿಯ ಕೋಡ್ ಕಳುಹಿಸಿದ್ದೇವೆ.',
  submit: 'ಕೋಡ್ ಪರಿಶೀಲಿಸಿ',
  errors: { code: '6 ಅಂಕಿಯ ಕೋಡ್ ಬರೆಯಿರಿ' },
  unconfirmed: 'ಕೋಡ್ ಕಳುಹಿಸಲಾಗಿದೆಯೇ ಎಂದು ಗೊತ್ತಿಲ್ಲ. ಇನ್ನೊಂದು ಕೋಡ್ ಕೇಳುವ ಮೊದಲು ಸ್ವಲ್ಪ ಹೊತ್ತು SMS ಗಾಗಿ ಕಾಯಿರಿ.',
  wrong: 'ಈ ಕೋಡ್ ಸರಿಯಿಲ್ಲ.',
  triesLeft: (count) =>
    `ನಿಮಗೆ ಇನ್ನೂ ${count}\u00a0${plural.select(count) === 'one' ? 'ಅವಕಾಶ ಉಳಿದಿದೆ' : 'ಅವಕಾಶಗಳು ಉಳಿದಿವೆ'}.`,
  expired: 'ಈ ಕೋಡ್‌ನ ಸಮಯ ಮುಗಿದಿದೆ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  spent: 'ಈ ಕೋಡ್ ಇನ್ನು ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  stale: 'ತುಂಬಾ ಸಮಯವಾಯಿತು, ಅಥವಾ ಕೋಡ್ ಈಗಾಗಲೇ ಬಳಸಲಾಗಿದೆ. ಹೊಸ ಕೋಡ್‌ನೊಂದಿಗೆ ಮತ್ತೆ ಶುರು ಮಾಡಿ.',
  limit: 'ಸದ್ಯಕ್ಕೆ ಇನ್ನಷ್ಟು ಕೋಡ್ ಕಳುಹಿಸಲು ಆಗುವುದಿಲ್ಲ. ನಂತರ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಕರೆ ಮಾಡಿ.',
  wait: (seconds) => `ಹೊಸ ಕೋಡ್ ${clock(seconds)} ನಂತರ`,
  mayResend: 'ನೀವು ಈಗ ಹೊಸ ಕೋಡ್ ಕೇಳಬಹುದು.',
  resend: 'ಹೊಸ ಕೋಡ್ ಕಳುಹಿಸಿ',
  another: 'ಬೇರೆ ನಂಬರ್ ಬಳಸಿ',
  restart: 'ಮತ್ತೆ ಶುರು ಮಾಡಿ',
};

export const credentialsText: TextsOf<typeof EnglishCredentialsText> = {
  username: 'ಯೂಸರ್‌ನೇಮ್',
  usernameHint: 'ಸ್ಪೇಸ್ ಇಲ್ಲದ ಹೆಸರು ಆರಿಸಿ. ಲಾಗಿನ್ ಮಾಡಲು ಇದನ್ನೇ ಬಳಸುತ್ತೀರಿ.',
  ownUsername: 'ನಿಮ್ಮ ಯೂಸರ್‌ನೇಮ್',
  password: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್',
  rules: 'ಕನಿಷ್ಠ 8 ಅಕ್ಷರಗಳಿರಲಿ. ನಿಮ್ಮ ಯೂಸರ್‌ನೇಮ್ ಅಥವಾ 12345678 ನಂತಹ ಸುಲಭವಾಗಿ ಊಹಿಸಬಹುದಾದದ್ದು ಬೇಡ.',
  short: 'ತುಂಬಾ ಚಿಕ್ಕದು',
  guessable: 'ಸುಲಭವಾಗಿ ಊಹಿಸಬಹುದು',
  good: 'ಒಳ್ಳೆಯ ಪಾಸ್‌ವರ್ಡ್',
  firstname: 'ಮೊದಲ ಹೆಸರು',
  surname: 'ಕೊನೆಯ ಹೆಸರು (ಐಚ್ಛಿಕ)',
  email: 'ಇಮೇಲ್ (ಐಚ್ಛಿಕ)',
  register: 'ನೋಂದಾಯಿಸಿ',
  setPassword: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಸೆಟ್ ಮಾಡಿ',
  sendAgain: 'ಮತ್ತೆ ಕಳುಹಿಸಿ',
  errors: {
    username: 'ಯೂಸರ್‌ನೇಮ್ ಬರೆಯಿರಿ',
    spaces: 'ಯೂಸರ್‌ನೇಮ್‌ನಲ್ಲಿರುವ ಸ್ಪೇಸ್ ತೆಗೆದುಹಾಕಿ',
    long: 'ಇದು ತುಂಬಾ ಉದ್ದವಾಗಿದೆ. ಚಿಕ್ಕದು ಮಾಡಿ',
    taken: 'ಈ ಯೂಸರ್‌ನೇಮ್ ಈಗಾಗಲೇ ಬೇರೆಯವರದ್ದಾಗಿದೆ. ಬೇರೊಂದು ಆರಿಸಿ',
    short: 'ಪಾಸ್‌ವರ್ಡ್‌ನಲ್ಲಿ ಕನಿಷ್ಠ 8 ಅಕ್ಷರಗಳಿರಲಿ',
    guessable: 'ಊಹಿಸಲು ಕಷ್ಟವಾದ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ',
    firstname: 'ನಿಮ್ಮ ಮೊದಲ ಹೆಸರು ಬರೆಯಿರಿ',
    email: 'name@example.com ತರಹದ ಇಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ',
  },
  unknownRegister: 'ನಿಮ್ಮ ನೋಂದಣಿ ಆಗಿದೆಯೇ ಎಂದು ಗೊತ್ತಿಲ್ಲ. ಮೊದಲು ಇದೇ ವಿವರಗಳಿಂದ ಲಾಗಿನ್ ಮಾಡಿ ನೋಡಿ.',
  unknownReset: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಸೆಟ್ ಆಗಿದೆಯೇ ಎಂದು ಗೊತ್ತಿಲ್ಲ. ಮೊದಲು ಅದರಿಂದ ಲಾಗಿನ್ ಮಾಡಿ ನೋಡಿ.',
  stale: 'ತುಂಬಾ ಸಮಯವಾಯಿತು, ಅಥವಾ ಇದು ಈಗಾಗಲೇ ಆಗಿದೆ. ಮೊದಲು ಲಾಗಿನ್ ಮಾಡಿ ನೋಡಿ, ಇಲ್ಲವೇ ಮತ್ತೆ ಶುರು ಮಾಡಿ.',
  tryLogIn: 'ಲಾಗಿನ್ ಮಾಡಿ ನೋಡಿ',
  notDone: 'ಲಾಗಿನ್ ಆಗಲಿಲ್ಲ, ಹಾಗಾಗಿ ನಿಮ್ಮ ವಿವರಗಳು ಬಹುಶಃ ನಮಗೆ ತಲುಪಿಲ್ಲ. ಅವುಗಳನ್ನು ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  restart: 'ಮತ್ತೆ ಶುರು ಮಾಡಿ',
};

export const doneText: TextsOf<typeof EnglishDoneText> = {
  REGISTER: (username) => `ನಿಮ್ಮ ಯೂಸರ್‌ನೇಮ್ ${username}.`,
  RESETPASSWORD: () => 'ಹಳೆಯ ಪಾಸ್‌ವರ್ಡ್ ಇನ್ನು ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ.',
  username: 'ಯೂಸರ್‌ನೇಮ್ ಅಥವಾ ಮೊಬೈಲ್ ನಂಬರ್',
  password: 'ಪಾಸ್‌ವರ್ಡ್',
  submit: 'ಲಾಗಿನ್ ಮಾಡಿ',
  errors: {
    username: 'ನಿಮ್ಮ ಯೂಸರ್‌ನೇಮ್ ಅಥವಾ ಮೊಬೈಲ್ ನಂಬರ್ ಬರೆಯಿರಿ',
    password: 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬರೆಯಿರಿ',
  },
  refused: 'ಯೂಸರ್‌ನೇಮ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ಸರಿಯಿಲ್ಲ. ಎರಡನ್ನೂ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};

export const identifyText: TextsOf<typeof EnglishIdentifyText> = {
  purpose: 'ನೀವು ಏನು ಮಾಡಲು ಬಯಸುತ್ತೀರಿ?',
  RESETPASSWORD: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಸೆಟ್ ಮಾಡುವುದು',
  resetHint: 'ನನಗೆ ಲಾಗಿನ್ ಇದೆ, ಆದರೆ ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿದ್ದೇನೆ.',
  REGISTER: 'ನೋಂದಾಯಿಸುವುದು',
  registerHint: 'ನನಗೆ ಕನೆಕ್ಷನ್ ಇದೆ, ಆದರೆ ಇನ್ನೂ ಲಾಗಿನ್ ಇಲ್ಲ.',
  identity: 'ಮೊಬೈಲ್ ನಂಬರ್, ಕಸ್ಟಮರ್ ನಂಬರ್ ಅಥವಾ ಯೂಸರ್‌ನೇಮ್',
  identityHint: 'ಸೆಟ್-ಟಾಪ್ ಬಾಕ್ಸ್ ನಂಬರ್ ಕೂಡ ಬಳಸಬಹುದು.',
  submit: 'ಕೋಡ್ SMS ಮಾಡಿ',
  errors: {
    purpose: 'ನೀವು ಏನು ಮಾಡಲು ಬಯಸುತ್ತೀರಿ ಎಂದು ಆರಿಸಿ',
    identity: 'ನಿಮ್ಮ ಮೊಬೈಲ್ ನಂಬರ್, ಕಸ್ಟಮರ್ ನಂಬರ್ ಅಥವಾ ಯೂಸರ್‌ನೇಮ್ ಬರೆಯಿರಿ',
    long: 'ಇದು ತುಂಬಾ ಉದ್ದವಾಗಿದೆ. ಗರಿಷ್ಠ 64 ಅಕ್ಷರ ಬರೆಯಿರಿ',
  },
  unknown: 'ಯಾವುದೇ ಖಾತೆ ಸಿಗಲಿಲ್ಲ. ನಂಬರ್ ಪರಿಶೀಲಿಸಿ.',
  newConnection: 'ಹೊಸ ಕನೆಕ್ಷನ್ ಪಡೆಯಿರಿ',
  registered: 'ಈ ಖಾತೆಗೆ ಈಗಾಗಲೇ ಲಾಗಿನ್ ಇದೆ.',
  notRegistered: 'ಈ ಖಾತೆಗೆ ಇನ್ನೂ ಲಾಗಿನ್ ಇಲ್ಲ.',
  setPassword: 'ಬದಲಿಗೆ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಸೆಟ್ ಮಾಡಿ',
  register: 'ಬದಲಿಗೆ ನೋಂದಾಯಿಸಿ',
  logIn: 'ಲಾಗಿನ್ ಮಾಡಿ',
  noMobile: 'ಈ ಖಾತೆಯಲ್ಲಿ ಮೊಬೈಲ್ ನಂಬರ್ ಇಲ್ಲ, ಹಾಗಾಗಿ ಕೋಡ್ ಕಳುಹಿಸಲು ಆಗುವುದಿಲ್ಲ. ನಂಬರ್ ಸೇರಿಸಲು ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಹೇಳಿ.',
  call: (phone) => `${phone} ಗೆ ಕರೆ ಮಾಡಿ`,
  reloaded: 'ನಿಮ್ಮ ಕೋಡ್ ಸ್ವೀಕಾರವಾದ ನಂತರ ಈ ಪುಟ ಮತ್ತೆ ಲೋಡ್ ಆಯಿತು. ನಿಮ್ಮ ಖಾತೆಯ ಸುರಕ್ಷತೆಗಾಗಿ ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
};

export const validateText: TextsOf<typeof EnglishValidateText> = {
  identifying: {
    title: 'ನೋಂದಣಿ ಅಥವಾ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್',
    lead: 'ನಿಮ್ಮ ನೋಂದಾಯಿತ ಮೊಬೈಲ್ ನಂಬರ್‌ಗೆ ಕೋಡ್ SMS ಮಾಡುತ್ತೇವೆ.',
  },
  codeSent: { title: 'OTP ಬರೆಯಿರಿ', lead: 'ಖಾತೆ ನಿಮ್ಮದೇ ಎಂದು ಇದು ಖಚಿತಪಡಿಸುತ್ತದೆ.' },
  verified: {
    REGISTER: { title: 'ನಿಮ್ಮ ಲಾಗಿನ್ ರಚಿಸಿ', lead: 'ಲಾಗಿನ್ ಮಾಡಲು ಇವುಗಳನ್ನು ಬಳಸುತ್ತೀರಿ.' },
    RESETPASSWORD: {
      title: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ',
      lead: 'ಲಾಗಿನ್ ಮಾಡಲು ಇದನ್ನು ಬಳಸುತ್ತೀರಿ.',
    },
  },
  done: {
    REGISTER: { title: 'ನಿಮ್ಮ ನೋಂದಣಿ ಆಗಿದೆ', lead: 'ನಿಮ್ಮ ಪ್ಯಾಕ್‌ಗಳನ್ನು ನೋಡಲು ಲಾಗಿನ್ ಮಾಡಿ.' },
    RESETPASSWORD: {
      title: 'ನಿಮ್ಮ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಸೆಟ್ ಆಗಿದೆ',
      lead: 'ಮುಂದುವರಿಯಲು ಅದರಿಂದ ಲಾಗಿನ್ ಮಾಡಿ.',
    },
  },
  steps: {
    REGISTER: ['ಖಾತೆ', 'ಕೋಡ್', 'ಲಾಗಿನ್'],
    RESETPASSWORD: ['ಖಾತೆ', 'ಕೋಡ್', 'ಪಾಸ್‌ವರ್ಡ್'],
  },
  logIn: 'ಲಾಗಿನ್‌ಗೆ ಹಿಂತಿರುಗಿ',
};
