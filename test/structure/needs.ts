import { domains, domainsReadIn } from './domainReads';
import { allParts, PAGE, type Part } from './lateParts';
import { screenFiles } from './sources';

/** Reads that are safe: a refusal is rendered only after a press on a payment button, whose part needs the payments. */
const SAFE_READS = new Set(['src/screens/payments/pay/useNewestPayment.ts reads payments']);

/**
 * The domains that are loaded wherever a part is rendered: those that it needs, and those that are loaded with every
 * part that renders it.
 */
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
 * The files that read a domain which is not loaded everywhere their part is rendered: the part would crash there. A
 * selector takes a domain as loaded unless the type of its state parameter makes it optional.
 */
export const readsBeforeLoaded = (): readonly string[] => {
  const reads = new Map([...screenFiles].map(([name, source]) => [name, domainsReadIn(source)]));
  const found = [...loadedWith(allParts())].flatMap(([part, loaded]) =>
    [...part.files].flatMap((file) =>
      [...(reads.get(file) ?? [])]
        .filter((name) => !loaded.has(name) && !SAFE_READS.has(`${file} reads ${name}`))
        .map((name) => `${file} reads ${name}, which is not loaded with ${part.target}`),
    ),
  );
  return [...new Set(found)];
};
