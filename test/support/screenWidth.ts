/** jsdom itself has no media queries. */
const setMatching = (matches: (query: string) => boolean): void => {
  Object.defineProperty(window, 'matchMedia', {
    ...{ configurable: true, writable: true },
    value: (query: string) => ({
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};

/** Makes the screen as wide as a desktop, or as narrow as a phone. */
export const setWide = (isWide: boolean): void =>
  setMatching((query) => isWide && query === '(min-width: 1024px)');

/** Makes the screen a narrow touch screen. */
export const setPhone = (): void => setMatching((query) => query.startsWith('(pointer: coarse)'));
