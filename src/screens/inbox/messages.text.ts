import { catalogue } from '../../text/catalogue';

export const messagesText = catalogue({
  en: {
    title: 'Messages on this device',
    unread: 'Unread',
    open: 'Open',
    openOf: (title: string) => `Open: ${title}`,
    read: 'Mark as read',
    readOf: (title: string) => `Mark as read: ${title}`,
    remove: 'Delete',
    removeOf: (title: string) => `Delete: ${title}`,
    readAll: 'Mark all as read',
    removeAll: 'Delete all',
    removed: (count: number) => (count === 1 ? 'Message deleted.' : `${count} messages deleted.`),
    undo: 'Undo',
    none: 'No messages yet',
    noneDescription: 'Messages sent to this device appear here. We keep the newest 100.',
    refused:
      'This browser doesn’t let us store messages on this device. Alerts from your operator work as usual.',
  },
  hi: {
    title: 'इस डिवाइस पर संदेश',
    unread: 'अपठित',
    open: 'खोलें',
    openOf: (title) => `खोलें: ${title}`,
    read: 'पढ़ा हुआ मानें',
    readOf: (title) => `पढ़ा हुआ मानें: ${title}`,
    remove: 'हटाएँ',
    removeOf: (title) => `हटाएँ: ${title}`,
    readAll: 'सभी को पढ़ा हुआ मानें',
    removeAll: 'सभी हटाएँ',
    removed: (count) => (count === 1 ? 'संदेश हटा दिया गया।' : `${count} संदेश हटा दिए गए।`),
    undo: 'वापस लाएँ',
    none: 'अभी कोई संदेश नहीं',
    noneDescription: 'आपका ऑपरेटर इस डिवाइस पर जो भेजता है, वह यहाँ रहता है: सबसे नए 100 संदेश।',
    refused: 'यह ब्राउज़र इस डिवाइस पर संदेश रखने नहीं देता। आपके ऑपरेटर की सूचनाएँ पहले की तरह मिलेंगी।',
  },
});
