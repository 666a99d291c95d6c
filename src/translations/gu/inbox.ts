import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'સૂચનાઓ',
  views: 'સૂચનાઓ અને મેસેજ',
  alerts: 'તમારા ઓપરેટર તરફથી',
  messages: (unread) => (unread > 0 ? `મેસેજ (${unread})` : 'મેસેજ'),
  justNow: 'હમણાં જ',
  minutesAgo: (minutes) => `${minutes}\u00a0મિનિટ પહેલાં`,
  hoursAgo: (hours) => `${hours}\u00a0કલાક પહેલાં`,
  daysAgo: (days) => `${days}\u00a0દિવસ પહેલાં`,
  isNew: 'નવી',
  open: 'ખોલો',
  openOf: (message) => `ખોલો: ${message}`,
  none: 'કંઈ નવું નથી',
  noneDescription: 'તમારા ઓપરેટરના મેસેજ અહીં દેખાશે.',
  shown: (shown, count) => `${count} માંથી ${shown} ${shown === 1 ? 'સૂચના' : 'સૂચનાઓ'}`,
  more: 'વધુ બતાવો',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'આ ડિવાઇસ પરના મેસેજ',
  unread: 'વાંચ્યા વગરના',
  open: 'ખોલો',
  openOf: (title) => `ખોલો: ${title}`,
  read: 'વાંચેલો ગણો',
  readOf: (title) => `વાંચેલો ગણો: ${title}`,
  remove: 'ડિલીટ કરો',
  removeOf: (title) => `ડિલીટ કરો: ${title}`,
  readAll: 'બધા વાંચેલા ગણો',
  removeAll: 'બધા ડિલીટ કરો',
  removed: (count) => (count === 1 ? 'મેસેજ ડિલીટ થયો.' : `${count} મેસેજ ડિલીટ થયા.`),
  undo: 'પાછું લાવો',
  none: 'હજી કોઈ મેસેજ નથી',
  noneDescription: 'આ ડિવાઇસ પર મોકલાયેલા મેસેજ અહીં દેખાય છે. અમે સૌથી નવા 100 રાખીએ છીએ.',
  refused: 'આ બ્રાઉઝર આ ડિવાઇસ પર મેસેજ સેવ કરવા દેતું નથી. તમારા ઓપરેટરની સૂચનાઓ પહેલાંની જેમ મળશે.',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'નોટિફિકેશન',
  status: {
    notOffered: 'તમારા ઓપરેટર હજી ડિવાઇસ પર મેસેજ મોકલતા નથી. તમને બધું “તમારા ઓપરેટર તરફથી” માં મળશે.',
    unsupported: 'આ બ્રાઉઝર પર મેસેજ આવી શકતા નથી. iPhone પર પોર્ટલને હોમ સ્ક્રીન પર ઉમેરો અને ત્યાંથી ખોલો.',
    refused: 'આ પેજના નોટિફિકેશન બ્લોક છે. તમારા બ્રાઉઝરના સેટિંગ્સમાં તેને મંજૂરી આપો, પછી ફરી તપાસો.',
    off: 'મેન્ટેનન્સ, સેવા બંધ થવાના અને પેમેન્ટના મેસેજ આ ડિવાઇસ પર મેળવો, પોર્ટલ બંધ હોય ત્યારે પણ.',
    on: 'આ ડિવાઇસ પર તમારા ઓપરેટરના મેસેજ આવે છે.',
  },
  action: { refused: 'ફરી તપાસો', off: 'ચાલુ કરો', on: 'બંધ કરો' },
  failed: 'નોટિફિકેશન ચાલુ થઈ શક્યા નહીં. તમારું કનેક્શન તપાસો અને ફરી પ્રયાસ કરો.',
  noTopic:
    'આ ડિવાઇસ પર તમારા વિસ્તારના સમાચાર ચાલુ થઈ શક્યા નહીં. તમે પોર્ટલ હવે પછી ખોલશો ત્યારે અમે ફરી પ્રયાસ કરીશું.',
  again: 'હમણાં પ્રયાસ કરો',
};
