import type { TextsOf } from '../../text/catalogue';
import type * as english from '../../text/words.text';

export const boxNameText: TextsOf<typeof english.boxNameText> = {
  numbered: (ending: string): string => `બોક્સ ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof english.channelWordsText> = {
  'General Entertainment': 'મનોરંજન',
  Movies: 'ફિલ્મો',
  Music: 'સંગીત',
  Sports: 'સ્પોર્ટ્સ',
  Kids: 'બાળકો',
  Infotainment: 'જાણકારી',
  'News and Current Affairs': 'સમાચાર',
  Devotional: 'ભક્તિ',
  Miscellaneous: 'અન્ય',
  Hindi: 'હિન્દી',
  English: 'અંગ્રેજી',
  Tamil: 'તમિલ',
  Telugu: 'તેલુગુ',
  Kannada: 'કન્નડ',
  Malayalam: 'મલયાલમ',
  Marathi: 'મરાઠી',
  Bengali: 'બંગાળી',
  Gujarati: 'ગુજરાતી',
  Punjabi: 'પંજાબી',
  Odia: 'ઓડિયા',
  Bhojpuri: 'ભોજપુરી',
  Assamese: 'આસામી',
  Urdu: 'ઉર્દૂ',
};

export const storeMessagesText: english.MessageTexts = {
  sessionExpired: 'તમારું સેશન હવે માન્ય નથી.  કૃપા કરીને ફરી લોગ ઇન કરો.',
  accountMismatched: 'આ બ્રાઉઝરમાં હવે બીજા એકાઉન્ટથી લોગ ઇન થયેલું છે. તમારા એકાઉન્ટ માટે ફરી લોગ ઇન કરો.',
  loggedOut: 'તમે લોગ આઉટ થઈ ગયા છો.',
  loggedOutHereOnly:
    'તમે અહીં લોગ આઉટ થઈ ગયા છો, પણ અમારા સર્વર પર નહીં. આ બ્રાઉઝર બીજા લોકો પણ વાપરતા હોય તો તેને બંધ કરી દો.',
  wrongDetails: 'કેટલીક વિગતો ખૂટે છે. તમે ભરેલું તપાસીને ફરી પ્રયાસ કરો.',
  refused: 'તમારા ઓપરેટર આ કરી શક્યા નહીં. પછી ફરી પ્રયાસ કરો.',
  faulty: 'તમારા ઓપરેટરની સિસ્ટમમાં અત્યારે ખામી છે. પછી ફરી પ્રયાસ કરો.',
  faultyUnknown:
    'તમારા ઓપરેટરની સિસ્ટમમાં અત્યારે ખામી છે. હજી ખબર નથી કે આ થયું કે નહીં. ફરી કરતાં પહેલાં તપાસો.',
  connectionLost: 'જવાબ આવે તે પહેલાં કનેક્શન તૂટી ગયું.',
  systemFaulty: 'તમારા ઓપરેટરની સિસ્ટમમાં અત્યારે ખામી છે.',
  answerUnreadable: 'તમારા ઓપરેટરનો જવાબ અમે વાંચી શક્યા નહીં.',
  unreadable: 'તમારા ઓપરેટરનો જવાબ અમે વાંચી શક્યા નહીં. પછી ફરી પ્રયાસ કરો.',
  unreachable: 'તમારા ઓપરેટર સાથે સંપર્ક થઈ શક્યો નહીં. તમારું કનેક્શન તપાસીને ફરી પ્રયાસ કરો.',
  tooSlow: 'તમારા ઓપરેટર તરફથી જવાબ આવતાં બહુ વાર લાગે છે. પછી ફરી પ્રયાસ કરો.',
  notStored:
    'આ બ્રાઉઝર આ સાઇટ માટે કંઈ સેવ કરી શકતું નથી, તેથી કંઈ મોકલાયું નથી. થોડી જગ્યા ખાલી કરો અથવા સાઇટને ડેટા સેવ કરવાની મંજૂરી આપો, પછી ફરી પ્રયાસ કરો.',
  outdated: 'આ દરમિયાન કંઈક બદલાયું છે, તેથી કંઈ મોકલાયું નથી.',
  accountUnconfirmed:
    'તમારા ઓપરેટરે તમારા એકાઉન્ટની ખાતરી ન આપી, તેથી કંઈ મોકલાયું નથી. પછી ફરી પ્રયાસ કરો.',
  unknown: 'જવાબ આવે તે પહેલાં કનેક્શન તૂટી ગયું, તેથી હજી ખબર નથી કે આ થયું કે નહીં. ફરી કરતાં પહેલાં તપાસો.',
  unclear: 'ઓપરેટરના જવાબ પરથી ખબર પડતી નથી કે આ થયું કે નહીં. ફરી કરતાં પહેલાં તપાસો.',
  operatorSaid: 'તમારા ઓપરેટરનો સંદેશ: “{words}”',
  defect: 'આ પેજ પર કંઈક ગરબડ થઈ. એમાં તમારી કોઈ ભૂલ નથી.',
  englishInstead: 'કેટલુંક લખાણ અંગ્રેજીમાં છે, કારણ કે તે લોડ થઈ શક્યું નહીં.',
  startAgain: 'આ પેજ પર કંઈક ગરબડ થઈ. અમે તમને લોગ ઇન પર પાછા લઈ જઈએ છીએ.',
};
