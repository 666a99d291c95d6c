import { writeFileSync } from 'node:fs';
import { commands } from '../run/commands/commands';
import { helpOf } from '../run/commands/help';
import { junitOf } from './junit';
import { readCommand, WrongUse } from './options';
import { countOf, reportText } from './report';
import { walk } from './walk';

/**
 * `npm run conformance -- https://HOST --user NAME --password-file FILE [--writes …]` checks whether an operator's
 * server keeps the contract. It ends with 1 when something is wrong, and with 2 when the command itself is wrong.
 */
const main = async (): Promise<void> => {
  const options = readCommand(process.argv.slice(2));
  const rows = await walk(options);
  if (options.junit !== '') writeFileSync(options.junit, junitOf(rows));
  console.log(reportText(rows));
  process.exitCode = countOf(rows, 'failed') > 0 ? 1 : 0;
};

main().catch((error: unknown) => {
  if (error instanceof WrongUse)
    console.error(`${error.message}\n\n${helpOf('conformance', commands.conformance)}`);
  else console.error(error);
  process.exitCode = error instanceof WrongUse ? 2 : 1;
});
