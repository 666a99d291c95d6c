// Runs before anything is installed: plain Node, no packages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {}; // npm wrote no list here, or was stopped while it wrote.
  }
};

/**
 * The folders of package-lock.json that are not installed as it says. An optional package that npm did
 * not list is one that it left out for this system.
 *
 * @param {string} root
 * @returns {string[]}
 */
export const missingPackages = (root) => {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([folder, wanted]) => {
      if (folder === '') return false;
      const found = installed[folder];
      if (!found) return !wanted.optional;
      return (
        found.version !== wanted.version ||
        found.integrity !== wanted.integrity ||
        !existsSync(join(root, folder))
      );
    })
    .map(([folder]) => folder);
};
