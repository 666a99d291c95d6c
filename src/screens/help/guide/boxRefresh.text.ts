import { catalogue } from '../../../text/catalogue';

/** The boxes with what brings a picture back. */
export const boxRefreshText = catalogue('boxRefreshText', {
  boxes: 'My boxes',
  refresh: 'Refresh box',
  refreshNamed: (name: string): string => `Refresh box: ${name}`,
  write: 'Still no picture? Create a ticket',
});
