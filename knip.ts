/** What uses the code without importing it: pages, tests and the packages that are read as files. */
const config = {
  entry: [
    'test/**/*.{test,story,pictures}.{ts,tsx}',
    'test/**/*.config.ts',
    'test/run/*.{ts,mjs}',
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
    '@redocly/cli',
    '@seriousme/openapi-schema-validator',
    // Named to the compiler in public/build/compilation.ts.
    '@swc/plugin-styled-components',
  ],
  // ImageMagick, which makes the pictures of the support guide smaller, and the screen that WebKit is shown on.
  ignoreBinaries: ['convert', 'Xvfb'],
};

export default config;
