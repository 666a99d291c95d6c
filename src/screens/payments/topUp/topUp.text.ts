import { catalogue } from '../../../text/catalogue';

export const topUpText = catalogue('topUpText', {
  title: 'Add money',
  balance: (amount: string): string => `Your balance is ${amount}`,
  amount: 'Amount in rupees',
  amountHint: (least: string, most: string) => `From ${least} to ${most}`,
  quick: 'Popular amounts',
  box: 'For which box?',
  account: 'For the whole account',
  payMissing: 'We couldn’t load the payment methods.',
  errors: {
    unreadable: 'Enter the amount in rupees, for example 500',
    comma: 'Use a dot for paise, for example 300.50',
    tooLittle: (least: string) => `The minimum amount is ${least}`,
    tooMuch: (most: string) => `The maximum amount is ${most} at a time`,
  },
});
