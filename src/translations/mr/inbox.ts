import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('mr');
const isOne = (count: number) => plural.select(count) === 'one';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'सूचना',
  views: 'सूचना आणि मेसेज',
  alerts: 'तुमच्या ऑपरेटरकडून',
  messages: (unread) => (unread > 0 ? `मेसेज (${unread})` : 'मेसेज'),
  justNow: 'आत्ताच',
  minutesAgo: (minutes) => `${minutes}\u00a0${isOne(minutes) ? 'मिनिटापूर्वी' : 'मिनिटांपूर्वी'}`,
  hoursAgo: (hours) => `${hours}\u00a0${isOne(hours) ? 'तासापूर्वी' : 'तासांपूर्वी'}`,
  daysAgo: (days) => `${days}\u00a0${isOne(days) ? 'दिवसापूर्वी' : 'दिवसांपूर्वी'}`,
  isNew: 'नवीन',
  open: 'उघडा',
  openOf: (message) => `उघडा: ${message}`,
  none: 'नवीन काही नाही',
  noneDescription: 'तुमच्या ऑपरेटरचे मेसेज इथे दिसतील.',
  shown: (shown, count) => `${count} पैकी ${shown} सूचना`,
  more: 'आणखी दाखवा',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'या डिव्हाइसवरचे मेसेज',
  unread: 'न वाचलेला',
  open: 'उघडा',
  openOf: (title) => `उघडा: ${title}`,
  read: 'वाचल्याची खूण करा',
  readOf: (title) => `वाचल्याची खूण करा: ${title}`,
  remove: 'हटवा',
  removeOf: (title) => `हटवा: ${title}`,
  readAll: 'सर्व वाचल्याची खूण करा',
  removeAll: 'सर्व हटवा',
  removed: (count) => (count === 1 ? 'मेसेज हटवला.' : `${count} मेसेज हटवले.`),
  undo: 'पूर्ववत करा',
  none: 'अजून मेसेज नाहीत',
  noneDescription: 'या डिव्हाइसवर आलेले मेसेज इथे दिसतील. आम्ही सर्वात नवीन 100 ठेवतो.',
  refused: 'हा ब्राउझर या डिव्हाइसवर मेसेज सेव्ह करू देत नाही. तुमच्या ऑपरेटरच्या सूचना नेहमीप्रमाणे मिळतील.',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'नोटिफिकेशन',
  status: {
    notOffered: 'तुमचा ऑपरेटर अजून डिव्हाइसवर मेसेज पाठवत नाही. “तुमच्या ऑपरेटरकडून” मध्ये तुम्हाला सगळे सापडेल.',
    unsupported: 'या ब्राउझरवर मेसेज येऊ शकत नाहीत. iPhone वर पोर्टल होम स्क्रीनवर जोडा आणि तिथूनच उघडा.',
    refused: 'या पेजची नोटिफिकेशन बंद केलेली आहेत. ब्राउझरच्या सेटिंग्जमध्ये त्यांना परवानगी द्या, मग पुन्हा तपासा.',
    off: 'पोर्टल बंद असतानाही नियोजित काम, बंद सेवा आणि पेमेंटचे मेसेज या डिव्हाइसवर मिळवा.',
    on: 'तुमच्या ऑपरेटरचे मेसेज या डिव्हाइसवर येतात.',
  },
  action: { refused: 'पुन्हा तपासा', off: 'सुरू करा', on: 'बंद करा' },
  failed: 'नोटिफिकेशन सुरू करता आली नाहीत. तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  noTopic:
    'या डिव्हाइसवर तुमच्या परिसरातील बातम्या सुरू करता आल्या नाहीत. तुम्ही पुढच्या वेळी पोर्टल उघडाल तेव्हा आम्ही पुन्हा प्रयत्न करू.',
  again: 'आता प्रयत्न करा',
};
