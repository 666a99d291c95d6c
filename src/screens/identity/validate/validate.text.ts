import { catalogue } from '../../../text/catalogue';

/** The frame of the way to a login, and what each of its steps is called. */
export const validateText = catalogue({
  en: {
    identifying: {
      title: 'Register or set a new password',
      lead: 'We’ll text a code to your registered mobile number.',
    },
    codeSent: { title: 'Enter your code', lead: 'This confirms that the account is yours.' },
    verified: {
      REGISTER: { title: 'Create your login', lead: 'You’ll use these to log in.' },
      RESETPASSWORD: {
        title: 'Choose a new password',
        lead: 'You’ll use it to log in.',
      },
    },
    done: {
      REGISTER: { title: 'You are registered', lead: 'Log in to see your packs.' },
      RESETPASSWORD: { title: 'Your new password is set', lead: 'Log in with it to continue.' },
    },
    steps: {
      REGISTER: ['Account', 'Code', 'Login'],
      RESETPASSWORD: ['Account', 'Code', 'Password'],
    },
    logIn: 'Back to login',
  },
  hi: {
    identifying: {
      title: 'पंजीकरण करें या नया पासवर्ड बनाएँ',
      lead: 'हम आपके पंजीकृत मोबाइल नंबर पर एक कोड भेजेंगे।',
    },
    codeSent: { title: 'अपना कोड भरें', lead: 'इससे पुष्टि होती है कि खाता आपका है।' },
    verified: {
      REGISTER: { title: 'अपना लॉगिन बनाएँ', lead: 'अब से आप इनसे लॉग इन करेंगे।' },
      RESETPASSWORD: { title: 'नया पासवर्ड चुनें', lead: 'अब से आप इसी से लॉग इन करेंगे।' },
    },
    done: {
      REGISTER: { title: 'आपका पंजीकरण हो गया', lead: 'अपने पैक देखने के लिए लॉग इन करें।' },
      RESETPASSWORD: {
        title: 'आपका नया पासवर्ड बन गया',
        lead: 'आगे बढ़ने के लिए उससे लॉग इन करें।',
      },
    },
    steps: {
      REGISTER: ['खाता', 'कोड', 'लॉगिन'],
      RESETPASSWORD: ['खाता', 'कोड', 'पासवर्ड'],
    },
    logIn: 'लॉग इन पर वापस जाएँ',
  },
});
