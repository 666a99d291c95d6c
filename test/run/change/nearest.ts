import path from 'node:path';

/** Words of a path that do not describe its subject. */
const COMMON = new Set(['test', 'unit', 'store', 'sagas', 'src', 'screens', 'dom', 'ts', 'tsx']);

const wordsOf = (file: string): readonly string[] =>
  path
    .relative('', file)
    .split(/[/.]/)
    .filter((word) => !COMMON.has(word));

/**
 * The test files whose paths share most words with one of the changed files, so that the same room comes first.
 * Tests of other rooms are used only when the same room has none.
 */
export const nearestOf = (
  tests: readonly string[],
  changed: readonly string[],
  most: number,
): readonly string[] => {
  const changedWords = changed.map((file) => new Set(wordsOf(file)));
  const nearness = (test: string): number =>
    Math.max(
      ...changedWords.map((words) => wordsOf(test).filter((word) => words.has(word)).length),
    );
  const sorted = [...tests].sort((first, second) => nearness(second) - nearness(first));
  const near = sorted.filter((test) => nearness(test) > 0);
  return (near.length > 0 ? near : sorted).slice(0, most);
};
