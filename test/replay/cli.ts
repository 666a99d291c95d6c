import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readArchive } from './archive';
import { openPage } from './browserless';
import { UnreadableRecording } from './recording';

const main = async (): Promise<number> => {
  const [file] = process.argv.slice(2);
  if (!file) {
    console.error('Which file? npm run replay -- FILE.har');
    return 2;
  }
  try {
    const recording = await readArchive(await readFile(file, 'utf8'), path.basename(file, '.har'));
    openPage(recording.origin);
    // The sagas look for their page when they are loaded.
    const { replay } = await import('./replay');
    const { tableOf } = await import('./table');
    const replayed = await replay(recording);
    console.log(tableOf(replayed));
    console.log(
      replayed.difference === null
        ? `\nToday’s code does what was recorded: ${recording.pages.flatMap(({ calls }) => calls).length} calls.`
        : `\nToday’s code differs: ${replayed.difference}.`,
    );
    return replayed.difference === null ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error;
    console.error(`${file}: ${error.message}`);
    return 2;
  }
};

// Channels between tabs would keep the process alive.
void main().then((code) => process.exit(code));
