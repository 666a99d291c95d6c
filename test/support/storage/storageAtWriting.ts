/**
 * Records the storage at the first write of a text with `part` under this key. The returned function restores that
 * storage, as if the page had been closed right after the write.
 */
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
  return (): void => {
    spy.mockRestore();
    if (kept === null) throw new Error(`${key} was never written with ${part}`);
    for (const [storage, entries] of kept) {
      storage.clear();
      for (const [name, value] of Object.entries(entries)) storage.setItem(name, value);
    }
  };
};
