import { catalogue } from '../../../../text/catalogue';

export const receiptText = catalogue('receiptText', {
  title: 'Payment receipt',
  paid: 'Paid',
  billedTo: 'Paid by',
  customer: (id: string): string => `Customer ID ${id}`,
  forNumber: (end: string): string => `For the number ${end}`,
  suppliedBy: 'Supplied by',
  gstin: (number: string): string => `GSTIN ${number}`,
  reference: 'Reference',
  bank: 'Bank reference',
  what: 'Description',
  period: 'Period',
  sac: 'SAC',
  amount: 'Amount',
  until: (day: string): string => `Until ${day}`,
  box: (end: string): string => `Box •••• ${end}`,
  notDone: 'Not started. Any refund is in your payment history.',
  beforeTax: 'Before tax',
  gst: 'GST',
  total: 'Total paid',
  method: 'Payment method',
  due: 'Pay the provider by',
  foot: (phone: string): string =>
    phone === ''
      ? 'Questions? Open Help and quote the reference. This receipt was made by a computer and needs no signature.'
      : `Questions? Call ${phone} or open Help and quote the reference. This receipt was made by a computer and needs no signature.`,
});
