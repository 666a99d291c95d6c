import { readdirSync } from 'node:fs';
import path from 'node:path';

const TOOLS = 'test/tools';

/** The lock file of the project and that of each tool, by their paths inside the project. */
export const lockFiles = (root: string): readonly string[] => [
  'package-lock.json',
  ...readdirSync(path.join(root, TOOLS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${TOOLS}/${name}/package-lock.json`),
];
