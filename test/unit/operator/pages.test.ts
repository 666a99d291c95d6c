import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createOperator, type Operator } from '../../operator/operator';

let folder: string;
let operator: Operator;
const PAGE = '<!doctype html><title>Selfcare</title>';
const POLICY = "default-src 'none'; img-src 'self'; connect-src 'self'";
const KIT = '<!doctype html><title>Kit</title>';
const SCRIPT = 'console.warn("a script")';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(folder, 'root'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify({ 'content-security-policy': POLICY }),
  );
  writeFileSync(join(folder, 'main.0abc12de.js'), SCRIPT);
  writeFileSync(join(folder, 'main.0abc12de.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'other.html'), PAGE);
  mkdirSync(`${folder}-console`);
  writeFileSync(join(`${folder}-console`, 'gallery.html'), KIT);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'build.json'), '{}');
  writeFileSync(join(folder, 'deployment.mjs'), 'Selfcare');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{"id":"/","name":"Selfcare"}');
  writeFileSync(join(folder, 'root/robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, '..', 'secret.txt'), 'not for anybody');
  operator = await createOperator({ database: ':memory:', dist: folder });
});
afterAll(async () => {
  await operator.close();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-console`, { recursive: true });
  rmSync(join(folder, '..', 'secret.txt'));
});

const get = (url: string, encoding = '') =>
  operator.app.inject({ url, headers: { 'accept-encoding': encoding } });

it.each(['/', '/nxtselfcareportal/mypacks/renew', '/paymentstatuscheck?txnid=1'])(
  '%s is answered with the page and its headers and is never cached',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body]).toEqual([200, PAGE]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  },
);

it('The page is compressed for a browser that accepts it', async () => {
  const brotli = await get('/', 'gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(PAGE);
  const gzip = await get('/', 'gzip, br;q=0');
  expect(String(gunzipSync(gzip.rawPayload))).toBe(PAGE);
});

it('A hashed asset is cached for ever and served as compressed by the build', async () => {
  const { headers, rawPayload } = await get('/dist/main.0abc12de.js', 'br');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(String(brotliDecompressSync(rawPayload))).toBe(SCRIPT);
  expect((await get('/dist/main.0abc12de.js')).body).toBe(SCRIPT);
});

it.each(['/dist/icon.svg', '/dist/build.json'])(
  '%s must be revalidated because its name stays when its content changes',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  },
);

it('The gallery of the kit, built beside the portal, is served with the page headers and is never cached', async () => {
  const { statusCode, body, headers } = await get('/stand-in/gallery');
  expect([statusCode, body]).toEqual([200, KIT]);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'content-type': 'text/html; charset=utf-8',
  });
  const { rawPayload } = await get('/stand-in/gallery', 'br');
  expect(String(brotliDecompressSync(rawPayload))).toBe(KIT);
});

it.each([
  '/index.html',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/dist/main.old.js',
  '/dist/',
  '/dist/index.html',
  '/dist/other.html',
  '/dist/gallery.html',
  '/dist/headers.json',
  '/dist/deployment.mjs',
  '/dist/root/robots.txt',
  '/dist/main.0abc12de.js.br',
  '/dist/..%2fsecret.txt',
  '/dist/%00',
  '/dist/%E0%A4%A',
])('%s is answered with an error instead of the page', async (url) => {
  const { statusCode, body } = await get(url);
  expect([400, 404]).toContain(statusCode);
  expect(body).not.toContain('Selfcare');
  expect(body).not.toContain('not for anybody');
});

it('Files at the root of the site are served, and nothing outside is', async () => {
  expect((await get('/robots.txt')).body).toBe('User-agent: *');
  expect((await get('/..%2fmain.0abc12de.js')).body).toBe(PAGE);
});

it('Unknown API and stand-in addresses are not answered with the page', async () => {
  expect((await get('/subscriber/v2/anything')).json()).toEqual({
    error: 'There is nothing at this address.',
  });
  expect((await get('/stand-in/nothing.html')).statusCode).toBe(404);
  expect((await get('/subscriber/v1/cart/checkout')).statusCode).toBe(405);
  expect(
    (await operator.app.inject({ method: 'POST', url: '/nxtselfcareportal' })).statusCode,
  ).toBe(405);
});

it.each([
  '/paymentstatuscheck?txnid=TX-0042',
  '/PaymentStatusCheck?TXNID=TX-0042',
  '/paymentstatuscheck/success?txnid=TX-0042',
  '/paymentstatuscheck/',
])('A provider that posts the payer to %s is answered 303 to the same address', async (url) => {
  const answer = await operator.app.inject({
    ...{ method: 'POST', url, payload: 'status=success&txnid=TX-0042' },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...{ origin: 'https://cards.example.com', 'sec-fetch-site': 'cross-site' },
    },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, url]);
});

it('A request from another origin is shown the page', async () => {
  const headers = { origin: 'https://elsewhere.example.com' };
  expect((await operator.app.inject({ url: '/', headers })).statusCode).toBe(200);
});

it('The manifest and the policy follow the configuration of the stand-in', async () => {
  expect((await get('/dist/manifest.webmanifest')).json()).toEqual({ id: '/', name: 'Selfcare' });
  const branded = await createOperator({
    ...{ database: ':memory:', dist: folder },
    configuration: {
      server: 'test',
      operator: { name: 'Kaveri', brand: '#0b5a70', logo: 'https://images.example.com/k.svg' },
      realtime: '/stand-in/live',
    },
  });
  expect((await branded.app.inject('/dist/manifest.webmanifest')).json()).toEqual({
    ...{ id: '/', name: 'Kaveri', short_name: 'Kaveri', theme_color: '#0b5a70' },
  });
  const { headers } = await branded.app.inject('/');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; img-src 'self' https://images.example.com; connect-src 'self'",
  );
  await branded.close();
});

it('A missing build is reported with a sentence', async () => {
  const empty = await createOperator({ database: ':memory:', dist: join(folder, 'root') });
  expect((await empty.app.inject('/')).statusCode).toBe(503);
  await empty.close();
});
