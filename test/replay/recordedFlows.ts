import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readArchive } from './recording/readArchive';

const FLOWS = path.join(__dirname, '../flows');

/** The names of the recorded flows in `test/flows`. */
export const flowNames = readdirSync(FLOWS)
  .filter((file) => file.endsWith('.har'))
  .map((file) => path.basename(file, '.har'));

export const flowText = (name: string): string =>
  readFileSync(path.join(FLOWS, `${name}.har`), 'utf8');

export const flowRecording = (name: string) => readArchive(flowText(name), name);
