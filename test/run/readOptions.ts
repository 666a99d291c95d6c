import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The options of a command. Ends it with 2 and a sentence when one is unknown or lacks its value. */
export const readOptions = <Config extends ParseArgsConfig>(config: Config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's own sentence says which option is wrong.
    if (!(error instanceof TypeError)) throw error;
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    console.error(`${error.message}\nOptions of this command: ${known.join(', ')}`);
    process.exit(2);
  }
};
