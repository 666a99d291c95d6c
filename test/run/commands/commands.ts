import { checks } from './checks';
import { answersOption, type CommandTable, languages } from './sharedOptions';

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
        help: 'what the operator does with a copy of a write: honours, ignores or strict; the console changes it too',
      },
      answers: answersOption,
      configuration: {
        type: 'string',
        value: 'FILE',
        help: "the operator's own configuration (public/CONFIGURATION.md). Each field at the top of FILE replaces the demo's field as a whole: operator too, with its terms. The other fields stay the demo's",
      },
      'no-build': { type: 'boolean', default: false, help: 'starts with the build that is there' },
    },
    notes: [
      'Installs what is missing first: 1 to 2 minutes at first, later 2 s, or 30 s after a change.',
      'On a phone in the same network: --host 0.0.0.0, then open the address under "On a phone". Everyone in that network then reaches the stand-in and its console, which have no access control. Over plain HTTP a browser offers neither "Remember me" nor push.',
      'An operator that ignores keys carries out every copy of a write. One that honours them carries out a write once; this is the default. So does a strict one, but it answers 409 while the write is in progress. Both refuse a key that comes with another request with the code IDEMPOTENCY_KEY_REUSED; the status is 409, or 422 from a strict one.',
    ],
    examples: ['--host 0.0.0.0 --memory'],
  },
  dev: {
    about: 'Development mode with hot reload, with the stand-in operator at the next port.',
    file: 'test/operator/dev.ts',
    options: {
      port: { type: 'string', value: 'N', help: 'its port: PORT of the environment, or else 3000' },
    },
    notes: ['The settings of the page offer the pseudo-language: accented English, longer.'],
    examples: ['--port 3100'],
  },
  build: {
    about: 'Writes dist/.',
    file: 'test/run/build.ts',
    options: {
      sbom: { type: 'boolean', default: false, help: 'also the list of its packages (CycloneDX)' },
    },
    notes: ['public/README.md says what each file is for.'],
    examples: ['--sbom'],
  },
  format: {
    about: 'Formats every file.',
    program: 'prettier/bin/prettier.cjs',
    args: ['--write', '--log-level', 'warn', '.'],
    passesTo: 'Prettier',
    options: {},
    notes: ['The files of .prettierignore are left as they are.'],
  },
  screenshots: {
    about:
      'Takes every view in both themes at three widths; builds the portal first when it has changed. A picture that is newer than the build, the views and the stand-in is left as it is.',
    file: 'test/stories/screenshots.ts',
    positionals: 'FOLDER [VIEW …]',
    options: {
      languages: languages('en,hi', 'the languages; "pseudo" is accented English, longer'),
      themes: { type: 'string', value: 'THEMES', default: 'light,dark', help: 'the themes' },
      widths: { type: 'string', value: 'WIDTHS', default: '360,768,1280', help: 'the widths' },
      sheets: { type: 'boolean', default: false, help: 'one sheet with all pictures of a view' },
      again: { type: 'boolean', default: false, help: 'takes all of them' },
    },
    examples: ['pictures packs --languages en,ta --widths 360'],
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
      replay: {
        type: 'boolean',
        default: false,
        help: 'replays each flow at once, and fails when one differs',
      },
      to: {
        type: 'string',
        value: 'FOLDER',
        default: 'test/flows',
        help: 'the folder that the flows are kept in',
      },
    },
    notes: [
      'test/replay/README.md says how flows are recorded, kept and recorded again when events are renamed.',
    ],
    examples: [
      '"a subscriber changes the language"',
      '"a subscriber changes the language" --headless steps.ts',
      '--again',
      '--again --replay --to /tmp/flows',
    ],
  },
  replay: {
    about:
      "Plays a recorded flow or an HTTP archive (.har), or a file for support (.json), against today's store and sagas. A flow of test/flows is named by its file or by its name alone.",
    file: 'test/replay/cli.ts',
    positionals: 'FILE|"NAME OF A FLOW"',
    options: {},
    notes: [
      'Ends with 0 when everything is the same, with 1 when the code differs, with 2 when not everything could be compared: test/replay/README.md.',
    ],
    examples: ['"a customer registers"', 'selfcare-support-2026-12-01.json'],
  },
  ...checks,
  tool: {
    about: 'What is seldom needed: measurements, generated files, checks of a deployment.',
    positionals: 'NAME [OPTION …]',
    passesTo: 'the tool',
    options: {},
    examples: ['openapi --diff', 'openapi --help'],
  },
} as const satisfies CommandTable;
