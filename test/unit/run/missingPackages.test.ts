import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

type Packages = Readonly<Record<string, object>>;

const A = { version: '1.0.0', integrity: 'sha512-a' };
const B = { version: '2.0.0', integrity: 'sha512-b' };
const OTHER_SYSTEM = { version: '1.0.0', integrity: 'sha512-w', optional: true, os: ['win32'] };
const LOCK = { '': {}, 'node_modules/a': A, 'node_modules/b': B, 'node_modules/win': OTHER_SYSTEM };
const LISTED = { 'node_modules/a': A, 'node_modules/b': B };
const BOTH = ['node_modules/a', 'node_modules/b'];

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const writePackages = (file: string, packages: Packages): void =>
  writeFileSync(join(root, file), JSON.stringify({ packages }));

/** Runs the module in plain Node, as its script does. */
const missing = (): unknown => {
  const module = JSON.stringify(resolve('test/run/install/missingPackages.mjs'));
  const script = `import { missingPackages } from ${module}; console.log(JSON.stringify(missingPackages(${JSON.stringify(root)})));`;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
};

it.each<[string, Packages, Packages | null, readonly string[], readonly string[]]>([
  ['all of them when nothing is installed', LOCK, null, [], BOTH],
  ['none when all are installed, also without an optional one', LOCK, LISTED, BOTH, []],
  [
    'the one whose version changed',
    { ...LOCK, 'node_modules/b': { ...B, version: '2.0.1' } },
    LISTED,
    BOTH,
    ['node_modules/b'],
  ],
  [
    'the one whose integrity changed',
    { ...LOCK, 'node_modules/b': { ...B, integrity: 'sha512-c' } },
    LISTED,
    BOTH,
    ['node_modules/b'],
  ],
  ['the one whose folder was deleted', LOCK, LISTED, ['node_modules/a'], ['node_modules/b']],
])('The missing packages are %s', (_case, lock, listed, folders, expected) => {
  writePackages('package-lock.json', lock);
  folders.forEach((folder) => mkdirSync(join(root, folder), { recursive: true }));
  if (listed) writePackages('node_modules/.package-lock.json', listed);
  expect(missing()).toEqual(expected);
});

it('A lock file that is newer with the same content leaves no package missing', () => {
  writePackages('package-lock.json', LOCK);
  BOTH.forEach((folder) => mkdirSync(join(root, folder), { recursive: true }));
  writePackages('node_modules/.package-lock.json', LISTED);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(root, 'package-lock.json'), later, later);
  expect(missing()).toEqual([]);
});
