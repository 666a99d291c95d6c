import { catalogue } from '../../../text/catalogue';

export const identifyText = catalogue('identifyText', {
  purpose: 'What do you want to do?',
  RESETPASSWORD: 'Set a new password',
  resetHint: 'I have a login but forgot my password.',
  REGISTER: 'Register',
  registerHint: 'I have a connection but no login yet.',
  identity: 'Mobile number, customer number or username',
  identityHint: 'You can also use your set-top box number.',
  submit: 'Text me a code',
  errors: {
    purpose: 'Choose what you want to do',
    identity: 'Enter your mobile number, customer number or username',
    long: 'This is too long. Enter up to 64 characters',
  },
  unknown: 'No account found. Check the number.',
  newConnection: 'Get a new connection',
  registered: 'This account already has a login.',
  notRegistered: 'This account has no login yet.',
  setPassword: 'Set a new password instead',
  register: 'Register instead',
  logIn: 'Log in',
  noMobile:
    'We can’t send a code because this account has no mobile number. Ask your operator to add one.',
  call: (phone: string) => `Call ${phone}`,
  reloaded:
    'This page was reloaded after your code was accepted. To keep your account safe, request a new code.',
});
