import { catalogue } from '../../text/catalogue';

export const announcementsText = catalogue('announcementsText', {
  title: 'Service notices',
  severity: { outage: 'Outage', work: 'Planned work', info: 'Notice' },
  more: (count: number): string => `and ${count} more`,
  details: 'Details',
  less: 'Less',
  dismiss: 'Hide',
  region: 'Area',
  from: 'From',
  until: 'Until',
});
