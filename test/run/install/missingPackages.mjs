// Runs before anything is installed, so it is plain Node without packages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {}; // npm wrote no list here, or was stopped while it wrote the list.
  }
};

/**
 * The folders of package-lock.json that are not installed as the file says. npm leaves out optional packages that
 * do not fit this system, so an optional package without an entry is not missing.
 *
 * @param {string} root
 * @returns {string[]}
 */
export const missingPackages = (root) => {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([folder, wanted]) => {
      if (folder === '') return false;
      const installedPackage = installed[folder];
      if (!installedPackage) return !wanted.optional;
      return (
        installedPackage.version !== wanted.version ||
        installedPackage.integrity !== wanted.integrity ||
        !existsSync(join(root, folder))
      );
    })
    .map(([folder]) => folder);
};
