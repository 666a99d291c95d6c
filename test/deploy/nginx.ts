import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { makeCertificate } from '../run/certificate';
import { BROTLI, NGINX } from './ensureNginx';

const DEPLOY = path.resolve(__dirname, '../../public/deploy');

/** nginx with the recipe of `public/deploy`, in front of an operator's server. */
export interface DeployedPortal {
  readonly address: string;
  /** What nginx has logged about requests and errors. */
  readonly logs: () => string;
  /** Puts the folder's current build in place, and resolves when it is served. */
  readonly deploy: () => Promise<void>;
  /** Returns to the previous release, and resolves when it is served. */
  readonly takeBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Deployment {
  /** A folder with a build. */
  readonly build: string;
  /** The address of the operator's server. */
  readonly operator: string;
  readonly configuration: object;
}

const open: DeployedPortal[] = [];

/** Deploys again on every nginx that this file has started; does nothing when none is running. */
export const redeploy = async (): Promise<void> => {
  for (const one of open) await one.deploy();
};

export const startNginx = async (deployment: Deployment): Promise<DeployedPortal> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'selfcare-nginx-'));
  const port = await freePort();
  const address = `https://localhost:${port}`;
  place(folder, deployment);
  await writeConfiguration(folder, deployment.operator, port);
  const nginx = spawn(
    NGINX,
    ['-e', inside(folder, 'errors.log'), '-c', inside(folder, 'main.conf')],
    { stdio: 'inherit' },
  );
  const ended = new Promise<never>((_, reject) =>
    nginx.once('exit', () =>
      reject(new Error(`nginx has ended: ${written(folder, 'errors.log')}`)),
    ),
  );
  /** Also waits until the former workers are gone: until then they serve open connections with the former files. */
  const reload = async () => {
    const former = workersOf(nginx);
    nginx.kill('SIGHUP');
    await isServed(address, folder);
    const left = () => workersOf(nginx).filter((worker) => former.includes(worker));
    await expect.poll(left, { timeout: PATIENCE, message: 'the former workers' }).toEqual([]);
  };
  const deployed: DeployedPortal = {
    address,
    logs: () =>
      ['selfcare.log', 'selfcare-errors.log', 'errors.log']
        .map((name) => written(folder, name))
        .join('\n'),
    deploy: async () => {
      place(folder, deployment);
      await reload();
    },
    takeBack: async () => {
      runPlace('--back', '--to', srv(folder));
      await reload();
    },
    close: async () => {
      open.splice(open.indexOf(deployed), 1);
      nginx.kill('SIGTERM');
      await ended.catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  open.push(deployed);
  await Promise.race([isServed(address, folder), ended]);
  return deployed;
};

const inside = (folder: string, name: string): string => path.join(folder, name);
const srv = (folder: string): string => inside(folder, 'srv');

const written = (folder: string, name: string): string => {
  try {
    return readFileSync(inside(folder, name), 'utf8');
  } catch {
    return '';
  }
};

const runPlace = (...args: string[]): string =>
  execFileSync(process.execPath, [path.join(DEPLOY, 'place.mjs'), ...args], { encoding: 'utf8' });

const place = (folder: string, { build, configuration }: Deployment): void => {
  const file = inside(folder, 'configuration.json');
  writeFileSync(file, JSON.stringify(configuration));
  runPlace('--build', build, '--configuration', file, '--to', srv(folder));
};

/**
 * Replaces what the recipe marks as the deployment's own, and adds the card provider's pages, which the stand-in also
 * serves.
 */
const writeConfiguration = async (
  folder: string,
  operator: string,
  port: number,
): Promise<void> => {
  const { key, cert } = await makeCertificate();
  writeFileSync(inside(folder, 'selfcare.key'), key);
  writeFileSync(inside(folder, 'selfcare.pem'), cert);
  const upstream = new URL(operator).host.replace('localhost', '127.0.0.1');
  const recipe = replaceAll(readFileSync(path.join(DEPLOY, 'selfcare.conf'), 'utf8'), [
    // Two servers, because an operator may have several, and nginx would then go on to the next one.
    [
      'server 127.0.0.1:9000 max_fails=0;',
      `server ${upstream} max_fails=0; server ${upstream} max_fails=0;`,
    ],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/certs/', `${folder}/`],
    ['/etc/ssl/private/', `${folder}/`],
    ['/var/log/nginx/', `${folder}/`],
    ['/srv/selfcare/', `${srv(folder)}/`],
    ['location /subscriber/ {', 'location ~ ^/(subscriber|stand-in)/ {'],
  ]);
  mkdirSync(inside(folder, 'temporary'));
  writeFileSync(inside(folder, 'site.conf'), recipe);
  writeFileSync(inside(folder, 'main.conf'), mainConfiguration(folder));
};

/** Each text must be in the recipe: otherwise the run would check something other than what is deployed. */
const replaceAll = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The nginx recipe has no "${from}".`);
    return all.replaceAll(from, to);
  }, text);

/** Used instead of Debian's `/etc/nginx/nginx.conf`, so that nothing on the machine is touched. */
const mainConfiguration = (folder: string): string => `
load_module ${BROTLI};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n  ')}
  include ${folder}/site.conf;
}
`;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => resolve(typeof at === 'object' && at ? at.port : 0));
    });
  });

/** Milliseconds until nginx serves a release. */
const PATIENCE = 10_000;

/** Waits for the release that `active` points to. */
const isServed = async (address: string, folder: string): Promise<void> => {
  const root = readFileSync(path.join(srv(folder), 'active/root.conf'), 'utf8');
  const release = /^root (.*);/.exec(root)?.[1] ?? '';
  const wanted = readFileSync(path.join(release, 'dist/build.json'), 'utf8');
  const served = () => get(`${address}/dist/build.json`).catch(() => null);
  await expect.poll(served, { timeout: PATIENCE, message: `nginx serves ${release}` }).toBe(wanted);
};

/** The process numbers of nginx's workers. */
const workersOf = ({ pid = 0 }: ChildProcess): readonly string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

/** Opens a new connection each time, because a kept one stays with the former configuration. */
const get = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { agent: false, rejectUnauthorized: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(String(Buffer.concat(parts))));
    });
    sent.on('error', reject);
    sent.end();
  });
