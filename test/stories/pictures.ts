import { ensureBuilt } from '../operator/bundle';
import { runCommand } from '../operator/startup';
import { tool } from '../run/tool';

const playwright = (config: string, ...options: readonly string[]): Promise<boolean> =>
  tool('@playwright/test/cli.js', 'test', '-c', config, ...options);

/** `npm run tool -- pictures`: the pictures of the guides, then those that `test/stories/looks` compares with. */
const main = async (): Promise<void> => {
  await ensureBuilt();
  const isDone =
    (await playwright('test/stories/pictures.config.ts')) &&
    (await playwright('test/stories/playwright.config.ts', 'looks', '--update-snapshots'));
  process.exitCode = isDone ? 0 : 1;
};

runCommand(main);
