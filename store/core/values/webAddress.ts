/** The web address in a text, relative to the base if it has no origin; null when the text is no address. */
export const webAddressIn = (text: string, base?: string): URL | null => {
  // The oldest supported browsers do not have `URL.canParse`.
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
