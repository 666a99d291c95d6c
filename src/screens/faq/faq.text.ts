import { catalogue } from '../../text/catalogue';

export const faqText = catalogue({
  en: {
    title: 'Help',
    what: 'Here you will find answers, and the guide for when there is no picture.',
  },
  hi: {
    title: 'मदद',
    what: 'यहाँ आपको जवाब मिलेंगे, और तस्वीर न आने पर क्या करें इसका तरीका।',
  },
});
