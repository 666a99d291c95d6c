import { catalogue } from '../../../text/catalogue';

const grouped = new Intl.NumberFormat('en-IN');
const plural = new Intl.PluralRules('en');
const channels = (count: number): string =>
  `${grouped.format(count)} ${plural.select(count) === 'one' ? 'channel' : 'channels'}`;

/** Texts about a pack or a channel wherever one is offered. */
export const offerText = catalogue({
  en: {
    kinds: {
      BASE: 'Base pack',
      BOUQUET: 'Bouquet',
      BROADBAND: 'Broadband',
      CHANNEL: 'Channel',
    },
    per: {
      MONTHLY: 'a month',
      QUARTERLY: 'for 3 months',
      HALFYEARLY: 'for 6 months',
      YEARLY: 'for 12 months',
    },
    terms: {
      MONTHLY: 'Monthly',
      QUARTERLY: 'Quarterly',
      HALFYEARLY: 'Half-yearly',
      YEARLY: 'Yearly',
    },
    channels: (count: number, hd: number): string =>
      hd > 0 ? `${channels(count)}, ${grouped.format(hd)} in HD` : channels(count),
    speed: (mbps: number): string => `${grouped.format(mbps)} Mbps`,
    fairUse: (gigabytes: number): string => `${grouped.format(gigabytes)} GB at full speed`,
    add: (name: string): string => `Add ${name} to the cart`,
    remove: (name: string): string => `Remove ${name} from the cart`,
    addShort: 'Add to cart',
    removeShort: 'Remove from cart',
    owned: 'You have it',
    inOwned: (pack: string): string => `You have it in ${pack}`,
    inCart: 'In your cart',
    inCartPack: (pack: string): string => `In ${pack} in your cart`,
    withTax: 'with tax',
    beforeTax: 'before tax',
    noPrice: 'No price available',
    hd: 'HD',
    free: 'Free',
    onlyInPacks: 'Only in packs',
    columns: { channel: 'Channel', number: 'Number', price: 'Price', cart: 'Cart' },
  },
  hi: {
    kinds: {
      BASE: 'मूल पैक',
      BOUQUET: 'बुके',
      BROADBAND: 'ब्रॉडबैंड',
      CHANNEL: 'चैनल',
    },
    per: {
      MONTHLY: 'हर महीने',
      QUARTERLY: '3 महीने के लिए',
      HALFYEARLY: '6 महीने के लिए',
      YEARLY: '12 महीने के लिए',
    },
    terms: {
      MONTHLY: 'हर महीने',
      QUARTERLY: 'हर तीन महीने',
      HALFYEARLY: 'हर छह महीने',
      YEARLY: 'हर साल',
    },
    channels: (count: number, hd: number): string =>
      hd > 0
        ? `${grouped.format(count)} चैनल, ${grouped.format(hd)} HD में`
        : `${grouped.format(count)} चैनल`,
    speed: (mbps: number): string => `${grouped.format(mbps)} Mbps की रफ़्तार`,
    fairUse: (gigabytes: number): string => `पूरी रफ़्तार पर ${grouped.format(gigabytes)} GB`,
    add: (name: string): string => `${name} कार्ट में डालें`,
    remove: (name: string): string => `${name} कार्ट से निकालें`,
    addShort: 'कार्ट में डालें',
    removeShort: 'कार्ट से निकालें',
    owned: 'यह आपके पास है',
    inOwned: (pack: string): string => `यह आपके ${pack} में है`,
    inCart: 'आपके कार्ट में है',
    inCartPack: (pack: string): string => `आपके कार्ट के ${pack} में है`,
    withTax: 'टैक्स सहित',
    beforeTax: 'टैक्स से पहले',
    noPrice: 'कीमत नहीं बताई गई',
    hd: 'एचडी',
    free: 'मुफ़्त',
    onlyInPacks: 'सिर्फ़ पैक में',
    columns: { channel: 'चैनल', number: 'नंबर', price: 'कीमत', cart: 'कार्ट' },
  },
});
