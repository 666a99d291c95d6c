import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'ਰੀਨਿਊ ਕਰੋ',
  back: 'ਮੇਰੇ ਪੈਕ',
  ready: 'ਰੀਨਿਊ ਲਈ ਤਿਆਰ',
  broadband: 'ਬ੍ਰਾਡਬੈਂਡ',
  whichBox: 'ਕਿਹੜਾ ਬਾਕਸ?',
  whichBoxDescription: 'ਤੁਹਾਡਾ ਇਹ ਪੈਕ ਇੱਕ ਤੋਂ ਵੱਧ ਬਾਕਸਾਂ ’ਤੇ ਹੈ, ਇਸ ਲਈ ਇੱਕ ਵਾਰ ਵਿੱਚ ਇੱਕ ਬਾਕਸ ਰੀਨਿਊ ਕਰੋ।',
  leaving: 'ਤੁਸੀਂ ਇਹ ਪੈਕ ਹਟਾਉਣ ਲਈ ਕਿਹਾ ਸੀ। ਰੀਨਿਊ ਕਰਨ ’ਤੇ ਇਹ ਬਣਿਆ ਰਹੇਗਾ।',
  later: 'ਅਜੇ ਸਮਾਂ ਨਹੀਂ ਹੋਇਆ',
  laterDescription: 'ਪੈਕ ਖਤਮ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਦੇ 15 ਦਿਨਾਂ ਵਿੱਚ ਤੁਸੀਂ ਉਸ ਨੂੰ ਰੀਨਿਊ ਕਰ ਸਕਦੇ ਹੋ।',
  from: '{date} ਤੋਂ ਰੀਨਿਊ ਕਰ ਸਕਦੇ ਹੋ',
  noFrom: 'ਹੁਣ ਰੀਨਿਊ ਨਹੀਂ ਹੋ ਸਕਦਾ',
  allEnd: 'ਸਭ ਦੀ ਆਖਰੀ ਤਾਰੀਖ {date}',
  allEnded: 'ਸਭ {date} ਨੂੰ ਖਤਮ ਹੋ ਗਏ',
  nothingReady: 'ਹਾਲੇ ਰੀਨਿਊ ਕਰਨ ਲਈ ਕੁਝ ਨਹੀਂ',
  noPacks: 'ਰੀਨਿਊ ਕਰਨ ਲਈ ਕੋਈ ਪੈਕ ਨਹੀਂ',
  noPacksDescription: 'ਤੁਹਾਡੇ ਜੋੜੇ ਪੈਕ ਖਤਮ ਹੋਣ ਤੋਂ 15 ਦਿਨ ਪਹਿਲਾਂ ਇੱਥੇ ਦਿਖਣਗੇ।',
  add: 'ਪੈਕ ਜੋੜੋ',
  howLong: 'ਕਿੰਨੇ ਸਮੇਂ ਲਈ ਰੀਨਿਊ ਕਰਨਾ ਹੈ',
  units: { MONTHLY: 'ਮਹੀਨਾ', QUARTERLY: 'ਮਹੀਨੇ', HALFYEARLY: 'ਮਹੀਨੇ', YEARLY: 'ਮਹੀਨੇ' },
  perMonth: (amount: string): string => `${amount}/ਮਹੀਨਾ`,
  saving: (amount: string): string => `${amount} ਦੀ ਬੱਚਤ`,
  due: 'ਅਗਲਾ ਭੁਗਤਾਨ {date}',
  notOffered: (names: string): string => `${names} ਦੀ ਕੀਮਤ ਨਹੀਂ ਹੈ`,
  bill: 'ਤੁਹਾਡਾ ਰੀਨਿਊਅਲ',
  until: '{date} ਤੱਕ',
  payMissing: 'ਭੁਗਤਾਨ ਦੇ ਤਰੀਕੇ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ।',
  noneTicked: 'ਘੱਟੋ-ਘੱਟ ਇੱਕ ਪੈਕ ਚੁਣੋ।',
  noPrice: (names: string): string => `ਇਸ ਮਿਆਦ ਲਈ ${names} ਦੀ ਕੀਮਤ ਨਹੀਂ ਹੈ।`,
  otherTermOrFewer: 'ਹੋਰ ਮਿਆਦ ਚੁਣੋ ਜਾਂ ਇਸ ਦਾ ਟਿੱਕ ਹਟਾਓ।',
  nothingPaid: 'ਨਾ ਕੁਝ ਰੀਨਿਊ ਹੋਇਆ, ਨਾ ਪੈਸੇ ਕੱਟੇ ਗਏ।',
  calendar: 'ਮੈਨੂੰ ਯਾਦ ਕਰਵਾਓ',
  calendarDone: 'ਕੈਲੰਡਰ ਫ਼ਾਈਲ ਸੇਵ ਹੋ ਗਈ।',
  calendarFailed: 'ਫ਼ਾਈਲ ਨਹੀਂ ਬਣ ਸਕੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `ਰੀਨਿਊ ਕਰੋ: ${names}`,
  description: (operator: string): string => `ਆਖਰੀ ਦਿਨ। ਖਤਮ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ${operator} ’ਤੇ ਰੀਨਿਊ ਕਰੋ।`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all) return all === 1 ? 'ਤੁਹਾਡਾ ਪੈਕ ਰੀਨਿਊ ਹੋ ਗਿਆ' : 'ਤੁਹਾਡੇ ਪੈਕ ਰੀਨਿਊ ਹੋ ਗਏ';
    if (renewed > 0) return `${all} ਵਿੱਚੋਂ ${renewed} ਪੈਕ ਰੀਨਿਊ ${renewed === 1 ? 'ਹੋਇਆ' : 'ਹੋਏ'}`;
    return unclear > 0 ? 'ਰੀਨਿਊਅਲ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ' : 'ਕੁਝ ਰੀਨਿਊ ਨਹੀਂ ਹੋਇਆ';
  },
  fromBalance: 'ਬੈਲੇਂਸ ਵਿੱਚੋਂ',
  paidUnknown: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨੇ ਬੈਲੇਂਸ ਵਿੱਚੋਂ ਕਿੰਨਾ ਕੱਟਿਆ, ਇਹ ਤੁਹਾਡੇ ਲੈਣ-ਦੇਣ ਵਿੱਚ ਦਿਸੇਗਾ।',
  paidNothing: 'ਤੁਹਾਡੇ ਬੈਲੇਂਸ ਵਿੱਚੋਂ ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ।',
  packs: 'ਤੁਹਾਡੇ ਪੈਕ',
  renewed: 'ਰੀਨਿਊ ਹੋਇਆ',
  failed: 'ਰੀਨਿਊ ਨਹੀਂ ਹੋਇਆ',
  reasons: {
    tooEarly: 'ਅਜੇ ਸਮਾਂ ਨਹੀਂ ਹੋਇਆ। ਪੈਕ ਖਤਮ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਦੇ 15 ਦਿਨਾਂ ਵਿੱਚ ਰੀਨਿਊ ਕਰ ਸਕਦੇ ਹੋ।',
    chargeRefused: 'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਚਾਰਜ ਨਹੀਂ ਲਗਾ ਸਕਿਆ। ਇਸ ਪੈਕ ਲਈ ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ।',
    other: 'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਇਹ ਪੈਕ ਰੀਨਿਊ ਨਹੀਂ ਕਰ ਸਕਿਆ। ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ।',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `ਆਪਰੇਟਰ ਦਾ ਸੁਨੇਹਾ: ${words}` : `ਆਪਰੇਟਰ ਦਾ ਸੁਨੇਹਾ: ${words} (${code})`,
  unclear: 'ਆਪਰੇਟਰ ਨੇ ਨਹੀਂ ਦੱਸਿਆ ਕਿ ਇਹ ਪੈਕ ਰੀਨਿਊ ਹੋਇਆ ਜਾਂ ਨਹੀਂ।',
  tryAgain: (count: number, amount: string): string => `${amount} ਵਿੱਚ ${count} ਪੈਕ ਫਿਰ ਰੀਨਿਊ ਕਰੋ`,
  others: 'ਹੋਰ ਪੈਕ ਰੀਨਿਊ ਕਰੋ',
  myPacks: 'ਮੇਰੇ ਪੈਕ',
  confirming: 'ਤੁਹਾਡੇ ਰੀਨਿਊਅਲ ਦੀ ਪੁਸ਼ਟੀ ਅਜੇ ਹੋ ਰਹੀ ਹੈ',
  unknownTitle: 'ਤੁਹਾਡਾ ਰੀਨਿਊਅਲ',
  stillEnds: 'ਆਖਰੀ ਤਾਰੀਖ ਹਾਲੇ ਵੀ {date}',
  sendAgain: (amount: string): string => `ਉਹੀ ਰੀਨਿਊਅਲ ${amount} ਵਿੱਚ ਫਿਰ ਭੇਜੋ`,
  choose: 'ਚੋਣ ਬਦਲੋ',
};
