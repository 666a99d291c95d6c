import { catalogue } from '../../../text/catalogue';

export const saveText = catalogue('saveText', {
  title: 'The same channels for less',
  documentTitle: 'Pay less',
  sub: 'We look for the cheapest mix of packs and single channels with everything you watch.',
  back: 'Add packs',

  noPacks: 'No active TV pack',
  noPacksDescription: 'Once you have one, you can look here for a cheaper mix.',
  addPacks: 'Add packs',

  box: 'Which box?',
  keep: 'Channels to keep',
  keepAll: 'Everything I have',
  keepAllHint: (count: number) =>
    count === 1
      ? 'The one channel of your extra packs'
      : `All ${count} channels of your extra packs`,
  keepSome: 'Only those I select',
  keepSomeHint: 'Deselect what you don’t watch',
  ticked: (count: number, all: number) => `${count} of ${all} channels selected`,
  tickAll: 'Select all',
  untickAll: 'Deselect all',
  onlyFixed: (names: string) =>
    `${names} stays as it is, and nothing else is active on this box. Add channels, and we look for the cheapest way to get them.`,

  add: 'Add channels',
  search: 'Name or channel number',
  searchFor: 'Channel you want to add',
  matches: (count: number) => (count === 1 ? '1 channel found' : `${count} channels found`),
  firstOf: (shown: number, count: number) => `The first ${shown} of ${count} channels`,
  noMatch: 'No channel has this name or number.',
  addOne: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  removeOne: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  has: 'You have it',
  free: 'Free-to-air',
  selected: 'Added',
  added: 'You also want',

  now: 'You pay now',
  nowFor: (channels: number, packs: number) =>
    `a month with tax, for ${channels} ${channels === 1 ? 'channel' : 'channels'} in ${packs} ${packs === 1 ? 'pack' : 'packs'}`,
  nowForBeforeTax: (channels: number, packs: number) =>
    `a month before tax, for ${channels} ${channels === 1 ? 'channel' : 'channels'} in ${packs} ${packs === 1 ? 'pack' : 'packs'}`,
  nothingYet: 'Add a channel first. Then we can look for the cheapest way to get it.',
  find: 'Find the cheapest mix',
  stop: 'Stop',
  searching: 'Comparing packs and channels. This takes two seconds at most.',
  stopped: 'Stopped. Nothing has changed.',
  notStarted:
    'The search could not start on this device. Nothing has changed. Check your connection and try again.',
  tooSlow: 'The search didn’t finish. Nothing has changed. Try again.',
  broken:
    'Something went wrong with the search. Nothing has changed, and nothing you did caused it.',

  notCompared: 'What is not compared',
  stays: (names: string) => `${names}: stays as it is.`,
  leaves: (name: string) => `${name}: ends as you asked, on {date}`,
  freeNote: 'Free-to-air channels: they cost nothing.',
  feeNote:
    'The network capacity fee: the cart shows it if new packs change it. Subtract it from what you save.',
  hdNote: 'An HD channel and its SD version are two channels.',
  termNote: 'Packs paid for longer than a month count with their share of a month.',
});
