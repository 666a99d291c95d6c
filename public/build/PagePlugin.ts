import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { version } from '../../package.json';
import { type Language, LANGUAGES, textDirection } from '../../store/core/languages';
import { HOME, PAYMENT_STATUS } from '../../store/core/paths';
import { WORKER } from './compilation';
import { homeReads } from './homeReads';
import { securityHeaders } from './securityHeaders';
import type { TextsPlugin } from './TextsPlugin';

/** What the page shows before any script runs, as HTML. */
export interface FirstPaint {
  readonly title: string;
  /** The description that search engines show. */
  readonly description: string;
  /** The text shown when scripts are switched off. */
  readonly withoutScripts: string;
  /** The text shown when the configuration is wrong; {field} stands for the path of the wrong field. */
  readonly misconfigured: string;
  /** The titles of screens by path, as JSON for an attribute. */
  readonly titles: string;
  /** The names of the installed portal's shortcuts, by the path that each shortcut opens. */
  readonly shortcuts: Readonly<Record<string, string>>;
  readonly login: string;
  /** The content beside the login on a wide screen, and above it on a phone. */
  readonly side: string;
  readonly starting: string;
  /** Shown when a subscriber returns from a payment: the message that the payment is being checked. */
  readonly checking: string;
  /** The template for what this device last knew of Home. */
  readonly lastKnownHome: string;
  /** The text shown when the scripts fail to load. */
  readonly unloaded: string;
}

interface Manifest {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The first paint in each language, and the style elements that all of them need. */
export interface FirstPaints {
  readonly styles: string;
  readonly pages: Readonly<Partial<Record<Language, FirstPaint>>>;
}

const MANIFEST = 'manifest.webmanifest';

/** The stage in which the scripts have their final names; assets are compressed later. */
const PAGES_STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;

/** The chunks needed right after the login: the frame and its first screen. */
const HOME_CHUNKS = ['home', 'screen-dashboard'];

/** The commit that is built; '' outside a checkout. */
const commitNow = (): string => {
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], options).trim();
  } catch {
    return '';
  }
};

/** The page in development. It is not prerendered: the scripts render it and contain its texts. */
const NOTHING: FirstPaints = {
  styles: '',
  pages: {
    en: {
      title: 'Selfcare',
      login: '',
      side: '',
      starting: '',
      checking: '',
      lastKnownHome: '',
      unloaded: '',
      description: '',
      withoutScripts: '',
      misconfigured: 'Wrong: {field}',
      titles: '{}',
      shortcuts: {},
    },
  },
};

/** Each language has its own manifest; the English one is a file of the repository. */
const manifestOf = (language: Language): string =>
  language === 'en' ? MANIFEST : MANIFEST.replace('.', `.${language}.`);

/**
 * Writes a page for each language with the first screen in it (`index.html` in English, `index.ta.html` in Tamil), a
 * manifest for each language but English, `headers.json` with the headers that these pages must be served with, and
 * `build.json` with the version and the commit for support. An open page reads `build.json` to notice a new deployment.
 */
export class PagePlugin {
  constructor(
    private readonly folder: string,
    private readonly firstPaints: () => Promise<FirstPaints> = async () => NOTHING,
    private readonly texts: TextsPlugin | null = null,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PagePlugin', stage: PAGES_STAGE },
        async () => this.write(compilation, await this.firstPaints()),
      );
    });
  }

  private write(compilation: Compilation, { styles: styleTags, pages }: FirstPaints): void {
    const [beforeFirstPaint, brand, earlyReads, skeleton, afterFirstPaint] = [
      this.script('beforeFirstPaint.js'),
      this.script('brand.js'),
      this.script('earlyReads.js'),
      this.script('skeleton.js'),
      this.script('afterFirstPaint.js'),
    ] as const;
    const scripts = [beforeFirstPaint, brand, earlyReads, skeleton, afterFirstPaint];
    const styles = [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, rules = '']) => rules,
    );
    const emit = (name: string, text: string) =>
      compilation.emitAsset(name, new webpack.sources.RawSource(text));
    for (const language of LANGUAGES) {
      const first = pages[language];
      if (!first) continue;
      const { shortcuts, ...markup } = first;
      const texts = this.texts ? [this.texts.firstFile(language)] : [];
      const page = fill(this.read('index.html'), {
        ...markup,
        'without scripts': first.withoutScripts,
        manifest: manifestOf(language),
        styles: styleTags,
        'before the first paint': `<script>${beforeFirstPaint}</script>`,
        language,
        'home path': HOME,
        'home reads': homeReads(),
        'payment path': PAYMENT_STATUS,
        'home scripts': this.texts ? homeScripts(compilation, this.texts, language) : '',
        texts: this.texts?.versionsInPage() ?? '',
        scripts: scriptTags(compilation, texts, 'main'),
        brand: `<script>${brand}</script>`,
        'early reads': `<script>${earlyReads}</script>`,
        'last known home': first.lastKnownHome,
        skeleton: `<script>${skeleton}</script>`,
        'after the first paint': `<script>${afterFirstPaint}</script>`,
      }).replace('<html lang="en">', `<html lang="${language}" dir="${textDirection(language)}">`);
      emit(language === 'en' ? 'index.html' : `index.${language}.html`, page);
      if (language !== 'en')
        emit(manifestOf(language), this.manifest(language, first.description, shortcuts));
    }
    emit('headers.json', JSON.stringify(securityHeaders({ scripts, styles }), null, 2));
    emit('build.json', JSON.stringify({ build: compilation.hash, version, commit: commitNow() }));
    // Browsers install a worker again when its bytes have changed. The build's number changes them, so that the worker
    // stores the scripts of each build while it is being installed; see `keepPortal`.
    const worker = `root/${WORKER}`;
    if (compilation.getAsset(worker))
      compilation.updateAsset(
        worker,
        (source) => new webpack.sources.ConcatSource(source, `\n// ${compilation.hash}\n`),
      );
  }

  /** The manifest in a language other than English. */
  private manifest(
    language: Language,
    description: string,
    shortcuts: FirstPaint['shortcuts'],
  ): string {
    const english = JSON.parse(this.read(path.join('static', MANIFEST))) as Manifest; // the file of this repository
    const named = english.shortcuts.map(({ name, url }) => ({ name: shortcuts[url] ?? name, url }));
    const translated = {
      lang: language,
      dir: textDirection(language),
      description,
      shortcuts: named,
    };
    return JSON.stringify({ ...english, ...translated }, null, 2);
  }

  private script(name: string): string {
    return this.read(name)
      .replace(/^\s*\/\/.*\n/gm, '')
      .trim();
  }

  private read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }
}

/** Writes a page that is empty until its scripts run: the gallery of the kit, or the page for support. */
export class BarePagePlugin {
  constructor(
    private readonly folder: string,
    private readonly name: 'gallery' | 'look',
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BarePagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'BarePagePlugin', stage: PAGES_STAGE }, () => {
        const file = `${this.name}.html`;
        const page = readFileSync(path.join(this.folder, file), 'utf8');
        const scripts = scriptTags(compilation, [], this.name);
        compilation.emitAsset(file, new webpack.sources.RawSource(fill(page, { scripts })));
      });
    });
  }
}

/** The script tags of an entry. The portal's page keeps them in a `<template>` for `afterFirstPaint.js`. */
const scriptTags = (
  compilation: Compilation,
  before: readonly string[],
  entry: 'main' | 'gallery' | 'look',
): string =>
  [...before, ...(compilation.entrypoints.get(entry)?.getFiles() ?? [])]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<script defer src="${baseOf(compilation)}${file}"></script>`)
    .join('\n    ');

/**
 * The scripts of Home. Their order does not matter, because each script only registers its modules with webpack. The
 * script of a file of texts has its language in the attribute `lang`.
 */
const homeScripts = (compilation: Compilation, texts: TextsPlugin, language: Language): string => {
  const groups = HOME_CHUNKS.flatMap((name) => compilation.namedChunkGroups.get(name) ?? []);
  const code = groups.flatMap((group) => group.getFiles());
  const chunks = groups.flatMap((group) => group.chunks.flatMap(({ name }) => name ?? []));
  const tag = (attributes: string) => (file: string) =>
    `<script async fetchpriority="low"${attributes} src="${baseOf(compilation)}${file}"></script>`;
  return [
    ...[...new Set(code)].map(tag('')),
    ...texts.filesOf(chunks, language).map(tag(` lang="${language}"`)),
  ].join('\n    ');
};

const baseOf = ({ outputOptions }: Compilation): string => String(outputOptions.publicPath);

const fill = (template: string, parts: Record<string, string>): string =>
  Object.entries(parts).reduce(
    (page, [name, part]) => page.replaceAll(`<!-- ${name} -->`, () => part),
    template,
  );
