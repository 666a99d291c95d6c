import { catalogue } from '../../../../text/catalogue';

const plural = new Intl.PluralRules('en');
const tries = (count: number) =>
  `${count}\u00a0${plural.select(count) === 'one' ? 'try' : 'tries'}`;
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const identificationOtpText = catalogue('identificationOtpText', {
  code: 'The code we texted you',
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
