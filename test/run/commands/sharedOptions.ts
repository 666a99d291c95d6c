import type { Command, Option } from './command';

export type CommandTable = Readonly<Record<string, Command>>;

export const jsonOption = {
  type: 'boolean',
  default: false,
  help: 'prints the figures as JSON',
} as const satisfies Option;

/** How the stand-in answers (`test/adopt/answering.ts`). */
export const answersOption = {
  type: 'string',
  value: 'SHAPE',
  default: 'full',
  help: "how the stand-in answers: full; documented, without the fields that are the portal's own; or dialect:snake, camel, german or envelope, in other names behind the configuration that adopt drafts",
} as const satisfies Option;

export const noBuild = {
  type: 'boolean',
  default: false,
  help: 'takes the build that is there',
} as const satisfies Option;

export const runs = <Usual extends string>(usual: Usual) =>
  ({ type: 'string', value: 'N', default: usual, help: 'how often' }) as const satisfies Option;

export const languages = <Usual extends string>(usual: Usual, help: string) =>
  ({ type: 'string', value: 'LANGUAGES', default: usual, help }) as const satisfies Option;

/** The options of both commands that run tests: `npm run test:all` is `npm test` with `--all`. */
export const testOptions = {
  all: { type: 'boolean', default: false, help: 'everything, as npm run test:all' },
  rest: { type: 'boolean', default: false, help: 'with --all: without what npm test runs' },
  clock: {
    type: 'string',
    value: 'HH:MM',
    help: 'another time of day for the tests and the pages of the stories, in the zone or in India',
  },
  zone: { type: 'string', value: 'ZONE', help: 'another time zone, such as America/Los_Angeles' },
} as const satisfies Command['options'];

/** What `--clock` and `--zone` do. */
export const CLOCK_NOTE =
  'With --clock and --zone the tests and the pages of the stories start at that time of day, or run in that zone; sizes and journeys keep the true clock. The clock needs the package faketime of Debian, which is installed where that is allowed.';
