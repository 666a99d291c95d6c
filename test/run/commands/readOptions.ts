import { parseArgs } from 'node:util';
import type { Command } from './command';
import { commands } from './commands';
import { helpOf } from './help';
import { tools } from './tools';

export const byName = { ...commands, ...tools };
export type CommandName = keyof typeof byName;

interface ConfigOf<Name extends CommandName> {
  readonly args: string[];
  readonly options: (typeof byName)[Name]['options'];
  readonly allowPositionals: true;
}

/** The command was given arguments that it does not take. */
export class WrongOptions extends Error {}

/**
 * The options of a command as its table declares them.
 *
 * @throws WrongOptions when an argument is unknown or an option lacks its value.
 */
export const parseOptions = <Name extends CommandName>(name: Name, args: readonly string[]) => {
  const { options, positionals }: Command & (typeof byName)[Name] = byName[name];
  const config: ConfigOf<Name> = { args: [...args], options, allowPositionals: true };
  const parsed = parsedBy(config);
  const [extra] = positionals === undefined ? parsed.positionals : [];
  if (extra !== undefined) throw new WrongOptions(`"${extra}" is no option of this command.`);
  return parsed;
};

const parsedBy = <Name extends CommandName>(config: ConfigOf<Name>) => {
  try {
    return parseArgs<ConfigOf<Name>>(config);
  } catch (error) {
    const sentence = wrongOption(error);
    throw sentence === null ? error : new WrongOptions(sentence);
  }
};

/** Node's own sentence about the wrong option; null for another error. */
const wrongOption = (error: unknown): string | null =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  'message' in error &&
  String(error.code).startsWith('ERR_PARSE_ARGS')
    ? String(error.message)
    : null;

/** The help of a command when it is asked for; otherwise null. */
export const askedHelp = (name: CommandName, args: readonly string[]): string | null => {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).includes('--help')
    ? helpOf(name, byName[name])
    : null;
};

/**
 * The options of this process. After `--help` it ends with exit code 0; when the options are wrong, with 2 and a
 * sentence.
 */
export const readOptions = <Name extends CommandName>(name: Name) => {
  const args = process.argv.slice(2);
  const help = askedHelp(name, args);
  if (help !== null) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseOptions(name, args);
  } catch (error) {
    if (!(error instanceof WrongOptions)) throw error;
    console.error(`${error.message}\nIts options: --help`);
    process.exit(2);
  }
};
