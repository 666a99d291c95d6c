import type { contactText as EnglishContactText } from '../../screens/help/contact/contact.text';
import type { faqText as EnglishFaqText } from '../../screens/help/faq/faq.text';
import type { boxRefreshText as EnglishBoxRefreshText } from '../../screens/help/guide/boxRefresh.text';
import type { guideText as EnglishGuideText } from '../../screens/help/guide/guide.text';
import type { getHelpText as EnglishGetHelpText } from '../../screens/help/newTicket/getHelp.text';
import type { newTicketText as EnglishNewTicketText } from '../../screens/help/newTicket/newTicket.text';
import type { surveyText as EnglishSurveyText } from '../../screens/help/survey/survey.text';
import type { supportText as EnglishSupportText } from '../../screens/help/tickets/support.text';
import type { ticketStatusText as EnglishTicketStatusText } from '../../screens/help/tickets/ticketStatus.text';
import type { ticketViewText as EnglishTicketViewText } from '../../screens/help/tickets/ticketView.text';
import type { TextsOf } from '../../text/catalogue';

export const contactText: TextsOf<typeof EnglishContactText> = {
  title: 'ਸੰਪਰਕ ਕਰੋ',
  lco: 'ਤੁਹਾਡਾ ਕੇਬਲ ਆਪਰੇਟਰ',
  lcoDescription: 'ਤੁਹਾਡੇ ਘਰ ਦੀ ਲਾਈਨ ਅਤੇ ਬਾਕਸ ਦੇਖਦਾ ਹੈ।',
  care: 'ਕਸਟਮਰ ਕੇਅਰ',
  careDescription: 'ਭੁਗਤਾਨ, ਪੈਕ ਅਤੇ ਤੁਹਾਡੇ ਖਾਤੇ ਲਈ।',
  name: 'ਨਾਂ',
  phone: 'ਫ਼ੋਨ',
  email: 'ਈਮੇਲ',
  call: (name: string): string => `${name} ਨੂੰ ਫ਼ੋਨ ਕਰੋ`,
  message: (name: string): string => `${name} ਨੂੰ ਸੁਨੇਹਾ ਭੇਜੋ`,
  write: 'ਈਮੇਲ ਲਿਖੋ',
  subject: (number: string): string => `ਗਾਹਕ ਨੰਬਰ ${number}`,
  hand: 'ਇਹ ਜਾਣਕਾਰੀ ਕੋਲ ਰੱਖੋ',
  customer: 'ਗਾਹਕ ਨੰਬਰ',
  box: 'ਬਾਕਸ ਨੰਬਰ',
  copy: 'ਕਾਪੀ ਕਰੋ',
  copied: 'ਕਾਪੀ ਹੋ ਗਿਆ',
  copyFailed: 'ਤੁਹਾਡੇ ਬ੍ਰਾਊਜ਼ਰ ਤੋਂ ਕਾਪੀ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਨੰਬਰ ਚੁਣ ਕੇ ਕਾਪੀ ਕਰੋ।',
  support: 'ਇਸ ਦੀ ਥਾਂ ਸਮੱਸਿਆ ਦੱਸੋ',
  supportDescription: 'ਸ਼ਿਕਾਇਤਾਂ ਦਾ ਜਵਾਬ ਅਸੀਂ ਲਿਖ ਕੇ ਦਿੰਦੇ ਹਾਂ, ਅਤੇ ਤੁਸੀਂ ਉਨ੍ਹਾਂ ਦੀ ਸਥਿਤੀ ਦੇਖ ਸਕਦੇ ਹੋ।',
  licences: 'ਓਪਨ ਸੋਰਸ ਲਾਇਸੈਂਸ',
};

export const faqText: TextsOf<typeof EnglishFaqText> = {
  title: 'ਮਦਦ',
  picture: 'ਤਸਵੀਰ ਨਹੀਂ ਆ ਰਹੀ?',
  pictureDescription:
    'ਦੱਸੋ ਕਿ ਸਕ੍ਰੀਨ ’ਤੇ ਕੀ ਦਿਖ ਰਿਹਾ ਹੈ। ਅਸੀਂ ਤੁਹਾਡੇ ਪੈਕ ਚੈੱਕ ਕਰਦੇ ਹਾਂ ਅਤੇ ਤੁਹਾਡਾ ਬਾਕਸ ਰਿਫ੍ਰੈਸ਼ ਕਰ ਸਕਦੇ ਹਾਂ।',
  pictureStart: 'ਪਿਕਚਰ ਗਾਈਡ ਸ਼ੁਰੂ ਕਰੋ',
  links: 'ਹੋਰ ਮਦਦ',
  support: 'ਮੇਰੀਆਂ ਸ਼ਿਕਾਇਤਾਂ',
  contact: 'ਸੰਪਰਕ ਕਰੋ',
  checkPayment: 'ਭੁਗਤਾਨ ਅਟਕ ਗਿਆ?',
  survey: 'ਆਪਣੀ ਰਾਏ ਦਿਓ',
  answers: 'ਸਵਾਲ ਅਤੇ ਜਵਾਬ',
  search: 'ਜਵਾਬ ਖੋਜੋ',
  searchHint: 'ਜਿਵੇਂ: ਰਿਮੋਟ, ਰਿਫ਼ੰਡ, ਹੌਲੀ ਇੰਟਰਨੈੱਟ',
  topics: 'ਵਿਸ਼ੇ',
  all: 'ਸਾਰੇ',
  topic: {
    picture: 'ਟੀਵੀ ਅਤੇ ਤਸਵੀਰ',
    packs: 'ਪੈਕ ਅਤੇ ਰੀਨਿਊਅਲ',
    payments: 'ਭੁਗਤਾਨ',
    broadband: 'ਬ੍ਰਾਡਬੈਂਡ',
    account: 'ਮੇਰਾ ਖਾਤਾ',
    service: 'ਸੇਵਾ',
  },
  found: (count: number): string => (count === 1 ? '1 ਜਵਾਬ ਮਿਲਿਆ' : `${count} ਜਵਾਬ ਮਿਲੇ`),
  nothing: 'ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਮਿਲਿਆ',
  nothingDescription: 'ਹੋਰ ਸ਼ਬਦ ਅਜ਼ਮਾਓ, ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ ਜਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  ask: 'ਸਮੱਸਿਆ ਦੱਸੋ',
  stale: 'ਨਵੇਂ ਜਵਾਬ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ। ਇਹ ਜਵਾਬ ਪੋਰਟਲ ਦੇ ਨਾਲ ਆਏ ਸਨ।',
  again: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  linkNames: {
    picture: 'ਪਿਕਚਰ ਗਾਈਡ ਖੋਲ੍ਹੋ',
    support: 'ਸਮੱਸਿਆ ਦੱਸੋ',
    packs: 'ਮੇਰੇ ਪੈਕ ਦੇਖੋ',
    renew: 'ਹੁਣੇ ਰੀਨਿਊ ਕਰੋ',
    add: 'ਪੈਕ ਜੋੜੋ',
    topUp: 'ਪੈਸੇ ਜੋੜੋ',
    transactions: 'ਮੇਰੇ ਭੁਗਤਾਨ ਦੇਖੋ',
    profile: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ ਖੋਲ੍ਹੋ',
    kyc: 'ਦਸਤਾਵੇਜ਼ ਭੇਜੋ',
    password: 'ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ',
    contact: 'ਦੇਖੋ ਕਿਸ ਨੂੰ ਫ਼ੋਨ ਕਰਨਾ ਹੈ',
  },
};

export const boxRefreshText: TextsOf<typeof EnglishBoxRefreshText> = {
  boxes: 'ਮੇਰੇ ਬਾਕਸ',
  refresh: 'ਬਾਕਸ ਰਿਫ੍ਰੈਸ਼ ਕਰੋ',
  refreshNamed: (name: string): string => `ਬਾਕਸ ਰਿਫ੍ਰੈਸ਼ ਕਰੋ: ${name}`,
  write: 'ਹਾਲੇ ਵੀ ਤਸਵੀਰ ਨਹੀਂ? ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ',
};

export const guideText: TextsOf<typeof EnglishGuideText> = {
  title: 'ਤਸਵੀਰ ਨਹੀਂ ਆ ਰਹੀ?',
  support: 'ਗਾਹਕ ਸਹਾਇਤਾ',
  steps: ['ਬਾਕਸ', 'ਸਕ੍ਰੀਨ', 'ਜਾਂਚ', 'ਰਿਫ੍ਰੈਸ਼'],
  back: 'ਪਿੱਛੇ',
  whichBox: 'ਕਿਹੜਾ ਬਾਕਸ ਹੈ?',
  noBox: 'ਇਸ ਖਾਤੇ ’ਤੇ ਕੋਈ ਟੀਵੀ ਬਾਕਸ ਨਹੀਂ',
  noBoxDescription: 'ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ, ਸਹਾਇਤਾ ਟੀਮ ਤੁਹਾਡਾ ਕਨੈਕਸ਼ਨ ਚੈੱਕ ਕਰੇਗੀ।',
  write: 'ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ',
  whatScreen: 'ਸਕ੍ਰੀਨ ’ਤੇ ਕੀ ਹੈ?',
  symptom: {
    noSignal: '“No signal” ਜਾਂ “No input”',
    errorCode: 'ਕੋਈ ਐਰਰ ਕੋਡ ਜਾਂ ਨੰਬਰ',
    black: 'ਸਕ੍ਰੀਨ ਕਾਲੀ ਹੈ',
    frozen: 'ਤਸਵੀਰ ਰੁਕਦੀ ਜਾਂ ਟੁੱਟਦੀ ਹੈ',
    missing: 'ਕੋਈ ਚੈਨਲ ਨਹੀਂ ਹੈ ਜਾਂ “not subscribed” ਦਿਖਦਾ ਹੈ',
    other: 'ਕੁਝ ਹੋਰ',
  },
  codeTitle: 'ਕਿਹੜਾ ਕੋਡ ਹੈ?',
  code: 'ਐਰਰ ਕੋਡ',
  codeHint: 'ਜਿਵੇਂ E16। ਪੜ੍ਹਿਆ ਨਾ ਜਾਵੇ ਤਾਂ ਖਾਲੀ ਛੱਡ ਦਿਓ।',
  next: 'ਅੱਗੇ',
  checks: 'ਅਸੀਂ ਕੀ ਚੈੱਕ ਕੀਤਾ',
  operatorWorks: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦਾ ਸਿਸਟਮ ਚੱਲ ਰਿਹਾ ਹੈ।',
  operatorDown: 'ਰੱਖ-ਰਖਾਅ ਚੱਲ ਰਿਹਾ ਹੈ। ਪੂਰਾ ਹੋਣ ’ਤੇ ਤਸਵੀਰ ਵਾਪਸ ਆ ਜਾਵੇਗੀ।',
  operatorUnknown: 'ਅਸੀਂ ਚੈੱਕ ਨਹੀਂ ਕਰ ਸਕੇ ਕਿ ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦਾ ਸਿਸਟਮ ਚੱਲ ਰਿਹਾ ਹੈ ਜਾਂ ਨਹੀਂ।',
  packsRun: 'ਇਸ ਬਾਕਸ ’ਤੇ ਤੁਹਾਡੇ ਪੈਕ ਚਾਲੂ ਹਨ।',
  packsPartly: (names: string): string =>
    `ਇਹ ਖਤਮ ਹੋ ਗਏ ਹਨ: ${names}। ਇਨ੍ਹਾਂ ਦੇ ਚੈਨਲ ਫਿਰ ਦੇਖਣ ਲਈ ਰੀਨਿਊ ਕਰੋ।`,
  packsFailed: (names: string): string =>
    `ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਇਨ੍ਹਾਂ ਨੂੰ ਚਾਲੂ ਜਾਂ ਰੀਨਿਊ ਨਹੀਂ ਕਰ ਸਕਿਆ: ${names}। ਕਾਰਨ ਹਰ ਪੈਕ ਦੇ ਨਾਲ ਦੇਖੋ।`,
  myPacks: 'ਮੇਰੇ ਪੈਕ ਦੇਖੋ',
  packsOver: 'ਇਸ ਬਾਕਸ ’ਤੇ ਤੁਹਾਡੇ ਪੈਕ {date} ਨੂੰ ਖਤਮ ਹੋ ਗਏ, ਇਸ ਲਈ ਤਸਵੀਰ ਨਹੀਂ ਹੈ।',
  packsOverThen: 'ਰੀਨਿਊ ਕਰੋ, ਤਸਵੀਰ ਆਮ ਤੌਰ ’ਤੇ 15 ਮਿੰਟਾਂ ਵਿੱਚ ਵਾਪਸ ਆ ਜਾਂਦੀ ਹੈ।',
  packsNone: 'ਇਸ ਬਾਕਸ ’ਤੇ ਕੋਈ ਪੈਕ ਚਾਲੂ ਨਹੀਂ, ਇਸ ਲਈ ਦਿਖਾਉਣ ਲਈ ਕੁਝ ਨਹੀਂ ਹੈ।',
  add: 'ਪੈਕ ਜੋੜੋ',
  renew: 'ਰੀਨਿਊ ਕਰੋ',
  goOn: 'ਗੱਲ ਕੁਝ ਹੋਰ ਹੈ, ਅੱਗੇ ਵਧੋ',
  news: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦਾ ਕਹਿਣਾ ਹੈ',
  noNews: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨੇ ਕਿਸੇ ਖਰਾਬੀ ਬਾਰੇ ਨਹੀਂ ਦੱਸਿਆ।',
  refreshTitle: 'ਆਪਣਾ ਬਾਕਸ ਰਿਫ੍ਰੈਸ਼ ਕਰੋ',
  tips: {
    noSignal: 'ਦੇਖੋ ਕਿ ਕੇਬਲ ਬਾਕਸ ਵਿੱਚ ਚੰਗੀ ਤਰ੍ਹਾਂ ਲੱਗੀ ਹੈ ਅਤੇ ਟੀਵੀ ਸਹੀ ਇਨਪੁੱਟ ’ਤੇ ਹੈ।',
    errorCode: 'ਬਾਕਸ ਨੂੰ ਕੰਧ ਵਾਲੇ ਸਵਿੱਚ ਤੋਂ ਬੰਦ ਕਰੋ, 30 ਸਕਿੰਟ ਰੁਕੋ ਅਤੇ ਫਿਰ ਚਾਲੂ ਕਰੋ।',
    black: 'ਦੇਖੋ ਕਿ ਬਾਕਸ ਦੀ ਬੱਤੀ ਜਗ ਰਹੀ ਹੈ ਅਤੇ ਟੀਵੀ ਸਹੀ ਇਨਪੁੱਟ ’ਤੇ ਹੈ।',
    frozen: 'ਦੇਖੋ ਕਿ ਕੇਬਲ ਬਾਕਸ ਵਿੱਚ ਚੰਗੀ ਤਰ੍ਹਾਂ ਲੱਗੀ ਹੈ ਅਤੇ ਮੁੜੀ ਹੋਈ ਨਹੀਂ ਹੈ।',
    missing: 'ਆਪਣੇ ਪੈਕ ਦੇਖੋ: ਹੋ ਸਕਦਾ ਹੈ ਚੈਨਲ ਉਨ੍ਹਾਂ ਵਿੱਚ ਨਾ ਹੋਵੇ।',
    other: 'ਬਾਕਸ ਨੂੰ ਕੰਧ ਵਾਲੇ ਸਵਿੱਚ ਤੋਂ ਬੰਦ ਕਰੋ, 30 ਸਕਿੰਟ ਰੁਕੋ ਅਤੇ ਫਿਰ ਚਾਲੂ ਕਰੋ।',
  },
  seePacks: 'ਮੇਰੇ ਪੈਕ ਦੇਖੋ',
  refreshDescription: 'ਫਿਰ ਅਸੀਂ ਤੁਹਾਡੇ ਚੈਨਲ ਮੁੜ ਚਾਲੂ ਕਰਾਂਗੇ। ਬਾਕਸ ਚਾਲੂ ਰੱਖੋ।',
  refresh: 'ਮੇਰਾ ਬਾਕਸ ਰਿਫ੍ਰੈਸ਼ ਕਰੋ',
  sent: (minutes: number): string =>
    minutes === 1
      ? 'ਭੇਜ ਦਿੱਤਾ। ਪਹੁੰਚਣ ਵਿੱਚ ਆਮ ਤੌਰ ’ਤੇ 1 ਮਿੰਟ ਲੱਗਦਾ ਹੈ।'
      : `ਭੇਜ ਦਿੱਤਾ। ਪਹੁੰਚਣ ਵਿੱਚ ਆਮ ਤੌਰ ’ਤੇ ${minutes} ਮਿੰਟ ਲੱਗਦੇ ਹਨ।`,
  sentSome: 'ਭੇਜ ਦਿੱਤਾ। ਪਹੁੰਚਣ ਵਿੱਚ ਕੁਝ ਮਿੰਟ ਲੱਗ ਸਕਦੇ ਹਨ।',
  sentBefore: 'ਇਹ ਬਾਕਸ ਹੁਣੇ-ਹੁਣੇ ਰਿਫ੍ਰੈਸ਼ ਹੋਇਆ ਹੈ।',
  later: (time: string, minutes: number): string =>
    `ਤੁਸੀਂ ਇਸ ਨੂੰ ਫਿਰ ${time} ਵਜੇ, ${minutes} ਮਿੰਟ ਬਾਅਦ ਰਿਫ੍ਰੈਸ਼ ਕਰ ਸਕਦੇ ਹੋ।`,
  refreshUnknown:
    'ਪਤਾ ਨਹੀਂ ਕਿ ਤੁਹਾਡਾ ਬਾਕਸ ਰਿਫ੍ਰੈਸ਼ ਹੋਇਆ ਜਾਂ ਨਹੀਂ। ਕੁਝ ਮਿੰਟ ਰੁਕੋ ਅਤੇ ਦੁਬਾਰਾ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਸਕ੍ਰੀਨ ਦੇਖੋ।',
  helped: 'ਕੀ ਹੁਣ ਤਸਵੀਰ ਆ ਰਹੀ ਹੈ?',
  yes: 'ਹਾਂ, ਆ ਰਹੀ ਹੈ',
  no: 'ਨਹੀਂ, ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ',
  solved: 'ਵਧੀਆ ਗੱਲ ਹੈ',
  solvedDescription: 'ਜੇ ਫਿਰ ਚਲੀ ਜਾਵੇ, ਤਾਂ ਇੱਥੇ ਵਾਪਸ ਆਓ। ਇੱਕ ਮਿੰਟ ਲੱਗਦਾ ਹੈ।',
  done: 'ਗਾਹਕ ਸਹਾਇਤਾ ’ਤੇ ਵਾਪਸ',
  subject: {
    noSignal: 'ਟੀਵੀ ’ਤੇ ਸਿਗਨਲ ਨਹੀਂ ਹੈ',
    errorCode: 'ਟੀਵੀ ’ਤੇ ਐਰਰ ਕੋਡ ਹੈ',
    black: 'ਸਕ੍ਰੀਨ ਕਾਲੀ ਹੈ',
    frozen: 'ਤਸਵੀਰ ਰੁਕਦੀ ਜਾਂ ਟੁੱਟਦੀ ਹੈ',
    missing: 'ਕੋਈ ਚੈਨਲ ਨਹੀਂ ਆ ਰਿਹਾ',
    other: 'ਤਸਵੀਰ ਠੀਕ ਨਹੀਂ ਆ ਰਹੀ',
  },
  subjectWithCode: (code: string): string => `ਟੀਵੀ ’ਤੇ ਐਰਰ ਕੋਡ ${code} ਹੈ`,
  describe: (box: string, screen: string, wasRefreshed: boolean): string =>
    [
      `ਬਾਕਸ: ${box}।`,
      `ਸਕ੍ਰੀਨ ’ਤੇ: ${screen}।`,
      wasRefreshed ? 'ਮੈਂ ਪੋਰਟਲ ਤੋਂ ਬਾਕਸ ਰਿਫ੍ਰੈਸ਼ ਕੀਤਾ, ਪਰ ਫ਼ਾਇਦਾ ਨਹੀਂ ਹੋਇਆ।' : 'ਮੈਂ ਬਾਕਸ ਰਿਫ੍ਰੈਸ਼ ਨਹੀਂ ਕੀਤਾ ਹੈ।',
    ].join('\n'),
};

export const getHelpText: TextsOf<typeof EnglishGetHelpText> = {
  help: 'ਮਦਦ ਲਓ',
  call: (phone: string): string => `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`,
  paymentUnconfirmed: 'ਭੁਗਤਾਨ ਜਿਸ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ',
  paymentFailed: 'ਭੁਗਤਾਨ ਜੋ ਨਹੀਂ ਹੋਇਆ',
  packNotStarted: 'ਪੈਕ ਜੋ ਚਾਲੂ ਜਾਂ ਰੀਨਿਊ ਨਹੀਂ ਹੋਇਆ',
  description: (reference: string, amount: string, when: string): string =>
    [`ਰੈਫ਼ਰੈਂਸ: ${reference}`, amount && `ਰਕਮ: ${amount}`, when && `ਸਮਾਂ: ${when}`]
      .filter(Boolean)
      .join('\n'),
  agreed: (amount: string): string => `ਸਹਿਮਤੀ ਵਾਲੀ ਰਕਮ: ${amount}`,
};

export const newTicketText: TextsOf<typeof EnglishNewTicketText> = {
  title: 'ਨਵੀਂ ਸ਼ਿਕਾਇਤ',
  back: 'ਗਾਹਕ ਸਹਾਇਤਾ',
  draftSaved: 'ਭੇਜਣ ਤੱਕ ਤੁਹਾਡਾ ਡ੍ਰਾਫ਼ਟ ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਸੇਵ ਰਹਿੰਦਾ ਹੈ।',
  category: 'ਇਹ ਕਿਸ ਬਾਰੇ ਹੈ?',
  choose: 'ਇੱਕ ਚੁਣੋ',
  box: 'ਕਿਹੜਾ ਬਾਕਸ?',
  subject: 'ਵਿਸ਼ਾ',
  subjectHint: 'ਜਿਵੇਂ: ਦੋ ਚੈਨਲ ਨਹੀਂ ਆ ਰਹੇ',
  mayHelp: 'ਸ਼ਾਇਦ ਇਹ ਜਵਾਬ ਕੰਮ ਆਉਣ। ਤੁਹਾਡਾ ਲਿਖਿਆ ਇੱਥੇ ਹੀ ਰਹੇਗਾ।',
  description: 'ਕੀ ਹੋ ਰਿਹਾ ਹੈ, ਅਤੇ ਕਦੋਂ ਤੋਂ?',
  contact: 'ਅਸੀਂ ਜਵਾਬ ਕਿਵੇਂ ਦੇਈਏ?',
  send: 'ਭੇਜੋ',
  discard: 'ਇਹ ਡ੍ਰਾਫ਼ਟ ਮਿਟਾਓ',
  discarded: 'ਡ੍ਰਾਫ਼ਟ ਮਿਟਾਇਆ ਗਿਆ।',
  undo: 'ਵਾਪਸ ਲਿਆਓ',
  errors: {
    categoryid: 'ਚੁਣੋ ਕਿ ਇਹ ਕਿਸ ਬਾਰੇ ਹੈ',
    stbno: 'ਚੁਣੋ ਕਿ ਇਹ ਕਿਸ ਬਾਕਸ ਬਾਰੇ ਹੈ',
    subject: 'ਵਿਸ਼ਾ ਲਿਖੋ',
    description: 'ਦੱਸੋ ਕਿ ਕੀ ਹੋ ਰਿਹਾ ਹੈ',
    contactmethod: 'ਚੁਣੋ ਕਿ ਅਸੀਂ ਜਵਾਬ ਕਿਵੇਂ ਦੇਈਏ',
  },
  sentTitle: 'ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਭੇਜ ਦਿੱਤੀ ਗਈ',
  number: 'ਤੁਹਾਡਾ ਸ਼ਿਕਾਇਤ ਨੰਬਰ',
  numberDescription: 'ਫ਼ੋਨ ਕਰਨ ਵੇਲੇ ਇਹ ਨੰਬਰ ਦੱਸੋ। ਇਹ ਸ਼ਿਕਾਇਤ ਤੁਹਾਡੀ ਸੂਚੀ ਵਿੱਚ ਵੀ ਹੈ।',
  open: 'ਸ਼ਿਕਾਇਤ ਖੋਲ੍ਹੋ',
  list: 'ਗਾਹਕ ਸਹਾਇਤਾ ’ਤੇ ਵਾਪਸ',
  unknownTitle: 'ਕੀ ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਪਹੁੰਚੀ?',
  unknown: 'ਪਤਾ ਨਹੀਂ ਕਿ ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ ਪਹੁੰਚੀ ਜਾਂ ਨਹੀਂ। ਦੁਬਾਰਾ ਭੇਜਣ ਤੋਂ ਪਹਿਲਾਂ ਆਪਣੀਆਂ ਸਭ ਤੋਂ ਨਵੀਆਂ ਸ਼ਿਕਾਇਤਾਂ ਦੇਖ ਲਓ।',
  yours: 'ਤੁਹਾਡੀ ਸ਼ਿਕਾਇਤ',
  newest: 'ਤੁਹਾਡੀਆਂ ਸਭ ਤੋਂ ਨਵੀਆਂ ਸ਼ਿਕਾਇਤਾਂ',
  none: 'ਤੁਹਾਡੀ ਸੂਚੀ ਵਿੱਚ ਕੋਈ ਸ਼ਿਕਾਇਤ ਨਹੀਂ ਹੈ',
  same: 'ਇਸ ਵਿੱਚ ਇਹੀ ਲਿਖਿਆ ਹੈ।',
  seen: 'ਇਹ ਸੂਚੀ ਵਿੱਚ ਹੈ',
  missed: 'ਇਹ ਉੱਥੇ ਨਹੀਂ ਹੈ, ਦੁਬਾਰਾ ਭੇਜੋ',
};

export const surveyText: TextsOf<typeof EnglishSurveyText> = {
  title: 'ਆਪਣੀ ਰਾਏ ਦਿਓ',
  home: 'ਹੋਮ ’ਤੇ ਵਾਪਸ',
  closed: 'ਇਸ ਵੇਲੇ ਕੋਈ ਸਰਵੇ ਖੁੱਲ੍ਹਾ ਨਹੀਂ ਹੈ',
  closedDescription: 'ਜਦੋਂ ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਸਰਵੇ ਖੋਲ੍ਹੇਗਾ, ਤੁਸੀਂ ਇੱਥੇ ਜਵਾਬ ਦੇ ਸਕੋਗੇ।',
  page: (at: number, count: number): string => `${count} ਵਿੱਚੋਂ ਪੇਜ ${at}`,
  review: 'ਆਪਣੇ ਜਵਾਬ ਦੇਖ ਲਓ',
  reviewDescription: 'ਅਜੇ ਕੁਝ ਭੇਜਿਆ ਨਹੀਂ ਗਿਆ। ਜਵਾਬਾਂ ਦੇ ਨਾਲ ਤੁਹਾਡਾ ਨਾਂ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ।',
  optional: 'ਵਿਕਲਪਿਕ',
  required: 'ਇਸ ਸਵਾਲ ਦਾ ਜਵਾਬ ਦਿਓ।',
  missing: (question: string): string => `“${question}” ਦਾ ਜਵਾਬ ਦਿਓ`,
  next: 'ਅੱਗੇ',
  toReview: 'ਜਵਾਬ ਦੇਖੋ',
  back: 'ਪਿੱਛੇ',
  change: 'ਬਦਲੋ',
  changePage: (page: number): string => `ਪੇਜ ${page} ਦੇ ਜਵਾਬ`,
  send: 'ਮੇਰੇ ਜਵਾਬ ਭੇਜੋ',
  sendAgain: 'ਦੁਬਾਰਾ ਭੇਜੋ',
  unknown: 'ਪਤਾ ਨਹੀਂ ਕਿ ਤੁਹਾਡੇ ਜਵਾਬ ਪਹੁੰਚੇ ਜਾਂ ਨਹੀਂ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਭੇਜੋ।',
  answersSaved: 'ਤੁਹਾਡੇ ਜਵਾਬ ਇੱਥੇ ਹੀ ਹਨ।',
  thanks: 'ਧੰਨਵਾਦ',
  thanksDescription: 'ਤੁਹਾਡੇ ਜਵਾਬ ਪਹੁੰਚ ਗਏ ਹਨ। ਇਸ ਸਰਵੇ ਦਾ ਜਵਾਬ ਇੱਕ ਵਾਰ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ।',
};

export const supportText: TextsOf<typeof EnglishSupportText> = {
  title: 'ਗਾਹਕ ਸਹਾਇਤਾ',
  help: 'ਮਦਦ',
  guide: 'ਤਸਵੀਰ ਨਹੀਂ ਆ ਰਹੀ?',
  guideDescription: 'ਇੱਕ ਮਿੰਟ ਵਿੱਚ ਕਾਰਨ ਜਾਣੋ। ਅਸੀਂ ਤੁਹਾਡੇ ਨਾਲ ਤੁਹਾਡਾ ਬਾਕਸ ਅਤੇ ਪੈਕ ਚੈੱਕ ਕਰਦੇ ਹਾਂ।',
  guideStart: 'ਪਿਕਚਰ ਗਾਈਡ ਸ਼ੁਰੂ ਕਰੋ',
  tickets: 'ਮੇਰੀਆਂ ਸ਼ਿਕਾਇਤਾਂ',
  create: 'ਨਵੀਂ ਸ਼ਿਕਾਇਤ',
  goOn: 'ਡ੍ਰਾਫ਼ਟ ਜਾਰੀ ਰੱਖੋ',
  status: 'ਸਥਿਤੀ',
  allStatuses: 'ਸਾਰੀਆਂ',
  category: 'ਕਿਸ ਬਾਰੇ',
  allCategories: 'ਸਭ ਕੁਝ',
  noTickets: 'ਅਜੇ ਕੋਈ ਸ਼ਿਕਾਇਤ ਨਹੀਂ',
  noTicketsDescription: 'ਜੇ ਕੁਝ ਕੰਮ ਨਾ ਕਰੇ, ਤਾਂ ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰੋ ਅਤੇ ਉਸ ਦੀ ਸਥਿਤੀ ਇੱਥੇ ਦੇਖੋ।',
  noMatch: 'ਕੋਈ ਸ਼ਿਕਾਇਤ ਨਹੀਂ ਮਿਲੀ',
  showAll: 'ਸਾਰੀਆਂ ਸ਼ਿਕਾਇਤਾਂ ਦਿਖਾਓ',
  more: 'ਹੋਰ ਦਿਖਾਓ',
  count: (count: number): string =>
    count === 1 ? '1 ਸ਼ਿਕਾਇਤ ਦਿਖ ਰਹੀ ਹੈ' : `${count} ਸ਼ਿਕਾਇਤਾਂ ਦਿਖ ਰਹੀਆਂ ਹਨ`,
  boxes: 'ਮੇਰੇ ਬਾਕਸ',
  noBoxes: 'ਇਸ ਖਾਤੇ ’ਤੇ ਕੋਈ ਟੀਵੀ ਬਾਕਸ ਨਹੀਂ',
  noBoxesDescription: 'ਜਦੋਂ ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਬਾਕਸ ਜੋੜੇਗਾ, ਉਹ ਇੱਥੇ ਦਿਖੇਗਾ।',
  stbno: 'ਬਾਕਸ ਨੰਬਰ',
  smcno: 'ਸਮਾਰਟ ਕਾਰਡ',
  boxStatus: { ACTIVE: 'ਚਾਲੂ', SUSPENDED: 'ਰੋਕਿਆ ਹੋਇਆ' },
  again: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
};

export const ticketStatusText: TextsOf<typeof EnglishTicketStatusText> = {
  status: {
    OPEN: 'ਖੁੱਲ੍ਹੀ',
    INPROGRESS: 'ਕੰਮ ਚੱਲ ਰਿਹਾ ਹੈ',
    RESOLVED: 'ਹੱਲ ਹੋ ਗਈ',
    CLOSED: 'ਬੰਦ',
  },
  openFor: (days: number): string => {
    if (days === 0) return 'ਅੱਜ ਦਰਜ ਹੋਈ';
    return days === 1 ? '1 ਦਿਨ ਪਹਿਲਾਂ ਦਰਜ ਹੋਈ' : `${days} ਦਿਨਾਂ ਪਹਿਲਾਂ ਦਰਜ ਹੋਈ`;
  },
  closedAfter: (days: number): string => {
    if (days === 0) return 'ਉਸੇ ਦਿਨ ਬੰਦ';
    return days === 1 ? '1 ਦਿਨ ਬਾਅਦ ਬੰਦ' : `${days} ਦਿਨਾਂ ਬਾਅਦ ਬੰਦ`;
  },
};

export const ticketViewText: TextsOf<typeof EnglishTicketViewText> = {
  title: 'ਸ਼ਿਕਾਇਤ',
  back: 'ਗਾਹਕ ਸਹਾਇਤਾ',
  number: 'ਸ਼ਿਕਾਇਤ ਨੰਬਰ',
  category: 'ਕਿਸ ਬਾਰੇ',
  box: 'ਬਾਕਸ',
  opened: 'ਦਰਜ ਹੋਈ',
  age: 'ਕਦੋਂ ਤੋਂ',
  closed: 'ਬੰਦ ਹੋਈ',
  resolution: 'ਨਤੀਜਾ',
  messages: 'ਸੁਨੇਹੇ',
  noMessages: 'ਅਜੇ ਕੋਈ ਸੁਨੇਹਾ ਨਹੀਂ',
  noMessagesDescription: 'ਸਹਾਇਤਾ ਟੀਮ ਦੇ ਜਵਾਬ ਇੱਥੇ ਦਿਖਣਗੇ।',
  author: { SUBSCRIBER: 'ਤੁਸੀਂ', SUPPORT: 'ਸਹਾਇਤਾ ਟੀਮ' },
  again: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  close: 'ਇਹ ਸ਼ਿਕਾਇਤ ਬੰਦ ਕਰੋ',
  closeTitle: 'ਇਹ ਸ਼ਿਕਾਇਤ ਬੰਦ ਕਰਨੀ ਹੈ?',
  closeDescription: 'ਸਹਾਇਤਾ ਟੀਮ ਇਸ ’ਤੇ ਕੰਮ ਕਰਨਾ ਬੰਦ ਕਰ ਦੇਵੇਗੀ। ਤੁਸੀਂ ਕਦੇ ਵੀ ਨਵੀਂ ਸ਼ਿਕਾਇਤ ਦਰਜ ਕਰ ਸਕਦੇ ਹੋ।',
  reason: 'ਕਾਰਨ (ਵਿਕਲਪਿਕ)',
  closeYes: 'ਸ਼ਿਕਾਇਤ ਬੰਦ ਕਰੋ',
  closeNo: 'ਖੁੱਲ੍ਹੀ ਰਹਿਣ ਦਿਓ',
  isClosed: 'ਇਹ ਸ਼ਿਕਾਇਤ ਬੰਦ ਹੈ।',
  closeUnknown:
    'ਪਤਾ ਨਹੀਂ ਕਿ ਸ਼ਿਕਾਇਤ ਬੰਦ ਹੋਈ ਜਾਂ ਨਹੀਂ। ਅਸੀਂ ਉਸ ਦੀ ਸਥਿਤੀ ਅੱਪਡੇਟ ਕਰ ਰਹੇ ਹਾਂ: ਦੁਬਾਰਾ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਦੇਖ ਲਓ।',
  more: 'ਬਾਅਦ ਦੇ ਸੁਨੇਹੇ ਦਿਖਾਓ',
};
