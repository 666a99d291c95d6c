import type { Command, Option } from './command';
import { commands } from './commands';
import { tools } from './tools';

const WIDTH = 100;

const invocation = (name: string): string => {
  if (Object.hasOwn(tools, name)) return `npm run tool -- ${name}`;
  return name === 'start' || name === 'test' ? `npm ${name} --` : `npm run ${name} --`;
};

const wrapped = (text: string, indent: number): string => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent + line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
};

const flagOf = ([name, { type, value = 'VALUE', multiple }]: readonly [string, Option]): string =>
  `--${name}${type === 'string' ? ` ${value}` : ''}${multiple === true ? ' …' : ''}`;

const usual = ({ type, default: given }: Option): string => {
  if (type === 'boolean') return ' (default: no)';
  return typeof given === 'string' && given !== '' ? ` (default: ${given})` : ' (no default)';
};

const INDENT = 24;

const row = (head: string, text: string): string =>
  head.length + 2 < INDENT
    ? `${`  ${head}`.padEnd(INDENT)}${wrapped(text, INDENT)}`
    : `  ${head}\n${' '.repeat(INDENT)}${wrapped(text, INDENT)}`;

const usageOf = (name: string, command: Command): string => {
  const options = Object.keys(command.options).length > 0 ? ['[OPTION …]'] : [];
  const passed = command.passesTo === undefined || name === 'tool' ? [] : ['[ARGUMENT …]'];
  const taken = command.positionals === undefined ? [] : [command.positionals];
  return [invocation(name), ...taken, ...options, ...passed].join(' ').replace(/ --$/, '');
};

/** What `--help` prints. */
export const helpOf = (name: string, command: Command): string =>
  [
    usageOf(name, command),
    '',
    wrapped(command.about, 0),
    ...(Object.keys(command.options).length > 0 ? [''] : []),
    ...Object.entries(command.options).map(([option, read]) =>
      row(flagOf([option, read]), `${read.help}${usual(read)}`),
    ),
    ...(name === 'tool'
      ? ['', ...Object.entries(tools).map(([tool, { about }]) => row(tool, about))]
      : command.passesTo === undefined
        ? []
        : ['', `Everything else is passed to ${command.passesTo}.`]),
    ...(command.notes ?? []).flatMap((note) => ['', wrapped(note, 0)]),
    ...(command.examples === undefined ? [] : ['']),
    ...(command.examples ?? []).map((example) => `Example: ${invocation(name)} ${example}`),
  ].join('\n');

export const isCommand = (name: string): name is keyof typeof commands =>
  Object.hasOwn(commands, name);
export const isTool = (name: string): name is keyof typeof tools => Object.hasOwn(tools, name);
