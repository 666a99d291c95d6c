import type { Faq } from '../../../wire/entities/service/faqs';

export const broadbandFaqs: readonly Faq[] = [
  {
    id: 'slow-broadband',
    topic: 'broadband',
    question: {
      en: 'My broadband is slower than my plan',
    },
    answer: {
      en: 'Switch the router off for a minute. Then test near it, with one device and, if you can, with a cable: walls and neighbours’ Wi-Fi slow it down.\n\nCheck under "My packs" whether the fair-use limit is used up; after it the speed is lower until the next period. If it stays slow by cable, create a ticket for "Speed" with the figure you measured.',
    },
    keywords: ['internet', 'speed', 'mbps', 'wifi', 'buffering', 'fup'],
    place: 'packs',
  },
  {
    id: 'no-internet',
    topic: 'broadband',
    question: {
      en: 'There is no internet at all',
    },
    answer: {
      en: 'Check that your broadband pack is active. Look at the router: a red or dark "LOS" or "Internet" light points to a broken line. Switch it off for a minute and on again.\n\nIf the light stays red, create a ticket. A notice on this page tells you when many homes in your area are affected.',
    },
    keywords: ['wifi', 'router', 'los', 'modem', 'down', 'offline'],
    place: 'support',
  },
  {
    id: 'wifi-password',
    topic: 'broadband',
    question: {
      en: 'How do I change the name or password of my Wi-Fi?',
    },
    answer: {
      en: 'That is set in your router and not in this portal. A label under the router names its address and its login. Change the password there, then connect your devices again.\n\nIf the label’s login does not work, your operator can set it back for you.',
    },
    keywords: ['ssid', 'router', 'wifi', 'key'],
    place: 'contact',
  },
];
