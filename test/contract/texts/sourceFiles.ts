import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.join(__dirname, '../../../src');

export interface SourceFile {
  /** Below `src`. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/** The files below `src` whose names have one of these endings. */
export const sourceFiles = (...endings: readonly string[]): readonly SourceFile[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort()
    .map((name) => ({
      name,
      path: path.join(src, name),
      text: readFileSync(path.join(src, name), 'utf8'),
    }));
