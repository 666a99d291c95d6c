import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UnreadableRecording } from '../replay/recording/recording';
import { helpOf } from '../run/commands/help';
import { readOptions } from '../run/commands/readOptions';
import { tools } from '../run/commands/tools';
import { archivedCalls } from './archivedCalls';
import { draftOf } from './draft';
import { reportOf } from './report';

/**
 * `npm run tool -- adopt FILE.har`: reports what a recording of the operator's old portal shows about its server, and
 * drafts the configuration in the operator's words. It never uses the network.
 */
const main = async (): Promise<number> => {
  const { values, positionals } = readOptions('adopt');
  const [file] = positionals;
  const { out } = values;
  if (file === undefined || positionals.length > 1) {
    console.error(`Which archive?\n${helpOf('adopt', tools.adopt)}`);
    return 2;
  }
  if (!existsSync(file)) {
    console.error(`${file}: There is no such file.`);
    return 2;
  }
  if (existsSync(out)) {
    console.error(`${out} is there already: name another file with --out.`);
    return 2;
  }
  try {
    const archive = await archivedCalls(readFileSync(file, 'utf8'));
    const draft = draftOf(archive);
    console.log(reportOf(archive, draft));
    writeFileSync(out, `${JSON.stringify(configurationWith(draft.words), null, 2)}\n`);
    console.log(
      `${out} written. Name the operator in it, and confirm what was found by values alone.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error;
    console.error(`${file}: ${error.message}`);
    return 2;
  }
};

const configurationWith = (words: object) => ({
  server: 'test',
  operator: { name: 'Operator' },
  ...words,
});

void main().then((code) => {
  process.exitCode = code;
});
