import { catalogue } from '../../../text/catalogue';

export const termsText = catalogue('termsText', {
  title: 'Terms of use',
  lead: 'Please read and accept these terms to continue.',
  read: 'Read the terms',
  notPublished: (name: string): string =>
    `${name} has not published its terms here. You can ask for them before you accept.`,
  agree: 'I have read and accept the terms',
  agreeUnseen: (name: string): string => `I accept the terms of ${name}`,
  mustAgree: 'Tick the box to accept the terms',
  accept: 'Accept and continue',
  leave: 'Log out',
});
