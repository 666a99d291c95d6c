import { catalogue } from '../../text/catalogue';

export const statesText = catalogue({
  en: {
    tryAgain: 'Try again',
    failed: 'This part did not load',
    failedDescription: 'Everything else on this page still works.',
    offline: 'You are offline',
    offlineDescription: 'Check your connection and try again. Nothing was sent.',
  },
  hi: {
    tryAgain: 'फिर कोशिश करें',
    failed: 'यह हिस्सा लोड नहीं हुआ',
    failedDescription: 'इस पेज पर बाकी सब चल रहा है।',
    offline: 'आप ऑफ़लाइन हैं',
    offlineDescription: 'अपना कनेक्शन जाँचें और फिर कोशिश करें। कुछ भी भेजा नहीं गया।',
  },
});
