/**
 * Leaves only the names of the catalogues in the built portal's scripts: the texts are files of their own
 * (`TextsPlugin.ts`). A file of texts exports nothing but catalogues and types.
 */
// webpack takes a loader by its default export.
// eslint-disable-next-line no-restricted-syntax
export default function textShellLoader(source: string): string {
  const names = [...source.matchAll(/^export const (\w+) = catalogue\b/gm)].map(([, name]) => name);
  return names.map((name) => `export const ${name} = { name: '${name}' };`).join('\n');
}
