import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'ਅਸੀਂ ਚੈੱਕ ਕਰ ਰਹੇ ਹਾਂ',
    booked: 'ਪੂਰਾ ਹੋ ਗਿਆ',
    notBooked: 'ਹੁਣ ਤੱਕ ਕੋਈ ਨਿਸ਼ਾਨ ਨਹੀਂ',
    unknown: 'ਸਾਨੂੰ ਅਜੇ ਪਤਾ ਨਹੀਂ',
  },
  partly: 'ਇੱਕ ਹਿੱਸਾ ਪੂਰਾ ਹੋਇਆ',
  subject: {
    checkout: 'ਤੁਹਾਡੇ ਆਰਡਰ',
    renew: 'ਤੁਹਾਡੇ ਰੀਨਿਊਅਲ',
    renewReadingText: 'ਤੁਹਾਡੇ ਰੀਨਿਊਅਲ',
    cancelForRefund: 'ਪੈਕ ਰੱਦ ਕਰਨ ਦੀ ਤੁਹਾਡੀ ਬੇਨਤੀ',
    placeOrder: 'ਤੁਹਾਡੇ ਕਨੈਕਸ਼ਨ ਆਰਡਰ',
  },
  ownSubject: {
    checkout: 'ਮੇਰੇ ਆਰਡਰ',
    renew: 'ਮੇਰੇ ਰੀਨਿਊਅਲ',
    renewReadingText: 'ਮੇਰੇ ਰੀਨਿਊਅਲ',
    cancelForRefund: 'ਪੈਕ ਰੱਦ ਕਰਨ ਦੀ ਮੇਰੀ ਬੇਨਤੀ',
    placeOrder: 'ਮੇਰੇ ਕਨੈਕਸ਼ਨ ਆਰਡਰ',
  },
  findingOut: (subject: string): string =>
    `${subject} ਬਾਰੇ ਹਾਲੇ ਸਾਫ਼ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਅਸੀਂ ਤੁਹਾਡੇ ਪੈਕ, ਬੈਲੇਂਸ ਅਤੇ ਲੈਣ-ਦੇਣ ਚੈੱਕ ਕਰ ਰਹੇ ਹਾਂ: ਤਿੰਨ ਮਿੰਟ ਤੱਕ। ਕੁਝ ਵੀ ਦੁਬਾਰਾ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ।`,
  findingOutOrder:
    'ਤੁਹਾਡੇ ਕਨੈਕਸ਼ਨ ਆਰਡਰ ਬਾਰੇ ਸਾਫ਼ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਕੱਟਿਆ ਗਿਆ। ਤਿੰਨ ਮਿੰਟ ਰੁਕੋ: ਜਵਾਬ ਹਾਲੇ ਵੀ ਆ ਸਕਦਾ ਹੈ।',
  safeAgain: {
    honoured: 'ਤੁਸੀਂ ਹੁਣ ਉਹੀ ਦੁਬਾਰਾ ਭੇਜ ਸਕਦੇ ਹੋ: ਉਹ ਇੱਕ ਵਾਰ ਹੀ ਹੁੰਦਾ ਹੈ।',
    unknown: 'ਆਪਣੇ ਆਪ ਕੁਝ ਵੀ ਦੁਬਾਰਾ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ।',
  },
  booked: (subject: string): string => `ਆਪਰੇਟਰ ਨੇ ${subject} ’ਤੇ ਕਾਰਵਾਈ ਪੂਰੀ ਕਰ ਦਿੱਤੀ ਹੈ।`,
  partlyBooked: (subject: string): string => `ਆਪਰੇਟਰ ਨੇ ${subject} ਦੇ ਇੱਕ ਹਿੱਸੇ ’ਤੇ ਕਾਰਵਾਈ ਪੂਰੀ ਕੀਤੀ ਹੈ:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} ਤੱਕ ਚਾਲੂ ਰਹੇਗਾ।`,
  stopped: (name: string): string => `${name} ਰੱਦ ਹੋ ਗਿਆ।`,
  lineNotBooked: (name: string): string => `${name} ’ਤੇ ਕਾਰਵਾਈ ਨਹੀਂ ਹੋਈ।`,
  transaction: (id: string, amount: string): string => `ਲੈਣ-ਦੇਣ ${id}: ${amount}।`,
  otherAmount: (agreed: string, taken: string): string =>
    `ਤੁਸੀਂ ${agreed} ਲਈ ਹਾਂ ਕੀਤੀ ਸੀ, ਅਤੇ ${taken} ਕੱਟੇ ਗਏ। ਇਸ ਦੀ ਜਾਂਚ ਲਈ ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ।`,
  otherAmountSubject: (subject: string): string => `${subject}: ਹੋਰ ਰਕਮ ਕੱਟੀ ਗਈ`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} ਭੇਜਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਰਕਮ ਚੈੱਕ ਕਰੋ।`,
      `ਤੈਅ ਰਕਮ: ${agreed}`,
      `ਕੱਟੀ ਰਕਮ: ${taken}`,
      `ਭੇਜਿਆ: ${time}`,
      `ਰੈਫ਼ਰੈਂਸ: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `${subject} ਤੋਂ ਬਾਅਦ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਅਸੀਂ ਇੱਕ ਦਿਨ ਤੱਕ ਚੈੱਕ ਕਰਦੇ ਰਹਾਂਗੇ ਅਤੇ ਬਦਲਾਅ ਇੱਥੇ ਦਿਖਾਵਾਂਗੇ।`,
  againWithoutSign: {
    honoured: 'ਤੁਸੀਂ ਹੁਣ ਉਹੀ ਦੁਬਾਰਾ ਭੇਜ ਸਕਦੇ ਹੋ: ਉਹ ਇੱਕ ਵਾਰ ਹੀ ਹੁੰਦਾ ਹੈ।',
    unknown: 'ਜੇ ਤੁਸੀਂ ਦੁਬਾਰਾ ਕਰੋ ਅਤੇ ਪਹਿਲਾ ਵੀ ਬਾਅਦ ਵਿੱਚ ਹੋ ਜਾਵੇ, ਤਾਂ ਦੋਵਾਂ ਦੇ ਪੈਸੇ ਕੱਟੇ ਜਾ ਸਕਦੇ ਹਨ।',
  },
  unknown: (subject: string): string =>
    `ਆਪਰੇਟਰ ਦੇ ਰਿਕਾਰਡ ਤੋਂ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ ਕਿ ${subject} ’ਤੇ ਕਾਰਵਾਈ ਹੋਈ ਜਾਂ ਨਹੀਂ। ਪਹਿਲਾਂ ਆਪਣੇ ਪੈਕ ਅਤੇ ਲੈਣ-ਦੇਣ ਚੈੱਕ ਕਰੋ: ਦੁਬਾਰਾ ਕੀਤਾ ਤਾਂ ਉਸ ਦੇ ਵੀ ਪੈਸੇ ਕੱਟੇ ਜਾਣਗੇ।`,
  unknownOrder:
    'ਨੰਬਰ ਤੋਂ ਬਿਨਾਂ ਅਸੀਂ ਆਰਡਰ ਨਹੀਂ ਲੱਭ ਸਕਦੇ, ਇਸ ਲਈ ਸਾਨੂੰ ਪਤਾ ਨਹੀਂ ਕਿ ਉਹ ਪਹੁੰਚਿਆ ਜਾਂ ਨਹੀਂ। ਆਪਣੇ ਆਪਰੇਟਰ ਨੂੰ ਫ਼ੋਨ ਕਰਕੇ ਪੁੱਛੋ। ਜੇ ਉਹ ਪਹੁੰਚ ਗਿਆ ਹੋਵੇ ਅਤੇ ਤੁਸੀਂ ਦੁਬਾਰਾ ਆਰਡਰ ਕਰੋ, ਤਾਂ ਦੋ ਆਰਡਰ ਹੋਣਗੇ: ਜਿਸ ਦਾ ਭੁਗਤਾਨ ਨਾ ਹੋਵੇ, ਉਹ ਆਪਣੇ ਆਪ ਖਤਮ ਹੋ ਜਾਂਦਾ ਹੈ।',
  asked: 'ਅਸੀਂ ਚੈੱਕ ਕਰਦੇ ਰਹਾਂਗੇ।',
  askNow: 'ਸਥਿਤੀ ਚੈੱਕ ਕਰੋ',
  transactions: 'ਲੈਣ-ਦੇਣ',
  packs: 'ਮੇਰੇ ਪੈਕ',
  ticket: 'ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ',
  seen: 'ਮੈਂ ਚੈੱਕ ਕਰ ਲਿਆ',
  orderAgain: 'ਦੁਬਾਰਾ ਆਰਡਰ ਕਰੋ',
  done: 'ਠੀਕ ਹੈ',
  ticketSubject: (subject: string): string => `${subject} ਬਾਰੇ ਸਾਫ਼ ਜਵਾਬ ਨਹੀਂ ਆਇਆ`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject} ਬਾਰੇ ਸਾਫ਼ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਮੈਨੂੰ ਦੱਸੋ ਕਿ ਇਹ ਪੂਰਾ ਹੋਇਆ ਜਾਂ ਨਹੀਂ।`,
      `ਭੇਜਿਆ: ${time}`,
      ...(amount === '' ? [] : [`ਰਕਮ: ${amount}`]),
      `ਰੈਫ਼ਰੈਂਸ: ${reference}`,
    ].join('\n'),
};
