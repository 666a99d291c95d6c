import { createRequire } from 'node:module';
import path from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { BomPlugin } from './public/build/BomPlugin';
import { compilation, forBrowsers, root, WORKER } from './public/build/compilation';
import { LicencesPlugin } from './public/build/LicencesPlugin';
import { BarePagePlugin, type FirstPaints, PagePlugin } from './public/build/PagePlugin';
import { TextsPlugin } from './public/build/TextsPlugin';
import { UsedPackages } from './public/build/UsedPackages';

const load = createRequire(import.meta.url);
const page = path.join(root, 'public');
const dist = path.join(root, 'dist');
const cache = path.join(root, 'node_modules/.cache/portal');

/** Renders the login to HTML in Node, with the very components the browser runs. */
const prerenderer = (): Configuration => ({
  ...compilation({ isProduction: true, isServer: true }),
  name: 'prerenderer',
  target: 'node20',
  entry: { prerender: './src/boot/prerender.tsx' },
  output: { path: cache, filename: '[name].cjs', library: { type: 'commonjs2' } },
  optimization: { minimize: false },
});

const firstPaints = async (): Promise<FirstPaints> => {
  const file = path.join(cache, 'prerender.cjs');
  delete load.cache[file];
  // The file was built from src/boot/prerender.tsx just now.
  return (load(file) as typeof import('./src/boot/prerender')).prerender();
};

/** Icons and the like, copied as they are, and files that are served at the root of the site. */
const staticFiles = () =>
  new CopyPlugin({
    patterns: [path.join(page, 'static'), { from: path.join(page, 'root'), to: 'root' }],
  });

/** The worker, which was built before and is small already. */
const builtWorker = () =>
  new CopyPlugin({
    patterns: [
      { from: path.join(cache, 'worker', WORKER), to: `root/${WORKER}`, info: { minimized: true } },
    ],
  });

/** A `.br` and a `.gz` beside every text file, however small, so that any static server can send them. */
const compressedSiblings = () => {
  const texts = {
    test: /\.(js|css|html|svg|json|webmanifest)$/,
    // Files of the root are served as they are.
    exclude: /^root\//,
    minRatio: Number.MAX_SAFE_INTEGER,
  };
  return [
    new CompressionPlugin<BrotliOptions>({
      ...texts,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      },
    }),
    new CompressionPlugin({
      ...texts,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: constants.Z_BEST_COMPRESSION },
    }),
  ];
};

/** Makes a plugin that writes a bundle's `bom.json`: its package is installed where that is asked for. */
type BomMaker = () => WebpackPluginInstance;

const portal = (used: UsedPackages, billOfMaterials?: BomMaker): Configuration => {
  const built = forBrowsers(true, dist);
  const texts = new TextsPlugin(root);
  const onlyNames = {
    test: /\.tsx?$/,
    enforce: 'pre' as const,
    loader: path.join(page, 'build/textNamesLoader.ts'),
  };
  return {
    ...built,
    name: 'portal',
    dependencies: ['prerenderer', 'worker'],
    entry: { main: './src/boot/main.tsx' },
    output: { ...built.output, clean: true },
    module: { rules: [...(built.module?.rules ?? []), onlyNames] },
    plugins: [
      ...(built.plugins ?? []),
      texts,
      new PagePlugin(page, firstPaints, texts),
      used,
      new LicencesPlugin(used),
      ...(billOfMaterials
        ? [billOfMaterials(), new BomPlugin(path.join(cache, 'worker/bom.json'))]
        : []),
      staticFiles(),
      builtWorker(),
      ...compressedSiblings(),
    ],
  };
};

/**
 * The pages that only the stand-in serves: the gallery of the kit, and the portal's screens as its
 * console draws them from a file for support. They are built beside `dist`, which is what is deployed.
 */
const standInPages = (): Configuration => {
  const { output, ...built } = forBrowsers(true, `${dist}-console`);
  return {
    ...built,
    name: 'stand-in pages',
    entry: {
      look: './src/screens/diagnostics/supportView.tsx',
      gallery: './src/gallery/gallery.tsx',
    },
    output: { ...output, publicPath: '/stand-in/scripts/', clean: true },
    // The clock that is held is asked for it in Node alone.
    resolve: { ...built.resolve, fallback: { util: false } },
    // They are never loaded over a slow network.
    optimization: { minimize: false, chunkIds: 'named', splitChunks: false },
    plugins: [new BarePagePlugin(page, 'look'), new BarePagePlugin(page, 'gallery')],
  };
};

/**
 * The service worker, one plain file. It has no hash in its name, because browsers look for a newer one at the same
 * address. It is built beside the portal, which takes it over together with the list of its packages.
 */
const worker = (used: UsedPackages, billOfMaterials?: BomMaker): Configuration => {
  const { output, optimization = {} } = forBrowsers(true, path.join(cache, 'worker'));
  const { minimizer = [] } = optimization;
  return {
    // As for a server: nothing in it is reloaded while it runs.
    ...compilation({ isProduction: true, isServer: true }),
    name: 'worker',
    target: ['webworker', 'es2022'],
    entry: { [path.parse(WORKER).name]: './public/worker/worker.ts' },
    output: { ...output, filename: '[name].js', publicPath: '/' },
    optimization: { minimizer },
    plugins: [used, ...(billOfMaterials ? [billOfMaterials()] : [])],
    devtool: false,
  };
};

/** The rules by which `public/deploy/place.mjs` checks a configuration and puts it into this build. */
const deploymentRules = (): Configuration => ({
  ...compilation({ isProduction: true, isServer: true }),
  name: 'deployment rules',
  dependencies: ['portal'],
  target: 'node20',
  entry: { deployment: './public/build/deployment.ts' },
  experiments: { outputModule: true },
  output: { path: dist, filename: '[name].mjs', library: { type: 'module' } },
  optimization: { minimize: false },
});

const development = (): Configuration => ({
  ...forBrowsers(false, dist),
  name: 'portal',
  entry: { main: './src/boot/main.tsx', gallery: './src/gallery/gallery.tsx' },
  optimization: {},
  plugins: [new PagePlugin(page), new BarePagePlugin(page, 'gallery'), staticFiles()],
});

interface BuildOptions {
  readonly mode?: string;
  readonly billOfMaterials?: BomMaker;
}

const configuration = (_: unknown, { mode, billOfMaterials }: BuildOptions): Configuration[] => {
  if (mode === 'development') return [development()];
  const used = new UsedPackages();
  return [
    prerenderer(),
    portal(used, billOfMaterials),
    standInPages(),
    worker(used, billOfMaterials),
    deploymentRules(),
  ];
};

export default configuration;
