import path from 'node:path';

/** Words of a path that say nothing of its subject. */
const COMMON = new Set(['test', 'unit', 'store', 'sagas', 'src', 'screens', 'dom', 'ts', 'tsx']);

const wordsOf = (file: string): readonly string[] =>
  path
    .relative('', file)
    .split(/[/.]/)
    .filter((word) => !COMMON.has(word));

/**
 * Of test files those whose paths share most words with one of the changed files: the same room comes first. Tests of
 * other rooms are taken only when no test is of the same one.
 */
export const nearestOf = (
  tests: readonly string[],
  changed: readonly string[],
  most: number,
): readonly string[] => {
  const known = changed.map((file) => new Set(wordsOf(file)));
  const nearness = (test: string): number =>
    Math.max(...known.map((words) => wordsOf(test).filter((word) => words.has(word)).length));
  const sorted = [...tests].sort((one, other) => nearness(other) - nearness(one));
  const near = sorted.filter((test) => nearness(test) > 0);
  return (near.length > 0 ? near : sorted).slice(0, most);
};
