import { catalogue } from '../../text/catalogue';

export const surveyText = catalogue({
  en: {
    title: 'Tell us what you think',
    what: 'Here you will answer a few short questions about the service.',
  },
  hi: {
    title: 'अपनी राय दें',
    what: 'यहाँ आप सेवा के बारे में कुछ छोटे सवालों के जवाब देंगे।',
  },
});
