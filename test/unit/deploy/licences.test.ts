import { licencesText } from '../../../public/build/LicencesPlugin';
import type { UsedPackage } from '../../../public/build/UsedPackages';

const used = (name: string, licence: string, ...texts: readonly string[]): UsedPackage => ({
  ...{ name, version: '1.0.0', author: 'Asha Rao', licence, texts },
});

it('Each package is listed with its version, its licence and every text that it brings', () => {
  const own = used('left-pad', 'ISC', 'Copyright Asha', 'NOTICE of Asha');
  const text = licencesText([own, used('@right/pad', 'MIT', 'Copyright Ravi')]);
  expect(text).toContain('\nleft-pad 1.0.0\nISC\nAsha Rao\n\nCopyright Asha\n\nNOTICE of Asha\n');
  expect(text).toContain('\n@right/pad 1.0.0\nMIT\n');
});

it.each([
  ['MIT', 'The above copyright notice and this permission notice shall be included'],
  ['Apache-2.0', 'Apache License'],
])('A package that only names the licence %s is listed with its text', (id, words) => {
  expect(licencesText([used('left-pad', id)])).toContain(words);
});

it('A package without a text and with another licence fails the build and is named', () => {
  expect(() => licencesText([used('left-pad', 'GPL-3.0')])).toThrow(/^left-pad holds no text/);
});
