import type { Faq } from '../../../wire/entities/service/faqs';

/** Being helped. */
export const serviceFaqs: readonly Faq[] = [
  {
    id: 'raise-ticket',
    topic: 'service',
    question: {
      en: 'How do I create a ticket, and how do I track it?',
      hi: 'शिकायत कैसे दर्ज करूँ और उसकी स्थिति कैसे देखूँ?',
    },
    answer: {
      en: 'Open "My tickets" under Help, choose what it is about and describe what you see. You get a ticket number immediately. The same page shows every ticket with its latest answer, and you can close one that is solved.',
      hi: 'मदद में "मेरी शिकायतें" खोलें, विषय चुनें और लिखें कि क्या हो रहा है। शिकायत नंबर तुरंत मिलता है। उसी पेज पर हर शिकायत और उसका ताज़ा जवाब दिखता है, और समस्या हल होने पर आप शिकायत बंद कर सकते हैं।',
    },
    keywords: ['complaint', 'docket', 'status', 'technician', 'टिकट', 'डॉकेट', 'स्थिति', 'तकनीशियन'],
    place: 'support',
  },
  {
    id: 'ticket-time',
    topic: 'service',
    question: {
      en: 'My ticket has no answer. What now?',
      hi: 'मेरी शिकायत का जवाब नहीं आया। अब क्या?',
    },
    answer: {
      en: 'Look at the ticket first: the answer may be there already. If it is older than two working days, call your cable operator or customer care and quote the ticket number. Do not create a second ticket for the same thing; it makes both slower.',
      hi: 'पहले शिकायत खोलकर देखें: जवाब वहाँ हो सकता है। दो कार्य दिवस से ज़्यादा हो गए हों तो शिकायत नंबर बताकर अपने केबल ऑपरेटर या ग्राहक सेवा को फ़ोन करें। एक ही बात का दूसरी शिकायत दर्ज न करें; उससे दोनों में देर होती है।',
    },
    keywords: ['late', 'delay', 'escalate', 'waiting', 'complaint', 'देर', 'टिकट', 'इंतज़ार'],
    place: 'contact',
  },
  {
    id: 'shifting-house',
    topic: 'service',
    question: {
      en: 'I am moving house. Can I take the connection with me?',
      hi: 'घर बदल रहा हूँ। क्या कनेक्शन साथ ले जा सकता हूँ?',
    },
    answer: {
      en: 'Create a ticket for "Relocation" about a week before, with the new address and a date that suits you. Your operator says whether the new place is in reach and what it costs, if anything. Take the box, the remote and the power adapter with you; leave the cable.',
      hi: 'लगभग एक हफ़्ता पहले नए पते और सुविधाजनक तारीख के साथ स्थान बदलने का अनुरोध दर्ज करें। ऑपरेटर बताता है कि नई जगह पहुँच में है या नहीं और खर्च कितना होगा। बॉक्स, रिमोट और पावर एडॉप्टर साथ ले जाएँ; केबल वहीं छोड़ दें।',
    },
    keywords: ['relocation', 'transfer', 'address', 'shift', 'move', 'स्थानांतरण', 'शिफ़्ट', 'पता'],
    place: 'support',
  },
  {
    id: 'away',
    topic: 'service',
    question: {
      en: 'I am away for some weeks. Must I pay?',
      hi: 'कुछ हफ़्ते बाहर रहूँगा। क्या पैसे देने होंगे?',
    },
    answer: {
      en: 'No. When a pack ends and you do not renew it, nothing is charged and the channels stop. Renew when you are back and leave the box on for a quarter of an hour. Ask your operator first if you will be away for more than three months: the connection may have to be set up again.',
      hi: 'नहीं। पैक खत्म होने पर रिन्यू न करें तो कुछ नहीं कटता और चैनल बंद हो जाते हैं। लौटकर रिन्यू करें और बॉक्स पंद्रह मिनट चालू रखें। तीन महीने से ज़्यादा बाहर रहना हो तो पहले ऑपरेटर से पूछ लें: कनेक्शन दोबारा लगाना पड़ सकता है।',
    },
    keywords: ['holiday', 'pause', 'suspend', 'travel', 'vacation', 'छुट्टी', 'रोकना', 'यात्रा'],
    place: 'contact',
  },
  {
    id: 'second-box',
    topic: 'service',
    question: {
      en: 'I want a second box, or mine is broken',
      hi: 'मुझे दूसरा बॉक्स चाहिए, या मेरा खराब है',
    },
    answer: {
      en: 'Create a ticket for "Box or remote". For a broken box name its number; you find it on its underside, and in full under "Help", "My tickets". A second box has its own packs and a smaller network fee, so check what each TV really needs.',
      hi: 'बॉक्स या रिमोट के लिए शिकायत दर्ज करें। खराब बॉक्स का नंबर बताएँ; वह बॉक्स के नीचे के लेबल पर, और पूरा "मदद" के "मेरी शिकायतें" में है। दूसरे बॉक्स के अपने पैक होते हैं और नेटवर्क शुल्क कम होता है, इसलिए देख लें कि किस टीवी पर क्या चाहिए।',
    },
    keywords: ['stb', 'replace', 'set-top', 'new', 'tv', 'सेट टॉप', 'बदलना', 'नया', 'टीवी'],
    place: 'support',
  },
];
