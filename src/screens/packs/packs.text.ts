import { catalogue } from '../../text/catalogue';
import { groupedText } from '../../text/groupedText';

/** The texts of the dialogs that stop a pack, and of the results. */
export const stopPackText = catalogue('stopPackText', {
  keep: 'Keep it',
  removeAsk: (name: string): string => `Remove ${name}?`,
  removeEnds: (date: string): string => `It ends on ${date}.`,
  removeUntil: 'Until then you can use it as before.',
  removeNoRefund: 'Nothing is refunded.',
  keepByRenewing: 'To keep it after all, renew it before it ends.',
  keepByRenewingFrom: (date: string): string =>
    `To keep it after all, renew it from ${date}, before it ends.`,
  noUndo: 'This can’t be undone here.',
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

const plural = new Intl.PluralRules('en');

const channels = (count: number): string =>
  `${groupedText(count)} ${plural.select(count) === 'one' ? 'channel' : 'channels'}`;

export const ownChannelsText = catalogue('ownChannelsText', {
  title: 'Your channels',
  titleIn: (pack: string): string => `Channels in ${pack}`,
  back: 'My packs',
  search: 'Search your channels',
  searchFor: 'Name or channel number',
  count: (count: number): string => channels(count),
  some: (count: number, all: number): string => `${groupedText(count)} of ${channels(all)}`,
  noMatch: 'No channel of yours matches.',
  none: 'No channels',
  noneDescription: 'No pack with channels is running here, or your operator lists none for it.',
  add: 'Add packs',
  incomplete: 'The channels of a pack are missing.',
  retry: 'Load the rest',
  columns: {
    channel: 'Channel',
    number: 'Number',
    genre: 'Genre',
    language: 'Language',
    pack: 'In pack',
  },
});

const many = (count: number, one: string, more: string): string =>
  `${count} ${plural.select(count) === 'one' ? one : more}`;

/** The texts of the screen that are shown before the packs are loaded. */
export const managePacksText = catalogue('managePacksText', {
  title: 'My packs',
  extent: (packs: number, services: number): string =>
    `${many(packs, 'pack', 'packs')} on ${many(services, 'service', 'services')}`,
  renew: 'Renew',
  add: 'Add packs',
  show: 'Show',
  all: 'All',
  filters: { ACTIVE: 'Active', EXPIRED: 'Ended', CANCEL: 'Cancelled', FAILED: 'Failed' },
});

const packs = (count: number): string => `${count} ${count === 1 ? 'pack' : 'packs'}`;

/** The list of packs. */
export const packListText = catalogue('packListText', {
  add: 'Add packs',
  count: (count: number): string => (count === 1 ? '1 pack shown' : `${count} packs shown`),
  broadband: 'Broadband',
  nowhere: 'Without a box',
  none: 'You have no packs yet',
  noneDescription: 'Add a pack to get channels and broadband.',
  noMatch: {
    ACTIVE: 'No active packs',
    EXPIRED: 'No ended packs',
    CANCEL: 'No cancelled packs',
    FAILED: 'No failed packs',
  },
  showAll: 'Show all packs',
  channels: 'Your channels',
  channelsOf: (box: string): string => `Your channels: ${box}`,
  packsOf: (box: string): string => `Packs: ${box}`,
  renewNamed: (pack: string): string => `Renew: ${pack}`,
  renewMany: (count: number): string => `Renew ${count} packs`,
  packs,
  endOn: (count: number, date: string): string =>
    count === 1 ? `Ends on ${date}` : `All end on ${date}`,
  ownTerms: 'each for its own term',
  gst: (tax: string): string => `incl. ${tax} GST`,
  columns: { pack: 'Pack', contents: 'Contents', ends: 'Ends', price: 'Price' },
});

/** The texts of the broadband line of a pack. Gigabytes are passed as formatted text. */
export const broadbandText = catalogue('broadbandText', {
  title: 'Your line',
  show: 'Show speed and data used',
  hide: 'Hide speed and data used',
  none: 'No broadband line on this account',
  noneDescription: 'If you use broadband, contact customer support.',
  used: (used: string, limit: string): string => `${used} GB of ${limit} GB used at full speed`,
  usedAll: (limit: string): string => `All ${limit} GB at full speed are used`,
  usedOnly: (used: string): string => `${used} GB used`,
  speed: 'Speed',
  after: 'Speed after the limit',
  limit: 'Full speed up to',
  account: 'Account number',
  plan: 'Plan',
  until: 'Ends on',
  mbps: (speed: string): string => `${speed} Mbps`,
  gb: (size: string): string => `${size} GB`,
});

/** Why a pack failed (specification §8: 1087 and its messages). */
export const failedPackText = catalogue('failedPackText', {
  tooEarly: 'It was too early to renew this pack.',
  tooEarlyUntil: (date: string): string =>
    `It was too early to renew this pack. You can renew it from ${date}.`,
  chargeRefused:
    'Your operator’s billing system rejected the renewal, so this pack was not renewed. Try again later, or contact customer support.',
  otherFailure: 'Your operator couldn’t start or renew this pack. Contact customer support.',
  itsMessage: (message: string): string => `Your operator’s message: ${message}`,
  code: (code: string): string => `Code ${code}`,
});

/** One pack: what it is, and how it can be stopped. */
export const packViewText = catalogue('packViewText', {
  title: 'Pack',
  back: 'My packs',
  missing: 'This pack is not on your account',
  missingDescription: 'It may have been replaced. The list shows all your packs.',
  renew: 'Renew',
  facts: 'Details',
  price: 'Price',
  gst: (tax: string): string => `incl. ${tax} GST`,
  channels: 'Channels',
  whichChannels: 'Which channels are in it?',
  speed: 'Speed',
  box: 'Box',
  activated: 'Activated on',
  ends: 'Ends on',
  ended: 'Ended on',
  renewable: 'Can be renewed from',
  stop: 'Stop this pack',
  leavingAtTermEnd: 'You removed this pack. It stays active until its term ends.',
  leaving: (date: string): string =>
    `You removed this pack. It stays active until ${date} and then ends.`,
  removeTitle: 'Remove at end of term',
  removeDescription: (date: string): string =>
    `It stays active until ${date}. Nothing is refunded.`,
  remove: 'Remove',
  refundTitle: 'Cancel now',
  refundDescription: (amount: string): string =>
    `It stops immediately, and you get ${amount} back.`,
  refund: 'Cancel for a refund',
  noRefund: 'Your operator offers no refund for this pack.',
});

/** The words for a pack, in the list and on its own screen. */
export const packWords = catalogue('packWords', {
  running: 'Active',
  ended: 'Ended',
  cancelled: 'Cancelled',
  failed: 'Failed',
  endsOn: 'Ends on {date}',
  endedOn: 'Ended on {date}',
  channels: (count: number): string => `${count} ${count === 1 ? 'channel' : 'channels'}`,
  hd: (count: number): string => `${count} in HD`,
  speed: (mbps: number): string => `${mbps} Mbps`,
  per: {
    MONTHLY: '/month',
    QUARTERLY: 'for 3\u00a0months',
    HALFYEARLY: 'for 6\u00a0months',
    YEARLY: 'a year',
  },
  beforeTax: 'before tax',
});

const oldPacks = (count: number) => (count === 1 ? '1 old pack' : `${count} old packs`);

export const replacedPacksText = catalogue('replacedPacksText', {
  title: 'Old packs',
  before:
    'If you pay from your balance, their renewal is turned off once the new packs are active. Each stays until its term ends.',
  otherWay: 'If you use another payment method, you can end these with one tap after the payment.',
  afterwards: 'These are still active. You can end them as soon as the new packs are active.',
  keep: 'Keep the old packs',
  endNow: 'End the old packs',
  running: 'Ending the old packs…',
  done: (count: number) =>
    count === 1
      ? 'The old pack ends with its term and is not renewed.'
      : `All ${count} old packs end with their terms and are not renewed.`,
  held: (names: string) => `Not active yet: ${names}. All old packs stay, so you lose no channel.`,
  unread: 'No old pack was ended now: we couldn’t see whether the new packs are active.',
  part: (count: number) =>
    `${oldPacks(count)} could not be ended and may be renewed. Try again, or remove them in your packs.`,
  again: 'Try again',
  myPacks: 'My packs',
  status: {
    staying: 'Active',
    ending: 'Ending…',
    ended: 'Ends',
    refused: 'Not ended',
    unknown: 'Not known yet',
  },
  unknown: 'No answer came. Your packs will show the result when they are updated.',
});

/** The offer of cheaper packs with the same channels. */
export const savingOfferText = catalogue('savingOfferText', {
  title: 'Same channels for less',
  lead: 'We compare your packs with every mix you can buy.',
  found: (less: string): string => `Same channels for ${less}/month less`,
  forBox: (name: string): string => `For ${name}, incl. GST`,
  forBoxBeforeTax: (name: string): string => `For ${name}, before tax`,
});
