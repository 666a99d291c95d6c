import { catalogue } from '../../../text/catalogue';

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
    `${packs(count)} ${count === 1 ? 'ends' : 'end'} on ${date}`,
  ownTerms: 'each for its own term',
  gst: (tax: string): string => `incl. ${tax} GST`,
  columns: { pack: 'Pack', contents: 'Contents', ends: 'Ends', price: 'Price' },
});
