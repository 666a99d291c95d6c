import type { PackFailureReason } from '../../../../store/packs/packResult';
import type { Method } from '../../../../store/payments/methods';
import { catalogue } from '../../../text/catalogue';

/** The operator names the kind of a card payment, and every other one by its method. */
type Modes = Readonly<Record<'CC' | 'DC' | 'NB' | Exclude<Method, 'CARD'>, string>>;
type Reasons = Readonly<Record<PackFailureReason, string>>;

/** What was paid for, what happened to each pack, and what comes next. */
export const paymentDetailsText = catalogue('paymentDetailsText', {
  amount: 'Amount',
  whatFor: 'For',
  mode: 'Paid by',
  modeTried: 'Chosen payment method',
  modes: {
    CC: 'Credit card',
    DC: 'Debit card',
    NB: 'Net banking',
    UPI: 'UPI',
    INSTALMENT: 'Pay-later provider',
    BALANCE: 'Balance',
  } satisfies Modes,
  when: 'When',
  bank: 'Bank reference',
  account: 'Paid for the number',
  due: 'Pay the provider by',
  order: 'Order number',
  results: 'Your packs',
  done: 'Done',
  held: 'Not active yet',
  notRenewed: 'Not renewed',
  notStarted: 'Not started',
  reasons: {
    tooEarly: 'It’s too early. You can renew a pack in the 15 days before it ends.',
    chargeRefused: 'Your operator couldn’t set up the charge.',
    other: 'Your operator couldn’t complete it.',
  } satisfies Reasons,
  givenBack: (amount: string): string => `${amount} for it is in your balance.`,
  notGivenBack:
    'Your operator didn’t say whether its price was refunded. Contact them with the reference below.',
  operatorSays: (words: string, code: string): string =>
    code === ''
      ? `Your operator’s message: ${words}`
      : `Your operator’s message: ${words} (${code})`,
  tryAgain: (count: number): string => (count === 1 ? 'Retry 1 pack' : `Retry ${count} packs`),
  next: 'What happens next',
  visit: 'We’ll call the number you gave us to arrange the installation.',
  seeOrder: 'See your order',
});
