import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'എന്തെങ്കിലും തകരാർ പറ്റിയോ?',
  description:
    'ഒരു ഫയൽ സേവ് ചെയ്ത് സപ്പോർട്ട് ടീമിന് അയയ്ക്കുക. പോർട്ടൽ തുറന്നതിന് ശേഷം ഈ ഡിവൈസിൽ നടന്നത് അതിൽ കാണാം.',
  show: 'ഫയലിൽ എന്തെല്ലാമെന്ന് കാണുക',
  save: 'ഫയൽ സേവ് ചെയ്യുക',
  saved: 'ഫയൽ സേവ് ചെയ്തു. എന്താണ് പ്രശ്നമെന്ന് ഒരു വാക്യം കൂടി എഴുതി സപ്പോർട്ട് ടീമിന് അയയ്ക്കുക.',
  failed: 'ഫയൽ സേവ് ചെയ്യാനായില്ല. ഡിവൈസിൽ സ്ഥലമുണ്ടോ എന്ന് നോക്കി വീണ്ടും ശ്രമിക്കുക.',
  nothing: 'ഇതുവരെ ഒന്നും രേഖപ്പെടുത്തിയിട്ടില്ല. പ്രശ്നമുണ്ടായ പേജ് തുറന്ന ശേഷം ഇവിടെ തിരികെ വരുക.',
  inside: 'ഫയലിൽ ഉള്ളത്',
  without: 'ഇതിൽ ഇല്ലാത്തത്: പാസ്‌വേഡും കോഡുകളും, പേര്, വിലാസം, ഇമെയിൽ, മൊബൈൽ നമ്പർ.',
  identifying:
    'സപ്പോർട്ട് ടീമിന് നിങ്ങളുടെ പ്രശ്നം കണ്ടെത്താൻ ഇതിൽ ഉള്ളത്: കസ്റ്റമർ നമ്പർ, ബോക്സുകളുടെ നമ്പറുകൾ, പേയ്‌മെന്റുകളുടെ റഫറൻസ് നമ്പറുകൾ.',
  customer: 'കസ്റ്റമർ നമ്പർ',
  version: 'പോർട്ടൽ വേർഷൻ',
  server: 'സെർവർ',
  browser: 'ബ്രൗസർ',
  screen: 'സ്ക്രീൻ',
  pixels: (width: number, height: number): string => `${width} × ${height} പിക്സൽ`,
  events: (count: number): string => `നടന്നത്: ${count} ${count === 1 ? 'ഘട്ടം' : 'ഘട്ടങ്ങൾ'}`,
  calls: (count: number): string => `ഓപ്പറേറ്ററോട് ചോദിച്ചത്: ${count} ${count === 1 ? 'കോൾ' : 'കോളുകൾ'}`,
  took: (milliseconds: number): string => `${milliseconds} മി.സെ.`,
  running: 'ഇതുവരെ മറുപടിയില്ല',
  ended: 'മറുപടി കിട്ടി',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `പരാജയപ്പെട്ടു (${kind})` : `പരാജയപ്പെട്ടു (${status})`,
};
