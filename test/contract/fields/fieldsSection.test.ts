import { readFileSync } from 'node:fs';
import { fieldsSection, GUIDE_FILE, sectionIn } from './fieldsSection';

/** Only the words are compared, because the formatter aligns the tables. */
const words = (text: string): string =>
  text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ').trim();

const section = sectionIn(readFileSync(GUIDE_FILE, 'utf8'));

describe('The fields in the guide of the operator', () => {
  it('They are what `npm run tool -- fields` writes from the marks', () => {
    expect(words(section)).toBe(words(fieldsSection()));
  });

  it('Of a pack the guide says what is lost without each field of ours', () => {
    expect(section).toMatch(/\| `renewable` +\| every pack can be tried/);
    expect(section).not.toMatch(/\| `productstatus` /);
  });
});
