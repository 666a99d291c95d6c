interface SeedAlert {
  readonly message: string;
  readonly weight: number;
  readonly alerttype: 'BUSINESS' | 'SERVICE';
  readonly hoursAgo: number;
}

const FIRST: SeedAlert = {
  message: 'Planned work tonight: channels 601 to 640 may stop between 01:00 and 02:00.',
  weight: 10,
  alerttype: 'BUSINESS',
  hoursAgo: 4,
};
const MORE = [
  'A new regional channel has joined your pack at no cost.',
  'Rain has damaged a line in your street. Our people are there.',
  'Your address could not be found for the last visit. Please check it.',
  'The price of a bouquet you have changes on the first of next month.',
  'Our office is closed on the coming holiday.',
];

/** The given number of alerts. Their weights sort differently as text and as numbers. */
export const alertsFor = (count: number): readonly SeedAlert[] =>
  Array.from({ length: count }, (_, at) =>
    at === 0
      ? FIRST
      : {
          message: MORE[(at - 1) % MORE.length] ?? '',
          weight: at % 12,
          alerttype: at % 3 === 0 ? 'SERVICE' : 'BUSINESS',
          hoursAgo: 4 + at * 9,
        },
  );
