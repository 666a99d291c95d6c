import { catalogue } from '../../../text/catalogue';

/** How a pack is spoken of, in the list and in its own view. */
export const packWords = catalogue({
  en: {
    box: (name: string, ending: string): string =>
      name ? `${name} · ending ${ending}` : `Box ending ${ending}`,
    running: 'Active',
    ended: 'Ended',
    cancelled: 'Cancelled',
    failed: 'Failed',
    endsOn: (date: string): string => `Ends on ${date}`,
    endedOn: (date: string): string => `Ended on ${date}`,
    channels: (count: number): string => `${count} ${count === 1 ? 'channel' : 'channels'}`,
    hd: (count: number): string => `${count} in HD`,
    speed: (mbps: number): string => `${mbps} Mbps`,
    per: {
      MONTHLY: 'a month',
      QUARTERLY: 'for 3 months',
      HALFYEARLY: 'for 6 months',
      YEARLY: 'a year',
    },
    beforeTax: 'before tax',
  },
  hi: {
    box: (name: string, ending: string): string =>
      name ? `${name} · •••• ${ending}` : `बॉक्स •••• ${ending}`,
    running: 'चालू',
    ended: 'समाप्त',
    cancelled: 'रद्द',
    failed: 'असफल',
    endsOn: (date: string): string => `अंतिम तारीख: ${date}`,
    endedOn: (date: string): string => `समाप्त हुआ: ${date}`,
    channels: (count: number): string => `${count} चैनल`,
    hd: (count: number): string => `${count} HD में`,
    speed: (mbps: number): string => `${mbps} Mbps`,
    per: {
      MONTHLY: 'हर महीने',
      QUARTERLY: '3 महीने के लिए',
      HALFYEARLY: '6 महीने के लिए',
      YEARLY: 'हर साल',
    },
    beforeTax: 'टैक्स से पहले',
  },
});
