/**
 * The compiler's library is ES2022, so that nothing newer than the oldest supported browsers is used
 * (`browserslist` in `package.json`). The two methods below are from ES2023, but all supported browsers have them.
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
