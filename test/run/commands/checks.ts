import {
  answersOption,
  CLOCK_NOTE,
  type CommandTable,
  jsonOption,
  languages,
  noBuild,
  runs,
  testOptions,
} from './sharedOptions';

/** The scripts of package.json that check or measure something. */
export const checks = {
  test: {
    about:
      'Types, unit tests, the build with its size gates, and the core stories in Chromium. SEED=… WALKS=… before it take the same random walks again.',
    file: 'test/run/all.ts',
    options: testOptions,
    notes: [
      'Installs what is missing first. Takes about 5 minutes on two cores, prints the ten slowest and ends with "N passed, N failed".',
      'The core stories are one for each flow of the specification. They need Chromium or Chrome: an installed one is used, or the one that CHROME_PATH names; otherwise one is installed.',
      CLOCK_NOTE,
    ],
    examples: ['--clock 23:58'],
  },
  'test:all': {
    about: 'Everything that is checked: what npm test runs and all other tests and stories.',
    file: 'test/run/all.ts',
    args: ['--all'],
    options: testOptions,
    notes: [
      'In this order: what npm test runs, the long random walks of the payments and the replays of every recorded file, lint, format, structure, all other stories, the journeys, and the stories in Firefox where Firefox 143 or newer is installed or named by FIREFOX_PATH.',
      'Takes about 25 minutes on two cores, prints the ten slowest and ends with "N passed, N failed".',
      CLOCK_NOTE,
    ],
    examples: ['--rest', '--zone America/Los_Angeles'],
  },
  check: {
    about:
      'Types, lint, format and the nearest unit tests of what is not committed yet, or else of the last commit.',
    file: 'test/run/change/check.ts',
    options: {},
    notes: ['The tests are the ten nearest by imports. Takes about half a minute.'],
  },
  watch: {
    about: 'Types and the tests of what changes, again after each change. Ctrl-C ends both.',
    file: 'test/run/change/watch.ts',
    options: {},
  },
  lint: {
    about: 'The lint rules of every file; a warning fails.',
    program: 'eslint/bin/eslint.js',
    args: ['.', '--max-warnings', '0'],
    passesTo: 'ESLint',
    options: {},
    examples: ['--fix'],
  },
  stories: {
    about:
      'The stories, in a browser, against the portal, which is built when it has changed, and the stand-in operator.',
    file: 'test/browsers/run.ts',
    passesTo: 'Playwright',
    options: {
      browser: {
        type: 'string',
        value: 'firefox|webkit',
        help: 'those that this browser runs, in this browser, which is installed when missing. Without it, all in Chromium',
      },
    },
    notes: ['test/README.md says how to write one. --grep @core runs those of npm test.'],
    examples: ['-g "part of a title"', '--browser firefox'],
  },
  journeys: {
    about:
      'What subscribers come for, each on a slow phone in the fewest taps: taps against their budget, times, bytes, and how long the page works on the worst press and key.',
    file: 'test/journeys/run.ts',
    options: {
      only: { type: 'string', value: 'NAME', default: '', help: 'those with this in their name' },
      fast: {
        type: 'boolean',
        default: false,
        help: 'slows neither the processor nor the network',
      },
      answers: answersOption,
      'no-build': noBuild,
    },
    notes: [
      'Fails when a journey needs more taps than its budget; without --fast also when the page itself works longer than 100 ms on a press or 32 ms on a key.',
    ],
    examples: ['--only renew --fast', '--answers documented'],
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
      from: {
        type: 'string',
        value: '"METHOD · STEP · TROUBLE"',
        default: '',
        help: 'goes on with a run that was stopped: this cell and those after it',
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
    notes: [
      "Takes about 45 minutes on two cores, in Debian's chromium-headless-shell, which it installs where it may.",
      'A cell whose page was too slow to be played is played once more, and that is said; what a cell shows of the money always counts.',
      'A strict operator differs from one that ignores keys only when a key comes twice. Where none did, the cell is taken over from that operator, marked "=" and counted; --operator strict plays it.',
      'The cells that only the operator can save are printed and counted: test/matrix/onlyOperator.ts and public/OPERATOR.md say which and why.',
    ],
    examples: ['--only card --operator ignores'],
  },
  size: {
    about: 'What a subscriber downloads, the login and the journeys, in brotli bytes.',
    file: 'test/size/size.ts',
    options: { json: jsonOption, 'no-build': noBuild },
    notes: [
      'Builds the bare floor of the packages and the portal in one run, opens the portal in a browser against the stand-in and adds up the scripts that the browser asks for. Fails above the gates: test/size/README.md.',
    ],
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
      trace: {
        type: 'boolean',
        default: false,
        help: 'prints only where the time of one warm start of Home goes',
      },
      languages: languages('en', 'the languages of the first paint'),
    },
    notes: [
      'Each time stands beside that of the same page without scripts, measured by turns: only the ratio means something on another machine.',
    ],
    examples: ['--only paint --languages en,hi,ta'],
  },
  structure: {
    about:
      'Files, lines, circles, unused code and imports across a front door, by layer. Fails for circles, unused code and full folders.',
    file: 'test/structure/structure.ts',
    options: {},
    notes: [
      'Also fails for an import across a front door, a name that two files export, and a part of the page that reads a domain which is not loaded with it.',
      'A folder is full with 16 files. Two folders have no limit: test/flows has one recorded flow a file, src/translations one file for each room and language.',
    ],
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
    notes: ['public/OPERATOR.md says what is played with each option and what a finding means.'],
    examples: ['https://selfcare.example.com --user test-1 --password-file test-1.txt'],
  },
} as const satisfies CommandTable;
