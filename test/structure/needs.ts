import { domains, domainsReadIn } from './domainReads';
import { allParts, PAGE, type Part } from './lateParts';
import { screenFiles } from './sources';

/** Read only after a press in `PayRenewal`, which has loaded the payments. */
const KNOWN = new Set(['src/screens/payments/pay/PaymentRefusal.tsx reads payments']);

/** For each part the domains that are loaded wherever it is shown: its own, and those of all parts that show it. */
const loadedWith = (parts: readonly Part[]): ReadonlyMap<Part, ReadonlySet<string>> => {
  const loaded = new Map(
    parts.map((part) => [part, part.target === PAGE ? part.needs : domains] as const),
  );
  const shownBy = new Map(
    parts.map((part) => [
      part,
      parts.filter(({ files }) => [...part.definedIn].some((file) => files.has(file))),
    ]),
  );
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const part of parts.filter(({ target }) => target !== PAGE)) {
      const above = (shownBy.get(part) ?? []).filter((one) => one !== part);
      const inherited = [...domains].filter(
        (name) => above.length > 0 && above.every((one) => loaded.get(one)?.has(name)),
      );
      const now = new Set([...inherited, ...part.needs]);
      isChanged ||= now.size !== loaded.get(part)?.size;
      loaded.set(part, now);
    }
  }
  return loaded;
};

/**
 * Each file of a part of the page that reads a domain which is not loaded everywhere the part is shown: there it breaks.
 * The types tell: a selector takes a domain as loaded unless the type of its state says otherwise.
 */
export const readsBeforeLoaded = (): readonly string[] => {
  const reads = new Map([...screenFiles].map(([name, source]) => [name, domainsReadIn(source)]));
  const found = [...loadedWith(allParts())].flatMap(([part, loaded]) =>
    [...part.files].flatMap((file) =>
      [...(reads.get(file) ?? [])]
        .filter((name) => !loaded.has(name) && !KNOWN.has(`${file} reads ${name}`))
        .map((name) => `${file} reads ${name}, which is not loaded with ${part.target}`),
    ),
  );
  return [...new Set(found)];
};
