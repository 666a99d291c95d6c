import { catalogue } from '../../../text/catalogue';

export const transactionDetailsText = catalogue({
  en: {
    date: 'Date and time',
    amount: 'Amount',
    balance: 'Balance after',
    details: 'Details',
    reference: 'Transaction number',
    copy: 'Copy number',
    copied: 'Copied',
    notCopied: 'We couldn’t copy it. Select the number and copy it.',
    printReceipt: 'Print receipt',
  },
  hi: {
    date: 'तारीख और समय',
    amount: 'राशि',
    balance: 'इसके बाद बैलेंस',
    details: 'ब्योरा',
    reference: 'लेन-देन नंबर',
    copy: 'नंबर कॉपी करें',
    copied: 'कॉपी हो गया',
    notCopied: 'कॉपी नहीं हो सका। नंबर चुनकर कॉपी करें।',
    printReceipt: 'रसीद छापें',
  },
});
