import { CONTACT, MY_PACKS, PROFILE, SUPPORT } from '../../../store/core/paths';

interface SeedAlert {
  readonly message: string;
  readonly weight: number;
  readonly alerttype: 'BUSINESS' | 'SERVICE';
  readonly hoursAgo: number;
  /** The screen that the alert leads to, or ''. */
  readonly url: string;
}

const FIRST: SeedAlert = {
  message: 'Planned work tonight: channels 601 to 640 may stop between 01:00 and 02:00.',
  weight: 10,
  alerttype: 'BUSINESS',
  hoursAgo: 4,
  url: '',
};
const MORE: readonly (readonly [message: string, url: string])[] = [
  ['A new regional channel has joined your pack at no cost.', MY_PACKS],
  ['Line fault in your area; our team is on site.', SUPPORT],
  ['We couldn’t find your address on our last visit. Please check it in your profile.', PROFILE],
  ['The price of one of your bouquets changes on the 1st of next month.', MY_PACKS],
  ['Our office is closed on the next public holiday.', CONTACT],
];

/** The given number of alerts. Their weights sort differently as text and as numbers. */
export const alertsFor = (count: number): readonly SeedAlert[] =>
  Array.from({ length: count }, (_, at) => {
    if (at === 0) return FIRST;
    const [message = '', url = ''] = MORE[(at - 1) % MORE.length] ?? [];
    return {
      ...{ message, url, weight: at % 12, hoursAgo: 4 + at * 9 },
      alerttype: at % 3 === 0 ? 'SERVICE' : 'BUSINESS',
    };
  });
