const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** An amount of data with Indian digit grouping: 3,300 or 412.6. */
export const sizeText = (gigabytes: number): string => grouped.format(gigabytes);
