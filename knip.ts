import { commands } from './test/run/commands/commands';
import { tools } from './test/run/commands/tools';

const files = Object.values({ ...commands, ...tools }).flatMap((command) =>
  'file' in command ? [command.file] : [],
);

/** What uses the code without importing it: pages, tests and the packages that are read as files. */
const config = {
  entry: [
    ...files,
    'test/**/*.{test,story,pictures}.{ts,tsx}',
    'test/**/*.config.{mjs,ts}',
    'test/run/*.{ts,mjs}',
    // Loaded by test/run/run.mjs, which is plain JavaScript.
    'test/run/commands/run.ts',
    'test/size/floor/*.tsx',
    'test/contract/guideExamples/*.ts',
    // Read as folders: public/build/TextsPlugin.ts.
    'src/translations/*/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    'store/**/*.ts',
    'sagas/**/*.ts',
    'public/**/*.ts',
    'test/**/*.{ts,tsx,mjs}',
  ],
  ignoreDependencies: [
    // Run as programs.
    'prettier',
    '@redocly/cli',
    '@seriousme/openapi-schema-validator',
    // Named to the compiler in public/build/compilation.ts.
    '@swc/plugin-styled-components',
  ],
  // ImageMagick, which makes the pictures of the support guide smaller, and the screen that WebKit is shown on.
  ignoreBinaries: ['convert', 'Xvfb'],
};

export default config;
