import type { alertsText as EnglishAlertsText } from '../../screens/inbox/alerts.text';
import type { messagesText as EnglishMessagesText } from '../../screens/inbox/messages.text';
import type { pushText as EnglishPushText } from '../../screens/inbox/push.text';
import type { TextsOf } from '../../text/catalogue';

export const alertsText: TextsOf<typeof EnglishAlertsText> = {
  title: 'അറിയിപ്പുകൾ',
  views: 'അറിയിപ്പുകളും സന്ദേശങ്ങളും',
  alerts: 'ഓപ്പറേറ്ററിൽ നിന്ന്',
  messages: (unread) => (unread > 0 ? `സന്ദേശങ്ങൾ (${unread})` : 'സന്ദേശങ്ങൾ'),
  justNow: 'ഇപ്പോൾ',
  minutesAgo: (minutes) => `${minutes}\u00a0മിനിറ്റ് മുമ്പ്`,
  hoursAgo: (hours) => `${hours}\u00a0മണിക്കൂർ മുമ്പ്`,
  daysAgo: (days) => `${days}\u00a0ദിവസം മുമ്പ്`,
  isNew: 'പുതിയത്',
  open: 'തുറക്കുക',
  openOf: (message) => `തുറക്കുക: ${message}`,
  none: 'പുതിയതൊന്നുമില്ല',
  noneDescription: 'ഓപ്പറേറ്ററുടെ സന്ദേശങ്ങൾ ഇവിടെ കാണാം.',
  shown: (shown, count) => `${count} അറിയിപ്പുകളിൽ ${shown} എണ്ണം`,
  more: 'കൂടുതൽ കാണിക്കുക',
};

export const messagesText: TextsOf<typeof EnglishMessagesText> = {
  title: 'ഈ ഡിവൈസിലെ സന്ദേശങ്ങൾ',
  unread: 'വായിക്കാത്തത്',
  open: 'തുറക്കുക',
  openOf: (title) => `തുറക്കുക: ${title}`,
  read: 'വായിച്ചതാക്കുക',
  readOf: (title) => `വായിച്ചതാക്കുക: ${title}`,
  remove: 'ഡിലീറ്റ് ചെയ്യുക',
  removeOf: (title) => `ഡിലീറ്റ് ചെയ്യുക: ${title}`,
  readAll: 'എല്ലാം വായിച്ചതാക്കുക',
  removeAll: 'എല്ലാം ഡിലീറ്റ് ചെയ്യുക',
  removed: (count) => (count === 1 ? 'സന്ദേശം ഡിലീറ്റ് ചെയ്തു.' : `${count} സന്ദേശങ്ങൾ ഡിലീറ്റ് ചെയ്തു.`),
  undo: 'തിരികെ കൊണ്ടുവരുക',
  none: 'സന്ദേശങ്ങളൊന്നുമില്ല',
  noneDescription: 'ഈ ഡിവൈസിലേക്ക് അയയ്ക്കുന്ന സന്ദേശങ്ങൾ ഇവിടെ കാണാം. ഏറ്റവും പുതിയ 100 എണ്ണം സൂക്ഷിക്കും.',
  refused:
    'ഈ ഡിവൈസിൽ സന്ദേശങ്ങൾ സൂക്ഷിക്കാൻ ഈ ബ്രൗസർ അനുവദിക്കുന്നില്ല. ഓപ്പറേറ്ററുടെ അറിയിപ്പുകൾ പതിവുപോലെ ലഭിക്കും.',
};

export const pushText: TextsOf<typeof EnglishPushText> = {
  title: 'നോട്ടിഫിക്കേഷനുകൾ',
  status: {
    notOffered:
      'ഓപ്പറേറ്റർ ഇതുവരെ ഡിവൈസുകളിലേക്ക് സന്ദേശങ്ങൾ അയയ്ക്കുന്നില്ല. എല്ലാം “ഓപ്പറേറ്ററിൽ നിന്ന്” എന്നതിൽ കാണാം.',
    unsupported: 'ഈ ബ്രൗസറിൽ സന്ദേശങ്ങൾ ലഭിക്കില്ല. iPhone-ൽ പോർട്ടൽ ഹോം സ്ക്രീനിൽ ചേർത്ത് അവിടെ നിന്ന് തുറക്കുക.',
    refused:
      'ഈ പേജിന്റെ നോട്ടിഫിക്കേഷനുകൾ ബ്ലോക്ക് ചെയ്തിരിക്കുകയാണ്. ബ്രൗസറിന്റെ സെറ്റിങ്സിൽ അനുവദിച്ച ശേഷം വീണ്ടും പരിശോധിക്കുക.',
    off: 'മെയിന്റനൻസ്, തടസ്സങ്ങൾ, പേയ്‌മെന്റുകൾ എന്നിവയെക്കുറിച്ചുള്ള സന്ദേശങ്ങൾ പോർട്ടൽ തുറന്നിട്ടില്ലെങ്കിലും ഈ ഡിവൈസിൽ നേടുക.',
    on: 'ഓപ്പറേറ്ററുടെ സന്ദേശങ്ങൾ ഈ ഡിവൈസിൽ ലഭിക്കും.',
  },
  action: { refused: 'വീണ്ടും പരിശോധിക്കുക', off: 'ഓൺ ആക്കുക', on: 'ഓഫ് ആക്കുക' },
  failed: 'നോട്ടിഫിക്കേഷനുകൾ ഓൺ ആക്കാനായില്ല. കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.',
  noTopic:
    'നിങ്ങളുടെ പ്രദേശത്തെ വാർത്തകൾ ഈ ഡിവൈസിൽ ഓൺ ആക്കാനായില്ല. അടുത്ത തവണ പോർട്ടൽ തുറക്കുമ്പോൾ വീണ്ടും ശ്രമിക്കും.',
  again: 'ഇപ്പോൾ ശ്രമിക്കുക',
};
