import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../run/commands/readOptions';
import { lockFiles } from './lockFiles';
import { type Advisory, findingsOf, packagesIn, readAdvisory } from './matchAdvisories';

const root = path.join(import.meta.dirname, '../..');

const HOW =
  'Give a database by its path: -- --database PATH. PATH is a folder of OSV records (*.json), such as a copy of ' +
  "GitHub's advisory database, or one file with a record a line or a list of records.";

const jsonFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));

const recordsIn = (file: string): readonly unknown[] => {
  const text = readFileSync(file, 'utf8').trim();
  if (file.endsWith('.jsonl') || file.endsWith('.ndjson'))
    return text.split('\n').map((line): unknown => JSON.parse(line));
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read : [read];
};

/** @throws an error that names the file when a record cannot be read: a database that was half read proves nothing. */
const advisoriesAt = (place: string): readonly Advisory[] => {
  const files = statSync(place).isDirectory() ? jsonFiles(place) : [place];
  return files.flatMap((file) => {
    try {
      return recordsIn(file).map(readAdvisory);
    } catch (error) {
      throw new Error(`${file} holds no OSV records: ${String(error)}`, { cause: error });
    }
  });
};

/** Compares every package of the project and of its tools with a database of advisories, without a network. */
const main = (): void => {
  const { values } = readOptions('advisories');
  if (values.database === undefined) {
    console.error(HOW);
    process.exitCode = 2;
    return;
  }
  const advisories = advisoriesAt(values.database);
  const packages = lockFiles(root).flatMap((file) =>
    packagesIn(JSON.parse(readFileSync(path.join(root, file), 'utf8')), path.dirname(file)),
  );
  if (advisories.length === 0) throw new Error(`${values.database} holds no record. ${HOW}`);
  const found = findingsOf(packages, advisories);
  for (const { id, summary, name, version, place, isDevelopment } of found)
    console.log(
      `✗ ${name} ${version} (${isDevelopment ? 'development' : 'in the portal'}, ${place}): ${id} ${summary}`,
    );
  console.log(
    `${packages.length} packages, ${advisories.length} records: ${found.length} findings, ` +
      `${found.filter(({ isDevelopment }) => !isDevelopment).length} of them in the portal.`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
};

main();
