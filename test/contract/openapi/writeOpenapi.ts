import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../../run/commands/readOptions';
import { openapiDocument } from './openapi';
import { openapiDiff } from './openapiDiff';

/**
 * `npm run tool -- openapi`: writes the contract beside package.json. With `--diff` it writes nothing, but says
 * what would change in the file, and ends with 1 when something would.
 */
const target = join(__dirname, '..', '..', '..', 'openapi.json');
const written = `${JSON.stringify(openapiDocument(), null, 2)}\n`;

const sayDifference = () => {
  if (!existsSync(target)) {
    console.error('There is no openapi.json to compare with: run `npm run tool -- openapi` first.');
    process.exitCode = 1;
    return;
  }
  const onDisk = JSON.parse(readFileSync(target, 'utf8')) as Record<string, unknown>; // written here
  const lines = openapiDiff(onDisk, JSON.parse(written) as Record<string, unknown>);
  console.log(lines.length > 0 ? lines.join('\n') : 'openapi.json is as the portal makes it');
  process.exitCode = lines.length > 0 ? 1 : 0;
};

if (readOptions('openapi').values.diff) sayDifference();
else {
  writeFileSync(target, written);
  console.log('openapi.json written');
}
