import { catalogue } from '../../../text/catalogue';

/** One pack: what it is, and how it can be stopped. */
export const packViewText = catalogue({
  en: {
    title: 'Pack',
    back: 'My packs',
    missing: 'This pack is not on your account',
    missingDescription: 'It may have been replaced. The list shows all your packs.',
    toList: 'Back to my packs',
    renew: 'Renew',
    facts: 'Details',
    price: 'Price',
    gst: (tax: string): string => `incl. ${tax} GST`,
    channels: 'Channels',
    speed: 'Speed',
    box: 'Box',
    activated: 'Activated on',
    ends: 'Ends on',
    ended: 'Ended on',
    renewable: 'Can be renewed from',
    stop: 'Stop this pack',
    leaving: (date: string): string =>
      `You removed this pack. It stays active until ${date} and then ends.`,
    removeTitle: 'Remove at end of term',
    removeDescription: (date: string): string =>
      `It stays active until ${date}. Nothing is refunded.`,
    remove: 'Remove',
    refundTitle: 'Cancel now',
    refundDescription: (amount: string): string =>
      `It stops immediately, and you get ${amount} back.`,
    refund: 'Cancel for a refund',
    noRefund: 'Your operator offers no refund for this pack.',
  },
  hi: {
    title: 'पैक',
    back: 'मेरे पैक',
    missing: 'यह पैक आपके खाते में नहीं है',
    missingDescription: 'हो सकता है इसकी जगह दूसरा आ गया हो। आपके सभी पैक सूची में हैं।',
    toList: 'मेरे पैक पर लौटें',
    renew: 'रिन्यू करें',
    facts: 'विवरण',
    price: 'कीमत',
    gst: (tax: string): string => `${tax} GST सहित`,
    channels: 'चैनल',
    speed: 'स्पीड',
    box: 'बॉक्स',
    activated: 'कब चालू हुआ',
    ends: 'अंतिम तारीख',
    ended: 'कब समाप्त हुआ',
    renewable: 'कब से रिन्यू कर सकते हैं',
    stop: 'यह पैक बंद करें',
    leaving: (date: string): string =>
      `आपने यह पैक हटा दिया है। यह ${date} तक चलेगा और फिर बंद हो जाएगा।`,
    removeTitle: 'अवधि के अंत में हटाएँ',
    removeDescription: (date: string): string => `यह ${date} तक चलेगा। कोई पैसा वापस नहीं मिलेगा।`,
    remove: 'हटाएँ',
    refundTitle: 'अभी रद्द करें',
    refundDescription: (amount: string): string =>
      `यह तुरंत बंद हो जाएगा और आपको ${amount} वापस मिलेंगे।`,
    refund: 'रद्द करके पैसा वापस लें',
    noRefund: 'ऑपरेटर इस पैक पर पैसा वापस नहीं देता।',
  },
});
