import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const NGINX = '/usr/sbin/nginx';
export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isThere = (): boolean => existsSync(NGINX) && existsSync(BROTLI);

/** nginx from Debian's packages. Answers null, or in one sentence what to do about its absence. */
export const ensureNginx = (): string | null => {
  if (isThere()) return null;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('nginx was not found: installing it …');
    if (run('apt-get', 'update', '-qq'))
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
  }
  return isThere()
    ? null
    : `Install Debian's packages ${PACKAGES.join(' and ')}, and run this again.`;
};
