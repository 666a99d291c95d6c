import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformFileSync } from '@swc/core';
import webpack, { type Configuration } from 'webpack';
import { forBrowsers, root } from '../../public/build/compilation';
import type { Language } from '../../store/core/languages';
import configuration from '../../webpack.config';

export const dist = path.join(root, 'dist');

const build = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(configurations).run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

export const buildPortal = (): Promise<void> => build(configuration({}, { mode: 'production' }));

export const hasBuild = (): boolean => existsSync(path.join(dist, 'index.html'));

/** Every script of the build, with the texts of all languages. */
export const scriptsInDist = (): readonly string[] =>
  readdirSync(dist).filter((name) => path.extname(name) === '.js');

/** The page of one language. */
export interface LanguagePage {
  readonly language: Language;
  /** Bytes of its HTML. */
  readonly page: number;
  /** The scripts that the login starts with. */
  readonly first: readonly string[];
  /** Every script that it names anywhere. */
  readonly named: readonly string[];
}

/**
 * Reads the page of a language from dist/.
 *
 * @throws when it names no script.
 */
export const pageIn = (language: Language): LanguagePage => {
  const name = language === 'en' ? 'index.html' : `index.${language}.html`;
  const page = readFileSync(path.join(dist, name), 'utf8');
  const filesIn = (tags: RegExp) => [...page.matchAll(tags)].map(([, file = '']) => file);
  const first = filesIn(/<script defer src="\/dist\/([^"]+)"/g);
  if (first.length === 0) throw new Error(`dist/${name} names no script: build the portal.`);
  return { language, page: weighInDist(name), first, named: filesIn(/"\/dist\/([^"]+\.js)"/g) };
};

/**
 * The bytes that a server sends for a file of dist/: the size of the compressed sibling that the build has put beside
 * it.
 */
export const weighInDist = (file: string): number => statSync(path.join(dist, `${file}.br`)).size;

/** The bytes of the bare packages (`test/size/floor`), built like the portal. */
export const floorWeight = async (): Promise<number> => {
  const folder = path.join(root, 'node_modules/.cache/floor');
  const built = forBrowsers(true, folder);
  const scripts: string[] = [];
  await build([
    {
      ...built,
      name: 'floor',
      // With so few modules, webpack's own ids are shorter.
      optimization: { ...built.optimization, moduleIds: 'deterministic' },
      entry: { main: path.join(root, 'test/size/floor/main.tsx') },
      plugins: [
        (compiler) =>
          compiler.hooks.afterEmit.tap('floor', ({ entrypoints }) => {
            scripts.push(...(entrypoints.get('main')?.getFiles() ?? []));
          }),
      ],
    },
  ]);
  return scripts.reduce((sum, file) => sum + weigh(readFileSync(path.join(folder, file))), 0);
};

/**
 * The weight of the support tools that the login contains, compressed alone; together with other scripts they weigh
 * less.
 */
export const tapWeight = (): number => {
  const { code } = transformFileSync(path.join(root, 'store/diagnostics/actionTap.ts'), {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: true },
    },
    minify: true,
  });
  return weigh(Buffer.from(code));
};

/** The bytes after Brotli compression at the best quality, which the build uses too. */
const weigh = (bytes: Buffer): number => brotliCompressSync(bytes).length;
