/** An option in the form of `parseArgs`, with its text for `--help`. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  readonly multiple?: boolean;
  /** The placeholder for the value in `--help`: `N` in `--runs N`. */
  readonly value?: string;
  readonly help: string;
}

/** A command of package.json, or of `npm run tool`. */
export interface Command {
  readonly about: string;
  /** The TypeScript file that it runs. */
  readonly file?: string;
  /** The program of node_modules that it runs. */
  readonly program?: string;
  /** The arguments that come before the given ones. */
  readonly args?: readonly string[];
  /** What it takes besides options. */
  readonly positionals?: string;
  /** The program that gets every other argument. Without it, unknown options are rejected. */
  readonly passesTo?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** The paragraphs that `--help` prints below the options. */
  readonly notes?: readonly string[];
  /** What follows the name of the command. */
  readonly examples?: readonly string[];
}
