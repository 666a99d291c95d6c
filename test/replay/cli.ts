import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commands } from '../run/commands/commands';
import { helpOf } from '../run/commands/help';
import { readOptions } from '../run/commands/readOptions';
import { flowFile, flowNames, similarFlows } from './recordedFlows';
import { UnreadableRecording } from './recording/recording';
import { replayFile } from './replayFile';

const EXIT_CODES = { same: 0, different: 1, partly: 2 } as const;

const main = async (): Promise<number> => {
  const [wanted] = readOptions('replay').positionals;
  if (!wanted) {
    console.error(`Which file or flow?\n${helpOf('replay', commands.replay)}`);
    return 2;
  }
  const file = fileOf(wanted);
  try {
    const report = await replayFile(await textOf(file), path.basename(file, '.har'));
    console.log(report.text);
    return EXIT_CODES[report.verdict];
  } catch (error) {
    // An error in the replay itself is not a difference, so its stack is shown.
    const reason = error instanceof UnreadableRecording ? error.message : String(stackOf(error));
    console.error(`${file}: ${reason}`);
    return 2;
  }
};

/** A file, or the recorded flow of this name. */
const fileOf = (wanted: string): string => {
  const name = path.basename(wanted, '.har');
  const isName = name === wanted || `${name}.har` === wanted;
  return isName && !existsSync(wanted) && flowNames.includes(name) ? flowFile(name) : wanted;
};

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    const isName = code === 'ENOENT' && path.basename(file) === file && path.extname(file) === '';
    throw new UnreadableRecording(
      isName ? noFlow(file) : (REASONS[code] ?? `It cannot be read: ${String(error)}.`),
    );
  }
};

const noFlow = (name: string): string => {
  const similar = similarFlows(name);
  const [head, names] =
    similar.length > 0
      ? ['Similar names', similar]
      : ['The names of the recorded flows', [...flowNames].sort()];
  return `There is no file and no recorded flow of this name. ${head}:\n${names.map((each) => `  ${each}`).join('\n')}`;
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder. Name a file.',
  EACCES: 'This file may not be read by you.',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const stackOf = (error: unknown): unknown =>
  error instanceof Error ? (error.stack ?? error.message) : error;

// Channels between tabs would keep the process alive.
void main().then((code) => process.exit(code));
