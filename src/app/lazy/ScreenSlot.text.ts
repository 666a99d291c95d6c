import { catalogue } from '../../text/catalogue';

export const screenSlotText = catalogue({
  en: {
    title: 'This page did not load',
    description:
      'The connection may have been lost, or the portal was just updated. Nothing you did is lost.',
    reload: 'Reload',
  },
  hi: {
    title: 'यह पेज लोड नहीं हुआ',
    description:
      'हो सकता है कनेक्शन टूट गया हो, या पोर्टल अभी-अभी अपडेट हुआ हो। आपका किया कुछ भी खोया नहीं है।',
    reload: 'फिर से लोड करें',
  },
});
