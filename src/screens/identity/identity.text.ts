import { catalogue } from '../../text/catalogue';

export const loginSideText = catalogue('loginSideText', {
  claim: 'Your TV and broadband, in one place.',
  points: [
    ['Know what ends when', 'Every box, pack and plan with its end date'],
    ['Pay in a minute', 'By UPI, card or balance, with a receipt each time'],
    ['Fix the picture yourself', 'Step-by-step help and a box refresh, day or night'],
  ],
});

export const loginText = catalogue('loginText', {
  title: 'Log in',
  lead: 'See your packs, renew and get help.',
  username: 'Username or mobile number',
  password: 'Password',
  remember: 'Remember me on this device',
  rememberHint: 'Leave this off on a shared device.',
  submit: 'Log in',
  forgot: 'Forgot password?',
  other: 'Without logging in',
  register: 'Register as a subscriber',
  instant: 'Quick recharge',
  ott: 'Pay for a streaming service',
  check: 'Payment stuck?',
  offers: 'Get a new connection',
  needHelp: 'Need help? Call',
  errors: {
    username: 'Enter your username or mobile number',
    password: 'Enter your password',
  },
  refused: 'The username or password is incorrect. Check both and try again.',
  cookies:
    'Your browser blocks cookies for this page, so you cannot stay logged in. Allow cookies in the browser’s settings, then log in again.',
  notKept:
    'You did not stay logged in. Log in again. If this happens again, allow cookies for this page in the browser’s settings.',
  maintenance: 'Planned work is in progress. Only staff can log in for now.',
});

export const logoutText = catalogue('logoutText', { title: 'Logging out' });

export const termsText = catalogue('termsText', {
  title: 'Terms of use',
  lead: 'Please read and accept these terms to continue.',
  read: 'Read the terms',
  notPublished: (name: string): string =>
    `${name} has not published its terms here. You can ask for them before you accept.`,
  agree: 'I have read and accept the terms',
  agreeUnseen: (name: string): string => `I accept the terms of ${name}`,
  mustAgree: 'Tick the box to accept the terms',
  accept: 'Accept and continue',
  leave: 'Log out',
});

export const credentialsText = catalogue('credentialsText', {
  username: 'Username',
  usernameHint: 'Choose a name without spaces. You’ll use it to log in.',
  ownUsername: 'Your username',
  password: 'New password',
  rules:
    'Use at least 8 characters. Avoid your username and anything easy to guess, like 12345678.',
  short: 'Too short',
  guessable: 'Easy to guess',
  good: 'Good password',
  firstname: 'First name',
  surname: 'Surname (optional)',
  email: 'Email (optional)',
  register: 'Register',
  setPassword: 'Set new password',
  sendAgain: 'Send again',
  errors: {
    username: 'Enter a username',
    spaces: 'Remove the spaces from the username',
    long: 'This is too long. Make it shorter',
    taken: 'This username is taken. Choose another one',
    short: 'Use at least 8 characters for the password',
    guessable: 'Choose a password that is harder to guess',
    firstname: 'Enter your first name',
    email: 'Enter an email address like name@example.com',
  },
  unknownRegister: 'We don’t know if you are registered. Try to log in with these details first.',
  unknownReset: 'We don’t know if the new password is set. Try to log in with it first.',
  stale: 'This took too long, or it is already done. Try to log in first, or start again.',
  tryLogIn: 'Try to log in',
  notDone: 'We couldn’t log you in, so your details probably didn’t reach us. Send them again.',
  notDoneStale: 'We couldn’t log you in, so your details probably didn’t reach us. Start again.',
  restart: 'Start again',
});

export const doneText = catalogue('doneText', {
  REGISTER: (username: string) => `Your username is ${username}.`,
  RESETPASSWORD: (): string => 'Your old password no longer works.',
});

export const identifyText = catalogue('identifyText', {
  purpose: 'What do you want to do?',
  RESETPASSWORD: 'Set a new password',
  resetHint: 'I have a login but forgot my password.',
  REGISTER: 'Register',
  registerHint: 'I have a connection but no login yet.',
  identity: 'Mobile number, customer number or username',
  identityHint: 'You can also use your set-top box number.',
  submit: 'Text me a code',
  errors: {
    purpose: 'Choose what you want to do',
    identity: 'Enter your mobile number, customer number or username',
    long: 'This is too long. Enter up to 64 characters',
  },
  unknown: 'No account found. Check the number.',
  newConnection: 'Get a new connection',
  registered: 'This account already has a login.',
  notRegistered: 'This account has no login yet.',
  setPassword: 'Set a new password instead',
  register: 'Register instead',
  logIn: 'Log in',
  noMobile:
    'We can’t send a code because this account has no mobile number. Ask your operator to add one.',
  call: (phone: string) => `Call ${phone}`,
  reloaded:
    'This page was reloaded after your code was accepted. To keep your account safe, request a new code.',
});

const plural = new Intl.PluralRules('en');

const tries = (count: number) =>
  `${count}\u00a0${plural.select(count) === 'one' ? 'try' : 'tries'}`;

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const identificationOtpText = catalogue('identificationOtpText', {
  code: 'OTP',
  sentTo: (mobile: string) => `We sent a 6-digit code to ${mobile}.`,
  sent: 'We sent a 6-digit code to your mobile.',
  submit: 'Verify code',
  errors: { code: 'Enter the 6-digit code' },
  unconfirmed:
    'We don’t know if the code was sent. Wait a moment for the message before you request another.',
  wrong: 'This code is incorrect.',
  triesLeft: (count: number) => `You have ${tries(count)} left.`,
  expired: 'This code has expired. Request a new one.',
  spent: 'This code no longer works. Request a new one.',
  stale: 'This took too long, or the code was already used. Start again with a new code.',
  limit: 'We can’t send more codes right now. Try again later, or call your operator.',
  wait: (seconds: number) => `New code in ${clock(seconds)}`,
  mayResend: 'You can request a new code now.',
  resend: 'Send a new code',
  another: 'Use another number',
  restart: 'Start again',
});

/** The titles and the names of the steps of a registration and a password reset. */
export const validateText = catalogue('validateText', {
  identifying: {
    title: 'Register or set a new password',
    lead: 'We’ll text a code to your registered mobile number.',
  },
  codeSent: { title: 'Enter OTP', lead: 'This confirms that the account is yours.' },
  verified: {
    REGISTER: { title: 'Create your login', lead: 'You’ll use these to log in.' },
    RESETPASSWORD: {
      title: 'Choose a new password',
      lead: 'You’ll use it to log in.',
    },
  },
  done: {
    REGISTER: { title: 'You are registered', lead: 'Log in to see your packs.' },
    RESETPASSWORD: { title: 'Your new password is set', lead: 'Log in with it to continue.' },
  },
  steps: {
    REGISTER: ['Account', 'Code', 'Login'],
    RESETPASSWORD: ['Account', 'Code', 'Password'],
  },
  logIn: 'Back to login',
});
