import { catalogue } from '../../../text/catalogue';

/** The data used on the broadband line. */
export const usageText = catalogue({
  en: {
    used: (used: string, limit: string): string => `${used} GB of ${limit} GB used`,
    usedOnly: (used: string): string => `${used} GB used`,
    left: (left: string): string => `${left} GB left at full speed`,
    noneLeft: 'Full speed used up',
    slower: (mbps: string): string => `${mbps} Mbps until it starts again`,
    gb: 'GB',
  },
  hi: {
    used: (used: string, limit: string): string => `${limit} GB में से ${used} GB इस्तेमाल हुआ`,
    usedOnly: (used: string): string => `${used} GB इस्तेमाल हुआ`,
    left: (left: string): string => `पूरी स्पीड पर ${left} GB बाकी`,
    noneLeft: 'पूरी स्पीड का डेटा ख़त्म',
    slower: (mbps: string): string => `फिर शुरू होने तक ${mbps} Mbps`,
    gb: 'जीबी',
  },
});
