import path from 'node:path';

const wordsOf = (file: string): readonly string[] => path.relative('', file).split(/[/.]/);

/** Of test files those whose paths share most words with one of the changed files: the same room comes first. */
export const nearestOf = (
  tests: readonly string[],
  changed: readonly string[],
  most: number,
): readonly string[] => {
  const known = changed.map((file) => new Set(wordsOf(file)));
  const nearness = (test: string): number =>
    Math.max(...known.map((words) => wordsOf(test).filter((word) => words.has(word)).length));
  return tests.toSorted((one, other) => nearness(other) - nearness(one)).slice(0, most);
};
