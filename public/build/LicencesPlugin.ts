import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/** A package in a bill of materials (CycloneDX, as JSON), with the files of its folder that speak of its licence. */
export interface BomComponent {
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly author?: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
  readonly evidence?: {
    readonly licenses?: readonly {
      readonly license?: { readonly text?: { readonly content: string } };
    }[];
  };
}

interface Bom {
  readonly components: readonly BomComponent[];
  readonly dependencies: readonly { readonly ref: string }[];
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** For packages that name their licence and hold no text of it. TypeScript is under the licence of Apache too. */
const STANDARD_TEXTS: Readonly<Record<string, () => string>> = {
  MIT: () => MIT,
  'Apache-2.0': () => readFileSync('node_modules/typescript/LICENSE.txt', 'utf8'),
};

const LINE = '-'.repeat(80);

const nameOf = ({ group, name }: BomComponent): string => (group ? `${group}/${name}` : name);

const licenceOf = ({ licenses = [] }: BomComponent): string =>
  licenses
    .map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '')
    .filter(Boolean)
    .join(', ');

const textsOf = ({ evidence }: BomComponent): readonly string[] =>
  (evidence?.licenses ?? []).flatMap(({ license }) =>
    license?.text ? String(Buffer.from(license.text.content, 'base64')).trim() : [],
  );

/**
 * The notices that the licences of these packages ask for wherever a copy of them goes.
 *
 * @throws when a package has neither a text nor a licence whose text is known.
 */
export const licencesText = (components: readonly BomComponent[]): string => {
  const sections = components
    .map((one) => ({ one, name: nameOf(one), licence: licenceOf(one) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ one, name, licence }) => {
      const own = textsOf(one);
      const standard = own.length > 0 ? undefined : STANDARD_TEXTS[licence]?.();
      if (own.length === 0 && standard === undefined)
        throw new Error(
          `${name} holds no text of its licence (${licence}): name one in LicencesPlugin.`,
        );
      const head = [`${name} ${one.version}`, licence, one.author].filter(Boolean).join('\n');
      return [head, ...own, ...(standard === undefined ? [] : [standard.trim()])].join('\n\n');
    });
  const first = 'The portal is made with these packages. Their notices and licences follow.';
  return `${[first, ...sections].join(`\n\n${LINE}\n`)}\n`;
};

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

/**
 * Adds the worker's packages to `bom.json` of the portal and writes `licences.txt` from it, which is
 * served beside the scripts.
 */
export class LicencesPlugin {
  constructor(private readonly workerBom: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'LicencesPlugin', stage: STAGE }, () => {
        const bomOf = (text: string) => JSON.parse(text) as Bom; // written by the plugin of CycloneDX just now
        const portal = bomOf(String(compilation.getAsset('bom.json')?.source.source()));
        const bom = merged(portal, bomOf(readFileSync(this.workerBom, 'utf8')));
        const text = (source: string) => new webpack.sources.RawSource(source);
        compilation.updateAsset('bom.json', text(JSON.stringify(bom, null, 2)));
        compilation.emitAsset('licences.txt', text(licencesText(bom.components)));
        compilation.deleteAsset('bom.xml');
      });
    });
  }
}
