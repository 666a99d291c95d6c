import { catalogue } from '../../../../text/catalogue';

const plural = new Intl.PluralRules('en');
const tries = (count: number) => `${count} ${plural.select(count) === 'one' ? 'try' : 'tries'}`;
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const codeText = catalogue({
  en: {
    code: 'The code we texted you',
    sentTo: (mobile: string) => `We sent a 6-digit code to ${mobile}.`,
    sent: 'We sent a 6-digit code to your mobile.',
    submit: 'Verify code',
    errors: { code: 'Enter the 6-digit code' },
    unconfirmed:
      'We lost the connection and don’t know if the code was sent. Wait a moment for the message before you request another.',
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
  },
  hi: {
    code: 'SMS में भेजा गया कोड',
    sentTo: (mobile) => `हमने ${mobile} पर 6 अंकों का कोड भेजा है।`,
    sent: 'हमने आपके मोबाइल पर 6 अंकों का कोड भेजा है।',
    submit: 'कोड जाँचें',
    errors: { code: '6 अंकों का कोड भरें' },
    unconfirmed:
      'कनेक्शन टूट गया, इसलिए पता नहीं कि कोड भेजा गया या नहीं। दूसरा कोड मँगाने से पहले थोड़ी देर SMS का इंतज़ार करें।',
    wrong: 'यह कोड सही नहीं है।',
    triesLeft: (count) => `आपके पास ${count} मौके बचे हैं।`,
    expired: 'इस कोड का समय निकल गया। नया कोड मँगाएँ।',
    spent: 'यह कोड अब काम नहीं करेगा। नया कोड मँगाएँ।',
    stale: 'इसमें बहुत समय लग गया, या कोड पहले ही इस्तेमाल हो चुका है। नए कोड से फिर शुरू करें।',
    limit: 'अभी और कोड नहीं भेजे जा सकते। बाद में कोशिश करें या अपने ऑपरेटर को फ़ोन करें।',
    wait: (seconds) => `नया कोड ${clock(seconds)} में`,
    mayResend: 'अब आप नया कोड मँगा सकते हैं।',
    resend: 'नया कोड भेजें',
    another: 'दूसरा नंबर इस्तेमाल करें',
    restart: 'फिर शुरू करें',
  },
});
