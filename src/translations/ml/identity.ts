import type { loginText as EnglishLoginText } from '../../screens/identity/login/login.text';
import type { loginSideText as EnglishLoginSideText } from '../../screens/identity/login/LoginSide.text';
import type { logoutText as EnglishLogoutText } from '../../screens/identity/logout/logout.text';
import type { termsText as EnglishTermsText } from '../../screens/identity/terms/terms.text';
import type { credentialsText as EnglishCredentialsText } from '../../screens/identity/validate/credentials/credentials.text';
import type { doneText as EnglishDoneText } from '../../screens/identity/validate/done.text';
import type { identifyText as EnglishIdentifyText } from '../../screens/identity/validate/identify.text';
import type { identificationOtpText as EnglishIdentificationOtpText } from '../../screens/identity/validate/otp/identificationOtp.text';
import type { validateText as EnglishValidateText } from '../../screens/identity/validate/validate.text';
import type { TextsOf } from '../../text/catalogue';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const loginSideText: TextsOf<typeof EnglishLoginSideText> = {
  claim: 'നിങ്ങളുടെ ടിവിയും ബ്രോഡ്ബാൻഡും ഒരിടത്ത്.',
  points: [
    ['എന്ത് എപ്പോൾ തീരുമെന്ന് അറിയാം', 'ഓരോ ബോക്സിന്റെയും പാക്കിന്റെയും പ്ലാനിന്റെയും അവസാന തീയതി'],
    ['ഒരു മിനിറ്റിൽ പണമടയ്ക്കാം', 'UPI, കാർഡ് അല്ലെങ്കിൽ ബാലൻസ് വഴി, ഓരോ തവണയും രസീതോടെ'],
    ['ചിത്രം സ്വയം ശരിയാക്കാം', 'ഘട്ടം ഘട്ടമായുള്ള സഹായവും ബോക്സ് റീഫ്രഷും, രാവും പകലും'],
  ],
};

export const loginText: TextsOf<typeof EnglishLoginText> = {
  title: 'ലോഗിൻ',
  lead: 'പാക്കുകൾ കാണാനും പുതുക്കാനും സഹായം നേടാനും.',
  username: 'യൂസർനെയിം അല്ലെങ്കിൽ മൊബൈൽ നമ്പർ',
  password: 'പാസ്‌വേഡ്',
  remember: 'ഈ ഡിവൈസിൽ എന്നെ ഓർത്തുവയ്ക്കുക',
  rememberHint: 'മറ്റുള്ളവരും ഉപയോഗിക്കുന്ന ഡിവൈസിൽ ഇത് ഓൺ ആക്കരുത്.',
  submit: 'ലോഗിൻ ചെയ്യുക',
  forgot: 'പാസ്‌വേഡ് മറന്നോ?',
  other: 'ലോഗിൻ ചെയ്യാതെ',
  register: 'കസ്റ്റമറായി രജിസ്റ്റർ ചെയ്യുക',
  instant: 'ക്വിക്ക് റീചാർജ്',
  ott: 'സ്ട്രീമിങ് സർവീസിന് പണമടയ്ക്കുക',
  check: 'പേയ്‌മെന്റ് കുടുങ്ങിയോ?',
  offers: 'പുതിയ കണക്ഷൻ എടുക്കുക',
  errors: {
    username: 'യൂസർനെയിം അല്ലെങ്കിൽ മൊബൈൽ നമ്പർ നൽകുക',
    password: 'പാസ്‌വേഡ് നൽകുക',
  },
  refused: 'യൂസർനെയിമോ പാസ്‌വേഡോ തെറ്റാണ്. രണ്ടും പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.',
  maintenance: 'മെയിന്റനൻസ് നടക്കുകയാണ്. ഇപ്പോൾ ജീവനക്കാർക്ക് മാത്രമേ ലോഗിൻ ചെയ്യാനാകൂ.',
  cookies:
    'നിങ്ങളുടെ ബ്രൗസർ ഈ പേജിന്റെ കുക്കികൾ തടയുന്നു, അതിനാൽ ലോഗിൻ നിലനിൽക്കുന്നില്ല. ബ്രൗസർ സെറ്റിങ്സിൽ ഈ പേജിന്റെ കുക്കികൾ അനുവദിച്ച് വീണ്ടും ലോഗിൻ ചെയ്യുക.',
};

export const logoutText: TextsOf<typeof EnglishLogoutText> = { title: 'ലോഗ് ഔട്ട് ചെയ്യുന്നു' };

export const termsText: TextsOf<typeof EnglishTermsText> = {
  title: 'ഉപയോഗ നിബന്ധനകൾ',
  lead: 'തുടരുന്നതിന് മുമ്പ് ഈ നിബന്ധനകൾ വായിച്ച് അംഗീകരിക്കുക.',
  read: 'നിബന്ധനകൾ വായിക്കുക',
  notPublished: (name: string): string =>
    `${name} അവരുടെ നിബന്ധനകൾ ഇവിടെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല. അംഗീകരിക്കുന്നതിന് മുമ്പ് അവ ചോദിച്ചു വാങ്ങാം.`,
  agree: 'ഞാൻ നിബന്ധനകൾ വായിച്ചു, അംഗീകരിക്കുന്നു',
  agreeUnseen: (name: string): string => `${name} നിബന്ധനകൾ ഞാൻ അംഗീകരിക്കുന്നു`,
  mustAgree: 'നിബന്ധനകൾ അംഗീകരിക്കാൻ ബോക്സിൽ ടിക്ക് ചെയ്യുക',
  accept: 'അംഗീകരിച്ച് തുടരുക',
  leave: 'ലോഗ് ഔട്ട് ചെയ്യുക',
};

export const identificationOtpText: TextsOf<typeof EnglishIdentificationOtpText> = {
  code: 'SMS ആയി അയച്ച കോഡ്',
  sentTo: (mobile) => `${mobile} എന്ന നമ്പറിലേക്ക് 6 അക്ക കോഡ് അയച്ചു.`,
  sent: 'നിങ്ങളുടെ മൊബൈലിലേക്ക് 6 അക്ക കോഡ് അയച്ചു.',
  submit: 'കോഡ് പരിശോധിക്കുക',
  errors: { code: '6 അക്ക കോഡ് നൽകുക' },
  unconfirmed: 'കോഡ് അയച്ചോ എന്ന് അറിയില്ല. മറ്റൊരു കോഡ് ആവശ്യപ്പെടുന്നതിന് മുമ്പ് SMS വരുമോ എന്ന് അൽപസമയം നോക്കുക.',
  wrong: 'ഈ കോഡ് തെറ്റാണ്.',
  triesLeft: (count) => `ഇനി ${count}\u00a0തവണ കൂടി ശ്രമിക്കാം.`,
  expired: 'ഈ കോഡിന്റെ സമയം കഴിഞ്ഞു. പുതിയത് ആവശ്യപ്പെടുക.',
  spent: 'ഈ കോഡ് ഇനി പ്രവർത്തിക്കില്ല. പുതിയത് ആവശ്യപ്പെടുക.',
  stale: 'ഏറെ സമയമെടുത്തു, അല്ലെങ്കിൽ ഈ കോഡ് നേരത്തേ ഉപയോഗിച്ചതാണ്. പുതിയ കോഡുമായി വീണ്ടും തുടങ്ങുക.',
  limit: 'ഇപ്പോൾ കൂടുതൽ കോഡുകൾ അയയ്ക്കാനാകില്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഓപ്പറേറ്ററെ വിളിക്കുക.',
  wait: (seconds) => `പുതിയ കോഡിന് ഇനി ${clock(seconds)}`,
  mayResend: 'ഇപ്പോൾ പുതിയ കോഡ് ആവശ്യപ്പെടാം.',
  resend: 'പുതിയ കോഡ് അയയ്ക്കുക',
  another: 'മറ്റൊരു നമ്പർ ഉപയോഗിക്കുക',
  restart: 'വീണ്ടും തുടങ്ങുക',
};

export const credentialsText: TextsOf<typeof EnglishCredentialsText> = {
  username: 'യൂസർനെയിം',
  usernameHint: 'ഇടയിൽ സ്പേസ് ഇല്ലാത്ത ഒരു പേര് നൽകുക. ഇതുപയോഗിച്ചാണ് ലോഗിൻ ചെയ്യേണ്ടത്.',
  ownUsername: 'നിങ്ങളുടെ യൂസർനെയിം',
  password: 'പുതിയ പാസ്‌വേഡ്',
  rules: 'കുറഞ്ഞത് 8 അക്ഷരങ്ങൾ വേണം. യൂസർനെയിമോ 12345678 പോലെ എളുപ്പം ഊഹിക്കാവുന്നതോ ഉപയോഗിക്കരുത്.',
  short: 'ചെറുതാണ്',
  guessable: 'എളുപ്പം ഊഹിക്കാം',
  good: 'നല്ല പാസ്‌വേഡ്',
  firstname: 'പേര്',
  surname: 'സർനെയിം (നിർബന്ധമില്ല)',
  email: 'ഇമെയിൽ (നിർബന്ധമില്ല)',
  register: 'രജിസ്റ്റർ ചെയ്യുക',
  setPassword: 'പുതിയ പാസ്‌വേഡ് സെറ്റ് ചെയ്യുക',
  sendAgain: 'വീണ്ടും അയയ്ക്കുക',
  errors: {
    username: 'യൂസർനെയിം നൽകുക',
    spaces: 'യൂസർനെയിമിലെ സ്പേസ് ഒഴിവാക്കുക',
    long: 'നീളം കൂടുതലാണ്. ചെറുതാക്കുക',
    taken: 'ഈ യൂസർനെയിം മറ്റൊരാൾ എടുത്തതാണ്. വേറൊന്ന് തിരഞ്ഞെടുക്കുക',
    short: 'പാസ്‌വേഡിൽ കുറഞ്ഞത് 8 അക്ഷരങ്ങൾ വേണം',
    guessable: 'എളുപ്പം ഊഹിക്കാനാകാത്ത പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
    firstname: 'നിങ്ങളുടെ പേര് നൽകുക',
    email: 'name@example.com പോലുള്ള ഇമെയിൽ വിലാസം നൽകുക',
  },
  unknownRegister: 'രജിസ്ട്രേഷൻ നടന്നോ എന്ന് അറിയില്ല. ആദ്യം ഈ വിവരങ്ങൾ വച്ച് ലോഗിൻ ചെയ്തുനോക്കുക.',
  unknownReset: 'പുതിയ പാസ്‌വേഡ് സെറ്റ് ആയോ എന്ന് അറിയില്ല. ആദ്യം അതുപയോഗിച്ച് ലോഗിൻ ചെയ്തുനോക്കുക.',
  stale: 'ഏറെ സമയമെടുത്തു, അല്ലെങ്കിൽ ഇത് നേരത്തേ ചെയ്തതാണ്. ആദ്യം ലോഗിൻ ചെയ്തുനോക്കുക, അല്ലെങ്കിൽ വീണ്ടും തുടങ്ങുക.',
  tryLogIn: 'ലോഗിൻ ചെയ്തുനോക്കുക',
  notDone: 'ലോഗിൻ ചെയ്യാനായില്ല, അതുകൊണ്ട് നിങ്ങളുടെ വിവരങ്ങൾ ഞങ്ങൾക്ക് കിട്ടിക്കാണില്ല. വീണ്ടും അയയ്ക്കുക.',
  restart: 'വീണ്ടും തുടങ്ങുക',
};

export const doneText: TextsOf<typeof EnglishDoneText> = {
  REGISTER: (username) => `നിങ്ങളുടെ യൂസർനെയിം: ${username}.`,
  RESETPASSWORD: () => 'പഴയ പാസ്‌വേഡ് ഇനി പ്രവർത്തിക്കില്ല.',
  username: 'യൂസർനെയിം അല്ലെങ്കിൽ മൊബൈൽ നമ്പർ',
  password: 'പാസ്‌വേഡ്',
  submit: 'ലോഗിൻ ചെയ്യുക',
  errors: {
    username: 'യൂസർനെയിം അല്ലെങ്കിൽ മൊബൈൽ നമ്പർ നൽകുക',
    password: 'പാസ്‌വേഡ് നൽകുക',
  },
  refused: 'യൂസർനെയിമോ പാസ്‌വേഡോ തെറ്റാണ്. രണ്ടും പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.',
};

export const identifyText: TextsOf<typeof EnglishIdentifyText> = {
  purpose: 'എന്താണ് ചെയ്യേണ്ടത്?',
  RESETPASSWORD: 'പുതിയ പാസ്‌വേഡ് സെറ്റ് ചെയ്യുക',
  resetHint: 'എനിക്ക് ലോഗിൻ ഉണ്ട്, പക്ഷേ പാസ്‌വേഡ് മറന്നു.',
  REGISTER: 'രജിസ്റ്റർ ചെയ്യുക',
  registerHint: 'എനിക്ക് കണക്ഷൻ ഉണ്ട്, ലോഗിൻ ഇതുവരെ ഇല്ല.',
  identity: 'മൊബൈൽ നമ്പർ, കസ്റ്റമർ നമ്പർ അല്ലെങ്കിൽ യൂസർനെയിം',
  identityHint: 'സെറ്റ്-ടോപ്പ് ബോക്സ് നമ്പറും നൽകാം.',
  submit: 'കോഡ് SMS ചെയ്യുക',
  errors: {
    purpose: 'എന്താണ് ചെയ്യേണ്ടതെന്ന് തിരഞ്ഞെടുക്കുക',
    identity: 'മൊബൈൽ നമ്പർ, കസ്റ്റമർ നമ്പർ അല്ലെങ്കിൽ യൂസർനെയിം നൽകുക',
    long: 'നീളം കൂടുതലാണ്. പരമാവധി 64 അക്ഷരങ്ങൾ നൽകുക',
  },
  unknown: 'അക്കൗണ്ട് കണ്ടെത്തിയില്ല. നമ്പർ പരിശോധിക്കുക.',
  newConnection: 'പുതിയ കണക്ഷൻ എടുക്കുക',
  registered: 'ഈ അക്കൗണ്ടിന് ലോഗിൻ ഇപ്പോൾത്തന്നെയുണ്ട്.',
  notRegistered: 'ഈ അക്കൗണ്ടിന് ഇതുവരെ ലോഗിൻ ഇല്ല.',
  setPassword: 'പകരം പുതിയ പാസ്‌വേഡ് സെറ്റ് ചെയ്യുക',
  register: 'പകരം രജിസ്റ്റർ ചെയ്യുക',
  logIn: 'ലോഗിൻ ചെയ്യുക',
  noMobile:
    'ഈ അക്കൗണ്ടിൽ മൊബൈൽ നമ്പർ ഇല്ലാത്തതിനാൽ കോഡ് അയയ്ക്കാനാകില്ല. നമ്പർ ചേർക്കാൻ ഓപ്പറേറ്ററോട് ആവശ്യപ്പെടുക.',
  call: (phone) => `${phone} വിളിക്കുക`,
  reloaded:
    'നിങ്ങളുടെ കോഡ് ശരിയാണെന്ന് കണ്ടശേഷം ഈ പേജ് റീലോഡ് ആയി. അക്കൗണ്ടിന്റെ സുരക്ഷയ്ക്കായി പുതിയ കോഡ് ആവശ്യപ്പെടുക.',
};

export const validateText: TextsOf<typeof EnglishValidateText> = {
  identifying: {
    title: 'രജിസ്ട്രേഷൻ അല്ലെങ്കിൽ പുതിയ പാസ്‌വേഡ്',
    lead: 'രജിസ്റ്റർ ചെയ്ത മൊബൈൽ നമ്പറിലേക്ക് ഒരു കോഡ് SMS ആയി അയയ്ക്കും.',
  },
  codeSent: { title: 'OTP നൽകുക', lead: 'അക്കൗണ്ട് നിങ്ങളുടേതാണെന്ന് ഉറപ്പാക്കാനാണിത്.' },
  verified: {
    REGISTER: { title: 'ലോഗിൻ ഉണ്ടാക്കുക', lead: 'ഇവ ഉപയോഗിച്ചാണ് ഇനി ലോഗിൻ ചെയ്യേണ്ടത്.' },
    RESETPASSWORD: {
      title: 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക',
      lead: 'ഇതുപയോഗിച്ചാണ് ഇനി ലോഗിൻ ചെയ്യേണ്ടത്.',
    },
  },
  done: {
    REGISTER: { title: 'രജിസ്ട്രേഷൻ പൂർത്തിയായി', lead: 'പാക്കുകൾ കാണാൻ ലോഗിൻ ചെയ്യുക.' },
    RESETPASSWORD: {
      title: 'പുതിയ പാസ്‌വേഡ് സെറ്റ് ചെയ്തു',
      lead: 'തുടരാൻ അതുപയോഗിച്ച് ലോഗിൻ ചെയ്യുക.',
    },
  },
  steps: {
    REGISTER: ['അക്കൗണ്ട്', 'കോഡ്', 'ലോഗിൻ'],
    RESETPASSWORD: ['അക്കൗണ്ട്', 'കോഡ്', 'പാസ്‌വേഡ്'],
  },
  logIn: 'ലോഗിൻ പേജിലേക്ക് മടങ്ങുക',
};
