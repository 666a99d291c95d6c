import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import webpack, { type Compiler } from 'webpack';

const bill = v.object({
  components: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      licenses: v.optional(
        v.array(
          v.object({
            license: v.optional(v.object({ id: v.optional(v.string()) })),
            expression: v.optional(v.string()),
          }),
        ),
        [],
      ),
    }),
  ),
});
type Component = v.InferOutput<typeof bill>['components'][number];

/**
 * Writes what the portal is made of: `sbom.cdx.json`, the list of packages in the form of CycloneDX, by npm, and
 * `licences.txt`, which their licences ask to be handed out with them.
 */
export class InventoryPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const { RawSource } = webpack.sources;
    compiler.hooks.thisCompilation.tap('InventoryPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('InventoryPlugin', async () => {
        const text = await listOfPackages(this.root);
        const { components } = v.parse(bill, JSON.parse(text));
        compilation.emitAsset('sbom.cdx.json', new RawSource(text));
        compilation.emitAsset('licences.txt', new RawSource(licencesOf(this.root, components)));
      });
    });
  }
}

const listOfPackages = async (root: string): Promise<string> => {
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const { stdout } = await promisify(execFile)('npm', options, { cwd: root, maxBuffer: 2 ** 26 });
  return stdout;
};

const licencesOf = (root: string, components: readonly Component[]): string =>
  components
    .map(({ name, version, licenses }) => {
      const names = licenses.map(({ license, expression }) => license?.id ?? expression ?? '');
      return [`${name} ${version} (${names.join(', ')})`, licenceText(root, name)].join('\n\n');
    })
    .join('\n\n----------------------------------------\n\n');

/** Of a package that is installed; its name and licence stand above it in any case. */
const licenceText = (root: string, name: string): string => {
  const folder = path.join(root, 'node_modules', name);
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
};
