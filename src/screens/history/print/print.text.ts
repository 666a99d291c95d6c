import { catalogue } from '../../../text/catalogue';

/** What is on paper, and at the head of a spreadsheet's columns. */
export const printText = catalogue('printText', {
  receipt: 'Receipt, not a tax invoice',
  statement: 'Statement, not a tax invoice',
  name: 'Name',
  customerId: 'Customer number',
  period: 'Period',
  printed: 'Printed on',
  incomplete: 'Older transactions had not loaded when this was printed.',
  tooMany: 'Too many transactions to print one by one. Choose a shorter period to see each.',
  date: 'Date',
  time: 'Time',
  month: 'Month',
  what: 'Description',
  details: 'Details',
  kind: 'Type',
  moneyIn: 'Money added',
  moneyOut: 'Charged',
  other: 'Other amount',
  balance: 'Balance after',
  reference: 'Transaction number',
  total: 'Total',
});
