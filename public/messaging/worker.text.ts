import { catalogue } from '../../src/text/catalogue';

/** What the worker says by itself, when a message brings no words that may be shown. */
export const workerText = catalogue({
  en: {
    title: 'Message from your operator',
    body: 'Open the portal to read it.',
  },
  hi: {
    title: 'आपके ऑपरेटर का संदेश',
    body: 'पढ़ने के लिए पोर्टल खोलें।',
  },
});
