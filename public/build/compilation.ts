import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { browserslist } from '../../package.json';

export const root = path.join(import.meta.dirname, '../..');

/** Specification §9: how long a code chunk may take (milliseconds), and where chunks come from. */
const CHUNK_LIMIT = 120_000;
const ASSET_BASE = '/dist/';

/** These packages would ship their development build otherwise. */
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

/** One compilation of TypeScript for the browser and the prerenderer, so that both name styles alike. */
const scripts = ({ isProduction, isServer }: Kind) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  // Only an entry has side effects; unused exports of a module are removed.
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
    // The oldest browsers that are promised: the one list that webpack reads too.
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

/** How many chunks use a module before it comes with all of them, in one file. */
const USED_BY_MANY = 5;
/** Bytes before minification. An extra request for a smaller piece costs more than its copies do. */
const WORTH_A_FILE = 10_000;

/** A file that a few chunks share is called after them. webpack names it when one of them has no name. */
const namesOf = (_: unknown, chunks: readonly Chunk[]): string | undefined => {
  const names = chunks.flatMap(({ name }) => name ?? []);
  return names.length === chunks.length ? names.sort().join('~') : undefined;
};

/** How a bundle for the browser is cut, named and made small. The size budget's floor is built by it too. */
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
  // By itself webpack gives ids of five digits from the 501st module on: all chunks together were 4 kB larger.
  plugins: [new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true })],
  optimization: {
    moduleIds: false, // See the plugin.
    // A chunk's name is its id: otherwise the login carries a second list, from one to the other.
    chunkIds: 'named',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        // Never `unsafe_arrows`: redux-saga tells generators from functions by what it would remove.
        terserOptions: { compress: { passes: 3 }, mangle: true },
        extractComments: false,
      }),
    ],
    // One letter for an export, where "deterministic" takes two: the login is 1 kB smaller, all
    // chunks together 7 kB. Each module's exports are named by themselves, so that a change to one
    // module leaves the names in all others as they are.
    mangleExports: 'size',
    splitChunks: {
      chunks: 'async',
      // Two pieces beside the entry: each is evaluated in a separate task, and stays in the
      // browser's cache when only the portal changes.
      cacheGroups: {
        screens: { name: 'react', chunks: 'initial', test: screens },
        state: { name: 'state', chunks: 'initial', test: state },
        // The faces of packs and channels are many, but the login and Home show none.
        tiles: { name: 'tiles', test: tiles, minSize: 0, priority: 20 },
        // Every way through the portal needs most of it. In one file it is downloaded once, and
        // compresses better than in as many files as there are sets of screens that share something.
        shared: { name: 'shared', minChunks: USED_BY_MANY, minSize: 0, priority: 10 },
        // What fewer chunks share is downloaded by those alone, where it is worth a request.
        default: { name: namesOf, minChunks: 2, minSize: WORTH_A_FILE },
        // Libraries are shared like everything else.
        defaultVendors: false as const,
      },
    },
  },
});
