import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import importOrder from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/**
 * Direction is a lint error: src → store ← sagas. Each layer says here what it must not know.
 */
const bans = (...pairs) => [
  'error',
  { patterns: pairs.map(([group, message, more]) => ({ group, message, ...more })) },
];
const layer = (files, ...pairs) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': bans(...pairs) },
});

const http = [['ky', 'ky/*', 'node:http*'], 'Only sagas/api/send.ts touches the network.'];
const bareEffects = [
  ['redux-saga/effects'],
  'Import effects from typed-redux-saga: yield* keeps the type.',
];
const toSagas = [
  ['**/sagas/**'],
  'Only src/boot/main.tsx starts the sagas; everyone else dispatches events.',
];
const toSrc = [
  ['**/src/**', 'react', 'react-dom*', 'react-redux', 'react-router*', 'styled-components'],
  'State and sagas know nothing of the screens.',
];
const effects = [['redux-saga*', 'typed-redux-saga'], 'The store has no side effects.'];
const toTests = [['**/test/**'], 'The product knows nothing of its tests.'];
/** The browser never loads what only the operator checks. */
const requestSchemas = [
  ['**/requests/**'],
  'Requests are checked by the operator: take only their types.',
  { allowTypeImports: true },
];

/** React shows what these waited for 300 ms late. */
const waiting = [
  ['react'],
  'Parts that are loaded late are declared with src/app/lazy/lazyPart.tsx.',
  { importNames: ['lazy', 'Suspense'] },
];

/** What a screen, the store and a saga must not reach for themselves. */
const doors = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({
  name,
  message: 'Only sagas/api/send.ts touches the network.',
}));

const syntax = [
  { selector: 'ExportDefaultDeclaration', message: 'Name what is exported.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from where it stands.' },
];
/** The addresses of the portal, the query and the hash of each included. */
const ADDRESS =
  '^/(nxtselfcareportal|checkout|paymentstatuscheck|validate|offerplans|surveyquestions|ottquickpay|instantpayment|maintenance(login)?($|[?#]))';
const addressElsewhere = ['Literal[value=', 'TemplateElement[value.raw='].map((node) => ({
  selector: `${node}/${ADDRESS.replaceAll('/', '\\u002f')}/]`,
  message: 'Addresses stand in store/core/paths.ts and viewPaths.ts.',
}));
const productSyntax = [...syntax, ...addressElsewhere];
/** A test waits for the thing itself: an element, a call, the operator's books, a state, a fake clock. */
const SLEEP = 'A test never sleeps: wait for the thing itself, or let a fake clock pass.';
const timer =
  'CallExpression:matches([callee.name=/^(?!clear).*Timeout$/], [callee.property.name="setTimeout"])';
const sleeps = [
  'MemberExpression[property.name="waitForTimeout"]',
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/]',
  `NewExpression[callee.name="Promise"] ${timer}[arguments.0.type="Identifier"]`,
  // A script that a test writes as text sleeps no better.
  'TemplateElement[value.raw=/waitForTimeout/]',
  `NewExpression[callee.name="Promise"] ${timer} > ArrowFunctionExpression > CallExpression[callee.name=/^(resolve|done)$/]`,
].map((selector) => ({ selector, message: SLEEP }));
/** A title is a whole sentence: it begins with a capital letter, a number or what the case is called. */
const titles = ['Literal[value=', 'TemplateLiteral > TemplateElement:first-child[value.raw='].map(
  (title) => ({
    selector: `CallExpression:matches([callee.name=/^(it|test|story)$/], [callee.callee.object.name=/^(it|test|story)$/]) > ${title}/^[a-z]/]:first-child`,
    message: 'The title of a test is a whole sentence: subject, condition, result.',
  }),
);
/** A declaration that names a side of the screen, where a language from right to left has the other one. */
const PHYSICAL =
  '(?:^|[\\s;{])(?:(?:margin|padding|border)-(?:left|right)\\b|(?:left|right):|text-align: ?(?:left|right)\\b)';
/** CSS that the oldest promised browsers lack stands in `src/theme/tokens.ts`, after what they know instead. */
const newerCss = {
  selector: 'TemplateElement[value.raw=/\\d[dsl]v[hw]\\b|color-mix\\(/]',
  message: 'Use ofPageHeight or pageVeil of theme/tokens: an older browser needs a line before it.',
};
/** Text on the screen comes from a catalogue, in every language. */
const screenSyntax = [
  ...productSyntax,
  newerCss,
  {
    selector:
      "CallExpression[callee.name='dayInIndia'] > CallExpression[callee.object.name='Date']",
    message: 'The day is the operator’s: useOperatorToday. The clock of a device may be wrong.',
  },
  { selector: 'JSXText[value=/\\p{L}/u]', message: 'Texts stand in a catalogue (*.text.ts).' },
  {
    selector: `TaggedTemplateExpression:has(TemplateElement[value.raw=/${PHYSICAL}/])`,
    message: 'Write inline-start and inline-end: a language may run from right to left.',
  },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The style policy refuses it: use styled-components with tokens.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Server-given HTML goes through src/app/maintenance/OperatorContent.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'dist-console/',
      'node_modules/',
      'coverage/',
      'test-results/',
      '.cache/',
      'public/*.js',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    plugins: { 'simple-import-sort': importOrder },
    rules: {
      // Node's own modules, packages, then files from the farthest to the nearest: no blank lines between.
      'simple-import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^', '^\\.\\.', '^\\.']] },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // An async function without an await is the plain way to satisfy a type that asks for a promise.
      '@typescript-eslint/require-await': 'off',
      // What was caught in one place is thrown on in another, and what is caught has no type.
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      'no-restricted-syntax': ['error', ...syntax],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    rules: {
      ...jsxA11y.configs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...screenSyntax],
    },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  {
    files: ['src/theme/tokens.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...screenSyntax.filter((rule) => rule !== newerCss)],
    },
  },
  {
    files: ['{store,sagas}/**/*.ts', 'public/{worker,build}/**/*.ts'],
    ignores: ['store/core/paths.ts'],
    rules: { 'no-restricted-syntax': ['error', ...productSyntax] },
  },
  { files: ['{src,store,sagas}/**'], rules: { 'no-restricted-globals': ['error', ...doors] } },
  {
    // An operator's text of any length is read in time in proportion to it.
    files: ['{src,store,sagas}/**', 'public/worker/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['sagas/api/{builds,faultReports,realtime}.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  layer(['store/**/*.ts'], requestSchemas, toSagas, toSrc, http, effects, toTests),
  layer(['store/wire/requests/**'], toSagas, toSrc, http, effects, toTests),
  layer(['sagas/**/*.ts'], requestSchemas, toSrc, http, bareEffects, toTests),
  layer(['sagas/api/send.ts'], requestSchemas, toSrc, bareEffects, toTests),
  layer(['src/**/*.{ts,tsx}'], requestSchemas, toSagas, http, toTests, waiting),
  layer(['src/boot/main.tsx'], requestSchemas, http, toTests, waiting),
  {
    files: ['test/**/*.{ts,tsx}'],
    // A turn of the event loop, the pace of a bench's hand, the operator's own time, a replay's patience.
    ignores: [
      'test/**/support/waiting.ts',
      'test/perf/browser.ts',
      'test/*/clock.ts',
      'test/replay/playback/recordedClock.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...sleeps, ...titles] },
  },
  { files: ['src/**/*.examples.tsx'], rules: { 'no-restricted-syntax': ['error', ...syntax] } },
  {
    files: [
      'webpack.config.ts',
      'eslint.config.mjs',
      'jest.config.mjs',
      'knip.ts',
      'test/**/*.config.{mjs,ts}',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['test/**', 'public/build/**'], rules: { 'no-console': 'off' } },
  {
    files: ['test/**'],
    // Parsed JSON and jest's matchers have no type: the assertion of the test is their check.
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['**/*.{js,cjs,mjs}'], ...tseslint.configs.disableTypeChecked },
  // What the mutation tester loads by itself: it knows no other kind of module.
  { files: ['test/mutation/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
