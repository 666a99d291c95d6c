import { catalogue } from '../../text/catalogue';

export const offlineStripText = catalogue({
  en: {
    offline: 'You are offline.',
    since: (time: string): string => `You have been offline since ${time}.`,
    older: 'What you see was loaded before that.',
  },
  hi: {
    offline: 'आप ऑफ़लाइन हैं।',
    since: (time) => `आप ${time} से ऑफ़लाइन हैं।`,
    older: 'जो दिख रहा है, वह उससे पहले का है।',
  },
});
