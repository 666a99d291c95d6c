import { catalogue } from '../../../../text/catalogue';

const channels = (count: number) => (count === 1 ? '1 channel' : `${count} channels`);

export const resultText = catalogue('resultText', {
  now: 'Now',
  then: 'Then',
  aMonth: 'a month, with tax',
  aMonthBeforeTax: 'a month, before tax',
  proved: 'No other mix of packs and channels on sale costs less.',
  bestFound: (amount: string) =>
    `This is the best we found in two seconds. The cheapest possible costs at most ${amount} a month less.`,

  comes: 'What you get',
  goes: 'What ends',
  stays: (names: string) => `Stays: ${names}.`,
  singleKept: 'Single channel you have',
  singleAdded: 'Single channel you added',
  keeps: (count: number) => `${channels(count)} you have`,
  adds: (count: number) => `${channels(count)} you added`,
  extra: (count: number) => `${channels(count)} included as well`,
  lost: 'You would no longer have',
  nothingLost: 'Everything you want to watch stays.',
  missing: 'No longer sold',

  take: 'Choose this mix',
  takeHint: 'The cart shows what it costs with tax. Nothing changes before you pay there.',
  goesHow:
    'When you pay from your balance, their renewal is turned off as soon as the new packs are active, so you lose no channel. Each stays active until the end of its term.',
  goesAlone: 'Nothing needs to replace these. Each stays active until the end of its term.',
  overlap: 'New packs start as soon as you pay for them. Until the old ones end, you pay for both.',
  end: (count: number) => (count === 1 ? 'End this pack' : `End these ${count} packs`),
  endAsk: (count: number) => (count === 1 ? 'End this pack?' : `End these ${count} packs?`),
  endMeans: 'Each stays active until the end of its term and is not renewed. There is no refund.',
  endYes: 'End at end of term',
  keep: 'Keep',
});
