import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('ml');

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'സർവീസ് അറിയിപ്പുകൾ',
  severity: { outage: 'തടസ്സം', work: 'മെയിന്റനൻസ്', info: 'അറിയിപ്പ്' },
  more: (count: number): string => `മറ്റ് ${count} എണ്ണം കൂടി`,
  details: 'വിവരങ്ങൾ',
  less: 'ചുരുക്കുക',
  dismiss: 'മറയ്ക്കുക',
  region: 'പ്രദേശം',
  from: 'തുടക്കം',
  until: 'അവസാനം',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'അക്കൗണ്ട്',
  profile: 'എന്റെ പ്രൊഫൈൽ',
  contact: 'ഞങ്ങളെ ബന്ധപ്പെടുക',
  survey: 'അഭിപ്രായം അറിയിക്കുക',
  logOut: 'ലോഗ് ഔട്ട്',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്.',
  since: (time) => `${time} മുതൽ നിങ്ങൾ ഓഫ്‌ലൈനാണ്.`,
  older: 'ഈ കാണുന്നത് അതിന് മുമ്പ് ലോഡ് ചെയ്തതാണ്.',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'കോഡ് നൽകാനുള്ള കോളം ലോഡ് ചെയ്യാനായില്ല.',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'സെറ്റിങ്സ്',
  language: 'ഭാഷ',
  inReview: 'ഈ പരിഭാഷ ഇപ്പോഴും പരിശോധനയിലാണ്.',
  theme: 'തീം',
  system: 'ഡിവൈസിലേതുപോലെ',
  light: 'ലൈറ്റ്',
  dark: 'ഡാർക്ക്',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'ഈ പേജ് പ്രവർത്തനം നിർത്തി',
  title: 'സപ്പോർട്ട് ടീമിനുള്ള ഫയൽ',
  offer: 'സപ്പോർട്ട് ടീമിനുള്ള ഫയൽ കണ്ട് സേവ് ചെയ്യുക',
  waits: 'ലോഗിൻ പേജിലേക്ക് പോകുന്നതുവരെ നിങ്ങൾ ഈ പേജിൽത്തന്നെ തുടരും.',
  missing: 'ഫയൽ കാണിക്കാനായില്ല. കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.',
  leave: 'ലോഗിൻ പേജിലേക്ക്',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'ഈ പേജ് ലോഡ് ആയില്ല',
  description: 'നിങ്ങൾ ചെയ്തതൊന്നും നഷ്ടപ്പെട്ടിട്ടില്ല.',
  again: 'വീണ്ടും ശ്രമിക്കുക',
  home: 'ഹോമിലേക്ക് പോകുക',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'പോർട്ടൽ ലോഡ് ചെയ്യാനായില്ല. നിങ്ങൾ ടൈപ്പ് ചെയ്തത് ഇവിടെത്തന്നെയുണ്ട്.',
  again: 'വീണ്ടും ശ്രമിക്കുക',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'മെയിന്റനൻസ് നടക്കുന്നു',
  description:
    'നിങ്ങളുടെ ഓപ്പറേറ്ററുടെ സിസ്റ്റത്തിൽ മെയിന്റനൻസ് നടക്കുകയാണ്. നിങ്ങളുടെ പാക്കുകൾ ആക്ടീവായി തുടരും. ഇത് പൂർത്തിയായാൽ വീണ്ടും പുതുക്കാനും പണമടയ്ക്കാനും കഴിയും.',
  again: 'വീണ്ടും പരിശോധിക്കുക',
  over: 'മെയിന്റനൻസ് പൂർത്തിയായി. എല്ലാം വീണ്ടും ലഭ്യമാണ്.',
  goOn: 'തുടരുക',
  unknown: 'മെയിന്റനൻസ് പൂർത്തിയായോ എന്ന് പരിശോധിക്കാനായില്ല.',
  staff: 'ജീവനക്കാരുടെ ലോഗിൻ',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'പേജ് കണ്ടെത്തിയില്ല',
  description: 'വിലാസം ടൈപ്പ് ചെയ്തത് തെറ്റിയതാവാം, അല്ലെങ്കിൽ പേജ് മാറിയതാവാം.',
  home: 'ഹോമിലേക്ക് പോകുക',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'സാമ്പിൾ ഡാറ്റ: ഓപ്പറേറ്ററുമായി ബന്ധപ്പെടാനായില്ല, ഇവിടെ കാണുന്നതൊന്നും യഥാർത്ഥമല്ല.',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string =>
    `${count} ${plural.select(count) === 'one' ? 'എൻട്രി' : 'എൻട്രികൾ'} വായിക്കാനായില്ല, അതുകൊണ്ട് ഇവിടെ കാണിക്കുന്നില്ല.`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: ഓപ്പറേറ്റർ പറയുന്ന ചാനലുകൾ ${counted}, പട്ടികയിലുള്ളത് ${listed}.`,
  once: 'ഒന്നിലധികം പാക്കിലുള്ള ചാനൽ ഒരു തവണ മാത്രമേ എണ്ണിയിട്ടുള്ളൂ.',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'നിങ്ങളുടെ പാക്കുകൾ കാണുക, പുതുക്കുക, പണമടയ്ക്കുക, സഹായം നേടുക.',
  noScripts: 'ഈ പേജിന് JavaScript ആവശ്യമാണ്. ലോഗിൻ ചെയ്യാൻ അത് നിങ്ങളുടെ ബ്രൗസറിൽ ഓണാക്കുക.',
  misconfigured: (field) => `പോർട്ടലിന്റെ കോൺഫിഗറേഷനിൽ “${field}” എന്ന ഫീൽഡ് തെറ്റാണ്.`,
};
