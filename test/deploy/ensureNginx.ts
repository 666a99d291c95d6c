import { existsSync } from 'node:fs';
import { aptInstall, canInstall } from '../run/aptInstall';

export const NGINX = '/usr/sbin/nginx';
export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

const isThere = (): boolean => existsSync(NGINX) && existsSync(BROTLI);

/** Ensures nginx from Debian's packages. Answers null, or one sentence that says what to do if it is missing. */
export const ensureNginx = (): string | null => {
  if (isThere()) return null;
  if (canInstall()) {
    console.log('nginx was not found: installing it …');
    aptInstall(...PACKAGES);
  }
  return isThere()
    ? null
    : `Install Debian's packages ${PACKAGES.join(' and ')}, and run this again.`;
};
