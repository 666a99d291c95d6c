import { readFileSync } from 'node:fs';
import webpack, { type Compiler } from 'webpack';

/** What is read of a bill of materials (CycloneDX, as JSON). */
interface Bom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string }[];
}

/** Each package once, by its reference. */
const merged = (bom: Bom, other: Bom): Bom => {
  const refs = new Set(bom.components.map((one) => one['bom-ref']));
  const known = new Set(bom.dependencies.map(({ ref }) => ref));
  return {
    ...bom,
    components: [...bom.components, ...other.components.filter((one) => !refs.has(one['bom-ref']))],
    dependencies: [...bom.dependencies, ...other.dependencies.filter(({ ref }) => !known.has(ref))],
  };
};

/** When the bill of materials is written, and before assets are compressed. */
const STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;

/** Adds the worker's packages to the portal's `bom.json`. */
export class BomPlugin {
  constructor(private readonly workerBom: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BomPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'BomPlugin', stage: STAGE }, () => {
        const bomOf = (text: string) => JSON.parse(text) as Bom; // written by the plugin of CycloneDX just now
        const portal = bomOf(String(compilation.getAsset('bom.json')?.source.source()));
        const bom = merged(portal, bomOf(readFileSync(this.workerBom, 'utf8')));
        compilation.updateAsset(
          'bom.json',
          new webpack.sources.RawSource(JSON.stringify(bom, null, 2)),
        );
        compilation.deleteAsset('bom.xml');
      });
    });
  }
}
