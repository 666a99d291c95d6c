import { catalogue } from '../../../text/catalogue';

export const transactionDetailsText = catalogue('transactionDetailsText', {
  date: 'Date and time',
  amount: 'Amount',
  balance: 'Balance after',
  details: 'Details',
  reference: 'Transaction number',
  copy: 'Copy number',
  copied: 'Copied',
  notCopied: 'We couldn’t copy it. Select the number and copy it.',
  printReceipt: 'Print receipt',
});
