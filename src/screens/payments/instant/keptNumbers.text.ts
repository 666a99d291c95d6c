import { catalogue } from '../../../text/catalogue';

export const keptNumbersText = catalogue({
  en: {
    title: 'Pay again',
    pay: 'Pay',
    payNamed: (end: string) => `Pay for ${end} again`,
    remove: 'Remove',
    removeNamed: (end: string) => `Remove ${end}`,
    whereKept:
      'Kept on this device only, also after a logout. Anyone who uses this device can pay for these numbers, and sees only their ends.',
    keep: 'Keep this number on this device',
    keepHint: (end: string) =>
      `To pay it again with one press: it is listed as ${end}. Leave this empty on a shared device.`,
    notKept: 'This browser cannot keep the number.',
  },
  hi: {
    title: 'फिर से भुगतान',
    pay: 'भुगतान',
    payNamed: (end: string) => `${end} के लिए फिर भुगतान करें`,
    remove: 'हटाएँ',
    removeNamed: (end: string) => `${end} हटाएँ`,
    whereKept:
      'केवल इस डिवाइस पर रखा है, लॉग आउट के बाद भी। इस डिवाइस का कोई भी उपयोगकर्ता इन नंबरों का भुगतान कर सकता है, पर उसे नंबर का केवल अंत दिखता है।',
    keep: 'यह नंबर इस डिवाइस पर रखें',
    keepHint: (end: string) =>
      `ताकि अगली बार नंबर लिखे बिना भुगतान हो सके: सूची में ${end} दिखेगा। साझा डिवाइस पर इसे खाली छोड़ दें।`,
    notKept: 'यह ब्राउज़र नंबर नहीं रख सकता।',
  },
});
