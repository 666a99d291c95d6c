import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('pa');
const isOne = (count: number) => plural.select(count) === 'one';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'ਅਲਰਟ',
  views: 'ਅਲਰਟ ਅਤੇ ਸੁਨੇਹੇ',
  alerts: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਵੱਲੋਂ',
  messages: (unread) => (unread > 0 ? `ਸੁਨੇਹੇ (${unread})` : 'ਸੁਨੇਹੇ'),
  justNow: 'ਹੁਣੇ-ਹੁਣੇ',
  minutesAgo: (minutes) => `${minutes}\u00a0ਮਿੰਟ ਪਹਿਲਾਂ`,
  hoursAgo: (hours) => `${hours}\u00a0${isOne(hours) ? 'ਘੰਟਾ' : 'ਘੰਟੇ'} ਪਹਿਲਾਂ`,
  daysAgo: (days) => `${days}\u00a0ਦਿਨ ਪਹਿਲਾਂ`,
  isNew: 'ਨਵਾਂ',
  open: 'ਖੋਲ੍ਹੋ',
  openOf: (message) => `ਖੋਲ੍ਹੋ: ${message}`,
  none: 'ਕੁਝ ਨਵਾਂ ਨਹੀਂ',
  noneDescription: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦੇ ਸੁਨੇਹੇ ਇੱਥੇ ਦਿਖਣਗੇ।',
  shown: (shown, count) => `${count} ਵਿੱਚੋਂ ${shown} ਅਲਰਟ`,
  more: 'ਹੋਰ ਦਿਖਾਓ',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਸੁਨੇਹੇ',
  unread: 'ਨਾ ਪੜ੍ਹਿਆ',
  open: 'ਖੋਲ੍ਹੋ',
  openOf: (title) => `ਖੋਲ੍ਹੋ: ${title}`,
  read: 'ਪੜ੍ਹਿਆ ਮਾਰਕ ਕਰੋ',
  readOf: (title) => `ਪੜ੍ਹਿਆ ਮਾਰਕ ਕਰੋ: ${title}`,
  remove: 'ਮਿਟਾਓ',
  removeOf: (title) => `ਮਿਟਾਓ: ${title}`,
  readAll: 'ਸਾਰੇ ਪੜ੍ਹੇ ਹੋਏ ਮਾਰਕ ਕਰੋ',
  removeAll: 'ਸਾਰੇ ਮਿਟਾਓ',
  removed: (count) => (count === 1 ? 'ਸੁਨੇਹਾ ਮਿਟਾਇਆ ਗਿਆ।' : `${count} ਸੁਨੇਹੇ ਮਿਟਾਏ ਗਏ।`),
  undo: 'ਵਾਪਸ ਲਿਆਓ',
  none: 'ਅਜੇ ਕੋਈ ਸੁਨੇਹਾ ਨਹੀਂ',
  noneDescription: 'ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਭੇਜੇ ਸੁਨੇਹੇ ਇੱਥੇ ਦਿਖਦੇ ਹਨ। ਅਸੀਂ ਸਭ ਤੋਂ ਨਵੇਂ 100 ਰੱਖਦੇ ਹਾਂ।',
  refused: 'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਸਾਨੂੰ ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਸੁਨੇਹੇ ਰੱਖਣ ਨਹੀਂ ਦਿੰਦਾ। ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦੇ ਅਲਰਟ ਪਹਿਲਾਂ ਵਾਂਗ ਆਉਣਗੇ।',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ',
  status: {
    notOffered: 'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਅਜੇ ਡੀਵਾਈਸਾਂ ’ਤੇ ਸੁਨੇਹੇ ਨਹੀਂ ਭੇਜਦਾ। “ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਵੱਲੋਂ” ਵਿੱਚ ਤੁਹਾਨੂੰ ਸਭ ਕੁਝ ਮਿਲੇਗਾ।',
    unsupported: 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ’ਤੇ ਸੁਨੇਹੇ ਨਹੀਂ ਆ ਸਕਦੇ। iPhone ’ਤੇ ਪੋਰਟਲ ਨੂੰ ਹੋਮ ਸਕ੍ਰੀਨ ਵਿੱਚ ਜੋੜੋ ਅਤੇ ਉੱਥੋਂ ਖੋਲ੍ਹੋ।',
    refused: 'ਇਸ ਪੇਜ ਦੀਆਂ ਨੋਟੀਫ਼ਿਕੇਸ਼ਨਾਂ ਬਲੌਕ ਹਨ। ਆਪਣੇ ਬ੍ਰਾਊਜ਼ਰ ਦੀਆਂ ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਇਜਾਜ਼ਤ ਦਿਓ, ਫਿਰ ਦੁਬਾਰਾ ਚੈੱਕ ਕਰੋ।',
    off: 'ਰੱਖ-ਰਖਾਅ, ਬੰਦ ਸੇਵਾ ਅਤੇ ਭੁਗਤਾਨਾਂ ਬਾਰੇ ਸੁਨੇਹੇ ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਲਓ, ਪੋਰਟਲ ਬੰਦ ਹੋਵੇ ਤਾਂ ਵੀ।',
    on: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦੇ ਸੁਨੇਹੇ ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਆਉਂਦੇ ਹਨ।',
  },
  action: { refused: 'ਦੁਬਾਰਾ ਚੈੱਕ ਕਰੋ', off: 'ਚਾਲੂ ਕਰੋ', on: 'ਬੰਦ ਕਰੋ' },
  failed: 'ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਚਾਲੂ ਨਹੀਂ ਹੋ ਸਕੀ। ਆਪਣਾ ਕਨੈਕਸ਼ਨ ਚੈੱਕ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  noTopic:
    'ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਤੁਹਾਡੇ ਇਲਾਕੇ ਦੀਆਂ ਖਬਰਾਂ ਚਾਲੂ ਨਹੀਂ ਹੋ ਸਕੀਆਂ। ਤੁਸੀਂ ਅਗਲੀ ਵਾਰ ਪੋਰਟਲ ਖੋਲ੍ਹੋਗੇ ਤਾਂ ਅਸੀਂ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰਾਂਗੇ।',
  again: 'ਹੁਣੇ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
};
