/** What both projects have in common. */
const shared = {
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  transform: {
    // Transpiled file by file: the types are checked once, by `tsc`.
    '^.+\\.(m?js|[jt]sx?)$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.jest.json' }],
  },
  moduleNameMapper: {
    '^json-schema-faker$': '<rootDir>/node_modules/json-schema-faker/dist/index.js',
  },
  transformIgnorePatterns: ['/node_modules/(?!(ky|idb-keyval|json-schema-faker)/)'],
};

/** What is drawn, and what is named for it, has a page; everything else runs in Node alone. */
const DRAWN = ['<rootDir>/test/**/*.test.tsx', '<rootDir>/test/**/*.dom.test.ts'];

export default {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.dom\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: DRAWN,
    },
  ],
};
