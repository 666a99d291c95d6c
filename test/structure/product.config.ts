/** The entries of what is deployed: an export that only tests or the gallery use counts as unused. */
const config = {
  entry: [
    'src/boot/main.tsx!',
    'src/boot/prerender.tsx!',
    'src/translations/*/*.ts!',
    'sagas/catalogue/optimiser/worker.ts!',
    'public/worker/worker.ts!',
    // For the stand-in's console and the replay: store/README.md.
    'src/screens/diagnostics/supportView.tsx!',
    'store/diagnostics/supportBundle/{readBundle,restoreState,drawableState,domainReducers}.ts!',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    '!src/gallery/**!',
    'store/**/*.ts!',
    'sagas/**/*.ts!',
    'public/worker/**/*.ts!',
  ],
  // A test may import an export that is otherwise used only in its own file.
  ignoreExportsUsedInFile: true,
  // A drawing may be there before its screen.
  ignoreIssues: { 'src/ui/illustrations/drawings.ts': ['exports'] },
  // The entries that knip finds by these plugins are tests.
  ...{ eslint: false, jest: false, playwright: false, webpack: false },
};

export default config;
