import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Compiler } from 'webpack';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file, so that any static server can send them. */
export class SiblingsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SiblingsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SiblingsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async (assets) => {
          const texts = Object.entries(assets).filter(([name]) =>
            /\.(js|css|html|svg|json|webmanifest)$/.test(name),
          );
          await Promise.all(
            texts.map(async ([name, source]) => {
              const bytes = Buffer.from(source.source());
              const [br, gz] = await Promise.all([
                brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
                zip(bytes, { level: 9 }),
              ]);
              compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
              compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
            }),
          );
        },
      );
    });
  }
}
