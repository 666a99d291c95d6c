import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Chunk, ChunkGroup, Compilation, Compiler, Module, NormalModule } from 'webpack';
import webpack from 'webpack';
import { type Language, LANGUAGES } from '../../store/core/languages';
import { textsTakenBy } from './textNamesLoader';

const SOURCE = /\.tsx?$/;
const TRANSLATION = /^export const (\w+)\b/gm;
/** The calls that a file of texts makes when it is loaded. They have no side effect. */
const MADE_ONCE = /= (?=catalogue\b|new Intl\.)/g;

const namesIn = (file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name);

/** The file of each catalogue, in one language. */
type Places = ReadonlyMap<string, string>;

const translationsIn = (folder: string): Places =>
  new Map(
    readdirSync(folder).flatMap((file) =>
      namesIn(path.join(folder, file), TRANSLATION).map((name) => [name, path.join(folder, file)]),
    ),
  );

/**
 * In the files of texts, `catalogue(…)` returns its plain object of texts, and each call is marked as free of side
 * effects, so that esbuild removes the catalogues that are not used.
 */
const bareCatalogues: Plugin = {
  name: 'bare catalogues',
  setup: (bundler) => {
    bundler.onResolve({ filter: /\/catalogue$/ }, () => ({ path: 'catalogue', namespace: 'bare' }));
    bundler.onLoad({ filter: /.*/, namespace: 'bare' }, () => ({
      contents: 'export const catalogue = (name, english) => english;',
    }));
    bundler.onLoad({ filter: /\.text\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace(MADE_ONCE, '= /* @__PURE__ */ '),
      loader: 'ts',
    }));
  },
};

/** The resource of a module, and of each module that was concatenated into it. */
const resourcesOf = (module: Module): readonly string[] => {
  const { modules } = module as { readonly modules?: readonly Module[] }; // webpack's ConcatenatedModule
  if (modules) return modules.flatMap(resourcesOf);
  const { resource } = module as Partial<NormalModule>; // only a NormalModule has one
  return resource ? [resource] : [];
};

export interface TextFile {
  readonly language: Language;
  /** The chunk that the file belongs to, or `shared`. */
  readonly name: string;
  readonly script: string;
}

/** What the portal reads about the files of texts (`src/text/textFiles.ts`). */
interface TextsOfChunks {
  readonly own: readonly string[];
  readonly together: readonly string[];
}

/** The version of each language, which is part of its files' names. */
export type TextVersions = ReadonlyMap<Language, string>;

/**
 * A changed text renames the files of its language only, so the files of other languages stay in the browsers' caches.
 */
export const versionsOf = (files: readonly TextFile[]): TextVersions =>
  new Map(
    LANGUAGES.map((language) => {
      const filesOfLanguage = files.filter((file) => file.language === language);
      const hash = createHash('sha256').update(filesOfLanguage.map(({ script }) => script).join());
      return [language, hash.digest('hex').slice(0, 7)];
    }),
  );

/** The chunk name of the file with the texts of all small chunks. */
const SHARED = 'shared';
/** A file with fewer characters is not worth a request. */
const WORTH_A_FILE = 1_000;

class TextsRuntimeModule extends webpack.RuntimeModule {
  constructor(private readonly texts: () => TextsOfChunks) {
    super('texts', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${webpack.RuntimeGlobals.require}.texts = ${JSON.stringify(this.texts())};`;
  }
}

/**
 * Writes the texts of each chunk as one file per language, `text-LANGUAGE-CHUNK.VERSION.js`: a page downloads its
 * code and the texts of one language. Chunks with few texts share one file. The scripts contain only the
 * catalogues' names (`textNamesLoader.ts`), and `src/text/textFiles.ts` loads the files. The page contains the
 * versions.
 */
export class TextsPlugin {
  private files: readonly TextFile[] = [];
  private chunks: TextsOfChunks = { own: [], together: [] };
  private versions: TextVersions = new Map();

  constructor(private readonly root: string) {}

  /** The file with the page's first texts in this language. */
  firstFile(language: Language): string {
    return this.addressOf({ language, name: 'main' });
  }

  /** The version of each language, in the element where `src/text/textFiles.ts` reads it. */
  versionsInPage(): string {
    const versions = [...this.versions].map(
      ([language, version]) => `data-${language}="${version}"`,
    );
    return `<template id="texts" ${versions.join(' ')}></template>`;
  }

  /** The files with these chunks' texts, each once. */
  filesOf(chunks: readonly string[], language: Language): readonly string[] {
    const { own, together } = this.chunks;
    const names = chunks.flatMap((name) => {
      if (own.includes(name)) return [name];
      return together.includes(name) ? [SHARED] : [];
    });
    return [...new Set(names)].map((name) => this.addressOf({ language, name }));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('TextsPlugin', (compilation) => {
      compilation.hooks.optimizeTree.tapPromise('TextsPlugin', async () =>
        this.write(cataloguesOf(compilation)),
      );
      // A changed text must change the build's hash, so that open pages notice the deployment.
      compilation.hooks.fullHash.tap('TextsPlugin', (hash) =>
        hash.update([...this.versions.values()].join()),
      );
      compilation.hooks.additionalTreeRuntimeRequirements.tap('TextsPlugin', (chunk) => {
        // The optimiser's worker is another entry, and shows no texts.
        if (chunk.name === 'main')
          compilation.addRuntimeModule(chunk, new TextsRuntimeModule(() => this.chunks));
      });
      compilation.hooks.processAssets.tap(
        { name: 'TextsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const file of this.files)
            compilation.emitAsset(
              this.addressOf(file),
              new webpack.sources.RawSource(file.script),
              // Immutable, because the name contains a hash of all texts of the language. Esbuild has minified the script.
              { immutable: true, minimized: true },
            );
        },
      );
    });
  }

  private addressOf({ language, name }: Pick<TextFile, 'language' | 'name'>): string {
    return `text-${language}-${name}.${this.versions.get(language)}.js`;
  }

  private async write(ofChunks: ReadonlyMap<string, Places>): Promise<void> {
    // The size is measured in Hindi, because the English files lack the portal's own help answers: the English answers
    // are in `store/help/content/faqs.ts`.
    const measured = await this.bundleAll('hi', ofChunks);
    const together = measured
      .filter(({ name, script }) => script.length < WORTH_A_FILE && name !== 'main')
      .map(({ name }) => name);
    const shared = [
      ...(ofChunks.get(SHARED) ?? []),
      ...together.flatMap((name) => [...(ofChunks.get(name) ?? [])]),
    ];
    const files = new Map([...ofChunks].filter(([name]) => !together.includes(name)));
    files.set(SHARED, sorted(shared));
    const written = await Promise.all(LANGUAGES.map((language) => this.bundleAll(language, files)));
    this.files = written.flat();
    this.versions = versionsOf(this.files);
    this.chunks = { own: [...files.keys()], together };
  }

  private bundleAll(
    language: Language,
    files: ReadonlyMap<string, Places>,
  ): Promise<readonly TextFile[]> {
    const translations: Places =
      language === 'en'
        ? new Map()
        : translationsIn(path.join(this.root, 'src/translations', language));
    return Promise.all(
      [...files].map(async ([name, places]) => {
        const imports = [...places].map(
          ([text, place]) =>
            `import { ${text} } from ${JSON.stringify(translations.get(text) ?? place)};`,
        );
        const file = `'${language}', '${name}', { ${[...places.keys()].join()} }`;
        const push = `(self.portalTexts ??= []).push([${file}]);`;
        return { language, name, script: await this.bundle([...imports, push].join('\n')) };
      }),
    );
  }

  private async bundle(contents: string): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: this.root, loader: 'ts' },
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
      plugins: [bareCatalogues],
      logLevel: 'error',
    });
    return outputFiles[0]?.text ?? '';
  }
}

/** A catalogue with the chunks that import it and the file that holds it. */
interface TakenCatalogue {
  readonly name: string;
  readonly place: string;
  readonly chunks: Set<Chunk>;
}

const takenCatalogues = ({ chunks, chunkGraph }: Compilation): readonly TakenCatalogue[] => {
  const taken = new Map<string, TakenCatalogue>();
  const sourcesOf = (chunk: Chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)]
      .flatMap(resourcesOf)
      .filter((resource) => SOURCE.test(resource));
  for (const chunk of chunks)
    for (const file of sourcesOf(chunk))
      for (const { name, from } of textsTakenBy(readFileSync(file, 'utf8'))) {
        const place = `${path.join(path.dirname(file), from)}.ts`;
        const catalogue = taken.get(name) ?? { name, place, chunks: new Set<Chunk>() };
        taken.set(name, catalogue);
        catalogue.chunks.add(chunk);
      }
  return [...taken.values()];
};

const groupsOf = (chunk: Chunk): readonly ChunkGroup[] => [...chunk.groupsIterable];

/** True if every path to a group of chunks loads one of the given chunks first. */
const cameBefore = (
  group: ChunkGroup,
  chunks: ReadonlySet<Chunk>,
  passed: readonly ChunkGroup[] = [],
): boolean => {
  const before = group.getParents().filter((parent) => !passed.includes(parent));
  return (
    before.length > 0 &&
    before.every(
      (parent) =>
        parent.chunks.some((chunk) => chunks.has(chunk)) ||
        cameBefore(parent, chunks, [...passed, group]),
    )
  );
};

/**
 * Chooses the chunks whose file of texts contains a catalogue. The chunks in `taken` import the catalogue: wherever the
 * browser loads one of them, a chosen chunk must be loaded with it or before it. Chunks that this rule does not need
 * are left out.
 */
const holdersOf = (taken: ReadonlySet<Chunk>, all: Iterable<Chunk>): ReadonlySet<Chunk> => {
  const groups = new Set([...taken].flatMap(groupsOf));
  const always = [...all].find((chunk) => {
    const groupsOfChunk = groupsOf(chunk);
    return (
      groupsOfChunk.length === groups.size && groupsOfChunk.every((group) => groups.has(group))
    );
  });
  if (always) return new Set([always]);
  const holders = new Set(taken);
  for (const chunk of [...taken].sort(
    (some, other) => groupsOf(some).length - groupsOf(other).length,
  ))
    if (
      groupsOf(chunk).every(
        (group) =>
          group.chunks.some((beside) => beside !== chunk && holders.has(beside)) ||
          cameBefore(group, holders),
      )
    )
      holders.delete(chunk);
  return holders;
};

/** The catalogues whose texts are loaded with each chunk. All initial chunks of the page count as one: `main`. */
const cataloguesOf = (compilation: Compilation): ReadonlyMap<string, Places> => {
  const placesByChunk = new Map<string, Map<string, string>>();
  for (const { name, place, chunks } of takenCatalogues(compilation))
    for (const chunk of holdersOf(chunks, compilation.chunks)) {
      const chunkName = chunk.canBeInitial() ? 'main' : (chunk.name ?? '');
      const places = placesByChunk.get(chunkName) ?? new Map<string, string>();
      placesByChunk.set(chunkName, places.set(name, place));
    }
  // Sorted, because webpack promises no order and unchanged texts must give the same files in the next build.
  return sorted([...placesByChunk].map(([chunk, places]) => [chunk, sorted(places)]));
};

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): ReadonlyMap<string, Value> =>
  new Map([...entries].sort(([name], [otherName]) => (name < otherName ? -1 : 1)));
