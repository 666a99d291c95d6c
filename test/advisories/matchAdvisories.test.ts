import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockFiles } from './lockFiles';
import { findingsOf, packagesIn, readAdvisory } from './matchAdvisories';

const installed = (version: string, name = 'left-pad', dev = true) =>
  packagesIn({ packages: { '': {}, [`node_modules/${name}`]: { version, dev } } });

const advisory = (events: readonly object[], changed: object = {}) =>
  readAdvisory({
    id: 'GHSA-1',
    affected: [
      {
        package: { ecosystem: 'npm', name: 'left-pad' },
        ranges: [{ type: 'SEMVER', events }],
        ...changed,
      },
    ],
  });

const FIXED = [{ introduced: '1.2.0' }, { fixed: '1.4.1' }];
const TWICE = [{ introduced: '0' }, { fixed: '1.1.0' }, ...FIXED];

it.each([
  ['before the range', '1.1.9', FIXED, false],
  ['at its beginning', '1.2.0', FIXED, true],
  ['inside', '1.4.0', FIXED, true],
  ['a candidate of the fix', '1.4.1-rc.1', FIXED, true],
  ['at the fix', '1.4.1', FIXED, false],
  ['in the first of two ranges', '1.0.0', TWICE, true],
  ['between two ranges', '1.1.5', TWICE, false],
  ['from the beginning on, never fixed', '0.0.1', [{ introduced: '0' }], true],
  ['at the last affected', '1.3.0', [{ introduced: '0' }, { last_affected: '1.3.0' }], true],
  ['after the last affected', '1.3.1', [{ introduced: '0' }, { last_affected: '1.3.0' }], false],
  ['after ten by number, not by letter', '1.10.0', FIXED, false],
])('A version %s (%s)', (_, version, events, isFound) => {
  expect(findingsOf(installed(version), [advisory(events)])).toHaveLength(isFound ? 1 : 0);
});

it('A version that is named alone is found', () => {
  const named = advisory([], { ranges: [], versions: ['1.3.0'] });
  expect(findingsOf(installed('1.3.0'), [named])).toHaveLength(1);
  expect(findingsOf(installed('1.3.1'), [named])).toHaveLength(0);
});

it('A withdrawn record, another package and another ecosystem are not found', () => {
  const other = { package: { ecosystem: 'PyPI', name: 'left-pad' } };
  expect(findingsOf(installed('1.3.0'), [advisory(FIXED, other)])).toEqual([]);
  expect(findingsOf(installed('1.3.0', 'left-pad-2'), [advisory(FIXED)])).toEqual([]);
  const withdrawn = { ...advisory(FIXED), withdrawn: '2026-01-01T00:00:00Z' };
  expect(findingsOf(installed('1.3.0'), [withdrawn])).toEqual([]);
});

it('A package inside another and one in a scope are known by their own names', () => {
  const packages = packagesIn({
    packages: {
      'node_modules/a/node_modules/@scope/left-pad': { version: '1.3.0' },
      'node_modules/alias': { version: '2.0.0', name: 'right-pad' },
    },
  });
  expect(packages).toMatchObject([
    { name: '@scope/left-pad', version: '1.3.0', isDevelopment: false },
    { name: 'right-pad', version: '2.0.0' },
  ]);
});

it('A record of another form is refused', () => {
  expect(() => readAdvisory({ affected: [] })).toThrow(/id/);
});

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}

const readLock = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };

describe.each(lockFiles('.'))('The lock file %s', (file) => {
  it('It holds the hash of every package and names no registry', () => {
    const [, ...packages] = Object.entries(readLock(file).packages);
    expect(packages.filter(([, one]) => !one.integrity && !one.inBundle)).toEqual([]);
    expect(packages.filter(([, one]) => one.resolved !== undefined)).toEqual([]);
  });

  it('Its packages are asked for by exact versions', () => {
    const manifest = JSON.parse(
      readFileSync(join(dirname(file), 'package.json'), 'utf8'),
    ) as Readonly<
      Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>> | undefined>
    >;
    for (const [name, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    }))
      expect([name, readLock(file).packages[`node_modules/${name}`]?.version]).toEqual([
        name,
        version,
      ]);
  });
});

it('A package of a tool is known by the place of its tool and is for development alone', () => {
  const lock = { packages: { 'node_modules/left-pad': { version: '1.3.0' } } };
  expect(packagesIn(lock, 'test/tools/lint')).toMatchObject([
    { place: 'test/tools/lint/node_modules/left-pad', isDevelopment: true },
  ]);
});

/**
 * Each works without its install script, which only checks what was installed, or builds what is already there in a
 * built form.
 */
const RUNS_NO_SCRIPT: readonly string[] = [
  '@firebase/util',
  '@parcel/watcher',
  '@swc/core',
  'core-js-pure',
  'esbuild',
  'libxmljs2',
  'unrs-resolver',
];

it('No package runs a script when it is installed, and every one that has such a script is known', () => {
  for (const file of lockFiles('.'))
    expect(readFileSync(join(dirname(file), '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n');
  const withScript = lockFiles('.')
    .flatMap((file) => Object.entries(readLock(file).packages))
    .filter(([, one]) => one.hasInstallScript);
  const names = withScript.map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect([...new Set(names)].sort()).toEqual(RUNS_NO_SCRIPT);
});
