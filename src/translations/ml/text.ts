import type { boxNameText as EnglishBoxNameText } from '../../text/boxName.text';
import type { TextsOf } from '../../text/catalogue';
import type { channelWordsText as EnglishChannelWordsText } from '../../text/channelWords.text';
import type { MessageTexts } from '../../text/storeMessages.text';

export const boxNameText: TextsOf<typeof EnglishBoxNameText> = {
  numbered: (ending: string): string => `ബോക്സ് ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof EnglishChannelWordsText> = {
  'General Entertainment': 'വിനോദം',
  Movies: 'സിനിമ',
  Music: 'സംഗീതം',
  Sports: 'സ്പോർട്സ്',
  Kids: 'കുട്ടികൾ',
  Infotainment: 'അറിവും വിനോദവും',
  'News and Current Affairs': 'വാർത്ത',
  Devotional: 'ഭക്തി',
  Miscellaneous: 'മറ്റുള്ളവ',
  Hindi: 'ഹിന്ദി',
  English: 'ഇംഗ്ലീഷ്',
  Tamil: 'തമിഴ്',
  Telugu: 'തെലുങ്ക്',
  Kannada: 'കന്നഡ',
  Malayalam: 'മലയാളം',
  Marathi: 'മറാഠി',
  Bengali: 'ബംഗാളി',
  Gujarati: 'ഗുജറാത്തി',
  Punjabi: 'പഞ്ചാബി',
  Odia: 'ഒഡിയ',
  Bhojpuri: 'ഭോജ്പുരി',
  Assamese: 'അസമീസ്',
  Urdu: 'ഉർദു',
};

export const storeMessagesText: MessageTexts = {
  sessionExpired: 'നിങ്ങളുടെ സെഷൻ ഇപ്പോൾ നിലവിലില്ല.  ദയവായി വീണ്ടും ലോഗിൻ ചെയ്യുക.',
  accountMismatched:
    'ഈ ബ്രൗസറിൽ ഇപ്പോൾ മറ്റൊരു അക്കൗണ്ടിലാണ് ലോഗിൻ ചെയ്തിരിക്കുന്നത്. നിങ്ങളുടെ അക്കൗണ്ടിൽ തുടരാൻ വീണ്ടും ലോഗിൻ ചെയ്യുക.',
  loggedOut: 'നിങ്ങൾ ലോഗ് ഔട്ട് ചെയ്തു.',
  loggedOutHereOnly:
    'ഈ ഡിവൈസിൽ നിങ്ങൾ ലോഗ് ഔട്ട് ചെയ്തു, പക്ഷേ ഓപ്പറേറ്ററുമായി ബന്ധപ്പെടാനായില്ല. മറ്റുള്ളവരും ഈ ബ്രൗസർ ഉപയോഗിക്കുന്നുണ്ടെങ്കിൽ അത് ക്ലോസ് ചെയ്യുക.',
  wrongDetails: 'ചില വിവരങ്ങൾ വിട്ടുപോയിട്ടുണ്ട്. നൽകിയത് പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.',
  refused: 'നിങ്ങളുടെ ഓപ്പറേറ്റർക്ക് ഇത് ചെയ്യാനായില്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
  unreadable: 'നിങ്ങളുടെ ഓപ്പറേറ്ററിൽ നിന്ന് വന്ന മറുപടി വായിക്കാനായില്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
  unreachable: 'ഓപ്പറേറ്ററുമായി ബന്ധപ്പെടാനായില്ല. കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.',
  tooSlow: 'നിങ്ങളുടെ ഓപ്പറേറ്ററിൽ നിന്ന് മറുപടി ഏറെ വൈകുന്നു. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
  notStored:
    'ഈ സൈറ്റിനായി ഒന്നും സേവ് ചെയ്യാൻ ഈ ബ്രൗസറിന് കഴിയുന്നില്ല, അതുകൊണ്ട് ഒന്നും അയച്ചിട്ടില്ല. കുറച്ച് സ്ഥലം ഒഴിവാക്കുക, അല്ലെങ്കിൽ ഡാറ്റ സേവ് ചെയ്യാൻ സൈറ്റിനെ അനുവദിക്കുക. എന്നിട്ട് വീണ്ടും ശ്രമിക്കുക.',
  outdated: 'ഇതിനിടെ എന്തോ മാറി, അതുകൊണ്ട് ഒന്നും അയച്ചിട്ടില്ല.',
  accountUnconfirmed:
    'നിങ്ങളുടെ ഓപ്പറേറ്റർ നിങ്ങളുടെ അക്കൗണ്ട് സ്ഥിരീകരിച്ചില്ല, അതുകൊണ്ട് ഒന്നും അയച്ചിട്ടില്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
  unknown:
    'മറുപടി വരുന്നതിന് മുമ്പ് കണക്ഷൻ നഷ്ടപ്പെട്ടു, അതുകൊണ്ട് ഇത് നടന്നോ എന്ന് ഇതുവരെ അറിയില്ല. വീണ്ടും ശ്രമിക്കുന്നതിന് മുമ്പ് പരിശോധിക്കുക.',
  unclear: 'ഇത് നടന്നോ എന്ന് ഓപ്പറേറ്ററുടെ മറുപടിയിൽ നിന്ന് വ്യക്തമല്ല. വീണ്ടും ശ്രമിക്കുന്നതിന് മുമ്പ് പരിശോധിക്കുക.',
  operatorSaid: 'നിങ്ങളുടെ ഓപ്പറേറ്ററുടെ സന്ദേശം: “{words}”',
  defect: 'ഈ പേജിൽ എന്തോ തകരാർ പറ്റി. ഇത് നിങ്ങളുടെ തെറ്റല്ല.',
  englishInstead: 'ചില വാക്കുകൾ ലോഡ് ചെയ്യാനാകാത്തതിനാൽ ഇംഗ്ലീഷിലാണ് കാണിക്കുന്നത്.',
  startAgain: 'ഈ പേജിൽ എന്തോ തകരാർ പറ്റി. നിങ്ങളെ ലോഗിൻ പേജിലേക്ക് കൊണ്ടുപോകുന്നു.',
};
