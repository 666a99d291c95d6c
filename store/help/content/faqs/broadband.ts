import type { Faq } from '../../../wire/entities/service/faqs';

export const broadbandFaqs: readonly Faq[] = [
  {
    id: 'slow-broadband',
    topic: 'broadband',
    question: {
      en: 'My broadband is slower than my plan',
      hi: 'ब्रॉडबैंड मेरे प्लान से धीमा चल रहा है',
    },
    answer: {
      en: 'Switch the router off for a minute. Then test near it, with one device and, if you can, with a cable: walls and neighbours’ Wi-Fi slow it down.\n\nCheck under "My packs" whether the fair-use limit is used up; after it the speed is lower until the next period. If it stays slow by cable, create a ticket for "Speed" with the figure you measured.',
      hi: 'राउटर एक मिनट बंद रखें। फिर उसके पास, एक ही डिवाइस से और हो सके तो केबल लगाकर जाँचें: दीवारें और पड़ोस का वाई-फ़ाई काफ़ी गति कम कर देते हैं।\n\n"मेरे पैक" में देखें कि उचित-उपयोग सीमा पूरी तो नहीं हो गई; उसके बाद अगली अवधि तक गति कम रहती है। केबल से भी धीमा हो तो मापी हुई गति लिखकर शिकायत दर्ज करें।',
    },
    keywords: ['internet', 'speed', 'mbps', 'wifi', 'buffering', 'fup', 'स्पीड', 'इंटरनेट', 'धीमा'],
    place: 'packs',
  },
  {
    id: 'no-internet',
    topic: 'broadband',
    question: {
      en: 'There is no internet at all',
      hi: 'इंटरनेट बिल्कुल नहीं चल रहा',
    },
    answer: {
      en: 'Check that your broadband pack is active. Look at the router: a red or dark "LOS" or "Internet" light points to a broken line. Switch it off for a minute and on again.\n\nIf the light stays red, create a ticket. A notice on this page tells you when many homes in your area are affected.',
      hi: 'देखें कि आपका ब्रॉडबैंड पैक चालू है। राउटर देखें: "LOS" या "Internet" की बत्ती लाल या बंद हो तो लाइन में खराबी हो सकती है। उसे एक मिनट बंद रखकर चालू करें।\n\nबत्ती लाल ही रहे तो शिकायत दर्ज करें। आपके इलाके में कई घर प्रभावित हों तो इस पेज पर सूचना दिखती है।',
    },
    keywords: ['wifi', 'router', 'los', 'modem', 'down', 'offline', 'वाईफ़ाई', 'राउटर', 'नेट', 'बंद'],
    place: 'support',
  },
  {
    id: 'wifi-password',
    topic: 'broadband',
    question: {
      en: 'How do I change the name or password of my Wi-Fi?',
      hi: 'वाई-फ़ाई का नाम या पासवर्ड कैसे बदलूँ?',
    },
    answer: {
      en: 'That is set in your router and not in this portal. A label under the router names its address and its login. Change the password there, then connect your devices again.\n\nIf the label’s login does not work, your operator can set it back for you.',
      hi: 'यह आपके राउटर में बदलता है, इस पोर्टल में नहीं। राउटर के नीचे के लेबल पर उसका पता और लॉगिन लिखा होता है। वहाँ पासवर्ड बदलें और फिर अपने डिवाइस दोबारा जोड़ें।\n\nलेबल वाला लॉगिन न चले तो आपका ऑपरेटर उसे दोबारा सेट कर सकता है।',
    },
    keywords: ['ssid', 'router', 'wifi', 'key', 'वाईफ़ाई', 'राउटर', 'पासवर्ड'],
    place: 'contact',
  },
];
