import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('hi');
const isOne = (count: number) => plural.select(count) === 'one';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'सूचनाएँ',
  views: 'सूचनाएँ और संदेश',
  alerts: 'आपके ऑपरेटर से',
  messages: (unread) => (unread > 0 ? `संदेश (${unread})` : 'संदेश'),
  justNow: 'अभी-अभी',
  minutesAgo: (minutes) => `${minutes}\u00a0मिनट पहले`,
  hoursAgo: (hours) => `${hours}\u00a0${isOne(hours) ? 'घंटा' : 'घंटे'} पहले`,
  daysAgo: (days) => `${days}\u00a0दिन पहले`,
  isNew: 'नई',
  open: 'खोलें',
  openOf: (message) => `खोलें: ${message}`,
  none: 'कुछ नया नहीं',
  noneDescription: 'आपके ऑपरेटर के संदेश यहाँ दिखेंगे।',
  shown: (shown, count) => `${count} में से ${shown} सूचनाएँ`,
  more: 'और दिखाएँ',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'इस डिवाइस पर संदेश',
  unread: 'अपठित',
  open: 'खोलें',
  openOf: (title) => `खोलें: ${title}`,
  read: 'पढ़ा हुआ मानें',
  readOf: (title) => `पढ़ा हुआ मानें: ${title}`,
  remove: 'हटाएँ',
  removeOf: (title) => `हटाएँ: ${title}`,
  readAll: 'सभी को पढ़ा हुआ मानें',
  removeAll: 'सभी हटाएँ',
  removed: (count) => (count === 1 ? 'संदेश हटा दिया गया।' : `${count} संदेश हटा दिए गए।`),
  undo: 'वापस लाएँ',
  none: 'अभी कोई संदेश नहीं',
  noneDescription: 'इस डिवाइस पर आए संदेश यहाँ दिखते हैं। सबसे नए 100 संदेश रखे जाते हैं।',
  refused: 'यह ब्राउज़र इस डिवाइस पर संदेश रखने नहीं देता। आपके ऑपरेटर की सूचनाएँ पहले की तरह मिलेंगी।',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'नोटिफ़िकेशन',
  status: {
    notOffered: 'आपका ऑपरेटर अभी डिवाइस पर संदेश नहीं भेजता। “आपके ऑपरेटर से” में आपको सब कुछ मिलेगा।',
    unsupported: 'इस ब्राउज़र पर संदेश नहीं आ सकते। iPhone पर पोर्टल को होम स्क्रीन में जोड़ें और वहीं से खोलें।',
    refused: 'इस पेज के नोटिफ़िकेशन बंद हैं। अपने ब्राउज़र की सेटिंग में अनुमति दें, फिर दोबारा जाँचें।',
    off: 'रखरखाव, रुकावट और भुगतान के संदेश इस डिवाइस पर पाएँ, पोर्टल बंद हो तब भी।',
    on: 'आपके ऑपरेटर के संदेश इस डिवाइस पर आते हैं।',
  },
  action: { refused: 'फिर जाँचें', off: 'चालू करें', on: 'बंद करें' },
  failed: 'नोटिफ़िकेशन चालू नहीं हो सके। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
  noTopic:
    'इस डिवाइस पर आपके इलाके की खबरें चालू नहीं हो सकीं। आप अगली बार पोर्टल खोलेंगे तो हम फिर कोशिश करेंगे।',
  again: 'अभी कोशिश करें',
};
