/** The web address in a text, relative to the base if it has no origin; null when the text is no address. */
export const webAddressIn = (text: string, base?: string): URL | null => {
  // `URL.canParse` is newer than the oldest browsers that the portal promises.
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
