import { catalogue } from '../../../../text/catalogue';

export const credentialsText = catalogue('credentialsText', {
  username: 'Username',
  usernameHint: 'Choose a name without spaces. You’ll use it to log in.',
  ownUsername: 'Your username',
  password: 'New password',
  rules:
    'Use at least 8 characters. Avoid your username and anything easy to guess, like 12345678.',
  short: 'Too short',
  guessable: 'Easy to guess',
  good: 'Good password',
  firstname: 'First name',
  surname: 'Surname (optional)',
  email: 'Email (optional)',
  register: 'Register',
  setPassword: 'Set new password',
  sendAgain: 'Send again',
  errors: {
    username: 'Enter a username',
    spaces: 'Remove the spaces from the username',
    long: 'This is too long. Make it shorter',
    taken: 'This username is taken. Choose another one',
    short: 'Use at least 8 characters for the password',
    guessable: 'Choose a password that is harder to guess',
    firstname: 'Enter your first name',
    email: 'Enter an email address like name@example.com',
  },
  unknownRegister:
    'We lost the connection and don’t know if you are registered. Try to log in with these details first.',
  unknownReset:
    'We lost the connection and don’t know if the new password is set. Try to log in with it first.',
  stale: 'This took too long, or it is already done. Try to log in first, or start again.',
  tryLogIn: 'Try to log in',
  notDone: 'We couldn’t log you in, so your details probably didn’t reach us. Send them again.',
  restart: 'Start again',
});
