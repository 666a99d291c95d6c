import type { boxNameText as EnglishBoxNameText } from '../../text/boxName.text';
import type { TextsOf } from '../../text/catalogue';
import type { channelWordsText as EnglishChannelWordsText } from '../../text/channelWords.text';
import type { MessageTexts } from '../../text/storeMessages.text';

export const boxNameText: TextsOf<typeof EnglishBoxNameText> = {
  numbered: (ending: string): string => `ಬಾಕ್ಸ್ ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof EnglishChannelWordsText> = {
  'General Entertainment': 'ಮನರಂಜನೆ',
  Movies: 'ಸಿನಿಮಾ',
  Music: 'ಸಂಗೀತ',
  Sports: 'ಕ್ರೀಡೆ',
  Kids: 'ಮಕ್ಕಳು',
  Infotainment: 'ಮಾಹಿತಿ',
  'News and Current Affairs': 'ಸುದ್ದಿ',
  Devotional: 'ಭಕ್ತಿ',
  Miscellaneous: 'ಇತರೆ',
  Hindi: 'ಹಿಂದಿ',
  English: 'ಇಂಗ್ಲಿಷ್',
  Tamil: 'ತಮಿಳು',
  Telugu: 'ತೆಲುಗು',
  Kannada: 'ಕನ್ನಡ',
  Malayalam: 'ಮಲಯಾಳಂ',
  Marathi: 'ಮರಾಠಿ',
  Bengali: 'ಬಂಗಾಳಿ',
  Gujarati: 'ಗುಜರಾತಿ',
  Punjabi: 'ಪಂಜಾಬಿ',
  Odia: 'ಒಡಿಯಾ',
  Bhojpuri: 'ಭೋಜ್‌ಪುರಿ',
  Assamese: 'ಅಸ್ಸಾಮಿ',
  Urdu: 'ಉರ್ದು',
};

export const storeMessagesText: MessageTexts = {
  sessionExpired: 'ನಿಮ್ಮ ಸೆಷನ್ ಮುಗಿದಿದೆ.  ದಯವಿಟ್ಟು ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  accountMismatched: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಈಗ ಬೇರೆ ಖಾತೆಯಿಂದ ಲಾಗಿನ್ ಆಗಿದೆ. ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಮುಂದುವರಿಯಲು ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  loggedOut: 'ನೀವು ಲಾಗ್‌ಔಟ್ ಆಗಿದ್ದೀರಿ.',
  loggedOutHereOnly:
    'ನೀವು ಇಲ್ಲಿ ಲಾಗ್‌ಔಟ್ ಆಗಿದ್ದೀರಿ, ಆದರೆ ನಮ್ಮ ಸರ್ವರ್‌ನಲ್ಲಿ ಅಲ್ಲ. ಬೇರೆಯವರೂ ಈ ಬ್ರೌಸರ್ ಬಳಸುತ್ತಿದ್ದರೆ ಅದನ್ನು ಮುಚ್ಚಿ.',
  wrongDetails: 'ಕೆಲವು ವಿವರಗಳು ಇಲ್ಲ. ನೀವು ತುಂಬಿದ್ದನ್ನು ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  refused: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ಗೆ ಇದನ್ನು ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
  faulty: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಸಿಸ್ಟಂನಲ್ಲಿ ಈಗ ತೊಂದರೆ ಇದೆ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
  faultyUnknown:
    'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಸಿಸ್ಟಂನಲ್ಲಿ ಈಗ ತೊಂದರೆ ಇದೆ. ಇದು ಆಗಿದೆಯೇ ಇಲ್ಲವೇ ಎಂದು ನಮಗೆ ಇನ್ನೂ ಗೊತ್ತಿಲ್ಲ. ಮತ್ತೆ ಮಾಡುವ ಮೊದಲು ಪರಿಶೀಲಿಸಿ.',
  connectionLost: 'ಉತ್ತರ ಬರುವ ಮೊದಲೇ ಕನೆಕ್ಷನ್ ಕಟ್ ಆಯಿತು.',
  systemFaulty: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಸಿಸ್ಟಂನಲ್ಲಿ ಈಗ ತೊಂದರೆ ಇದೆ.',
  answerUnreadable: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಕಳುಹಿಸಿದ ಉತ್ತರ ಓದಲು ಆಗಲಿಲ್ಲ.',
  unreadable: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಕಳುಹಿಸಿದ ಉತ್ತರ ಓದಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
  unreachable: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಜೊತೆ ಸಂಪರ್ಕ ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಕನೆಕ್ಷನ್ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  tooSlow: 'ಉತ್ತರ ಕೊಡಲು ನಿಮ್ಮ ಆಪರೇಟರ್ ತುಂಬಾ ಸಮಯ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿದ್ದಾರೆ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
  notStored:
    'ಈ ಬ್ರೌಸರ್‌ಗೆ ಈ ಸೈಟ್‌ಗಾಗಿ ಏನನ್ನೂ ಸೇವ್ ಮಾಡಲು ಆಗುತ್ತಿಲ್ಲ, ಹಾಗಾಗಿ ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ. ಸ್ವಲ್ಪ ಜಾಗ ಖಾಲಿ ಮಾಡಿ ಅಥವಾ ಡೇಟಾ ಸೇವ್ ಮಾಡಲು ಸೈಟ್‌ಗೆ ಅನುಮತಿ ಕೊಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  outdated: 'ಈ ನಡುವೆ ಏನೋ ಬದಲಾಗಿದೆ, ಹಾಗಾಗಿ ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ.',
  accountUnconfirmed:
    'ನಿಮ್ಮ ಆಪರೇಟರ್ ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಖಚಿತಪಡಿಸಲಿಲ್ಲ, ಹಾಗಾಗಿ ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
  unknown:
    'ಉತ್ತರ ಬರುವ ಮೊದಲೇ ಕನೆಕ್ಷನ್ ಕಟ್ ಆಯಿತು, ಹಾಗಾಗಿ ಇದು ಆಗಿದೆಯೇ ಇಲ್ಲವೇ ಎಂದು ನಮಗೆ ಇನ್ನೂ ಗೊತ್ತಿಲ್ಲ. ಮತ್ತೆ ಮಾಡುವ ಮೊದಲು ಪರಿಶೀಲಿಸಿ.',
  unclear: 'ಇದು ಆಗಿದೆಯೇ ಇಲ್ಲವೇ ಎಂದು ಆಪರೇಟರ್‌ನ ಉತ್ತರದಿಂದ ತಿಳಿಯುತ್ತಿಲ್ಲ. ಮತ್ತೆ ಮಾಡುವ ಮೊದಲು ಪರಿಶೀಲಿಸಿ.',
  operatorSaid: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಸಂದೇಶ: “{words}”',
  defect: 'ಈ ಪುಟದಲ್ಲಿ ಏನೋ ತೊಂದರೆಯಾಗಿದೆ. ಇದರಲ್ಲಿ ನಿಮ್ಮ ತಪ್ಪೇನೂ ಇಲ್ಲ.',
  startAgain: 'ಈ ಪುಟದಲ್ಲಿ ಏನೋ ತೊಂದರೆಯಾಗಿದೆ. ನಿಮ್ಮನ್ನು ಲಾಗಿನ್‌ಗೆ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ.',
  englishInstead: 'ಕೆಲವು ಬರಹಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ, ಹಾಗಾಗಿ ಅವು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿವೆ.',
};
