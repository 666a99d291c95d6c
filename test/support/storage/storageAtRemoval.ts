/** What a browser would still have if its page died just when this key is removed from one of its storages. */
export const storageAtRemoval = (key: string) => {
  const storages = [localStorage, sessionStorage];
  let kept: readonly (readonly [Storage, Readonly<Record<string, string>>])[] | null = null;
  const removals = storages.map((storage) => storage.removeItem.bind(storage));
  const spy = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (
    this: Storage,
    removed,
  ) {
    removals[storages.indexOf(this)]?.(removed);
    if (removed === key) kept ??= storages.map((storage) => [storage, { ...storage }] as const);
  });
  /** The page has died: another one finds this. */
  return (): void => {
    spy.mockRestore();
    if (kept === null) throw new Error(`${key} was never removed`);
    for (const [storage, entries] of kept) {
      storage.clear();
      for (const [name, value] of Object.entries(entries)) storage.setItem(name, value);
    }
  };
};
