import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UnreadableRecording } from './recording/recording';
import { replayFile } from './replayFile';

const USAGE = `npm run replay -- FILE.har    plays what a browser, or npm run record, has written
npm run replay -- FILE.json   plays a file for support`;

const main = async (): Promise<number> => {
  const [file] = process.argv.slice(2);
  if (!file) {
    console.error(`Which file?\n${USAGE}`);
    return 2;
  }
  try {
    const report = await replayFile(await readFile(file, 'utf8'), path.basename(file, '.har'));
    console.log(report.text);
    return report.isSame ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error;
    console.error(`${file}: ${error.message}`);
    return 2;
  }
};

// Channels between tabs would keep the process alive.
void main().then((code) => process.exit(code));
