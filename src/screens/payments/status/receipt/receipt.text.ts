import { catalogue } from '../../../../text/catalogue';

export const receiptText = catalogue('receiptText', {
  title: 'Payment receipt',
  paid: 'Paid',
  billedTo: 'Paid by',
  customer: (id: string): string => `Customer number ${id}`,
  suppliedBy: 'Supplied by',
  gstin: (number: string): string => `GSTIN ${number}`,
  reference: 'Reference',
  fullReference: 'Full reference',
  bank: 'Bank reference',
  what: 'Description',
  period: 'Period',
  sac: 'SAC',
  amount: 'Amount',
  until: (day: string): string => `Until ${day}`,
  notDone: 'Not started. Any refund is under "Transactions".',
  beforeTax: 'Before tax',
  gst: 'GST',
  total: 'Total paid',
  method: 'Payment method',
  due: 'Pay the provider by',
  /** Help needs a login. */
  foot: (phone: string, isGuest: boolean): string => {
    const byPhone = isGuest ? `Call ${phone}` : `Call ${phone} or open Help`;
    const without = isGuest ? 'Ask your operator' : 'Open Help';
    return `Questions? ${phone === '' ? without : byPhone} and quote the reference. This receipt was made by a computer and needs no signature.`;
  },
  /** Of a payment from the balance, which has no reference. */
  footWithoutReference: (phone: string): string =>
    `Questions? ${phone === '' ? 'Open Help' : `Call ${phone} or open Help`}. This receipt was made by a computer and needs no signature.`,
});
