import { catalogue } from '../../../../text/catalogue';

const plural = new Intl.PluralRules('en');
const tries = (count: number) => `${count} ${plural.select(count) === 'one' ? 'try' : 'tries'}`;
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const codeText = catalogue({
  en: {
    code: 'The code we texted you',
    sentTo: (mobile: string) => `Six digits, sent to ${mobile}.`,
    sent: 'Six digits, sent to your mobile.',
    submit: 'Check the code',
    errors: { code: 'Enter the six digits of the code' },
    unconfirmed:
      'We lost the connection, so we do not know whether the code was sent. Wait a moment for the message before you ask for another.',
    wrong: 'This code is not right.',
    triesLeft: (count: number) => `You have ${tries(count)} left.`,
    expired: 'This code has expired. Ask for another one.',
    spent: 'This code works no more. Ask for another one.',
    stale: 'This took too long, or the code was used already. Start again with a new code.',
    limit: 'No more codes can be sent for now. Try again later, or call your operator.',
    wait: (seconds: number) => `Send again in ${clock(seconds)}`,
    mayResend: 'You can ask for another code now.',
    resend: 'Send another code',
    another: 'Use another number',
    restart: 'Start again',
  },
  hi: {
    code: 'SMS में भेजा गया कोड',
    sentTo: (mobile) => `छह अंक, ${mobile} पर भेजे गए।`,
    sent: 'छह अंक, आपके मोबाइल पर भेजे गए।',
    submit: 'कोड जाँचें',
    errors: { code: 'कोड के छह अंक भरें' },
    unconfirmed:
      'कनेक्शन टूट गया, इसलिए पता नहीं कि कोड भेजा गया या नहीं। दूसरा कोड मँगाने से पहले थोड़ी देर SMS का इंतज़ार करें।',
    wrong: 'यह कोड सही नहीं है।',
    triesLeft: (count) => `आपके पास ${count} मौके बचे हैं।`,
    expired: 'इस कोड का समय निकल गया। दूसरा कोड मँगाएँ।',
    spent: 'यह कोड अब काम नहीं करेगा। दूसरा कोड मँगाएँ।',
    stale: 'इसमें बहुत समय लग गया, या कोड पहले ही इस्तेमाल हो चुका है। नए कोड से फिर शुरू करें।',
    limit: 'अभी और कोड नहीं भेजे जा सकते। बाद में कोशिश करें या अपने ऑपरेटर को फ़ोन करें।',
    wait: (seconds) => `${clock(seconds)} में फिर भेज सकते हैं`,
    mayResend: 'अब आप दूसरा कोड मँगा सकते हैं।',
    resend: 'दूसरा कोड भेजें',
    another: 'दूसरा नंबर इस्तेमाल करें',
    restart: 'फिर शुरू करें',
  },
});
