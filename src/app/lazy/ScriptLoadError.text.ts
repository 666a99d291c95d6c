import { catalogue } from '../../text/catalogue';

export const scriptLoadErrorText = catalogue({
  en: {
    sentence: 'We couldn’t load the portal. What you have typed is still here.',
    again: 'Try again',
  },
  hi: {
    sentence: 'पोर्टल लोड नहीं हो सका। आपका लिखा हुआ यहीं है।',
    again: 'फिर कोशिश करें',
  },
});
