import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import webpack, { type Compiler } from 'webpack';

/** A package in the portal, with the texts of its licence files. */
export interface UsedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly author: string;
  readonly texts: readonly string[];
}

const packageFile = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), ''),
  author: v.optional(v.union([v.string(), v.object({ name: v.string() })]), ''),
});

const LICENCE_FILE = /^(?:un)?licen[cs]e|\.licen[cs]e$|^notice/i;

/**
 * The folder of the package that a file belongs to. It is found by the path and not by the nearest `package.json`,
 * because folders inside a package may have a `package.json` too.
 */
const folderOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

const readPackage = (folder: string): UsedPackage => {
  const { name, version, license, author } = v.parse(
    packageFile,
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());
  return {
    name,
    version,
    licence: license,
    texts,
    author: typeof author === 'string' ? author : author.name,
  };
};

/** Collects the packages whose modules are in the bundles. All bundles deployed together share one instance. */
export class UsedPackages {
  private readonly folders = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UsedPackages', (compilation) => {
      compilation.hooks.finishModules.tap('UsedPackages', (modules) => {
        for (const each of modules) {
          const folder = each instanceof webpack.NormalModule ? folderOf(each.resource) : undefined;
          if (folder !== undefined) this.folders.add(folder);
        }
      });
    });
  }

  /** Each package once, by name. */
  list(): readonly UsedPackage[] {
    return [...this.folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}
