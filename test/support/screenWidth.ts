/** Makes the screen as wide as a desktop, or as narrow as a phone: jsdom itself has no media queries. */
export const setWide = (isWide: boolean): void => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: isWide && query === '(min-width: 1024px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};
