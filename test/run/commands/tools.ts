import { type CommandTable, jsonOption, noBuild, runs } from './sharedOptions';

/** What `npm run tool -- NAME` runs. */
export const tools = {
  adopt: {
    about:
      "Drafts the operator's own words for the configuration from a recording of the operator's old portal, without a network.",
    file: 'test/adopt/adopt.ts',
    positionals: 'FILE.har',
    options: {
      out: {
        type: 'string',
        value: 'FILE',
        default: 'portal.json',
        help: 'where the draft is written; never over a file that is there',
      },
    },
    notes: [
      'Prints for each call whether it was seen, which fields fit and which are missing, and what a subscriber would see with the draft. No value of an answer is printed. public/OPERATOR.md says how to record.',
    ],
    examples: ['old-portal.har --out portal.json'],
  },
  advisories: {
    about: 'Compares every installed package with a database of advisories, without a network.',
    file: 'test/advisories/advisories.ts',
    options: {
      database: {
        type: 'string',
        value: 'PATH',
        help: 'a folder of OSV records (*.json), or one file with a record a line or a list of records',
      },
    },
    notes: [
      'The database is a folder of OSV records, such as a copy of the advisory database of GitHub, or one file. All lock files are read, those of test/tools too: test/tools/README.md says what was found.',
    ],
    examples: ['--database advisory-database/advisories'],
  },
  'bench-catalogue': {
    about: 'Searching and filtering 2,000 channels and 300 packs, processor four times slower.',
    file: 'test/perf/catalogue.ts',
    options: { runs: runs('5'), json: jsonOption, 'no-build': noBuild },
  },
  'bench-history': {
    about: 'Typing and scrolling in 20,000 transactions, processor four times slower.',
    file: 'test/perf/history.ts',
    options: { runs: runs('3'), json: jsonOption, 'no-build': noBuild },
  },
  'bench-optimiser': {
    about: 'The search for a cheaper mix of packs.',
    file: 'test/perf/optimiser.ts',
    options: {},
  },
  configuration: {
    about: 'Writes public/CONFIGURATION.md, the reference of all that an operator may set.',
    file: 'test/contract/configuration/writeConfiguration.ts',
    options: {},
  },
  fields: {
    about:
      'Writes the last section of public/OPERATOR.md: what a subscriber loses without each field that is the portal’s own.',
    file: 'test/contract/fields/writeFields.ts',
    options: {},
  },
  'deploy-check': {
    about:
      'The nginx recipe of public/deploy with the stand-in behind it, through the stories that a wrong deployment breaks.',
    file: 'test/deploy/check.ts',
    passesTo: 'Playwright',
    options: {},
    examples: ['-g "part of a title"'],
  },
  events: {
    about: 'Writes store/EVENTS.md, the catalogue of all events.',
    file: 'test/events/writeEvents.ts',
    options: {},
  },
  'flow-fields': {
    about:
      'Prints for each documented field of a request, and for each optional field of an event, in how many recorded flows it was carried.',
    file: 'test/replay/fields/cli.ts',
    options: {},
    notes: [
      'Of a request it prints besides in how many flows the field had another value than its usual one. Below the tables are the fields that no flow carries, and those with the usual value alone. It plays every flow.',
    ],
  },
  lighthouse: {
    about:
      'Lighthouse on the login and seven inner screens, at two heights: accessibility, best practices.',
    file: 'test/lighthouse/lighthouse.ts',
    options: { 'no-build': noBuild },
  },
  mutate: {
    about:
      'Changes one thing at a time in a copy of a room of store and sagas, and prints the changes that its tests do not notice.',
    file: 'test/mutation/mutate.ts',
    positionals: 'ROOM',
    options: {
      files: {
        type: 'string',
        value: 'PART',
        multiple: true,
        help: 'only the files of the room with one of these in their path',
      },
      quick: {
        type: 'boolean',
        default: false,
        help: 'only the tests that need no page: the others may notice more',
      },
    },
    notes: [
      'The rooms are cart, identity, payments, renewal and writes. Ends with 1 when fewer than 85 % of the changes are noticed. test/mutation/README.md lists those that no test can notice, with the reason.',
    ],
    examples: ['writes', 'writes --files store/writes/outcome --quick'],
  },
  openapi: {
    about: 'Writes the contract with the operator as openapi.json beside package.json.',
    file: 'test/contract/openapi/writeOpenapi.ts',
    options: {
      diff: {
        type: 'boolean',
        default: false,
        help: 'writes nothing, but says what would change, and ends with 1 when something would',
      },
    },
    examples: ['--diff'],
  },
  pictures: {
    about: 'Takes the pictures of the guides, and those that stories compare with, from the build.',
    file: 'test/stories/pictures.ts',
    options: {},
    notes: ['Build first: npm run build. test/README.md says when they are taken again.'],
  },
  resent: {
    about: 'How often one press arrives at a server that cuts the connection before it answers.',
    file: 'test/perf/resent/resent.ts',
    options: {},
  },
} as const satisfies CommandTable;
