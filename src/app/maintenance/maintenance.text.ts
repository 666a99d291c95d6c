import { catalogue } from '../../text/catalogue';

export const maintenanceText = catalogue({
  en: {
    title: 'Planned work',
    description:
      'Your operator is working on its systems. Your packs stay active. You can renew and pay again when the work is done.',
    again: 'Check again',
    over: 'The work is done. Everything is available again.',
    goOn: 'Continue',
    unknown: 'We couldn’t check whether the work is done.',
  },
  hi: {
    title: 'रखरखाव चल रहा है',
    description:
      'आपका ऑपरेटर अपने सिस्टम का रखरखाव कर रहा है। आपके पैक चालू रहेंगे। रखरखाव पूरा होने पर आप फिर रिन्यू और भुगतान कर सकेंगे।',
    again: 'फिर से देखें',
    over: 'रखरखाव पूरा हो गया। अब सब कुछ फिर उपलब्ध है।',
    goOn: 'आगे बढ़ें',
    unknown: 'हम जाँच नहीं सके कि रखरखाव पूरा हुआ या नहीं।',
  },
});
