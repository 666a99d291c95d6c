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
  'Line fault in your area; our team is on site.',
  'We couldn’t find your address on our last visit. Please check it in your profile.',
  'The price of one of your bouquets changes on the 1st of next month.',
  'Our office is closed on the next public holiday.',
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
