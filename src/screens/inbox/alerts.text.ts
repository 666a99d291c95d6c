import { catalogue } from '../../text/catalogue';

export const alertsText = catalogue({
  en: {
    title: 'Alerts',
    views: 'Alerts and messages',
    alerts: 'From your operator',
    messages: (unread: number) => (unread > 0 ? `Messages (${unread})` : 'Messages'),
    justNow: 'Just now',
    isNew: 'New',
    open: 'Open',
    openOf: (message: string) => `Open: ${message}`,
    none: 'Nothing new',
    noneDescription: 'Messages from your operator appear here.',
    shown: (shown: number, count: number) => `${shown} of ${count} alerts`,
    more: 'Show more',
  },
  hi: {
    title: 'सूचनाएँ',
    views: 'सूचनाएँ और संदेश',
    alerts: 'आपके ऑपरेटर से',
    messages: (unread) => (unread > 0 ? `संदेश (${unread})` : 'संदेश'),
    justNow: 'अभी-अभी',
    isNew: 'नई',
    open: 'खोलें',
    openOf: (message) => `खोलें: ${message}`,
    none: 'कुछ नया नहीं',
    noneDescription: 'आपके ऑपरेटर के संदेश यहाँ दिखेंगे।',
    shown: (shown, count) => `${count} में से ${shown} सूचनाएँ`,
    more: 'और दिखाएँ',
  },
});
