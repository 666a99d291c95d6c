/** An option as `parseArgs` reads it, and what `--help` says of it. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  readonly multiple?: boolean;
  /** What stands for the value in `--help`: `N` in `--runs N`. */
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
  /** What comes before what is given. */
  readonly args?: readonly string[];
  /** What it takes besides options. */
  readonly positionals?: string;
  /** To whom everything goes that is no option of its own. Without it an unknown option is refused. */
  readonly passesTo?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** What `--help` says below the options, a paragraph each. */
  readonly notes?: readonly string[];
  /** What follows the name of the command. */
  readonly examples?: readonly string[];
}
