import { readFileSync } from 'node:fs';
import { configurationSchema } from '../../../src/boot/configuration';
import { CONFIGURATION_FILE, configurationPage } from './configurationPage';

const page = readFileSync(CONFIGURATION_FILE, 'utf8');

describe('The reference of what an operator may set', () => {
  it('It is what `npm run tool -- configuration` writes from the schema', () => {
    expect(page).toBe(configurationPage());
  });

  it.each(Object.keys(configurationSchema.entries))(
    '%s has a heading, or each of its parts has one',
    (field) => {
      expect(page).toMatch(new RegExp(`^## \`${field}[.\`]`, 'm'));
    },
  );

  it('Every field says its type and either that it is required or what holds without it', () => {
    const [, ...sections] = page.split('\n## Values that')[0]?.split(/^## /m) ?? [];
    expect(sections.length).toBeGreaterThan(30);
    for (const section of sections)
      expect(section).toMatch(/\*\*Type:\*\* \S.*\n- \*\*(Required|Default:|Without it:)/);
  });

  it('No cell of a table is longer than 120 characters', () => {
    const cells = page
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((line) => line.split('|'));
    expect(cells.filter((cell) => cell.trim().length > 120)).toEqual([]);
  });
});
