import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');
/** More names than this read as a list, not as a sentence. */
const NAMES = 3;
const LETTERS = 44;
const isShort = (names: readonly string[]) =>
  names.length <= NAMES && names.join().length <= LETTERS;

const noun = (count: number) => (plural.select(count) === 'one' ? 'pack' : 'packs');

export const dashboardText = catalogue({
  en: {
    home: 'Home',
    greeting: (hour: number, name: string): string => {
      const part = hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening';
      return name ? `${part}, ${name}` : part;
    },
    box: (name: string, ending: string): string =>
      name ? `${name} · ending ${ending}` : `Box ending ${ending}`,
    kyc: { VERIFIED: 'KYC verified', PENDING: 'KYC in review' },
    kycMissing: 'We don’t have your identity document yet.',
    kycAdd: 'Add document',
    kycRejected: 'Your identity document was not accepted.',
    kycReplace: 'Send another',
    and: (names: readonly string[]): string =>
      isShort(names)
        ? new Intl.ListFormat('en-IN').format(names)
        : `${names[0] ?? ''} and ${names.length - 1} more ${noun(names.length - 1)}`,
    ends: (who: string, many: boolean): string => `${who} ${many ? 'end' : 'ends'} on `,
    ended: (who: string): string => `${who} ended on `,
    running: (who: string, many: boolean): string => `${who} ${many ? 'are' : 'is'} active`,
    noDays: 'Active',
    failed: 'Failed',
    again: 'Try again',
    noPacks: 'No active packs',
    noPacksDescription: 'Add a pack to get channels and broadband.',
    add: 'Add packs',
    toRenew: (count: number): string =>
      count === 1 ? 'To renew it' : `To renew ${count} ${noun(count)}`,
    toRestart: (count: number): string =>
      `To reactivate ${plural.select(count) === 'one' ? 'it' : 'them'}`,
    gst: (tax: string): string => `incl. ${tax} GST`,
    beforeTax: 'before tax',
    per: { QUARTERLY: 'for 3 months', HALFYEARLY: 'for 6 months', YEARLY: 'for a year' },
    ownTerms: 'each pack for its own term',
    renew: 'Renew',
    nothingToRenew: 'Nothing to renew yet',
    renewFrom: 'You can renew from',
    balance: (amount: string): string => `Balance ${amount}`,
    lastBalance: 'Your balance',
    lastKnown: 'We can’t reach your operator. Last updated on',
    cartWaits: (count: number): string =>
      plural.select(count) === 'one'
        ? '1 pack is in your cart.'
        : `${count} packs are in your cart.`,
    viewCart: 'View cart',
    forYou: 'For you',
    allAlerts: 'All alerts',
    noAlerts: 'Nothing new',
    noAlertsDescription: 'Messages from your operator appear here.',
    offers: 'Offers',
    offer: (at: number, count: number): string => `Offer ${at} of ${count}`,
    noOffers: 'No offers right now',
    channels: (count: number): string => `${count} ${count === 1 ? 'channel' : 'channels'}`,
    speed: (mbps: number): string => `${mbps} Mbps`,
  },
  hi: {
    home: 'होम',
    greeting: (hour: number, name: string): string => {
      const part = hour < 12 ? 'सुप्रभात' : hour < 17 ? 'नमस्कार' : 'शुभ संध्या';
      return name ? `${part}, ${name}` : part;
    },
    box: (name: string, ending: string): string =>
      name ? `${name} · •••• ${ending}` : `बॉक्स •••• ${ending}`,
    kyc: { VERIFIED: 'KYC सत्यापित', PENDING: 'KYC की जाँच चल रही है' },
    kycMissing: 'हमारे पास अभी आपका पहचान दस्तावेज़ नहीं है।',
    kycAdd: 'दस्तावेज़ जोड़ें',
    kycRejected: 'आपका पहचान दस्तावेज़ स्वीकार नहीं हुआ।',
    kycReplace: 'दूसरा भेजें',
    and: (names: readonly string[]): string =>
      isShort(names)
        ? new Intl.ListFormat('hi').format(names)
        : `${names[0] ?? ''} और ${names.length - 1} अन्य पैक`,
    ends: (who: string): string => `${who} की अंतिम तारीख: `,
    ended: (who: string): string => `${who} समाप्त हुआ: `,
    running: (who: string, many: boolean): string => `${who} चालू ${many ? 'हैं' : 'है'}`,
    noDays: 'चालू',
    failed: 'असफल',
    again: 'फिर कोशिश करें',
    noPacks: 'कोई पैक चालू नहीं है',
    noPacksDescription: 'पैक जोड़ते ही चैनल और ब्रॉडबैंड शुरू हो जाते हैं।',
    add: 'पैक जोड़ें',
    toRenew: (count: number): string =>
      count === 1 ? 'इसे रिन्यू करने के लिए' : `${count} पैक रिन्यू करने के लिए`,
    toRestart: (): string => 'फिर से चालू करने के लिए',
    gst: (tax: string): string => `${tax} GST सहित`,
    beforeTax: 'टैक्स से पहले',
    per: { QUARTERLY: '3 महीने के लिए', HALFYEARLY: '6 महीने के लिए', YEARLY: 'एक साल के लिए' },
    ownTerms: 'हर पैक अपनी अवधि के लिए',
    renew: 'रिन्यू करें',
    nothingToRenew: 'अभी रिन्यू करने को कुछ नहीं',
    renewFrom: 'इस तारीख से रिन्यू कर सकते हैं',
    balance: (amount: string): string => `बैलेंस ${amount}`,
    lastBalance: 'आपका बैलेंस',
    lastKnown: 'ऑपरेटर से संपर्क नहीं हो पा रहा। यह जानकारी इस समय की है:',
    cartWaits: (count: number): string => `${count} पैक आपके कार्ट में हैं।`,
    viewCart: 'कार्ट देखें',
    forYou: 'आपके लिए',
    allAlerts: 'सभी सूचनाएँ',
    noAlerts: 'कुछ नया नहीं',
    noAlertsDescription: 'आपके ऑपरेटर के संदेश यहाँ दिखेंगे।',
    offers: 'ऑफ़र',
    offer: (at: number, count: number): string => `${count} में से ऑफ़र ${at}`,
    noOffers: 'अभी कोई ऑफ़र नहीं',
    channels: (count: number): string => `${count} चैनल`,
    speed: (mbps: number): string => `${mbps} Mbps`,
  },
});
