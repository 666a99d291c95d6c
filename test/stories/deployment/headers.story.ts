import type { APIResponse } from '@playwright/test';
import { FROM_PORTAL } from '../../operator/testClient';
import { expect, story } from '../support/story';

const headersOf = (answer: APIResponse) => answer.headers();

const directives = (policy = '') =>
  Object.fromEntries(
    policy.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );

const PAGES = ['/', '/nxtselfcareportal', '/maintenance', '/nobody/knows/this'];

story('Every page carries every protective header', async ({ request }) => {
  for (const address of PAGES) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(headersOf(answer), address).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headersOf(answer)['strict-transport-security'], address).toMatch(/^max-age=\d{8,}/);
    expect(headersOf(answer)['permissions-policy'], address).toContain('geolocation=()');
  }
});

story(
  'The content security policy allows no inline code, no eval and no foreign origin',
  async ({ request }) => {
    const policy = headersOf(await request.get('/'))['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    const allowed = directives(policy);
    const own = /^'self'( 'sha256-[A-Za-z0-9+/]{43}=')+$/;
    expect(allowed['script-src']).toMatch(own);
    expect(allowed['style-src']).toMatch(own);
    expect(allowed).toMatchObject({
      'default-src': "'none'",
      'connect-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    expect(allowed['trusted-types']).toBeDefined();
    // Nothing in the page needs what the policy forbids.
    const html = await (await request.get('/')).text();
    expect(html).not.toMatch(/\son\w+=|\sstyle=|javascript:/i);
  },
);

story(
  'The browser enforces the policy: injected code does not run',
  async ({ page, complaints }) => {
    complaints.allow(/^policy: |Content Security Policy|Trusted|TrustedHTML/);
    await page.goto('/');
    const ran = await page.evaluate(async () => {
      const slipped = document.createElement('script');
      const attempts = [
        () => slipped.append('window.slipped = true'),
        () => document.body.append(slipped),
        () =>
          document.body.insertAdjacentHTML(
            'beforeend',
            '<img src=x onerror="window.slipped = true">',
          ),
      ];
      for (const attempt of attempts) {
        try {
          attempt();
        } catch {
          // Trusted Types refuse it before the policy has to.
        }
      }
      await new Promise(requestAnimationFrame);
      return 'slipped' in window;
    });
    expect(ran).toBe(false);
  },
);

story('A hashed file is cached for ever, and a missing one is a plain 404', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/src="(\/dist\/[^"]+\.js)"/g)].map(
    ([, address = '']) => address,
  );
  expect(scripts.length).toBeGreaterThan(1);
  for (const address of scripts) {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } });
    expect(headersOf(answer), address).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  }
  for (const missing of [
    '/dist/nothing.js',
    '/dist/',
    '/dist/../package.json',
    '/dist/%2e%2e/package.json',
    '/dist/index.html',
    '/dist/headers.json',
  ]) {
    const answer = await request.get(missing);
    const isPage =
      headersOf(answer)['content-type']?.includes('html') === true &&
      answer.url().includes('/dist/');
    expect(isPage, missing).toBe(false);
    expect(await answer.text(), missing).not.toContain('"devDependencies"');
    if (answer.url().includes('/dist/')) expect(answer.status(), missing).toBe(404);
  }
});

story(
  'A file at the root of the site is that file or a 404, never the page',
  async ({ request }) => {
    for (const [address, type] of [
      ['/robots.txt', /^text\/plain/],
      ['/favicon.ico', /^image\//],
      ['/portal-sw.js', /^text\/javascript/],
    ] as const) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(headersOf(answer)['content-type'], address).toMatch(type);
    }
    for (const missing of [
      '/sitemap.xml',
      '/manifest.json',
      '/.well-known/security.txt',
      '/.env',
    ]) {
      const answer = await request.get(missing);
      expect(answer.status(), missing).toBe(404);
      expect(headersOf(answer)['content-type'], missing).toMatch(/^text\/plain/);
    }
  },
);

story('API answers are never cached and their content type is not sniffed', async ({ request }) => {
  for (const address of [
    '/subscriber/v1/maintenance',
    '/subscriber/v1/subscriber',
    '/subscriber/v1/nothing',
  ]) {
    const answer = await request.get(address);
    expect(headersOf(answer), address).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headersOf(answer)['access-control-allow-origin'], address).toBeUndefined();
  }
});

story(
  'The session cookie is unreadable to scripts and is not sent from other sites',
  async ({ request }) => {
    const answer = await request.get('/subscriber/v1/login?username=asha&password=Namaste-2026', {
      headers: FROM_PORTAL,
    });
    const cookie = headersOf(answer)['set-cookie'] ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/');
    const foreign = await request.post('/subscriber/v1/subscriber/termsandcondition', {
      headers: { origin: 'https://example.net' },
    });
    expect(foreign.status()).toBe(403);
  },
);
