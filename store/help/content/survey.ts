import type { Survey, SurveyQuestion } from '../../wire/entities/service/survey';

const scale = (id: string, page: number, en: string, hi: string): SurveyQuestion => ({
  id,
  page,
  kind: 'scale',
  text: { en, hi },
  hint: { en: '', hi: '' },
  required: true,
  low: { en: 'Very bad', hi: 'बहुत खराब' },
  high: { en: 'Very good', hi: 'बहुत अच्छी' },
});

/** The survey of a database that holds none of its own. */
export const shippedSurvey: Survey = {
  id: 'service-1',
  title: { en: 'How do you like our service?', hi: 'आपको हमारी सेवा कैसी लगती है?' },
  open: true,
  questions: [
    scale('picture', 1, 'How good are picture and sound?', 'तस्वीर और आवाज़ कैसी है?'),
    scale('value', 1, 'How good is what you get for the price?', 'कीमत के हिसाब से सेवा कैसी है?'),
    {
      id: 'help',
      page: 2,
      kind: 'choice',
      text: {
        en: 'When you last needed help, was your problem solved?',
        hi: 'पिछली बार मदद चाहिए थी तो क्या समस्या हल हुई?',
      },
      hint: { en: '', hi: '' },
      required: true,
      options: [
        { value: 'first', label: { en: 'Yes, at once', hi: 'हाँ, तुरंत' } },
        { value: 'later', label: { en: 'Yes, after some time', hi: 'हाँ, कुछ समय बाद' } },
        { value: 'no', label: { en: 'No', hi: 'नहीं' } },
        { value: 'none', label: { en: 'I needed no help', hi: 'मदद की ज़रूरत नहीं पड़ी' } },
      ],
    },
    {
      id: 'better',
      page: 2,
      kind: 'several',
      text: { en: 'What should become better?', hi: 'क्या बेहतर होना चाहिए?' },
      hint: { en: 'Choose as many as you like.', hi: 'जितने चाहें चुनें।' },
      required: false,
      options: [
        { value: 'channels', label: { en: 'The choice of channels', hi: 'चैनलों का चुनाव' } },
        { value: 'picture', label: { en: 'Picture and sound', hi: 'तस्वीर और आवाज़' } },
        { value: 'broadband', label: { en: 'Broadband speed', hi: 'ब्रॉडबैंड की गति' } },
        { value: 'price', label: { en: 'The price', hi: 'कीमत' } },
        { value: 'help', label: { en: 'Help when something fails', hi: 'खराबी पर मदद' } },
      ],
    },
    {
      id: 'words',
      page: 3,
      kind: 'text',
      text: {
        en: 'What else do you want to tell us?',
        hi: 'और क्या बताना चाहते हैं?',
      },
      hint: {
        en: 'Leave out names and numbers: we do not need to know who you are.',
        hi: 'नाम और नंबर न लिखें: किसी को यह जानने की ज़रूरत नहीं कि आप कौन हैं।',
      },
      required: false,
    },
  ],
};
