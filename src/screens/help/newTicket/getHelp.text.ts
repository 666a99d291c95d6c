import { catalogue } from '../../../text/catalogue';

/** The words of a ticket about a payment or a pack. */
export const getHelpText = catalogue('getHelpText', {
  help: 'Get help',
  call: (phone: string): string => `Call ${phone}`,
  paymentUnconfirmed: 'A payment that is not confirmed',
  paymentFailed: 'A payment that failed',
  packNotStarted: 'A pack that was not started or renewed',
  description: (reference: string, amount: string, when: string): string =>
    [`Reference: ${reference}`, amount && `Amount: ${amount}`, when && `Time: ${when}`]
      .filter(Boolean)
      .join('\n'),
  agreed: (amount: string): string => `Agreed amount: ${amount}`,
});
