/** 380 kB, 4.1 MB: as phones count, a thousand to the next. Written alike in every language, and never on two lines. */
export const bytesText = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes}\u00a0B`;
  const kilobytes = Math.round(bytes / 1_000);
  return kilobytes < 1_000 ? `${kilobytes}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
};
