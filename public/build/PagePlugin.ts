import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { version } from '../../package.json';
import { securityHeaders } from './securityHeaders';

/** What the page shows before any script runs: HTML, and the style elements that go with it. */
export interface FirstPaint {
  readonly styles: string;
  readonly login: string;
  readonly loginInHindi: string;
  /** What stands beside the login on a wide screen, in every language. */
  readonly side: string;
  readonly starting: string;
  /** What is read when the scripts do not come. */
  readonly unloaded: string;
}

/** When the scripts have their final names, and before assets are compressed. */
const PAGES_STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;

/** The commit that is built; '' outside a checkout. */
const commitNow = (): string => {
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], options).trim();
  } catch {
    return '';
  }
};

const NOTHING: FirstPaint = {
  styles: '',
  login: '',
  loginInHindi: '',
  side: '',
  starting: '',
  unloaded: '',
};

/**
 * Writes `index.html` with the first screen in it, `headers.json` with the headers it has to be served with, and
 * `build.json`, by which an open page learns of a new deployment, with the version and the commit for support.
 */
export class PagePlugin {
  constructor(
    private readonly folder: string,
    private readonly firstPaint: () => Promise<FirstPaint> = async () => NOTHING,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PagePlugin', stage: PAGES_STAGE },
        async () => this.write(compilation, await this.firstPaint()),
      );
    });
  }

  private write(compilation: Compilation, first: FirstPaint): void {
    const [beforeFirstPaint, language, afterFirstPaint] = [
      this.script('beforeFirstPaint.js'),
      this.script('language.js'),
      this.script('afterFirstPaint.js'),
    ] as const;
    const scripts = [beforeFirstPaint, language, afterFirstPaint];
    const styles = [...first.styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, rules = '']) => rules,
    );
    const page = fill(this.read('index.html'), {
      styles: first.styles,
      'before the first paint': `<script>${beforeFirstPaint}</script>`,
      scripts: scriptTags(compilation, 'main'),
      login: first.login,
      'login in Hindi': first.loginInHindi,
      side: first.side,
      starting: first.starting,
      unloaded: first.unloaded,
      language: `<script>${language}</script>`,
      'after the first paint': `<script>${afterFirstPaint}</script>`,
    });
    const emit = (name: string, text: string) =>
      compilation.emitAsset(name, new webpack.sources.RawSource(text));
    emit('index.html', page);
    emit('headers.json', JSON.stringify(securityHeaders({ scripts, styles }), null, 2));
    emit('build.json', JSON.stringify({ build: compilation.hash, version, commit: commitNow() }));
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

/** Writes a page on which nothing is before its scripts run: the kit's, and the one for support. */
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
        const scripts = scriptTags(compilation, this.name);
        compilation.emitAsset(file, new webpack.sources.RawSource(fill(page, { scripts })));
      });
    });
  }
}

/** The scripts of an entry; those inside a template wait there to be put into the page. */
const scriptTags = (compilation: Compilation, entry: 'main' | 'gallery' | 'look'): string =>
  (compilation.entrypoints.get(entry)?.getFiles() ?? [])
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<script defer src="${baseOf(compilation)}${file}"></script>`)
    .join('\n    ');

const baseOf = ({ outputOptions }: Compilation): string => String(outputOptions.publicPath);

const fill = (template: string, parts: Record<string, string>): string =>
  Object.entries(parts).reduce(
    (page, [name, part]) => page.replace(`<!-- ${name} -->`, () => part),
    template,
  );
