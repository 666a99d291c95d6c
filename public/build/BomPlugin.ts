import { readFileSync } from 'node:fs';
import webpack, { type Compiler } from 'webpack';

/** The fields this plugin reads from a bill of materials (CycloneDX, as JSON). */
interface Bom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string }[];
}

/** Both bills of materials merged into one. A package that has the same reference in both is listed once. */
const merged = (bom: Bom, other: Bom): Bom => {
  const componentRefs = new Set(bom.components.map((component) => component['bom-ref']));
  const dependencyRefs = new Set(bom.dependencies.map(({ ref }) => ref));
  return {
    ...bom,
    components: [
      ...bom.components,
      ...other.components.filter((component) => !componentRefs.has(component['bom-ref'])),
    ],
    dependencies: [
      ...bom.dependencies,
      ...other.dependencies.filter(({ ref }) => !dependencyRefs.has(ref)),
    ],
  };
};

/** A stage after the CycloneDX plugin has written the bill of materials, and before the assets are compressed. */
const STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;

/** Adds the worker's packages to the portal's `bom.json`, and removes `bom.xml`, which lacks them. */
export class BomPlugin {
  constructor(private readonly workerBom: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BomPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'BomPlugin', stage: STAGE }, () => {
        const bomOf = (text: string) => JSON.parse(text) as Bom; // written by the CycloneDX plugin in this build
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
