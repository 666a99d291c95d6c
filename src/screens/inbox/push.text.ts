import { catalogue } from '../../text/catalogue';

export const pushText = catalogue({
  en: {
    title: 'Notifications',
    status: {
      notOffered:
        'Your operator doesn’t send messages to devices yet. You can find everything under “From your operator”.',
      unsupported:
        'This browser can’t receive messages. On an iPhone, add the portal to your home screen and open it from there.',
      refused:
        'Notifications from this page are blocked. Allow them in your browser’s settings, then check again.',
      off: 'Get messages about planned work, outages and payments on this device, even when the portal is closed.',
      on: 'This device receives messages from your operator.',
    },
    action: { refused: 'Check again', off: 'Turn on', on: 'Turn off' },
    failed: 'We couldn’t turn on notifications. Check your connection and try again.',
    noTopic:
      'We couldn’t subscribe this device to news from your area. We’ll try again when you next open the portal.',
    again: 'Try now',
  },
  hi: {
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
  },
});
