/** @jest-environment node */
import { licencesText, type BomComponent } from '../../../public/build/LicencesPlugin';

const component = (name: string, id: string, ...texts: readonly string[]): BomComponent => ({
  ...{ 'bom-ref': name, name, version: '1.0.0', author: 'Asha Rao' },
  licenses: [{ license: { id } }],
  evidence: {
    licenses: texts.map((text) => ({
      license: { text: { content: Buffer.from(text).toString('base64') } },
    })),
  },
});

it('Each package is listed with its version, its licence and every text that it brings', () => {
  const own = component('left-pad', 'ISC', 'Copyright Asha', 'NOTICE of Asha');
  const scoped = { ...component('pad', 'MIT', 'Copyright Ravi'), group: '@right' };
  const text = licencesText([own, scoped]);
  expect(text).toContain('\nleft-pad 1.0.0\nISC\nAsha Rao\n\nCopyright Asha\n\nNOTICE of Asha\n');
  expect(text.indexOf('@right/pad 1.0.0')).toBeLessThan(text.indexOf('left-pad'));
});

it.each([
  ['MIT', 'The above copyright notice and this permission notice shall be included'],
  ['Apache-2.0', 'Apache License'],
])('A package that only names the licence %s is listed with its text', (id, words) => {
  expect(licencesText([component('left-pad', id)])).toContain(words);
});

it('A package without a text and with another licence fails the build and is named', () => {
  expect(() => licencesText([component('left-pad', 'GPL-3.0')])).toThrow(/^left-pad holds no text/);
});
