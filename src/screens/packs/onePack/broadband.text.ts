import { catalogue } from '../../../text/catalogue';

/** The broadband line behind a pack. Gigabytes come as they are to be read. */
export const broadbandText = catalogue({
  en: {
    title: 'Your line',
    show: 'Show speed and data used',
    hide: 'Hide speed and data used',
    none: 'No broadband line on this account',
    noneDescription: 'If you use broadband, contact customer support.',
    used: (used: string, limit: string): string => `${used} GB of ${limit} GB used at full speed`,
    usedAll: (limit: string): string => `All ${limit} GB at full speed are used`,
    usedOnly: (used: string): string => `${used} GB used`,
    speed: 'Speed',
    after: 'Speed after the limit',
    limit: 'Full speed up to',
    account: 'Account number',
    plan: 'Plan',
    until: 'Ends on',
    mbps: (speed: string): string => `${speed} Mbps`,
    gb: (size: string): string => `${size} GB`,
  },
  hi: {
    title: 'आपकी लाइन',
    show: 'स्पीड और इस्तेमाल हुआ डेटा दिखाएँ',
    hide: 'स्पीड और इस्तेमाल हुआ डेटा छिपाएँ',
    none: 'इस खाते की कोई लाइन नहीं मिली',
    noneDescription: 'अगर आपका ब्रॉडबैंड चल रहा है, तो ग्राहक सहायता से पूछें।',
    used: (used: string, limit: string): string =>
      `पूरी स्पीड के ${limit} GB में से ${used} GB इस्तेमाल हुए`,
    usedAll: (limit: string): string => `पूरी स्पीड के सभी ${limit} GB इस्तेमाल हो चुके हैं`,
    usedOnly: (used: string): string => `${used} GB इस्तेमाल हुए`,
    speed: 'स्पीड',
    after: 'सीमा के बाद स्पीड',
    limit: 'पूरी स्पीड कहाँ तक',
    account: 'खाता नंबर',
    plan: 'प्लान',
    until: 'अंतिम तारीख',
    mbps: (speed: string): string => `${speed} Mbps`,
    gb: (size: string): string => `${size} GB`,
  },
});
