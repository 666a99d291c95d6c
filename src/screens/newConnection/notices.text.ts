import { catalogue } from '../../text/catalogue';

/** What some have to know before they choose a plan. */
export const noticesText = catalogue({
  en: {
    loggedIn: 'You are logged in. To add packs to your own connection you need no new one.',
    addPacks: 'Add packs',
    ordered: (order: string) => `Your order for a connection has the number ${order}.`,
    seeOrder: 'See the order',
    earlier: {
      honoured:
        'An earlier order from this browser got no answer, so we do not know whether it arrived. Order the same plan with the same details, and it is the same order: it cannot be doubled.',
      unknown:
        'An earlier order from this browser got no answer, so we do not know whether it arrived. If it did and you order again, there may be two orders: one that is not paid lapses by itself.',
    },
  },
  hi: {
    loggedIn: 'आप लॉग इन हैं। अपने कनेक्शन में पैक जोड़ने के लिए नया कनेक्शन नहीं चाहिए।',
    addPacks: 'पैक जोड़ें',
    ordered: (order: string) => `आपके कनेक्शन के ऑर्डर का नंबर ${order} है।`,
    seeOrder: 'ऑर्डर देखें',
    earlier: {
      honoured:
        'इस ब्राउज़र से भेजे गए पिछले ऑर्डर का जवाब नहीं आया, इसलिए पता नहीं कि वह पहुँचा या नहीं। वही प्लान उन्हीं जानकारियों के साथ ऑर्डर करें: वह वही ऑर्डर रहेगा, दो नहीं बनेंगे।',
      unknown:
        'इस ब्राउज़र से भेजे गए पिछले ऑर्डर का जवाब नहीं आया, इसलिए पता नहीं कि वह पहुँचा या नहीं। अगर वह पहुँच गया हो और आप फिर ऑर्डर करें, तो दो ऑर्डर बन सकते हैं: जिसका भुगतान न हो, वह अपने आप खत्म हो जाता है।',
    },
  },
});
