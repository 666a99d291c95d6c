import { catalogue } from '../../text/catalogue';

export const accountSectionText = catalogue({
  en: {
    title: 'Account',
    profile: 'My profile',
    contact: 'Contact us',
    survey: 'Tell us what you think',
    logOut: 'Log out',
    version: (version: string): string => `Version ${version}`,
  },
  hi: {
    title: 'खाता',
    profile: 'मेरी प्रोफ़ाइल',
    contact: 'संपर्क करें',
    survey: 'अपनी राय दें',
    logOut: 'लॉग आउट करें',
    version: (version: string): string => `संस्करण ${version}`,
  },
});
