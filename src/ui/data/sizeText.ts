import { groupedText } from '../../text/groupedText';

/** An amount of data with Indian digit grouping: 3,300 or 412.6. */
export const sizeText = (gigabytes: number): string => groupedText(gigabytes, 1);
