import { catalogue } from '../../text/catalogue';

export const screenSlotText = catalogue({
  en: {
    title: 'This page did not load',
    description: 'It loads by itself when the connection is back. Nothing you did is lost.',
    again: 'Try again',
    details: 'Technical details',
  },
  hi: {
    title: 'यह पेज लोड नहीं हुआ',
    description: 'कनेक्शन लौटते ही यह अपने आप लोड होगा। आपका किया कुछ भी खोया नहीं है।',
    again: 'फिर कोशिश करें',
    details: 'तकनीकी जानकारी',
  },
});
