import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TextFile, versionsOf } from '../../../../public/build/TextsPlugin';
import { LANGUAGE_NAMES, REVIEWED_LANGUAGES } from '../../../../src/text/languageNames';
import { LANGUAGES } from '../../../../store/core/languages';

const root = path.join(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('The languages', () => {
  it('The table of reviews is the one that the menu goes by', () => {
    const rows = read('src/translations/README.md').matchAll(
      /^\| (\w\w) +\| (\S+) +\| (yes|not yet)/gm,
    );
    const table = [...rows].map(([, code, name, reviewed]) => [code, name, reviewed === 'yes']);
    expect(table).toEqual(
      LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code], REVIEWED_LANGUAGES.has(code)]),
    );
  });

  it('The page knows every language before its scripts do', () => {
    const [, codes = ''] =
      /languages = \[([^\]]*)\]/.exec(read('public/beforeFirstPaint.js')) ?? [];
    expect(codes.match(/\w\w/g)).toEqual([...LANGUAGES]);
  });

  it.each(LANGUAGES)('The nginx recipe sends the page in %s', (code) => {
    const page = code === 'en' ? '""' : `"\\.${code}"`;
    expect(read('public/deploy/selfcare.conf')).toMatch(new RegExp(`^  ${code} ${page};$`, 'm'));
  });

  it('A changed word gives new names to the files of its language alone', () => {
    const filesWith = (changed: string): readonly TextFile[] =>
      LANGUAGES.flatMap((language) =>
        ['main', 'shared'].map((name) => ({
          ...{ language, name },
          script: language === 'ta' && name === 'shared' ? changed : `${language} ${name}`,
        })),
      );
    const [before, after] = [versionsOf(filesWith('old')), versionsOf(filesWith('new'))];
    expect(LANGUAGES.filter((one) => before.get(one) !== after.get(one))).toEqual(['ta']);
  });
});
