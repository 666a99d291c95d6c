import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { runCommand, UserFacingError } from '../operator/startup';
import { readOptions } from '../run/commands/readOptions';
import { toolFile } from '../run/ensureTool';
import { toolWith } from '../run/tool';
import { killedShare, reportLines, reportSchema } from './report';
import { filesOfRoom } from './rooms';
import { CACHE, REPORT, strykerOptions } from './strykerOptions';

const COVERAGE = `${CACHE}/coverage`;
const OPTIONS = `${CACHE}/options.json`;
/** The percentage of killed mutants below which a run fails. */
const GOAL = 85;
/** Lowers the priority, so that other work on the machine goes first. */
const NICE = 10;

/**
 * `npm run tool -- mutate ROOM` changes one thing at a time in a copy of the code, and says which changes no test
 * notices.
 */
const main = async (): Promise<void> => {
  const { values, positionals } = readOptions('mutate');
  const [name = '', ...more] = positionals;
  if (more.length > 0) throw new UserFacingError('Name one room.');
  const { files, tests } = filesOfRoom(name, values.files ?? [''], values.quick);
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(COVERAGE, { recursive: true });
  writeFileSync(OPTIONS, JSON.stringify(strykerOptions(files, tests)));
  os.setPriority(NICE);
  const ok = await toolWith(
    { MUTATION_COVERAGE: path.resolve(COVERAGE) },
    toolFile('mutation', '@stryker-mutator/core/bin/stryker.js'),
    'run',
    OPTIONS,
  );
  if (!ok) throw new UserFacingError('The mutation tester did not end its run: see above.');
  const report = v.parse(reportSchema, JSON.parse(readFileSync(REPORT, 'utf8')));
  console.log(reportLines(report).join('\n'));
  process.exitCode = killedShare(report) < GOAL ? 1 : 0;
};

runCommand(main);
