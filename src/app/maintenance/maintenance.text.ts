import { catalogue } from '../../text/catalogue';

export const maintenanceText = catalogue({
  en: {
    title: 'Planned work',
    description:
      'The operator is working on its systems. Your packs keep running; renewing and paying wait until it is done.',
    again: 'Check again',
    over: 'The work is done. Everything is open again.',
    goOn: 'Go on',
    unknown: 'We could not ask whether the work is done.',
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
