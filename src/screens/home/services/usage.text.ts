import { catalogue } from '../../../text/catalogue';

/** The data used on the broadband line. */
export const usageText = catalogue('usageText', {
  used: (used: string, limit: string): string => `${used} GB of ${limit} GB used`,
  usedOnly: (used: string): string => `${used} GB used`,
  left: (left: string): string => `${left} GB left at full speed`,
  noneLeft: 'Full speed used up',
  slower: (mbps: string): string => `${mbps} Mbps until your data limit resets`,
  gb: 'GB',
});
