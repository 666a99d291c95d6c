import { catalogue } from '../../text/catalogue';

/** What some have to know before they choose a plan. */
export const noticesText = catalogue({
  en: {
    loggedIn: 'You are logged in. You don’t need a new connection to add packs to your own.',
    addPacks: 'Add packs',
    ordered: (order: string) => `Your order number for a new connection is ${order}.`,
    seeOrder: 'See the order',
  },
  hi: {
    loggedIn: 'आप लॉग इन हैं। अपने कनेक्शन में पैक जोड़ने के लिए नया कनेक्शन नहीं चाहिए।',
    addPacks: 'पैक जोड़ें',
    ordered: (order: string) => `आपके कनेक्शन के ऑर्डर का नंबर ${order} है।`,
    seeOrder: 'ऑर्डर देखें',
  },
});
