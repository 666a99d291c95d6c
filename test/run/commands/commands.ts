import {
  testOptions,
  jsonOption,
  languages,
  noBuild,
  runs,
  type CommandTable,
} from './sharedOptions';

/** The scripts of package.json. Each is `node test/run/run.mjs NAME`. */
export const commands = {
  start: {
    about:
      'Builds the portal when it has changed, and starts it with the stand-in operator behind it. Prints the address and the demo logins; Ctrl-C stops it.',
    file: 'test/operator/start.ts',
    options: {
      port: { type: 'string', value: 'N', help: 'its port: PORT of the environment, or else 8080' },
      host: {
        type: 'string',
        value: 'HOST',
        default: '127.0.0.1',
        help: 'the address to listen on; 0.0.0.0 lets everyone in the network in, to the console and its books too',
      },
      database: {
        type: 'string',
        value: 'FILE',
        default: '.cache/operator.sqlite',
        help: 'where the stand-in keeps its books',
      },
      memory: {
        type: 'boolean',
        default: false,
        help: 'the stand-in forgets everything when it stops',
      },
      idempotency: {
        type: 'string',
        value: 'KIND',
        help: 'what the operator does with a copy of a write: honours, ignores or strict. The console changes it',
      },
      'no-build': { type: 'boolean', default: false, help: 'starts with the build that is there' },
    },
    examples: ['--host 0.0.0.0 --memory'],
  },
  dev: {
    about: 'Development mode with hot reload, with the stand-in operator at the next port.',
    file: 'test/operator/dev.ts',
    options: {
      port: { type: 'string', value: 'N', help: 'its port: PORT of the environment, or else 3000' },
    },
    examples: ['--port 3100'],
  },
  test: {
    about:
      'Types, unit tests, the build with its size gates, and the core stories in Chromium. SEED=… WALKS=… before it take the same random walks again.',
    file: 'test/run/all.ts',
    options: testOptions,
    examples: ['--clock 23:58'],
  },
  'test:all': {
    about: 'Everything that is checked: what npm test runs and all other tests and stories.',
    file: 'test/run/all.ts',
    args: ['--all'],
    options: testOptions,
    examples: ['--rest', '--zone America/Los_Angeles'],
  },
  check: {
    about:
      'Types, lint, format and the nearest unit tests of what is not committed yet, or else of the last commit.',
    file: 'test/run/change/check.ts',
    options: {},
  },
  watch: {
    about: 'Types and the tests of what changes, again after each change. Ctrl-C ends both.',
    file: 'test/run/change/watch.ts',
    options: {},
  },
  build: {
    about: 'Writes dist/.',
    file: 'test/run/build.ts',
    options: {
      sbom: { type: 'boolean', default: false, help: 'also the list of its packages (CycloneDX)' },
    },
    examples: ['--sbom'],
  },
  lint: {
    about: 'The lint rules of every file; a warning fails.',
    program: 'eslint/bin/eslint.js',
    args: ['.', '--max-warnings', '0'],
    passesTo: 'ESLint',
    options: {},
    examples: ['--fix'],
  },
  format: {
    about: 'Formats every file.',
    program: 'prettier/bin/prettier.cjs',
    args: ['--write', '--log-level', 'warn', '.'],
    passesTo: 'Prettier',
    options: {},
  },
  stories: {
    about: 'The stories, in a browser, against the built portal and the stand-in operator.',
    file: 'test/browsers/run.ts',
    passesTo: 'Playwright',
    options: {
      browser: {
        type: 'string',
        value: 'firefox|webkit',
        help: 'those that this browser runs, in this browser: it is installed when missing, and the portal is built when it has changed. Without it, all in Chromium',
      },
    },
    examples: ['-g "part of a title"', '--browser firefox'],
  },
  journeys: {
    about:
      'What subscribers come for, each on a slow phone in the fewest taps: taps against their budget, times and bytes. Fails for taps, never for times.',
    file: 'test/journeys/run.ts',
    options: {
      only: { type: 'string', value: 'NAME', default: '', help: 'those with this in their name' },
      fast: {
        type: 'boolean',
        default: false,
        help: 'slows neither the processor nor the network',
      },
      'no-build': noBuild,
    },
    examples: ['--only renew --fast'],
  },
  'matrix:payments': {
    about: "Every way to pay, at every step, in every trouble, against the stand-in's books.",
    file: 'test/matrix/run.ts',
    options: {
      only: {
        type: 'string',
        value: 'METHOD',
        default: '',
        help: 'the methods with this in their name',
      },
      cell: {
        type: 'string',
        value: '"METHOD · STEP · TROUBLE"',
        default: '',
        help: 'the cells with this in their name',
      },
      trouble: {
        type: 'string',
        value: 'NAME',
        default: '',
        help: 'the troubles with this in their name',
      },
      operator: {
        type: 'string',
        value: 'KIND',
        default: '',
        help: 'one kind of operator: honours, ignores or strict',
      },
      workers: { type: 'string', value: 'N', default: '5', help: 'cells at the same time' },
      'no-build': noBuild,
    },
    examples: ['--only card --operator ignores'],
  },
  size: {
    about: 'What a subscriber downloads, the login and the journeys, in brotli bytes.',
    file: 'test/size/size.ts',
    options: { json: jsonOption, 'no-build': noBuild },
  },
  perf: {
    about:
      "The login, Home and each screen's first paint under throttling, against static pages of the same content. Fails for no time.",
    file: 'test/perf/perf.ts',
    options: {
      runs: runs('5'),
      json: jsonOption,
      verbose: { type: 'boolean', default: false, help: 'prints each visit' },
      'no-build': noBuild,
      'no-dashboard': { type: 'boolean', default: false, help: 'leaves out Home after the login' },
      only: { type: 'string', value: 'PART', help: 'login, paint, home or screens' },
      languages: languages('en', 'the languages of the first paint'),
    },
    examples: ['--only paint --languages en,hi,ta'],
  },
  screenshots: {
    about:
      'Takes every view in both themes at three widths. A picture that is newer than the build, the views and the stand-in is left as it is.',
    file: 'test/stories/screenshots.ts',
    positionals: 'FOLDER [VIEW …]',
    options: {
      languages: languages('en,hi', 'the languages; "pseudo" is accented English, longer'),
      themes: { type: 'string', value: 'THEMES', default: 'light,dark', help: 'the themes' },
      widths: { type: 'string', value: 'WIDTHS', default: '360,768,1280', help: 'the widths' },
      sheets: { type: 'boolean', default: false, help: 'one sheet with all pictures of a view' },
      again: { type: 'boolean', default: false, help: 'takes all of them' },
    },
    examples: ['pictures mypacks --languages en,ta --widths 360'],
  },
  record: {
    about: 'Records a flow: opens the portal, and what you do until you close its window is kept.',
    file: 'test/replay/record/cli.ts',
    positionals: '["A SENTENCE"]',
    options: {
      again: {
        type: 'boolean',
        default: false,
        help: 'records the kept flow of this name again, without a display; without a name, all of them',
      },
      headless: {
        type: 'string',
        value: 'FILE',
        help: 'without a display: the file exports drive(page, operator)',
      },
      to: {
        type: 'string',
        value: 'FOLDER',
        default: 'test/flows',
        help: 'the folder that the flows are kept in',
      },
    },
    examples: [
      '"a subscriber changes the language"',
      '"a subscriber changes the language" --headless steps.ts',
      '--again',
    ],
  },
  replay: {
    about:
      "Plays a recorded flow or an HTTP archive (.har), or a file for support (.json), against today's store and sagas.",
    file: 'test/replay/cli.ts',
    positionals: 'FILE',
    options: {},
    examples: ['"test/flows/a customer registers.har"'],
  },
  structure: {
    about:
      'Files, lines, circles, unused code and imports across a front door, by layer. Fails for circles, unused code and full folders.',
    file: 'test/structure/structure.ts',
    options: {},
  },
  conformance: {
    about: "Whether an operator's own server keeps the contract. Writes nothing without --writes.",
    file: 'test/conformance/run.ts',
    positionals: 'https://HOST',
    options: {
      user: {
        type: 'string',
        multiple: true,
        value: 'NAME',
        help: 'an account; may be given again',
      },
      'password-file': {
        type: 'string',
        multiple: true,
        value: 'FILE',
        help: 'whose first line is its password; one for each --user, in the same order',
      },
      writes: { type: 'boolean', default: false, help: 'also what changes something' },
      account: { type: 'string', value: 'NAME', help: 'the test account of --writes' },
      spend: {
        type: 'string',
        value: 'NAME',
        help: "also what is paid from this test account's balance",
      },
      limit: { type: 'string', value: 'RUPEES', help: 'what may be spent' },
      txnid: {
        type: 'string',
        value: 'ID',
        help: 'a payment of the first account, to ask for its status',
      },
      configuration: {
        type: 'string',
        value: 'FILE',
        help: "the portal's configuration block, for its operatorValues",
      },
      junit: { type: 'string', value: 'FILE', help: 'writes the report as JUnit XML' },
    },
    examples: ['https://selfcare.example.com --user test-1 --password-file test-1.txt'],
  },
  tool: {
    about: 'What is seldom needed: measurements, generated files, checks of a deployment.',
    positionals: 'NAME [OPTION …]',
    passesTo: 'the tool',
    options: {},
    examples: ['openapi --diff', 'openapi --help'],
  },
} as const satisfies CommandTable;
