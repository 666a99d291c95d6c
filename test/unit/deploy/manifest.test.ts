import { readFileSync } from 'node:fs';
import { DEEP_LINK_PATHS } from '../../../store/core/paths';

interface Manifest {
  readonly lang: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose?: string;
  }[];
  readonly shortcuts: readonly { readonly url: string }[];
}
const manifest = JSON.parse(readFileSync('public/static/manifest.webmanifest', 'utf8')) as Manifest; // its shape is what is checked

const fileOf = (src: string): Buffer => readFileSync(src.replace('/dist/', 'public/static/'));
/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it.each(manifest.icons.filter(({ src }) => src.endsWith('.png')))(
  'The icon $src has the size that the manifest names',
  ({ src, sizes }) => {
    expect(sizeOf(fileOf(src))).toBe(sizes);
  },
);

it('There is an icon of 512 px, one that may be cut to any shape, and one for a home screen of iOS', () => {
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['512x512 any', '512x512 maskable']),
  );
  const src = /rel="apple-touch-icon" href="([^"]+)"/.exec(
    readFileSync('public/index.html', 'utf8'),
  )?.[1];
  expect(sizeOf(fileOf(src ?? ''))).toBe('180x180');
});

it.each(manifest.shortcuts)(
  'The shortcut to $url opens a screen that a login may open',
  ({ url }) => {
    expect(DEEP_LINK_PATHS).toContain(url);
  },
);

it('The manifest says its language', () => {
  expect(manifest.lang).toBe('en');
});
