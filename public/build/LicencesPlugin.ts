import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import webpack from 'webpack';
import type { UsedPackage, UsedPackages } from './UsedPackages';

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/**
 * The licence texts for packages that state their licence but do not contain its text. The text of the Apache licence
 * is read from TypeScript, which has this licence.
 */
const STANDARD_TEXTS: Readonly<Record<string, () => string>> = {
  MIT: () => MIT,
  'Apache-2.0': () => readFileSync('node_modules/typescript/LICENSE.txt', 'utf8'),
};

const LINE = '-'.repeat(80);

/**
 * The notices that the licences of these packages require with every copy.
 *
 * @throws if neither a package nor `STANDARD_TEXTS` contains the text of the licence.
 */
export const licencesText = (packages: readonly UsedPackage[]): string => {
  const sections = packages.map(({ name, version, licence, author, texts }) => {
    const standard = texts.length > 0 ? undefined : STANDARD_TEXTS[licence]?.();
    if (texts.length === 0 && standard === undefined)
      throw new Error(
        `${name} holds no text of its licence (${licence}): name one in LicencesPlugin.`,
      );
    const head = [`${name} ${version}`, licence, author].filter(Boolean).join('\n');
    return [head, ...texts, ...(standard === undefined ? [] : [standard.trim()])].join('\n\n');
  });
  const first = 'The portal is made with these packages. Their notices and licences follow.';
  return `${[first, ...sections].join(`\n\n${LINE}\n`)}\n`;
};

/** The stage before assets are compressed. */
const STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;

/** Writes the licences of the collected packages to `licences.txt`, which is served beside the scripts. */
export class LicencesPlugin {
  constructor(private readonly used: UsedPackages) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'LicencesPlugin', stage: STAGE }, () =>
        compilation.emitAsset(
          'licences.txt',
          new webpack.sources.RawSource(licencesText(this.used.list())),
        ),
      );
    });
  }
}
