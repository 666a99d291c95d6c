import { catalogue } from '../../../text/catalogue';

export const doneText = catalogue({
  en: {
    REGISTER: (username: string) => `Your username is ${username}.`,
    RESETPASSWORD: () => 'Your old password no longer works.',
    username: 'Username or mobile number',
    password: 'Password',
    submit: 'Log in',
    errors: {
      username: 'Enter your username or mobile number',
      password: 'Enter your password',
    },
    refused: 'The username or password is incorrect. Check both and try again.',
  },
  hi: {
    REGISTER: (username) => `आपका यूज़र नाम ${username} है।`,
    RESETPASSWORD: () => 'पुराना पासवर्ड अब काम नहीं करेगा।',
    username: 'यूज़र नाम या मोबाइल नंबर',
    password: 'पासवर्ड',
    submit: 'लॉग इन करें',
    errors: {
      username: 'अपना यूज़र नाम या मोबाइल नंबर लिखें',
      password: 'अपना पासवर्ड लिखें',
    },
    refused: 'यूज़र नाम या पासवर्ड सही नहीं है। दोनों जाँचकर फिर कोशिश करें।',
  },
});
