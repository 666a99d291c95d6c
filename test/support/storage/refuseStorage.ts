/** From now on the browser stores nothing, as when it is full; returns a function that ends this. */
export const refuseStorage = (): (() => void) => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => refusing.mockRestore();
};
