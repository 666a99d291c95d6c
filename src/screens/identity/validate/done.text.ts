import { catalogue } from '../../../text/catalogue';

export const doneText = catalogue('doneText', {
  REGISTER: (username: string) => `Your username is ${username}.`,
  RESETPASSWORD: (): string => 'Your old password no longer works.',
  username: 'Username or mobile number',
  password: 'Password',
  submit: 'Log in',
  errors: {
    username: 'Enter your username or mobile number',
    password: 'Enter your password',
  },
  refused: 'The username or password is incorrect. Check both and try again.',
});
