import { keep, readKept, type Place } from '../store/storage';

/**
 * A list of the browser's storage, shared by its tabs, about money: where the browser keeps nothing,
 * at least this page does not forget it.
 */
export const unforgetting = <Line>(place: Place, name: string) => {
  let remembered: readonly Line[] | null = null;
  const kept = (): readonly Line[] =>
    (readKept(place) as Readonly<Record<string, readonly Line[]>> | null)?.[name] ?? []; // readKept checked the shape
  return {
    read: (): readonly Line[] => remembered ?? kept(),
    /** Written when it returns: what follows may leave the browser. */
    write: (lines: readonly Line[]): void => {
      const isTaken = keep(place, lines.length > 0 ? { [name]: lines } : null);
      remembered = isTaken && kept().length === lines.length ? null : lines;
    },
  };
};
