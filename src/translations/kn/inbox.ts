import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('kn');
const isOne = (count: number) => plural.select(count) === 'one';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'ಅಲರ್ಟ್‌ಗಳು',
  views: 'ಅಲರ್ಟ್‌ಗಳು ಮತ್ತು ಮೆಸೇಜ್‌ಗಳು',
  alerts: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನಿಂದ',
  messages: (unread) => (unread > 0 ? `ಮೆಸೇಜ್‌ಗಳು (${unread})` : 'ಮೆಸೇಜ್‌ಗಳು'),
  justNow: 'ಈಗಷ್ಟೇ',
  minutesAgo: (minutes) => `${minutes}\u00a0${isOne(minutes) ? 'ನಿಮಿಷದ' : 'ನಿಮಿಷಗಳ'} ಹಿಂದೆ`,
  hoursAgo: (hours) => `${hours}\u00a0${isOne(hours) ? 'ಗಂಟೆಯ' : 'ಗಂಟೆಗಳ'} ಹಿಂದೆ`,
  daysAgo: (days) => `${days}\u00a0${isOne(days) ? 'ದಿನದ' : 'ದಿನಗಳ'} ಹಿಂದೆ`,
  isNew: 'ಹೊಸದು',
  open: 'ತೆರೆಯಿರಿ',
  openOf: (message) => `ತೆರೆಯಿರಿ: ${message}`,
  none: 'ಹೊಸದೇನಿಲ್ಲ',
  noneDescription: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಮೆಸೇಜ್‌ಗಳು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.',
  shown: (shown, count) => `${count} ಅಲರ್ಟ್‌ಗಳಲ್ಲಿ ${shown}`,
  more: 'ಇನ್ನಷ್ಟು ತೋರಿಸಿ',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'ಈ ಡಿವೈಸ್‌ನ ಮೆಸೇಜ್‌ಗಳು',
  unread: 'ಓದಿಲ್ಲ',
  open: 'ತೆರೆಯಿರಿ',
  openOf: (title) => `ತೆರೆಯಿರಿ: ${title}`,
  read: 'ಓದಿದೆ ಎಂದು ಗುರುತಿಸಿ',
  readOf: (title) => `ಓದಿದೆ ಎಂದು ಗುರುತಿಸಿ: ${title}`,
  remove: 'ಅಳಿಸಿ',
  removeOf: (title) => `ಅಳಿಸಿ: ${title}`,
  readAll: 'ಎಲ್ಲವನ್ನೂ ಓದಿದೆ ಎಂದು ಗುರುತಿಸಿ',
  removeAll: 'ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ',
  removed: (count) => (count === 1 ? 'ಮೆಸೇಜ್ ಅಳಿಸಲಾಗಿದೆ.' : `${count} ಮೆಸೇಜ್‌ಗಳನ್ನು ಅಳಿಸಲಾಗಿದೆ.`),
  undo: 'ವಾಪಸ್ ತನ್ನಿ',
  none: 'ಇನ್ನೂ ಮೆಸೇಜ್‌ಗಳಿಲ್ಲ',
  noneDescription: 'ಈ ಡಿವೈಸ್‌ಗೆ ಬಂದ ಮೆಸೇಜ್‌ಗಳು ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ. ಇತ್ತೀಚಿನ 100 ಅನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ.',
  refused: 'ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಮೆಸೇಜ್‌ಗಳನ್ನು ಇಡಲು ಈ ಬ್ರೌಸರ್ ಬಿಡುವುದಿಲ್ಲ. ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಅಲರ್ಟ್‌ಗಳು ಎಂದಿನಂತೆ ಬರುತ್ತವೆ.',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'ನೋಟಿಫಿಕೇಶನ್‌ಗಳು',
  status: {
    notOffered: 'ನಿಮ್ಮ ಆಪರೇಟರ್ ಇನ್ನೂ ಡಿವೈಸ್‌ಗಳಿಗೆ ಮೆಸೇಜ್ ಕಳುಹಿಸುತ್ತಿಲ್ಲ. ಎಲ್ಲವೂ “ನಿಮ್ಮ ಆಪರೇಟರ್‌ನಿಂದ” ಅಡಿಯಲ್ಲಿ ಸಿಗುತ್ತದೆ.',
    unsupported: 'ಈ ಬ್ರೌಸರ್‌ಗೆ ಮೆಸೇಜ್‌ಗಳು ಬರುವುದಿಲ್ಲ. iPhone ನಲ್ಲಿ ಪೋರ್ಟಲ್ ಅನ್ನು ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ಗೆ ಸೇರಿಸಿ, ಅಲ್ಲಿಂದ ತೆರೆಯಿರಿ.',
    refused:
      'ಈ ಪುಟದ ನೋಟಿಫಿಕೇಶನ್‌ಗಳನ್ನು ಬ್ಲಾಕ್ ಮಾಡಲಾಗಿದೆ. ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಅನುಮತಿ ಕೊಡಿ, ನಂತರ ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ.',
    off: 'ನಿರ್ವಹಣೆ ಕೆಲಸ, ಸೇವೆ ಸ್ಥಗಿತ ಮತ್ತು ಪಾವತಿಗಳ ಮೆಸೇಜ್‌ಗಳನ್ನು ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಪಡೆಯಿರಿ, ಪೋರ್ಟಲ್ ಮುಚ್ಚಿದ್ದರೂ ಸಹ.',
    on: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನ ಮೆಸೇಜ್‌ಗಳು ಈ ಡಿವೈಸ್‌ಗೆ ಬರುತ್ತವೆ.',
  },
  action: { refused: 'ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ', off: 'ಆನ್ ಮಾಡಿ', on: 'ಆಫ್ ಮಾಡಿ' },
  failed: 'ನೋಟಿಫಿಕೇಶನ್‌ಗಳನ್ನು ಆನ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಕನೆಕ್ಷನ್ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  noTopic: 'ನಿಮ್ಮ ಪ್ರದೇಶದ ಸುದ್ದಿಗೆ ಈ ಡಿವೈಸ್ ಅನ್ನು ಸೇರಿಸಲು ಆಗಲಿಲ್ಲ. ಮುಂದಿನ ಬಾರಿ ನೀವು ಪೋರ್ಟಲ್ ತೆರೆದಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತೇವೆ.',
  again: 'ಈಗ ಪ್ರಯತ್ನಿಸಿ',
};
