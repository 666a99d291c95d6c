import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { transformFileSync } from '@swc/core';
import webpack, { type Configuration } from 'webpack';
import type { ChunkList } from '../../public/build/ChunkListPlugin';
import { forBrowsers, root } from '../../public/build/compilation';
import configuration from '../../webpack.config';
import { sumOf, type Weight } from './figures';

export const dist = path.join(root, 'dist');
const cache = path.join(root, 'node_modules/.cache');
const floorSource = path.join(root, 'test/size/floor');

const build = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(configurations).run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

export const buildPortal = (): Promise<void> => build(configuration({}, { mode: 'production' }));

/** The chunk list of what is in dist/, or null when it belongs to another build. */
export const chunkList = (): ChunkList | null => {
  const file = path.join(cache, 'portal/chunks.json');
  if (!existsSync(file) || !existsSync(path.join(dist, 'build.json'))) return null;
  // Both were written by the build.
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as ChunkList;
  const { build: inDist } = JSON.parse(
    readFileSync(path.join(dist, 'build.json'), 'utf8'),
  ) as ChunkList;
  return chunks.build === inDist ? chunks : null;
};

/** What a server sends for a file of dist/: the compressed sibling that the build has put beside it. */
export const weighInDist = (file: string): Weight => ({
  brotli: readFileSync(path.join(dist, `${file}.br`)).length,
  gzip: readFileSync(path.join(dist, `${file}.gz`)).length,
});

const weighFile = (file: string): Weight => {
  const bytes = readFileSync(file);
  return {
    brotli: brotliCompressSync(bytes).length,
    gzip: gzipSync(bytes, { level: 9 }).length,
  };
};

/** Whatever changes the floor: its own source, the way it is built, the packages it is made of. */
const floorKey = (): string => {
  const sources = [
    ...readdirSync(floorSource).map((name) => path.join(floorSource, name)),
    path.join(root, 'public/build/compilation.ts'),
    path.join(root, 'package-lock.json'),
  ];
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** The bare floor, built like the portal. Kept, for nothing but an upgrade changes it. */
export const floorWeight = async (): Promise<Weight> => {
  const folder = path.join(cache, 'floor', floorKey());
  const kept = path.join(folder, 'weight.json');
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Weight; // written below
  const built = forBrowsers(true, folder);
  const firstScripts: string[] = [];
  await build([
    {
      ...built,
      name: 'floor',
      entry: { main: path.join(floorSource, 'main.tsx') },
      plugins: [
        (compiler) =>
          compiler.hooks.afterEmit.tap('floor', ({ entrypoints }) => {
            firstScripts.push(...(entrypoints.get('main')?.getFiles() ?? []));
          }),
      ],
    },
  ]);
  const weight = sumOf(firstScripts.map((file) => weighFile(path.join(folder, file))));
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, JSON.stringify(weight));
  return weight;
};

/** What everybody loads so that support could look, by itself: beside other scripts it weighs less. */
export const tapWeight = (): Weight => {
  const { code } = transformFileSync(path.join(root, 'store/diagnostics/actionTap.ts'), {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: true },
    },
    minify: true,
  });
  const bytes = Buffer.from(code);
  return { brotli: brotliCompressSync(bytes).length, gzip: gzipSync(bytes, { level: 9 }).length };
};
