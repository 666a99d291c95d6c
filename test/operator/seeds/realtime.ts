import { DAY, endOfDay, HOUR, SECOND, stampOf } from '../clock';

/** The next moment at which it is 01:00 in India. */
const nextOneOClock = (now: number): number => {
  const lastNight = endOfDay(now, -1) + SECOND + HOUR;
  return lastNight > now ? lastNight : endOfDay(now) + SECOND + HOUR;
};

/** The content of the demo operator's hosted database. */
export const realtimeSeed = (now: number): unknown => ({
  notices: {
    night: {
      severity: 'work',
      title: { en: 'Planned work tonight', hi: 'रखरखाव आज रात' },
      text: {
        en: 'Channels 601 to 640 may stop for up to an hour. You don’t need to do anything: they’ll be back on their own.',
        hi: 'चैनल 601 से 640 एक घंटे तक बंद रह सकते हैं। आपको कुछ नहीं करना है: वे अपने आप वापस आ जाएँगे।',
      },
      region: 'Nashik',
      starts: stampOf(nextOneOClock(now)),
      ends: stampOf(nextOneOClock(now) + HOUR),
      created: stampOf(now - 2 * DAY),
    },
  },
  survey: {
    id: 'winter-2026',
    title: { en: 'Your view of our service', hi: 'हमारी सेवा पर आपकी राय' },
    questions: {
      overall: {
        page: 1,
        kind: 'scale',
        required: true,
        text: { en: 'How good is our service?', hi: 'हमारी सेवा कैसी है?' },
        low: { en: 'Very bad', hi: 'बहुत खराब' },
        high: { en: 'Very good', hi: 'बहुत अच्छी' },
      },
      watch: {
        page: 1,
        kind: 'choice',
        required: true,
        text: { en: 'What do you watch most?', hi: 'आप सबसे ज़्यादा क्या देखते हैं?' },
        options: [
          { value: 'news', label: { en: 'News', hi: 'समाचार' } },
          { value: 'films', label: { en: 'Films and serials', hi: 'फ़िल्में और धारावाहिक' } },
          { value: 'sports', label: { en: 'Sports', hi: 'खेल' } },
        ],
      },
      better: {
        page: 2,
        kind: 'several',
        text: { en: 'What should become better?', hi: 'क्या बेहतर होना चाहिए?' },
        hint: { en: 'Choose as many as you like.', hi: 'जितने चाहें चुनें।' },
        options: [
          { value: 'picture', label: { en: 'Picture and sound', hi: 'तस्वीर और आवाज़' } },
          { value: 'price', label: { en: 'The price', hi: 'कीमत' } },
          { value: 'help', label: { en: 'Help when something fails', hi: 'खराबी पर मदद' } },
        ],
      },
      words: {
        page: 2,
        kind: 'text',
        text: { en: 'What else do you want to tell us?', hi: 'और क्या बताना चाहते हैं?' },
        hint: { en: 'Leave out names and numbers.', hi: 'नाम और नंबर न लिखें।' },
      },
    },
  },
});
