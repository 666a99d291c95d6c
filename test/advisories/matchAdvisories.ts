import { compare, valid } from 'semver';
import * as v from 'valibot';

const event = v.object({
  introduced: v.optional(v.string()),
  fixed: v.optional(v.string()),
  last_affected: v.optional(v.string()),
});

/** The part of an OSV record that is needed here; GitHub's advisory database has the same form. */
const advisory = v.object({
  id: v.string(),
  summary: v.optional(v.string(), ''),
  withdrawn: v.optional(v.string()),
  affected: v.optional(
    v.array(
      v.object({
        package: v.optional(v.object({ ecosystem: v.string(), name: v.string() })),
        versions: v.optional(v.array(v.string()), []),
        ranges: v.optional(v.array(v.object({ type: v.string(), events: v.array(event) })), []),
      }),
    ),
    [],
  ),
});
export type Advisory = v.InferOutput<typeof advisory>;
type Affected = Advisory['affected'][number];

/** @throws when the record does not have the form of OSV. */
export const readAdvisory = (record: unknown): Advisory => v.parse(advisory, record);

const lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      name: v.optional(v.string()),
      version: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      link: v.optional(v.boolean(), false),
    }),
  ),
});

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Where it is installed: two versions of one package have two places. */
  readonly place: string;
  /** Only tests and the build use it. */
  readonly isDevelopment: boolean;
}

/** Every package of the `package-lock.json` of a folder. What is in a tool's folder is for development alone. */
export const packagesIn = (lockFile: unknown, inside = '.'): readonly InstalledPackage[] =>
  Object.entries(v.parse(lock, lockFile).packages).flatMap(
    ([place, { name, version, dev, link }]) => {
      if (place === '' || link || version === undefined) return [];
      const folder = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return [
        {
          name: name ?? folder,
          version,
          place: inside === '.' ? place : `${inside}/${place}`,
          isDevelopment: dev || inside !== '.',
        },
      ];
    },
  );

/**
 * Whether a version is within a range: each `introduced` event lasts until the next `fixed`, or up to `last_affected`.
 */
const isWithin = (version: string, { events }: Affected['ranges'][number]): boolean => {
  const moments = events
    .map((one) => ({ one, at: one.introduced ?? one.fixed ?? one.last_affected ?? '' }))
    .map(({ one, at }) => ({ one, at: at === '0' ? '0.0.0-0' : at }))
    .filter(({ at }) => valid(at) !== null)
    .sort((first, second) => compare(first.at, second.at));
  return moments.reduce((isAffected, { one, at }) => {
    const order = compare(version, at);
    if (one.introduced !== undefined) return isAffected || order >= 0;
    if (one.fixed !== undefined) return isAffected && order < 0;
    return isAffected && order <= 0;
  }, false);
};

const isAffected = (version: string, { versions, ranges }: Affected): boolean =>
  versions.includes(version) ||
  ranges.some((range) => range.type === 'SEMVER' && isWithin(version, range));

export interface Finding extends InstalledPackage {
  readonly id: string;
  readonly summary: string;
}

/**
 * The installed packages that a record of the database affects, each with the record. Withdrawn records are ignored.
 */
export const findingsOf = (
  packages: readonly InstalledPackage[],
  advisories: Iterable<Advisory>,
): readonly Finding[] => {
  const byName = new Map<string, InstalledPackage[]>();
  for (const one of packages) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  const found: Finding[] = [];
  for (const { id, summary, withdrawn, affected } of advisories) {
    if (withdrawn !== undefined) continue;
    for (const one of affected) {
      if (one.package?.ecosystem !== 'npm') continue;
      for (const installed of byName.get(one.package.name) ?? [])
        if (isAffected(installed.version, one)) found.push({ ...installed, id, summary });
    }
  }
  return found;
};
