import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../operator/startup';
import { ensureTool, toolFile } from '../run/ensureTool';
import { cruiseFolders } from './cruise';
import { sharedNames } from './exportNames';
import { readsBeforeLoaded } from './needs';

/** The product and its tests. */
const LAYERS = ['store', 'sagas', 'src', 'public', 'test'];
const CODE = /\.(tsx?|mjs|js)$/;
/** Translations have one file for each room and language, and are counted separately. */
const TRANSLATIONS = 'src/translations';
/** Recorded flows, and one translation for each room: their folders may hold more files than others. */
const EXEMPT = ['test/flows', TRANSLATIONS];
const MAX_FILES = 16;

const run = promisify(execFile);

interface Layer {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  readonly largest: { readonly folder: string; readonly files: number };
}

/** The findings of each kind, of which a layer should have none. */
type Findings = Readonly<Record<'circles' | 'unused' | 'across', readonly string[]>>;

const trackedFiles = async (): Promise<readonly string[]> =>
  (await run('git', ['ls-files', '-z', ...LAYERS])).stdout.split('\0').filter(Boolean);

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

const measure = (name: string, all: readonly string[]): Layer => {
  const isOf = (file: string) =>
    file.startsWith(`${name}/`) && (name === TRANSLATIONS || !file.startsWith(`${TRANSLATIONS}/`));
  const files = all.filter((file) => isOf(file) && CODE.test(file));
  const folders = new Map<string, number>();
  for (const file of files.filter((one) => !EXEMPT.some((list) => one.startsWith(`${list}/`)))) {
    const folder = path.dirname(file);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const [folder, count] = [...folders].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return {
    name,
    files: files.length,
    lines: files.reduce((sum, file) => sum + linesOf(file), 0),
    largest: { folder, files: count },
  };
};

interface KnipReport {
  readonly issues: readonly Readonly<Record<string, unknown>>[];
}

/** Files, exports, types and packages that nothing uses, as knip finds them. */
const unusedParts = async (...options: readonly string[]): Promise<readonly string[]> => {
  const { stdout } = await run(
    process.execPath,
    [toolFile('structure', 'knip/bin/knip.js'), '--reporter', 'json', '--no-exit-code', ...options],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { issues } = JSON.parse(stdout) as KnipReport; // knip's own JSON reporter
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      Array.isArray(found)
        ? found.map((one: unknown) => `${String(file)}: ${kind} ${nameOf(one)}`)
        : [],
    ),
  );
};

/** Files, exports and types of the product that nothing but tests and the gallery uses. */
const PRODUCT_ALONE = [
  ...['--production', '--config', 'test/structure/product.config.ts'],
  ...['--include', 'files,exports,types'],
];

const nameOf = (found: unknown): string =>
  typeof found === 'object' && found !== null && 'name' in found ? String(found.name) : '';

/** Which layer a file counts for: the translations apart from the rest of `src`. */
const layerOf = (file: string): string =>
  file.startsWith(`${TRANSLATIONS}/`) ? TRANSLATIONS : (file.split('/')[0] ?? '');

const countIn = (layer: string, files: readonly string[]): number =>
  files.filter((file) => layerOf(file) === layer).length;

const rowOf = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(18) : String(cell).padStart(8))).join('');

const main = async (): Promise<void> => {
  ensureTool('structure');
  const files = await trackedFiles();
  const layers = [...LAYERS, TRANSLATIONS].map((name) => measure(name, files));
  const [{ violations, roomsInCircles }, unusedAnywhere, unusedInProduct] = await Promise.all([
    cruiseFolders(LAYERS),
    unusedParts(),
    unusedParts(...PRODUCT_ALONE),
  ]);
  const unused = [...new Set([...unusedAnywhere, ...unusedInProduct])];
  const circles = violations.filter(({ rule }) => rule.name === 'circle');
  const across = violations.filter(({ rule }) => rule.name !== 'circle');
  for (const { cycle = [] } of circles)
    console.log(`circle: ${cycle.map(({ name }) => name).join(' → ')}`);
  for (const room of roomsInCircles) console.log(`room in a circle: ${room}`);
  for (const { from, to } of across) console.log(`across a front door: ${from} → ${to}`);
  for (const part of unused) console.log(`unused: ${part}`);
  const shared = sharedNames(files.filter((file) => CODE.test(file)));
  for (const name of shared) console.log(`exported twice: ${name}`);
  const early = readsBeforeLoaded();
  for (const read of early) console.log(`read before it is loaded: ${read}`);

  const found: Findings = {
    circles: [...circles.map(({ from }) => from), ...roomsInCircles],
    unused,
    across: across.map(({ from }) => from),
  };
  console.log(
    rowOf(['layer', 'files', 'lines', 'circles', 'unused', 'across']) + '  largest folder',
  );
  for (const { name, files: count, lines, largest } of layers) {
    const none = Object.values(found).map((list) => countIn(name, list));
    const limit = EXEMPT.includes(name) ? 'not limited' : `${largest.folder} (${largest.files})`;
    console.log(`${rowOf([name, count, lines, ...none])}  ${limit}`);
  }
  console.log(`folders without a limit: ${EXEMPT.join(', ')}`);
  console.log(`exported twice: ${shared.length}`);
  console.log(`read before it is loaded: ${early.length}`);
  const largest = Math.max(...layers.map((layer) => layer.largest.files));
  const sum = layers.reduce((total, layer) => total + layer.files, 0);
  console.log(
    `structure: ${sum} files, largest folder ${largest}, ${found.circles.length} circles, ${unused.length} unused, ${across.length} across`,
  );
  process.exitCode =
    found.circles.length + unused.length + across.length + shared.length + early.length > 0 ||
    largest > MAX_FILES
      ? 1
      : 0;
};

runCommand(main);
