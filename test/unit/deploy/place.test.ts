import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { PUSH_PROVIDER } from '../../../public/build/securityHeaders';

const folder = mkdtempSync(join(tmpdir(), 'place-'));
const build = join(folder, 'dist');
const to = join(folder, 'srv');
/** The rules of the deployment, bundled as the build does it. */
const rules = join(folder, 'deployment.mjs');
beforeAll(() => {
  const entryPoints = ['public/build/deployment.ts'];
  buildSync({ entryPoints, outfile: rules, bundle: true, platform: 'node', format: 'esm' });
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(to, { recursive: true, force: true });
  writeBuild('1');
});

const PAGE = '<script type="application/json" id="configuration">{}</script>';
const POLICY = "img-src 'self'; connect-src 'self'; form-action 'self'";

const writeBuild = (number: string): void => {
  rmSync(build, { recursive: true, force: true });
  mkdirSync(join(build, 'root'), { recursive: true });
  const files = {
    'index.html': `${PAGE}main.${number}.js`,
    'headers.json': JSON.stringify({ 'content-security-policy': POLICY }),
    'build.json': JSON.stringify({ build: number }),
    [`main.${number}.js`]: '',
    'manifest.webmanifest': '{"id":"/","name":"Selfcare","theme_color":"#4338ca"}',
    'manifest.ta.webmanifest': '{"lang":"ta","name":"Selfcare"}',
    'licences.txt': '',
    'bom.json': '{}',
    'root/portal-sw.js': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(build, name), text);
  copyFileSync(rules, join(build, 'deployment.mjs'));
};

const place = (...options: readonly string[]) => {
  const script = ['public/deploy/place.mjs', '--to', to, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
  return { status, said: (stdout + stderr).trim() };
};
const placeWith = (configuration: string, ...options: readonly string[]) => {
  writeFileSync(join(folder, 'portal.json'), configuration);
  return place('--build', build, '--configuration', join(folder, 'portal.json'), ...options);
};

/** A configuration with these fields besides those that each must have. */
const configured = (fields: object = {}): string =>
  JSON.stringify({ server: 'test', operator: { name: 'Kaveri' }, ...fields });

/** The folder that nginx serves after a reload. */
const active = (): string =>
  /^root (.*);/.exec(readFileSync(join(to, 'active/root.conf'), 'utf8'))?.[1] ?? '';
const pageNow = (): string => readFileSync(join(active(), 'page/index.html'), 'utf8');
const policyNow = (): string => readFileSync(join(to, 'active/page.conf'), 'utf8');

it('Only the assets are below dist, and the page has the configuration', () => {
  expect(placeWith(configured({ operator: { name: '</script>' } })).status).toBe(0);
  const assets = readdirSync(join(active(), 'dist')).filter((name) => !name.startsWith('manifest'));
  expect(assets.sort()).toEqual(['build.json', 'licences.txt', 'main.1.js']);
  expect(readdirSync(join(active(), 'root'))).toEqual(['portal-sw.js']);
  expect(pageNow()).toContain('"name": "\\u003c/script>"');
});

it('The installed portal has the name and the colour of the configuration', () => {
  placeWith(configured({ operator: { name: 'Kaveri', brand: '#0b5a70' } }));
  const manifest = readFileSync(join(active(), 'dist/manifest.webmanifest'));
  expect(JSON.parse(String(manifest))).toEqual({
    id: '/',
    name: 'Kaveri',
    short_name: 'Kaveri',
    theme_color: '#0b5a70',
  });
  const inTamil = readFileSync(join(active(), 'dist/manifest.ta.webmanifest'), 'utf8');
  expect(JSON.parse(inTamil)).toMatchObject({ lang: 'ta', name: 'Kaveri' });
  const compressed = readFileSync(join(active(), 'dist/manifest.webmanifest.br'));
  expect(brotliDecompressSync(compressed)).toEqual(manifest);
});

it('The operator’s own files replace those of the build, with what was compressed of them', () => {
  const files = join(folder, 'files');
  mkdirSync(join(files, 'root/.well-known'), { recursive: true });
  mkdirSync(join(files, 'dist'), { recursive: true });
  writeFileSync(join(files, 'root/.well-known/security.txt'), 'Contact: mailto:a@example.com');
  writeFileSync(join(files, 'dist/manifest.webmanifest'), '{}');
  expect(placeWith(configured(), '--files', files).status).toBe(0);
  const written = (name: string) => readFileSync(join(active(), name), 'utf8');
  expect(written('root/.well-known/security.txt')).toContain('a@example.com');
  expect(written('dist/manifest.webmanifest')).toBe('{}');
  expect(existsSync(join(active(), 'dist/manifest.webmanifest.br'))).toBe(false);
  writeFileSync(join(files, 'stray.txt'), '');
  expect(placeWith(configured(), '--files', files).said).toMatch(
    /is in no folder "dist" or "root"\.$/,
  );
});

it('The origins that the configuration names are added to the policy', () => {
  placeWith(
    configured({
      payHosts: ['https://pay.example.com'],
      imageHosts: ['https://images.example.com'],
      realtime: 'https://live.example.com/portal',
      reports: { address: 'https://faults.example.com/portal', share: 0.1 },
      push: {
        ...{ apiKey: 'a', projectId: 'p', appId: 'i', senderId: 's', vapidKey: 'v' },
        relay: {
          test: 'https://relay.example.com/test',
          production: 'https://relay.example.com/v1',
        },
      },
    }),
  );
  expect(policyNow()).toContain(
    [
      "img-src 'self' https://images.example.com",
      `connect-src 'self' https://live.example.com https://faults.example.com https://relay.example.com ${PUSH_PROVIDER.join(' ')}`,
      "form-action 'self' https://pay.example.com",
    ].join('; '),
  );
});

it.each([
  ['https://selfcare.firebaseio.com', ' https://*.firebaseio.com'],
  [
    'https://selfcare-rtdb.europe-west1.firebasedatabase.app',
    ' https://*.europe-west1.firebasedatabase.app',
  ],
  ['https://firebaseio.com.example.com', ''],
])('A database at %s may move its stream to a server beside it', (realtime, beside) => {
  placeWith(configured({ realtime }));
  expect(policyNow()).toContain(`connect-src 'self' ${realtime}${beside};`);
});

it.each([
  ['of another origin', 'https://images.example.com/logo.svg', ' https://images.example.com'],
  ['of another origin without a scheme', '//images.example.com/a', ' https://images.example.com'],
  ['of the page’s own origin', '/dist/icon.svg', ''],
  ['in the configuration itself', 'data:image/svg+xml,%3Csvg/%3E', ''],
])('A logo %s can be loaded under the policy', (_, logo, added) => {
  expect(placeWith(configured({ operator: { name: 'Kaveri', logo } })).status).toBe(0);
  expect(policyNow()).toContain(`img-src 'self'${added}; connect-src`);
});

it('A logo without https is refused', () => {
  const logo = 'http://images.example.com/logo.svg';
  const { status, said } = placeWith(configured({ operator: { name: 'Kaveri', logo } }));
  expect([status, said]).toEqual([1, `${logo} is no https address.`]);
});

const wrongIn = (field: string) => new RegExp(`portal\\.json is wrong in the field ${field}: `);

it.each([
  ['no JSON', 'nothing', /is no JSON object\.$/],
  ['null', 'null', /is no JSON object\.$/],
  ['a list', '[]', wrongIn('server')],
  ['an unknown server', configured({ server: 'prod' }), wrongIn('server')],
  ['no name', configured({ operator: {} }), wrongIn('operator.name')],
  [
    'a word for a number',
    configured({ renewalDays: { MONTHLY: '30' } }),
    wrongIn('renewalDays.MONTHLY'),
  ],
  ['an origin that is none', configured({ payHosts: ['*; script-src *'] }), wrongIn('payHosts.0')],
  [
    'an origin without https',
    configured({ payHosts: ['http://localhost:9000'] }),
    /is no https address/,
  ],
  ['an address without https', configured({ realtime: 'http://live.test' }), /is no https address/],
])('%s is refused in one sentence, and the release before stays', (_, configuration, sentence) => {
  placeWith(configured());
  const before = active();
  const { status, said } = placeWith(configuration);
  expect(status).toBe(1);
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
  expect(active()).toBe(before);
});

it('A field that the portal does not know is named, and the rest is placed', () => {
  const { status, said } = placeWith(
    configured({ operator: { name: 'Kaveri', telephone: '1800' }, payhosts: [] }),
  );
  expect(status).toBe(0);
  expect(said).toContain('does not know these fields: operator.telephone, payhosts');
  expect(placeWith(configured({ operatorValues: { a: { b: 'c' } } })).said).not.toContain('know');
});

it('A colour that the portal does not use is named with the reason, and the rest is placed', () => {
  const { status, said } = placeWith(
    configured({ operator: { name: 'Kaveri', brand: '#FFF200' } }),
  );
  expect(status).toBe(0);
  expect(said).toContain(
    "The operator's colour is not used: #FFF200 as text has less contrast than 4.5:1",
  );
  const readable = configured({ operator: { name: 'Kaveri', brand: '#0b5a70' } });
  expect(placeWith(readable).said).not.toContain('colour');
});

it('A configuration is checked without placing it', () => {
  const checked = placeWith(configured(), '--check');
  expect([checked.status, checked.said]).toEqual([
    0,
    `${join(folder, 'portal.json')} is valid. Nothing was placed.`,
  ]);
  expect(placeWith(configured({ server: 'prod' }), '--check').status).toBe(1);
  expect(placeWith(configured({ realtime: 'http://live.test' }), '--check').status).toBe(1);
  expect(existsSync(to)).toBe(false);
});

it.each([
  ['build', ['--build', 'nowhere', '--configuration', 'package.json'], /build the portal first\.$/],
  ['configuration', ['--build', build, '--configuration', 'nowhere'], /^nowhere is missing: /],
  ['configuration that is a folder', ['--build', build, '--configuration', build], / is missing: /],
  ['name of the configuration', ['--build', build], /^--configuration FILE is missing: /],
])('A missing %s is named in one sentence, and it ends with 2', (_, options, sentence) => {
  const { status, said } = place(...options);
  expect(status).toBe(2);
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

it('Missing files of the operator are named in one sentence, and it ends with 2', () => {
  const { status, said } = placeWith(configured(), '--files', 'nowhere');
  expect([status, said]).toEqual([2, 'nowhere is missing: --files names a folder.']);
});

it('The release before can be taken back, and the one after it again', () => {
  expect(place('--back').said).toMatch(/holds no release before this one\.$/);
  placeWith(configured());
  writeBuild('2');
  placeWith(configured());
  expect(pageNow()).toContain('main.2.js');
  expect(place('--back').status).toBe(0);
  expect(pageNow()).toContain('main.1.js');
  place('--back');
  expect(pageNow()).toContain('main.2.js');
});

it('Placing the same build again leaves the release before it to be taken back', () => {
  placeWith(configured());
  writeBuild('2');
  placeWith(configured());
  placeWith(configured());
  place('--back');
  expect(pageNow()).toContain('main.1.js');
});

it('Old releases are removed, and never the active one or the one before', () => {
  for (const number of ['1', '2', '3', '4', '5', '6', '7']) {
    writeBuild(number);
    placeWith(configured());
  }
  expect(readdirSync(join(to, 'releases'))).toHaveLength(5);
  expect(pageNow()).toContain('main.7.js');
  place('--back');
  expect(pageNow()).toContain('main.6.js');
});
