/**
 * Makes the browser refuse to store anything, as if the storage were full. Returns a function that ends the refusal.
 */
export const refuseStorage = (): (() => void) => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => refusing.mockRestore();
};
