import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readArchive } from './recording/readArchive';

const FLOWS = path.join(__dirname, '../flows');

/** The names of the recorded flows in `test/flows`. */
export const flowNames = readdirSync(FLOWS)
  .filter((file) => file.endsWith('.har'))
  .map((file) => path.basename(file, '.har'));

export const flowFile = (name: string): string => path.join(FLOWS, `${name}.har`);

export const flowText = (name: string): string => readFileSync(flowFile(name), 'utf8');

const SIMILAR_AT_MOST = 5;
/** "registered" and "registers" have the same beginning of this many letters. */
const BEGINNING = 5;

/**
 * The recorded flows whose names have the most words of a text, the best first. Only the beginning of a word is
 * compared, and a word counts the more, the fewer names have it.
 */
export const similarFlows = (text: string): readonly string[] => {
  const counted = wordsIn(text).map((word) => {
    const names = flowNames.filter((name) =>
      wordsIn(name).some((own) => own.startsWith(word.slice(0, BEGINNING))),
    );
    return { names, weight: 1 / names.length };
  });
  return flowNames
    .map((name) => ({
      name,
      score: counted.reduce((sum, word) => sum + (word.names.includes(name) ? word.weight : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score)
    .slice(0, SIMILAR_AT_MOST)
    .map(({ name }) => name);
};

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

export const flowRecording = (name: string) => readArchive(flowText(name), name);
