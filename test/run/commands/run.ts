import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Command } from './command';
import { helpOf, isCommand, isTool } from './help';
import { askedHelp, byName, type CommandName, readOptions } from './readOptions';

const endWith = (message: string): never => {
  console.error(message);
  process.exit(2);
};

/** The command that is named, and its arguments. */
const named = (args: readonly string[]): readonly [CommandName, readonly string[]] => {
  const [name = '', ...rest] = args;
  if (!isCommand(name)) return endWith(`"${name}" is no command: see README.md.`);
  const [tool = '', ...more] = rest;
  if (name !== 'tool' || tool === '--help') return [name, rest];
  if (isTool(tool)) return [tool, more];
  const wrong = tool === '' ? 'Name a tool.' : `"${tool}" is no tool.`;
  return endWith(`${wrong}\n\n${helpOf('tool', byName.tool)}`);
};

/** Runs a command as if its file or program had been started directly with its own and the given arguments. */
const run = (name: CommandName, given: readonly string[]): void => {
  const help = askedHelp(name, given);
  if (help !== null) return console.log(help);
  const { file, program, args = [], passesTo }: Command = byName[name];
  const place = path.resolve(program === undefined ? (file ?? '') : `node_modules/${program}`);
  process.argv = [process.execPath, place, ...args, ...given];
  if (passesTo === undefined) readOptions(name);
  if (program === undefined) createRequire(__filename)(place);
  else {
    const { status } = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  }
};

run(...named(process.argv.slice(2)));
