import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../text/words.text';

export const boxNameText: TextsOf<typeof english.boxNameText> = {
  numbered: (ending: string): string => `ਬਾਕਸ ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof english.channelWordsText> = {
  'General Entertainment': 'ਮਨੋਰੰਜਨ',
  Movies: 'ਫ਼ਿਲਮਾਂ',
  Music: 'ਸੰਗੀਤ',
  Sports: 'ਖੇਡਾਂ',
  Kids: 'ਬੱਚੇ',
  Infotainment: 'ਗਿਆਨ',
  'News and Current Affairs': 'ਖਬਰਾਂ',
  Devotional: 'ਭਗਤੀ',
  Miscellaneous: 'ਹੋਰ',
  Hindi: 'ਹਿੰਦੀ',
  English: 'ਅੰਗਰੇਜ਼ੀ',
  Tamil: 'ਤਮਿਲ',
  Telugu: 'ਤੇਲਗੂ',
  Kannada: 'ਕੰਨੜ',
  Malayalam: 'ਮਲਿਆਲਮ',
  Marathi: 'ਮਰਾਠੀ',
  Bengali: 'ਬੰਗਾਲੀ',
  Gujarati: 'ਗੁਜਰਾਤੀ',
  Punjabi: 'ਪੰਜਾਬੀ',
  Odia: 'ਉੜੀਆ',
  Bhojpuri: 'ਭੋਜਪੁਰੀ',
  Assamese: 'ਅਸਾਮੀ',
  Urdu: 'ਉਰਦੂ',
};

export const storeMessagesText: english.MessageTexts = {
  sessionExpired: 'ਤੁਹਾਡਾ ਸੈਸ਼ਨ ਖਤਮ ਹੋ ਗਿਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰੋ।',
  accountMismatched: 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਹੁਣ ਕਿਸੇ ਹੋਰ ਖਾਤੇ ਨਾਲ ਲੌਗ ਇਨ ਹੈ। ਆਪਣੇ ਖਾਤੇ ਲਈ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰੋ।',
  loggedOut: 'ਤੁਸੀਂ ਲੌਗ ਆਊਟ ਹੋ ਗਏ ਹੋ।',
  loggedOutHereOnly:
    'ਤੁਸੀਂ ਇੱਥੇ ਲੌਗ ਆਊਟ ਹੋ ਗਏ ਹੋ, ਪਰ ਸਾਡੇ ਸਰਵਰ ’ਤੇ ਨਹੀਂ। ਜੇ ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਹੋਰ ਲੋਕ ਵੀ ਵਰਤਦੇ ਹਨ ਤਾਂ ਇਸ ਨੂੰ ਬੰਦ ਕਰ ਦਿਓ।',
  wrongDetails: 'ਕੁਝ ਜਾਣਕਾਰੀ ਰਹਿ ਗਈ ਹੈ। ਜੋ ਲਿਖਿਆ ਹੈ, ਉਹ ਚੈੱਕ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  refused: 'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਇਹ ਨਹੀਂ ਕਰ ਸਕਿਆ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  faulty: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦੇ ਸਿਸਟਮ ਵਿੱਚ ਇਸ ਵੇਲੇ ਖ਼ਰਾਬੀ ਹੈ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  faultyUnknown:
    'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦੇ ਸਿਸਟਮ ਵਿੱਚ ਇਸ ਵੇਲੇ ਖ਼ਰਾਬੀ ਹੈ। ਅਜੇ ਪਤਾ ਨਹੀਂ ਕਿ ਇਹ ਹੋਇਆ ਜਾਂ ਨਹੀਂ। ਦੁਬਾਰਾ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਚੈੱਕ ਕਰ ਲਓ।',
  connectionLost: 'ਜਵਾਬ ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ।',
  systemFaulty: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦੇ ਸਿਸਟਮ ਵਿੱਚ ਇਸ ਵੇਲੇ ਖ਼ਰਾਬੀ ਹੈ।',
  answerUnreadable: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦਾ ਜਵਾਬ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ।',
  unreadable: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦਾ ਜਵਾਬ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  unreachable: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਆਪਣਾ ਕਨੈਕਸ਼ਨ ਚੈੱਕ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  tooSlow: 'ਤੁਹਾਡਾ ਆਪਰੇਟਰ ਜਵਾਬ ਦੇਣ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੈ ਰਿਹਾ ਹੈ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  notStored:
    'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਇਸ ਸਾਈਟ ਲਈ ਕੁਝ ਵੀ ਸੇਵ ਨਹੀਂ ਕਰ ਸਕਦਾ, ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਥੋੜ੍ਹੀ ਥਾਂ ਖਾਲੀ ਕਰੋ ਜਾਂ ਸਾਈਟ ਨੂੰ ਡਾਟਾ ਸੇਵ ਕਰਨ ਦਿਓ, ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  outdated: 'ਇਸ ਦੌਰਾਨ ਕੁਝ ਬਦਲ ਗਿਆ ਹੈ, ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ।',
  accountUnconfirmed:
    'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਨੇ ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਕੀਤੀ, ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  unknown:
    'ਜਵਾਬ ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ, ਇਸ ਲਈ ਅਜੇ ਪਤਾ ਨਹੀਂ ਕਿ ਇਹ ਹੋਇਆ ਜਾਂ ਨਹੀਂ। ਦੁਬਾਰਾ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਚੈੱਕ ਕਰ ਲਓ।',
  unclear: 'ਆਪਰੇਟਰ ਦੇ ਜਵਾਬ ਤੋਂ ਪਤਾ ਨਹੀਂ ਲੱਗਿਆ ਕਿ ਇਹ ਹੋਇਆ ਜਾਂ ਨਹੀਂ। ਦੁਬਾਰਾ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਚੈੱਕ ਕਰ ਲਓ।',
  operatorSaid: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦਾ ਸੁਨੇਹਾ: “{words}”',
  defect: 'ਇਸ ਪੇਜ ’ਤੇ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਇਸ ਵਿੱਚ ਤੁਹਾਡੀ ਕੋਈ ਗਲਤੀ ਨਹੀਂ।',
  englishInstead: 'ਕੁਝ ਟੈਕਸਟ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹਨ, ਕਿਉਂਕਿ ਉਹ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ।',
  startAgain: 'ਇਸ ਪੇਜ ’ਤੇ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਅਸੀਂ ਤੁਹਾਨੂੰ ਲੌਗ ਇਨ ’ਤੇ ਲਿਜਾ ਰਹੇ ਹਾਂ।',
};
