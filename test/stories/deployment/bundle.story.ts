import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencies, version } from '../../../package.json';
import { activePacksSample } from '../../../sagas/api/samples/packs';
import { alertsSample, promosSample } from '../../../sagas/api/samples/service';
import { cpeSample, subscriberSample } from '../../../sagas/api/samples/subscriber';
import { galleryText } from '../../../src/gallery/gallery.text';
import { textsIn } from '../../../src/text/catalogue';
import { accentedTexts } from '../../../src/text/pseudoLanguage';
import { DEMO_PASSWORD, SUBSCRIBERS } from '../../operator/seeds/subscribers';
import { DIST, expect, story } from '../support/story';

const bundle = (folder: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(folder)
    .filter((name) => /\.(js|html|json|svg|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);

const filesWith = (what: string | RegExp, folder = DIST) =>
  bundle(folder)
    .filter(([, text]) => (typeof what === 'string' ? text.includes(what) : what.test(text)))
    .map(([name]) => name);

story('The downloaded bundle contains no sample data', () => {
  const invented = [
    subscriberSample.lconame,
    subscriberSample.customerid,
    subscriberSample.email,
    cpeSample[0]?.stbno,
    activePacksSample[1]?.productname,
    activePacksSample[1]?.productid,
    alertsSample.data[0]?.message,
    promosSample[0]?.filename,
  ];
  for (const one of invented) {
    expect(one).toBeTruthy();
    expect(filesWith(one ?? ''), String(one)).toEqual([]);
  }
});

story('The downloaded bundle contains nothing of the stand-in operator or its demo logins', () => {
  expect(filesWith(DEMO_PASSWORD)).toEqual([]);
  expect(filesWith('/stand-in')).toEqual([]);
  for (const { customerid, email, surname } of SUBSCRIBERS) {
    for (const one of [customerid, email, surname].filter((value) => value !== ''))
      expect(filesWith(one), one).toEqual([]);
  }
});

story('The downloaded bundle contains nothing of the pages that only the stand-in serves', () => {
  const pages = readdirSync(DIST).filter((name) => /\.html$/.test(name));
  expect(pages.filter((name) => !/^index(?:\.\w\w)?\.html$/.test(name))).toEqual([]);
  for (const mark of [textsIn('en', galleryText).lead, 'undrawn']) {
    expect(filesWith(mark, `${DIST}-console`), mark).not.toEqual([]);
    expect(filesWith(mark), mark).toEqual([]);
  }
});

story(
  'The downloaded bundle contains nothing of the pseudo-language, which is for developers',
  () => {
    const letter = String(accentedTexts('g')).charAt(0);
    expect(letter).toBe('ĝ');
    expect(filesWith(letter)).toEqual([]);
    expect(filesWith('Pseudo-language')).toEqual([]);
  },
);

/** How secrets are usually named, and what they usually look like. */
const SECRETS = [
  /\b(secret|private|server|merchant|signing|salt|auth)_?-?key\s*["']?\s*[:=]\s*["'][^"']{8,}/i,
  /\bAIza[0-9A-Za-z_-]{35}/,
  /\bAAAA[A-Za-z0-9_-]{7}:[A-Za-z0-9_-]{100,}/,
  /\b(sk|rk)_(live|test)_[0-9A-Za-z]{10,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\bBearer [A-Za-z0-9._-]{16,}/,
  /authorization["']?\s*[:=]\s*["'](key=|basic )/i,
  /https?:\/\/[^/\s"'`]+:[^@\s"'`]+@/,
];

story('The downloaded bundle contains no secret', () => {
  for (const secret of SECRETS) expect(filesWith(secret), String(secret)).toEqual([]);
});

story('The download is the production build without source maps', () => {
  expect(filesWith(/\/\/# sourceMappingURL=/)).toEqual([]);
  expect(readdirSync(DIST).filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(filesWith('react-refresh')).toEqual([]);
});

story(
  'The build tells its version, its commit and every package in it, with the notices of their licences',
  async ({ request }) => {
    const built = JSON.parse(readFileSync(path.join(DIST, 'build.json'), 'utf8'));
    expect(built).toEqual({
      build: expect.stringMatching(/^[0-9a-f]{20}$/),
      version,
      commit: expect.stringMatching(/^(?:[0-9a-f]{12})?$/),
    });
    expect((await request.get('/dist/bom.json')).status()).toBe(404);
    const licences = await request.get('/dist/licences.txt');
    expect(licences.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await licences.text();
    for (const name of Object.keys(dependencies)) expect(text).toContain(`\n${name} `);
  },
);
