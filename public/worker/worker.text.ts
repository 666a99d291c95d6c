import { catalogue } from '../../src/text/catalogue';

/** The worker's texts for messages without a text that may be shown. */
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
