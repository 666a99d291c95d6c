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
  claim: 'ଆପଣଙ୍କ TV ଓ ବ୍ରଡବ୍ୟାଣ୍ଡ, ଗୋଟିଏ ଜାଗାରେ।',
  points: [
    ['କ’ଣ କେବେ ଶେଷ ହେବ ଜାଣନ୍ତୁ', 'ପ୍ରତ୍ୟେକ ବକ୍ସ, ପ୍ୟାକ ଓ ପ୍ଲାନର ଶେଷ ତାରିଖ'],
    ['ଏକ ମିନିଟରେ ପେମେଣ୍ଟ କରନ୍ତୁ', 'UPI, କାର୍ଡ ବା ବ୍ୟାଲାନ୍ସରୁ, ପ୍ରତିଥର ରସିଦ ସହ'],
    ['ଛବି ନିଜେ ଠିକ କରନ୍ତୁ', 'ଗୋଟି ଗୋଟି କରି ସାହାଯ୍ୟ ଓ ବକ୍ସ ରିଫ୍ରେସ, ଦିନରାତି'],
  ],
};

export const loginText: TextsOf<typeof EnglishLoginText> = {
  title: 'ଲଗଇନ କରନ୍ତୁ',
  lead: 'ନିଜ ପ୍ୟାକ ଦେଖନ୍ତୁ, ରିନ୍ୟୁ କରନ୍ତୁ ଓ ସାହାଯ୍ୟ ପାଆନ୍ତୁ।',
  username: 'ୟୁଜର ନାମ ବା ମୋବାଇଲ ନମ୍ବର',
  password: 'ପାସୱାର୍ଡ',
  remember: 'ଏହି ଡିଭାଇସରେ ମୋତେ ମନେ ରଖନ୍ତୁ',
  rememberHint: 'ଅନ୍ୟମାନେ ବ୍ୟବହାର କରୁଥିବା ଡିଭାଇସରେ ଏହା ବନ୍ଦ ରଖନ୍ତୁ।',
  submit: 'ଲଗଇନ କରନ୍ତୁ',
  forgot: 'ପାସୱାର୍ଡ ଭୁଲିଗଲେ?',
  other: 'ଲଗଇନ ନକରି',
  register: 'ଗ୍ରାହକ ଭାବେ ରେଜିଷ୍ଟର କରନ୍ତୁ',
  instant: 'କୁଇକ ରିଚାର୍ଜ',
  ott: 'ଷ୍ଟ୍ରିମିଂ ସେବା ପାଇଁ ପେମେଣ୍ଟ କରନ୍ତୁ',
  check: 'ପେମେଣ୍ଟ ଅଟକିଗଲା?',
  offers: 'ନୂଆ କନେକ୍ସନ ନିଅନ୍ତୁ',
  errors: {
    username: 'ଆପଣଙ୍କ ୟୁଜର ନାମ ବା ମୋବାଇଲ ନମ୍ବର ଲେଖନ୍ତୁ',
    password: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ଲେଖନ୍ତୁ',
  },
  refused: 'ୟୁଜର ନାମ ବା ପାସୱାର୍ଡ ଭୁଲ ଅଛି। ଦୁଇଟିକୁ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  maintenance: 'ରକ୍ଷଣାବେକ୍ଷଣ ଚାଲିଛି। ଏବେ କେବଳ କର୍ମଚାରୀମାନେ ଲଗଇନ କରିପାରିବେ।',
  cookies:
    'ଆପଣଙ୍କ ବ୍ରାଉଜର ଏହି ପେଜର କୁକି ରୋକୁଛି, ତେଣୁ ଲଗଇନ ରହୁନାହିଁ। ବ୍ରାଉଜର ସେଟିଂସରେ ଏହି ପେଜର କୁକି ଚାଲୁ କରନ୍ତୁ, ତାପରେ ପୁଣି ଲଗଇନ କରନ୍ତୁ।',
};

export const logoutText: TextsOf<typeof EnglishLogoutText> = { title: 'ଲଗଆଉଟ ହେଉଛି' };

export const termsText: TextsOf<typeof EnglishTermsText> = {
  title: 'ବ୍ୟବହାରର ସର୍ତ୍ତ',
  lead: 'ଆଗକୁ ବଢ଼ିବା ପାଇଁ ଦୟାକରି ଏହି ସର୍ତ୍ତ ପଢ଼ି ଗ୍ରହଣ କରନ୍ତୁ।',
  read: 'ସର୍ତ୍ତ ପଢ଼ନ୍ତୁ',
  notPublished: (name: string): string =>
    `${name} ନିଜର ସର୍ତ୍ତ ଏଠାରେ ପ୍ରକାଶ କରିନାହାନ୍ତି। ଗ୍ରହଣ କରିବା ପୂର୍ବରୁ ଆପଣ ତାହା ମାଗିପାରିବେ।`,
  agree: 'ମୁଁ ସର୍ତ୍ତ ପଢ଼ିଛି ଓ ଗ୍ରହଣ କରୁଛି',
  agreeUnseen: (name: string): string => `ମୁଁ ${name} ର ସର୍ତ୍ତ ଗ୍ରହଣ କରୁଛି`,
  mustAgree: 'ସର୍ତ୍ତ ଗ୍ରହଣ କରିବାକୁ ବକ୍ସରେ ଟିକ ଦିଅନ୍ତୁ',
  accept: 'ଗ୍ରହଣ କରି ଆଗକୁ ବଢ଼ନ୍ତୁ',
  leave: 'ଲଗଆଉଟ କରନ୍ତୁ',
};

export const identificationOtpText: TextsOf<typeof EnglishIdentificationOtpText> = {
  code: 'SMSରେ ଆସିଥିବା କୋଡ',
  sentTo: (mobile) => `ଆମେ ${mobile} କୁ 6 ଅଙ୍କର କୋଡ ପଠାଇଛୁ।`,
  sent: 'ଆମେ ଆପଣଙ୍କ ମୋବାଇଲକୁ 6 ଅଙ୍କର କୋଡ ପଠାଇଛୁ।',
  submit: 'କୋଡ ଯାଞ୍ଚ କରନ୍ତୁ',
  errors: { code: '6 ଅଙ୍କର କୋଡ ଲେଖନ୍ତୁ' },
  unconfirmed: 'କୋଡ ଗଲା କି ନାହିଁ ଜଣାପଡ଼ୁନାହିଁ। ଆଉ ଗୋଟିଏ କୋଡ ମାଗିବା ପୂର୍ବରୁ ମେସେଜ ପାଇଁ ଟିକେ ଅପେକ୍ଷା କରନ୍ତୁ।',
  wrong: 'ଏହି କୋଡ ଭୁଲ ଅଛି।',
  triesLeft: (count) => `ଆଉ ${count}\u00a0ଥର ଚେଷ୍ଟା କରିପାରିବେ।`,
  expired: 'ଏହି କୋଡର ସମୟ ସରିଯାଇଛି। ନୂଆ କୋଡ ମାଗନ୍ତୁ।',
  spent: 'ଏହି କୋଡ ଆଉ କାମ କରିବ ନାହିଁ। ନୂଆ କୋଡ ମାଗନ୍ତୁ।',
  stale: 'ଏଥିରେ ବହୁତ ସମୟ ଲାଗିଲା, କିମ୍ବା କୋଡଟି ଆଗରୁ ବ୍ୟବହାର ହୋଇସାରିଛି। ନୂଆ କୋଡ ନେଇ ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ।',
  limit: 'ଏବେ ଆଉ କୋଡ ପଠାଯାଇପାରିବ ନାହିଁ। ପରେ ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ଆପଣଙ୍କ ଅପରେଟରଙ୍କୁ ଫୋନ କରନ୍ତୁ।',
  wait: (seconds) => `ନୂଆ କୋଡ ${clock(seconds)} ପରେ`,
  mayResend: 'ଏବେ ଆପଣ ନୂଆ କୋଡ ମାଗିପାରିବେ।',
  resend: 'ନୂଆ କୋଡ ପଠାନ୍ତୁ',
  another: 'ଅନ୍ୟ ନମ୍ବର ବ୍ୟବହାର କରନ୍ତୁ',
  restart: 'ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ',
};

export const credentialsText: TextsOf<typeof EnglishCredentialsText> = {
  username: 'ୟୁଜର ନାମ',
  usernameHint: 'ଖାଲି ଜାଗା ନଥିବା ଗୋଟିଏ ନାମ ବାଛନ୍ତୁ। ଏଥିରେ ଆପଣ ଲଗଇନ କରିବେ।',
  ownUsername: 'ଆପଣଙ୍କ ୟୁଜର ନାମ',
  password: 'ନୂଆ ପାସୱାର୍ଡ',
  rules: 'ଅତି କମରେ 8ଟି ଅକ୍ଷର ଦିଅନ୍ତୁ। ନିଜ ୟୁଜର ନାମ କିମ୍ବା 12345678 ପରି ସହଜ ପାସୱାର୍ଡ ରଖନ୍ତୁ ନାହିଁ।',
  short: 'ବହୁତ ଛୋଟ',
  guessable: 'ଅନୁମାନ କରିବା ସହଜ',
  good: 'ଭଲ ପାସୱାର୍ଡ',
  firstname: 'ପ୍ରଥମ ନାମ',
  surname: 'ସାଙ୍ଗିଆ (ଐଚ୍ଛିକ)',
  email: 'ଇମେଲ (ଐଚ୍ଛିକ)',
  register: 'ରେଜିଷ୍ଟର କରନ୍ତୁ',
  setPassword: 'ନୂଆ ପାସୱାର୍ଡ ରଖନ୍ତୁ',
  sendAgain: 'ପୁଣି ପଠାନ୍ତୁ',
  errors: {
    username: 'ଗୋଟିଏ ୟୁଜର ନାମ ଲେଖନ୍ତୁ',
    spaces: 'ୟୁଜର ନାମରୁ ଖାଲି ଜାଗା ହଟାନ୍ତୁ',
    long: 'ଏହା ବହୁତ ଲମ୍ବା। ଏହାକୁ ଛୋଟ କରନ୍ତୁ',
    taken: 'ଏହି ୟୁଜର ନାମ ଆଗରୁ ନିଆଯାଇଛି। ଅନ୍ୟ ଗୋଟିଏ ବାଛନ୍ତୁ',
    short: 'ପାସୱାର୍ଡରେ ଅତି କମରେ 8ଟି ଅକ୍ଷର ଦିଅନ୍ତୁ',
    guessable: 'ଏମିତି ପାସୱାର୍ଡ ବାଛନ୍ତୁ ଯାହା ଅନୁମାନ କରିବା କଷ୍ଟ',
    firstname: 'ଆପଣଙ୍କ ପ୍ରଥମ ନାମ ଲେଖନ୍ତୁ',
    email: 'name@example.com ପରି ଇମେଲ ଠିକଣା ଲେଖନ୍ତୁ',
  },
  unknownRegister: 'ଆପଣ ରେଜିଷ୍ଟର ହେଲେ କି ନାହିଁ ଜଣାପଡ଼ୁନାହିଁ। ପ୍ରଥମେ ଏହି ତଥ୍ୟରେ ଲଗଇନ କରି ଦେଖନ୍ତୁ।',
  unknownReset: 'ନୂଆ ପାସୱାର୍ଡ ସେଟ ହେଲା କି ନାହିଁ ଜଣାପଡ଼ୁନାହିଁ। ପ୍ରଥମେ ସେଥିରେ ଲଗଇନ କରି ଦେଖନ୍ତୁ।',
  stale: 'ଏଥିରେ ବହୁତ ସମୟ ଲାଗିଲା, କିମ୍ବା ଏହା ଆଗରୁ ହୋଇସାରିଛି। ପ୍ରଥମେ ଲଗଇନ କରି ଦେଖନ୍ତୁ, ନହେଲେ ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ।',
  tryLogIn: 'ଲଗଇନ କରି ଦେଖନ୍ତୁ',
  notDone: 'ଲଗଇନ ହୋଇପାରିଲା ନାହିଁ, ତେଣୁ ବୋଧହୁଏ ଆପଣଙ୍କ ତଥ୍ୟ ଆମ ପାଖରେ ପହଞ୍ଚିନାହିଁ। ତାହା ପୁଣି ପଠାନ୍ତୁ।',
  restart: 'ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ',
};

export const doneText: TextsOf<typeof EnglishDoneText> = {
  REGISTER: (username) => `ଆପଣଙ୍କ ୟୁଜର ନାମ ହେଉଛି ${username}।`,
  RESETPASSWORD: () => 'ଆପଣଙ୍କ ପୁରୁଣା ପାସୱାର୍ଡ ଆଉ କାମ କରିବ ନାହିଁ।',
  username: 'ୟୁଜର ନାମ ବା ମୋବାଇଲ ନମ୍ବର',
  password: 'ପାସୱାର୍ଡ',
  submit: 'ଲଗଇନ କରନ୍ତୁ',
  errors: {
    username: 'ଆପଣଙ୍କ ୟୁଜର ନାମ ବା ମୋବାଇଲ ନମ୍ବର ଲେଖନ୍ତୁ',
    password: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ଲେଖନ୍ତୁ',
  },
  refused: 'ୟୁଜର ନାମ ବା ପାସୱାର୍ଡ ଭୁଲ ଅଛି। ଦୁଇଟିକୁ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
};

export const identifyText: TextsOf<typeof EnglishIdentifyText> = {
  purpose: 'ଆପଣ କ’ଣ କରିବାକୁ ଚାହାଁନ୍ତି?',
  RESETPASSWORD: 'ନୂଆ ପାସୱାର୍ଡ ରଖିବା',
  resetHint: 'ମୋର ଲଗଇନ ଅଛି, କିନ୍ତୁ ପାସୱାର୍ଡ ଭୁଲିଯାଇଛି।',
  REGISTER: 'ରେଜିଷ୍ଟର କରିବା',
  registerHint: 'ମୋର କନେକ୍ସନ ଅଛି, କିନ୍ତୁ ଏପର୍ଯ୍ୟନ୍ତ ଲଗଇନ ନାହିଁ।',
  identity: 'ମୋବାଇଲ ନମ୍ବର, ଗ୍ରାହକ ନମ୍ବର ବା ୟୁଜର ନାମ',
  identityHint: 'ଆପଣଙ୍କ ସେଟ-ଟପ ବକ୍ସର ନମ୍ବର ମଧ୍ୟ ଚଳିବ।',
  submit: 'ମୋତେ କୋଡ ପଠାନ୍ତୁ',
  errors: {
    purpose: 'କ’ଣ କରିବାକୁ ଚାହାଁନ୍ତି, ବାଛନ୍ତୁ',
    identity: 'ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବର, ଗ୍ରାହକ ନମ୍ବର ବା ୟୁଜର ନାମ ଲେଖନ୍ତୁ',
    long: 'ଏହା ବହୁତ ଲମ୍ବା। ସର୍ବାଧିକ 64ଟି ଅକ୍ଷର ଲେଖନ୍ତୁ',
  },
  unknown: 'କୌଣସି ଆକାଉଣ୍ଟ ମିଳିଲା ନାହିଁ। ନମ୍ବର ଯାଞ୍ଚ କରନ୍ତୁ।',
  newConnection: 'ନୂଆ କନେକ୍ସନ ନିଅନ୍ତୁ',
  registered: 'ଏହି ଆକାଉଣ୍ଟର ଲଗଇନ ଆଗରୁ ଅଛି।',
  notRegistered: 'ଏହି ଆକାଉଣ୍ଟର ଏପର୍ଯ୍ୟନ୍ତ ଲଗଇନ ନାହିଁ।',
  setPassword: 'ଏହା ବଦଳରେ ନୂଆ ପାସୱାର୍ଡ ରଖନ୍ତୁ',
  register: 'ଏହା ବଦଳରେ ରେଜିଷ୍ଟର କରନ୍ତୁ',
  logIn: 'ଲଗଇନ କରନ୍ତୁ',
  noMobile:
    'ଏହି ଆକାଉଣ୍ଟରେ ମୋବାଇଲ ନମ୍ବର ନାହିଁ, ତେଣୁ ଆମେ କୋଡ ପଠାଇପାରିବୁ ନାହିଁ। ନମ୍ବର ଯୋଡ଼ିବାକୁ ଆପଣଙ୍କ ଅପରେଟରଙ୍କୁ କୁହନ୍ତୁ।',
  call: (phone) => `${phone} କୁ ଫୋନ କରନ୍ତୁ`,
  reloaded:
    'ଆପଣଙ୍କ କୋଡ ଠିକ ବାହାରିବା ପରେ ଏହି ପେଜ ପୁଣି ଲୋଡ ହେଲା। ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ସୁରକ୍ଷା ପାଇଁ ଗୋଟିଏ ନୂଆ କୋଡ ମାଗନ୍ତୁ।',
};

export const validateText: TextsOf<typeof EnglishValidateText> = {
  identifying: {
    title: 'ରେଜିଷ୍ଟର କରନ୍ତୁ ବା ନୂଆ ପାସୱାର୍ଡ ରଖନ୍ତୁ',
    lead: 'ଆମେ ଆପଣଙ୍କ ରେଜିଷ୍ଟର ହୋଇଥିବା ମୋବାଇଲ ନମ୍ବରକୁ ଗୋଟିଏ କୋଡ ପଠାଇବୁ।',
  },
  codeSent: { title: 'OTP ଲେଖନ୍ତୁ', lead: 'ଏଥିରୁ ନିଶ୍ଚିତ ହୁଏ ଯେ ଆକାଉଣ୍ଟଟି ଆପଣଙ୍କର।' },
  verified: {
    REGISTER: { title: 'ଆପଣଙ୍କ ଲଗଇନ ତିଆରି କରନ୍ତୁ', lead: 'ଏଥିରେ ଆପଣ ଲଗଇନ କରିବେ।' },
    RESETPASSWORD: { title: 'ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ', lead: 'ଏଥିରେ ଆପଣ ଲଗଇନ କରିବେ।' },
  },
  done: {
    REGISTER: { title: 'ଆପଣ ରେଜିଷ୍ଟର ହୋଇଗଲେ', lead: 'ନିଜ ପ୍ୟାକ ଦେଖିବାକୁ ଲଗଇନ କରନ୍ତୁ।' },
    RESETPASSWORD: {
      title: 'ଆପଣଙ୍କ ନୂଆ ପାସୱାର୍ଡ ସେଟ ହୋଇଗଲା',
      lead: 'ଆଗକୁ ବଢ଼ିବାକୁ ସେଥିରେ ଲଗଇନ କରନ୍ତୁ।',
    },
  },
  steps: {
    REGISTER: ['ଆକାଉଣ୍ଟ', 'କୋଡ', 'ଲଗଇନ'],
    RESETPASSWORD: ['ଆକାଉଣ୍ଟ', 'କୋଡ', 'ପାସୱାର୍ଡ'],
  },
  logIn: 'ଲଗଇନକୁ ଫେରନ୍ତୁ',
};
