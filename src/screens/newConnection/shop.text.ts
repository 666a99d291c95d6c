import { catalogue } from '../../text/catalogue';

/** What each step of the shop is called. */
export const shopText = catalogue({
  en: {
    plans: {
      title: 'Get a new connection',
      lead: 'Compare plans and order in three steps. Prices include GST.',
    },
    compare: { title: 'Compare plans', lead: 'Side by side, with GST.' },
    details: { title: 'Your details', lead: 'So we know who to call and where to install it.' },
    review: { title: 'Check and order', lead: 'Ordering takes no money. You pay afterwards.' },
    placed: { title: 'Your order', lead: 'Keep this number. We use it to find your order.' },
    back: 'All plans',
  },
  hi: {
    plans: {
      title: 'नया कनेक्शन लें',
      lead: 'प्लान की तुलना करें और तीन चरणों में ऑर्डर करें। कीमतों में GST शामिल है।',
    },
    compare: { title: 'प्लान की तुलना', lead: 'आमने-सामने, GST सहित।' },
    details: { title: 'आपकी जानकारी', lead: 'ताकि हमें पता हो कि किसे फ़ोन करें और कहाँ लगाएँ।' },
    review: { title: 'जाँचें और ऑर्डर करें', lead: 'ऑर्डर करने पर पैसे नहीं कटते। भुगतान बाद में होता है।' },
    placed: { title: 'आपका ऑर्डर', lead: 'यह नंबर संभालकर रखें: इसी से हम आपका ऑर्डर ढूँढते हैं।' },
    back: 'सभी प्लान',
  },
});
