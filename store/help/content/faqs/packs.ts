import type { Faq } from '../../../wire/entities/service/faqs';

/** What is watched, and for how long. */
export const packFaqs: readonly Faq[] = [
  {
    id: 'when-to-renew',
    topic: 'packs',
    question: {
      en: 'When can I renew my pack?',
      hi: 'मैं अपना पैक कब रिन्यू कर सकता हूँ?',
    },
    answer: {
      en: 'From 15 days before your pack ends. If you try earlier the operator refuses it with "Try Renew Within 15 days of expiry", and no money is taken.\n\nHome shows the first day on which you can renew. Renewing early costs you no days: the new period starts when the old one ends.',
      hi: 'पैक खत्म होने से 15 दिन पहले से। उससे पहले कोशिश करने पर ऑपरेटर "Try Renew Within 15 days of expiry" कहकर मना कर देता है और कोई पैसा नहीं कटता।\n\nहोम पर वह पहली तारीख दिखती है जब आप रिन्यू कर सकते हैं। जल्दी रिन्यू करने से दिन कम नहीं होते: नई अवधि पुरानी के खत्म होने पर शुरू होती है।',
    },
    keywords: ['1087', 'recharge', 'expiry', 'extend', 'early', 'रीचार्ज', 'वैधता', 'नवीनीकरण'],
    place: 'renew',
  },
  {
    id: 'renewal-partly-failed',
    topic: 'packs',
    question: {
      en: 'Some packs were renewed and others were not. Why?',
      hi: 'कुछ पैक रिन्यू हुए और कुछ नहीं। क्यों?',
    },
    answer: {
      en: 'Each pack is renewed by itself, and the result names the reason beside each one. A pack may be more than 15 days from its end, or the operator’s system may have refused it for a moment.\n\nPacks that were renewed stay renewed. Renew only the others.',
      hi: 'हर पैक अलग से रिन्यू होता है और नतीजे में हर पैक के साथ कारण लिखा होता है। हो सकता है पैक खत्म होने में 15 दिन से ज़्यादा हों, या ऑपरेटर के सिस्टम ने उस समय मना किया हो।\n\nजो रिन्यू हो गए वे रिन्यू ही रहेंगे। बाकी को ही फिर से रिन्यू करें।',
    },
    keywords: ['failed', '1087', 'voucher', 'close', 'फ़ेल', 'असफल'],
    place: 'packs',
  },
  {
    id: 'add-channels',
    topic: 'packs',
    question: {
      en: 'How do I add a channel or a pack?',
      hi: 'चैनल या पैक कैसे जोड़ूँ?',
    },
    answer: {
      en: 'Open "Add packs", search by name or channel number, and put what you want in the cart. The price you see says whether tax is in it; the total shows at checkout before you pay.\n\nNew channels usually appear within 15 minutes. Keep the box switched on.',
      hi: '"पैक जोड़ें" खोलें, नाम या चैनल नंबर से खोजें और जो चाहिए उसे कार्ट में डालें। कीमत के साथ लिखा है कि टैक्स शामिल है या नहीं; भुगतान से पहले चेकआउट पर कुल रकम दिखती है।\n\nनए चैनल आमतौर पर 15 मिनट में आ जाते हैं। बॉक्स चालू रखें।',
    },
    keywords: ['buy', 'bouquet', 'alacarte', 'new', 'subscribe', 'खरीदें', 'बुके', 'नया', 'जोड़ना'],
    place: 'add',
  },
  {
    id: 'remove-pack',
    topic: 'packs',
    question: {
      en: 'How do I remove a pack, and is money returned?',
      hi: 'पैक कैसे हटाऊँ, और क्या पैसे लौटते हैं?',
    },
    answer: {
      en: 'Open "My packs" and choose the pack. You can let it end on its last day, or cancel it for a refund where your operator allows it. Before you confirm you see what happens and when.\n\nA refund goes to the balance of your account, where your next renewal uses it.',
      hi: '"मेरे पैक" खोलें और पैक चुनें। आप उसे आखिरी दिन पर खत्म होने दे सकते हैं, या जहाँ ऑपरेटर अनुमति दे वहाँ रिफ़ंड के लिए रद्द कर सकते हैं। पुष्टि से पहले दिखता है कि क्या होगा और कब।\n\nरिफ़ंड आपके खाते के बैलेंस में आता है और अगले रिन्यूअल में काम आता है।',
    },
    keywords: ['cancel', 'stop', 'delete', 'disconnect', 'बंद', 'रद्द', 'हटाना', 'रिफ़ंड'],
    place: 'packs',
  },
  {
    id: 'how-bill-is-made',
    topic: 'packs',
    question: {
      en: 'How is my bill made up? What is the network capacity fee?',
      hi: 'मेरा बिल कैसे बनता है? नेटवर्क क्षमता शुल्क क्या है?',
    },
    answer: {
      en: 'Your bill is the network capacity fee for the connection, plus the price of your channels and bouquets, plus 18 % GST. An HD channel counts as two channels, and a second box pays a smaller fee.\n\nCheckout shows each part before you pay.',
      hi: 'बिल में कनेक्शन का नेटवर्क क्षमता शुल्क, आपके चैनलों और बुके की कीमत, और 18 % GST जुड़ता है। एक HD चैनल दो चैनलों के बराबर गिना जाता है, और दूसरे बॉक्स का शुल्क कम होता है।\n\nभुगतान से पहले चेकआउट पर हर हिस्सा दिखता है।',
    },
    keywords: ['ncf', 'gst', 'tax', 'price', 'monthly', 'charges', 'टैक्स', 'कीमत', 'खर्च', 'जीएसटी'],
    place: 'packs',
  },
];
