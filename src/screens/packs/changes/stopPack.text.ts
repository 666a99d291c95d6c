import { catalogue } from '../../../text/catalogue';

/** What stopping a pack means before it is confirmed, and its result. */
export const stopPackText = catalogue('stopPackText', {
  keep: 'Keep it',
  removeAsk: (name: string): string => `Remove ${name}?`,
  removeEnds: (date: string): string => `It ends on ${date}.`,
  removeUntil: 'Until then you can use it as before.',
  removeNoRefund: 'Nothing is refunded.',
  reason: 'Reason (optional)',
  removeYes: 'Remove at end of term',
  refundAsk: (name: string): string => `Cancel ${name} now?`,
  youGet: 'Refund to your balance',
  stopsNow: 'It stops immediately.',
  stopsNowChannels: (channels: string): string => `It stops immediately, with its ${channels}.`,
  stopsNowLine: 'Your broadband stops immediately.',
  daysLost: (days: number): string =>
    days === 1 ? 'You lose the last day.' : `You lose the ${days} days left.`,
  buyAgain: 'To get it back, you need to buy it again.',
  refundYes: (amount: string): string => `Cancel and get ${amount} back`,
  amountChanged: (was: string, is: string): string =>
    `The refund has changed from ${was} to ${is}. Nothing was cancelled. Check it before you continue.`,
  noneLeft: 'There is no longer a refund for this pack. Nothing was cancelled.',
  reading: 'Updating the amount.',
  notRead: 'We couldn’t update the amount.',
  tryAgain: 'Try again',
  removedAtTermEnd: (name: string): string =>
    `${name} ends with its term. Until then you can use it as before.`,
  removed: (name: string, date: string): string =>
    `${name} ends on ${date}. Until then you can use it as before.`,
  refunded: (name: string, amount: string): string =>
    `${name} is cancelled. ${amount} is back in your balance.`,
  refundedBlind: (name: string): string =>
    `${name} is cancelled. Your operator didn’t say how much was refunded. You can find it in your transactions.`,
  balance: (amount: string): string => `Your balance is ${amount}.`,
  balanceReading: 'Updating your balance.',
  balanceNotRead: 'We couldn’t update your balance.',
  unknownRemoval: (name: string): string =>
    `We didn’t get a clear answer, so we don’t know whether ${name} was removed.`,
  packsReading: 'Updating your packs.',
  packsNotRead: 'We couldn’t update your packs.',
  nowLeavingAtTermEnd: 'Your packs now show that it ends with its term, so it was removed.',
  nowLeaving: (date: string): string =>
    `Your packs now show that it ends on ${date}, so it was removed.`,
  nowCancelled: 'Your packs no longer show it as active, so it was cancelled.',
  nowRunning: {
    honoured:
      'Your packs show that it is still active. Nothing is sent again automatically. If you try again, it is carried out once at most.',
    unknown:
      'Your packs show that it is still active. Nothing is sent again automatically. Wait a few minutes and check again before you try again.',
  },
  history: 'See the refund in your transactions',
});
