import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { browserslist } from '../../package.json';

export const root = path.join(import.meta.dirname, '../..');

/** Specification §9: the timeout for loading a code chunk (milliseconds), and the path chunks are loaded from. */
const CHUNK_LIMIT = 120_000;
const ASSET_BASE = '/dist/';

/** Without these aliases the packages would ship their development build. */
const productionBuilds = {
  react$: path.join(root, 'node_modules/react'),
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
  // Only an entry has side effects, so unused exports of every module are removed.
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

/** A module that at least this many chunks use goes into the one shared file. */
const USED_BY_MANY = 5;
/** Bytes before minification. For a smaller file the extra request costs more than copies in each chunk. */
const WORTH_A_FILE = 10_000;

/** A file that a few chunks share is named after them. webpack chooses the name when one of them has none. */
const namesOf = (_: unknown, chunks: readonly Chunk[]): string | undefined => {
  const names = chunks.flatMap(({ name }) => name ?? []);
  return names.length === chunks.length ? names.sort().join('~') : undefined;
};

/** How a browser bundle is split, named and minified. The floor of the size budget is built with it too. */
export const forBrowsers = (isProduction: boolean, folder: string): Configuration => ({
  ...compilation({ isProduction, isServer: false }),
  target: 'browserslist',
  output: {
    path: folder,
    publicPath: ASSET_BASE,
    filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
    chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
    chunkLoadTimeout: CHUNK_LIMIT,
    trustedTypes: { policyName: 'selfcare-chunks' },
  },
  devtool: isProduction ? false : 'eval-source-map',
  // From the 501st module on webpack would use ids of five digits, which made all chunks together 4 kB larger.
  plugins: [new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true })],
  optimization: {
    moduleIds: false, // See the plugin.
    // A chunk's name is its id: otherwise the login's scripts contain a second list that maps one to the other.
    chunkIds: 'named',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        // Never `unsafe_arrows`: it removes the property by which redux-saga tells generators from functions.
        terserOptions: { compress: { passes: 3 }, mangle: true },
        extractComments: false,
      }),
    ],
    // Export names of one letter, where "deterministic" takes two: the login is 1 kB smaller, all chunks together 7
    // kB. Each module's exports are named separately, so a change to one module leaves the names in all others
    // unchanged.
    mangleExports: 'size',
    splitChunks: {
      chunks: 'async',
      // Two pieces beside the entry: each is evaluated in a separate task, and stays in the browser's cache when
      // only the portal's own code changes.
      cacheGroups: {
        screens: { name: 'react', chunks: 'initial', test: screens },
        state: { name: 'state', chunks: 'initial', test: state },
        // Many screens show tiles of packs and channels, so their code would be in `shared`; but the login and Home
        // show none.
        tiles: { name: 'tiles', test: tiles, minSize: 0, priority: 20 },
        // Every path through the portal needs most of these modules. One file is downloaded once, and compresses
        // better than a file for each set of screens with shared modules.
        shared: { name: 'shared', minChunks: USED_BY_MANY, minSize: 0, priority: 10 },
        // Modules that fewer chunks share are downloaded by those chunks only, when the file is worth a request.
        default: { name: namesOf, minChunks: 2, minSize: WORTH_A_FILE },
        // Libraries are shared like everything else.
        defaultVendors: false as const,
      },
    },
  },
});
