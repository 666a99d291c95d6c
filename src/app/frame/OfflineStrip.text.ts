import { catalogue } from '../../text/catalogue';

export const offlineStripText = catalogue('offlineStripText', {
  offline: 'You are offline.',
  since: (time: string): string => `You have been offline since ${time}.`,
  older: 'What you see was loaded before that.',
});
