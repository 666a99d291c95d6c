import type * as english from '../../screens/identity/identity.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const loginSideText: TextsOf<typeof english.loginSideText> = {
  claim: 'ਤੁਹਾਡਾ ਟੀਵੀ ਅਤੇ ਬ੍ਰਾਡਬੈਂਡ, ਇੱਕੋ ਥਾਂ।',
  points: [
    ['ਜਾਣੋ ਕੀ ਕਦੋਂ ਖਤਮ ਹੋਵੇਗਾ', 'ਹਰ ਬਾਕਸ, ਪੈਕ ਅਤੇ ਪਲਾਨ ਦੀ ਆਖਰੀ ਤਾਰੀਖ'],
    ['ਇੱਕ ਮਿੰਟ ਵਿੱਚ ਭੁਗਤਾਨ', 'UPI, ਕਾਰਡ ਜਾਂ ਬੈਲੇਂਸ ਨਾਲ, ਹਰ ਵਾਰ ਰਸੀਦ ਸਮੇਤ'],
    ['ਤਸਵੀਰ ਆਪ ਠੀਕ ਕਰੋ', 'ਕਦਮ-ਦਰ-ਕਦਮ ਮਦਦ ਅਤੇ ਬਾਕਸ ਰਿਫ੍ਰੈਸ਼, ਦਿਨ-ਰਾਤ'],
  ],
};

export const loginText: TextsOf<typeof english.loginText> = {
  title: 'ਲੌਗ ਇਨ ਕਰੋ',
  lead: 'ਆਪਣੇ ਪੈਕ ਦੇਖੋ, ਰੀਨਿਊ ਕਰੋ ਅਤੇ ਮਦਦ ਲਓ।',
  username: 'ਯੂਜ਼ਰਨੇਮ ਜਾਂ ਮੋਬਾਈਲ ਨੰਬਰ',
  password: 'ਪਾਸਵਰਡ',
  remember: 'ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਮੈਨੂੰ ਯਾਦ ਰੱਖੋ',
  rememberHint: 'ਸਾਂਝੇ ਡੀਵਾਈਸ ’ਤੇ ਇਸ ਨੂੰ ਬੰਦ ਰੱਖੋ।',
  submit: 'ਲੌਗ ਇਨ ਕਰੋ',
  forgot: 'ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ?',
  other: 'ਲੌਗ ਇਨ ਕੀਤੇ ਬਿਨਾਂ',
  register: 'ਗਾਹਕ ਵਜੋਂ ਰਜਿਸਟਰ ਕਰੋ',
  instant: 'ਕੁਇੱਕ ਰੀਚਾਰਜ',
  ott: 'ਸਟ੍ਰੀਮਿੰਗ ਸੇਵਾ ਦਾ ਭੁਗਤਾਨ ਕਰੋ',
  check: 'ਭੁਗਤਾਨ ਅਟਕ ਗਿਆ?',
  offers: 'ਨਵਾਂ ਕਨੈਕਸ਼ਨ ਲਓ',
  needHelp: 'ਮਦਦ ਚਾਹੀਦੀ ਹੈ? ਕਾਲ ਕਰੋ:',
  errors: {
    username: 'ਆਪਣਾ ਯੂਜ਼ਰਨੇਮ ਜਾਂ ਮੋਬਾਈਲ ਨੰਬਰ ਭਰੋ',
    password: 'ਆਪਣਾ ਪਾਸਵਰਡ ਭਰੋ',
  },
  refused: 'ਯੂਜ਼ਰਨੇਮ ਜਾਂ ਪਾਸਵਰਡ ਗਲਤ ਹੈ। ਦੋਵੇਂ ਚੈੱਕ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  maintenance: 'ਰੱਖ-ਰਖਾਅ ਚੱਲ ਰਿਹਾ ਹੈ। ਫ਼ਿਲਹਾਲ ਸਿਰਫ਼ ਸਟਾਫ਼ ਲੌਗ ਇਨ ਕਰ ਸਕਦਾ ਹੈ।',
  cookies:
    'ਤੁਹਾਡਾ ਬ੍ਰਾਊਜ਼ਰ ਇਸ ਪੇਜ ਦੀਆਂ ਕੁਕੀਜ਼ ਰੋਕਦਾ ਹੈ, ਇਸ ਲਈ ਲੌਗ ਇਨ ਕਾਇਮ ਨਹੀਂ ਰਹਿੰਦਾ। ਬ੍ਰਾਊਜ਼ਰ ਦੀਆਂ ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਇਸ ਪੇਜ ਦੀਆਂ ਕੁਕੀਜ਼ ਚਾਲੂ ਕਰੋ, ਫਿਰ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰੋ।',
  notKept:
    'ਲੌਗ ਇਨ ਕਾਇਮ ਨਹੀਂ ਰਿਹਾ। ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰੋ। ਫਿਰ ਅਜਿਹਾ ਹੋਵੇ, ਤਾਂ ਬ੍ਰਾਊਜ਼ਰ ਦੀਆਂ ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਇਸ ਪੇਜ ਦੀਆਂ ਕੁਕੀਜ਼ ਚਾਲੂ ਕਰੋ।',
};

export const logoutText: TextsOf<typeof english.logoutText> = { title: 'ਲੌਗ ਆਊਟ ਹੋ ਰਿਹਾ ਹੈ' };

export const termsText: TextsOf<typeof english.termsText> = {
  title: 'ਵਰਤੋਂ ਦੀਆਂ ਸ਼ਰਤਾਂ',
  lead: 'ਅੱਗੇ ਵਧਣ ਲਈ ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਸ਼ਰਤਾਂ ਪੜ੍ਹੋ ਅਤੇ ਮਨਜ਼ੂਰ ਕਰੋ।',
  read: 'ਸ਼ਰਤਾਂ ਪੜ੍ਹੋ',
  notPublished: (name: string): string =>
    `${name} ਨੇ ਆਪਣੀਆਂ ਸ਼ਰਤਾਂ ਇੱਥੇ ਪ੍ਰਕਾਸ਼ਿਤ ਨਹੀਂ ਕੀਤੀਆਂ। ਮਨਜ਼ੂਰ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਉਹ ਮੰਗ ਸਕਦੇ ਹੋ।`,
  agree: 'ਮੈਂ ਸ਼ਰਤਾਂ ਪੜ੍ਹ ਲਈਆਂ ਹਨ ਅਤੇ ਮੈਨੂੰ ਮਨਜ਼ੂਰ ਹਨ',
  agreeUnseen: (name: string): string => `ਮੈਨੂੰ ${name} ਦੀਆਂ ਸ਼ਰਤਾਂ ਮਨਜ਼ੂਰ ਹਨ`,
  mustAgree: 'ਸ਼ਰਤਾਂ ਮਨਜ਼ੂਰ ਕਰਨ ਲਈ ਬਾਕਸ ’ਤੇ ਟਿੱਕ ਕਰੋ',
  accept: 'ਮਨਜ਼ੂਰ ਕਰੋ ਅਤੇ ਅੱਗੇ ਵਧੋ',
  leave: 'ਲੌਗ ਆਊਟ ਕਰੋ',
};

export const identificationOtpText: TextsOf<typeof english.identificationOtpText> = {
  code: 'OTP',
  sentTo: (mobile) => `ਅਸੀਂ ${mobile} ’ਤੇ 6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਭੇਜਿਆ ਹੈ।`,
  sent: 'ਅਸੀਂ ਤੁਹਾਡੇ ਮੋਬਾਈਲ ’ਤੇ 6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਭੇਜਿਆ ਹੈ।',
  submit: 'ਕੋਡ ਚੈੱਕ ਕਰੋ',
  errors: { code: '6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਭਰੋ' },
  unconfirmed: 'ਪਤਾ ਨਹੀਂ ਕਿ ਕੋਡ ਭੇਜਿਆ ਗਿਆ ਜਾਂ ਨਹੀਂ। ਦੂਜਾ ਕੋਡ ਮੰਗਵਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਥੋੜ੍ਹੀ ਦੇਰ SMS ਦੀ ਉਡੀਕ ਕਰੋ।',
  wrong: 'ਇਹ ਕੋਡ ਗਲਤ ਹੈ।',
  triesLeft: (count) =>
    count === 1 ? 'ਤੁਹਾਡੇ ਕੋਲ 1\u00a0ਮੌਕਾ ਬਾਕੀ ਹੈ।' : `ਤੁਹਾਡੇ ਕੋਲ ${count}\u00a0ਮੌਕੇ ਬਾਕੀ ਹਨ।`,
  expired: 'ਇਸ ਕੋਡ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ। ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ।',
  spent: 'ਇਹ ਕੋਡ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰੇਗਾ। ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ।',
  stale: 'ਇਸ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੱਗ ਗਿਆ, ਜਾਂ ਕੋਡ ਪਹਿਲਾਂ ਹੀ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਨਵੇਂ ਕੋਡ ਨਾਲ ਫਿਰ ਸ਼ੁਰੂ ਕਰੋ।',
  limit: 'ਇਸ ਵੇਲੇ ਹੋਰ ਕੋਡ ਨਹੀਂ ਭੇਜੇ ਜਾ ਸਕਦੇ। ਬਾਅਦ ਵਿੱਚ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜਾਂ ਆਪਣੇ ਆਪਰੇਟਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  wait: (seconds) => `ਨਵਾਂ ਕੋਡ ${clock(seconds)} ਵਿੱਚ`,
  mayResend: 'ਹੁਣ ਤੁਸੀਂ ਨਵਾਂ ਕੋਡ ਮੰਗਵਾ ਸਕਦੇ ਹੋ।',
  resend: 'ਨਵਾਂ ਕੋਡ ਭੇਜੋ',
  another: 'ਹੋਰ ਨੰਬਰ ਵਰਤੋ',
  restart: 'ਫਿਰ ਸ਼ੁਰੂ ਕਰੋ',
};

export const credentialsText: TextsOf<typeof english.credentialsText> = {
  username: 'ਯੂਜ਼ਰਨੇਮ',
  usernameHint: 'ਬਿਨਾਂ ਖਾਲੀ ਥਾਂ ਵਾਲਾ ਨਾਂ ਚੁਣੋ। ਤੁਸੀਂ ਇਸੇ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋਗੇ।',
  ownUsername: 'ਤੁਹਾਡਾ ਯੂਜ਼ਰਨੇਮ',
  password: 'ਨਵਾਂ ਪਾਸਵਰਡ',
  rules: 'ਘੱਟੋ-ਘੱਟ 8 ਅੱਖਰ ਰੱਖੋ। ਆਪਣਾ ਯੂਜ਼ਰਨੇਮ ਜਾਂ 12345678 ਵਰਗਾ ਸੌਖਾ ਪਾਸਵਰਡ ਨਾ ਰੱਖੋ।',
  short: 'ਬਹੁਤ ਛੋਟਾ ਹੈ',
  guessable: 'ਬੁੱਝਣਾ ਸੌਖਾ ਹੈ',
  good: 'ਵਧੀਆ ਪਾਸਵਰਡ',
  firstname: 'ਪਹਿਲਾ ਨਾਂ',
  surname: 'ਉਪਨਾਂ (ਵਿਕਲਪਿਕ)',
  email: 'ਈਮੇਲ (ਵਿਕਲਪਿਕ)',
  register: 'ਰਜਿਸਟਰ ਕਰੋ',
  setPassword: 'ਨਵਾਂ ਪਾਸਵਰਡ ਬਣਾਓ',
  sendAgain: 'ਦੁਬਾਰਾ ਭੇਜੋ',
  errors: {
    username: 'ਕੋਈ ਯੂਜ਼ਰਨੇਮ ਭਰੋ',
    spaces: 'ਯੂਜ਼ਰਨੇਮ ਵਿੱਚੋਂ ਖਾਲੀ ਥਾਂ ਹਟਾਓ',
    long: 'ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ। ਇਸ ਨੂੰ ਛੋਟਾ ਕਰੋ',
    taken: 'ਇਹ ਯੂਜ਼ਰਨੇਮ ਕਿਸੇ ਹੋਰ ਦਾ ਹੈ। ਦੂਜਾ ਚੁਣੋ',
    short: 'ਪਾਸਵਰਡ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ 8 ਅੱਖਰ ਰੱਖੋ',
    guessable: 'ਅਜਿਹਾ ਪਾਸਵਰਡ ਚੁਣੋ ਜਿਸ ਨੂੰ ਬੁੱਝਣਾ ਔਖਾ ਹੋਵੇ',
    firstname: 'ਆਪਣਾ ਪਹਿਲਾ ਨਾਂ ਭਰੋ',
    email: 'name@example.com ਵਰਗਾ ਈਮੇਲ ਪਤਾ ਭਰੋ',
  },
  unknownRegister: 'ਪਤਾ ਨਹੀਂ ਕਿ ਤੁਸੀਂ ਰਜਿਸਟਰ ਹੋਏ ਜਾਂ ਨਹੀਂ। ਪਹਿਲਾਂ ਇਸੇ ਜਾਣਕਾਰੀ ਨਾਲ ਲੌਗ ਇਨ ਕਰਕੇ ਦੇਖੋ।',
  unknownReset: 'ਪਤਾ ਨਹੀਂ ਕਿ ਨਵਾਂ ਪਾਸਵਰਡ ਬਣਿਆ ਜਾਂ ਨਹੀਂ। ਪਹਿਲਾਂ ਉਸ ਨਾਲ ਲੌਗ ਇਨ ਕਰਕੇ ਦੇਖੋ।',
  stale: 'ਇਸ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੱਗ ਗਿਆ, ਜਾਂ ਇਹ ਪਹਿਲਾਂ ਹੀ ਹੋ ਚੁੱਕਾ ਹੈ। ਪਹਿਲਾਂ ਲੌਗ ਇਨ ਕਰਕੇ ਦੇਖੋ, ਜਾਂ ਫਿਰ ਸ਼ੁਰੂ ਕਰੋ।',
  tryLogIn: 'ਲੌਗ ਇਨ ਕਰਕੇ ਦੇਖੋ',
  notDone: 'ਲੌਗ ਇਨ ਨਹੀਂ ਹੋ ਸਕਿਆ, ਇਸ ਲਈ ਸ਼ਾਇਦ ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਸਾਡੇ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚੀ। ਉਸ ਨੂੰ ਦੁਬਾਰਾ ਭੇਜੋ।',
  restart: 'ਫਿਰ ਸ਼ੁਰੂ ਕਰੋ',
};

export const doneText: TextsOf<typeof english.doneText> = {
  REGISTER: (username) => `ਤੁਹਾਡਾ ਯੂਜ਼ਰਨੇਮ ${username} ਹੈ।`,
  RESETPASSWORD: () => 'ਪੁਰਾਣਾ ਪਾਸਵਰਡ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰੇਗਾ।',
};

export const identifyText: TextsOf<typeof english.identifyText> = {
  purpose: 'ਤੁਸੀਂ ਕੀ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ?',
  RESETPASSWORD: 'ਨਵਾਂ ਪਾਸਵਰਡ ਬਣਾਉਣਾ',
  resetHint: 'ਮੇਰਾ ਲੌਗ ਇਨ ਹੈ ਪਰ ਪਾਸਵਰਡ ਯਾਦ ਨਹੀਂ।',
  REGISTER: 'ਰਜਿਸਟਰ ਕਰਨਾ',
  registerHint: 'ਮੇਰਾ ਕਨੈਕਸ਼ਨ ਹੈ ਪਰ ਲੌਗ ਇਨ ਅਜੇ ਨਹੀਂ ਬਣਿਆ।',
  identity: 'ਮੋਬਾਈਲ ਨੰਬਰ, ਗਾਹਕ ਨੰਬਰ ਜਾਂ ਯੂਜ਼ਰਨੇਮ',
  identityHint: 'ਤੁਸੀਂ ਸੈੱਟ-ਟਾਪ ਬਾਕਸ ਦਾ ਨੰਬਰ ਵੀ ਵਰਤ ਸਕਦੇ ਹੋ।',
  submit: 'ਮੈਨੂੰ ਕੋਡ ਭੇਜੋ',
  errors: {
    purpose: 'ਚੁਣੋ ਕਿ ਤੁਸੀਂ ਕੀ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ',
    identity: 'ਆਪਣਾ ਮੋਬਾਈਲ ਨੰਬਰ, ਗਾਹਕ ਨੰਬਰ ਜਾਂ ਯੂਜ਼ਰਨੇਮ ਭਰੋ',
    long: 'ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ। ਵੱਧ ਤੋਂ ਵੱਧ 64 ਅੱਖਰ ਭਰੋ',
  },
  unknown: 'ਕੋਈ ਖਾਤਾ ਨਹੀਂ ਮਿਲਿਆ। ਨੰਬਰ ਚੈੱਕ ਕਰੋ।',
  newConnection: 'ਨਵਾਂ ਕਨੈਕਸ਼ਨ ਲਓ',
  registered: 'ਇਸ ਖਾਤੇ ਦਾ ਲੌਗ ਇਨ ਪਹਿਲਾਂ ਹੀ ਬਣਿਆ ਹੋਇਆ ਹੈ।',
  notRegistered: 'ਇਸ ਖਾਤੇ ਦਾ ਲੌਗ ਇਨ ਅਜੇ ਨਹੀਂ ਬਣਿਆ।',
  setPassword: 'ਇਸ ਦੀ ਥਾਂ ਨਵਾਂ ਪਾਸਵਰਡ ਬਣਾਓ',
  register: 'ਇਸ ਦੀ ਥਾਂ ਰਜਿਸਟਰ ਕਰੋ',
  logIn: 'ਲੌਗ ਇਨ ਕਰੋ',
  noMobile: 'ਇਸ ਖਾਤੇ ਵਿੱਚ ਮੋਬਾਈਲ ਨੰਬਰ ਨਹੀਂ ਹੈ, ਇਸ ਲਈ ਅਸੀਂ ਕੋਡ ਨਹੀਂ ਭੇਜ ਸਕਦੇ। ਆਪਣੇ ਆਪਰੇਟਰ ਤੋਂ ਨੰਬਰ ਜੁੜਵਾਓ।',
  call: (phone) => `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`,
  reloaded: 'ਤੁਹਾਡਾ ਕੋਡ ਮਨਜ਼ੂਰ ਹੋਣ ਤੋਂ ਬਾਅਦ ਇਹ ਪੇਜ ਦੁਬਾਰਾ ਲੋਡ ਹੋਇਆ। ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਸੁਰੱਖਿਆ ਲਈ ਨਵਾਂ ਕੋਡ ਮੰਗਵਾਓ।',
};

export const validateText: TextsOf<typeof english.validateText> = {
  identifying: {
    title: 'ਰਜਿਸਟਰ ਕਰੋ ਜਾਂ ਨਵਾਂ ਪਾਸਵਰਡ ਬਣਾਓ',
    lead: 'ਅਸੀਂ ਤੁਹਾਡੇ ਰਜਿਸਟਰਡ ਮੋਬਾਈਲ ਨੰਬਰ ’ਤੇ ਕੋਡ ਭੇਜਾਂਗੇ।',
  },
  codeSent: { title: 'OTP ਭਰੋ', lead: 'ਇਸ ਨਾਲ ਪੁਸ਼ਟੀ ਹੁੰਦੀ ਹੈ ਕਿ ਖਾਤਾ ਤੁਹਾਡਾ ਹੈ।' },
  verified: {
    REGISTER: { title: 'ਆਪਣਾ ਲੌਗ ਇਨ ਬਣਾਓ', lead: 'ਤੁਸੀਂ ਇਨ੍ਹਾਂ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋਗੇ।' },
    RESETPASSWORD: { title: 'ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ', lead: 'ਤੁਸੀਂ ਇਸੇ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋਗੇ।' },
  },
  done: {
    REGISTER: { title: 'ਤੁਸੀਂ ਰਜਿਸਟਰ ਹੋ ਗਏ', lead: 'ਆਪਣੇ ਪੈਕ ਦੇਖਣ ਲਈ ਲੌਗ ਇਨ ਕਰੋ।' },
    RESETPASSWORD: {
      title: 'ਤੁਹਾਡਾ ਨਵਾਂ ਪਾਸਵਰਡ ਬਣ ਗਿਆ',
      lead: 'ਅੱਗੇ ਵਧਣ ਲਈ ਇਸ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ।',
    },
  },
  steps: {
    REGISTER: ['ਖਾਤਾ', 'ਕੋਡ', 'ਲੌਗ ਇਨ'],
    RESETPASSWORD: ['ਖਾਤਾ', 'ਕੋਡ', 'ਪਾਸਵਰਡ'],
  },
  logIn: 'ਲੌਗ ਇਨ ’ਤੇ ਵਾਪਸ ਜਾਓ',
};
