import type { Faq } from '../../../wire/entities/service/faqs';

/** The television and its box. */
export const pictureFaqs: readonly Faq[] = [
  {
    id: 'no-picture',
    topic: 'picture',
    question: {
      en: 'The screen is dark or says "No signal". What can I do?',
      hi: 'स्क्रीन काली है या "No signal" लिखा है। क्या करूँ?',
    },
    answer: {
      en: 'Check that the box has power and a light is on, that the HDMI or AV cable sits firmly, and that the TV is set to the right input. Then switch the box off at the wall, wait ten seconds and switch it on.\n\nIf it stays dark, open the picture guide: it asks what you see and reactivates your channels.',
      hi: 'देखें कि बॉक्स में बिजली आ रही है और उसकी बत्ती जल रही है, HDMI या AV केबल ठीक से लगी है, और टीवी सही इनपुट पर है। फिर बॉक्स का स्विच बंद करें, दस सेकंड रुकें और चालू करें।\n\nफिर भी कुछ न दिखे तो पिक्चर गाइड खोलें: वह पूछती है कि क्या दिख रहा है और बॉक्स को सिग्नल दोबारा भेजती है।',
    },
    keywords: ['black', 'blank', 'blue screen', 'tv', 'stb', 'तस्वीर', 'ब्लैंक', 'टीवी', 'सिग्नल'],
    place: 'picture',
  },
  {
    id: 'error-code',
    topic: 'picture',
    question: {
      en: 'My box shows an error code or "Not authorised". What does it mean?',
      hi: 'बॉक्स पर एरर कोड या "Not authorised" आ रहा है। इसका मतलब क्या है?',
    },
    answer: {
      en: 'The box is not authorised to show this channel at the moment. Most often the pack has ended, the channel is in none of your packs, or the box was off for some days and missed the signal.\n\nCheck that your pack is active. If it is, leave the box on that channel and refresh the box from the picture guide; it can take up to 15 minutes.',
      hi: 'बॉक्स को अभी यह चैनल दिखाने का अधिकार नहीं है। अक्सर पैक खत्म हो गया होता है, चैनल आपके किसी पैक में नहीं होता, या बॉक्स कुछ दिन बंद रहने से सिग्नल छूट गया होता है।\n\nदेखें कि आपका पैक चालू है। अगर चालू है तो बॉक्स उसी चैनल पर छोड़ें और पिक्चर गाइड से बॉक्स रिफ़्रेश करें; इसमें 15 मिनट तक लग सकते हैं।',
    },
    keywords: ['e16', 'e32', 'entitlement', 'unsubscribed', 'code', 'कोड', 'अनऑथराइज़्ड'],
    place: 'picture',
  },
  {
    id: 'picture-freezes',
    topic: 'picture',
    question: {
      en: 'The picture freezes or breaks into squares',
      hi: 'तस्वीर अटकती है या चौकोर टुकड़ों में टूटती है',
    },
    answer: {
      en: 'This is usually a weak signal. Press the cable at the back of the box firmly in, and look for a bent or crushed cable. If a splitter feeds two TVs, connect one directly and see whether it gets better.\n\nIf several channels break up, or it comes back with rain or wind, create a ticket: a technician has to measure the line.',
      hi: 'आमतौर पर सिग्नल कमज़ोर होता है। बॉक्स के पीछे लगी केबल को कसकर लगाएँ और देखें कि केबल मुड़ी या दबी तो नहीं है। अगर एक स्प्लिटर से दो टीवी चलते हैं तो एक को सीधे जोड़कर देखें।\n\nअगर कई चैनल टूटते हैं या बारिश-हवा में ऐसा होता है तो शिकायत दर्ज करें: तकनीशियन को लाइन जाँचनी होगी।',
    },
    keywords: ['pixel', 'stuck', 'mosaic', 'rain', 'blur', 'फ़्रीज़', 'पिक्सेल', 'धुंधला', 'बारिश'],
    place: 'support',
  },
  {
    id: 'channel-missing',
    topic: 'picture',
    question: {
      en: 'A channel I pay for is missing',
      hi: 'जिस चैनल का पैसा देता हूँ वह नहीं आ रहा',
    },
    answer: {
      en: 'Open "My packs" and check that a pack with this channel is active. Channels do move between packs and numbers, so search for it under "Add packs" too.\n\nIf the channel is in your pack, leave the box on its number and refresh the box. If it is still missing after 15 minutes, create a ticket.',
      hi: '"मेरे पैक" खोलकर देखें कि इस चैनल वाला पैक चालू है। चैनल का पैक और नंबर बदल सकता है, इसलिए "पैक जोड़ें" में भी खोजें।\n\nअगर चैनल आपके पैक में है तो बॉक्स उसी नंबर पर छोड़ें और बॉक्स रिफ़्रेश करें। 15 मिनट बाद भी न आए तो शिकायत दर्ज करें।',
    },
    keywords: ['not coming', 'lcn', 'number', 'lost', 'गायब', 'नहीं दिख रहा', 'नंबर'],
    place: 'packs',
  },
  {
    id: 'no-sound',
    topic: 'picture',
    question: {
      en: 'There is a picture but no sound, or the wrong language',
      hi: 'तस्वीर है पर आवाज़ नहीं, या भाषा गलत है',
    },
    answer: {
      en: 'Raise the volume on both remotes, the TV’s and the box’s, and make sure neither is muted. On an AV cable check the red and white plugs.\n\nIf the language is wrong, press the audio or language button of the box’s remote; some channels carry several.',
      hi: 'टीवी और बॉक्स, दोनों के रिमोट से आवाज़ बढ़ाएँ और देखें कि कोई म्यूट तो नहीं है। AV केबल हो तो लाल और सफ़ेद पिन जाँचें।\n\nभाषा गलत हो तो बॉक्स के रिमोट का ऑडियो या भाषा बटन दबाएँ; कुछ चैनलों पर कई भाषाएँ होती हैं।',
    },
    keywords: ['audio', 'mute', 'volume', 'voice', 'ऑडियो', 'म्यूट', 'वॉल्यूम'],
  },
  {
    id: 'remote',
    topic: 'picture',
    question: {
      en: 'The remote of the box does not work',
      hi: 'बॉक्स का रिमोट काम नहीं करता',
    },
    answer: {
      en: 'Put in two new batteries and point the remote at the box from two or three metres. Press a key and look at its tip through your phone’s camera: a flicker says that the remote works and the box does not hear it.\n\nSwitch the box off and on. If nothing helps, create a ticket for "Box or remote" and your operator can bring another.',
      hi: 'दो नई बैटरियाँ डालें और दो-तीन मीटर से रिमोट को बॉक्स की ओर करके दबाएँ। रिमोट के सिरे को फ़ोन के कैमरे से देखें: बटन दबाने पर रोशनी झिलमिलाए तो रिमोट ठीक है और बॉक्स नहीं सुन रहा।\n\nबॉक्स बंद करके चालू करें। फिर भी न चले तो शिकायत दर्ज करें; आपका ऑपरेटर दूसरा रिमोट दे सकता है।',
    },
    keywords: ['battery', 'buttons', 'control', 'बैटरी', 'बटन', 'खराब'],
    place: 'support',
  },
];
