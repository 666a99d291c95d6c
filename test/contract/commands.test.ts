import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json';
import type { Command } from '../run/commands/command';
import { commands } from '../run/commands/commands';
import {
  askedHelp,
  byName,
  type CommandName,
  parseOptions,
  WrongOptions,
} from '../run/commands/readOptions';
import { tools } from '../run/commands/tools';

const SECONDS = 60_000;
const root = path.resolve(__dirname, '../..');
const all = (Object.keys(byName) as CommandName[]).map(
  (name): { readonly name: CommandName; readonly command: Command } => ({
    name,
    command: byName[name],
  }),
); // the table's own names
const strict = all.filter(({ command }) => command.passesTo === undefined);

/** Every page of this repository that people read. */
const guides = [
  'README.md',
  ...['public', 'sagas', 'src', 'store', 'test'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  ),
];

const ran = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['test/run/run.mjs', ...args], { cwd: root, encoding: 'utf8' });

const PLACE_SCRIPT = 'public/deploy/place.mjs';
const placing = (...args: readonly string[]) =>
  spawnSync(process.execPath, [PLACE_SCRIPT, ...args], { cwd: root, encoding: 'utf8' });

describe('The scripts of package.json', () => {
  it('There are at most twenty', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  });

  it('Each is in the table of commands, and each command is a script', () => {
    expect(Object.keys(scripts).sort()).toEqual(Object.keys(commands).sort());
  });
});

describe('Every command and tool', () => {
  it.each(all)('$name is a file or a program that exists', ({ name, command }) => {
    const { file, program } = command;
    if (name === 'tool') return expect([file, program]).toEqual([undefined, undefined]);
    expect([file, program].filter(Boolean)).toHaveLength(1);
    expect(existsSync(path.join(root, file ?? `node_modules/${program ?? ''}`))).toBe(true);
  });

  it.each(all)('The help of $name says what it is for and names every option', (one) => {
    const help = askedHelp(one.name, ['--help']) ?? '';
    expect(help.replaceAll(/\s+/g, ' ')).toContain(one.command.about);
    for (const option of Object.keys(one.command.options)) expect(help).toContain(`--${option}`);
    for (const note of one.command.notes ?? [])
      expect(help.replaceAll(/\s+/g, ' ')).toContain(note);
  });

  it('The help of tool names every tool with what it is for', () => {
    const help = (askedHelp('tool', ['--help']) ?? '').replaceAll(/\s+/g, ' ');
    for (const [name, { about }] of Object.entries(tools))
      expect(help).toContain(`${name} ${about}`);
  });

  it.each(strict)('$name refuses an option that it does not have', ({ name }) => {
    expect(() => parseOptions(name, ['--nonesuch'])).toThrow(WrongOptions);
  });
});

describe('The guides', () => {
  /** A command such as `npm run size -- --no-build`, in code marks or on a line of its own. */
  const CALL = /npm (?:run )?(?:tool -- )?([\w:-]+) -- ([^`\n]*)/g;
  const calls = guides.flatMap((guide) =>
    [...readFileSync(path.join(root, guide), 'utf8').matchAll(CALL)].map(
      ([, name = '', given = '']) => ({ guide, name, given }),
    ),
  );

  it('They show commands with options', () => {
    expect(calls.length).toBeGreaterThan(10);
  });

  /** A call of the script that places a build, which runs without the packages and so without the table of commands. */
  const PLACE = /place\.mjs (--[^`\n]*)/g;
  const placings = guides.flatMap((guide) =>
    [...readFileSync(path.join(root, guide), 'utf8').matchAll(PLACE)].map(([, given = '']) => ({
      guide,
      given,
    })),
  );

  it('They show how a build is placed, how it is checked and how it is taken back', () => {
    expect(placings.map(({ given }) => given.split(' ')[0])).toEqual(
      expect.arrayContaining(['--configuration', '--check', '--back']),
    );
  });

  it.each(placings)(
    'Called as place.mjs $given in $guide, it has options that its help names',
    ({ given }) => {
      const { stdout } = placing('--help');
      for (const [option] of given.matchAll(/--\w+/g)) expect(stdout).toContain(`${option} `);
    },
  );

  it.each(calls)('$name -- $given in $guide has options that its help names', ({ name, given }) => {
    const known = all.find((one) => one.name === name);
    expect(known?.name).toBe(name);
    if (!known || known.command.passesTo !== undefined) return;
    for (const [, option = ''] of given.matchAll(/--([\w-]+)/g))
      expect(['help', ...Object.keys(known.command.options)]).toContain(option);
  });
});

describe('A command that is started', () => {
  it.each([
    ['size', ['size', '--help'], '--no-build'],
    ['lint, which is a program', ['lint', '--help'], 'passed to ESLint'],
    ['a tool', ['tool', 'openapi', '--help'], '--diff'],
    ['the list of tools', ['tool', '--help'], 'deploy-check'],
  ])(
    'The help of %s is printed, and it ends with 0',
    (_, args, words) => {
      const { status, stdout } = ran(...args);
      expect(stdout).toContain(words);
      expect(status).toBe(0);
    },
    SECONDS,
  );

  it.each([
    ['an unknown option', ['start', '--prot', '1'], "Unknown option '--prot'"],
    ['an unknown option of a tool', ['tool', 'events', '--nonesuch'], "'--nonesuch'"],
    ['an unknown tool', ['tool', 'nonesuch'], '"nonesuch" is no tool.'],
    ['no tool', ['tool'], 'Name a tool.'],
    ['a word too many', ['size', 'nonesuch'], '"nonesuch" is no option of this command.'],
  ])(
    'Given %s, it says so and ends with 2',
    (_, args, words) => {
      const { status, stderr } = ran(...args);
      expect(stderr).toContain(words);
      expect(status).toBe(2);
    },
    SECONDS,
  );
});

describe('The script that places a build', () => {
  const source = readFileSync(path.join(root, PLACE_SCRIPT), 'utf8');
  const [, table = ''] = /^const OPTIONS = \{$([\s\S]*?)^\};$/m.exec(source) ?? [];
  const options = [...table.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => name);

  it('Its help names every option, and it ends with 0', () => {
    const { status, stdout } = placing('--help');
    expect(options).toContain('configuration');
    for (const option of options) expect(stdout).toMatch(new RegExp(`^  --${option} .*\\w`, 'm'));
    expect(status).toBe(0);
  });

  it.each([
    ['an unknown option', ['--confguration', 'a'], "Unknown option '--confguration'"],
    ['an option without its value', ['--to'], "Option '--to <value>' argument missing"],
    ['an option in place of a value', ['--to', '--back'], "Option '--to' argument is ambiguous"],
    ['a word too many', ['portal.json'], "Unexpected argument 'portal.json'"],
  ])('Given %s, it says so in one sentence and ends with 2', (_, args, words) => {
    const { status, stderr } = placing(...args);
    expect(stderr).toBe(`${words}: --help names the options.\n`);
    expect(status).toBe(2);
  });
});
