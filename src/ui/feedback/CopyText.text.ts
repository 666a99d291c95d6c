import { catalogue } from '../../text/catalogue';

export const copyTextText = catalogue({
  en: {
    copy: 'Copy',
    copied: 'Copied.',
    marked: 'It is selected. Copy it using your device’s menu.',
  },
  hi: {
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया।',
    marked: 'यह चुना गया है। अपने डिवाइस के मेन्यू से कॉपी करें।',
  },
});
