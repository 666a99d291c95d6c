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
    title: 'तय काम चल रहा है',
    description:
      'ऑपरेटर अपने सिस्टम पर काम कर रहा है। आपके पैक चलते रहेंगे; रिन्यू और भुगतान काम पूरा होने पर होंगे।',
    again: 'फिर से देखें',
    over: 'काम पूरा हो गया। सब कुछ फिर खुल गया है।',
    goOn: 'आगे बढ़ें',
    unknown: 'हम पूछ नहीं सके कि काम पूरा हुआ या नहीं।',
  },
});
