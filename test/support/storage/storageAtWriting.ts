/** What a browser would still have if its page died just after this key is first written with a text that has `part`. */
export const storageAtWriting = (key: string, part: string) => {
  const storages = [localStorage, sessionStorage];
  let kept: readonly (readonly [Storage, Readonly<Record<string, string>>])[] | null = null;
  const writers = storages.map((storage) => storage.setItem.bind(storage));
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    written,
    value,
  ) {
    writers[storages.indexOf(this)]?.(written, value);
    if (written === key && value.includes(part))
      kept ??= storages.map((storage) => [storage, { ...storage }] as const);
  });
  /** The page has died: another one finds this. */
  return (): void => {
    spy.mockRestore();
    if (kept === null) throw new Error(`${key} was never written with ${part}`);
    for (const [storage, entries] of kept) {
      storage.clear();
      for (const [name, value] of Object.entries(entries)) storage.setItem(name, value);
    }
  };
};
