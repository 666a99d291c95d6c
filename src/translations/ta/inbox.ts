import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('ta');
const isOne = (count: number) => plural.select(count) === 'one';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'அறிவிப்புகள்',
  views: 'அறிவிப்புகளும் செய்திகளும்',
  alerts: 'ஆபரேட்டர் தகவல்',
  messages: (unread) => (unread > 0 ? `செய்திகள் (${unread})` : 'செய்திகள்'),
  justNow: 'இப்போதுதான்',
  minutesAgo: (minutes) => `${minutes}\u00a0${isOne(minutes) ? 'நிமிடத்துக்கு' : 'நிமிடங்களுக்கு'} முன்`,
  hoursAgo: (hours) => `${hours}\u00a0மணிநேரத்துக்கு முன்`,
  daysAgo: (days) => `${days}\u00a0${isOne(days) ? 'நாளுக்கு' : 'நாட்களுக்கு'} முன்`,
  isNew: 'புதியது',
  open: 'திற',
  openOf: (message) => `திற: ${message}`,
  none: 'புதிதாக எதுவும் இல்லை',
  noneDescription: 'உங்கள் ஆபரேட்டரின் செய்திகள் இங்கே தெரியும்.',
  shown: (shown, count) => `${count} அறிவிப்புகளில் ${shown}`,
  more: 'மேலும் காட்டு',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'இந்தச் சாதனத்தில் உள்ள செய்திகள்',
  unread: 'படிக்காதது',
  open: 'திற',
  openOf: (title) => `திற: ${title}`,
  read: 'படித்ததாகக் குறி',
  readOf: (title) => `படித்ததாகக் குறி: ${title}`,
  remove: 'நீக்கு',
  removeOf: (title) => `நீக்கு: ${title}`,
  readAll: 'எல்லாம் படித்ததாகக் குறி',
  removeAll: 'எல்லாம் நீக்கு',
  removed: (count) => (count === 1 ? 'செய்தி நீக்கப்பட்டது.' : `${count} செய்திகள் நீக்கப்பட்டன.`),
  undo: 'திரும்பக் கொண்டுவா',
  none: 'இன்னும் செய்திகள் இல்லை',
  noneDescription: 'இந்தச் சாதனத்துக்கு வரும் செய்திகள் இங்கே தெரியும். புதிய 100 செய்திகளை வைத்திருப்போம்.',
  refused:
    'இந்தச் சாதனத்தில் செய்திகளைச் சேமிக்க இந்த பிரவுசர் அனுமதிக்கவில்லை. உங்கள் ஆபரேட்டரின் அறிவிப்புகள் வழக்கம்போல் வரும்.',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'நோட்டிஃபிகேஷன்கள்',
  status: {
    notOffered:
      'உங்கள் ஆபரேட்டர் இன்னும் சாதனங்களுக்குச் செய்திகள் அனுப்புவதில்லை. “ஆபரேட்டர் தகவல்” என்பதில் எல்லாம் இருக்கும்.',
    unsupported:
      'இந்த பிரவுசரால் செய்திகளைப் பெற முடியாது. iPhone-இல் போர்ட்டலை ஹோம் ஸ்க்ரீனில் சேர்த்து அங்கிருந்து திறங்கள்.',
    refused:
      'இந்தப் பக்கத்தின் நோட்டிஃபிகேஷன்கள் தடுக்கப்பட்டுள்ளன. பிரவுசர் செட்டிங்ஸில் அனுமதித்து, மீண்டும் சரிபாருங்கள்.',
    off: 'போர்ட்டல் மூடியிருந்தாலும், பராமரிப்பு, சேவைத் தடை, பேமெண்ட் பற்றிய செய்திகளை இந்தச் சாதனத்தில் பெறுங்கள்.',
    on: 'இந்தச் சாதனத்துக்கு உங்கள் ஆபரேட்டரின் செய்திகள் வரும்.',
  },
  action: { refused: 'மீண்டும் சரிபார்', off: 'ஆன் செய்', on: 'ஆஃப் செய்' },
  failed: 'நோட்டிஃபிகேஷன்களை ஆன் செய்ய முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
  noTopic:
    'இந்தச் சாதனத்தில் உங்கள் பகுதிச் செய்திகளை ஆன் செய்ய முடியவில்லை. அடுத்த முறை போர்ட்டலைத் திறக்கும்போது மீண்டும் முயற்சி செய்வோம்.',
  again: 'இப்போது முயற்சி செய்',
};
