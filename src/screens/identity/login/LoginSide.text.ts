import { catalogue } from '../../../text/catalogue';

export const loginSideText = catalogue({
  en: {
    claim: 'Your TV and broadband, in one place.',
    points: [
      ['Know what ends when', 'Every box, pack and plan with its end date'],
      ['Pay in a minute', 'By UPI, card or balance, with a receipt each time'],
      ['Fix the picture yourself', 'Step-by-step help and a box refresh, day or night'],
    ],
  },
  hi: {
    claim: 'आपका TV और ब्रॉडबैंड, एक ही जगह।',
    points: [
      ['कब क्या समाप्त होगा, जानें', 'हर बॉक्स, पैक और प्लान की अंतिम तारीख'],
      ['एक मिनट में भुगतान', 'UPI, कार्ड या बैलेंस से, हर बार रसीद के साथ'],
      ['तस्वीर खुद ठीक करें', 'चरण-दर-चरण मदद और बॉक्स रीफ़्रेश, दिन-रात'],
    ],
  },
});
