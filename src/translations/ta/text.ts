import type { boxNameText as EnglishBoxNameText } from '../../text/boxName.text';
import type { TextsOf } from '../../text/catalogue';
import type { channelWordsText as EnglishChannelWordsText } from '../../text/channelWords.text';
import type { MessageTexts } from '../../text/storeMessages.text';

export const boxNameText: TextsOf<typeof EnglishBoxNameText> = {
  numbered: (ending: string): string => `பாக்ஸ் ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof EnglishChannelWordsText> = {
  'General Entertainment': 'பொழுதுபோக்கு',
  Movies: 'திரைப்படம்',
  Music: 'இசை',
  Sports: 'விளையாட்டு',
  Kids: 'குழந்தைகள்',
  Infotainment: 'அறிவு',
  'News and Current Affairs': 'செய்தி',
  Devotional: 'பக்தி',
  Miscellaneous: 'மற்றவை',
  Hindi: 'இந்தி',
  English: 'ஆங்கிலம்',
  Tamil: 'தமிழ்',
  Telugu: 'தெலுங்கு',
  Kannada: 'கன்னடம்',
  Malayalam: 'மலையாளம்',
  Marathi: 'மராத்தி',
  Bengali: 'வங்காளம்',
  Gujarati: 'குஜராத்தி',
  Punjabi: 'பஞ்சாபி',
  Odia: 'ஒடியா',
  Bhojpuri: 'போஜ்புரி',
  Assamese: 'அசாமியம்',
  Urdu: 'உருது',
};

export const storeMessagesText: MessageTexts = {
  sessionExpired: 'உங்கள் லாகின் இப்போது செல்லாது.  தயவுசெய்து மீண்டும் லாகின் செய்யுங்கள்.',
  accountMismatched:
    'இந்த பிரவுசரில் இப்போது வேறொரு கணக்கு லாகின் ஆகியுள்ளது. உங்கள் கணக்கில் தொடர மீண்டும் லாகின் செய்யுங்கள்.',
  loggedOut: 'நீங்கள் லாக் அவுட் ஆகிவிட்டீர்கள்.',
  loggedOutHereOnly:
    'இந்தச் சாதனத்தில் லாக் அவுட் ஆகிவிட்டீர்கள், ஆனால் ஆபரேட்டரைத் தொடர்பு கொள்ள முடியவில்லை. மற்றவர்களும் இந்த பிரவுசரைப் பயன்படுத்தினால் அதை மூடிவிடுங்கள்.',
  wrongDetails: 'சில விவரங்கள் இல்லை. நீங்கள் உள்ளிட்டதைச் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
  refused: 'உங்கள் ஆபரேட்டரால் இதைச் செய்ய முடியவில்லை. பிறகு மீண்டும் முயற்சி செய்யுங்கள்.',
  unreadable: 'உங்கள் ஆபரேட்டர் அனுப்பிய பதிலைப் படிக்க முடியவில்லை. பிறகு மீண்டும் முயற்சி செய்யுங்கள்.',
  unreachable:
    'உங்கள் ஆபரேட்டரைத் தொடர்பு கொள்ள முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
  tooSlow: 'உங்கள் ஆபரேட்டர் பதில் தர அதிக நேரம் எடுக்கிறது. பிறகு மீண்டும் முயற்சி செய்யுங்கள்.',
  notStored:
    'இந்த பிரவுசரால் இந்தத் தளத்துக்காக எதையும் சேமிக்க முடியவில்லை, அதனால் எதுவும் அனுப்பப்படவில்லை. கொஞ்சம் இடம் காலி செய்யுங்கள் அல்லது தளம் டேட்டா சேமிக்க அனுமதி கொடுங்கள், பிறகு மீண்டும் முயற்சி செய்யுங்கள்.',
  outdated: 'இதற்கிடையில் ஏதோ மாறிவிட்டது, அதனால் எதுவும் அனுப்பப்படவில்லை.',
  accountUnconfirmed:
    'உங்கள் ஆபரேட்டர் உங்கள் கணக்கை உறுதிப்படுத்தவில்லை, அதனால் எதுவும் அனுப்பப்படவில்லை. பிறகு மீண்டும் முயற்சி செய்யுங்கள்.',
  unknown:
    'பதில் வருவதற்கு முன் இணைப்பு துண்டிக்கப்பட்டது, அதனால் இது நடந்ததா என்று இன்னும் தெரியவில்லை. மீண்டும் முயற்சி செய்யும் முன் சரிபாருங்கள்.',
  unclear:
    'இது நடந்ததா என்பது ஆபரேட்டரின் பதிலிலிருந்து தெரியவில்லை. மீண்டும் முயற்சி செய்யும் முன் சரிபாருங்கள்.',
  operatorSaid: 'உங்கள் ஆபரேட்டரின் செய்தி: “{words}”',
  defect: 'இந்தப் பக்கத்தில் ஏதோ தவறு நடந்துவிட்டது. இதற்கு நீங்கள் காரணம் இல்லை.',
  englishInstead: 'சில பகுதிகள் லோட் ஆகாததால் ஆங்கிலத்தில் உள்ளன.',
  startAgain: 'இந்தப் பக்கத்தில் ஏதோ தவறு நடந்துவிட்டது. உங்களை லாகின் பக்கத்துக்கு அழைத்துச் செல்கிறோம்.',
};
