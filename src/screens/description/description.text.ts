import { catalogue } from '../../text/catalogue';

export const descriptionText = catalogue({
  en: {
    title: 'Pack details',
    what: 'Here you will see what is in a pack and what it costs.',
  },
  hi: {
    title: 'पैक का विवरण',
    what: 'यहाँ आप देखेंगे कि पैक में क्या है और उसकी कीमत क्या है।',
  },
});
