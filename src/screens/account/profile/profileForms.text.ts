import { catalogue } from '../../../text/catalogue';

export const profileFormsText = catalogue('profileFormsText', {
  mobile: 'Mobile number',
  email: 'Email',
  firstname: 'First name',
  surname: 'Surname',
  mobileHint: 'Codes and messages go to this number.',
  mobileAgain: 'New mobile number again',
  password: 'Your password',
  passwordHint: 'You are changing where codes and messages go, so we ask for your password again.',
  save: 'Save',
  cancel: 'Cancel',
  unanswered:
    'We lost the connection and don’t know if your details were saved. Press Save to send them again.',
  errors: {
    firstname: 'Enter your first name, in letters',
    surname: 'Enter your surname, in letters',
    surnameKept: 'Enter your surname. You can change it, but not remove it.',
    mobileno: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9',
    mobileTaken: 'This mobile number belongs to another account. Enter another one.',
    email: 'Enter an email address like name@example.com',
    emailKept: 'Enter your email address. You can change it, but not remove it.',
    mobilenoAgain: 'The numbers don’t match. Enter the new mobile number again.',
    mobilenoOnce: 'Enter the new mobile number again',
    password: 'Enter your password to change your mobile number or email',
    passwordWrong: 'This password is incorrect. Check it and try again.',
  },
  oldPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'Use at least 8 characters. A few words in a row are easy to remember.',
  setPassword: 'Set new password',
  passwordUnknown:
    'We lost the connection and don’t know if your new password is set. When you log in, try the new password first, then the old one.',
  passwordErrors: {
    password: 'Enter your current password',
    passwordWrong: 'The current password is incorrect. Check it and try again.',
    short: 'Enter a new password of 8 to 128 characters',
    long: 'Enter a new password of 8 to 128 characters',
    guessable: 'Choose a password that is harder to guess',
    same: 'Choose a new password that is different from the current one',
  },
});
