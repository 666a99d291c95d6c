import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'ਸੇਵਾ ਸੂਚਨਾਵਾਂ',
  severity: { outage: 'ਸੇਵਾ ਬੰਦ', work: 'ਰੱਖ-ਰਖਾਅ', info: 'ਸੂਚਨਾ' },
  more: (count: number): string => `ਅਤੇ ${count} ਹੋਰ`,
  details: 'ਵੇਰਵੇ',
  less: 'ਘੱਟ',
  dismiss: 'ਲੁਕਾਓ',
  region: 'ਇਲਾਕਾ',
  from: 'ਕਦੋਂ ਤੋਂ',
  until: 'ਕਦੋਂ ਤੱਕ',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'ਖਾਤਾ',
  profile: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ',
  contact: 'ਸੰਪਰਕ ਕਰੋ',
  survey: 'ਆਪਣੀ ਰਾਏ ਦਿਓ',
  logOut: 'ਲੌਗ ਆਊਟ ਕਰੋ',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ।',
  since: (time) => `ਤੁਸੀਂ ${time} ਤੋਂ ਆਫ਼ਲਾਈਨ ਹੋ।`,
  older: 'ਜੋ ਦਿਖ ਰਿਹਾ ਹੈ, ਉਹ ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਹੈ।',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'ਕੋਡ ਭਰਨ ਵਾਲੀ ਥਾਂ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ।',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'ਸੈਟਿੰਗਾਂ',
  language: 'ਭਾਸ਼ਾ',
  inReview: 'ਇਸ ਅਨੁਵਾਦ ਦੀ ਜਾਂਚ ਹਾਲੇ ਚੱਲ ਰਹੀ ਹੈ।',
  theme: 'ਥੀਮ',
  system: 'ਡੀਵਾਈਸ ਵਾਲੀ',
  light: 'ਹਲਕੀ',
  dark: 'ਗੂੜ੍ਹੀ',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'ਇਸ ਪੇਜ ਨੇ ਕੰਮ ਕਰਨਾ ਬੰਦ ਕਰ ਦਿੱਤਾ ਹੈ',
  title: 'ਸਹਾਇਤਾ ਟੀਮ ਲਈ ਫ਼ਾਈਲ',
  offer: 'ਸਹਾਇਤਾ ਟੀਮ ਲਈ ਫ਼ਾਈਲ ਦੇਖੋ ਅਤੇ ਸੇਵ ਕਰੋ',
  waits: 'ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਲੌਗ ਇਨ ’ਤੇ ਨਹੀਂ ਜਾਂਦੇ, ਤੁਸੀਂ ਇਸੇ ਪੇਜ ’ਤੇ ਰਹੋਗੇ।',
  missing: 'ਫ਼ਾਈਲ ਦਿਖਾਈ ਨਹੀਂ ਜਾ ਸਕੀ। ਆਪਣਾ ਕਨੈਕਸ਼ਨ ਚੈੱਕ ਕਰੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  leave: 'ਲੌਗ ਇਨ ’ਤੇ ਜਾਓ',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'ਇਹ ਪੇਜ ਲੋਡ ਨਹੀਂ ਹੋਇਆ',
  description: 'ਤੁਸੀਂ ਜੋ ਕੀਤਾ ਸੀ, ਉਸ ਵਿੱਚੋਂ ਕੁਝ ਵੀ ਗੁਆਚਿਆ ਨਹੀਂ।',
  again: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  home: 'ਹੋਮ ’ਤੇ ਜਾਓ',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'ਪੋਰਟਲ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਤੁਹਾਡਾ ਲਿਖਿਆ ਹੋਇਆ ਇੱਥੇ ਹੀ ਹੈ।',
  again: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'ਰੱਖ-ਰਖਾਅ ਚੱਲ ਰਿਹਾ ਹੈ',
  description:
    'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਆਪਣੇ ਸਿਸਟਮ ’ਤੇ ਕੰਮ ਕਰ ਰਿਹਾ ਹੈ। ਤੁਹਾਡੇ ਪੈਕ ਚਾਲੂ ਰਹਿਣਗੇ। ਕੰਮ ਪੂਰਾ ਹੋਣ ’ਤੇ ਤੁਸੀਂ ਫਿਰ ਰੀਨਿਊ ਅਤੇ ਭੁਗਤਾਨ ਕਰ ਸਕੋਗੇ।',
  again: 'ਦੁਬਾਰਾ ਚੈੱਕ ਕਰੋ',
  over: 'ਕੰਮ ਪੂਰਾ ਹੋ ਗਿਆ। ਹੁਣ ਸਭ ਕੁਝ ਫਿਰ ਤੋਂ ਚੱਲ ਰਿਹਾ ਹੈ।',
  goOn: 'ਅੱਗੇ ਵਧੋ',
  unknown: 'ਅਸੀਂ ਚੈੱਕ ਨਹੀਂ ਕਰ ਸਕੇ ਕਿ ਕੰਮ ਪੂਰਾ ਹੋਇਆ ਜਾਂ ਨਹੀਂ।',
  staff: 'ਸਟਾਫ਼ ਲੌਗ ਇਨ',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'ਪੇਜ ਨਹੀਂ ਮਿਲਿਆ',
  description: 'ਹੋ ਸਕਦਾ ਹੈ ਪਤਾ ਗਲਤ ਲਿਖਿਆ ਗਿਆ ਹੋਵੇ, ਜਾਂ ਪੇਜ ਕਿਤੇ ਹੋਰ ਚਲਾ ਗਿਆ ਹੋਵੇ।',
  home: 'ਹੋਮ ’ਤੇ ਜਾਓ',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'ਨਮੂਨਾ ਡਾਟਾ: ਆਪਰੇਟਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋਇਆ, ਇੱਥੇ ਕੁਝ ਵੀ ਅਸਲੀ ਨਹੀਂ ਹੈ।',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string =>
    count === 1
      ? '1 ਐਂਟਰੀ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕੀ, ਇਸ ਲਈ ਉਹ ਇੱਥੇ ਨਹੀਂ ਹੈ।'
      : `${count} ਐਂਟਰੀਆਂ ਪੜ੍ਹੀਆਂ ਨਹੀਂ ਜਾ ਸਕੀਆਂ, ਇਸ ਲਈ ਉਹ ਇੱਥੇ ਨਹੀਂ ਹਨ।`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਅਨੁਸਾਰ ${counted} ਚੈਨਲ ਹਨ, ਸੂਚੀ ਵਿੱਚ ${listed} ਹਨ।`,
  once: 'ਜਿਹੜਾ ਚੈਨਲ ਇੱਕ ਤੋਂ ਵੱਧ ਪੈਕਾਂ ਵਿੱਚ ਹੈ, ਉਹ ਇੱਕ ਵਾਰ ਗਿਣਿਆ ਗਿਆ ਹੈ।',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'ਆਪਣੇ ਪੈਕ ਵੇਖੋ, ਰੀਨਿਊ ਕਰੋ, ਭੁਗਤਾਨ ਕਰੋ ਅਤੇ ਮਦਦ ਲਓ।',
  noScripts: 'ਇਸ ਪੇਜ ਲਈ JavaScript ਜ਼ਰੂਰੀ ਹੈ। ਲੌਗ ਇਨ ਕਰਨ ਲਈ ਇਸਨੂੰ ਆਪਣੇ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਚਾਲੂ ਕਰੋ।',
  misconfigured: (field) => `ਪੋਰਟਲ ਦੀ ਕੌਨਫਿਗਰੇਸ਼ਨ ਵਿੱਚ “${field}” ਫੀਲਡ ਗਲਤ ਹੈ।`,
};
