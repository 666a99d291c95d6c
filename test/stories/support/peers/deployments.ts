import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { redeploy } from '../../../deploy/nginx';
import { DIST } from '../story';

export interface Deployments {
  /** The folder that a server hands out. */
  readonly folder: string;
  /** Puts another build in its place while pages are open; `without` names chunks that the new build lacks. */
  readonly deployNext: (without?: RegExp) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const CHUNK = /^(.+)\.([0-9a-f]{7,})\.js$/;
const mirrored = (text: string) => [...text].reverse().join('');

/**
 * The same portal as another build: every hashed file has another name, and the build another
 * number. Compressed siblings are left out; the server does without.
 */
const asNextBuild = async (folder: string, without: RegExp | undefined): Promise<void> => {
  const names = await readdir(folder);
  const hashes = names.flatMap((name) => CHUNK.exec(name)?.[2] ?? []);
  const { build } = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8'));
  const renamed = (text: string) =>
    [...hashes, String(build)].reduce((all, hash) => all.replaceAll(hash, mirrored(hash)), text);
  for (const name of names) {
    const file = path.join(folder, name);
    if (/\.(br|gz)$/.test(name) || without?.test(name)) await rm(file);
    else if (/\.(js|html)$/.test(name) || name === 'build.json') {
      await writeFile(file, renamed(await readFile(file, 'utf8')));
      await rename(file, path.join(folder, renamed(name)));
    }
  }
  const worker = path.join(folder, 'root/portal-sw.js');
  await writeFile(worker, renamed(await readFile(worker, 'utf8')));
};

export const startDeployments = async (): Promise<Deployments> => {
  const place = await mkdtemp(path.join(tmpdir(), 'selfcare-deployments-'));
  const folder = path.join(place, 'now');
  await cp(DIST, folder, { recursive: true });
  return {
    folder,
    deployNext: async (without) => {
      const next = path.join(place, 'next');
      await cp(DIST, next, { recursive: true });
      await asNextBuild(next, without);
      await rename(folder, await mkdtemp(path.join(place, 'before-')));
      await rename(next, folder);
      await redeploy();
    },
    clear: () => rm(place, { recursive: true }),
  };
};
