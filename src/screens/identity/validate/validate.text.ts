import { catalogue } from '../../../text/catalogue';

/** The frame of the way to a login, and what each of its steps is called. */
export const validateText = catalogue('validateText', {
  identifying: {
    title: 'Register or set a new password',
    lead: 'We’ll text a code to your registered mobile number.',
  },
  codeSent: { title: 'Enter OTP', lead: 'This confirms that the account is yours.' },
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
});
