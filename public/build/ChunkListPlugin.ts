import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';

/** One `import()` of the portal: where it stands, what it asks for, and the files that bring it. */
export interface LazyImport {
  readonly from: string;
  readonly request: string;
  readonly files: readonly string[];
}

/** Which scripts a page loads first, and which come with what. */
export interface ChunkList {
  /** The build it belongs to, as in `build.json`. */
  readonly build: string;
  readonly first: readonly string[];
  readonly lazy: readonly LazyImport[];
}

/** Writes the chunk list beside the build, not into it: nobody but the size budget reads it. */
export class ChunkListPlugin {
  constructor(
    private readonly file: string,
    private readonly entry: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkListPlugin', (compilation) => {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(this.list(compilation), null, 2));
    });
  }

  private list(compilation: Compilation): ChunkList {
    const { context } = compilation.compiler;
    return {
      build: compilation.hash ?? '',
      first: scriptsOf(compilation.entrypoints.get(this.entry)),
      lazy: compilation.chunkGroups.flatMap((group) =>
        group.origins.flatMap(({ module, request }) => {
          const from = module?.nameForCondition();
          if (!from || request === undefined || group.isInitial()) return [];
          return [{ from: path.relative(context, from), request, files: scriptsOf(group) }];
        }),
      ),
    };
  }
}

const scriptsOf = (group: ChunkGroup | undefined): readonly string[] =>
  (group?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
