import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { browserslist } from '../../package.json';

export const root = path.join(import.meta.dirname, '../..');
/** The service worker's file, served at the root of the site, because a worker's scope is the folder of its file. */
export const WORKER = 'portal-sw.js';

/** Specification §9: the timeout for loading a code chunk (milliseconds), and the path chunks are loaded from. */
const CHUNK_LIMIT = 120_000;
const ASSET_BASE = '/dist/';

/** Without these aliases React Router would ship its development build. */
const productionBuilds = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

interface Kind {
  readonly isProduction: boolean;
  /** Runs in Node, to render HTML. */
  readonly isServer: boolean;
}

/**
 * The rule that compiles TypeScript. The browser's build and the prerenderer share it, so that both give styles the
 * same names.
 */
const scripts = ({ isProduction, isServer }: Kind) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  // Only an entry has side effects, so webpack drops every other module of which no export is used.
  sideEffects: false,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh: !isProduction && !isServer } },
      experimental: {
        plugins: [
          [
            '@swc/plugin-styled-components',
            { ssr: true, displayName: !isProduction, fileName: false, pure: true },
          ],
        ],
      },
    },
    // The oldest supported browsers. webpack reads the same list.
    env: { targets: browserslist },
  },
});

export const compilation = ({ isProduction, isServer }: Kind): Configuration => ({
  context: root,
  mode: isProduction ? 'production' : 'development',
  module: { rules: [scripts({ isProduction, isServer })] },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    ...(isProduction && { alias: productionBuilds }),
  },
  performance: false,
  stats: 'errors-warnings',
});

const screens =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)[\\/]/;
const state =
  /node_modules[\\/](?!react[\\/]|react-dom|scheduler|react-router|styled-components|stylis)|[\\/](store|sagas)[\\/]/;

const tiles =
  /[\\/](src[\\/](ui[\\/]tiles|app[\\/]pictures)[\\/]|store[\\/]catalogue[\\/]catalogue(Index)?\.ts)/;

/** A module that at least this many chunks use goes into the file `shared`. */
const USED_BY_MANY = 5;
/**
 * The minimum size of a shared file, in bytes before minification. For a smaller file the extra request costs more than
 * copies in each chunk.
 */
const WORTH_A_FILE = 10_000;

/** A file that a few chunks share is named after these chunks. If one of them has no name, webpack names the file. */
const namesOf = (_: unknown, chunks: readonly Chunk[]): string | undefined => {
  const names = chunks.flatMap(({ name }) => name ?? []);
  return names.length === chunks.length ? names.sort().join('~') : undefined;
};

/** How a browser bundle is split, named and minified. The size budget's floor (`test/size`) is built the same way. */
export const forBrowsers = (isProduction: boolean, folder: string): Configuration => ({
  ...compilation({ isProduction, isServer: false }),
  target: 'browserslist',
  output: {
    path: folder,
    publicPath: ASSET_BASE,
    filename: isProduction ? '[name].[contenthash:7].js' : '[name].js',
    chunkFilename: isProduction ? '[name].[contenthash:7].js' : '[name].js',
    chunkLoadTimeout: CHUNK_LIMIT,
    trustedTypes: { policyName: 'selfcare-chunks' },
  },
  devtool: isProduction ? false : 'eval-source-map',
  // With more than 500 modules webpack would use ids of five digits, which made all chunks together 4 kB larger.
  plugins: [new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true })],
  optimization: {
    moduleIds: false, // See the plugin.
    // A chunk's name is its id. Otherwise the login's scripts would contain a second list, from ids to names.
    chunkIds: 'named',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        // Never `unsafe_arrows`: it removes the property by which redux-saga distinguishes generators from functions.
        terserOptions: { compress: { passes: 3 }, mangle: true },
        extractComments: false,
      }),
    ],
    // Export names have one letter; with "deterministic" they would have two. This makes the login 1 kB smaller and all
    // chunks together 7 kB. Each module's exports are named separately, so a change to one module changes no names in
    // other modules.
    mangleExports: 'size',
    splitChunks: {
      chunks: 'async',
      // Two files are split off the entry, because a browser evaluates each file in a separate task. `react` also stays
      // in the browser's cache when only the portal's own code changes.
      cacheGroups: {
        screens: { name: 'react', chunks: 'initial', test: screens },
        state: { name: 'state', chunks: 'initial', test: state },
        // Without this group the code of the tiles of packs and channels would be in `shared`, because many screens
        // show tiles. But the login and Home show none.
        tiles: { name: 'tiles', test: tiles, minSize: 0, priority: 20 },
        // Every path through the portal needs most of these modules. One file is downloaded once, and compresses
        // better than a file for each set of screens with shared modules.
        shared: { name: 'shared', minChunks: USED_BY_MANY, minSize: 0, priority: 10 },
        // Modules that fewer chunks share get a file that only these chunks download, if the file is large enough.
        default: { name: namesOf, minChunks: 2, minSize: WORTH_A_FILE },
        // Libraries are shared like everything else.
        defaultVendors: false as const,
      },
    },
  },
});
