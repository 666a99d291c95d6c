import { catalogue } from '../../../text/catalogue';

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
  errors: {
    username: 'Enter your username or mobile number',
    password: 'Enter your password',
  },
  refused: 'The username or password is incorrect. Check both and try again.',
  cookies:
    'Your browser blocks cookies for this page, so you cannot stay logged in. Allow cookies in the browser’s settings, then log in again.',
  maintenance: 'Planned work is in progress. Only staff can log in for now.',
});
