/** The web address that a text is, read against a base where it has no origin; null when it is none. */
export const webAddressIn = (text: string, base?: string): URL | null => {
  // `URL.canParse` is newer than the oldest browsers that the portal promises.
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
