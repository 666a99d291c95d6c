import { createHash } from 'node:crypto';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

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
  // Only an entry does anything by being loaded; what nobody takes from a module can go with it.
  sideEffects: false,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
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
    env: undefined,
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

interface Named {
  readonly name?: string | null;
}

/** A short name for what these chunks share: the login has to carry it. */
const sharedBy = (_: unknown, chunks: readonly Named[]): string => {
  const names = chunks.map(({ name }) => name ?? '').sort();
  return `s${createHash('sha256').update(names.join()).digest('hex').slice(0, 4)}`;
};

/** The views of the catalogue, which are opened one from the other. */
const isCatalogue = ({ name }: Named): boolean =>
  ['catalogue-browse', 'catalogue-compare', 'catalogue-description'].includes(name ?? '');

const isFirstAccount = ({ name }: Named): boolean => name === 'home' || name === 'screen-dashboard';
/** A view inside a screen, which few open: nobody else shall load more because of it. */
const isOneView = ({ name }: Named): boolean => name === 'save' || name === 'save-result';

/** How a bundle for the browser is cut, named and made small. The size budget's floor is built by it too. */
export const forBrowsers = (isProduction: boolean, folder: string): Configuration => ({
  ...compilation({ isProduction, isServer: false }),
  target: ['web', 'es2022'],
  output: {
    path: folder,
    publicPath: ASSET_BASE,
    filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
    chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
    chunkLoadTimeout: CHUNK_LIMIT,
    trustedTypes: { policyName: 'selfcare-chunks' },
  },
  devtool: isProduction ? false : 'eval-source-map',
  optimization: {
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
    splitChunks: {
      // What screens share of ours travels with each of them: a small piece is compressed alone, and
      // many of them cost a screen more than they spare the next one. Cut into pieces, a screen would
      // also grow by what another one begins to use.
      minSize: 24_000,
      // The first screen behind the login keeps what it needs together, also what others use of it:
      // cut into pieces it would grow with every screen that comes.
      chunks: (chunk) =>
        !chunk.canBeInitial() && ![isFirstAccount, isOneView, isCatalogue].some((is) => is(chunk)),
      // Two pieces beside the entry: each is evaluated in a task of its own, and stays in the
      // browser's cache when only the portal changes.
      cacheGroups: {
        screens: { name: 'react', chunks: 'initial', test: screens },
        state: { name: 'state', chunks: 'initial', test: state },
        // The shell and the first screen in it always come together: one file for what both use.
        account: {
          name: 'account',
          chunks: isFirstAccount,
          minChunks: 2,
          minSize: 0,
          priority: 10,
        },
        // Most of each view is the kit and what says a price: once for all of them.
        catalogue: {
          name: 'catalogue-parts',
          chunks: isCatalogue,
          minChunks: 2,
          minSize: 0,
          priority: 10,
        },
        // A library comes with the part that uses it; only a big one that several use comes by itself.
        defaultVendors: false as const,
        default: { name: sharedBy, test: /node_modules/, minChunks: 2, reuseExistingChunk: true },
      },
    },
  },
});
