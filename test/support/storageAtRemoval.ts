/** What a browser would still have whose page dies just when this key of localStorage goes. */
export const storageAtRemoval = (key: string) => {
  let kept: readonly (readonly [Storage, Readonly<Record<string, string>>])[] | null = null;
  const remove = Storage.prototype.removeItem;
  const spy = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (
    this: Storage,
    removed: string,
  ) {
    remove.call(this, removed);
    if (removed === key && this === localStorage)
      kept ??= [localStorage, sessionStorage].map((storage) => [storage, { ...storage }] as const);
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
