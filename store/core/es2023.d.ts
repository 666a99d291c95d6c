/**
 * The compiler knows ES2022 alone, so that nothing newer than the oldest promised browsers reaches the portal
 * (`browserslist` in `package.json`). These two of ES2023 are in all of them.
 */
interface ReadonlyArray<T> {
  findLast<S extends T>(predicate: (value: T, index: number) => value is S): S | undefined;
  findLast(predicate: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number) => unknown): number;
}
interface Array<T> {
  findLast<S extends T>(predicate: (value: T, index: number) => value is S): S | undefined;
  findLast(predicate: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number) => unknown): number;
}
