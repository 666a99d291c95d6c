import { catalogue } from '../../text/catalogue';

export const screenSlotText = catalogue({
  en: {
    title: 'This page did not load',
    description: 'Nothing you did is lost.',
    again: 'Try again',
    home: 'Go to home',
  },
  hi: {
    title: 'यह पेज लोड नहीं हुआ',
    description: 'आपका किया कुछ भी खोया नहीं है।',
    again: 'फिर कोशिश करें',
    home: 'होम पर जाएँ',
  },
});
